#include <string>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/splendor/position.h"
#include "match/splendor/sample_games.h"

namespace lemniscate::match {
namespace {

/// `kind at where`, with what was found and expected; `fine` for what is read.
std::string problem_of(const Json& position) {
    const Result<splendor::State> state = read_position(splendor::Game{}, position);
    if (state) return "fine";
    const Problem& problem = state.problem();
    return std::string(name_of(problem.kind)) + " at " + problem.where + ": " + problem.found +
           " | " + problem.expected;
}

std::string problem_of_text(const std::string& text) {
    const Result<Json> json = parse_json(text);
    return json ? problem_of(*json) : "not even JSON: " + json.problem().where;
}

/// Of a game of two players with these fields.
std::string problem_with(const std::string& fields) {
    return problem_of_text(R"({"format": 1, "game": "splendor", "options": {"players": 2}, )" +
                           fields + "}");
}

TEST(RefusePosition, NothingIsWrongWithTheFrameOfTheseTests) {
    EXPECT_EQ(problem_with(R"("turn": {})"), "fine");
}

TEST(RefusePosition, WhatIsNoObject) {
    EXPECT_EQ(problem_of_text("[1, 2]"), "wrong_type at position: [1,2] | object");
    EXPECT_EQ(problem_of_text("null"), "wrong_type at position: null | object");
}

TEST(RefusePosition, MissingFormat) {
    EXPECT_EQ(problem_of_text(R"({"game": "splendor"})"), "missing_field at format:  | ");
}

TEST(RefusePosition, AnotherFormat) {
    EXPECT_EQ(problem_of_text(R"({"format": 3, "game": "splendor"})"),
              "wrong_format at format: 3 | 1..2");
    EXPECT_EQ(problem_of_text(R"({"format": 0, "game": "splendor"})"),
              "wrong_format at format: 0 | 1..2");
    EXPECT_EQ(problem_of_text(R"({"format": "1", "game": "splendor"})"),
              R"(wrong_type at format: "1" | integer)");
}

TEST(RefusePosition, MissingGame) {
    EXPECT_EQ(problem_of_text(R"({"format": 1})"), "missing_field at game:  | ");
}

TEST(RefusePosition, UnknownGame) {
    EXPECT_EQ(problem_of_text(R"({"format": 1, "game": "chess"})"),
              R"(unknown_game at game: "chess" | splendor)");
    EXPECT_EQ(problem_of_text(R"({"format": 1, "game": 7})"), "wrong_type at game: 7 | string");
}

TEST(RefusePosition, AViewOfASeat) {
    Dice dice(5);
    const splendor::State state = splendor::deal({.players = 2}, dice);
    EXPECT_EQ(problem_of(write_view(observe(state, {seat_at(0)}))), "is_a_view at view:  | ");
    EXPECT_EQ(problem_of(write_view(observe(state, spectator))), "is_a_view at view:  | ");
}

TEST(RefusePosition, AViewWithNothingHidden) {
    const splendor::State state = *read_position(
        splendor::Game{}, Json::parse(R"({"format": 1, "game": "splendor", "players": [{}, {}]})"));
    EXPECT_EQ(problem_of(write_view(observe(state, spectator))), "is_a_view at view:  | ");
}

TEST(RefusePosition, AHiddenCard) {
    EXPECT_EQ(problem_with(R"("decks": {"1": ["?"]})"), R"(unknown_card at decks.1[0]: "?" | )");
}

TEST(RefusePosition, UnknownFields) {
    EXPECT_EQ(problem_with(R"("colour": 1)"),
              "unknown_field at colour: 1 | format, game, options, turn, supply, table, decks, "
              "locations, avengers_tile, players, to_act, decision, result");
    EXPECT_EQ(problem_with(R"("turn": {"seats": 1})"),
              "unknown_field at turn.seats: 1 | seat, first_seat, phase, passes, count");
    EXPECT_EQ(
        problem_of_text(
            R"({"format": 1, "game": "splendor", "options": {"players": 2, "first_seat": 1}})"),
        "unknown_field at options.first_seat: 1 | players");
    EXPECT_EQ(problem_with(R"("supply": {"pink": 1})"),
              "unknown_field at supply.pink: 1 | yellow, purple, blue, red, orange, green, grey");
    EXPECT_EQ(problem_with(R"("table": {"4": []})"), "unknown_field at table.4: [] | 1, 2, 3");
    EXPECT_EQ(problem_with(R"("decks": {"0": []})"), "unknown_field at decks.0: [] | 1, 2, 3");
    EXPECT_EQ(problem_with(R"("players": [{}, {"name": "x"}])"),
              R"(unknown_field at players[1].name: "x" | tokens, characters, reserved, locations)");
    EXPECT_EQ(problem_with(R"("players": [{"tokens": {"gold": 0}}])"),
              "unknown_field at players[0].tokens.gold: 0 | "
              "yellow, purple, blue, red, orange, green, grey");
    EXPECT_EQ(problem_with(R"("players": [{"reserved": [{"card": "hulk", "level": 3}]}])"),
              "unknown_field at players[0].reserved[0].level: 3 | card, hidden");
    EXPECT_EQ(problem_with(
                  R"("turn": {"seat": 1, "phase": "over", "passes": 2}, "result": {"points": []})"),
              "unknown_field at result.points: [] | winners, reason");
}

TEST(RefusePosition, WrongTypesOfLists) {
    EXPECT_EQ(problem_with(R"("turn": [])"), "wrong_type at turn: [] | object");
    EXPECT_EQ(problem_with(R"("turn": null)"), "wrong_type at turn: null | object");
    EXPECT_EQ(problem_with(R"("supply": 3)"), "wrong_type at supply: 3 | object");
    EXPECT_EQ(problem_with(R"("table": [])"), "wrong_type at table: [] | object");
    EXPECT_EQ(problem_with(R"("table": {"1": "rocket"})"),
              R"(wrong_type at table.1: "rocket" | array)");
    EXPECT_EQ(problem_with(R"("decks": {"3": {}})"), "wrong_type at decks.3: {} | array");
    EXPECT_EQ(problem_with(R"("locations": "asgard")"),
              R"(wrong_type at locations: "asgard" | array)");
    EXPECT_EQ(problem_with(R"("players": {})"), "wrong_type at players: {} | array");
    EXPECT_EQ(problem_with(R"("players": [null])"), "wrong_type at players[0]: null | object");
    EXPECT_EQ(problem_with(R"("players": [{"reserved": ["hulk"]}])"),
              R"(wrong_type at players[0].reserved[0]: "hulk" | object)");
}

TEST(RefusePosition, WrongTypesOfNumbers) {
    EXPECT_EQ(problem_with(R"("supply": {"red": true})"),
              "wrong_type at supply.red: true | integer");
    EXPECT_EQ(problem_with(R"("supply": {"red": 1.5})"), "wrong_type at supply.red: 1.5 | integer");
    EXPECT_EQ(problem_with(R"("supply": {"red": "1"})"),
              R"(wrong_type at supply.red: "1" | integer)");
    EXPECT_EQ(problem_with(R"("turn": {"count": null})"),
              "wrong_type at turn.count: null | integer");
    EXPECT_EQ(problem_with(R"("players": [{"tokens": {"red": [1]}}])"),
              "wrong_type at players[0].tokens.red: [1] | integer");
}

TEST(RefusePosition, WrongTypesOfWordsAndFlags) {
    EXPECT_EQ(problem_with(R"("turn": {"phase": 1})"), "wrong_type at turn.phase: 1 | string");
    EXPECT_EQ(problem_with(R"("decks": {"1": [null]})"), "wrong_type at decks.1[0]: null | string");
    EXPECT_EQ(problem_with(R"("table": {"1": [7]})"), "wrong_type at table.1[0]: 7 | string");
    EXPECT_EQ(problem_with(R"("locations": [null])"), "wrong_type at locations[0]: null | string");
    EXPECT_EQ(problem_with(R"("players": [{"reserved": [{"card": "hulk", "hidden": 1}]}])"),
              "wrong_type at players[0].reserved[0].hidden: 1 | boolean");
}

TEST(RefusePosition, NumbersOutOfRange) {
    EXPECT_EQ(problem_with(R"("supply": {"red": -1})"), "out_of_range at supply.red: -1 | 0..4");
    EXPECT_EQ(problem_with(R"("players": [{}, {"tokens": {"grey": -2}}])"),
              "out_of_range at players[1].tokens.grey: -2 | 0..5");
    EXPECT_EQ(problem_with(R"("turn": {"count": -1})"), "out_of_range at turn.count: -1 | 0..400");
    EXPECT_EQ(problem_with(R"("turn": {"count": 18446744073709551615})"),
              "out_of_range at turn.count: 18446744073709551615 | 0..400");
    EXPECT_EQ(problem_with(R"("turn": {"count": 4294967296})"),
              "out_of_range at turn.count: 4294967296 | 0..400");
    EXPECT_EQ(problem_with(R"("turn": {"count": -9223372036854775808})"),
              "out_of_range at turn.count: -9223372036854775808 | 0..400");
}

TEST(RefusePosition, NumberOfPlayersOutOfRange) {
    const std::string start = R"({"format": 1, "game": "splendor", "options": {"players": )";
    EXPECT_EQ(problem_of_text(start + "1}}"), "out_of_range at options.players: 1 | 2..4");
    EXPECT_EQ(problem_of_text(start + "5}}"), "out_of_range at options.players: 5 | 2..4");
    EXPECT_EQ(problem_of_text(start + "true}}"), "wrong_type at options.players: true | integer");
}

TEST(RefusePosition, NumberOfPlayersMissing) {
    const std::string start = R"({"format": 1, "game": "splendor")";
    const std::string missing = "missing_field at options.players:  | 2..4";
    EXPECT_EQ(problem_of_text(start + "}"), missing);
    EXPECT_EQ(problem_of_text(start + R"(, "options": {}, "players": [{}]})"), missing);
    EXPECT_EQ(problem_of_text(start + R"(, "players": [{}, {}, {}, {}, {}]})"), missing);
}

TEST(RefusePosition, SeatOutOfRange) {
    EXPECT_EQ(problem_with(R"("turn": {"seat": 2})"), "out_of_range at turn.seat: 2 | 0..1");
    EXPECT_EQ(problem_with(R"("turn": {"seat": -1})"), "out_of_range at turn.seat: -1 | 0..1");
    EXPECT_EQ(problem_with(R"("turn": {"first_seat": 2})"),
              "out_of_range at turn.first_seat: 2 | 0..1");
    EXPECT_EQ(problem_with(R"("avengers_tile": 2)"), "out_of_range at avengers_tile: 2 | 0..1");
    EXPECT_EQ(problem_with(R"("avengers_tile": 255)"), "out_of_range at avengers_tile: 255 | 0..1");
    EXPECT_EQ(problem_with(R"("avengers_tile": "0")"),
              R"(wrong_type at avengers_tile: "0" | integer)");
}

TEST(RefusePosition, UnknownPhase) {
    EXPECT_EQ(problem_with(R"("turn": {"phase": "play"})"),
              R"(unknown_word at turn.phase: "play" | action, location, return, over)");
}

TEST(RefusePosition, UnknownCard) {
    EXPECT_EQ(problem_with(R"("table": {"2": ["venom", null, "batman"]})"),
              R"(unknown_card at table.2[2]: "batman" | )");
    EXPECT_EQ(problem_with(R"("decks": {"1": ["rocket", ""]})"),
              R"(unknown_card at decks.1[1]: "" | )");
    EXPECT_EQ(problem_with(R"("players": [{}, {"characters": ["Hulk"]}])"),
              R"(unknown_card at players[1].characters[0]: "Hulk" | )");
    EXPECT_EQ(problem_with(R"("players": [{"reserved": [{"card": "hulk"}, {"card": "x"}]}])"),
              R"(unknown_card at players[0].reserved[1].card: "x" | )");
}

TEST(RefusePosition, ReservedWithoutACard) {
    EXPECT_EQ(problem_with(R"("players": [{"reserved": [{"hidden": true}]}])"),
              "missing_field at players[0].reserved[0].card:  | ");
}

TEST(RefusePosition, ACardTwice) {
    EXPECT_EQ(problem_with(R"("table": {"1": ["rocket", "wasp", "rocket"]})"),
              R"(card_twice at table.1[2]: "rocket" | table.1[0])");
    EXPECT_EQ(problem_with(R"("table": {"1": ["rocket"]}, "decks": {"1": ["wasp", "rocket"]})"),
              R"(card_twice at decks.1[1]: "rocket" | table.1[0])");
    EXPECT_EQ(problem_with(R"("decks": {"1": ["wasp", "wasp"]})"),
              R"(card_twice at decks.1[1]: "wasp" | decks.1[0])");
    EXPECT_EQ(problem_with(R"("decks": {"3": ["hulk"]}, "players": [{"characters": ["hulk"]}])"),
              R"(card_twice at players[0].characters[0]: "hulk" | decks.3[0])");
    EXPECT_EQ(problem_with(R"("players": [{"characters": ["hulk"]},
                                          {"reserved": [{"card": "hulk"}]}])"),
              R"(card_twice at players[1].reserved[0].card: "hulk" | players[0].characters[0])");
    EXPECT_EQ(problem_with(R"("players": [{"reserved": [{"card": "hulk"}, {"card": "hulk"}]}])"),
              R"(card_twice at players[0].reserved[1].card: "hulk" | players[0].reserved[0].card)");
}

TEST(RefusePosition, ACardOfAnotherLevel) {
    EXPECT_EQ(problem_with(R"("table": {"2": [null, "rocket"]})"),
              R"(card_wrong_place at table.2[1]: "rocket" | 1)");
    EXPECT_EQ(problem_with(R"("decks": {"1": ["hulk"]})"),
              R"(card_wrong_place at decks.1[0]: "hulk" | 3)");
}

TEST(RefusePosition, TooManyCardsInARow) {
    EXPECT_EQ(problem_with(R"("table": {"1": ["rocket", "wasp", "rhino", "crystal", "wong"]})"),
              "too_many at table.1[4]: 5 | 4");
    EXPECT_EQ(problem_with(R"("table": {"3": [null, null, null, null, null, null]})"),
              "too_many at table.3[4]: 6 | 4");
}

TEST(RefusePosition, TooManyReserved) {
    EXPECT_EQ(problem_with(R"("players": [{}, {"reserved": [{"card": "hulk"}, {"card": "thor"},
                              {"card": "loki"}, {"card": "nova"}]}])"),
              "too_many at players[1].reserved[3]: 4 | 3");
}

