#include "ai/player.h"

#include <array>
#include <cstddef>
#include <cstdint>

#include <gtest/gtest.h>

#include "engine/sink.h"

namespace lemniscate::ai {
namespace {

/// Plays whole games between players of one kind and shows every decision to `look`.
template <Game G, class Look>
void watch(std::string_view name, const typename G::Options& options, std::uint64_t games,
           Look&& look) {
    const auto player = make_player<G>(name);
    ASSERT_NE(player, nullptr);
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        Dice dice(seed);
        typename G::State state = deal(options, dice);
        typename G::MoveList moves;
        while (to_act(state) != Seat::none) {
            legal(state, moves);
            const auto view = observe(state, Viewer{to_act(state)});
            const Dice before = dice;
            const typename G::Move move = player->choose(view, moves, dice);
            look(view, moves, before, move);
            ASSERT_TRUE(moves.contains(move));
            play(state, move, dice, Silence{});
        }
    }
}

template <class Visit>
void each_kind_of_player(Visit&& visit) {
    each_game([&](auto game) {
        for (const std::string_view name : player_names()) visit(game, name);
    });
}

TEST(Players, AreThereForEveryNameAndGame) {
    each_kind_of_player([](auto game, std::string_view name) {
        EXPECT_NE(make_player<decltype(game)>(name), nullptr);
    });
}

TEST(Players, DoNotExistUnderOtherNames) {
    EXPECT_EQ(make_player<splendor::Game>("clever"), nullptr);
    EXPECT_EQ(make_player<splendor::Game>(""), nullptr);
}

TEST(Players, ChooseOnlyListedMoves) {
    each_kind_of_player([](auto game, std::string_view name) {
        using G = decltype(game);
        for (const auto& setup : G::setups) {
            watch<G>(name, setup.options, 3, [](const auto&, const auto&, const Dice&, auto) {});
        }
    });
}

TEST(Players, ChooseTheSameWithTheSameDice) {
    each_kind_of_player([](auto game, std::string_view name) {
        using G = decltype(game);
        const auto twin = make_player<G>(name);
        for (const auto& setup : G::setups) {
            watch<G>(name, setup.options, 3,
                     [&](const auto& view, const auto& moves, Dice dice, auto move) {
                         EXPECT_EQ(twin->choose(view, moves, dice), move);
                     });
        }
    });
}

TEST(RandomPlayer, ChoosesEveryMoveEquallyOften) {
    using G = splendor::Game;
    Dice dice(7);
    const splendor::State state = deal(splendor::Options{}, dice);
    splendor::MoveList moves;
    legal(state, moves);
    ASSERT_GT(moves.size(), 20U);
    const auto player = make_player<G>("random");
    const auto view = observe(state, Viewer{to_act(state)});
    std::array<int, splendor::max_moves> chosen{};
    constexpr int per_move = 1000;
    const int rounds = per_move * static_cast<int>(moves.size());
    for (int i = 0; i < rounds; ++i) {
        const splendor::Move move = player->choose(view, moves, dice);
        for (std::size_t at = 0; at < moves.size(); ++at) chosen[at] += moves[at] == move ? 1 : 0;
    }
    for (std::size_t at = 0; at < moves.size(); ++at) EXPECT_NEAR(chosen[at], per_move, 150) << at;
}

}  // namespace
}  // namespace lemniscate::ai
