#include "tests/shards_fold.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>

#include "games/shards/cards.h"
#include "match/json.h"

namespace lemniscate::tests {
namespace {

using match::Json;

const Json hidden = "?";

/// Erases the first entry like this; says whether there was one.
template <class IsIt>
bool erase_first(Json& list, IsIt&& is_it) {
    const auto found = std::find_if(list.begin(), list.end(), is_it);
    if (found == list.end()) return false;
    list.erase(found);
    return true;
}
bool erase_card(Json& list, const Json& card) {
    return erase_first(list, [&](const Json& entry) { return entry == card; });
}

std::size_t number_of(const Json& card) {
    const auto& ids = shards::card_ids;
    return static_cast<std::size_t>(
        std::find(std::begin(ids), std::end(ids), card.get<std::string>()) - std::begin(ids));
}

class Fold {
  public:
    explicit Fold(Json& view) : view_(view) {}

    void work_in(const Json& event) {
        kind_ = event.at("kind");
        move_card(event);
        if (!change_turn(event) && !change_player(event) && !change_set_up(event) &&
            !is_told_only()) {
            throw std::invalid_argument(kind_);
        }
    }

  private:
    bool is(const char* kind) const { return kind_ == kind; }

    Json& turn() { return view_.at("turn"); }
    Json& centre() { return view_.at("centre"); }
    Json& player(const Json& seat) { return view_.at("players").at(seat.get<std::size_t>()); }
    /// Whose the things are that an event is about.
    static const Json& owner(const Json& event) {
        return event.contains("other") ? event.at("other") : event.at("seat");
    }

    // Cards that move.

    void move_card(const Json& event) {
        if (is("deck_shuffled")) return shuffle(event.at("seat"));
        const Json from = event.value("from", Json());
        const Json to = event.value("to", Json());
        if (from == to) return;
        const Json card = event.at("card");
        if (!from.is_null()) take(from, card, event);
        if (!to.is_null()) put(to, card, event);
    }

    void take(const std::string& zone, const Json& card, const Json& event) {
        Json& side = player(owner(event));
        bool found = true;
        if (zone == "hand") {
            found = leave_hand(owner(event), card);
        } else if (zone == "deck") {
            side["deck"].erase(0);
            if (card != hidden) count_unseen(unseen_of(owner(event)), card, -1);
        } else if (zone == "discard") {
            found = erase_card(side["discard"], card);
        } else if (zone == "played") {
            const bool fast = is("mercenary_left");
            found = erase_first(side["played"], [&](const Json& entry) {
                return entry.at("card") == card && entry.at("fast") == fast;
            });
        } else if (zone == "champions") {
            found = erase_first(side["champions"],
                                [&](const Json& entry) { return entry.at("card") == card; });
        } else if (zone == "relics") {
            found = erase_card(side["relics"], card);
            if (!found && erase_card(side["relics"], hidden)) {
                found = true;
                count_unseen("/unseen/relics", card, -1);
            }
        } else if (zone == "row") {
            Json& slot = centre()["row"].at(event.at("slot").get<std::size_t>());
            found = slot == card;
            slot = nullptr;
        } else if (zone == "centre") {
            if (centre()["deck"].at(0) == hidden) count_unseen("/unseen/centre", card, -1);
            centre()["deck"].erase(0);
            centre()["known_bottom"] =
                std::min(centre()["known_bottom"].get<std::size_t>(), centre()["deck"].size());
        } else if (zone == "pool") {
            found = erase_card(view_["draft"]["pool"], card);
            view_["draft"]["picks"] = view_["draft"]["picks"].get<int>() + 1;
        } else {
            found = false;
        }
        if (!found) throw std::invalid_argument(event.dump() + " in " + view_.dump());
    }

    void put(const std::string& zone, const Json& card, const Json& event) {
        Json& side = player(owner(event));
        if (zone == "hand") {
            enter_hand(event.at("seat"), card);
        } else if (zone == "deck") {
            side["deck"].push_back(hidden);
            count_unseen(unseen_of(event.at("seat")), card, 1);
        } else if (zone == "discard" || zone == "relics") {
            side[zone].push_back(card);
        } else if (zone == "played") {
            side["played"].push_back(Json{{"card", card}, {"fast", is("card_fast_played")}});
        } else if (zone == "champions") {
            const bool now = is("card_played") || is("nemesis_played");
            side["champions"].push_back(
                Json{{"card", card}, {"exhausted", false}, {"played_now", now}});
        } else if (zone == "row") {
            centre()["row"].at(event.at("slot").get<std::size_t>()) = card;
        } else if (zone == "centre") {
            centre()["deck"].push_back(card);
            centre()["known_bottom"] = centre()["known_bottom"].get<int>() + 1;
        } else if (zone == "banished") {
            centre()["banished"].push_back(card);
        } else {
            throw std::invalid_argument(event.dump());
        }
    }

