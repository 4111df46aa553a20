// Random games for tests that must hold at every moment of any game.
#pragma once

#include <cstdint>

#include "engine/dice.h"
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

/// Checked builds take their time: they look at fewer moments.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr std::uint32_t fewer_moments = 3;
#else
inline constexpr std::uint32_t fewer_moments = 1;
#endif

/// Moments of one game of every way to play: whenever anything but the turn itself is asked, and
/// every `step`th time of that.
template <class Visit>
void each_sample(shards::Game, std::uint32_t step, Visit&& visit) {
    std::uint64_t stream = 0;
    std::uint32_t turns = 0;
    for (const auto& setup : shards::setups) {
        Dice dice(7, ++stream);
        play_randomly(deal(setup.options, dice), dice, to_the_end, [&](const shards::State& state) {
            if (state.ask != shards::Ask::play || turns++ % (step * fewer_moments) == 0)
                visit(state);
        });
    }
}

}  // namespace lemniscate::match
