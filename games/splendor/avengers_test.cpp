// The Avengers tile: docs/rules, section 4.2.
#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

TEST(Avengers, TheFirstWithThreeSymbolsTakesTheTileForThreePoints) {
    TestTable table = TestTable(2).row(1, {"wasp"}).characters(0, {"quake", "hawkeye"});
    table.tokens(0, "yellow:2 blue:1 orange:2").play("recruit wasp");
    EXPECT_EQ(table.tile(), 0U);
    EXPECT_EQ(table.points(0), 3U);
}

TEST(Avengers, TwoSymbolsAreNotEnough) {
    TestTable table = TestTable(2).row(1, {"wasp"}).characters(0, {"quake"});
    table.tokens(0, "yellow:2 blue:1 orange:2").play("recruit wasp");
    EXPECT_EQ(table.tile(), nobody);
}

TEST(Avengers, OneCharacterMayBringTwoSymbols) {
    TestTable table = TestTable(4).row(3, {"thor"}).characters(0, {"quake"});
    table.tokens(0, "yellow:3 purple:5 blue:3 red:2").play("recruit thor");
    EXPECT_EQ(table.tile(), 0U);
}

TEST(Avengers, AsManySymbolsAsTheOwnerDoNotTakeIt) {
    TestTable table = TestTable(2).characters(0, {"wasp", "quake", "hawkeye"}).tile(0);
    table.characters(1, {"valkyrie", "ms_marvel", "kate_bishop"}).turn(1);
    table.play("take yellow purple blue");
    EXPECT_EQ(table.tile(), 0U);
}

TEST(Avengers, MoreSymbolsThanTheOwnerTakeItAndItsPoints) {
    TestTable table = TestTable(2).characters(0, {"wasp", "quake", "hawkeye"}).tile(0);
    table.characters(1, {"valkyrie", "ms_marvel", "kate_bishop", "spider_woman"}).turn(1);
    table.play("take yellow purple blue");
    EXPECT_EQ(table.tile(), 1U);
    EXPECT_EQ(table.points(0), 0U);
    EXPECT_EQ(table.points(1), 3U);
}

TEST(Avengers, TheFormerOwnerMayTakeItBack) {
    TestTable table = TestTable(2)
                          .row(1, {"wasp"})
                          .row(3, {"thor"})
                          .characters(0, {"quake", "hawkeye", "valkyrie"})
                          .tile(0)
                          .characters(1, {"ms_marvel", "kate_bishop", "spider_woman"})
                          .bonuses(1, "yellow:2 blue:1")
                          .tokens(1, "orange:2")
                          .bonuses(0, "yellow:3 blue:2")
                          .tokens(0, "purple:4 red:2 grey:1")
                          .turn(1);
    EXPECT_EQ(table.play("recruit wasp").tile(), 1U);
    EXPECT_EQ(table.play("recruit thor").tile(), 0U);
}

TEST(Avengers, TheOwnerKeepsItWhenGainingMore) {
    TestTable table =
        TestTable(2).row(1, {"wasp"}).characters(0, {"quake", "hawkeye", "valkyrie"}).tile(0);
    table.tokens(0, "yellow:2 blue:1 orange:2").play("recruit wasp");
    EXPECT_EQ(table.tile(), 0U);
    EXPECT_EQ(table.points(0), 3U);
}

TEST(Avengers, ItIsLookedAtAfterAnyActionOfTheSeatThatActs) {
    TestTable table = TestTable(2).characters(0, {"wasp", "quake", "hawkeye"});
    TestTable others_turn = table;
    EXPECT_EQ(table.play("take yellow purple blue").tile(), 0U);
    EXPECT_EQ(others_turn.turn(1).play("take yellow purple blue").tile(), nobody);
}

TEST(Avengers, ItIsLookedAtAfterAPassToo) {
    TestTable table = TestTable(2).supply("").characters(0, {"wasp", "quake", "hawkeye"});
    EXPECT_EQ(table.play("pass").tile(), 0U);
}

}  // namespace
}  // namespace lemniscate::splendor
