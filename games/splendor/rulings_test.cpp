// Decisions where the rulebook is silent: docs/rules, the passages marked as rulings.
#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

using Seats = std::vector<std::uint32_t>;

/// Sixteen points each, every colour, the green token; five characters, no symbols.
TestTable two_holders(std::uint32_t players) {
    return TestTable(players)
        .characters(0, {"loki", "gamora", "luke_cage", "vulture", "kingpin"})
        .tokens(0, "green:1")
        .characters(1, {"green_goblin", "spider_man", "nova", "scorpion", "taskmaster"})
        .tokens(1, "green:1");
}

/// Nothing to take, to reserve or to recruit.
TestTable barren(std::uint32_t players) { return TestTable(players).supply(""); }

// Fewer than three colours are taken only when fewer are available.

TEST(Rulings, WithThreeColoursInTheSupplyExactlyThreeAreTaken) {
    TestTable table = TestTable(2).supply("yellow:1 blue:1 orange:1 grey:5 green:2");
    EXPECT_EQ(table.moves(), Names{"take yellow blue orange"});
    EXPECT_EQ(table.refusal("take yellow blue"), "take_more");
    EXPECT_EQ(table.refusal("take orange"), "take_more");
}

TEST(Rulings, WithTwoColoursInTheSupplyExactlyTwoAreTaken) {
    TestTable table = TestTable(2).supply("purple:2 red:3 grey:5 green:2");
    EXPECT_EQ(table.moves(), Names{"take purple red"});
    EXPECT_EQ(table.refusal("take purple"), "take_more");
    table.play("take purple red");
    EXPECT_EQ(table.tokens(0), "purple:1 red:1");
}

TEST(Rulings, WithOneColourInTheSupplyOneIsTaken) {
    TestTable table = TestTable(2).supply("blue:2 grey:5 green:2");
    EXPECT_EQ(table.moves(), Names{"take blue"});
    table.play("take blue");
    EXPECT_EQ(table.tokens(0), "blue:1");
    EXPECT_EQ(table.supply(), "blue:1 grey:5 green:2");
}

TEST(Rulings, WithOneColourOfFourOneOrTwoAreTaken) {
    EXPECT_EQ(TestTable(2).supply("blue:4").moves(), (Names{"take blue", "take blue blue"}));
}

TEST(Rulings, WithNoColourInTheSupplyNothingIsTaken) {
    EXPECT_EQ(TestTable(2).supply("grey:5 green:2").moves(), Names{"pass"});
}

// Every payment that keeps a different set of tokens is offered, colours first by default.

TEST(Rulings, EveryPaymentThatKeepsADifferentSetOfTokensIsOffered) {
    TestTable table = TestTable(2).tokens(0, "yellow:1 red:2 grey:2").row(1, {"rocket"});
    EXPECT_EQ(table.moves("recruit"), (Names{
                                          "recruit rocket",
                                          "recruit rocket paying red:1 grey:2",
                                          "recruit rocket paying red:2 grey:1",
                                          "recruit rocket paying yellow:1 grey:2",
                                          "recruit rocket paying yellow:1 red:1 grey:1",
                                      }));
}

TEST(Rulings, TheDefaultPaymentUsesColoursFirst) {
    TestTable table = TestTable(2).tokens(0, "yellow:1 red:2 grey:2").row(1, {"rocket"});
    table.play("recruit rocket");
    EXPECT_EQ(table.tokens(0), "grey:2");
}

TEST(Rulings, AnotherPaymentKeepsOtherTokens) {
    TestTable table = TestTable(2).tokens(0, "yellow:1 red:2 grey:2").row(1, {"rocket"});
    table.play("recruit rocket paying red:1 grey:2");
    EXPECT_EQ(table.tokens(0), "yellow:1 red:1");
    EXPECT_EQ(table.supply(), "yellow:3 purple:4 blue:4 red:3 orange:4 grey:5 green:2");
}

TEST(Rulings, GreyThatAlreadyFillsAGapIsNoChoice) {
    TestTable table = TestTable(2).tokens(0, "yellow:1 red:1 grey:1").row(1, {"rocket"});
    EXPECT_EQ(table.moves("recruit"), Names{"recruit rocket"});
    EXPECT_EQ(table.play("recruit rocket").tokens(0), "");
}

TEST(Rulings, OnlyGreyBeyondTheGapMayReplaceColours) {
    TestTable table = TestTable(2).tokens(0, "yellow:1 red:1 grey:2").row(1, {"rocket"});
    EXPECT_EQ(table.moves("recruit"), (Names{"recruit rocket", "recruit rocket paying red:1 grey:2",
                                             "recruit rocket paying yellow:1 grey:2"}));
}

TEST(Rulings, GreyReplacesNothingThatABonusPays) {
    TestTable table = TestTable(2)
                          .row(1, {"rocket"})
                          .bonuses(0, "yellow:1 red:1")
                          .tokens(0, "yellow:1 red:1 grey:3");
    EXPECT_EQ(table.moves("recruit"), (Names{"recruit rocket", "recruit rocket paying grey:1"}));
}

