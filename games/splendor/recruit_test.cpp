// Recruiting a character: docs/rules, section 3, action 4, and the time token, section 4.1.
#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

TEST(Recruit, PaysInTokensThatReturnToTheSupply) {
    TestTable table =
        TestTable(2).tokens(0, "yellow:2 red:3").row(1, {"rocket"}).play("recruit rocket");
    EXPECT_EQ(table.characters(0), Names{"rocket"});
    EXPECT_EQ(table.bonuses(0), "yellow:1");
    EXPECT_EQ(table.tokens(0), "yellow:1 red:1");
    EXPECT_EQ(table.supply(), "yellow:3 purple:4 blue:4 red:3 orange:4 grey:5 green:2");
    EXPECT_EQ(table.to_act(), 1U);
}

TEST(Recruit, AddsPointsAndSymbolsOfTheCharacter) {
    TestTable table = TestTable(4).tokens(0, "yellow:3 purple:5 blue:3 red:3").row(3, {"thor"});
    table.play("recruit thor");
    EXPECT_EQ(table.points(0), 3U);
    EXPECT_EQ(table.state().team[0][team_lane::avengers], 2U);
    EXPECT_EQ(table.state().team[0][team_lane::characters], 1U);
}

TEST(Recruit, CoveredByBonusesIsFree) {
    TestTable table =
        TestTable(2).row(1, {"rocket"}).bonuses(0, "yellow:1 red:2").tokens(0, "red:1 grey:1");
    EXPECT_EQ(table.moves("recruit"), Names{"recruit rocket"});
    EXPECT_EQ(table.play("recruit rocket").tokens(0), "red:1 grey:1");
}

TEST(Recruit, BonusesBeyondTheCostOfAColourPayNothingElse) {
    TestTable table = TestTable(2).row(1, {"rocket"}).bonuses(0, "yellow:3 red:1");
    EXPECT_EQ(table.refusal("recruit rocket"), "too_expensive");
}

TEST(Recruit, GreyTokensReplaceAnyColour) {
    TestTable table = TestTable(2).tokens(0, "grey:3").row(1, {"rocket"});
    EXPECT_EQ(table.moves("recruit"), Names{"recruit rocket"});
    EXPECT_EQ(table.play("recruit rocket").tokens(0), "");
    EXPECT_EQ(table.supply(), "yellow:4 purple:4 blue:4 red:4 orange:4 grey:5 green:2");
}

TEST(Recruit, OneTokenShortIsTooExpensive) {
    for (const char* tokens : {"", "red:2", "yellow:1 red:1", "yellow:4 red:1", "grey:2"}) {
        TestTable table = TestTable(2).tokens(0, tokens).row(1, {"rocket"});
        EXPECT_EQ(table.refusal("recruit rocket"), "too_expensive") << tokens;
        EXPECT_EQ(table.moves("recruit"), Names{}) << tokens;
    }
}

TEST(Recruit, AReservedCardOfOnesOwn) {
    TestTable table = TestTable(2).tokens(0, "yellow:1 red:2").reserve(0, "rocket", true);
    table.row(1, {"wasp"}).deck(1, {"rhino"}).play("recruit rocket");
    EXPECT_EQ(table.characters(0), Names{"rocket"});
    EXPECT_EQ(table.reserved(0), Names{});
    EXPECT_EQ(table.row(1), (Names{"wasp", "", "", ""})) << "the table is not touched";
    EXPECT_EQ(table.deck(1), Names{"rhino"});
}

TEST(Recruit, NotAReservedCardOfSomebodyElse) {
    TestTable table = TestTable(2).tokens(0, "yellow:1 red:2").reserve(1, "rocket");
    EXPECT_EQ(table.refusal("recruit rocket"), "not_recruitable");
    EXPECT_EQ(table.moves("recruit"), Names{});
}

