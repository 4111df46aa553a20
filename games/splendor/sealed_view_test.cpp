// What a viewer may not know cannot be reached by mistake: the types forbid it.
#include <type_traits>
#include <utility>

#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

// A view comes from nowhere but `observe`, and a state from no table and no view.
static_assert(!std::is_default_constructible_v<View>);
static_assert(!std::is_constructible_v<View, State, Viewer>);
static_assert(!std::is_constructible_v<View, Table, Viewer>);
static_assert(!std::is_constructible_v<View, State>);
static_assert(!std::is_assignable_v<View&, State>);
static_assert(!std::is_aggregate_v<View>);
static_assert(!std::is_constructible_v<State, Table>);
static_assert(!std::is_constructible_v<State, View>);
static_assert(!std::is_assignable_v<State&, Table>);
static_assert(!std::is_assignable_v<State&, View>);

// A view's table is read only.
static_assert(std::is_same_v<decltype(std::declval<View&>().table()), const Table&>);

/// Verbs for whole games only; asked for tables, too, so that a slip in the question would show.
template <class T>
concept IsPlayed = requires(T& table, Move move, Dice& dice) {
    play(table, move, dice, Silence{});
};
template <class T>
concept IsListed = requires(const T& table, MoveList& moves) {
    legal(table, moves);
};
template <class T>
concept IsRefused = requires(const T& table, Move move) {
    refuse(table, move);
};
template <class T>
concept IsFingerprinted = requires(const T& table) {
    fingerprint(table);
};
template <class T>
concept IsObserved = requires(const T& table) {
    observe(table, spectator);
};
template <class T>
concept IsImagined = requires(const T& table, Dice& dice) {
    imagine(table, dice);
};
template <class T>
concept SaysWhoActs = requires(const T& table) {
    to_act(table);
};

static_assert(IsPlayed<State> && IsListed<State> && IsRefused<State> && IsFingerprinted<State> &&
              IsObserved<State>);
static_assert(!IsPlayed<Table> && !IsListed<Table> && !IsRefused<Table> &&
              !IsFingerprinted<Table> && !IsObserved<Table>);
static_assert(!IsPlayed<View> && !IsListed<View> && !IsRefused<View> && !IsFingerprinted<View> &&
              !IsObserved<View>);
static_assert(IsImagined<View> && !IsImagined<State> && !IsImagined<Table>);
static_assert(SaysWhoActs<State> && SaysWhoActs<Table>);

// What is unseen.

TEST(Unseen, IsWhatNeitherLiesOpenNorBelongsToTheViewer) {
    const TestTable table = TestTable(2)
                                .row(3, {"hulk"})
                                .deck(3, {"loki", "nova"})
                                .characters(1, {"vision"})
                                .reserve(0, "thor", true)
                                .reserve(1, "drax", true)
                                .reserve(1, "gamora");
    const Unseen to_owner = observe(table.state(), Viewer{seat_at(0)}).unseen();
    const Unseen to_other = observe(table.state(), Viewer{seat_at(1)}).unseen();
    const Unseen to_spectator = observe(table.state(), spectator).unseen();
    for (const char* open : {"hulk", "vision", "gamora"}) {
        EXPECT_FALSE(to_owner[find_card(open)]) << open;
        EXPECT_FALSE(to_spectator[find_card(open)]) << open;
    }
    for (const char* hidden : {"loki", "nova"}) EXPECT_TRUE(to_owner[find_card(hidden)]) << hidden;
    EXPECT_FALSE(to_owner[find_card("thor")]);
    EXPECT_TRUE(to_other[find_card("thor")]);
    EXPECT_TRUE(to_owner[find_card("drax")]);
    EXPECT_FALSE(to_other[find_card("drax")]);
    EXPECT_TRUE(to_spectator[find_card("thor")] && to_spectator[find_card("drax")]);
}

TEST(Unseen, IsNothingWhereEverythingIsOpen) {
    Dice dice(1);
    const Unseen unseen = observe_openly(deal(Options{.players = 3}, dice)).unseen();
    for (std::uint32_t level = 0; level < levels; ++level) EXPECT_EQ(unseen.count(level), 0U);
}

TEST(Unseen, IsCountedByLevel) {
    const State state = TestTable(2).row(3, {"hulk"}).reserve(1, "thor", true).state();
    const Unseen unseen = observe(state, Viewer{seat_at(0)}).unseen();
    EXPECT_EQ(unseen.count(0), 40U);
    EXPECT_EQ(unseen.count(1), 30U);
    EXPECT_EQ(unseen.count(2), 19U);
    EXPECT_EQ(observe(state, Viewer{seat_at(1)}).unseen().count(2), 18U);
}

}  // namespace
}  // namespace lemniscate::splendor
