#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/schema_check.h"
#include "match/shards/position.h"
#include "match/shards/sample_games.h"

namespace lemniscate::match {
namespace {

using shards::State;
using shards::View;

std::string problem_of_view(const Json& json) {
    const Result<View> view = read_view(shards::Game{}, json);
    if (view) return "fine";
    return std::string(name_of(view.problem().kind)) + " at " + view.problem().where + ": " +
           view.problem().found + " | " + view.problem().expected;
}

/// What is read back is the same view, and the same tables are imagined from it.
TEST(ShardsReadView, EveryViewOfEveryGameIsReadBack) {
    std::uint64_t guesses = 0;
    each_sample(shards::Game{}, 40, [&](const State& state) {
        if (::testing::Test::HasFailure()) return;
        for (std::uint32_t i = 0; i <= state.players; ++i) {
            const Viewer viewer = i == state.players ? spectator : Viewer{seat_at(i)};
            const View view = observe(state, viewer);
            const Result<Json> json = parse_json(format_json(write_view(view)));
            ASSERT_TRUE(json);
            const Result<View> read = read_view(shards::Game{}, *json);
            ASSERT_TRUE(read) << problem_of_view(*json) << "\n" << format_json(*json);
            ASSERT_TRUE(*read == view) << format_json(*json);
            Dice one(++guesses);
            Dice other(guesses);
            ASSERT_EQ(imagine(*read, one), imagine(view, other));
        }
    });
    EXPECT_GT(guesses, 1000U);
}

TEST(ShardsReadView, AnOpenViewIsReadBackAsOpenAndImaginedAsItIs) {
    each_sample(shards::Game{}, 5, [&](const State& state) {
        if (::testing::Test::HasFailure()) return;
        const View view = observe_openly(state);
        const Json json = write_view(view);
        const Result<View> read = read_view(shards::Game{}, json);
        ASSERT_TRUE(read) << problem_of_view(json) << "\n" << format_json(json);
        ASSERT_TRUE(*read == view) << format_json(json);
        Dice dice(7);
        ASSERT_EQ(imagine(*read, dice), state);
    });
}

TEST(ShardsReadView, AnOpenViewHidesNothingAndIsOfNoSeat) {
    Dice dice(1);
    const State state = deal(shards::Options{.players = 2}, dice);
    const Json open = write_view(observe_openly(state));
    EXPECT_EQ(open["view"].dump(), R"({"seat":null,"open":true})");
    Json of_a_seat = open;
    of_a_seat["view"]["seat"] = 0;
    EXPECT_NE(problem_of_view(of_a_seat), "fine");
    Json hidden = write_view(observe(state, spectator));
    hidden["view"]["open"] = true;
    EXPECT_NE(problem_of_view(hidden), "fine");
    Json closed = open;
    closed["view"]["open"] = false;
    EXPECT_NE(problem_of_view(closed), "fine");
}

Json some_view() {
    Dice dice(1);
    const State state = deal(shards::Options{.players = 2, .mysterious_relics = true}, dice);
    return write_view(observe(state, Viewer{seat_at(0)}));
}

TEST(ShardsReadView, RefusesWhatIsNoView) {
    ASSERT_EQ(problem_of_view(some_view()), "fine");
    Dice dice(1);
    const State state = deal(shards::Options{}, dice);
    EXPECT_EQ(problem_of_view(write_position(state)), "missing_field at view:  | ");
    EXPECT_EQ(problem_of_view(Json::array()), "wrong_type at view: [] | object");
    Json old = some_view();
    old["format"] = 1;
    EXPECT_EQ(problem_of_view(old), "wrong_format at format: 1 | 2");
    Json without = some_view();
    without.erase("unseen");
    EXPECT_EQ(problem_of_view(without), "missing_field at unseen:  | ");
}

/// What a viewer would know cannot be hidden, and what is hidden must be counted.
TEST(ShardsReadView, RefusesWhatNobodyCouldSee) {
    const Change changes[] = {
        {"a card of the own hand hidden", R"({"players": [{"hand": ["?", "?", "?", "?", "?"]}]})"},
        {"another seat than the one that sees", R"({"view": {"seat": 1}})"},
        {"no such seat", R"({"view": {"seat": 4}})"},
        {"fewer unseen than hidden", R"({"unseen": {"centre": {"axia": null}}})"},
        {"more than the game has", R"({"unseen": {"centre": {"axia": 2}}})"},
        {"a starter in the centre", R"({"unseen": {"centre": {"crystal": 1}}})"},
        {"none of a card", R"({"unseen": {"centre": {"axia": 0}}})"},
        {"no such card", R"({"unseen": {"centre": {"batman": 1}}})"},
        {"a list of cards", R"({"unseen": {"centre": ["axia"]}})"},
        {"a list of relics", R"({"unseen": {"relics": []}})"},
        {"nobody's cards", R"({"unseen": {"players": []}})"},
        {"a hidden card in the row", R"({"centre": {"row": ["?"]}})"},
        {"a phase of another time", R"({"turn": {"phase": "draft"}})"},
    };
    for (const Change& change : changes) {
        const Json wrong = changed(some_view(), change);
        EXPECT_NE(problem_of_view(wrong), "fine") << change.what;
    }
}

}  // namespace
}  // namespace lemniscate::match
