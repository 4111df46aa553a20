#include <string>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/splendor/position.h"
#include "match/splendor/sample_games.h"

namespace lemniscate::match {
namespace {

using splendor::State;

State state_of(const std::string& text) {
    const Result<State> state = read_position(splendor::Game{}, *parse_json(text));
    EXPECT_TRUE(state) << state.problem().where << " " << name_of(state.problem().kind);
    return state ? *state : State{};
}

/// Seat 1 holds one card that everybody saw and one that nobody else did.
State some_state() {
    return state_of(R"({"format": 1, "game": "splendor",
        "turn": {"seat": 1, "first_seat": 1, "count": 12},
        "table": {"1": ["rocket", null, "rhino"], "3": ["thor"]},
        "decks": {"1": ["wasp", "crystal"], "2": ["venom"]},
        "locations": ["knowhere"], "avengers_tile": 0,
        "players": [
          {"tokens": {"red": 1, "grey": 2}, "characters": ["lizard", "hela"],
           "locations": ["asgard"]},
          {"reserved": [{"card": "hulk", "hidden": false}, {"card": "groot", "hidden": true}]}]})");
}

TEST(WritePosition, HasEveryFieldInTheOrderOfTheFormat) {
    EXPECT_EQ(format_json(write_position(some_state())),
              R"({
  "format": 2,
  "game": "splendor",
  "options": {"players": 2},
  "turn": {"seat": 1, "first_seat": 1, "phase": "action", "passes": 0, "count": 12},
  "supply": {"yellow": 4, "purple": 4, "blue": 4, "red": 3, "orange": 4, "green": 2, "grey": 3},
  "table": {
    "1": ["rocket", null, "rhino", null],
    "2": [null, null, null, null],
    "3": ["thor", null, null, null]
  },
  "decks": {"1": ["wasp", "crystal"], "2": ["venom"], "3": []},
  "locations": ["knowhere"],
  "avengers_tile": 0,
  "players": [
    {
      "tokens": {"yellow": 0, "purple": 0, "blue": 0, "red": 1, "orange": 0, "green": 0, "grey": 2},
      "characters": ["lizard", "hela"],
      "reserved": [],
      "locations": ["asgard"]
    },
    {
      "tokens": {"yellow": 0, "purple": 0, "blue": 0, "red": 0, "orange": 0, "green": 0, "grey": 0},
      "characters": [],
      "reserved": [{"card": "hulk", "hidden": false}, {"card": "groot", "hidden": true}],
      "locations": []
    }
  ],
  "to_act": 1,
  "decision": "action"
}
)");
}

TEST(WritePosition, NamesThePhaseAsTheDecisionUntilTheEnd) {
    const std::string team =
        R"("characters": ["rocket", "modok", "prowler", "vulture", "elektra", "lockjaw", "wasp",
           "crystal", "electro", "wong", "kingpin", "yondu", "hawkeye", "spider_ham"])";
    const Json location = write_position(state_of(
        R"({"format": 1, "game": "splendor", "turn": {"phase": "location"},
            "locations": ["hells_kitchen", "knowhere"], "players": [{)" +
        team + R"(}, {}]})"));
    EXPECT_EQ(location["turn"]["phase"], "location");
    EXPECT_EQ(location["decision"], "location");
    EXPECT_EQ(location["to_act"], 0);

    const Json give_back = write_position(state_of(
        R"({"format": 1, "game": "splendor", "turn": {"seat": 1, "phase": "return"},
            "players": [{}, {"tokens": {"red": 4, "blue": 4, "grey": 3}}]})"));
    EXPECT_EQ(give_back["turn"]["phase"], "return");
    EXPECT_EQ(give_back["decision"], "return");
    EXPECT_EQ(give_back["to_act"], 1);
}

TEST(WritePosition, TellsTheResultOnlyWhenTheGameIsOver) {
    const Json going = write_position(some_state());
    EXPECT_FALSE(going.contains("result"));

    const Json over = write_position(state_of(R"({"format": 1, "game": "splendor",
        "turn": {"seat": 2, "phase": "over", "passes": 3},
        "players": [{}, {"characters": ["thor"]}, {}]})"));
    EXPECT_TRUE(over["to_act"].is_null());
    EXPECT_TRUE(over["decision"].is_null());
    EXPECT_EQ(over["result"].dump(), R"({"winners":[1],"reason":"all_passed"})");
    EXPECT_EQ(std::prev(over.end()).key(), "result");
}

// A position is a whole game: what somebody sees of one cannot be written as one.
template <class T>
concept IsWritten = requires(const T& table) {
    write_position(table);
};
static_assert(IsWritten<State> && !IsWritten<splendor::Table> && !IsWritten<splendor::View>);
template <class T>
concept IsWrittenAsView = requires(const T& table) {
    write_view(table);
};
static_assert(IsWrittenAsView<splendor::View> && !IsWrittenAsView<State> &&
              !IsWrittenAsView<splendor::Table>);

Json view_of(const State& state, Viewer viewer) { return write_view(observe(state, viewer)); }