TEST(RefusePosition, TooManyPlayers) {
    EXPECT_EQ(problem_with(R"("players": [{}, {}, {}])"), "too_many at players[2]: 3 | 2");
}

TEST(RefusePosition, TooManyLocations) {
    EXPECT_EQ(problem_with(R"("locations": ["asgard", "knowhere", "attilan"])"),
              "too_many at locations[2]: 3 | 2");
    EXPECT_EQ(problem_with(R"("locations": ["asgard"], "players": [{"locations": ["knowhere"]},
                              {"locations": ["attilan"]}])"),
              "too_many at players[1].locations[0]: 3 | 2");
}

TEST(RefusePosition, UnknownLocation) {
    EXPECT_EQ(problem_with(R"("locations": ["asgard", "gotham"])"),
              R"(unknown_location at locations[1]: "gotham" | )");
    EXPECT_EQ(problem_with(R"("players": [{"locations": ["hulk"]}])"),
              R"(unknown_location at players[0].locations[0]: "hulk" | )");
}

TEST(RefusePosition, BothSidesOfATile) {
    EXPECT_EQ(problem_with(R"("locations": ["asgard", "wakanda"])"),
              R"(location_twice at locations[1]: "wakanda" | locations[0])");
    EXPECT_EQ(
        problem_with(R"("locations": ["atlantis"], "players": [{"locations": ["knowhere"]}])"),
        R"(location_twice at players[0].locations[0]: "knowhere" | locations[0])");
}

