// Taking tokens: docs/rules, section 3, actions 1 and 2.
#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

TEST(Take, AnyThreeOfTheFiveColours) {
    EXPECT_EQ(TestTable(2).supply("yellow:1 purple:1 blue:1 red:1 orange:1 grey:5 green:2").moves(),
              (Names{"take blue red orange", "take purple blue orange", "take purple blue red",
                     "take purple red orange", "take yellow blue orange", "take yellow blue red",
                     "take yellow purple blue", "take yellow purple orange",
                     "take yellow purple red", "take yellow red orange"}));
}

TEST(Take, AnyThreeOfTheFourColoursThatAreLeft) {
    EXPECT_EQ(TestTable(2).supply("yellow:1 purple:1 red:1 orange:1").moves(),
              (Names{"take purple red orange", "take yellow purple orange",
                     "take yellow purple red", "take yellow red orange"}));
}

TEST(Take, ThreeDifferentMoveFromTheSupplyToTheSeat) {
    TestTable table = TestTable(2).play("take yellow blue orange");
    EXPECT_EQ(table.tokens(0), "yellow:1 blue:1 orange:1");
    EXPECT_EQ(table.supply(), "yellow:3 purple:4 blue:3 red:4 orange:3 grey:5 green:2");
    EXPECT_EQ(table.tokens(1), "");
    EXPECT_EQ(table.to_act(), 1U);
}

TEST(Take, TwoOfAColourMoveFromTheSupplyToTheSeat) {
    TestTable table = TestTable(2).play("take red red");
    EXPECT_EQ(table.tokens(0), "red:2");
    EXPECT_EQ(table.supply(), "yellow:4 purple:4 blue:4 red:2 orange:4 grey:5 green:2");
}

TEST(Take, TwoOfAColourNeedFourBeforeTaking) {
    TestTable table = TestTable(4).supply("yellow:7 purple:4 blue:3 red:5 orange:2 grey:5 green:4");
    EXPECT_EQ(table.refusal("take yellow yellow"), "none");
    EXPECT_EQ(table.refusal("take purple purple"), "none");
    EXPECT_EQ(table.refusal("take blue blue"), "supply_below_four");
    EXPECT_EQ(table.refusal("take red red"), "none");
    EXPECT_EQ(table.refusal("take orange orange"), "supply_below_four");
}

TEST(Take, NeitherGreyNorGreen) {
    TestTable table(4);
    for (const char* text : {"take grey", "take grey grey", "take green green",
                             "take yellow blue grey", "take yellow blue green"}) {
        EXPECT_EQ(table.refusal(text), "take_grey_or_green") << text;
    }
}

TEST(Take, NotFourColoursNorThreeOfOneNorTwoPairs) {
    TestTable table(4);
    for (const char* text : {"take yellow purple blue red", "take red red red", "take red red blue",
                             "take red red blue blue"}) {
        EXPECT_EQ(table.refusal(text), "take_wrong_number") << text;
    }
}

TEST(Take, NotAColourThatHasRunOut) {
    TestTable table = TestTable(2).supply("purple:1 blue:1 red:1 orange:1");
    EXPECT_EQ(table.refusal("take yellow purple blue"), "supply_empty");
}

TEST(Take, MoreThanTenAreFineDuringTheTurn) {
    TestTable table = TestTable(2).tokens(0, "yellow:4 purple:4 grey:2");
    EXPECT_EQ(table.moves("take").size(), 4U) << "blue red orange, or two of one of them";
    table.play("take blue red orange");
    EXPECT_EQ(table.tokens(0), "yellow:4 purple:4 blue:1 red:1 orange:1 grey:2");
    EXPECT_EQ(table.decision(), "return");
}

}  // namespace
}  // namespace lemniscate::splendor
