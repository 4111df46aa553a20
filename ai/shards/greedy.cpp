#include "ai/shards/greedy.h"

#include <cstdint>
#include <limits>

#include "ai/shards/answers.h"
#include "ai/shards/turn.h"

namespace lemniscate::ai {

namespace {

template <class Values>
shards::Move best_of(const shards::MoveList& moves, Dice& dice, const Values& values) {
    shards::Move chosen = moves[0];
    int best = std::numeric_limits<int>::min();
    std::uint32_t equals = 0;
    for (const shards::Move move : moves) {
        const int value = values.value(move);
        if (value < best) continue;
        if (value > best) {
            best = value;
            equals = 0;
        }
        // The k-th of equals replaces the one before with chance 1 / k: each is as likely.
        if (dice.below(++equals) == 0) chosen = move;
    }
    return chosen;
}

}  // namespace

shards::Move ShardsGreedy::choose(const shards::View& view, const shards::MoveList& moves,
                                  Dice& dice) {
    return view.table().ask == shards::Ask::play
               ? best_of(moves, dice, ShardsTurn(view, weights_))
               : best_of(moves, dice, ShardsAnswers(view, weights_));
}

}  // namespace lemniscate::ai