TEST(RefusePosition, ALocationTwice) {
    EXPECT_EQ(problem_with(R"("locations": ["asgard", "asgard"])"),
              R"(location_twice at locations[1]: "asgard" | locations[0])");
}

TEST(RefusePosition, TooManyTokensInOnePlace) {
    EXPECT_EQ(problem_with(R"("players": [{"tokens": {"red": 9}}])"),
              "too_many_tokens at players[0].tokens.red: 9 | 4");
    EXPECT_EQ(problem_with(R"("supply": {"grey": 6})"), "too_many_tokens at supply.grey: 6 | 5");
    EXPECT_EQ(problem_with(R"("supply": {"green": 3})"), "too_many_tokens at supply.green: 3 | 2");
}

TEST(RefusePosition, TooManyTokensTogether) {
    EXPECT_EQ(problem_with(R"("supply": {"red": 3}, "players": [{"tokens": {"red": 1}},
                              {"tokens": {"red": 1}}])"),
              "too_many_tokens at players[1].tokens.red: 5 | 4");
    EXPECT_EQ(problem_with(R"("supply": {"red": 4}, "players": [{"tokens": {"red": 1}}])"),
              "too_many_tokens at players[0].tokens.red: 5 | 4");
    EXPECT_EQ(problem_with(R"("players": [{"tokens": {"blue": 3}}, {"tokens": {"blue": 2}}])"),
              "too_many_tokens at players[1].tokens.blue: 5 | 4");
    EXPECT_EQ(problem_of_text(R"({"format": 1, "game": "splendor", "options": {"players": 4},
                                  "supply": {"red": 7}, "players": [{"tokens": {"red": 1}}]})"),
              "too_many_tokens at players[0].tokens.red: 8 | 7");
}

