// Setting up the table.
#pragma once

#include <cstdint>

#include "engine/dice.h"
#include "games/splendor/state.h"

namespace lemniscate::splendor {

struct Options {
    std::uint32_t players = 2;
    Seat first_seat = Seat::none;  ///< none: drawn at random

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// The dice are thrown in a fixed order: the decks from level 1 to 3, the location tiles, a side
/// for each of them, and the first seat if it was not chosen.
constexpr State deal(const Options& options, Chance auto& dice) {
    State state{};
    state.players = static_cast<std::uint8_t>(options.players);
    state.tile = Seat::none;
    for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
        state.supply.set(kind, tokens_in_game(static_cast<Token>(kind), options.players));
    }
    for (std::uint32_t level = 0; level < levels; ++level) {
        Card deck[level_size(0)] = {};
        const std::uint32_t size = level_size(level);
        for (std::uint32_t i = 0; i < size; ++i) deck[i] = card_at(level_start[level] + i);
        dice.shuffle(deck, size);
        state.piles.set_deck_size(level, size);
        for (std::uint32_t i = 0; i < size; ++i) state.piles.set_deck_card(level, i, deck[i]);
        for (std::uint32_t i = 0; i < row_size; ++i) {
            state.table[level * row_size + i] = state.piles.draw(level);
        }
    }
    std::uint32_t tiles[location_tiles] = {0, 1, 2, 3};
    dice.shuffle(tiles, location_tiles);
    for (std::uint32_t i = 0; i < options.players; ++i) {
        state.locations.push(location_at(2 * tiles[i] + dice.below(2)));
    }
    state.first_seat = options.first_seat == Seat::none ? seat_at(dice.below(options.players))
                                                        : options.first_seat;
    state.seat = state.first_seat;
    return state;
}

}  // namespace lemniscate::splendor
