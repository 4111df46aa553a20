#include "lab/bench.h"

#include <gtest/gtest.h>

#include "games/games.h"

namespace lemniscate::lab {
namespace {

TEST(Bench, MeasuresEveryGameAtItsSmallestAndLargestTable) {
    const std::vector<BenchRun> runs = bench(0.05);
    std::vector<std::pair<std::string, std::uint32_t>> measured;
    for (const BenchRun& run : runs) measured.emplace_back(run.game, run.players);
    const std::vector<std::pair<std::string, std::uint32_t>> expected = {{"splendor", 2},
                                                                         {"splendor", 4}};
    EXPECT_EQ(measured, expected);
    for (const BenchRun& run : runs) {
        EXPECT_EQ(run.state_bytes, sizeof(splendor::State));
        EXPECT_GT(run.ns_per_copy, 0);
        EXPECT_NEAR(run.moves_per_second * run.ns_per_move, 1e9, 1);
        // A game takes more than twenty decisions of each seat and ends by the turn limit at last.
        EXPECT_GT(run.moves_per_second, run.games_per_second * 20);
        EXPECT_LT(run.moves_per_second, run.games_per_second * 1000);
    }
}

// A change of the rules, of the order of moves or of the dice changes it, and nothing else does:
// the commit that changes it says so.
TEST(Signature, IsAsPinned) { EXPECT_EQ(signature(), 0xbab597e06553df35U); }

}  // namespace
}  // namespace lemniscate::lab
