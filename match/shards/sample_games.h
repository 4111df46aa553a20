// Random games for tests that must hold at every moment of any game.
#pragma once

#include <cstdint>
#include <map>

#include "engine/dice.h"
#include "engine/kit/thinned.h"
#include "games/shards/shards.h"

namespace lemniscate::match {

inline constexpr std::uint32_t to_the_end = ~0U;

/// Plays on from `state`, `most` random moves at most; calls `visit(state)` before every move and
/// at the end.
template <class Visit>
void play_randomly(shards::State state, Dice& dice, std::uint32_t most, Visit&& visit) {
    shards::MoveList moves;
    visit(state);
    for (legal(state, moves); !moves.empty() && most > 0; legal(state, moves), --most) {
        play(state, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], dice, Silence{});
        visit(state);
    }
}

/// Moments of one game of every way to play: whenever anything but the turn itself is asked, and
/// every `step`th time of that; fewer in checked builds.
template <class Visit>
void each_sample(shards::Game, std::uint32_t step, Visit&& visit) {
    std::uint64_t stream = 0;
    std::map<shards::Ask, std::uint64_t> asked;
    for (const auto& setup : shards::setups) {
        Dice dice(7, ++stream);
        play_randomly(deal(setup.options, dice), dice, to_the_end, [&](const shards::State& state) {
            const std::uint32_t every = state.ask == shards::Ask::play ? step : 1;
            if (kit::is_sampled(asked[state.ask]++, every)) visit(state);
        });
    }
}

}  // namespace lemniscate::match