TEST(Recruit, NotACardInADeckNorOneRecruitedBefore) {
    TestTable table = TestTable(2).tokens(0, "yellow:4 red:4").deck(1, {"rocket"});
    table.characters(1, {"baron_zemo"});
    EXPECT_EQ(table.refusal("recruit rocket"), "not_recruitable");
    EXPECT_EQ(table.refusal("recruit baron_zemo"), "not_recruitable");
}

TEST(Recruit, TheOtherReservedCardsStayHiddenOrSeenAsTheyWere) {
    const auto reserved_after = [](const char* move) {
        TestTable table = TestTable(2)
                              .bonuses(0, "yellow:4 red:4")
                              .reserve(0, "moon_knight", true)
                              .reserve(0, "vulture")
                              .reserve(0, "ronan", true)
                              .tokens(0, "yellow:1");
        return table.play(move).reserved(0);
    };
    EXPECT_EQ(reserved_after("recruit moon_knight"), (Names{"vulture", "ronan hidden"}));
    EXPECT_EQ(reserved_after("recruit vulture"), (Names{"moon_knight hidden", "ronan hidden"}));
    EXPECT_EQ(reserved_after("recruit ronan"), (Names{"moon_knight hidden", "vulture"}));
}

TEST(Recruit, CharactersAreKeptInTheOrderInWhichTheyCame) {
    TestTable table = TestTable(2).tokens(0, "orange:4 red:3 grey:2").characters(0, {"hulk"});
    table.row(2, {"the_collector"}).row(1, {"baron_zemo"});
    table.play("recruit the_collector").play("take yellow purple blue").play("recruit baron_zemo");
    EXPECT_EQ(table.characters(0), (Names{"hulk", "the_collector", "baron_zemo"}));
}

// The time token.

TEST(TimeToken, ComesWithTheFirstCharacterOfLevel3) {
    TestTable table =
        TestTable(2).tokens(0, "red:4 grey:3").row(3, {"iron_fist"}).play("recruit iron_fist");
    EXPECT_EQ(table.tokens(0), "green:1");
    EXPECT_EQ(table.supply(), "yellow:4 purple:4 blue:4 red:4 orange:4 grey:5 green:1");
}

TEST(TimeToken, DoesNotComeWithLevels1And2) {
    TestTable table = TestTable(2).tokens(0, "red:3 blue:4 grey:1");
    table.row(1, {"baron_zemo"}).row(2, {"venom"});
    table.play("recruit baron_zemo").play("take yellow purple orange").play("recruit venom");
    EXPECT_EQ(table.tokens(0), "");
}

TEST(TimeToken, ComesOncePerPlayer) {
    TestTable table = TestTable(2).bonuses(0, "red:4 yellow:4").tokens(0, "yellow:3 red:3");
    table.row(3, {"iron_fist", "black_bolt"});
    table.play("recruit iron_fist").play("take purple blue orange").play("recruit black_bolt");
    EXPECT_EQ(table.tokens(0), "green:1");
    EXPECT_EQ(table.supply(), "yellow:4 purple:3 blue:3 red:4 orange:3 grey:5 green:1");
}

TEST(TimeToken, ComesAlsoWithAReservedCharacter) {
    TestTable table = TestTable(2).tokens(0, "red:4 grey:3").reserve(0, "iron_fist");
    EXPECT_EQ(table.play("recruit iron_fist").tokens(0), "green:1");
}

TEST(TimeToken, CountsTowardsTheTen) {
    TestTable table = TestTable(4).bonuses(0, "red:5").row(3, {"iron_fist"});
    table.tokens(0, "yellow:7 purple:3 red:2").play("recruit iron_fist");
    EXPECT_EQ(table.tokens(0), "yellow:7 purple:3 green:1");
    EXPECT_EQ(table.moves(), (Names{"return purple", "return yellow"}));
}

TEST(TimeToken, StaysInAnEmptySupply) {
    TestTable table = TestTable(2).supply("").tokens(0, "red:7").row(3, {"iron_fist"});
    EXPECT_EQ(table.play("recruit iron_fist").tokens(0), "");
}

}  // namespace
}  // namespace lemniscate::splendor
