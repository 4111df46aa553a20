#include "lab/perft.h"

#include <vector>

#include <gtest/gtest.h>

#include "games/games.h"
#include "match/games.h"
#include "match/json.h"

namespace lemniscate::lab {
namespace {

using G = splendor::Game;

/// Every position of a game of random moves, the end included.
std::vector<splendor::State> random_game(std::uint64_t seed) {
    Dice dice(seed);
    std::vector<splendor::State> states = {deal(splendor::Options{}, dice)};
    while (to_act(states.back()) != Seat::none) {
        splendor::MoveList moves;
        legal(states.back(), moves);
        splendor::State next = states.back();
        const auto size = static_cast<std::uint32_t>(moves.size());
        play(next, moves[dice.below(size)], dice, Silence{});
        states.push_back(next);
    }
    return states;
}

std::uint64_t count_moves(const splendor::State& state) {
    splendor::MoveList moves;
    legal(state, moves);
    return moves.size();
}

TEST(Perft, OfNothingIsOne) { EXPECT_EQ(perft<G>(random_game(1).front(), 0, Dice(0)), 1U); }

TEST(Perft, ToDepthOneCountsTheMoves) {
    const auto states = random_game(1);
    for (std::size_t i = 0; i + 1 < states.size(); i += 10) {
        EXPECT_EQ(perft<G>(states[i], 1, Dice(0)), count_moves(states[i]));
    }
}

TEST(Perft, ToDepthTwoCountsTheAnswersToEveryMove) {
    const splendor::State start = random_game(2).front();
    splendor::MoveList moves;
    legal(start, moves);
    std::uint64_t answers = 0;
    for (const splendor::Move move : moves) {
        splendor::State next = start;
        Dice dice(0);
        play(next, move, dice, Silence{});
        answers += count_moves(next);
    }
    EXPECT_EQ(perft<G>(start, 2, Dice(0)), answers);
}

TEST(Perft, OfAPositionIsThatOfItsState) {
    const splendor::State start = random_game(2).front();
    const match::Json position = match::write_position(start);
    for (const unsigned depth : {0U, 1U, 2U}) {
        const auto leaves = perft(position, depth);
        ASSERT_TRUE(leaves);
        EXPECT_EQ(*leaves, perft<G>(start, depth, Dice(0)));
    }
}

TEST(Perft, IsTheSumOfItsBranches) {
    const splendor::State start = random_game(2).front();
    const match::Json position = match::write_position(start);
    const auto branches = divide(position, 2);
    ASSERT_TRUE(branches);
    ASSERT_EQ(branches->size(), count_moves(start));
    std::uint64_t sum = 0;
    for (const Branch& branch : *branches) {
        sum += branch.leaves;
        splendor::State next = start;
        Dice dice(0);
        play(next, read_move(start, branch.move).move, dice, Silence{});
        EXPECT_EQ(branch.leaves, count_moves(next)) << branch.move;
    }
    EXPECT_EQ(sum, *perft(position, 2));
    EXPECT_TRUE(divide(position, 0)->empty());
}

TEST(Perft, SaysWhatIsWrongWithAPosition) {
    match::Json position = match::write_position(random_game(2).front());
    position["players"] = 7;
    EXPECT_EQ(perft(position, 1).problem().where, "players");
    EXPECT_EQ(divide(position, 1).problem().where, "players");
    position["game"] = "chess";
    EXPECT_EQ(perft(position, 1).problem().kind, match::ProblemKind::unknown_game);
}

TEST(Perft, StopsWhereTheGameIsOver) {
    auto states = random_game(3);
    EXPECT_EQ(perft<G>(states.back(), 3, Dice(0)), 1U);

    // Every line ends with the next turn, however deep the count goes.
    splendor::State last_turn = states.front();
    last_turn.turns = splendor::turn_limit - 1;
    last_turn.first_seat = next_seat(last_turn.seat, last_turn.players);
    EXPECT_EQ(perft<G>(last_turn, 4, Dice(0)), count_moves(last_turn));
}

}  // namespace
}  // namespace lemniscate::lab
