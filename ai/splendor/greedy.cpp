#include "ai/splendor/greedy.h"

#include <cstdint>
#include <limits>

#include "engine/sink.h"

namespace lemniscate::ai {

namespace {

/// More than any position that still goes on is worth.
constexpr int won = 1'000'000;

}  // namespace

splendor::Move SplendorGreedy::choose(const splendor::View& view, const splendor::MoveList& moves,
                                      Dice& dice) {
    const splendor::State table = imagine(view, dice);
    const Seat seat = view.viewer().seat;
    splendor::Move chosen = moves[0];
    int best = std::numeric_limits<int>::min();
    std::uint32_t equals = 0;
    for (const splendor::Move move : moves) {
        splendor::State next = table;
        Dice ignored = dice;
        play(next, move, ignored, Silence{});
        int value = worth(table, next, seat, weights_);
        if (const Outcome end = outcome(next); end.over) value += end.won_by(seat) ? won : -won;
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

}  // namespace lemniscate::ai
