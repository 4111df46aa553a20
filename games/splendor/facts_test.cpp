// What the rulebook says in so many words, in the order of its pages.
#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

TEST(Facts, F01_GhostRiderCosts2Yellow1Purple4BlueAndGives2PointsAndARedBonus) {
    TestTable table = TestTable(2).tokens(0, "yellow:2 purple:1 blue:4").row(2, {"ghost_rider"});
    EXPECT_EQ(table.moves("recruit"), Names{"recruit ghost_rider"});
    table.play("recruit ghost_rider");
    EXPECT_EQ(table.tokens(0), "");
    EXPECT_EQ(table.points(0), 2U);
    EXPECT_EQ(table.bonuses(0), "red:1");
}

TEST(Facts, F01_GhostRiderCannotBeHadForOneTokenLess) {
    for (const char* tokens : {"yellow:1 purple:1 blue:4", "yellow:2 blue:4",
                               "yellow:2 purple:1 blue:3 red:4 orange:4"}) {
        TestTable table = TestTable(2).tokens(0, tokens).row(2, {"ghost_rider"});
        EXPECT_EQ(table.refusal("recruit ghost_rider"), "too_expensive") << tokens;
    }
}

TEST(Facts, F02_WithAYellowAndARedBonusRocketCostsOneRedToken) {
    TestTable table =
        TestTable(2).row(1, {"rocket"}).bonuses(0, "yellow:1 red:1").tokens(0, "yellow:1 red:1");
    EXPECT_EQ(table.moves("recruit"), Names{"recruit rocket"});
    table.play("recruit rocket");
    EXPECT_EQ(table.tokens(0), "yellow:1");
    EXPECT_EQ(table.bonuses(0), "yellow:2 red:1");
}

TEST(Facts, F03_ThreeYellowBlueAndRedBonusesTakeKnowhereInTheSameTurnWithoutAnAction) {
    TestTable table = TestTable(2)
                          .row(1, {"electro"})
                          .bonuses(0, "yellow:3 blue:3 red:2")
                          .tokens(0, "red:1 orange:2")
                          .location("knowhere");
    table.play("recruit electro");
    EXPECT_EQ(table.locations(0), Names{"knowhere"});
    EXPECT_EQ(table.locations(), Names{});
    EXPECT_EQ(table.points(0), 3U);
    EXPECT_EQ(table.to_act(), 1U);
}

TEST(Facts, F04_TheTileStaysWithItsOwnerAtEqualSymbolsAndPassesAtMore) {
    TestTable table = TestTable(3)
                          .row(1, {"wasp"})
                          .row(3, {"captain_america"})
                          .characters(0, {"thor", "hulk"})
                          .tile(0)
                          .characters(1, {"iron_man", "hawkeye"})
                          .bonuses(1, "yellow:2 blue:1 orange:2")
                          .characters(2, {"black_widow", "quake"})
                          .tokens(2, "yellow:5 purple:3 blue:2 orange:3")
                          .turn(1);
    table.play("recruit wasp");
    EXPECT_EQ(table.tile(), 0U) << "four symbols are not more than four";
    table.play("recruit captain_america");
    EXPECT_EQ(table.tile(), 2U) << "five are";
}

TEST(Facts, F05_TakingTwoOfAColourIsIllegalWithThreeInTheSupply) {
    TestTable table = TestTable(4).supply("yellow:3 red:4");
    EXPECT_EQ(table.refusal("take yellow yellow"), "supply_below_four");
    EXPECT_EQ(table.refusal("take red red"), "none");
}

TEST(Facts, F06_TheGreenTokenIsNeverReturned) {
    TestTable table = TestTable(2).tokens(0, "yellow:4 purple:4 green:1 grey:1").row(1, {"rocket"});
    table.play("reserve rocket");
    EXPECT_EQ(table.moves(), (Names{"return grey", "return purple", "return yellow"}));
    EXPECT_EQ(table.refusal("return green"), "return_green");
}

TEST(Facts, F06_TheGreenTokenIsNeverSpent) {
    TestTable table = TestTable(2).tokens(0, "yellow:1 red:1 green:1").row(1, {"rocket"});
    EXPECT_EQ(table.refusal("recruit rocket"), "too_expensive");
    table.tokens(0, "yellow:1 red:2 green:1");
    EXPECT_EQ(table.moves("recruit"), Names{"recruit rocket"});
    EXPECT_EQ(table.refusal("recruit rocket paying yellow:1 red:1 green:1"), "payment_wrong");
}

TEST(Facts, F06_NoBonusIsGreen) {
    for (const CharacterFacts& facts : character_facts) EXPECT_LT(facts.bonus, colours) << facts.id;
}