    void shuffle(const Json& seat) {
        Json& side = player(seat);
        for (const Json& card : side["discard"]) {
            side["deck"].push_back(hidden);
            count_unseen(unseen_of(seat), card, 1);
        }
        side["discard"] = Json::array();
    }

    // Cards that lie out of sight, by id: of deck and hand of a seat, of the centre deck, relics.

    static std::string unseen_of(const Json& seat) {
        return "/unseen/players/" + std::to_string(seat.get<int>());
    }
    void count_unseen(const std::string& where, const Json& card, int more) {
        const Json::json_pointer at(where);
        if (!view_.contains(at)) return;  // a position
        std::map<std::string, int> counts = view_.at(at);
        if ((counts[card] += more) == 0) counts.erase(card.get<std::string>());
        view_.at(at) = Json::object();
        for (const auto& [id, count] : counts) view_.at(at)[id] = count;
    }

    // The hand. Others see of it what was shown, and how many cards there are beside that.

    bool sees_hand(const Json& seat) const {
        return !view_.contains("view") || view_.at("view").at("seat") == seat;
    }
    /// For those who do not see the hand: shown cards by number, then the rest.
    void arrange(const Json& seat, std::size_t cards) {
        Json& side = player(seat);
        Json hand = side["seen"];
        std::sort(hand.begin(), hand.end(),
                  [](const Json& a, const Json& b) { return number_of(a) < number_of(b); });
        while (hand.size() < cards) hand.push_back(hidden);
        side["hand"] = std::move(hand);
    }
    void show(const Json& seat, const Json& card) {
        Json& seen = player(seat)["seen"];
        seen.push_back(card);
        std::sort(seen.begin(), seen.end());
        if (!sees_hand(seat)) arrange(seat, player(seat)["hand"].size());
    }
    /// A card of the hand is shown that was not before.
    void reveal(const Json& seat, const Json& card) {
        if (!sees_hand(seat)) count_unseen(unseen_of(seat), card, -1);
        show(seat, card);
    }
    bool leave_hand(const Json& seat, const Json& card) {
        Json& side = player(seat);
        // Of equal cards the first one goes, and that is one that was shown.
        const bool shown = erase_card(side["seen"], card);
        if (sees_hand(seat)) return erase_card(side["hand"], card);
        if (!shown) count_unseen(unseen_of(seat), card, -1);
        arrange(seat, side["hand"].size() - 1);
        return true;
    }
    void enter_hand(const Json& seat, const Json& card) {
        player(seat)["hand"].push_back(card);
        if (!is("card_drawn")) show(seat, card);
    }

    // What changes beside.

    void pay(const char* what, const Json& amount) {
        Json& points = turn()[what];
        points = points == "infinite" ? 0 : points.get<int>() - amount.get<int>();
    }
    static void add(Json& number, const Json& amount) {
        number = number.get<int>() + amount.get<int>();
    }

    /// What a card leaves behind for the turn, in the order of ids.
    void last(const std::string& card, int more) {
        Json& lasting = turn()["lasting"];
        const auto id = [&](std::size_t i) { return lasting[i]["card"].get<std::string>(); };
        std::size_t at = 0;
        while (at < lasting.size() && id(at) < card) ++at;
        if (at == lasting.size() || id(at) != card) {
            Json entry;
            entry["card"] = card;
            entry["count"] = 0;
            lasting.insert(lasting.begin() + static_cast<std::ptrdiff_t>(at), entry);
        }
        add(lasting[at]["count"], more);
        if (lasting[at]["count"] == 0) lasting.erase(at);
    }

    bool change_turn(const Json& event) {
        if (is("card_recruited") || is("card_fast_played")) {
            pay("gems", event.at("amount"));
        } else if (is("focused")) {
            pay("gems", event.at("amount"));
            turn()["focused"] = true;
        } else if (is("infinite_power")) {
            turn()["power"] = "infinite";
        } else if (is("power_doubled")) {
            gain("power", event.at("amount"));
        } else if (is("champion_attacked")) {
            if (turn()["power"] != "infinite") pay("power", event.at("amount"));
        } else if (is("power_spent")) {
            pay("power", event.at("amount"));
        } else if (is("lasting_began")) {
            last(event.at("card"), 1);
        } else if (is("lasting_used")) {
            last(event.at("card"), -1);
        } else if (is("attack_began")) {
            turn()["phase"] = "attack";
        } else if (is("turn_ended")) {
            end_turn(player(event.at("seat")));
        } else if (is("round_began")) {
            turn()["round"] = event.at("amount");
        } else if (is("turn_began")) {
            begin_turn(event.at("seat"));
        } else if (is("game_over")) {
            turn()["seat"] = event.at("seat");
            turn()["phase"] = "over";
            view_["result"] =
                Json{{"winners", event.at("winners")}, {"reason", event.at("reason")}};
        } else {
            return false;
        }
        return true;
    }

