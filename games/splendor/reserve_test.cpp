// Reserving a character: docs/rules, section 3, action 3.
#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

TEST(ReserveCard, FromTheTableIsSeenByAllAndBringsAGreyToken) {
    TestTable table = TestTable(2).row(1, {"rocket", "wasp"}).play("reserve wasp");
    EXPECT_EQ(table.reserved(0), Names{"wasp"});
    EXPECT_EQ(table.tokens(0), "grey:1");
    EXPECT_EQ(table.supply(), "yellow:4 purple:4 blue:4 red:4 orange:4 grey:4 green:2");
    EXPECT_EQ(table.to_act(), 1U);
}

TEST(ReserveCard, FromADeckTakesTheTopCardUnseen) {
    TestTable table = TestTable(2).deck(3, {"hulk", "thor"}).play("reserve deck:3");
    EXPECT_EQ(table.reserved(0), Names{"hulk hidden"});
    EXPECT_EQ(table.deck(3), Names{"thor"});
    EXPECT_EQ(table.row(3), (Names{"", "", "", ""})) << "the table is not touched";
    EXPECT_EQ(table.tokens(0), "grey:1");
}

TEST(ReserveCard, NewReservationsComeBehindOlderOnes) {
    TestTable table = TestTable(2).reserve(0, "loki", true).row(1, {"rocket"}).deck(2, {"nebula"});
    table.play("reserve rocket").play("take yellow purple blue").play("reserve deck:2");
    EXPECT_EQ(table.reserved(0), (Names{"loki hidden", "rocket", "nebula hidden"}));
}

TEST(ReserveCard, AnyFaceUpCardAndAnyDeckThatHasCards) {
    TestTable table = TestTable(2)
                          .supply("")
                          .row(1, {"rocket", "", "wasp"})
                          .row(2, {"", "nebula"})
                          .row(3, {"hulk"})
                          .deck(1, {"rhino"})
                          .deck(3, {"thor", "loki"});
    EXPECT_EQ(table.moves(), (Names{"reserve deck:1", "reserve deck:3", "reserve hulk",
                                    "reserve nebula", "reserve rocket", "reserve wasp"}));
}

TEST(ReserveCard, TheLastGreyTokenIsTaken) {
    TestTable table = TestTable(2).tokens(1, "grey:4").row(1, {"rocket"}).play("reserve rocket");
    EXPECT_EQ(table.tokens(0), "grey:1");
    EXPECT_EQ(table.supply(), "yellow:4 purple:4 blue:4 red:4 orange:4 green:2");
}

TEST(ReserveCard, OfSomebodyElseIsOutOfReach) {
    TestTable table = TestTable(2).reserve(1, "rocket");
    EXPECT_EQ(table.refusal("reserve rocket"), "not_on_table");
}

TEST(ReserveCard, ThirdIsLegalFourthIsNotUntilOneIsRecruited) {
    TestTable table =
        TestTable(2).reserve(0, "baron_zemo").reserve(0, "thor").row(1, {"rocket", "wasp"});
    table.tokens(0, "red:3").play("reserve rocket").play("take yellow purple blue");
    EXPECT_EQ(table.refusal("reserve wasp"), "reserve_full");
    table.play("recruit baron_zemo").play("take yellow purple blue");
    EXPECT_EQ(table.refusal("reserve wasp"), "none");
}

TEST(ReserveCard, IsWorthNothingAtTheEndAndCostsNothing) {
    TestTable table = TestTable(2).supply("").reserve(0, "loki").reserve(0, "gamora");
    table.characters(0, {"vulture"}).play("pass").play("pass");
    EXPECT_EQ(table.points(0), 1U);
    EXPECT_EQ(table.winners(), std::vector<std::uint32_t>{0});
}

TEST(ReserveCard, TheGreyTokenCountsTowardsTheTen) {
    TestTable table = TestTable(2).tokens(0, "yellow:4 purple:4 blue:2").row(1, {"rocket"});
    table.play("reserve rocket");
    EXPECT_EQ(table.decision(), "return");
}

}  // namespace
}  // namespace lemniscate::splendor
