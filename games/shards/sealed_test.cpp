// A view is sealed by its type: whoever has one has no way to what it hides. These are checks of
// the compiler; a line that should not compile is asked whether it would.
#include <type_traits>

#include <gtest/gtest.h>

#include "games/shards/shards.h"

namespace lemniscate::shards {
namespace {

// Nobody makes a view but `observe`.
static_assert(!std::is_default_constructible_v<View>);
static_assert(!std::is_aggregate_v<View>);
static_assert(!std::is_constructible_v<View, State>);
static_assert(!std::is_constructible_v<View, Table>);
static_assert(!std::is_constructible_v<View, State, Viewer>);
static_assert(!std::is_constructible_v<View, Table, Viewer>);
static_assert(!std::is_assignable_v<View&, State>);
static_assert(!std::is_assignable_v<View&, Table>);

// What a view shows cannot be changed, and does not become a game.
static_assert(std::is_same_v<decltype(std::declval<View&>().table()), const Table&>);
static_assert(!std::is_aggregate_v<State>);
static_assert(!std::is_constructible_v<State, Table>);
static_assert(!std::is_constructible_v<State, View>);
static_assert(!std::is_convertible_v<Table, State>);
static_assert(!std::is_assignable_v<State&, Table>);
static_assert(!std::is_assignable_v<State&, View>);

template <class T>
concept Listed = requires(const T& table, MoveList& moves) {
    legal(table, moves);
};
template <class T>
concept Played = requires(T& table, Move move, Dice& dice) {
    play(table, move, dice, Silence{});
};
template <class T>
concept Refused = requires(const T& table, Move move) {
    refuse(table, move);
};
template <class T>
concept Read = requires(const T& table) {
    read_move(table, "end");
};
template <class T>
concept Fingerprinted = requires(const T& table) {
    fingerprint(table);
};
template <class T>
concept Observed = requires(const T& table) {
    observe(table, spectator);
};

// The verbs of a game want a whole one.
static_assert(Listed<State> && !Listed<Table> && !Listed<View>);
static_assert(Played<State> && !Played<Table> && !Played<View>);
static_assert(Refused<State> && !Refused<Table> && !Refused<View>);
static_assert(Read<State> && !Read<Table> && !Read<View>);
static_assert(Fingerprinted<State> && !Fingerprinted<Table> && !Fingerprinted<View>);
static_assert(Observed<State> && !Observed<Table> && !Observed<View>);

/// What a view counts is exactly what it hides, whoever looks.
TEST(Sealed, EveryUnknownCardOfAViewIsCounted) {
    for (const auto& setup : setups) {
        Dice dice(1);
        const State state = deal(setup.options, dice);
        for (const Viewer viewer : {Viewer{seat_at(0)}, Viewer{seat_at(1)}, spectator}) {
            const View view = observe(state, viewer);
            const auto sum = [](const Counts& counts) {
                std::uint32_t total = 0;
                for (const std::uint8_t count : counts.of) total += count;
                return total;
            };
            std::uint32_t relics = 0;
            for (std::uint32_t i = 0; i < state.players; ++i) {
                std::uint32_t unknown = 0;
                const Side& side = view.table().side[i];
                for (const Place place : side.cards) unknown += place.card() == Card::unknown;
                for (const Card card : side.relics) relics += card == Card::unknown;
                EXPECT_EQ(sum(view.unseen(seat_at(i))), unknown) << setup.name;
            }
            std::uint32_t unknown = 0;
            for (const Card card : view.table().centre) unknown += card == Card::unknown;
            EXPECT_EQ(sum(view.unseen_centre()), unknown) << setup.name;
            EXPECT_GE(sum(view.unseen_relics()), relics) << setup.name;
            EXPECT_EQ(sum(view.unseen_relics()) > 0, state.mysterious_relics) << setup.name;
        }
    }
}

}  // namespace
}  // namespace lemniscate::shards