    void gain(const char* what, const Json& amount) {
        if (turn()[what] != "infinite") add(turn()[what], amount);
    }

    void end_turn(Json& side) {
        turn()["gems"] = 0;
        turn()["power"] = 0;
        turn()["focused"] = false;
        turn()["lasting"] = Json::array();
        for (Json& champion : side["champions"]) {
            champion["exhausted"] = false;
            champion["played_now"] = false;
        }
        if (side.contains("revealed")) side["revealed"] = nullptr;
    }

    void begin_turn(const Json& seat) {
        turn()["seat"] = seat;
        turn()["phase"] = player(seat).contains("revealed") ? "nemesis" : "play";
        view_["auction"] = nullptr;
        view_["draft"] = nullptr;
    }

    bool change_player(const Json& event) {
        Json& side = player(owner(event));
        if (is("gained")) {
            const std::string what = event.at("resource");
            if (what == "gems" || what == "power") {
                gain(what.c_str(), event.at("amount"));
            } else {
                add(side[what], event.at("amount"));
            }
        } else if (is("mastery_given")) {
            add(side["mastery"], event.at("amount"));
        } else if (is("mastery_lost")) {
            side["mastery"] = side["mastery"].get<int>() - event.at("amount").get<int>();
        } else if (is("damaged") || is("auction_won")) {
            side["health"] = side["health"].get<int>() - event.at("amount").get<int>();
        } else if (is("champion_exhausted")) {
            exhaust(side["champions"], event.at("card"));
        } else if (is("card_revealed") || is("shield_shown")) {
            if (event.contains("revealed")) reveal(event.at("seat"), event.at("card"));
        } else if (is("relic_earned")) {
            side["relic_earned"] = true;
        } else if (is("relic_recruited")) {
            side["relic_recruited"] = true;
        } else if (is("character_chosen")) {
            side["character"] = event.at("character");
        } else if (is("nemesis_revealed")) {
            side["revealed"] = event.at("card");
        } else {
            return false;
        }
        return true;
    }

    static void exhaust(Json& champions, const Json& card) {
        for (Json& champion : champions) {
            if (champion.at("card") != card || champion.at("exhausted") == true) continue;
            champion["exhausted"] = true;
            return;
        }
        throw std::invalid_argument(champions.dump());
    }

    bool change_set_up(const Json& event) {
        const Json& seat = event.at("seat");
        if (is("auction_opened")) {
            turn()["seat"] = seat;
            turn()["phase"] = "auction";
            Json in = Json::array();
            for (std::size_t i = 0; i < view_["players"].size(); ++i) {
                if (player(i)["character"].is_null()) in.push_back(i);
            }
            view_["auction"] = Json{{"opener", seat}, {"bid", 0}, {"leader", nullptr}, {"in", in}};
        } else if (is("draft_began")) {
            turn()["seat"] = seat;
            turn()["phase"] = "draft";
            view_["auction"] = nullptr;
        } else if (is("turn_passed")) {
            turn()["seat"] = seat;
        } else if (is("bid")) {
            view_["auction"]["bid"] = event.at("amount");
            view_["auction"]["leader"] = seat;
        } else if (is("dropped")) {
            erase_card(view_["auction"]["in"], seat);
        } else if (is("first_seat_decided")) {
            turn()["first_seat"] = seat;
        } else {
            return false;
        }
        return true;
    }

    /// Everything that can be seen of these is a card that moved, or what other events tell.
    bool is_told_only() const {
        for (const char* kind :
             {"card_played",    "card_taken",     "row_filled",         "card_drawn",
              "deck_shuffled",  "declined",       "card_banished",      "card_returned",
              "card_copied",    "card_lost",      "champion_destroyed", "play_ended",
              "power_assigned", "shield_in_play", "eliminated",         "mercenary_left",
              "card_discarded", "relic_given",    "relic_drafted",      "extra_chosen",
              "nemesis_played"}) {
            if (is(kind)) return true;
        }
        return false;
    }

    Json& view_;
    std::string kind_;
};

/// Nobody knows the order of a deck, but for cards under the centre deck.
void hide_decks(Json& view) {
    for (Json& side : view["players"]) {
        for (Json& card : side["deck"]) card = hidden;
    }
    Json& deck = view["centre"]["deck"];
    const std::size_t known = view["centre"]["known_bottom"];
    for (std::size_t i = 0; i + known < deck.size(); ++i) deck[i] = hidden;
}

}  // namespace

Json fold_shards(Json before, const std::vector<Json>& events) {
    Json view = folded_part(std::move(before));
    Fold fold(view);
    for (const Json& event : events) fold.work_in(event);
    return view;
}

Json folded_part(Json view) {
    for (const char* left_out : {"pending", "attack", "unseen", "to_act", "decision"})
        view.erase(left_out);
    hide_decks(view);
    return view;
}

}  // namespace lemniscate::tests
