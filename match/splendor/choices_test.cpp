#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/splendor/position.h"
#include "match/splendor/sample_games.h"
#include "match/splendor/tell.h"

namespace lemniscate::match {
namespace {

using splendor::State;

State position(const std::string& fields) {
    const Result<State> state = read_position(
        splendor::Game{}, *parse_json(R"({"format": 2, "game": "splendor", )" + fields + "}"));
    if (state) return *state;
    ADD_FAILURE() << name_of(state.problem().kind) << " at " << state.problem().where;
    return {};
}

std::vector<Choice> choices_of(const State& state) {
    splendor::MoveList moves;
    legal(state, moves);
    return list_choices(state, moves);
}

/// A choice by its move, as JSON.
std::string choice(const State& state, const std::string& move) {
    for (const Choice& each : choices_of(state)) {
        if (each.move == move) return write_object(each).text();
    }
    return "no choice " + move;
}

/// What a move gives, without the messages.
std::string gives(const State& state, const std::string& move) {
    for (const Choice& each : choices_of(state)) {
        if (each.move != move) continue;
        Json list = Json::array();
        for (const Fact& fact : each.gives) list.push_back(fact.fields);
        return list.dump();
    }
    return "no choice " + move;
}

TEST(SplendorChoices, AreTheLegalMovesEachOnce) {
    each_sample([](const State& state) {
        splendor::MoveList moves;
        legal(state, moves);
        std::vector<std::string> listed;
        for (const Choice& each : list_choices(state, moves)) {
            ASSERT_TRUE(each.what.says) << each.move;
            listed.push_back(each.move);
        }
        std::vector<std::string> legal_moves;
        for (const splendor::Move move : moves) {
            legal_moves.emplace_back(write_move(state, move).view());
        }
        std::sort(listed.begin(), listed.end());
        std::sort(legal_moves.begin(), legal_moves.end());
        ASSERT_EQ(listed, legal_moves);
    });
}

TEST(SplendorChoices, ComeInTheOrderInWhichAPersonLooksForThem) {
    std::vector<std::string> moves;
    for (const Choice& each : choices_of(position(R"("options": {"players": 2},
        "supply": {"yellow": 1, "purple": 4, "blue": 0, "red": 0, "orange": 1, "grey": 1},
        "table": {"1": ["rocket", null, null, null], "2": [null, null, null, "groot"],
                  "3": [null, "drax", null, null]},
        "players": [{"tokens": {"yellow": 1, "red": 2, "grey": 1}}, {}])"))) {
        moves.push_back(each.move);
    }
    EXPECT_EQ(moves,
              (std::vector<std::string>{"recruit rocket", "take yellow purple orange",
                                        "take purple purple", "reserve drax", "reserve groot",
                                        "reserve rocket", "recruit rocket paying red:2 grey:1",
                                        "recruit rocket paying yellow:1 red:1 grey:1"}));
}

TEST(SplendorChoices, TellTheTokensThatAreTaken) {
    const State state = position(R"("players": [{}, {}])");
    EXPECT_EQ(
        choice(state, "take yellow blue red"),
        R"({"move":"take yellow blue red","kind":"take",)"
        R"("tokens":{"yellow":1,"blue":1,"red":1},)"
        R"("says":)"
        R"({"key":"splendor.tokens","arguments":{"tokens":{"messages":[{"key":"splendor.token","arguments":{"amount":1,"colour":"yellow"}},{"key":"splendor.token","arguments":{"amount":1,"colour":"blue"}},{"key":"splendor.token","arguments":{"amount":1,"colour":"red"}}],"between":"language.comma"}}}})");
    EXPECT_EQ(
        choice(state, "take red red"),
        R"({"move":"take red red","kind":"take","tokens":{"red":2},)"
        R"("says":)"
        R"({"key":"splendor.tokens","arguments":{"tokens":{"messages":[{"key":"splendor.token","arguments":{"amount":2,"colour":"red"}}],"between":"language.comma"}}}})");
}

TEST(SplendorChoices, TellWhereACardIsReservedFrom) {
    const State state = position(R"("players": [{}, {}], "table": {"2": [null, "venom"]},
                                    "decks": {"3": ["hulk"]})");
    EXPECT_EQ(
        choice(state, "reserve venom"),
        R"({"move":"reserve venom","kind":"reserve","card":"venom","level":2,"from":"table",)"
        R"("slot":1,"gives":[{"what":"tokens","tokens":{"grey":1},)"
        R"("says":{"key":"splendor.tokens","arguments":{"tokens":{"messages":[{"key":"splendor.token","arguments":{"amount":1,"colour":"grey"}}],"between":"language.comma"}}}}],)"
        R"("says":{"key":"splendor.choice.card",)"
        R"("arguments":{"card":{"card":"venom","game":"splendor"}}}})");
    EXPECT_EQ(
        choice(state, "reserve deck:3"),
        R"({"move":"reserve deck:3","kind":"reserve","level":3,"from":"deck",)"
        R"("gives":[{"what":"tokens","tokens":{"grey":1},)"
        R"("says":{"key":"splendor.tokens","arguments":{"tokens":{"messages":[{"key":"splendor.token","arguments":{"amount":1,"colour":"grey"}}],"between":"language.comma"}}}}],)"
        R"("says":{"key":"splendor.deck","arguments":{"level":3}}})");
}

TEST(SplendorChoices, TellWhatIsPaidAndWhatACharacterBrings) {
    const State state = position(R"("table": {"1": ["wasp", "rocket"]},
        "players": [{"tokens": {"yellow": 1, "red": 2, "grey": 1}}, {}])");
    EXPECT_EQ(
        choice(state, "recruit rocket"),
        R"({"move":"recruit rocket","kind":"recruit","card":"rocket","level":1,"from":"table",)"
        R"("slot":1,"pays":{"yellow":1,"red":2},"gives":[{"what":"bonus","colour":"yellow",)"
        R"("says":{"key":"splendor.preview.bonus","arguments":{"colour":"yellow"}}}],)"
        R"("says":{"key":"splendor.choice.recruit",)"
        R"("arguments":{"card":{"card":"rocket","game":"splendor"},"tokens":)"
        R"({"key":"splendor.tokens","arguments":{"tokens":{"messages":[{"key":"splendor.token","arguments":{"amount":1,"colour":"yellow"}},{"key":"splendor.token","arguments":{"amount":2,"colour":"red"}}],"between":"language.comma"}}}}}})");
    EXPECT_NE(choice(state, "recruit rocket paying yellow:1 red:1 grey:1")
                  .find(R"("pays":{"yellow":1,"red":1,"grey":1})"),
              std::string::npos);
}

TEST(SplendorChoices, ACharacterFromTheReserveMayBeFree) {
    const State state = position(R"("players": [
        {"reserved": [{"card": "wasp"}, {"card": "rocket", "hidden": true}],
         "characters": ["modok", "crystal", "electro"]}, {}])");
    const std::string free = choice(state, "recruit rocket");
    EXPECT_NE(free.find(R"("from":"reserved","slot":1,"pays":{})"), std::string::npos) << free;
    EXPECT_NE(free.find(R"("key":"splendor.choice.free")"), std::string::npos) << free;
}

TEST(SplendorChoices, ForeseeTheTimeTokenTheTileALocationAndTheEnd) {
    const char* const rich = R"(
        {"tokens": {"purple": 4}, "locations": ["attilan"],
         "characters": ["ms_marvel", "valkyrie", "wasp", "lockjaw", "modok", "vulture", "spider_woman",
                        "quake", "crystal", "green_goblin", "winter_soldier", "captain_marvel"]})";
    const State state = position(std::string(R"("turn": {"seat": 1, "first_seat": 0},
        "table": {"3": ["thor"]}, "locations": ["knowhere"], "players": [{}, )") +
                                 rich + "]");
    const std::string given = gives(state, "recruit thor");
    EXPECT_NE(given.find(R"({"what":"time_token"})"), std::string::npos) << given;
    EXPECT_NE(given.find(R"({"what":"avengers_tile","points":3})"), std::string::npos) << given;
    EXPECT_NE(given.find(R"({"what":"points","amount":)"), std::string::npos) << given;
    EXPECT_NE(given.find(R"({"what":"avengers","amount":)"), std::string::npos) << given;
}

TEST(SplendorChoices, ForeseeThatTokensMustGoBack) {
    const State state =
        position(R"("players": [{"tokens": {"yellow": 3, "purple": 3, "orange": 3}}, {}])");
    EXPECT_EQ(gives(state, "take blue blue"), R"([{"what":"return","amount":1}])");
    EXPECT_EQ(gives(state, "take yellow blue red"), R"([{"what":"return","amount":2}])");
}

TEST(SplendorChoices, OfALocationAndOfAReturnAndOfAPass) {
    const State choosing = position(R"("turn": {"phase": "location"},
        "locations": ["hells_kitchen", "knowhere"],
        "players": [{"characters": ["rocket", "modok", "prowler", "vulture", "elektra", "lockjaw",
                     "wasp", "crystal", "electro", "wong", "kingpin", "yondu", "hawkeye",
                     "spider_ham"]}, {}])");
    EXPECT_EQ(choice(choosing, "location knowhere"),
              R"({"move":"location knowhere","kind":"location","location":"knowhere","slot":1,)"
              R"("says":{"key":"splendor.choice.card",)"
              R"("arguments":{"card":{"card":"knowhere","game":"splendor"}}}})");
    const State returning = position(R"("turn": {"phase": "return"},
        "players": [{"tokens": {"yellow": 4, "purple": 4, "orange": 3}}, {}])");
    EXPECT_EQ(
        choice(returning, "return orange"),
        R"({"move":"return orange","kind":"return","tokens":{"orange":1},)"
        R"("says":)"
        R"({"key":"splendor.tokens","arguments":{"tokens":{"messages":[{"key":"splendor.token","arguments":{"amount":1,"colour":"orange"}}],"between":"language.comma"}}}})");
    const State barren = position(R"("supply": {"yellow": 0, "purple": 0, "blue": 0, "red": 0,
        "orange": 0}, "turn": {"seat": 1, "passes": 1}, "players": [{"characters": ["drax"]}, {}])");
    EXPECT_EQ(choice(barren, "pass"),
              R"({"move":"pass","kind":"pass","gives":[{"what":"game_over","won":false,)"
              R"("says":{"key":"splendor.preview.game_over","arguments":{"won":"no"}}}],)"
              R"("says":{"key":"splendor.choice.pass"}})");
}

/// A preview is sure: whatever is hidden from the seat to act, it is told the same.
TEST(SplendorChoices, DependOnNothingHidden) {
    Dice other(77);
    each_sample([&other](const State& state) {
        if (to_act(state) == Seat::none) return;
        const State imagined = imagine(observe(state, Viewer{to_act(state)}), other);
        const std::vector<Choice> one = choices_of(state);
        const std::vector<Choice> two = choices_of(imagined);
        ASSERT_EQ(one.size(), two.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            ASSERT_EQ(write_object(one[i]), write_object(two[i]));
        }
    });
}

}  // namespace
}  // namespace lemniscate::match