TEST(RefusePosition, TokensByTheBillion) {
    EXPECT_EQ(problem_with(R"("supply": {"red": 9223372036854775807})"),
              "too_many_tokens at supply.red: 9223372036854775807 | 4");
    EXPECT_EQ(problem_with(R"("supply": {"red": 1}, "players": [{"tokens":
                              {"red": 18446744073709551615}}])"),
              "too_many_tokens at players[0].tokens.red: 9223372036854775808 | 4");
}

TEST(RefusePosition, TwoGreenTokensWithOnePlayer) {
    EXPECT_EQ(problem_with(R"("players": [{"tokens": {"green": 2}}])"),
              "out_of_range at players[0].tokens.green: 2 | 0..1");
    EXPECT_EQ(problem_with(R"("players": [{"tokens": {"green": 3}}])"),
              "too_many_tokens at players[0].tokens.green: 3 | 2");
}

TEST(RefusePosition, PassesThatWouldHaveEndedTheGame) {
    EXPECT_EQ(problem_with(R"("turn": {"passes": 2})"), "out_of_range at turn.passes: 2 | 0..1");
    EXPECT_EQ(problem_with(R"("turn": {"seat": 1, "passes": 2})"), "fine") << "of a round begun";
    EXPECT_EQ(problem_with(R"("turn": {"phase": "over", "passes": 3})"),
              "out_of_range at turn.passes: 3 | 0..2");
}

