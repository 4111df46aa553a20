#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

#include "match/shards/events.h"

namespace lemniscate::match {
namespace {

using shards::EventKind;
using shards::Zone;

/// By EventKind.
constexpr std::string_view kinds[] = {
    "card_played",      "champion_exhausted", "card_recruited",
    "card_fast_played", "card_taken",         "relic_recruited",
    "focused",          "row_filled",         "gained",
    "relic_earned",     "infinite_power",     "power_doubled",
    "lasting_began",    "lasting_used",       "mastery_lost",
    "card_drawn",       "deck_shuffled",      "card_revealed",
    "declined",         "card_banished",      "card_returned",
    "card_copied",      "champion_attacked",  "champion_destroyed",
    "play_ended",       "attack_began",       "power_spent",
    "power_assigned",   "shield_shown",       "shield_in_play",
    "damaged",          "card_lost",          "eliminated",
    "mercenary_left",   "card_discarded",     "turn_ended",
    "round_began",      "turn_began",         "auction_opened",
    "draft_began",      "turn_passed",        "bid",
    "dropped",          "auction_won",        "first_seat_decided",
    "character_chosen", "relic_given",        "relic_drafted",
    "extra_chosen",     "mastery_given",      "nemesis_revealed",
    "nemesis_played",   "game_over"};
static_assert(std::size(kinds) == static_cast<std::size_t>(EventKind::game_over) + 1);

/// By Zone and Resource.
constexpr std::string_view zones[] = {"",       "hand", "deck",   "discard",  "played", "champions",
                                      "relics", "row",  "centre", "banished", "pool"};
static_assert(std::size(zones) == static_cast<std::size_t>(Zone::pool) + 1);
constexpr std::string_view resources[] = {"gems", "power", "mastery", "health", "cards"};

/// Whether events of this kind have an amount, be it 0.
constexpr bool has_amount(EventKind kind) {
    switch (kind) {
        case EventKind::card_recruited:
        case EventKind::card_fast_played:
        case EventKind::focused:
        case EventKind::gained:
        case EventKind::power_doubled:
        case EventKind::mastery_lost:
        case EventKind::champion_attacked:
        case EventKind::power_spent:
        case EventKind::power_assigned:
        case EventKind::shield_shown:
        case EventKind::shield_in_play:
        case EventKind::damaged:
        case EventKind::round_began:
        case EventKind::bid:
        case EventKind::auction_won:
        case EventKind::mastery_given:
            return true;
        case EventKind::card_played:
        case EventKind::champion_exhausted:
        case EventKind::card_taken:
        case EventKind::relic_recruited:
        case EventKind::row_filled:
        case EventKind::relic_earned:
        case EventKind::infinite_power:
        case EventKind::lasting_began:
        case EventKind::lasting_used:
        case EventKind::card_drawn:
        case EventKind::deck_shuffled:
        case EventKind::card_revealed:
        case EventKind::declined:
        case EventKind::card_banished:
        case EventKind::card_returned:
        case EventKind::card_copied:
        case EventKind::champion_destroyed:
        case EventKind::play_ended:
        case EventKind::attack_began:
        case EventKind::card_lost:
        case EventKind::eliminated:
        case EventKind::mercenary_left:
        case EventKind::card_discarded:
        case EventKind::turn_ended:
        case EventKind::turn_began:
        case EventKind::auction_opened:
        case EventKind::draft_began:
        case EventKind::turn_passed:
        case EventKind::dropped:
        case EventKind::first_seat_decided:
        case EventKind::character_chosen:
        case EventKind::relic_given:
        case EventKind::relic_drafted:
        case EventKind::extra_chosen:
        case EventKind::nemesis_revealed:
        case EventKind::nemesis_played:
        case EventKind::game_over:
            return false;
    }
    return false;
}

JsonList seats_of(std::uint32_t bits) {
    JsonList seats;
    for (std::uint32_t seat = 0; bits != 0; ++seat, bits >>= 1U) {
        if ((bits & 1U) != 0) seats.add(seat);
    }
    return seats;
}

}  // namespace

JsonObject write_event(const shards::Event& observed) {
    JsonObject json;
    json.add("kind", kinds[static_cast<std::size_t>(observed.kind)]);
    json.add("seat", index(observed.seat));
    if (observed.other != Seat::none) json.add("other", index(observed.other));
    if (observed.card != shards::Card::none) json.add("card", id_of(observed.card));
    if (observed.from != Zone::none)
        json.add("from", zones[static_cast<std::size_t>(observed.from)]);
    if (observed.to != Zone::none) json.add("to", zones[static_cast<std::size_t>(observed.to)]);
    if (observed.slot != shards::no_slot) json.add("slot", observed.slot);
    if (observed.kind == EventKind::gained) {
        json.add("resource", resources[static_cast<std::size_t>(observed.resource)]);
    }
    if (observed.character != shards::Character::none) {
        json.add("character", id_of(observed.character));
    }
    if (has_amount(observed.kind)) json.add("amount", observed.amount);
    if (observed.kind == EventKind::game_over) {
        json.add("reason", shards::ending_ids[static_cast<std::size_t>(observed.ending)]);
        json.add("winners", seats_of(observed.winners));
    }
    if (observed.revealed) json.add("revealed", true);
    return json;
}

}  // namespace lemniscate::match
