// Counting the leaves of a position to a depth.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/dice.h"
#include "engine/game.h"
#include "engine/sink.h"
#include "match/json_forward.h"
#include "match/problem.h"

namespace lemniscate::lab {

/// Lines of exactly `depth` decisions; a game that ends earlier counts as one. Dice are thrown from
/// the same seed in every line, so the count is a fact of the position.
///
/// `count(leaves)` hears of every few of them, since a count may take years.
template <Game G, class Count>
std::uint64_t perft(const typename G::State& state, unsigned depth, const Dice& dice,
                    Count&& count) {
    constexpr unsigned told = 3;  // deep enough that nobody has to be patient, and costs nothing
    if (depth == 0 || to_act(state) == Seat::none) return 1;
    typename G::MoveList moves;
    legal(state, moves);
    if (depth == 1) return moves.size();
    std::uint64_t leaves = 0;
    for (const typename G::Move move : moves) {
        typename G::State next = state;
        Dice rolled = dice;
        play(next, move, rolled, Silence{});
        leaves += perft<G>(next, depth - 1, rolled, count);
    }
    if (depth == told) count(leaves);
    return leaves;
}
template <Game G>
std::uint64_t perft(const typename G::State& state, unsigned depth, const Dice& dice) {
    return perft<G>(state, depth, dice, [](std::uint64_t) {});
}

/// Hears how many leaves were counted, now and then.
using Counted = std::function<void(std::uint64_t leaves)>;

/// The same for a position of any game.
match::Result<std::uint64_t> perft(const match::Json& position, unsigned depth,
                                   const Counted& counted = {});

/// The leaves below one move.
struct Branch {
    std::string move;
    std::uint64_t leaves;
};
/// The leaves by the first move of their lines; none to depth 0 and where the game is over.
match::Result<std::vector<Branch>> divide(const match::Json& position, unsigned depth,
                                          const Counted& counted = {});

}  // namespace lemniscate::lab