// Who can do none of the four actions passes.

TEST(Rulings, WhoCanDoNothingElsePasses) {
    TestTable table = barren(2).play("pass");
    EXPECT_EQ(table.to_act(), 1U);
    EXPECT_EQ(table.state().turns, 1U);
}

TEST(Rulings, WhoCanTakeATokenMayNotPass) {
    EXPECT_EQ(TestTable(2).supply("red:1").refusal("pass"), "pass_not_allowed");
}

TEST(Rulings, WhoCanReserveMayNotPass) {
    EXPECT_EQ(barren(2).row(3, {"hulk"}).refusal("pass"), "pass_not_allowed");
    EXPECT_EQ(barren(2).deck(1, {"rocket"}).refusal("pass"), "pass_not_allowed");
}

TEST(Rulings, WhoCanRecruitMayNotPass) {
    TestTable table = barren(2).tokens(0, "red:3").reserve(0, "baron_zemo");
    EXPECT_EQ(table.moves(), Names{"recruit baron_zemo"});
    EXPECT_EQ(table.refusal("pass"), "pass_not_allowed");
}

TEST(Rulings, CardsOutOfReachLeaveNothingButAPass) {
    TestTable table = barren(2).reserve(1, "baron_zemo").tokens(0, "red:3");
    table.reserve(0, "loki").reserve(0, "hulk").reserve(0, "thor").row(1, {"rocket"});
    EXPECT_EQ(table.moves(), Names{"pass"});
}

// If all pass in a row, the game ends with the round.

TEST(Rulings, AllPassingInARowEndsTheGame) {
    TestTable table = barren(3).play("pass").play("pass");
    EXPECT_EQ(table.to_act(), 2U);
    table.play("pass");
    EXPECT_EQ(table.to_act(), nobody);
    EXPECT_EQ(table.reason(), "all_passed");
}

TEST(Rulings, AllPassingAcrossTheEndOfARoundFinishesTheRoundFirst) {
    TestTable table = barren(3).first(0).turn(1).play("pass").play("pass").play("pass");
    EXPECT_EQ(table.to_act(), 1U) << "all have passed, and seats 1 and 2 are still to come";
    table.play("pass");
    EXPECT_EQ(table.to_act(), 2U);
    table.play("pass");
    EXPECT_EQ(table.to_act(), nobody);
    EXPECT_EQ(table.state().passes, 3U);
    EXPECT_EQ(table.reason(), "all_passed");
}

TEST(Rulings, AnActionInBetweenInterruptsTheRowOfPasses) {
    TestTable table = barren(3).tokens(1, "red:3").reserve(1, "baron_zemo").reserve(1, "loki");
    table.play("pass")
        .play("recruit baron_zemo")
        .play("take red")
        .play("take red")
        .play("take red");
    ASSERT_EQ(table.supply(), "");
    table.play("pass").play("pass");
    EXPECT_EQ(table.decision(), "action");
    table.play("pass").play("pass");
    EXPECT_EQ(table.reason(), "all_passed");
}

TEST(Rulings, WhenAllPassMostPointsWin) {
    TestTable table = barren(2).characters(0, {"vulture"}).characters(1, {"red_skull"});
    EXPECT_EQ(table.play("pass").play("pass").winners(), Seats{1});
}

TEST(Rulings, WhenAllPassNeitherColoursNorGreenTokenMatter) {
    TestTable table = barren(2)
                          .characters(0, {"loki", "gamora", "luke_cage", "red_skull"})
                          .characters(1, {"vulture", "scorpion", "taskmaster", "sandman", "yondu"})
                          .tokens(1, "green:1");
    EXPECT_EQ(table.play("pass").play("pass").winners(), Seats{0});
}

TEST(Rulings, WhenAllPassWithEqualPointsTheTileWins) {
    TestTable table =
        barren(2).characters(0, {"red_skull"}).characters(1, {"wasp", "quake", "valkyrie"}).tile(1);
    EXPECT_EQ(table.play("pass").play("pass").winners(), Seats{1});
}

TEST(Rulings, WhenAllPassWithEqualPointsAndNoTileFewestCharactersWin) {
    TestTable table = barren(2)
                          .characters(0, {"vulture", "scorpion", "taskmaster"})
                          .characters(1, {"the_collector", "sandman"});
    EXPECT_EQ(table.play("pass").play("pass").winners(), Seats{1});
}

TEST(Rulings, WhenAllPassAndEverythingIsEqualTheWinIsShared) {
    TestTable table = barren(3).characters(0, {"vulture"}).characters(2, {"scorpion"});
    EXPECT_EQ(table.play("pass").play("pass").play("pass").winners(), (Seats{0, 2}));
}