TEST(WriteView, SaysWhoseViewItIs) {
    const Json own = view_of(some_state(), {seat_at(1)});
    EXPECT_EQ(own.dump().substr(0, 52), R"({"format":2,"game":"splendor","view":{"seat":1},"opt)");
    const Json public_view = view_of(some_state(), spectator);
    EXPECT_EQ(public_view["view"].dump(), R"({"seat":null})");
}

TEST(WriteView, HidesTheDecksAndKeepsTheirSize) {
    Dice dice(1);
    const State fresh = splendor::deal({.players = 3}, dice);
    for (const Viewer viewer : {Viewer{seat_at(0)}, spectator}) {
        const Json decks = view_of(fresh, viewer)["decks"];
        EXPECT_EQ(decks["1"], Json(std::vector<std::string>(36, "?")));
        EXPECT_EQ(decks["2"], Json(std::vector<std::string>(26, "?")));
        EXPECT_EQ(decks["3"], Json(std::vector<std::string>(16, "?")));
    }
}

TEST(WriteView, HidesAReservationFromADeckAndKeepsItsLevel) {
    const char* const hidden =
        R"([{"card":"hulk","hidden":false},{"card":"?","hidden":true,"level":2}])";
    const char* const known = R"([{"card":"hulk","hidden":false},{"card":"groot","hidden":true}])";
    const auto seen_by = [](Viewer viewer) {
        return view_of(some_state(), viewer)["players"][1]["reserved"].dump();
    };
    EXPECT_EQ(seen_by(spectator), hidden);
    EXPECT_EQ(seen_by({seat_at(0)}), hidden);
    EXPECT_EQ(seen_by({seat_at(1)}), known);
}

TEST(WriteView, NamesWhatIsUnseenByLevelAndSortedById) {
    // Seat 1 holds one card that everybody saw and one of level 2 that nobody else did.
    const auto unseen_by = [](Viewer viewer) { return view_of(some_state(), viewer)["unseen"]; };
    const Json to_other = unseen_by({seat_at(0)});
    const Json to_owner = unseen_by({seat_at(1)});
    ASSERT_EQ(to_other.size(), 3U);
    EXPECT_EQ(to_other["1"].size(), 37U) << "rocket, rhino and lizard lie open";
    EXPECT_EQ(to_other["2"].size(), 29U) << "hela lies open";
    EXPECT_EQ(to_other["3"].size(), 18U) << "thor and hulk lie open";
    EXPECT_EQ(to_other["2"]["groot"], 1);
    EXPECT_FALSE(to_owner["2"].contains("groot"));
    EXPECT_EQ(unseen_by(spectator), to_other);
    EXPECT_EQ(to_other["3"].begin().key(), "ant_man");
    EXPECT_EQ(std::prev(to_other["3"].end()).key(), "vision");
}

/// What a viewer cannot tell apart must be the same text: whatever is hidden is dealt anew, and the
/// view may not change.
TEST(WriteView, CountsHowEverySeatStandsAndSaysWhatThatIsMeasuredBy) {
    // Points of characters, of a location and of the tile; colours count once, time with its token.
    const Json view = view_of(state_of(R"({"format": 2, "game": "splendor", "avengers_tile": 1,
        "players": [
          {"tokens": {"red": 2, "grey": 1}, "characters": ["rocket", "vulture"]},
          {"tokens": {"green": 1}, "characters": ["spider_man", "nova", "scarlet_witch"],
           "locations": ["asgard"]}]})"),
                              spectator);
    EXPECT_EQ(view["standing"].dump(),
              R"([{"points":1,"bonuses":{"yellow":2,"purple":0,"blue":0,"red":0,"orange":0},)"
              R"("avengers":0,"tokens":3,"stones":["yellow"]},)"
              R"({"points":16,"bonuses":{"yellow":0,"purple":0,"blue":0,"red":2,"orange":1},)"
              R"("avengers":1,"tokens":1,"stones":["red","orange","green"]}])");
    EXPECT_EQ(view["limits"].dump(), R"({"points":16,"tokens":10,"reserved":3})");
}

TEST(WriteView, TellsNothingOfWhatIsHidden) {
    Dice other(77);
    each_sample([&other](const State& state) {
        for (std::uint32_t seat = 0; seat <= state.players; ++seat) {
            const Viewer viewer = seat == state.players ? spectator : Viewer{seat_at(seat)};
            const State imagined = imagine(observe(state, viewer), other);
            ASSERT_EQ(view_of(state, viewer), view_of(imagined, viewer));
        }
    });
}

TEST(WriteView, IsThePositionExceptForWhatIsHidden) {
    each_sample([](const State& state) {
        Json position = write_position(state);
        Json view = view_of(state, {state.seat});
        view.erase("view");
        for (const char* counted : {"unseen", "standing", "limits"}) view.erase(counted);
        for (Json* json : {&position, &view}) {
            json->erase("decks");
            for (Json& player : (*json)["players"]) player.erase("reserved");
        }
        ASSERT_EQ(position, view);
    });
}

}  // namespace
}  // namespace lemniscate::match
