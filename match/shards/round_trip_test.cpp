#include <set>
#include <string>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/shards/position.h"
#include "match/shards/sample_games.h"

namespace lemniscate::match {
namespace {

using shards::Ask;
using shards::State;

State read_back(const State& state) {
    const Result<Json> json = parse_json(format_json(write_position(state)));
    if (!json) ADD_FAILURE() << json.problem().where;
    const Result<State> read = read_position(shards::Game{}, json ? *json : Json());
    if (read) return *read;
    ADD_FAILURE() << name_of(read.problem().kind) << " at " << read.problem().where << ": "
                  << read.problem().found << " | " << read.problem().expected << "\n"
                  << format_json(*json);
    return {};
}

TEST(ShardsRoundTrip, EveryStateOfEveryGameIsReadBack) {
    std::set<shards::Phase> phases;
    each_sample(shards::Game{}, 1, [&](const State& state) {
        if (::testing::Test::HasFailure()) return;
        const Result<State> read = read_position(shards::Game{}, write_position(state));
        ASSERT_TRUE(read) << read.problem().where << "\n" << format_json(write_position(state));
        ASSERT_EQ(*read, state) << format_json(write_position(state));
        ASSERT_EQ(fingerprint(*read), fingerprint(state));
        phases.insert(state.phase);
    });
    EXPECT_EQ(phases.size(), 6U) << "the sample misses a phase";
}

/// Plays all of a position's moves in turn, and random ones after each.
void check_from(const std::string& fields, Ask ask) {
    const std::string text = R"({"format": 2, "game": "shards", )" + fields + "}";
    const Result<State> state = read_position(shards::Game{}, *parse_json(text));
    ASSERT_TRUE(state) << state.problem().where;
    EXPECT_EQ(state->ask, ask);
    EXPECT_EQ(read_back(*state), *state);
    shards::MoveList moves;
    legal(*state, moves);
    EXPECT_FALSE(moves.empty());
    Dice dice(1);
    for (shards::Move move : moves) {
        State after = *state;
        play(after, move, dice, Silence{});
        play_randomly(after, dice, 20, [](const State& each) { ASSERT_EQ(read_back(each), each); });
    }
}

/// Decisions that random games hardly come to.
TEST(ShardsRoundTrip, RareDecisionsAreReadBack) {
    const std::string two = R"("options": {"players": 2}, )";
    const std::string solo = R"("options": {"mode": "nemesis"}, "turn": {"phase": "nemesis",
        "power": 9}, "centre": {"deck": ["axia", "omnius", "li_hin", "zara_ra", "raidian"]}, )";
    check_from(solo + R"("pending": [{"ask": "attack"}], "players": [{"champions":
        [{"card": "additri_gaiamancer"}, {"card": "optio_crusher"}]}, {}])",
               Ask::attack);
    check_from(solo + R"("pending": [{"ask": "destroy", "card": "thorn_zealot", "line": 1}],
        "players": [{"champions": [{"card": "evokatus"}, {"card": "optio_crusher"}]},
                    {"mastery": 15}])",
               Ask::destroy);
    check_from(two + R"("pending": [{"ask": "destroy", "card": "thorn_zealot", "line": 1}],
        "players": [{}, {"champions": [{"card": "evokatus"}, {"card": "li_hin"}]}])",
               Ask::destroy);
    check_from(two + R"("pending": [{"ask": "copy", "card": "ojas_genesis_druid"}],
        "players": [{"mastery": 20, "hand": ["crystal"], "discard": ["blaster"],
          "played": [{"card": "shadow_apostle"}, {"card": "zara_ra"},
                     {"card": "ojas_genesis_druid"}]}, {}])",
               Ask::copy);
    check_from(two + R"("pending": [{"ask": "copy", "card": "taur_arachpriest"}],
        "players": [{"hand": ["crystal"], "played": [{"card": "thorn_zealot"},
          {"card": "arach_devotees"}]}, {"champions": [{"card": "axia"}, {"card": "li_hin"}]}])",
               Ask::copy);
    check_from(two + R"("pending": [{"ask": "return", "card": "korvus_legionnaire", "line": 1}],
        "players": [{"discard": ["axia", "li_hin"]}, {}])",
               Ask::give_back);
    check_from(R"("options": {"players": 3}, "pending": [{"ask": "target",
        "card": "venator_of_the_wastes", "line": 1}])",
               Ask::target);
    check_from(
        two +
            R"("turn": {"lasting": [{"card": "general_decurion"}]}, "players": [{"hand": ["crystal", "blaster"],
          "champions": [{"card": "general_decurion", "exhausted": true}],
          "played": [{"card": "limiter_drones"}]}, {}],
        "pending": [{"card": "limiter_drones", "source": "general_decurion"},
                    {"ask": "banish", "card": "limiter_drones"}])",
        Ask::banish);
    check_from(
        two +
            R"("turn": {"lasting": [{"card": "general_decurion"}]}, "players": [{"hand": ["crystal", "blaster"],
          "champions": [{"card": "general_decurion", "exhausted": true}],
          "played": [{"card": "limiter_drones"}, {"card": "limiter_drones"}]}, {}],
        "pending": [{"card": "general_decurion", "line": 1, "left": 1},
                    {"ask": "banish", "card": "limiter_drones", "source": "general_decurion"}])",
        Ask::banish);
}

}  // namespace
}  // namespace lemniscate::match
