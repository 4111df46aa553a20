#include "ai/splendor/worth.h"

#include <gtest/gtest.h>

#include "ai/splendor/test_state.h"

namespace lemniscate::ai {
namespace {

using splendor::Token;
namespace team_lane = splendor::team_lane;

const SplendorWeights weights;

int worth_of(const TestTable& table) {
    return worth(table.state, table.state, seat_at(0), weights);
}

TestTable ready_but_for_points(std::uint32_t points) {
    TestTable table;
    for (const Token colour :
         {Token::yellow, Token::purple, Token::blue, Token::red, Token::orange}) {
        table.bonuses(colour, 1);
    }
    return table.tokens(Token::green, 1).team(team_lane::points, points);
}

TEST(Worth, OfNothingIsNothing) { EXPECT_EQ(worth_of(TestTable()), 0); }

TEST(Worth, CountsPointsFullyUpToSixteen) {
    EXPECT_EQ(worth_of(TestTable().team(team_lane::points, 16)), 16 * weights.point);
    EXPECT_EQ(worth_of(TestTable().team(team_lane::points, 18)),
              16 * weights.point + 2 * weights.spare_point);
}

TEST(Worth, PrefersANewColourToMoreOfOne) {
    const int two_colours = worth_of(TestTable().bonuses(Token::red, 1).bonuses(Token::blue, 1));
    const int one_colour = worth_of(TestTable().bonuses(Token::red, 2));
    EXPECT_EQ(two_colours, 2 * weights.bonus[0]);
    EXPECT_EQ(one_colour, weights.bonus[0] + weights.bonus[1]);
    EXPECT_GT(two_colours, one_colour);
}

TEST(Worth, StopsCountingBonusesThatSaveNothing) {
    EXPECT_EQ(worth_of(TestTable().bonuses(Token::red, 5)),
              worth_of(TestTable().bonuses(Token::red, 9)));
}

TEST(Worth, CountsTheTimeToken) {
    EXPECT_EQ(worth_of(TestTable().tokens(Token::green, 1)), weights.time_token);
}

TEST(Worth, CountsSymbolsUntilTheyEarnTheTile) {
    EXPECT_EQ(worth_of(TestTable().team(team_lane::avengers, 2)), 2 * weights.symbol);
    TestTable owner = TestTable().team(team_lane::avengers, 3);
    owner.state.tile = seat_at(0);
    EXPECT_EQ(worth_of(owner), 3 * weights.point);
    TestTable rival = TestTable().team(team_lane::avengers, 3);
    rival.state.tile = seat_at(1);
    rival.state.team[1].set(team_lane::avengers, 3);
    EXPECT_EQ(worth_of(rival), 3 * weights.symbol);
}

TEST(Worth, CountsALocationByTheBonusesItLacks) {
    const auto location_alone = [](std::uint32_t red) {
        TestTable table = TestTable().bonuses(Token::blue, 4).bonuses(Token::red, red);
        const int without = worth_of(table);
        return worth_of(table.location("wakanda")) - without;
    };
    EXPECT_EQ(location_alone(4), weights.location[0]);
    EXPECT_EQ(location_alone(3), weights.location[1]);
    EXPECT_EQ(location_alone(0), weights.location[4]);
    EXPECT_EQ(worth_of(TestTable().location("wakanda")), 0);
}

TEST(Worth, JumpsWhereTheGauntletIsMet) {
    const int before = worth_of(ready_but_for_points(15));
    const int after = worth_of(ready_but_for_points(16));
    EXPECT_EQ(after - before, weights.point + weights.gauntlet);
    EXPECT_LT(worth_of(ready_but_for_points(16).bonuses(Token::red, 0)), before);
    EXPECT_LT(worth_of(ready_but_for_points(16).tokens(Token::green, 0)), before + weights.point);
}

TEST(Worth, HopesForWhatIsNear) {
    // Baron Zemo costs three red tokens and brings nothing but a bonus.
    const auto hope = [](std::uint32_t red) {
        return worth_of(TestTable().face_up("baron_zemo").tokens(Token::red, red));
    };
    EXPECT_EQ(hope(3), weights.bonus[0] * weights.nearness[0] / 100);
    EXPECT_EQ(hope(2), weights.bonus[0] * weights.nearness[1] / 100);
    EXPECT_EQ(hope(1), weights.bonus[0] * weights.nearness[3] / 100);
    EXPECT_EQ(hope(0), weights.bonus[0] * weights.nearness[5] / 100);
}

TEST(Worth, KnowsItsBonusesHoweverManyPoints) {
    // Every character of levels 2 and 3.
    TestTable table;
    for (std::uint32_t i = 0; i < splendor::cards; ++i) {
        const splendor::Card card = splendor::card_at(i);
        if (level_of(card) != 0) splendor::steps::recruit_card(table.state, card, seat_at(0));
    }
    ASSERT_GT(table.state.team[0][team_lane::points], 128U);
    table.tokens(Token::green, 1);
    const int without = worth_of(table);
    EXPECT_EQ(worth_of(TestTable(table).location("wakanda")), without + weights.location[0]);
    // Vulture costs four red tokens, which the bonuses pay, and adds nothing but his point.
    EXPECT_EQ(worth_of(TestTable(table).face_up("vulture")),
              without + weights.spare_point * weights.nearness[0] / 100);
}

TEST(Worth, HopesForThreeColoursSoonerThanForThreeOfOne) {
    EXPECT_GT(worth_of(TestTable().face_up("prowler").tokens(Token::red, 2)),
              worth_of(TestTable().face_up("baron_zemo")));
}

TEST(Worth, LetsGreyTokensAndBonusesStandIn) {
    const TestTable missing_one = TestTable().face_up("baron_zemo").tokens(Token::red, 2);
    EXPECT_EQ(worth_of(TestTable(missing_one).tokens(Token::grey, 1)),
              weights.bonus[0] * weights.nearness[0] / 100 + weights.grey_token);
    EXPECT_EQ(worth_of(TestTable(missing_one).bonuses(Token::red, 1)),
              weights.bonus[0] + weights.bonus[0] * weights.nearness[0] / 100);
}

TEST(Worth, CountsTheBestHopeMost) {
    const int hope = weights.bonus[0] * weights.nearness[5] / 100;
    EXPECT_EQ(worth_of(TestTable().face_up("baron_zemo").face_up("mysterio")),
              hope + hope * weights.hope[1] / 100);
}

TEST(Worth, HopesForTheReserveButKeepsItFree) {
    EXPECT_EQ(worth_of(TestTable().reserved("baron_zemo")),
              weights.bonus[0] * weights.nearness[5] / 100 + weights.reserved);
}

TEST(Worth, DoesNotCountWhatTheMoveTurnedUp) {
    const TestTable before;
    const TestTable turned_up = TestTable().face_up("baron_zemo").tokens(Token::red, 3);
    EXPECT_EQ(worth(before.state, turned_up.state, seat_at(0), weights), 0);
    const TestTable drawn = TestTable().reserved("baron_zemo", true);
    EXPECT_EQ(worth(before.state, drawn.state, seat_at(0), weights), weights.reserved);
    EXPECT_GT(worth(drawn.state, drawn.state, seat_at(0), weights), weights.reserved);
}

TEST(Worth, RegretsTokensAboveTen) {
    const auto many = [](std::uint32_t blue) {
        return TestTable().tokens(Token::red, 4).tokens(Token::yellow, 4).tokens(Token::blue, blue);
    };
    EXPECT_EQ(worth_of(many(2)), 0);
    EXPECT_EQ(worth_of(many(4)), 2 * weights.token_above_ten);
}

}  // namespace
}  // namespace lemniscate::ai
