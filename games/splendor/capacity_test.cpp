// Lists and lanes are long enough for any position that may be loaded, however far from play.
#include <algorithm>
#include <functional>
#include <vector>

#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

/// In how many ways `count` tokens can be chosen out of these, counted the slow and plain way.
std::uint32_t ways_to_choose(const Lanes& tokens, std::uint32_t count) {
    std::vector<std::uint32_t> ways(count + 1);
    ways[0] = 1;
    for (std::uint32_t kind = 0; kind < lane(Token::green); ++kind) {
        std::vector<std::uint32_t> more(count + 1);
        for (std::uint32_t have = 0; have <= count; ++have) {
            for (std::uint32_t add = 0; add <= tokens[kind] && have + add <= count; ++add) {
                more[have + add] += ways[have];
            }
        }
        ways = more;
    }
    return ways[count];
}

/// Every holding of more than ten tokens, up to an exchange of colours.
void each_holding(const std::function<void(Lanes)>& visit) {
    for (std::uint32_t a = 0; a <= 7; ++a)
        for (std::uint32_t b = 0; b <= a; ++b)
            for (std::uint32_t c = 0; c <= b; ++c)
                for (std::uint32_t d = 0; d <= c; ++d)
                    for (std::uint32_t e = 0; e <= d; ++e)
                        for (std::uint32_t grey = 0; grey <= 5; ++grey)
                            for (std::uint32_t green = 0; green <= 1; ++green) {
                                Lanes held{};
                                const std::uint32_t counts[] = {a, b, c, d, e, grey, green};
                                for (std::uint32_t i = 0; i < 7; ++i) held.set(i, counts[i]);
                                if (held.total() > max_tokens) visit(held);
                            }
}

TEST(Capacity, EveryHoldingCanBeReturnedWithinTheList) {
    std::uint32_t most = 0;
    each_holding([&](Lanes held) {
        most = std::max(most, ways_to_choose(held, held.total() - max_tokens));
    });
    EXPECT_EQ(most, max_moves);
}

TEST(Capacity, ReturnsAreAllThereAndNeverJustOne) {
    State state = TestTable(4).state();
    state.phase = Phase::give_back;
    MoveList moves;
    each_holding([&](Lanes held) {
        state.tokens[0] = held;
        legal(state, moves);
        ASSERT_EQ(moves.size(), ways_to_choose(held, held.total() - max_tokens))
            << show_lanes(held);
        ASSERT_GE(moves.size(), 2U) << "a single answer would have to be taken by itself";
    });
}

/// In how many ways up to five tokens of a card's cost can be replaced by grey ones.
std::uint32_t most_payments(Card card) {
    std::uint32_t ways = 0;
    for (std::uint32_t swapped = 0; swapped <= 5; ++swapped) {
        ways += ways_to_choose(cost_of[card], swapped);
    }
    return ways;
}

TEST(Capacity, NoPositionHasMoreActionsThanTheListHolds) {
    // All fifteen places at once hold the cards with the most payments of the whole game.
    std::vector<std::uint32_t> payments;
    for (std::uint32_t i = 0; i < cards; ++i) payments.push_back(most_payments(card_at(i)));
    std::sort(payments.rbegin(), payments.rend());
    std::uint32_t actions = 10 + colours + slots + levels;
    for (Place place = 0; place < places; ++place) actions += payments[place];
    EXPECT_LE(actions, max_moves);
}

TEST(Capacity, TheRichestSeatPaysInEveryWay) {
    TestTable table = TestTable(4).row(3, {"iron_man", "thor", "hulk", "black_widow"});
    table.tokens(0, "yellow:7 purple:7 blue:7 red:7 orange:7 grey:5");
    std::uint32_t expected = 0;
    for (const char* id : {"iron_man", "thor", "hulk", "black_widow"}) {
        expected += most_payments(find_card(id));
    }
    EXPECT_EQ(table.moves("recruit").size(), expected);
}

TEST(Capacity, TheLongestMovesFitIntoTheirText) {
    TestTable table =
        TestTable(4).supply("").tokens(0, "yellow:7 purple:7 blue:7 red:7 orange:7 grey:5 green:1");
    table.play("pass");
    std::size_t longest = 0;
    for (const std::string& text : table.moves()) longest = std::max(longest, text.size());
    // 21 words of six letters and 10 of four, a blank before each.
    EXPECT_EQ(longest, std::string("return").size() + 21 * 7 + 10 * 5);
}

// A team may be larger than any that play can bring about.

void add_level(TestTable& table, std::uint32_t seat, std::uint32_t level) {
    for (std::uint32_t i = level_start[level - 1]; i < level_start[level]; ++i) {
        table.characters(seat, {character_facts[i].id});
    }
}

/// Ten bonuses of every colour, which pay for everything, and 135 points.
TestTable rich_in_points() {
    TestTable table(2);
    add_level(table, 0, 2);
    add_level(table, 0, 3);
    return table;
}

TEST(Capacity, ATeamOfMoreThan128PointsStillRecruits) {
    TestTable table = rich_in_points().row(1, {"rocket"}).tokens(0, "yellow:1 red:1");
    ASSERT_EQ(table.points(0), 135U);
    EXPECT_EQ(table.moves("recruit"), Names{"recruit rocket"});
    EXPECT_EQ(table.play("recruit rocket").tokens(0), "yellow:1 red:1");
}

TEST(Capacity, ATeamOfMoreThan128PointsKeepsItsGreyTokens) {
    TestTable table = rich_in_points().row(1, {"rocket"}).tokens(0, "yellow:1 red:1 grey:2");
    EXPECT_EQ(table.moves("recruit"), Names{"recruit rocket"});
    EXPECT_EQ(table.play("recruit rocket").tokens(0), "yellow:1 red:1 grey:2");
}

TEST(Capacity, ATeamOfMoreThan128PointsStillTakesLocations) {
    TestTable table = rich_in_points().location("wakanda");
    EXPECT_EQ(table.play("take yellow purple blue").locations(0), Names{"wakanda"});
    EXPECT_EQ(table.points(0), 135U + location_points + tile_points);
}

TEST(Capacity, ASeatThatOwnsNearlyEverythingCannotRecruitAnEmptySlot) {
    TestTable table(4);
    add_level(table, 0, 1);
    add_level(table, 0, 2);
    // All of level 3 but the three richest.
    for (std::uint32_t i = level_start[2]; i < level_start[3]; ++i) {
        const std::string_view id = character_facts[i].id;
        if (id == "loki" || id == "gamora" || id == "spider_man") continue;
        table.characters(0, {id});
    }
    table.tokens(0, "yellow:7 purple:7 blue:7 red:7 orange:7 grey:1");
    EXPECT_EQ(table.moves("recruit"), Names{});
}

}  // namespace
}  // namespace lemniscate::splendor
