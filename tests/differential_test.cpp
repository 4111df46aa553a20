// The rules against the naive second implementation: the same moves, positions and events, over
// whole random games and over positions that play hardly ever reaches.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/splendor/splendor.h"
#include "match/games.h"
#include "match/json.h"
#include "match/splendor/fold_events.h"
#include "match/splendor/tell.h"
#include "tests/naive/splendor.h"
#include "tests/strange_positions.h"

namespace lemniscate {
namespace {

const naive::Facts& facts() {
    static const naive::Facts facts =
        naive::read_facts(SPLENDOR_DATA_DIR "/characters.csv", SPLENDOR_DATA_DIR "/locations.csv");
    return facts;
}

std::vector<std::string> sorted_moves(const splendor::State& state) {
    splendor::MoveList moves;
    legal(state, moves);
    std::vector<std::string> texts;
    for (splendor::Move move : moves) texts.emplace_back(write_move(state, move).view());
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// Plays up to `most` random moves on both sides and compares everything at every step: the moves,
/// the positions, and what the events make of the naive position before a move. Counts how many
/// decisions of each kind were compared.
void play_both(splendor::State state, Dice choices, int most,
               std::map<std::string, int>& decisions) {
    naive::Splendor other = naive::read(match::write_position(state));
    Dice dice(0);
    for (int step = 0; step < most; ++step) {
        const match::Json position = match::write_position(state);
        ASSERT_EQ(position, naive::write(facts(), other));
        const std::vector<std::string> moves = sorted_moves(state);
        ASSERT_EQ(moves, naive::moves(facts(), other)) << position;
        ++decisions[moves.empty()                               ? std::string(outcome(state).reason)
                    : moves == std::vector<std::string>{"pass"} ? "pass"
                                                                : std::string(decision(state))];
        if (moves.empty()) return;
        const std::string& text = moves[choices.below(static_cast<std::uint32_t>(moves.size()))];
        match::SplendorFold told(naive::write(facts(), other));
        play(state, read_move(state, text).move, dice,
             [&told](const splendor::Event& event) { told.put(match::write_event(event)); });
        other = naive::apply(facts(), other, text);
        ASSERT_EQ(told.document(), naive::write(facts(), other)) << "events of " << text;
    }
}

class Differential : public testing::TestWithParam<std::uint32_t> {};

TEST_P(Differential, RandomGamesGoTheSameWayInBothImplementations) {
    std::map<std::string, int> decisions;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Dice dice(seed);
        play_both(splendor::deal({.players = GetParam()}, dice), Dice(seed, 1), 2000, decisions);
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(decisions["return"], 0);
    EXPECT_GT(decisions["gauntlet"], 0);
}

TEST_P(Differential, StrangePositionsGoTheSameWayInBothImplementations) {
    std::map<std::string, int> decisions;
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Dice dice(seed);
        const match::Json strange = tests::strange_position(GetParam(), dice);
        const auto state = match::read_position(splendor::Game{}, strange);
        ASSERT_TRUE(state) << name_of(state.problem().kind) << " at " << state.problem().where
                           << " in " << strange;
        play_both(*state, Dice(seed, 1), 25, decisions);
        if (HasFatalFailure()) return;
    }
    // What random games hardly reach must have been compared here, or this proves little.
    for (const char* rare :
         {"action", "location", "return", "pass", "gauntlet", "all_passed", "turn_limit"}) {
        EXPECT_GT(decisions[rare], 20) << rare;
    }
}

INSTANTIATE_TEST_SUITE_P(Players, Differential, testing::Values(2U, 3U, 4U));

}  // namespace
}  // namespace lemniscate