TEST(RefusePosition, TurnsThatWouldHaveEndedTheGame) {
    EXPECT_EQ(problem_with(R"("turn": {"count": 400})"), "fine");
    EXPECT_EQ(problem_with(R"("turn": {"count": 401})"),
              "out_of_range at turn.count: 401 | 0..400");
    EXPECT_EQ(problem_with(R"("turn": {"phase": "over", "count": 402})"),
              "out_of_range at turn.count: 402 | 0..401");
    EXPECT_EQ(problem_with(R"("turn": {"seat": 1, "count": 401})"), "fine") << "of a round begun";
    EXPECT_EQ(problem_with(R"("turn": {"seat": 1, "count": 402})"),
              "out_of_range at turn.count: 402 | 0..401");
    EXPECT_EQ(problem_with(R"("turn": {"seat": 1, "phase": "over", "count": 403})"),
              "out_of_range at turn.count: 403 | 0..402");
}

TEST(RefusePosition, AReturnOfNothing) {
    EXPECT_EQ(problem_with(R"("turn": {"phase": "return"},
                              "players": [{"tokens": {"red": 4, "blue": 4, "green": 1, "grey": 1}},
                                          {"tokens": {"yellow": 4, "purple": 4, "grey": 4}}])"),
              R"(disagrees at turn.phase: "return" | "action")");
}

TEST(RefusePosition, AChoiceOfNoLocation) {
    EXPECT_EQ(problem_with(R"("turn": {"phase": "location"}, "locations": ["asgard"])"),
              R"(disagrees at turn.phase: "location" | "action")");
}

TEST(RefusePosition, AnEndWithoutAReason) {
    const std::string refused = R"(disagrees at turn.phase: "over" | "action")";
    EXPECT_EQ(problem_with(R"("turn": {"phase": "over"})"), refused);
    const std::string last = R"("turn": {"seat": 1, "phase": "over", )";
    EXPECT_EQ(problem_with(last + R"("passes": 1, "count": 399})"), refused);
}

