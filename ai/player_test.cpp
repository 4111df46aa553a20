#include "ai/player.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "ai/test_ask.h"
#include "engine/sink.h"
#include "games/games.h"
#include "match/match.h"

namespace lemniscate::ai {
namespace {

/// Plays whole games between players of one kind and shows every decision to `look`.
template <Game G, class Look>
void watch(std::string_view name, const typename G::Options& options, std::uint64_t games,
           Look&& look) {
    const auto player = make_player(G::id, name);
    ASSERT_NE(player, nullptr);
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        Dice dice(seed);
        typename G::State state = deal(options, dice);
        typename G::MoveList moves;
        while (to_act(state) != Seat::none) {
            legal(state, moves);
            const Dice before = dice;
            const Answer answer = ask<G>(*player, state, moves, dice);
            ASSERT_LT(answer.move, moves.size());
            look(state, moves, before, answer);
            play(state, moves[answer.move], dice, Silence{});
        }
    }
}

/// The same for both games, all kinds of players and all set-ups.
template <class Look>
void watch_all(std::uint64_t games, Look&& look) {
    each_game([&]<Game G>(G) {
        for (const std::string_view name : player_names()) {
            for (const auto& setup : G::setups) {
                watch<G>(
                    name, setup.options, games,
                    [&](const auto& state, const auto& moves, Dice before, const Answer& answer) {
                        look(G{}, name, state, moves, before, answer);
                    });
            }
        }
    });
}

TEST(Players, AreThereForEveryNameAndGame) {
    for (const std::string_view game : match::game_ids()) {
        for (const std::string_view name : player_names()) {
            EXPECT_NE(make_player(game, name), nullptr) << game << " " << name;
        }
    }
}

TEST(Players, DoNotExistUnderOtherNamesOrForOtherGames) {
    EXPECT_EQ(make_player("splendor", "clever"), nullptr);
    EXPECT_EQ(make_player("splendor", ""), nullptr);
    EXPECT_EQ(make_player("chess", "random"), nullptr);
    EXPECT_EQ(make_player("", "random"), nullptr);
}

TEST(Players, GiveNoReasonsUnlessAskedFor) {
    watch_all(1, [](auto, std::string_view, const auto&, const auto&, Dice, const Answer& answer) {
        EXPECT_TRUE(answer.reasons.empty());
    });
}

TEST(Players, ChooseTheSameWithTheSameDiceWhateverWasPlayedBefore) {
    watch_all(3, []<Game G>(G, std::string_view name, const auto& state, const auto& moves,
                            Dice before, const Answer& answer) {
        const auto twin = make_player(G::id, name);
        EXPECT_EQ(ask<G>(*twin, state, moves, before).move, answer.move);
    });
}

TEST(Players, ChooseTheSameWhateverReasonsAreAskedFor) {
    watch_all(1, []<Game G>(G, std::string_view name, const auto& state, const auto& moves,
                            Dice before, const Answer& answer) {
        const auto twin = make_player(G::id, name);
        for (const std::size_t reasons : {1U, 3U, 1000U}) {
            Dice dice = before;
            EXPECT_EQ(ask<G>(*twin, state, moves, dice, {.reasons = reasons}).move, answer.move);
        }
    });
}

TEST(Players, AnswerThoughTheBudgetIsSpent) {
    const std::atomic<bool> stopped = true;
    const Budget spent{
        .nodes = 1, .is_time_up = [] { return true; }, .stop = &stopped, .reasons = 0};
    watch_all(1, [&]<Game G>(G, std::string_view name, const auto& state, const auto& moves,
                             Dice before, const Answer& answer) {
        const auto twin = make_player(G::id, name);
        EXPECT_EQ(ask<G>(*twin, state, moves, before, spent).move, answer.move);
    });
}

TEST(Players, PlayAMatchThroughItsDoor) {
    for (const std::string_view game : match::game_ids()) {
        const auto match = match::open_match(game, {}, 5);
        ASSERT_TRUE(match);
        const auto player = make_player(game, "greedy");
        Dice dice(5);
        while ((*match)->to_act() != Seat::none) {
            std::string move;
            (*match)->ask([&](const match::View& view, const match::Moves& moves) {
                move = moves.text(player->choose(view, moves, dice, {}).move);
            });
            ASSERT_FALSE((*match)->play((*match)->to_act(), move)) << move;
        }
        EXPECT_NE((*match)->outcome().winners, 0) << game;
    }
}

TEST(RandomPlayer, HasNoReasons) {
    Dice dice(7);
    const splendor::State state = deal(splendor::Options{}, dice);
    splendor::MoveList moves;
    legal(state, moves);
    const auto player = make_player("splendor", "random");
    EXPECT_TRUE(ask<splendor::Game>(*player, state, moves, dice, {.reasons = 5}).reasons.empty());
}

TEST(RandomPlayer, ChoosesEveryMoveEquallyOften) {
    Dice dice(7);
    const splendor::State state = deal(splendor::Options{}, dice);
    splendor::MoveList moves;
    legal(state, moves);
    ASSERT_GT(moves.size(), 20U);
    const auto player = make_player("splendor", "random");
    std::array<int, splendor::max_moves> chosen{};
    constexpr int per_move = 1000;
    const int rounds = per_move * static_cast<int>(moves.size());
    for (int i = 0; i < rounds; ++i) {
        ++chosen[ask<splendor::Game>(*player, state, moves, dice).move];
    }
    for (std::size_t at = 0; at < moves.size(); ++at) EXPECT_NEAR(chosen[at], per_move, 150) << at;
}

/// Calls `look(moves, wanted, answer)` for the decisions of games between greedy players.
template <class Look>
void watch_reasons(Look&& look) {
    each_game([&]<Game G>(G) {
        const auto greedy = make_player(G::id, "greedy");
        for (const auto& setup : G::setups) {
            watch<G>("greedy", setup.options, 1,
                     [&](const auto& state, const auto& moves, Dice before, const Answer&) {
                         for (const std::size_t wanted : {1U, 4U, 1000U}) {
                             Dice dice = before;
                             look(moves.size(), wanted,
                                  ask<G>(*greedy, state, moves, dice, {.reasons = wanted}));
                         }
                     });
        }
    });
}

TEST(GreedyReasons, AreAsManyAsAskedForAndNameEachMoveOnce) {
    watch_reasons([](std::size_t moves, std::size_t wanted, const Answer& answer) {
        ASSERT_EQ(answer.reasons.size(), std::min(moves, wanted));
        std::vector<bool> named(moves);
        for (const Reason& reason : answer.reasons) {
            ASSERT_LT(reason.move, moves);
            EXPECT_FALSE(named[reason.move]);
            named[reason.move] = true;
            EXPECT_EQ(reason.nodes, 1U);
        }
    });
}

TEST(GreedyReasons, BeginWithTheChosenMoveAndGoDown) {
    bool differ = false;
    watch_reasons([&](std::size_t, std::size_t, const Answer& answer) {
        EXPECT_EQ(answer.reasons.front().move, answer.move);
        EXPECT_TRUE(std::is_sorted(
            answer.reasons.begin(), answer.reasons.end(),
            [](const Reason& one, const Reason& other) { return one.value > other.value; }));
        differ = differ || answer.reasons.front().value != answer.reasons.back().value;
    });
    EXPECT_TRUE(differ) << "every move was worth the same";
}

TEST(GreedyReasons, OfFewAreTheFirstOfAll) {
    std::vector<Reason> few;
    watch_reasons([&](std::size_t, std::size_t wanted, const Answer& answer) {
        if (wanted == 4) few = answer.reasons;
        if (wanted != 1000) return;
        for (std::size_t i = 0; i < few.size(); ++i) {
            EXPECT_EQ(few[i].move, answer.reasons[i].move);
            EXPECT_EQ(few[i].value, answer.reasons[i].value);
        }
    });
}

TEST(Budget, IsSpentByNodesOrTimeOrAStop) {
    EXPECT_FALSE(Budget{}.is_spent(1'000'000'000));
    EXPECT_FALSE(Budget{.nodes = 10}.is_spent(9));
    EXPECT_TRUE(Budget{.nodes = 10}.is_spent(10));

    bool late = false;
    const Budget timed{.is_time_up = [&late] { return late; }};
    EXPECT_FALSE(timed.is_spent(0));
    late = true;
    EXPECT_TRUE(timed.is_spent(0));

    std::atomic<bool> stop = false;
    const Budget stoppable{.stop = &stop};
    EXPECT_FALSE(stoppable.is_spent(0));
    stop = true;
    EXPECT_TRUE(stoppable.is_spent(0));
}

}  // namespace
}  // namespace lemniscate::ai
