// What happened, told step by step to whoever listens. Together the events of a step tell every
// change that can be seen: tests/shards_events_test.cpp makes the view after a step from the one
// before it and them.
#pragma once

#include <cstdint>

#include "engine/device.h"
#include "engine/seat.h"
#include "games/shards/cards.h"
#include "games/shards/state.h"

namespace lemniscate::shards {

/// Behind each kind stands what it has beside `seat`. A card that moves has `from` and `to`, and
/// the `slot` of the row that it leaves or comes to. An amount is what really changed.
enum class EventKind : std::uint8_t {
    card_played,         ///< from the hand: card
    champion_exhausted,  ///< card
    card_recruited,      ///< from the row: card, amount (gems paid)
    card_fast_played,    ///< from the row: card, amount (gems paid)
    card_taken,          ///< recruited for nothing: card
    relic_recruited,     ///< card; no other will be
    focused,             ///< amount (gems paid)
    row_filled,          ///< from the centre deck: card
    gained,              ///< resource, amount
    relic_earned,        ///< by mastery; it stays so
    infinite_power,      ///< all power there was is part of it
    power_doubled,       ///< amount: what came on top
    lasting_began,       ///< card: what it says lasts for this turn, once more
    lasting_used,        ///< card: once of it is used up
    mastery_lost,        ///< by other: amount
    card_drawn,          ///< card, unknown to others
    deck_shuffled,       ///< the discard pile became the deck
    card_revealed,       ///< shown from the hand for a condition, and stays there: card
    declined,            ///< nothing was shown or banished
    card_banished,       ///< card
    card_returned,       ///< from the discard pile to the hand: card
    card_copied,         ///< card: whose effect happens again
    champion_attacked,   ///< of other: card, amount (power paid)
    champion_destroyed,  ///< of other, by an effect: card
    play_ended,          ///< the attack comes
    attack_began,        ///< the attack phase
    power_spent,         ///< on the attack: amount; of infinite power all
    power_assigned,      ///< to other: amount
    shield_shown,        ///< from the hand, and stays there: card, amount prevented
    shield_in_play,      ///< card, amount prevented
    damaged,             ///< amount of health lost
    card_lost,           ///< by who is out: card
    eliminated,
    mercenary_left,  ///< under the centre deck: card
    card_discarded,  ///< at the end of the turn, from the play zone or the hand: card
    turn_ended,      ///< gems, power, focus and what lasted are gone; champions are ready
    round_began,     ///< with the turn of seat: amount (which round)
    turn_began,      ///< the first one ends the set-up
    auction_opened,  ///< seat bids first, of all who have no character
    draft_began,     ///< seat picks first
    turn_passed,     ///< in the set-up: seat decides next
    bid,             ///< amount
    dropped,
    auction_won,         ///< amount (health paid)
    first_seat_decided,  ///< seat has the first turn
    character_chosen,    ///< character
    relic_given,         ///< with the character: card
    relic_drafted,       ///< from the pool: card
    extra_chosen,        ///< from the centre deck into one's own: card, none for none
    mastery_given,       ///< for a later turn: amount
    nemesis_revealed,    ///< from the centre deck, and is played next: card
    nemesis_played,      ///< from the row, or the one just revealed: card
    game_over,           ///< seat's turn it would be: ending, winners
};

/// Where cards lie. `row`, `centre` (the deck), `banished` and `pool` (of the draft) are
/// everybody's.
enum class Zone : std::uint8_t {
    none,  ///< outside the game
    hand,
    deck,
    discard,
    played,
    champions,
    relics,
    row,
    centre,
    banished,
    pool,
};

LEMNISCATE_CONSTANT std::uint8_t no_slot = 255;

struct Event {
    EventKind kind;
    Seat seat;
    Card card = Card::none;
    Zone from = Zone::none;
    Zone to = Zone::none;
    std::uint8_t slot = no_slot;
    Resource resource = Resource::gems;
    Character character = Character::none;
    Seat other = Seat::none;  ///< whose the card is, or who is meant, where that is not `seat`
    Ending ending = Ending::none;
    std::uint8_t winners = 0;  ///< a bit per seat
    /// A card came out that not everybody, or nobody, knew: from a deck, a mysterious relic, a card
    /// of the hand that was shown, a hidden card of who is out. A card that is played from the hand
    /// or laid down at the end of a turn is no such thing.
    bool revealed = false;
    std::uint16_t amount = 0;

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// A step that reveals is not taken back, nor is one in which the dice rolled.
constexpr bool reveals(const Event& event) { return event.revealed; }

}  // namespace lemniscate::shards