TEST(Facts, F07_ReservingWithNoGreyLeftIsLegalAndGivesNone) {
    TestTable table = TestTable(2).tokens(1, "grey:5").row(1, {"rocket"});
    table.play("reserve rocket");
    EXPECT_EQ(table.reserved(0), Names{"rocket"});
    EXPECT_EQ(table.tokens(0), "");
}

TEST(Facts, F07_AFourthReservationIsIllegal) {
    TestTable table = TestTable(2).row(1, {"rocket"}).deck(1, {"wasp"});
    table.reserve(0, "hulk").reserve(0, "thor").reserve(0, "vision");
    EXPECT_EQ(table.refusal("reserve rocket"), "reserve_full");
    EXPECT_EQ(table.refusal("reserve deck:1"), "reserve_full");
    EXPECT_EQ(table.moves("reserve"), Names{});
}

TEST(Facts, F08_OnlyTheOwnerSeesACardReservedFromADeck) {
    TestTable table = TestTable(3).deck(2, {"nebula"}).row(1, {"rocket"});
    table.play("reserve deck:2").play("reserve rocket");
    const auto card_seen_by = [&](Viewer viewer, std::uint32_t owner) {
        return observe(table.state(), viewer).table().reserve[owner].cards[0];
    };
    EXPECT_EQ(card_seen_by({seat_at(0)}, 0), find_card("nebula"));
    EXPECT_EQ(card_seen_by({seat_at(1)}, 0), Card::unknown_2);
    EXPECT_EQ(card_seen_by({seat_at(2)}, 0), Card::unknown_2);
    EXPECT_EQ(card_seen_by(spectator, 0), Card::unknown_2);
    EXPECT_EQ(card_seen_by(spectator, 1), find_card("rocket")) << "taken before everybody's eyes";
}

TEST(Facts, F09_SuppliesAndLocationsForTwoThreeAndFourPlayers) {
    const struct {
        std::uint32_t players;
        const char* supply;
    } setups[] = {{2, "yellow:4 purple:4 blue:4 red:4 orange:4 grey:5 green:2"},
                  {3, "yellow:5 purple:5 blue:5 red:5 orange:5 grey:5 green:3"},
                  {4, "yellow:7 purple:7 blue:7 red:7 orange:7 grey:5 green:4"}};
    for (const auto& setup : setups) {
        Dice dice(9);
        const TestTable table(deal({.players = setup.players}, dice));
        EXPECT_EQ(table.supply(), setup.supply);
        EXPECT_EQ(table.locations().size(), setup.players);
    }
}

/// Sixteen points, the green token and every colour but a yellow bonus, which Vulture brings.
TestTable one_yellow_short(std::uint32_t players, std::uint32_t seat) {
    return TestTable(players)
        .row(1, {"vulture"})
        .characters(seat, {"loki", "gamora", "luke_cage"})
        .bonuses(seat, "orange:1")
        .tokens(seat, "red:3 green:1");
}

TEST(Facts, F10_TheLastOfTheRoundWhoMeetsTheConditionEndsTheGameAtOnce) {
    TestTable table = one_yellow_short(2, 1).turn(1);
    table.play("recruit vulture");
    EXPECT_EQ(table.to_act(), nobody);
    EXPECT_EQ(table.winners(), std::vector<std::uint32_t>{1});
    EXPECT_EQ(table.reason(), "gauntlet");
}

TEST(Facts, F10_AnybodyElseWhoMeetsItWaitsForTheEndOfTheRound) {
    TestTable table = one_yellow_short(2, 0);
    table.play("recruit vulture");
    EXPECT_EQ(table.to_act(), 1U);
    table.play("take yellow purple blue");
    EXPECT_EQ(table.winners(), std::vector<std::uint32_t>{0});
}

TEST(Facts, F11_WhoTriggersAndLosesTheTileBelowSixteenPlaysOn) {
    TestTable table =
        TestTable(2)
            .row(1, {"vulture", "wasp"})
            .characters(0, {"thor", "gamora", "captain_marvel"})  // 12 points, 3 symbols
            .bonuses(0, "orange:1")
            .tokens(0, "red:3 green:1")
            .tile(0)
            .characters(1, {"iron_man", "hawkeye"})  // 3 symbols
            .bonuses(1, "yellow:1 blue:1 orange:1")
            .tokens(1, "yellow:1");
    table.play("recruit vulture");
    ASSERT_TRUE(meets_gauntlet(table.state(), seat_at(0)));
    table.play("recruit wasp");
    EXPECT_EQ(table.tile(), 1U);
    EXPECT_EQ(table.points(0), 13U);
    EXPECT_EQ(table.to_act(), 0U);
    EXPECT_EQ(table.decision(), "action");
}

}  // namespace
}  // namespace lemniscate::splendor
