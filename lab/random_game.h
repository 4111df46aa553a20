// Games of random moves, for measuring and for the signature.
#pragma once

#include <cstdint>
#include <utility>

#include "engine/dice.h"
#include "engine/game.h"
#include "engine/sink.h"

namespace lemniscate::lab {

/// Plays a game of random moves to its end. `look(state, moves, chosen)` sees every decision that
/// has two or more answers, `chosen` being a position in the list.
template <Game G, class Look>
typename G::State random_game(const typename G::Options& options, Dice& dice, Look&& look) {
    typename G::State state = deal(options, dice);
    typename G::MoveList moves;
    while (to_act(state) != Seat::none) {
        legal(state, moves);
        std::uint32_t chosen = 0;
        if (moves.size() > 1) {
            chosen = dice.below(static_cast<std::uint32_t>(moves.size()));
            look(std::as_const(state), moves, chosen);
        }
        play(state, moves[chosen], dice, Silence{});
    }
    return state;
}

}  // namespace lemniscate::lab
