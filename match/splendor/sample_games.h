// Random games for tests that must hold at every moment of any game.
#pragma once

#include <cstdint>
#include <map>

#include "engine/dice.h"
#include "engine/kit/thinned.h"
#include "games/splendor/splendor.h"

namespace lemniscate::match {

/// Plays on from `state` with random moves; calls `visit(state)` before every move and at the end.
template <class Visit>
void play_randomly(splendor::State state, Dice& dice, Visit&& visit) {
    splendor::MoveList moves;
    visit(state);
    for (legal(state, moves); !moves.empty(); legal(state, moves)) {
        play(state, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], dice, Silence{});
        visit(state);
    }
}

/// Every moment of some games of 2, of 3 and of 4 players; fewer in checked builds.
template <class Visit>
void each_sample(Visit&& visit) {
    std::map<splendor::Phase, std::uint64_t> asked;
    for (std::uint32_t players = splendor::min_players; players <= splendor::max_players;
         ++players) {
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            Dice dice(seed, players);
            play_randomly(splendor::deal({.players = players}, dice), dice,
                          [&](const splendor::State& state) {
                              if (kit::is_sampled(asked[state.phase]++, 1)) visit(state);
                          });
        }
    }
}

}  // namespace lemniscate::match
