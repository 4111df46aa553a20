// The end of the game: docs/rules, section 5.
#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

using Seats = std::vector<std::uint32_t>;

constexpr const char* any_action = "take yellow purple blue";

// Three teams that meet the condition with sixteen points, five characters and at most one symbol.
void first_team(TestTable& table, std::uint32_t seat) {
    table.characters(seat, {"loki", "gamora", "luke_cage", "vulture", "kingpin"});
    table.tokens(seat, "green:1");
}
void second_team(TestTable& table, std::uint32_t seat) {
    table.characters(seat, {"green_goblin", "spider_man", "nova", "scorpion", "taskmaster"});
    table.tokens(seat, "green:1");
}
void third_team(TestTable& table, std::uint32_t seat) {
    table.characters(seat, {"doctor_octopus", "drax", "iron_fist", "doctor_strange", "spider_ham"});
    table.tokens(seat, "green:1");
}

/// Thirteen points of characters, three symbols: the tile makes sixteen.
void tile_team(TestTable& table, std::uint32_t seat) {
    table.characters(seat, {"thor", "gamora", "captain_marvel", "vulture", "kingpin"});
    table.tokens(seat, "green:1");
}

TEST(Condition, SixteenPointsEveryColourAndTheGreenToken) {
    TestTable table(2);
    first_team(table, 0);
    EXPECT_TRUE(meets_gauntlet(table.state(), seat_at(0)));
    EXPECT_FALSE(meets_gauntlet(table.state(), seat_at(1)));
}

TEST(Condition, FifteenPointsAreNotEnough) {
    TestTable table = TestTable(2).characters(0, {"loki", "gamora", "luke_cage"});
    table.bonuses(0, "yellow:1 orange:1").tokens(0, "green:1").turn(1).play(any_action);
    EXPECT_EQ(table.points(0), 15U);
    EXPECT_EQ(table.to_act(), 0U);
}

TEST(Condition, WithoutTheGreenTokenNobodyHoldsTheGauntlet) {
    TestTable table(2);
    first_team(table, 0);
    table.tokens(0, "yellow:1").turn(1).play(any_action);
    EXPECT_EQ(table.to_act(), 0U);
}

TEST(Condition, EachOfTheFiveColoursIsNeeded) {
    for (std::uint32_t missing = 0; missing < colours; ++missing) {
        TestTable table = TestTable(2).conquered(0, "asgard").conquered(0, "triskelion");
        table.conquered(0, "knowhere").conquered(0, "attilan").tokens(0, "green:1");
        for (std::uint32_t colour = 0; colour < colours; ++colour) {
            const std::uint32_t count = colour == missing ? 0 : 1;
            table.bonuses(0, std::string(token_ids[colour]) + ":" + std::to_string(count));
        }
        // Four points from characters of two colours that are not the missing one.
        if (missing > 1) {
            table.characters(0, {"red_skull", "scorpion"});
        } else {
            table.characters(0, {"hela", "yondu"});
        }
        ASSERT_EQ(table.points(0), 16U);
        EXPECT_FALSE(meets_gauntlet(table.state(), seat_at(0))) << token_ids[missing];
        table.bonuses(0, std::string(token_ids[missing]) + ":1");
        EXPECT_TRUE(meets_gauntlet(table.state(), seat_at(0))) << token_ids[missing];
    }
}

TEST(Condition, LocationsAndTileCount) {
    TestTable table(2);
    tile_team(table, 0);
    EXPECT_FALSE(meets_gauntlet(table.state(), seat_at(0)));
    TestTable with_location = table;
    EXPECT_TRUE(meets_gauntlet(with_location.conquered(0, "asgard").state(), seat_at(0)));
    EXPECT_TRUE(meets_gauntlet(table.tile(0).state(), seat_at(0)));
}

TEST(Condition, IsLookedAtAfterTheLocationOfTheTurn) {
    TestTable table = TestTable(2).bonuses(0, "blue:4 red:4 purple:1 orange:1").location("wakanda");
    table.characters(0, {"green_goblin", "black_bolt", "doctor_octopus"}).tokens(0, "green:1");
    table.first(1).play(any_action);
    EXPECT_EQ(table.points(0), 16U);
    EXPECT_EQ(table.winners(), Seats{0});
}

TEST(Condition, IsLookedAtAfterTokensWereReturned) {
    TestTable table(4);
    first_team(table, 3);
    table.tokens(3, "red:7 orange:2 green:1").turn(3).play(any_action);
    EXPECT_EQ(table.decision(), "return");
    EXPECT_EQ(table.reason(), "");
    EXPECT_EQ(table.play("return red red red").winners(), Seats{3});
}

