#include <set>
#include <string>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/splendor/position.h"
#include "match/splendor/sample_games.h"

namespace lemniscate::match {
namespace {

using splendor::Phase;
using splendor::State;

State read_back(const State& state) {
    const Result<Json> json = parse_json(format_json(write_position(state)));
    if (!json) ADD_FAILURE() << json.problem().where;
    const Result<State> read = read_position(splendor::Game{}, json ? *json : Json());
    if (read) return *read;
    ADD_FAILURE() << name_of(read.problem().kind) << " at " << read.problem().where;
    return {};
}

TEST(RoundTrip, EveryStateOfEveryGameIsReadBack) {
    std::set<Phase> phases;
    each_sample([&phases](const State& state) {
        const State read = read_back(state);
        ASSERT_EQ(read, state);
        ASSERT_EQ(fingerprint(read), fingerprint(state));
        phases.insert(state.phase);
    });
    EXPECT_EQ(phases.size(), 4U) << "the sample misses a phase";
}

TEST(RoundTrip, EveryFieldIsReadBack) {
    const char* const text = R"({"format": 2, "game": "splendor", "options": {"players": 3},
        "turn": {"seat": 1, "first_seat": 2, "phase": "return", "passes": 1, "count": 77},
        "supply": {"yellow": 1, "purple": 2, "blue": 3, "red": 0, "orange": 1, "green": 2,
                   "grey": 1},
        "table": {"1": ["rocket", null, null, "wasp"], "2": [null, "hela", null, null],
                  "3": ["thor", "loki", "nova", null]},
        "decks": {"1": ["wong", "quake"], "2": ["venom"], "3": ["hulk", "vision"]},
        "locations": ["knowhere"], "avengers_tile": 2,
        "players": [
          {"tokens": {"yellow": 0, "purple": 0, "blue": 0, "red": 0, "orange": 0, "green": 0,
                      "grey": 0},
           "characters": ["lizard", "groot", "rhino"], "reserved": [], "locations": ["attilan"]},
          {"tokens": {"yellow": 4, "purple": 1, "blue": 0, "red": 3, "orange": 2, "green": 1,
                      "grey": 2},
           "characters": [],
           "reserved": [{"card": "drax", "hidden": true}, {"card": "crystal", "hidden": false},
                        {"card": "ronan", "hidden": true}], "locations": []},
          {"tokens": {"yellow": 0, "purple": 1, "blue": 1, "red": 0, "orange": 0, "green": 0,
                      "grey": 1},
           "characters": ["gamora"], "reserved": [], "locations": ["wakanda"]}],
        "to_act": 1, "decision": "return"})";
    const Json position = Json::parse(text);
    const Result<State> state = read_position(splendor::Game{}, position);
    ASSERT_TRUE(state) << state.problem().where;
    EXPECT_EQ(write_position(*state), position);
}

TEST(RoundTrip, APositionOfFormatOneIsReadAsBefore) {
    each_sample([](const State& state) {
        Json old = write_position(state);
        old["format"] = 1;
        const Result<State> read = read_position(splendor::Game{}, old);
        ASSERT_TRUE(read && *read == state);
    });
}

/// The pass that ends the game when the turn does: a location is chosen in between.
TEST(RoundTrip, APassThatStillAsksForALocationIsReadBack) {
    const Json position = Json::parse(R"({"format": 1, "game": "splendor",
        "turn": {"passes": 1}, "locations": ["hells_kitchen", "knowhere"],
        "supply": {"yellow": 0, "purple": 0, "blue": 0, "red": 0, "orange": 0},
        "players": [{"characters": ["rocket", "modok", "prowler", "vulture", "elektra", "lockjaw",
                     "wasp", "crystal", "electro", "wong", "kingpin", "yondu", "hawkeye",
                     "spider_ham"]}, {}]})");
    const Result<State> before = read_position(splendor::Game{}, position);
    ASSERT_TRUE(before);
    Dice dice(0);
    play_randomly(*before, dice, [](const State& state) { ASSERT_EQ(read_back(state), state); });
}

}  // namespace
}  // namespace lemniscate::match
