#include "lab/bench.h"

#include <gtest/gtest.h>

#include "games/games.h"
#include "lab/signature.h"

namespace lemniscate::lab {
namespace {

TEST(Bench, MeasuresTheSetUpsThatGamesName) {
    const std::vector<BenchRun> runs = bench(0.05);
    std::vector<std::string> measured;
    for (const BenchRun& run : runs) {
        measured.push_back(run.game + " " + run.setup + " " + std::to_string(run.players));
    }
    const std::vector<std::string> expected = {"splendor two 2", "splendor four 4",
                                               "shards base_two 2", "shards four 4"};
    EXPECT_EQ(measured, expected);
    for (const BenchRun& run : runs) {
        EXPECT_EQ(run.state_bytes,
                  run.game == "splendor" ? sizeof(splendor::State) : sizeof(shards::State));
        EXPECT_GT(run.ns_per_copy, 0);
        EXPECT_NEAR(run.moves_per_second * run.ns_per_move, 1e9, 1);
        // A game takes tens of decisions and, of random players, some hundreds.
        EXPECT_GT(run.moves_per_second, run.games_per_second * 20);
        EXPECT_LT(run.moves_per_second, run.games_per_second * 3000);
    }
}

// A change of the rules, of the order of moves or of the dice changes it, and nothing else does:
// the commit that changes it says so.
TEST(Signature, IsAsPinned) { EXPECT_EQ(signature(), 0xef5120625662a01fU); }

}  // namespace
}  // namespace lemniscate::lab
