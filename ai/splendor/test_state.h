// For tests: a table for two with nothing on it but what a test puts there.
#pragma once

#include <cstdint>
#include <string_view>

#include "games/splendor/splendor.h"

namespace lemniscate::ai {

/// Everything is said about seat 0, whose turn it is.
struct TestTable {
    splendor::State state{};

    TestTable() {
        state.players = 2;
        state.tile = Seat::none;
        for (std::uint32_t kind = 0; kind < splendor::token_kinds; ++kind) {
            state.supply.set(kind, tokens_in_game(static_cast<splendor::Token>(kind), 2));
        }
        for (splendor::Card& card : state.table) card = splendor::Card::none;
        for (std::uint32_t level = 0; level < splendor::levels; ++level) {
            state.piles.set_deck_size(level, 0);
        }
    }

    TestTable& face_up(std::string_view id) {
        const splendor::Card card = splendor::find_card(id);
        std::uint32_t slot = level_of(card) * splendor::row_size;
        while (state.table[slot] != splendor::Card::none) ++slot;
        state.table[slot] = card;
        return *this;
    }
    TestTable& reserved(std::string_view id, bool unseen = false) {
        state.reserve[0].push(splendor::find_card(id), unseen);
        return *this;
    }
    TestTable& location(std::string_view id) {
        for (std::uint32_t i = 0; i < splendor::locations; ++i) {
            if (id_of(splendor::location_at(i)) == id) {
                state.locations.push(splendor::location_at(i));
            }
        }
        return *this;
    }
    TestTable& tokens(splendor::Token token, std::uint32_t count) {
        state.tokens[0].set(lane(token), count);
        state.supply.set(lane(token), state.supply[lane(token)] - count);
        return *this;
    }
    TestTable& bonuses(splendor::Token token, std::uint32_t count) {
        return team(lane(token), count);
    }
    /// Any lane of the seat's team: see splendor::team_lane.
    TestTable& team(std::uint32_t lane, std::uint32_t count) {
        state.team[0].set(lane, count);
        return *this;
    }
};

}  // namespace lemniscate::ai
