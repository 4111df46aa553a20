#include "ai/splendor/greedy.h"

#include "ai/best_of.h"
#include "ai/player_of.h"
#include "engine/sink.h"
#include "match/splendor/position.h"

namespace lemniscate::ai {

namespace {

/// More than any position that still goes on is worth.
constexpr int won = 1'000'000;

}  // namespace

Answer SplendorGreedy::choose(const splendor::View& view, const splendor::MoveList& moves,
                              Dice& dice, const Budget& budget) const {
    const splendor::State table = imagine(view, dice);
    const Seat seat = view.viewer().seat;
    return best_of(moves, dice, budget, [&](splendor::Move move) {
        splendor::State next = table;
        Dice ignored = dice;
        play(next, move, ignored, Silence{});
        int value = worth(table, next, seat, weights_);
        if (const Outcome end = outcome(next); end.over) value += end.won_by(seat) ? won : -won;
        return value;
    });
}

std::unique_ptr<Player> make_splendor_greedy() {
    return std::make_unique<PlayerOf<splendor::Game, SplendorGreedy>>();
}

}  // namespace lemniscate::ai
