#include "ai/splendor/greedy.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "ai/player.h"
#include "ai/splendor/test_state.h"
#include "ai/test_allocations.h"
#include "ai/test_ask.h"
#include "engine/sink.h"

namespace lemniscate::ai {
namespace {

using splendor::Move;
using splendor::MoveKind;
using splendor::MoveList;
using splendor::Options;
using splendor::State;
using splendor::Token;

Move greedy_move(const State& state, std::uint64_t seed = 0) {
    MoveList moves;
    legal(state, moves);
    Dice dice(seed);
    SplendorGreedy greedy;
    return moves[greedy.choose(observe(state, Viewer{to_act(state)}), moves, dice).move];
}

std::string greedy_text(const State& state) {
    return std::string(write_move(state, greedy_move(state)).view());
}

/// Calls `look(state)` before every decision of a game between greedy players.
template <class Look>
void watch(std::uint64_t seed, std::uint32_t players, Look&& look) {
    Dice dice(seed);
    State state = deal(Options{players, Seat::none}, dice);
    while (to_act(state) != Seat::none) {
        look(state);
        play(state, greedy_move(state, seed), dice, Silence{});
    }
}

/// How the games of two players end; `first` sits on seat 0.
struct Score {
    int first = 0;
    int second = 0;
};

Score play_games(Player& first, Player& second, int games) {
    Score score;
    for (int seed = 0; seed < games; ++seed) {
        Dice dice(static_cast<std::uint64_t>(seed));
        State state = deal(Options{}, dice);
        MoveList moves;
        while (to_act(state) != Seat::none) {
            legal(state, moves);
            Player& player = index(to_act(state)) == 0 ? first : second;
            const Answer answer = ask<splendor::Game>(player, state, moves, dice);
            play(state, moves[answer.move], dice, Silence{});
        }
        const Outcome end = outcome(state);
        score.first += end.winners == 1 ? 1 : 0;
        score.second += end.winners == 2 ? 1 : 0;
    }
    return score;
}

TEST(Greedy, BeatsRandomFromEitherSeat) {
    const auto greedy = make_player("splendor", "greedy");
    const auto random = make_player("splendor", "random");
    EXPECT_GE(play_games(*greedy, *random, 100).first, 99);
    EXPECT_GE(play_games(*random, *greedy, 100).second, 99);
}

TEST(Greedy, FinishesBySixteenPointsAndNotByTheTurnLimit) {
    for (std::uint32_t players = splendor::min_players; players <= splendor::max_players;
         ++players) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            Dice dice(seed);
            State state = deal(Options{players, Seat::none}, dice);
            while (to_act(state) != Seat::none) {
                play(state, greedy_move(state, seed), dice, Silence{});
            }
            EXPECT_EQ(outcome(state).reason, splendor::reason::gauntlet);
            EXPECT_LE(state.turns, 40 * players);
        }
    }
}

TEST(Greedy, TakesAnImmediateWinWheneverThereIsOne) {
    int wins_seen = 0;
    const auto wins = [](State state, Move move) {
        const Seat seat = to_act(state);
        Dice dice(0);
        play(state, move, dice, Silence{});
        return outcome(state).won_by(seat);
    };
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        watch(seed, 2, [&](const State& state) {
            MoveList moves;
            legal(state, moves);
            bool can_win = false;
            for (const Move move : moves) can_win = can_win || wins(state, move);
            if (!can_win) return;
            ++wins_seen;
            EXPECT_TRUE(wins(state, greedy_move(state, seed)));
        });
    }
    EXPECT_GE(wins_seen, 10);
}

TEST(Greedy, TakesAnImmediateWinThoughAnotherMoveBuildsMore) {
    // The last turn of the last round: only Vulture's point wins. At any other time the new colour
    // of Mysterio is better than a sixth yellow bonus.
    TestTable table = TestTable()
                          .face_up("vulture")
                          .face_up("mysterio")
                          .tokens(Token::red, 4)
                          .tokens(Token::orange, 3)
                          .bonuses(Token::yellow, 5);
    EXPECT_EQ(greedy_text(table.state), "recruit mysterio");
    table.state.turns = splendor::turn_limit - 1;
    table.state.first_seat = next_seat(table.state.seat, table.state.players);
    table.state.team[0].set(splendor::team_lane::characters, 5);
    EXPECT_EQ(greedy_text(table.state), "recruit vulture");
}

TEST(Greedy, ChoosesWithoutAllocating) {
    const auto greedy = make_player("splendor", "greedy");
    watch(1, 4, [&](const State& state) {
        MoveList moves;
        legal(state, moves);
        Dice dice(2);
        const std::size_t before = allocations_so_far();
        ask<splendor::Game>(*greedy, state, moves, dice);
        EXPECT_EQ(allocations_so_far(), before);
    });
}

TEST(Greedy, DoesNotKnowHiddenCards) {
    Dice dice(11);
    State state = deal(Options{2, seat_at(0)}, dice);
    play(state, Move::of(MoveKind::reserve, splendor::first_deck + 1, 0), dice, Silence{});
    Dice other_dice(12);
    const State other = imagine(observe(state, Viewer{seat_at(1)}), other_dice);
    ASSERT_NE(state, other);
    ASSERT_NE(state.reserve[0].cards[0], other.reserve[0].cards[0]);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        EXPECT_EQ(greedy_move(state, seed), greedy_move(other, seed));
    }
}

TEST(Greedy, LetsTheDiceChooseAmongEquals) {
    // With nothing to recruit, all tokens are as good.
    const State state = TestTable().state;
    MoveList moves;
    legal(state, moves);
    bool chosen[splendor::max_moves] = {};
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const Move move = greedy_move(state, seed);
        for (std::size_t i = 0; i < moves.size(); ++i) chosen[i] = chosen[i] || moves[i] == move;
    }
    for (std::size_t i = 0; i < moves.size(); ++i) EXPECT_TRUE(chosen[i]) << i;
}

TEST(Greedy, RecruitsTheColourItLacks) {
    const TestTable table = TestTable()
                                .face_up("baron_zemo")
                                .face_up("mysterio")
                                .tokens(Token::red, 3)
                                .tokens(Token::orange, 3);
    EXPECT_EQ(greedy_text(TestTable(table).bonuses(Token::yellow, 1).state), "recruit mysterio");
    EXPECT_EQ(greedy_text(TestTable(table).bonuses(Token::red, 1).state), "recruit baron_zemo");
}

TEST(Greedy, PaysColoursBeforeGrey) {
    const TestTable table = TestTable()
                                .face_up("rocket")
                                .tokens(Token::yellow, 1)
                                .tokens(Token::red, 2)
                                .tokens(Token::grey, 3);
    EXPECT_EQ(greedy_text(table.state), "recruit rocket");
}

TEST(Greedy, TakesWhatACharacterStillCosts) {
    const TestTable table = TestTable().face_up("elektra").tokens(Token::purple, 2);
    EXPECT_EQ(greedy_text(table.state), "take yellow yellow");
}

TEST(Greedy, GivesBackWhatItNeedsLeast) {
    TestTable table = TestTable()
                          .face_up("vulture")
                          .tokens(Token::purple, 4)
                          .tokens(Token::red, 3)
                          .tokens(Token::orange, 3)
                          .tokens(Token::grey, 1);
    table.state.phase = splendor::Phase::give_back;
    const std::string text = greedy_text(table.state);
    EXPECT_TRUE(text == "return purple" || text == "return orange") << text;
}

}  // namespace
}  // namespace lemniscate::ai
