#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/json.h"
#include "match/shards/parts.h"
#include "match/shards/position_words.h"

namespace lemniscate::match::shards_format {

namespace {

using shards::Card;
using shards::CardSet;
using shards::Character;
using shards::Side;
using shards::Table;

constexpr CardSet no_champions = CardReader::every_card - shards::champion_set;

/// Fills one side of the table.
class PlayerReader {
  public:
    PlayerReader(Table& table, Seat seat, CardReader& cards)
        : table_(table), seat_(seat), side_(side_of(table, seat)), cards_(cards) {}

    void read(const Field& field) {
        const Fields player = fields_of(field);
        side_.health = static_cast<std::uint8_t>(
            player["health"].number({0, shards::most_health}, side_.health));
        side_.mastery =
            static_cast<std::uint8_t>(player["mastery"].number({0, shards::most_mastery}, 0));
        read_character(player["character"]);
        each_card(player["hand"], [&](Card card) { side_.add_hand(card, false); });
        read_seen(player["seen"]);
        each_card(player["deck"], [&](Card card) { side_.add_deck(card); });
        each_card(player["discard"], [&](Card card) { side_.add_discard(card); });
        read_champions(player["champions"]);
        read_played(player["played"]);
        read_relics(player["relics"]);
        side_.relic_recruited = player["relic_recruited"].flag(false);
        side_.relic_earned =
            player["relic_earned"].flag(false) || side_.mastery >= shards::relic_mastery;
        if (is_nemesis(table_, seat_)) read_revealed(player["revealed"]);
    }

  private:
    Fields fields_of(const Field& field) const {
        if (is_nemesis(table_, seat_)) {
            return field.fields({"character", "health", "mastery", "hand", "seen", "deck",
                                 "discard", "champions", "played", "relics", "relic_recruited",
                                 "relic_earned", "revealed"});
        }
        return field.fields({"character", "health", "mastery", "hand", "seen", "deck", "discard",
                             "champions", "played", "relics", "relic_recruited", "relic_earned"});
    }

    void read_character(const Field& field) {
        if (field.is_missing() || field.is_null()) return;
        const std::size_t word = field.word(character_words, 0);
        const auto character = static_cast<Character>(word + 1);
        for (std::uint32_t i = 0; i < index(seat_); ++i) {
            if (table_.side[i].character != character) continue;
            field.refuse(ProblemKind::options_conflict,
                         std::string(id_of(shards::OptionsProblem::character_twice)));
        }
        side_.character = character;
    }

    /// Nemesis has champions, and what it plays: nothing else.
    std::size_t room() const { return is_nemesis(table_, seat_) ? 0 : std::size_t{Side::capacity}; }

    /// Calls `add(card)` for the cards of a list. `read` reads an entry.
    template <class Add>
    void each_card(const Field& list, Add&& add) {
        for (const Field& entry : list.entries_up_to(room())) {
            const Card card = cards_.read_hidden(entry, CardReader::every_card, {});
            if (fits(entry, card)) add(card);
        }
    }

    /// Whether there is a card, and room for it.
    bool fits(const Field& entry, Card card) const {
        if (card == Card::none) return false;
        const std::uint32_t held = side_.size() + side_.champion_count;
        if (held < Side::capacity) return true;
        entry.refuse(ProblemKind::too_many, std::to_string(held + 1),
                     std::to_string(Side::capacity));
        return false;
    }

    /// Markers on cards of the hand, not cards.
    void read_seen(const Field& list) {
        for (const Field& entry : list.entries()) {
            const Card card = cards_.name(entry);
            Json others = Json::array();
            bool held = false;
            for (std::uint32_t i = 0; i < side_.hand_size; ++i) {
                if (side_.hand(i).marked()) continue;
                held = held || side_.hand(i).card() == card;
                others.push_back(id_of(side_.hand(i).card()));
            }
            if (held) {
                side_.show_one_more(card);
            } else {
                entry.refuse(ProblemKind::unknown_word, excerpt(others));
            }
        }
    }

    void read_champions(const Field& list) {
        for (const Field& entry : list.entries()) {
            const Fields champion = entry.fields({"card", "exhausted", "played_now"});
            const bool exhausted = champion["exhausted"].flag(false);
            const bool played_now = champion["played_now"].flag(false);
            const Card card = cards_.read(champion["card"], shards::champion_set, "champion");
            if (!fits(champion["card"], card)) continue;
            if (exhausted) side_.exhausted |= 1U << side_.champion_count;
            side_.add_champion(card, played_now);
        }
    }

    void read_played(const Field& list) {
        for (const Field& entry : list.entries()) {
            const Fields played = entry.fields({"card", "fast"});
            const bool fast = played["fast"].flag(false);
            const Card card =
                fast ? cards_.read(played["card"], shards::mercenary_set, "mercenary")
                     : cards_.read(played["card"], no_champions, "other_than_champion");
            if (fits(played["card"], card)) side_.add_played(card, fast);
        }
    }

    void read_relics(const Field& list) {
        std::uint32_t count = 0;
        for (const Field& entry :
             list.entries_up_to(is_nemesis(table_, seat_) ? 0 : std::size(side_.relics))) {
            const Card card = cards_.read_hidden(entry, shards::relic_set, "relic");
            if (card != Card::none) side_.relics[count++] = card;
        }
    }

    /// A marker, too: the card lies where it was played to.
    void read_revealed(const Field& field) {
        if (field.is_missing() || field.is_null()) return;
        const Card card = cards_.name(field);
        if (card != Card::none && !shards::centre_set.has(card)) {
            field.refuse(ProblemKind::card_wrong_place, "centre");
        }
        table_.revealed = card;
    }

    Table& table_;
    Seat seat_;
    Side& side_;
    CardReader& cards_;
};

}  // namespace

void read_players(const Field& list, Table& table, CardReader& cards) {
    for (std::uint32_t seat = 0; seat < table.players; ++seat) {
        table.side[seat].health = shards::most_health;
    }
    std::uint32_t seat = 0;
    for (const Field& entry : list.entries_up_to(table.players)) {
        PlayerReader(table, seat_at(seat++), cards).read(entry);
    }
}

}  // namespace lemniscate::match::shards_format
