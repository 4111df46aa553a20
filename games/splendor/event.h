// What happened, told step by step to whoever listens: every change that somebody can see, with
// where from and where to, so that a view before and the events of a step give the view after it.
#pragma once

#include <cstdint>

#include "engine/device.h"
#include "engine/game.h"
#include "engine/lanes.h"
#include "engine/seat.h"
#include "games/splendor/cards.h"
#include "games/splendor/state.h"

namespace lemniscate::splendor {

/// Where things are. Those of a player are told with the seat of the event.
enum class Zone : std::uint8_t {
    none,
    supply,
    tokens,        ///< of a player
    table,         ///< face up; `slot` 0 to 11
    deck,          ///< of the card's level
    reserved,      ///< of a player; `slot` 0 to 2
    characters,    ///< of a player
    location_row,  ///< in the middle; `slot` is the place in it
    won,           ///< locations of a player
};

enum class EventKind : std::uint8_t {
    tokens_taken,     ///< tokens
    card_reserved,    ///< from the table: card, slot
    card_drawn,       ///< reserved unseen from a deck: card
    card_recruited,   ///< from the table or the reserve: card, slot
    tokens_paid,      ///< tokens
    card_revealed,    ///< a new card on the table: card, slot
    time_taken,       ///< the time token: tokens
    tile_taken,       ///< the Avengers tile; `other` is who held it
    location_taken,   ///< location, slot
    tokens_returned,  ///< tokens
    passed,           ///< `amount` passes in a row
    passes_ended,     ///< somebody acts after passes: none in a row
    choice_asked,     ///< a location must be chosen, or tokens returned: `phase`
    turn_ended,       ///< `amount` turns are finished, `other` is next
    game_over,        ///< `amount` turns are finished; `result`
};

LEMNISCATE_CONSTANT std::uint8_t no_slot = 255;

struct Event {
    EventKind kind;
    Seat seat;
    Zone from = Zone::none;
    Zone to = Zone::none;
    Card card = Card::none;
    std::uint8_t slot = no_slot;
    Location location = {};
    Seat other = Seat::none;
    Phase phase = Phase::action;
    bool revealed = false;  ///< the mover could not see the card before, or nobody else could
    std::uint32_t amount = 0;
    Lanes tokens = {};
    Outcome result = {};

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// Whether somebody learned what nobody, or not everybody, knew: such a step is not taken back.
constexpr bool reveals(const Event& event) { return event.revealed; }

}  // namespace lemniscate::splendor
