#include "lab/tally.h"

#include <gtest/gtest.h>

namespace lemniscate::lab {
namespace {

const std::vector<std::string> players = {"random", "greedy"};

Outcome won_by(std::uint8_t winners, std::string_view reason = "end") {
    return {true, winners, reason};
}

TEST(Wilson, AgreesWithKnownValues) {
    const Share often = wilson(90, 100);
    EXPECT_DOUBLE_EQ(often.value, 0.9);
    EXPECT_NEAR(often.low, 0.8256, 5e-5);
    EXPECT_NEAR(often.high, 0.9448, 5e-5);
    const Share half = wilson(5, 10);
    EXPECT_NEAR(half.low, 0.2366, 5e-5);
    EXPECT_NEAR(half.high, 0.7634, 5e-5);
}

TEST(Wilson, StaysWithinZeroAndOne) {
    const Share never = wilson(0, 10);
    EXPECT_EQ(never.low, 0);
    EXPECT_NEAR(never.high, 0.2775, 5e-5);
    const Share always = wilson(10, 10);
    EXPECT_NEAR(always.low, 0.7225, 5e-5);
    EXPECT_LE(always.high, 1);
    EXPECT_NEAR(always.high, 1, 1e-12);
}

TEST(Wilson, KnowsNothingWithoutTrials) {
    EXPECT_EQ(wilson(0, 0).low, 0);
    EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Tally, CountsASharedWinAsAPart) {
    Tally tally(2);
    tally.add(won_by(0b01), 10);
    tally.add(won_by(0b11), 20);
    tally.add(won_by(0b11), 30);
    tally.add(won_by(0b00), 40);
    const Report report = tally.report("game", players);
    EXPECT_EQ(report.draws, 1U);
    EXPECT_EQ(report.seats[0].player, "random");
    EXPECT_EQ(report.seats[0].wins, 1U);
    EXPECT_EQ(report.seats[0].shared_wins, 2U);
    EXPECT_DOUBLE_EQ(report.seats[0].win_rate.value, 0.5);
    EXPECT_EQ(report.seats[1].wins, 0U);
    EXPECT_EQ(report.seats[1].shared_wins, 2U);
    EXPECT_DOUBLE_EQ(report.seats[1].win_rate.value, 0.25);
}

TEST(Tally, CountsTheWinOfATeamWholeForBothPartners) {
    Tally tally(4);
    const auto team_won = [](std::uint8_t winners) {
        return Outcome{true, winners, "last_team", true};
    };
    tally.add(team_won(0b1001), 10);
    tally.add(team_won(0b1001), 10);
    tally.add(team_won(0b1001), 10);
    tally.add(team_won(0b0110), 10);
    const Report report = tally.report("game", {"random", "random", "random", "random"});
    for (std::size_t seat = 0; seat < 4; ++seat) {
        const bool often = seat == 0 || seat == 3;
        EXPECT_EQ(report.seats[seat].wins, often ? 3U : 1U);
        EXPECT_EQ(report.seats[seat].shared_wins, 0U);
        EXPECT_DOUBLE_EQ(report.seats[seat].win_rate.value, often ? 0.75 : 0.25);
    }
}

TEST(Tally, KnowsTheShortestAndTheLongestGame) {
    Tally tally(2);
    for (const std::uint64_t moves : {30U, 10U, 20U}) tally.add(won_by(1), moves);
    const Report report = tally.report("game", players);
    EXPECT_EQ(report.min_moves, 10U);
    EXPECT_EQ(report.max_moves, 30U);
    EXPECT_EQ(report.moves, 60U);
    EXPECT_EQ(report.mean_moves, 20);
}

TEST(Tally, SortsReasons) {
    Tally tally(2);
    for (const std::string_view reason : {"c", "a", "b", "a"}) tally.add(won_by(1, reason), 1);
    const std::vector<std::pair<std::string, std::uint64_t>> sorted = {
        {"a", 2}, {"b", 1}, {"c", 1}};
    EXPECT_EQ(tally.report("game", players).reasons, sorted);
}

TEST(Tally, OfPartsIsThatOfTheWhole) {
    Tally whole(2);
    Tally one(2);
    Tally other(2);
    const Tally none(2);
    for (std::uint64_t game = 0; game < 20; ++game) {
        const Outcome end = won_by(static_cast<std::uint8_t>(game % 4), game % 3 == 0 ? "x" : "y");
        whole.add(end, 5 + game);
        (game % 2 == 0 ? one : other).add(end, 5 + game);
    }
    Tally sum(2);
    for (const Tally& part : {none, other, one}) sum.add(part);
    const Report expected = whole.report("game", players);
    const Report found = sum.report("game", players);
    EXPECT_EQ(found.games, expected.games);
    EXPECT_EQ(found.draws, expected.draws);
    EXPECT_EQ(found.moves, expected.moves);
    EXPECT_EQ(found.min_moves, expected.min_moves);
    EXPECT_EQ(found.max_moves, expected.max_moves);
    EXPECT_EQ(found.reasons, expected.reasons);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        EXPECT_EQ(found.seats[seat].wins, expected.seats[seat].wins);
        EXPECT_EQ(found.seats[seat].shared_wins, expected.seats[seat].shared_wins);
    }
}

}  // namespace
}  // namespace lemniscate::lab
