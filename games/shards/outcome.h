// Who has won, and why the game is over.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/game.h"
#include "games/shards/state.h"

namespace lemniscate::shards {

/// By Ending.
inline constexpr std::string_view ending_ids[] = {"",
                                                  "last_standing",
                                                  "last_team",
                                                  "round_limit",
                                                  "nemesis_defeated",
                                                  "player_defeated",
                                                  "nemesis_mastery",
                                                  "centre_deck_empty"};

/// A bit per seat, once the game is over.
constexpr std::uint8_t winners_of(const Table& table) {
    std::uint32_t winners = 0;
    switch (table.ending) {
        case Ending::none:
        case Ending::round_limit:
            break;
        case Ending::nemesis_defeated:
            winners = 1U;
            break;
        case Ending::player_defeated:
        case Ending::nemesis_mastery:
        case Ending::centre_deck_empty:
            winners = 2U;
            break;
        case Ending::last_standing:
        case Ending::last_team:
            for (std::uint32_t i = 0; i < table.players; ++i) {
                if (!is_alive(table, seat_at(i))) continue;
                winners |= 1U << i;
                if (table.mode == Mode::teams) winners |= 1U << (3U - i);  // partners win together
            }
            break;
    }
    return static_cast<std::uint8_t>(winners);
}

constexpr Outcome outcome(const Table& table) {
    if (table.phase != Phase::over) return {};
    return {true, winners_of(table), ending_ids[static_cast<std::size_t>(table.ending)],
            table.ending == Ending::last_team};
}

}  // namespace lemniscate::shards