TEST(Ending, TheRoundIsFinishedFirst) {
    TestTable table(3);
    first_team(table, 0);
    table.play(any_action);
    EXPECT_EQ(table.to_act(), 1U);
    table.play(any_action);
    EXPECT_EQ(table.to_act(), 2U);
    table.play(any_action);
    EXPECT_EQ(table.to_act(), nobody);
    EXPECT_EQ(table.winners(), Seats{0});
    EXPECT_EQ(table.reason(), "gauntlet");
}

TEST(Ending, TheRoundEndsBeforeTheFirstSeatWhereverItSits) {
    for (std::uint32_t first = 0; first < 4; ++first) {
        const std::uint32_t last = (first + 3) % 4;
        TestTable table = TestTable(4).first(first).turn(last);
        first_team(table, last);
        EXPECT_EQ(table.play(any_action).winners(), Seats{last}) << "first seat " << first;
        TestTable earlier = TestTable(4).first(first).turn((first + 2) % 4);
        first_team(earlier, (first + 2) % 4);
        EXPECT_EQ(earlier.play(any_action).to_act(), last) << "first seat " << first;
    }
}

TEST(Ending, TheLastOfTheRoundEndsAtOnceWhenTheFirstSeatIsNotZero) {
    TestTable table = TestTable(3).first(2).turn(1).row(1, {"yondu"});
    table.characters(1, {"loki", "gamora", "luke_cage", "vulture"});
    table.tokens(1, "purple:4 green:1").play("recruit yondu");
    EXPECT_EQ(table.winners(), Seats{1});
}

TEST(Ending, TheOnlyOneWhoMeetsTheConditionWinsEvenWithFewerPoints) {
    TestTable table(2);
    first_team(table, 0);
    table.characters(1, {"green_goblin", "spider_man", "nova", "doctor_strange"});
    table.turn(1).play(any_action);
    EXPECT_EQ(table.points(1), 18U);
    EXPECT_EQ(table.winners(), Seats{0});
}

TEST(Ending, OfSeveralTheOneWithMostPointsWins) {
    TestTable table = TestTable(3).turn(2).characters(2, {"yondu"});
    first_team(table, 0);
    second_team(table, 1);
    third_team(table, 2);
    EXPECT_EQ(table.play(any_action).winners(), Seats{2}) << "more characters, but a point more";
}

TEST(Ending, AtEqualPointsTheOwnerOfTheTileWins) {
    TestTable table(2);
    tile_team(table, 1);
    table.tile(1).bonuses(1, "red:1").turn(1);
    table.characters(0, {"green_goblin", "spider_man", "nova", "scorpion", "taskmaster"});
    table.tokens(0, "green:1").play(any_action);
    ASSERT_EQ(table.points(0), table.points(1));
    EXPECT_EQ(table.winners(), Seats{1}) << "although with more characters";
}

TEST(Ending, AtEqualPointsWithoutTheTileFewestCharactersWin) {
    TestTable table = TestTable(3).turn(2);
    first_team(table, 0);
    second_team(table, 1);
    third_team(table, 2);
    table.bonuses(0, "red:1").bonuses(2, "blue:1").play(any_action);
    EXPECT_EQ(table.winners(), Seats{1});
}

TEST(Ending, ATileOfSomebodyWithFewerPointsDecidesNothing) {
    TestTable table = TestTable(3).turn(2).characters(1, {"wasp", "quake", "hawkeye"}).tile(1);
    first_team(table, 0);
    second_team(table, 2);
    EXPECT_EQ(table.bonuses(0, "red:1").play(any_action).winners(), Seats{2});
}

TEST(Ending, WhenNothingDecidesTheWinIsShared) {
    TestTable table = TestTable(4).turn(3);
    first_team(table, 0);
    second_team(table, 2);
    third_team(table, 3);
    EXPECT_EQ(table.play(any_action).winners(), (Seats{0, 2, 3}));
}

/// Seat 0 holds the condition by the tile alone; seat 1 can take the tile by recruiting Wasp.
TestTable tile_at_stake(std::uint32_t players) {
    TestTable table = TestTable(players).tile(0).row(1, {"wasp"});
    tile_team(table, 0);
    table.characters(1, {"quake", "hawkeye", "valkyrie"}).tokens(1, "yellow:2 blue:1 orange:2");
    return table;
}

