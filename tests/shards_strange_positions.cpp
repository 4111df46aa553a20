#include "tests/shards_strange_positions.h"

#include <algorithm>
#include <string>
#include <vector>

#include "match/games.h"
#include "match/json.h"

namespace lemniscate::tests {
namespace {

using match::Json;

bool rarely(Dice& dice, std::uint32_t n) { return dice.below(n) == 0; }

/// All cards of a game, shuffled; whoever needs cards takes them from here.
class Box {
  public:
    Box(const shards::Options& options, std::uint32_t players, Dice& dice) : dice_(dice) {
        for (std::uint32_t i = 1; i <= shards::card_types; ++i) {
            const shards::CardFacts& card = shards::printed[i];
            if (!options.sets.has(card.set)) continue;
            const bool starter = card.kind == shards::Kind::starter;
            const std::uint32_t copies = card.copies * (starter ? players : 1U);
            cards_.insert(cards_.end(), copies, shards::card_at(i));
        }
        dice.shuffle(cards_.data(), cards_.size());
    }

    /// Up to `count` cards of the set, as ids.
    Json take(std::uint32_t count, shards::CardSet set) {
        Json list = Json::array();
        for (std::size_t i = cards_.size(); i-- > 0 && list.size() < count;) {
            if (!set.has(cards_[i])) continue;
            list.push_back(shards::id_of(cards_[i]));
            cards_.erase(cards_.begin() + static_cast<std::ptrdiff_t>(i));
        }
        return list;
    }
    Json take_up_to(std::uint32_t most, shards::CardSet set) {
        return take(dice_.below(most + 1), set);
    }

  private:
    Dice& dice_;
    std::vector<shards::Card> cards_;
};

const shards::CardSet every_card = shards::cards_that([](const auto&) { return true; });

std::uint32_t strange_mastery(Dice& dice) {
    const std::uint32_t around[] = {0, 4, 5, 9, 10, 14, 15, 19, 20, 25, 28, 29, 30};
    return around[dice.below(std::size(around))];
}

Json strange_player(const shards::Options& options, bool acting, Box& box, Dice& dice) {
    Json player;
    player["health"] = 1 + dice.below(rarely(dice, 2) ? 50 : 12);
    player["mastery"] = strange_mastery(dice);
    player["hand"] = box.take_up_to(rarely(dice, 6) ? 12 : 6, every_card);
    if (rarely(dice, 3)) player["seen"] = Json::array();
    player["deck"] = box.take_up_to(8, every_card);
    player["discard"] = box.take_up_to(10, every_card);
    player["champions"] = Json::array();
    for (const Json& card : box.take_up_to(rarely(dice, 4) ? 7 : 3, shards::champion_set)) {
        player["champions"].push_back({{"card", card},
                                       {"exhausted", acting && rarely(dice, 3)},
                                       {"played_now", acting && rarely(dice, 3)}});
    }
    if (!relics_of(options.sets).empty() && rarely(dice, 2)) {
        player["relics"] = box.take(2, shards::relic_set);
    }
    if (!acting) return player;
    player["played"] = Json::array();
    for (const Json& card : box.take_up_to(5, every_card - shards::champion_set)) {
        const bool mercenary =
            shards::mercenary_set.has(shards::find_card(card.get<std::string>()));
        player["played"].push_back({{"card", card}, {"fast", mercenary && rarely(dice, 2)}});
    }
    return player;
}

/// Nemesis has neither hand nor deck.
void make_nemesis(Json& player) {
    for (const char* zone : {"hand", "deck", "discard", "relics", "seen", "played"}) {
        player.erase(zone);
    }
    player["mastery"] = std::min(player["mastery"].get<int>(), 28);
}

}  // namespace

match::Json strange_position(const shards::Options& options, Dice& dice) {
    const bool solo = options.mode == shards::Mode::nemesis;
    const std::uint32_t seats = solo ? 2 : options.players;
    const std::uint32_t seat = solo ? 0 : dice.below(seats);
    Json position = match::write_position(deal(options, dice));
    for (const char* derived : {"to_act", "decision", "result", "pending", "auction", "draft"}) {
        position.erase(derived);
    }
    position["options"]["auction"] = false;
    position["options"]["relic_draft"] = false;
    position["turn"] = {{"seat", seat},
                        {"first_seat", solo ? 0 : dice.below(seats)},
                        {"round", rarely(dice, 6) ? 199 : 1 + dice.below(50)},
                        {"gems", dice.below(12)},
                        {"power", dice.below(rarely(dice, 2) ? 60 : 12)},
                        {"focused", rarely(dice, 2)},
                        {"lasting", Json::array()}};
    (shards::lasting_set & cards_of(options.sets)).each([&](shards::Card card) {
        if (!rarely(dice, 5)) return;
        position["turn"]["lasting"].push_back({{"card", id_of(card)}, {"count", 1}});
    });
    if (rarely(dice, 12)) position["turn"]["power"] = "infinite";

    Box box(options, options.players, dice);
    const std::vector<std::string> characters = {"decima", "ko_syn_wu", "tetra", "volos"};
    const std::uint32_t shift = dice.below(4);
    position["players"] = Json::array();
    for (std::uint32_t i = 0; i < seats; ++i) {
        Json player = strange_player(options, i == seat, box, dice);
        if (solo && i == 1) make_nemesis(player);
        const bool may_be_out = i != seat && seats > 2 && i == (seat + 2) % seats;
        if (may_be_out && rarely(dice, 3)) player = {{"health", 0}};
        player["character"] = characters[(i + shift) % 4];
        position["players"].push_back(player);
    }
    Json row = box.take(options.row_size, shards::centre_set);
    if (rarely(dice, 4)) row[dice.below(options.row_size)] = nullptr;
    position["centre"] = {{"row", row}, {"deck", box.take_up_to(12, shards::centre_set)}};
    return position;
}

}  // namespace lemniscate::tests