TEST(Rulings, WhoMeetsTheConditionWhenAllPassAtTheEndOfTheRoundHoldsTheGauntlet) {
    TestTable table = barren(2)
                          .characters(0, {"loki", "gamora", "luke_cage", "vulture", "kingpin"})
                          .tokens(0, "green:1");
    EXPECT_EQ(table.play("pass").play("pass").reason(), "gauntlet");
}

TEST(Rulings, WhenAllHavePassedAndSomebodyMeetsTheConditionTheRoundIsFinishedAndTheConditionWins) {
    // Seat 0 meets the condition only by the location that its pass brings, as the second of two.
    TestTable table = barren(2).turn(1).location("wakanda").tokens(0, "green:1");
    table.bonuses(0, "blue:4 red:4 purple:1 orange:1");
    table.characters(0, {"green_goblin", "black_bolt", "doctor_octopus"});
    table.characters(1, {"loki", "gamora", "luke_cage", "nova"});
    table.play("pass").play("pass");
    ASSERT_TRUE(meets_gauntlet(table.state(), seat_at(0)));
    EXPECT_EQ(table.to_act(), 1U);
    table.play("pass");
    EXPECT_GT(table.points(1), table.points(0));
    EXPECT_EQ(table.reason(), "gauntlet");
    EXPECT_EQ(table.winners(), Seats{0});
}

// A game that has had 400 turns is ended with that round and scored as if all had passed.

TEST(Rulings, The399thTurnDoesNotEndTheGame) {
    TestTable table = TestTable(2).turns(398).turn(1).play("take yellow purple blue");
    EXPECT_EQ(table.to_act(), 0U);
}

TEST(Rulings, The400thTurnEndsTheGameWhenItIsTheLastOfItsRound) {
    TestTable table = TestTable(2).turns(399).turn(1).play("take yellow purple blue");
    EXPECT_EQ(table.state().turns, 400U);
    EXPECT_EQ(table.to_act(), nobody);
    EXPECT_EQ(table.reason(), "turn_limit");
}

TEST(Rulings, TheRoundOfThe400thTurnIsFinished) {
    TestTable table = TestTable(3).turns(399).play("take yellow purple blue");
    EXPECT_EQ(table.to_act(), 1U);
    table.play("take yellow purple blue");
    EXPECT_EQ(table.to_act(), 2U);
    table.play("take yellow purple blue");
    EXPECT_EQ(table.state().turns, 402U);
    EXPECT_EQ(table.reason(), "turn_limit");
}

TEST(Rulings, AtTheTurnLimitPointsThenTileThenFewestCharactersDecide) {
    TestTable table = TestTable(4)
                          .turns(399)
                          .turn(3)
                          .characters(0, {"vulture", "the_collector"})
                          .characters(1, {"red_skull"})
                          .characters(2, {"jessica_jones"})
                          .bonuses(3, "red:2");
    TestTable with_tile = table;
    EXPECT_EQ(table.play("take red red").winners(), (Seats{1, 2})) << "three points each, one card";
    EXPECT_EQ(with_tile.tile(3).play("take red red").winners(), Seats{3})
        << "three points as well, more characters";
}

TEST(Rulings, AtTheTurnLimitWhoMeetsTheConditionWinsThoughAnotherHasMorePoints) {
    TestTable table = two_holders(3).turns(399);
    table.characters(2, {"hela", "nebula", "daredevil", "jessica_jones", "red_skull", "punisher"});
    table.play("take yellow purple blue");
    EXPECT_EQ(table.to_act(), 1U) << "the round is finished first";
    table.play("take yellow purple blue").play("take yellow purple blue");
    EXPECT_EQ(table.points(2), 17U);
    EXPECT_EQ(table.reason(), "gauntlet");
    EXPECT_EQ(table.winners(), (Seats{0, 1}));
}

TEST(Rulings, ReturningTokensBelongsToTheTurnThatReachesTheLimit) {
    TestTable table = TestTable(2).turns(399).first(1).tokens(0, "yellow:4 purple:4 grey:2");
    table.play("take blue red orange");
    EXPECT_EQ(table.decision(), "return");
    table.play("return grey grey purple");
    EXPECT_EQ(table.reason(), "turn_limit");
}

// When the last of the round ends the game, others who meet the condition are compared.

TEST(Rulings, OthersWhoMeetTheConditionWhenTheLastOfTheRoundDoesAreCompared) {
    TestTable table = two_holders(2).row(1, {"sandman"}).tokens(1, "orange:4 green:1").turn(1);
    table.play("recruit sandman");
    EXPECT_EQ(table.winners(), Seats{1}) << "seventeen points against sixteen";
}

TEST(Rulings, OthersWhoMeetTheConditionAlreadyMayWinAgainstTheLastOfTheRound) {
    TestTable table = two_holders(2).characters(0, {"yondu"}).turn(1);
    table.play("take yellow purple blue");
    EXPECT_EQ(table.winners(), Seats{0});
}

}  // namespace
}  // namespace lemniscate::splendor
