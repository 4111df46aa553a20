#include <string>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/splendor/position.h"
#include "match/splendor/sample_games.h"

namespace lemniscate::match {
namespace {

using splendor::State;
using splendor::View;

/// A view as it arrives elsewhere: as text.
Json sent(const View& view) { return *parse_json(format_json(write_view(view))); }

TEST(ReadView, EveryViewOfEveryGameIsReadBack) {
    each_sample([](const State& state) {
        for (std::uint32_t seat = 0; seat <= state.players; ++seat) {
            const Viewer viewer = seat == state.players ? spectator : Viewer{seat_at(seat)};
            const View view = observe(state, viewer);
            const Result<View> read = read_view(splendor::Game{}, sent(view));
            ASSERT_TRUE(read) << name_of(read.problem().kind) << " at " << read.problem().where;
            ASSERT_EQ(*read, view);
        }
    });
}

TEST(ReadView, AnOpenViewIsReadBackAsOpenAndImaginedAsItIs) {
    each_sample([](const State& state) {
        const View view = observe_openly(state);
        const Result<View> read = read_view(splendor::Game{}, sent(view));
        ASSERT_TRUE(read) << name_of(read.problem().kind) << " at " << read.problem().where;
        ASSERT_EQ(*read, view);
        Dice dice(7);
        ASSERT_EQ(imagine(*read, dice), state);
    });
}

TEST(ReadView, AnOpenViewHidesNothingAndIsOfNoSeat) {
    Dice dice(1);
    const State state = splendor::deal({.players = 2}, dice);
    const Json open = write_view(observe_openly(state));
    EXPECT_EQ(open["view"].dump(), R"({"seat":null,"open":true})");
    EXPECT_EQ(open["unseen"].dump(), R"({"1":{},"2":{},"3":{}})");
    Json of_a_seat = open;
    of_a_seat["view"]["seat"] = 0;
    EXPECT_FALSE(read_view(splendor::Game{}, of_a_seat));
    Json hidden = Json(write_view(observe(state, spectator)));
    hidden["view"]["open"] = true;
    EXPECT_FALSE(read_view(splendor::Game{}, hidden));
    Json closed = open;
    closed["view"]["open"] = false;
    EXPECT_FALSE(read_view(splendor::Game{}, closed));
}

TEST(ReadView, ImaginesTheSameTablesAsTheViewThatWasWritten) {
    each_sample([](const State& state) {
        const View view = observe(state, Viewer{state.seat});
        const Result<View> read = read_view(splendor::Game{}, sent(view));
        ASSERT_TRUE(read);
        Dice dice(7);
        Dice same_dice(7);
        for (int i = 0; i < 3; ++i) ASSERT_EQ(imagine(*read, same_dice), imagine(view, dice));
    });
}

TEST(ReadView, TheOrderOfFieldsMeansNothing) {
    Dice dice(1);
    const View view = observe(splendor::deal({.players = 2}, dice), spectator);
    const nlohmann::json sorted = nlohmann::json::parse(write_view(view).text());
    Json turned = Json::object();
    for (auto field = sorted.rbegin(); field != sorted.rend(); ++field) {
        turned[field.key()] = Json::parse(field.value().dump());
    }
    Json level = Json::object();
    const Json unseen = Json(write_view(view))["unseen"]["1"];
    for (auto card = unseen.rbegin(); card != unseen.rend(); ++card) level[card.key()] = 1;
    turned["unseen"]["1"] = level;
    const Result<View> read = read_view(splendor::Game{}, turned);
    ASSERT_TRUE(read) << read.problem().where;
    EXPECT_EQ(*read, view);
}

TEST(ReadView, WhatIsCountedFromTheRestMayBeLeftOut) {
    Dice dice(1);
    const View view = observe(splendor::deal({.players = 2}, dice), spectator);
    Json written = write_view(view);
    written.erase("standing");
    written.erase("limits");
    const Result<View> read = read_view(splendor::Game{}, written);
    ASSERT_TRUE(read) << read.problem().where;
    EXPECT_EQ(*read, view);
}

// What is refused.

/// Seat 0 of two: seat 1 holds a card that seat 0 saw and one that it did not.
Json right() {
    const Json position = *parse_json(R"({"format": 2, "game": "splendor",
        "turn": {"seat": 1, "first_seat": 1, "count": 12},
        "table": {"1": ["rocket", null, "rhino"], "3": ["thor"]},
        "decks": {"1": ["wasp", "crystal"], "2": ["venom"]},
        "locations": ["knowhere"], "avengers_tile": 0,
        "players": [
          {"tokens": {"red": 1, "grey": 2}, "characters": ["lizard", "hela"],
           "reserved": [{"card": "nova", "hidden": true}], "locations": ["asgard"]},
          {"reserved": [{"card": "hulk", "hidden": false}, {"card": "groot", "hidden": true}]}]})");
    return write_view(observe(*read_position(splendor::Game{}, position), Viewer{seat_at(0)}));
}

/// `kind at where: found | expected` of the view with another value at a path of its fields.
std::string problem_with(const char* path, const char* value) {
    Json view = right();
    view[Json::json_pointer(path)] = Json::parse(value);
    const Result<View> read = read_view(splendor::Game{}, view);
    if (read) return "fine";
    const Problem& problem = read.problem();
    return std::string(name_of(problem.kind)) + " at " + problem.where + ": " + problem.found +
           " | " + problem.expected;
}

TEST(RefuseView, NothingIsWrongWithTheFrameOfTheseTests) {
    EXPECT_EQ(problem_with("/turn/count", "13"), "fine");
}

TEST(RefuseView, WhatIsNoViewOfThisGame) {
    const auto problem_of = [](const char* text) {
        const Result<View> read = read_view(splendor::Game{}, Json::parse(text));
        return read ? "fine"
                    : std::string(name_of(read.problem().kind)) + " at " + read.problem().where;
    };
    EXPECT_EQ(problem_of("[]"), "wrong_type at view");
    EXPECT_EQ(problem_of(R"({"format": 2, "game": "splendor", "players": [{}, {}]})"),
              "missing_field at view");
    EXPECT_EQ(problem_of(R"({"format": 1, "game": "splendor", "view": {"seat": 0}})"),
              "wrong_format at format");
    EXPECT_EQ(problem_of(R"({"format": 2, "game": "shards", "view": {"seat": 0}})"),
              "unknown_game at game");
    EXPECT_EQ(problem_with("/view/seat", "2"), "out_of_range at view.seat: 2 | 0..1");
    EXPECT_EQ(problem_with("/view/name", "2"), "unknown_field at view.name: 2 | seat, open");
}

TEST(RefuseView, EveryFieldThatIsLeftOut) {
    const Json view = right();
    for (const auto& [name, value] : view.items()) {
        if (name == "standing" || name == "limits") continue;  // they are counted
        Json without = view;
        without.erase(name);
        const Result<View> read = read_view(splendor::Game{}, without);
        ASSERT_FALSE(read) << name;
        EXPECT_EQ(name_of(read.problem().kind), "missing_field") << name;
        EXPECT_EQ(read.problem().where.substr(0, name.size()), name);
    }
    for (const char* inner : {"turn", "supply", "table", "decks"}) {
        for (const auto& [name, value] : view[inner].items()) {
            Json without = view;
            without[inner].erase(name);
            const Result<View> read = read_view(splendor::Game{}, without);
            ASSERT_FALSE(read) << inner << "." << name;
            EXPECT_EQ(read.problem().where, std::string(inner) + "." + name);
        }
    }
    for (const auto& [name, value] : view["players"][1].items()) {
        Json without = view;
        without["players"][1].erase(name);
        EXPECT_FALSE(read_view(splendor::Game{}, without)) << name;
    }
}

TEST(RefuseView, ACardInADeck) {
    EXPECT_EQ(problem_with("/decks/1/0", R"("wasp")"), R"(unknown_word at decks.1[0]: "wasp" | ?)");
}

TEST(RefuseView, AHiddenCardOnTheTable) {
    EXPECT_EQ(problem_with("/table/1/0", R"("?")"), R"(unknown_card at table.1[0]: "?" | )");
    EXPECT_EQ(problem_with("/table/1", R"(["rocket"])"), "out_of_range at table.1: 1 | 4");
}

TEST(RefuseView, WhatAnotherSeatHoldsInSecretIfItIsNamed) {
    EXPECT_EQ(problem_with("/players/1/reserved/1", R"({"card": "groot", "hidden": true})"),
              R"(unknown_word at players[1].reserved[1].card: "groot" | ?)");
    EXPECT_EQ(problem_with("/players/1/reserved/1", R"({"card": "?", "hidden": true})"),
              "missing_field at players[1].reserved[1].level:  | ");
    EXPECT_EQ(problem_with("/players/1/reserved/1", R"({"card": "?", "hidden": true, "level": 4})"),
              "out_of_range at players[1].reserved[1].level: 4 | 1..3");
    EXPECT_EQ(
        problem_with("/players/1/reserved/1", R"({"card": "?", "hidden": false, "level": 2})"),
        R"(unknown_field at players[1].reserved[1].level: 2 | card, hidden)");
    EXPECT_EQ(problem_with("/players/1/reserved/1", R"({"card": "groot"})"),
              "missing_field at players[1].reserved[1].hidden:  | ");
}

TEST(RefuseView, OnesOwnCardIfItIsNotNamed) {
    EXPECT_EQ(problem_with("/players/0/reserved/0", R"({"card": "?", "hidden": true, "level": 3})"),
              R"(unknown_field at players[0].reserved[0].level: 3 | card, hidden)");
    EXPECT_EQ(problem_with("/players/0/reserved/0", R"({"card": "?", "hidden": true})"),
              R"(unknown_card at players[0].reserved[0].card: "?" | )");
}

TEST(RefuseView, MoreUnknownCardsThanAreLeft) {
    Json view = right();
    view["decks"]["3"] = std::vector<std::string>(18, "?");
    const Result<View> read = read_view(splendor::Game{}, view);
    ASSERT_FALSE(read);
    EXPECT_EQ(name_of(read.problem().kind), "too_many");
    EXPECT_EQ(read.problem().where, "decks.3");
    EXPECT_EQ(read.problem().found, "21") << "hulk, nova and thor lie open";
    EXPECT_EQ(read.problem().expected, "20");
    view["decks"]["3"] = std::vector<std::string>(17, "?");
    EXPECT_TRUE(read_view(splendor::Game{}, view));
    view["decks"]["2"] = std::vector<std::string>(29, "?");
    EXPECT_FALSE(read_view(splendor::Game{}, view)) << "hela, and a hidden reservation";
}

TEST(RefuseView, WhatContradictsTheRest) {
    EXPECT_EQ(problem_with("/unseen/3/hulk", "1").substr(0, 19), "disagrees at unseen");
    EXPECT_EQ(problem_with("/unseen/3/loki", "2").substr(0, 19), "disagrees at unseen");
    EXPECT_EQ(problem_with("/unseen/3", "{}").substr(0, 19), "disagrees at unseen");
    EXPECT_EQ(problem_with("/standing/0/points", "1").substr(0, 21), "disagrees at standing");
    EXPECT_EQ(problem_with("/standing", "[]").substr(0, 21), "disagrees at standing");
    EXPECT_EQ(problem_with("/limits/points", "15").substr(0, 19), "disagrees at limits");
    EXPECT_EQ(problem_with("/to_act", "0"), "disagrees at to_act: 0 | 1");
    EXPECT_EQ(problem_with("/turn/phase", R"("over")"),
              R"(disagrees at turn.phase: "over" | "action")");
}

}  // namespace
}  // namespace lemniscate::match
