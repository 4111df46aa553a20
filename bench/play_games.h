// Random games one after another, without anybody who listens: what the rules alone cost.
#pragma once

#include <cstdint>

#include "engine/dice.h"
#include "engine/game.h"
#include "engine/sink.h"

namespace lemniscate::bench {

/// Plays so many games between two; returns how many decisions had more than one answer.
template <Game G>
std::uint64_t play_games(int games) {
    std::uint64_t played = 0;
    Dice dice(1);
    typename G::MoveList moves;
    for (int game = 0; game < games; ++game) {
        typename G::State state = deal(typename G::Options{}, dice);
        while (to_act(state) != Seat::none) {
            legal(state, moves);
            std::uint32_t chosen = 0;
            if (moves.size() > 1) {
                chosen = dice.below(static_cast<std::uint32_t>(moves.size()));
                ++played;
            }
            play(state, moves[chosen], dice, Silence{});
        }
    }
    return played;
}

}  // namespace lemniscate::bench
