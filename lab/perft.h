// Counting the leaves of a position to a depth.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/dice.h"
#include "engine/game.h"
#include "engine/sink.h"
#include "match/json.h"
#include "match/problem.h"

namespace lemniscate::lab {

/// Lines of exactly `depth` decisions; a game that ends earlier counts as one. Dice are thrown from
/// the same seed in every line, so the count is a fact of the position.
template <Game G>
std::uint64_t perft(const typename G::State& state, unsigned depth, const Dice& dice) {
    if (depth == 0 || to_act(state) == Seat::none) return 1;
    typename G::MoveList moves;
    legal(state, moves);
    if (depth == 1) return moves.size();
    std::uint64_t leaves = 0;
    for (const typename G::Move move : moves) {
        typename G::State next = state;
        Dice rolled = dice;
        play(next, move, rolled, Silence{});
        leaves += perft<G>(next, depth - 1, rolled);
    }
    return leaves;
}

/// The same for a position of any game.
match::Result<std::uint64_t> perft(const match::Json& position, unsigned depth);

/// The leaves below one move.
struct Branch {
    std::string move;
    std::uint64_t leaves;
};
/// The leaves by the first move of their lines; none to depth 0 and where the game is over.
match::Result<std::vector<Branch>> divide(const match::Json& position, unsigned depth);

}  // namespace lemniscate::lab
