// Locations: docs/rules, section 4.3.
#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

TEST(Locations, OneThatIsMetIsTakenByItself) {
    TestTable table =
        TestTable(2).bonuses(0, "blue:4 red:4").location("asgard").location("wakanda");
    table.play("take yellow purple orange");
    EXPECT_EQ(table.locations(0), Names{"wakanda"});
    EXPECT_EQ(table.locations(), Names{"asgard"});
    EXPECT_EQ(table.points(0), 3U);
    EXPECT_EQ(table.to_act(), 1U);
}

TEST(Locations, OneBonusShortIsNotMet) {
    for (const char* bonuses : {"blue:3 red:4", "blue:4 red:3", "blue:5 red:3"}) {
        TestTable table = TestTable(2).bonuses(0, bonuses).location("wakanda");
        EXPECT_EQ(table.play("take yellow purple orange").locations(0), Names{}) << bonuses;
    }
}

TEST(Locations, TokensDoNotCount) {
    TestTable table =
        TestTable(2).bonuses(0, "blue:3 red:3").tokens(0, "blue:3 red:3").location("wakanda");
    EXPECT_EQ(table.play("take yellow purple orange").locations(0), Names{});
}

TEST(Locations, TheOneOfSeveralIsTheSeatsChoice) {
    TestTable table = TestTable(2)
                          .bonuses(0, "yellow:4 blue:4 red:4")
                          .location("asgard")
                          .location("wakanda")
                          .location("knowhere")
                          .location("avengers_tower");
    table.play("take yellow purple orange");
    EXPECT_EQ(table.to_act(), 0U);
    EXPECT_EQ(table.decision(), "location");
    EXPECT_EQ(table.state().turns, 0U) << "the turn is not over";
    EXPECT_EQ(table.moves(),
              (Names{"location avengers_tower", "location knowhere", "location wakanda"}));
    table.play("location knowhere");
    EXPECT_EQ(table.locations(0), Names{"knowhere"});
    EXPECT_EQ(table.locations(), (Names{"asgard", "wakanda", "avengers_tower"}));
    EXPECT_EQ(table.points(0), 3U);
    EXPECT_EQ(table.to_act(), 1U) << "at most one per turn";
    EXPECT_EQ(table.state().turns, 1U);
}

TEST(Locations, ASecondOneIsTakenInTheNextTurnAfterAnyAction) {
    TestTable table = TestTable(2).bonuses(0, "yellow:4 blue:4 red:4").location("wakanda");
    table.location("knowhere").row(1, {"vulture"}).play("reserve vulture");
    table.play("location wakanda").play("take yellow purple orange");
    EXPECT_EQ(table.locations(0), Names{"wakanda"}) << "not in somebody else's turn";
    table.play("take yellow purple orange");
    EXPECT_EQ(table.locations(0), (Names{"wakanda", "knowhere"}));
    EXPECT_EQ(table.points(0), 6U);
}

TEST(Locations, AreTakenAfterAPassToo) {
    TestTable table = TestTable(2).supply("").bonuses(0, "blue:4 red:4").location("wakanda");
    EXPECT_EQ(table.play("pass").locations(0), Names{"wakanda"});
}

TEST(Locations, OnlyTheSeatThatActsTakesThem) {
    TestTable table = TestTable(2).bonuses(1, "blue:4 red:4").location("wakanda");
    EXPECT_EQ(table.play("take yellow purple orange").locations(1), Names{});
    EXPECT_EQ(table.play("take yellow purple orange").locations(1), Names{"wakanda"});
}

TEST(Locations, OneThatIsTakenIsOutOfReachForOthers) {
    TestTable table = TestTable(2).characters(0, {"mysterio", "quake", "wong", "triton"});
    table.characters(0, {"wasp", "bullseye", "elektra", "lockjaw"});
    table.characters(1, {"crystal", "electro", "ms_marvel", "sandman"});
    table.characters(1, {"valkyrie", "moon_knight", "spider_man_2099", "taskmaster"});
    table.location("wakanda").play("take yellow purple orange").play("take yellow purple orange");
    EXPECT_EQ(table.locations(0), Names{"wakanda"});
    EXPECT_EQ(table.locations(1), Names{});
}

TEST(Locations, ThoseHeldAreKeptInTheOrderTaken) {
    TestTable table = TestTable(2).conquered(0, "attilan").conquered(1, "asgard");
    table.bonuses(0, "yellow:3 blue:3 red:3").location("knowhere");
    table.play("take yellow purple orange");
    EXPECT_EQ(table.locations(0), (Names{"attilan", "knowhere"}));
    EXPECT_EQ(table.locations(1), Names{"asgard"});
}

TEST(Locations, TokensAreReturnedAfterALocationWasTakenByItself) {
    TestTable table = TestTable(2).bonuses(0, "blue:4 red:4").location("wakanda");
    table.tokens(0, "yellow:4 purple:4 grey:2").play("take blue red orange");
    EXPECT_EQ(table.locations(0), Names{"wakanda"});
    EXPECT_EQ(table.decision(), "return");
}

TEST(Locations, TokensAreReturnedAfterALocationWasChosen) {
    TestTable table = TestTable(2).bonuses(0, "yellow:4 blue:4 red:4").location("wakanda");
    table.location("knowhere").tokens(0, "yellow:4 purple:4 grey:2").play("take blue red orange");
    EXPECT_EQ(table.decision(), "location");
    table.play("location knowhere");
    EXPECT_EQ(table.to_act(), 0U);
    EXPECT_EQ(table.decision(), "return");
    EXPECT_EQ(table.play("return yellow yellow yellow").to_act(), 1U);
}

TEST(Locations, TheTileComesFirst) {
    TestTable table = TestTable(2).bonuses(0, "yellow:4 blue:4 red:4").location("wakanda");
    table.location("knowhere").characters(0, {"wasp", "quake", "hawkeye"});
    table.play("take yellow purple orange");
    EXPECT_EQ(table.decision(), "location");
    EXPECT_EQ(table.tile(), 0U);
}

}  // namespace
}  // namespace lemniscate::splendor
