// The rules never touch the heap. A program of its own, all of whose code is counted.
#include <cstdint>

#include <gtest/gtest.h>

#include "engine/kit/allocations.h"
#include "games/shards/shards.h"

namespace lemniscate::shards {
namespace {

/// Everything that the contract offers, at every decision of one random game. The sum keeps the
/// compiler from leaving any of it out.
std::uint64_t play_through(const Options& options, std::uint64_t seed) {
    Dice dice(seed);
    State state = deal(options, dice);
    std::uint64_t sum = 0;
    MoveList moves;
    for (legal(state, moves); !moves.empty(); legal(state, moves)) {
        const Move move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
        const MoveText text = write_move(state, move);
        const ReadMove read = read_move(state, text);
        sum += text.size() + static_cast<std::uint64_t>(read.refusal);
        sum += static_cast<std::uint64_t>(refuse(state, Move::of(MoveKind::focus)));
        sum += static_cast<std::uint64_t>(read_move(state, "nonsense").refusal);
        const Viewer viewer{to_act(state)};
        const State imagined = imagine(observe(state, viewer), dice);
        sum += imagined.round;
        play(state, read.move, dice, [&](const Event& event) {
            sum +=
                static_cast<std::uint64_t>(observe(event, viewer).kind) + (reveals(event) ? 1 : 0);
        });
    }
    return sum + outcome(state).winners;
}

TEST(Allocation, TheCounterCounts) {
    const std::uint64_t before = kit::allocations;
    delete new int(1);
    // A compiler may drop a pair of new and delete, but not calls by name.
    ::operator delete(::operator new(1));
    EXPECT_GT(kit::allocations, before);
}

TEST(Allocation, TwoHundredRandomGamesAllocateNothing) {
    std::uint64_t sum = 0;
    const std::uint64_t before = kit::allocations;
    for (std::uint64_t game = 0; game < 200; ++game) {
        sum += play_through(setups[game % std::size(setups)].options, game);
    }
    EXPECT_EQ(kit::allocations, before);
    EXPECT_NE(sum, 0U);
}

}  // namespace
}  // namespace lemniscate::shards
