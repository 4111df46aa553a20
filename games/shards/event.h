// What happened, told step by step to whoever listens.
#pragma once

#include <cstdint>

#include "engine/seat.h"
#include "games/shards/cards.h"
#include "games/shards/state.h"

namespace lemniscate::shards {

enum class EventKind : std::uint8_t {
    card_played,         ///< from the hand: card
    champion_exhausted,  ///< card
    card_recruited,      ///< from the row: card, amount (paid), where
    card_fast_played,    ///< from the row: card, amount (paid)
    card_taken,          ///< recruited for nothing: card, where
    relic_recruited,     ///< card, where
    focused,
    row_filled,  ///< card, amount (slot)
    gained,      ///< resource, amount; what was above the limit is not in it
    infinite_power,
    power_doubled,  ///< amount: what came on top
    mastery_lost,   ///< by other: amount
    card_drawn,     ///< card
    deck_shuffled,
    card_revealed,       ///< shown from the hand for a condition: card
    declined,            ///< nothing was shown or banished
    card_banished,       ///< card, where (from)
    card_returned,       ///< from the discard pile to the hand: card
    card_copied,         ///< card: whose effect happens again
    champion_attacked,   ///< of other: card, amount (power paid)
    champion_destroyed,  ///< of other, by an effect: card
    play_ended,          ///< the attack comes
    power_assigned,      ///< to other: amount
    shield_shown,        ///< from the hand: card, amount prevented
    shield_in_play,      ///< card, amount prevented
    damaged,             ///< amount of health lost
    eliminated,
    hand_discarded,  ///< end of the turn: amount of cards
    mercenary_left,  ///< under the centre deck: card
    turn_began,
    bid,  ///< amount
    dropped,
    auction_won,       ///< amount
    character_chosen,  ///< character
    relic_drafted,     ///< card
    extra_chosen,      ///< card, none for none
    nemesis_revealed,  ///< card
    nemesis_played,    ///< card
    game_over,
};

enum class Where : std::uint8_t { discard, hand, champions, played, row, deck, centre };

struct Event {
    EventKind kind;
    Seat seat;
    Card card = Card::none;
    Where where = Where::discard;
    Resource resource = Resource::gems;
    Character character = Character::none;
    Seat other = Seat::none;
    std::uint16_t amount = 0;

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// Whether somebody learned what nobody, or not everybody, knew: such a step is not taken back.
constexpr bool reveals(const Event& event) {
    switch (event.kind) {
        case EventKind::row_filled:
        case EventKind::card_drawn:
        case EventKind::deck_shuffled:
        case EventKind::card_revealed:
        case EventKind::shield_shown:
        case EventKind::nemesis_revealed:
            return true;
        default:
            return false;
    }
}

}  // namespace lemniscate::shards
