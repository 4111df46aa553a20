// Who has won, and why the game ended.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/game.h"
#include "games/splendor/state.h"

namespace lemniscate::splendor {

namespace reason {
inline constexpr std::string_view gauntlet = "gauntlet";
inline constexpr std::string_view all_passed = "all_passed";
inline constexpr std::string_view turn_limit = "turn_limit";
}  // namespace reason

namespace scoring {

/// Most points, then the Avengers tile, then fewest characters, in one comparable number.
constexpr std::uint32_t rank(const Table& table, Seat seat) {
    const std::uint32_t characters = table.team[index(seat)][team_lane::characters];
    return points(table, seat) << 16U | (table.tile == seat ? 1U : 0U) << 8U | (255U - characters);
}

/// The best of the seats in `among`; several if even the last comparison ties.
constexpr std::uint8_t best(const Table& table, std::uint32_t among) {
    std::uint32_t winners = 0;
    std::uint32_t highest = 0;
    for (std::uint32_t i = 0; i < table.players; ++i) {
        if (((among >> i) & 1U) == 0) continue;
        const std::uint32_t own = rank(table, seat_at(i));
        if (own > highest) {
            highest = own;
            winners = 0;
        }
        if (own == highest) winners |= 1U << i;
    }
    return static_cast<std::uint8_t>(winners);
}

}  // namespace scoring

constexpr Outcome outcome(const Table& table) {
    if (table.phase != Phase::over) return {};
    std::uint32_t holders = 0;
    for (std::uint32_t i = 0; i < table.players; ++i) {
        if (meets_gauntlet(table, seat_at(i))) holders |= 1U << i;
    }
    if (holders != 0) return {true, scoring::best(table, holders), reason::gauntlet};
    const std::uint32_t everybody = (1U << table.players) - 1U;
    return {true, scoring::best(table, everybody),
            table.passes == table.players ? reason::all_passed : reason::turn_limit};
}

}  // namespace lemniscate::splendor