TEST(RefusePosition, AnEndBeforeTheRoundIs) {
    const std::string champion = R"("players": [{"tokens": {"green": 1},
        "characters": ["vision", "luke_cage", "gamora", "loki", "spider_man"]}, {}])";
    EXPECT_EQ(problem_with(R"("turn": {"seat": 1, "phase": "over"}, )" + champion), "fine");
    const std::string refused = R"(disagrees at turn.phase: "over" | "action")";
    EXPECT_EQ(problem_with(R"("turn": {"seat": 0, "phase": "over"}, )" + champion), refused);
    EXPECT_EQ(problem_with(R"("turn": {"seat": 0, "phase": "over", "passes": 2})"), refused);
    EXPECT_EQ(problem_with(R"("turn": {"seat": 0, "phase": "over", "count": 400})"), refused);
}

TEST(RefusePosition, ADerivedSeatThatDisagrees) {
    EXPECT_EQ(problem_with(R"("to_act": 1)"), "disagrees at to_act: 1 | 0");
    EXPECT_EQ(problem_with(R"("to_act": null)"), "disagrees at to_act: null | 0");
    EXPECT_EQ(problem_with(R"("to_act": "0")"), R"(disagrees at to_act: "0" | 0)");
    EXPECT_EQ(problem_with(R"("to_act": false)"), "disagrees at to_act: false | 0");
    EXPECT_EQ(problem_with(R"("turn": {"seat": 1, "phase": "over", "passes": 2}, "to_act": 0)"),
              "disagrees at to_act: 0 | null");
}

TEST(RefusePosition, ADerivedDecisionThatDisagrees) {
    EXPECT_EQ(problem_with(R"("decision": "return")"),
              R"(disagrees at decision: "return" | "action")");
    EXPECT_EQ(
        problem_with(R"("turn": {"seat": 1, "phase": "over", "passes": 2}, "decision": "over")"),
        R"(disagrees at decision: "over" | null)");
}

TEST(RefusePosition, ADerivedResultThatDisagrees) {
    EXPECT_EQ(problem_with(R"("result": {"winners": [0]})"),
              R"(disagrees at result: {"winners":[0]} | null)");
    const std::string over = R"("turn": {"seat": 1, "phase": "over", "passes": 2}, "result": )";
    EXPECT_EQ(problem_with(over + R"({"winners": [0], "reason": "all_passed"})"),
              "disagrees at result.winners: [0] | [0,1]");
    EXPECT_EQ(problem_with(over + R"({"winners": [0, 1], "reason": "gauntlet"})"),
              R"(disagrees at result.reason: "gauntlet" | "all_passed")");
    EXPECT_EQ(problem_with(over + "null"),
              R"(disagrees at result: null | {"winners":[0,1],"reason":"all_passed"})");
    EXPECT_EQ(problem_with(over + "[]"), "wrong_type at result: [] | object");
}

TEST(RefusePosition, TheFirstOfSeveralProblemsIsNamed) {
    EXPECT_EQ(problem_with(R"("turn": {"seat": 9}, "supply": {"red": -1}, "players": [7, 8, 9])"),
              "out_of_range at turn.seat: 9 | 0..1");
}

/// Every value of a printed position replaced by values of every kind: answered, whatever it is.
TEST(RefusePosition, NothingCrashesOnAValueInAWrongPlace) {
    Dice dice(3);
    Json position = write_position(splendor::deal({.players = 3}, dice));
    const Json wild[] = {nullptr,
                         true,
                         -1,
                         3,
                         1e300,
                         "",
                         "hulk",
                         Json::array(),
                         Json::object(),
                         Json::array({nullptr}),
                         Json::array({Json::object()}),
                         Json{{"1", {1, 2, 3, 4, 5, 6}}}};
    const Json flat = position.flatten();
    std::size_t refused = 0;
    const auto try_all = [&](const Json::json_pointer& at) {
        const Json kept = position[at];
        for (const Json& value : wild) {
            position[at] = value;
            if (problem_of(position) != "fine") ++refused;
        }
        position[at] = kept;
    };
    for (const auto& [name, value] : flat.items()) {
        for (Json::json_pointer at(name); !at.empty(); at = at.parent_pointer()) try_all(at);
    }
    EXPECT_EQ(problem_of(position), "fine");
    EXPECT_GT(refused, 1000U);
}

}  // namespace
}  // namespace lemniscate::match
