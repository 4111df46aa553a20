// What happened, told step by step to whoever listens.
#pragma once

#include <cstdint>

#include "engine/device.h"
#include "engine/lanes.h"
#include "engine/seat.h"
#include "games/splendor/cards.h"

namespace lemniscate::splendor {

enum class EventKind : std::uint8_t {
    tokens_taken,     ///< from the supply: tokens
    card_reserved,    ///< from the table: card, slot
    card_drawn,       ///< reserved unseen from a deck: card, level
    card_recruited,   ///< card; slot, `from_reserve` or `from_hidden_reserve`
    tokens_paid,      ///< to the supply: tokens
    card_revealed,    ///< a new card on the table: card, slot
    time_taken,       ///< the time token
    tile_taken,       ///< the Avengers tile; `other` is who held it
    location_taken,   ///< location
    tokens_returned,  ///< to the supply: tokens
    passed,
    game_over,
};

LEMNISCATE_CONSTANT std::uint8_t from_reserve = 255;
LEMNISCATE_CONSTANT std::uint8_t from_hidden_reserve = 254;  ///< nobody else knew the card

struct Event {
    EventKind kind;
    Seat seat;
    Card card = Card::none;
    std::uint8_t where = from_reserve;  ///< table slot, or level (from 0) of a drawn card
    Location location = {};
    Seat other = Seat::none;
    Lanes tokens = {};

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// Whether somebody learned what nobody, or not everybody, knew: such a step is not taken back.
constexpr bool reveals(const Event& event) {
    return event.kind == EventKind::card_drawn || event.kind == EventKind::card_revealed ||
           (event.kind == EventKind::card_recruited && event.where == from_hidden_reserve);
}

}  // namespace lemniscate::splendor
