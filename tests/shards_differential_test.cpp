// Shards against the naive second implementation: the same questions, the same moves and the same
// positions, over whole random games in every way to play. The events of the rules that are played,
// worked into the other implementation's position, make its next one.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/kit/kit.h"
#include "games/shards/shards.h"
#include "match/games.h"
#include "match/json.h"
#include "match/shards/events.h"
#include "tests/naive/shards.h"
#include "tests/shards_fold.h"
#include "tests/shards_strange_positions.h"

namespace lemniscate {
namespace {

std::vector<std::string> sorted_moves(const shards::State& state) {
    shards::MoveList moves;
    legal(state, moves);
    std::vector<std::string> texts;
    for (shards::Move move : moves) texts.emplace_back(write_move(state, move).view());
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// What both must agree on: how each keeps track in the middle of something is its own business.
match::Json without_inner_parts(match::Json position) {
    position.erase("pending");
    position.erase("attack");
    return position;
}

/// Plays up to `most` random moves on both sides and compares everything at every step; counts what
/// was asked.
void play_both(shards::State state, Dice dice, Dice choices, int most,
               std::map<std::string, int>& asked) {
    naive::Shards other = naive::read_shards(match::write_position(state), dice);
    std::vector<std::string> played;
    for (int step = 0; step < most; ++step) {
        const match::Json position = without_inner_parts(match::write_position(state));
        ASSERT_EQ(position, without_inner_parts(naive::write_shards(other)))
            << match::Json::diff(position, without_inner_parts(naive::write_shards(other))) << "\n"
            << testing::PrintToString(played);
        const std::vector<std::string> moves = sorted_moves(state);
        ASSERT_EQ(moves, naive::shards_moves(other)) << position;
        ++asked[moves.empty() ? std::string(outcome(state).reason) : std::string(decision(state))];
        if (moves.empty()) return;
        const std::string& text = moves[choices.below(static_cast<std::uint32_t>(moves.size()))];
        played.push_back(text);
        if (played.size() > 12) played.erase(played.begin());
        std::vector<match::Json> told;
        play(state, read_move(state, text).move, dice,
             [&](const shards::Event& event) { told.push_back(match::write_event(event)); });
        const match::Json folded = tests::fold_shards(naive::write_shards(other), told);
        other = naive::apply_shards(other, text);
        const match::Json reached = tests::folded_part(naive::write_shards(other));
        ASSERT_TRUE(folded == reached) << match::Json::diff(folded, reached) << "\n"
                                       << match::Json(told) << testing::PrintToString(played);
    }
}

class ShardsDifferential : public testing::TestWithParam<Setup<shards::Options>> {};

TEST_P(ShardsDifferential, RandomGamesGoTheSameWayInBothImplementations) {
    std::map<std::string, int> asked;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Dice dice(seed);
        const shards::State dealt = deal(GetParam().options, dice);
        play_both(dealt, dice, Dice(seed, 1), 20000, asked);
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(asked["play"], 0);
}

TEST_P(ShardsDifferential, StrangePositionsGoTheSameWayInBothImplementations) {
    std::map<std::string, int> asked;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Dice dice(seed);
        const match::Json strange = tests::strange_position(GetParam().options, dice);
        const auto state = match::read_position(shards::Game{}, strange);
        ASSERT_TRUE(state) << name_of(state.problem().kind) << " at " << state.problem().where
                           << " in " << strange;
        play_both(*state, dice, Dice(seed, 1), 40, asked);
        if (HasFatalFailure()) return;
    }
    // What random games hardly reach must have been compared here, or this proves little.
    for (const char* rare : {"play", "shield", "reveal", "banish", "return"}) {
        EXPECT_GT(asked[rare], 0) << rare;
    }
}

INSTANTIATE_TEST_SUITE_P(Setups, ShardsDifferential, testing::ValuesIn(shards::setups),
                         [](const auto& setup) { return std::string(setup.param.name); });

}  // namespace
}  // namespace lemniscate