TEST(Ending, WhoLosesTheTileAndDropsBelowSixteenHasNotWon) {
    TestTable table = tile_at_stake(2).turn(1);
    table.play("recruit wasp");
    EXPECT_EQ(table.to_act(), 0U);
    EXPECT_EQ(table.decision(), "action");
}

TEST(Ending, WhoKeepsTheTileToTheEndOfTheRoundHasWon) {
    TestTable table = tile_at_stake(2).turn(1);
    EXPECT_EQ(table.play("take yellow purple blue").winners(), Seats{0});
}

TEST(Ending, ItCanBeTriggeredAgainInALaterRound) {
    TestTable table = tile_at_stake(2).turn(1).row(2, {"hela"});
    table.tokens(0, "blue:3 grey:3 green:1").play("recruit wasp");
    table.play("recruit hela");
    EXPECT_EQ(table.points(0), 16U);
    EXPECT_EQ(table.play("take yellow purple red").winners(), Seats{0});
}

TEST(Ending, ItCanBeTriggeredAgainInTheSameRound) {
    TestTable table = tile_at_stake(4).turn(1);
    second_team(table, 2);
    table.reserve(2, "iron_fist").tokens(2, "red:5 grey:2");  // it brings the green token
    table.play("recruit wasp");
    ASSERT_FALSE(meets_gauntlet(table.state(), seat_at(0)));
    table.play("recruit iron_fist");
    EXPECT_EQ(table.to_act(), 3U);
    EXPECT_EQ(table.play(any_action).winners(), Seats{2});
}

TEST(Ending, TheOneWhoTakesTheTileMayWinByIt) {
    TestTable table = TestTable(2).tile(0).turn(1).row(1, {"wasp"});
    tile_team(table, 0);
    table.characters(1, {"green_goblin", "nova", "doctor_strange"}).bonuses(1, "purple:1 orange:1");
    table.characters(1, {"quake", "hawkeye"}).tokens(1, "yellow:2 blue:1 orange:1 green:1");
    table.play("recruit wasp");
    EXPECT_EQ(table.points(1), 16U);
    EXPECT_EQ(table.winners(), Seats{1});
}

// The order in which the ends are looked at.

TEST(Ending, TheGauntletComesBeforeTheTurnLimit) {
    TestTable table = TestTable(2).turns(399).turn(1).characters(1, {"drax"});
    first_team(table, 0);
    table.play(any_action);
    EXPECT_EQ(table.reason(), "gauntlet");
}

TEST(Ending, TheGauntletComesBeforeAllPassing) {
    TestTable table = TestTable(2).supply("");
    first_team(table, 0);
    table.characters(1, {"green_goblin", "spider_man", "nova", "doctor_strange"});
    table.play("pass").play("pass");
    EXPECT_EQ(table.reason(), "gauntlet");
    EXPECT_EQ(table.winners(), Seats{0}) << "the higher points of seat 1 are not asked";
}

TEST(Ending, AllPassingComesBeforeTheTurnLimit) {
    TestTable table = TestTable(2).supply("").turns(398).play("pass").play("pass");
    EXPECT_EQ(table.state().turns, 400U);
    EXPECT_EQ(table.reason(), "all_passed");
}

TEST(Ending, WhenItIsOverNobodyActsAndTheSeatThatMovedLastIsKept) {
    TestTable table = TestTable(2).supply("").play("pass").play("pass");
    EXPECT_EQ(table.to_act(), nobody);
    EXPECT_EQ(table.decision(), "");
    EXPECT_EQ(table.moves(), Names{});
    EXPECT_EQ(table.state().seat, seat_at(1));
    EXPECT_EQ(table.refusal("pass"), "game_over");
}

TEST(Ending, WhileTheGameGoesOnThereIsNoOutcome) {
    TestTable table(2);
    first_team(table, 0);
    EXPECT_EQ(outcome(table.state()), Outcome{});
}

TEST(Ending, RandomGamesAlwaysEndWithAWinner) {
    for (std::uint32_t players = min_players; players <= max_players; ++players) {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Dice dice(seed);
            State state = deal({.players = players}, dice);
            MoveList moves;
            for (legal(state, moves); !moves.empty(); legal(state, moves)) {
                play(state, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], dice,
                     Silence{});
            }
            EXPECT_TRUE(outcome(state).over);
            EXPECT_NE(outcome(state).winners, 0);
            EXPECT_LT(state.turns, turn_limit + players);
        }
    }
}

}  // namespace
}  // namespace lemniscate::splendor
