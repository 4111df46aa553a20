// Returning tokens above ten: docs/rules, section 4.4.
#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

TEST(Returning, TenTokensAreKept) {
    TestTable table = TestTable(2).tokens(0, "yellow:4 purple:3").play("take blue red orange");
    EXPECT_EQ(table.to_act(), 1U);
}

TEST(Returning, ElevenTokensAreTooMany) {
    TestTable table = TestTable(2).tokens(0, "yellow:4 purple:4").play("take blue red orange");
    EXPECT_EQ(table.to_act(), 0U);
    EXPECT_EQ(table.decision(), "return");
    EXPECT_EQ(table.state().turns, 0U) << "the turn is not over";
    EXPECT_EQ(table.moves(), (Names{"return blue", "return orange", "return purple", "return red",
                                    "return yellow"}));
}

TEST(Returning, GreyAndGreenCount) {
    TestTable table = TestTable(2).tokens(0, "yellow:4 purple:2 grey:1 green:1");
    EXPECT_EQ(table.play("take blue red orange").decision(), "return");
}

TEST(Returning, GreyMayBeReturned) {
    TestTable table =
        TestTable(2).tokens(0, "yellow:4 purple:3 grey:1").play("take blue red orange");
    table.play("return grey");
    EXPECT_EQ(table.tokens(0), "yellow:4 purple:3 blue:1 red:1 orange:1");
    EXPECT_EQ(table.supply(), "purple:1 blue:3 red:3 orange:3 grey:5 green:2");
    EXPECT_EQ(table.to_act(), 1U);
    EXPECT_EQ(table.state().turns, 1U);
}

TEST(Returning, ExactlyDownToTen) {
    TestTable table =
        TestTable(2).tokens(0, "yellow:4 purple:4 grey:2").play("take blue red orange");
    EXPECT_EQ(table.refusal("return yellow yellow"), "return_wrong_number");
    EXPECT_EQ(table.refusal("return yellow yellow yellow yellow"), "return_wrong_number");
    EXPECT_EQ(table.refusal("return yellow yellow yellow"), "none");
    EXPECT_EQ(table.refusal("return grey grey grey"), "return_not_held");
}

TEST(Returning, EveryDifferentSetIsOneMove) {
    TestTable table = TestTable(4).tokens(0, "yellow:7 purple:3").play("take purple purple");
    EXPECT_EQ(table.moves(),
              (Names{"return purple purple", "return yellow purple", "return yellow yellow"}));
}

TEST(Returning, TheTokensJustTakenMayGoBack) {
    TestTable table =
        TestTable(2).tokens(0, "yellow:4 purple:4 grey:2").play("take blue red orange");
    table.play("return blue red orange");
    EXPECT_EQ(table.tokens(0), "yellow:4 purple:4 grey:2");
}

TEST(Returning, NothingElseIsLegalMeanwhile) {
    TestTable table = TestTable(2).tokens(0, "yellow:4 purple:4").row(1, {"rocket"});
    table.play("take blue red orange");
    for (const char* text : {"take yellow", "reserve rocket", "recruit rocket", "pass"}) {
        EXPECT_EQ(table.refusal(text), "return_tokens") << text;
    }
}

TEST(Returning, NobodyReturnsInSomebodyElsesTurn) {
    TestTable table = TestTable(4).tokens(1, "yellow:7 purple:7");
    EXPECT_EQ(table.play("take blue red orange").decision(), "action");
    EXPECT_EQ(table.to_act(), 1U);
}

TEST(Returning, APassDoesNotSpareAnybodyTheTen) {
    TestTable table = TestTable(4).supply("").tokens(0, "yellow:7 purple:4").play("pass");
    EXPECT_EQ(table.decision(), "return");
}

}  // namespace
}  // namespace lemniscate::splendor
