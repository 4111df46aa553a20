#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/schema_check.h"
#include "match/splendor/position.h"
#include "match/splendor/sample_games.h"

namespace lemniscate::match {
namespace {

using splendor::State;
const Schema& position_schema() {
    static const Schema schema("splendor-position.schema.json");
    return schema;
}
const Schema& view_schema() {
    static const Schema schema("splendor-view.schema.json");
    return schema;
}

std::vector<std::string> cards_of_level(std::uint32_t level) {
    std::vector<std::string> ids;
    for (std::uint32_t i = splendor::level_start[level]; i < splendor::level_start[level + 1];
         ++i) {
        ids.emplace_back(id_of(splendor::card_at(i)));
    }
    return ids;
}

TEST(SplendorSchema, ListsExactlyTheIdsOfTheGame) {
    std::vector<std::string> locations;
    for (std::uint32_t i = 0; i < splendor::locations; ++i) {
        locations.emplace_back(id_of(splendor::location_at(i)));
    }
    for (const Schema* schema : {&position_schema(), &view_schema()}) {
        EXPECT_EQ(schema->definition("level_1").at("enum"), nlohmann::json(cards_of_level(0)));
        EXPECT_EQ(schema->definition("level_2").at("enum"), nlohmann::json(cards_of_level(1)));
        EXPECT_EQ(schema->definition("level_3").at("enum"), nlohmann::json(cards_of_level(2)));
        EXPECT_EQ(schema->definition("location").at("enum"), nlohmann::json(locations));
        EXPECT_EQ(schema->json().at("properties").at("game").at("const"), splendor::Game::id);
    }
    const nlohmann::json formats = {1, position_format};
    EXPECT_EQ(position_schema().json().at("properties").at("format").at("enum"), formats);
    EXPECT_EQ(view_schema().json().at("properties").at("format").at("const"), position_format);
}

TEST(SplendorSchema, AcceptsEveryPositionThatIsPrinted) {
    each_sample([](const State& state) {
        ASSERT_TRUE(position_schema().accepts(write_position(state)))
            << write_position(state).text();
    });
}

TEST(SplendorSchema, AcceptsEveryViewThatIsPrinted) {
    each_sample([](const State& state) {
        for (const Viewer viewer : {Viewer{state.seat}, spectator}) {
            const Json view = write_view(observe(state, viewer));
            ASSERT_TRUE(view_schema().accepts(view)) << view;
        }
        const Json open = write_view(observe_openly(state));
        ASSERT_TRUE(view_schema().accepts(open)) << open;
    });
}

TEST(SplendorSchema, TellsPositionsAndViewsApart) {
    Dice dice(1);
    const State state = splendor::deal({.players = 2}, dice);
    EXPECT_FALSE(view_schema().accepts(write_position(state)));
    EXPECT_FALSE(position_schema().accepts(write_view(observe(state, spectator))));
}

TEST(SplendorSchema, AcceptsPartialPositions) {
    for (const char* text : {
             R"({"format": 1, "game": "splendor", "players": [{}, {}]})",
             R"({"format": 1, "game": "splendor", "options": {"players": 4}, "turn": {}})",
             R"({"format": 1, "game": "splendor", "players": [
                 {"tokens": {"red": 1}, "reserved": [{"card": "hulk"}]}, {}],
                 "table": {"1": ["rocket", null]}, "decks": {}, "avengers_tile": null,
                 "supply": {"grey": 0}, "to_act": 0, "result": null})",
         }) {
        EXPECT_TRUE(position_schema().accepts(Json::parse(text))) << text;
        EXPECT_TRUE(read_position(splendor::Game{}, Json::parse(text))) << text;
    }
}

TEST(SplendorSchema, RefusesWrongPositions) {
    const Json right = Json::parse(R"({"format": 1, "game": "splendor", "options": {"players": 2},
        "players": [{"tokens": {"red": 1}}, {}]})");
    ASSERT_TRUE(position_schema().accepts(right));
    const Change changes[] = {
        {"no format", R"({"format": null})"},
        {"another format", R"({"format": 3})"},
        {"a format in words", R"({"format": "1"})"},
        {"no game", R"({"game": null})"},
        {"another game", R"({"game": "shards"})"},
        {"an unknown field", R"({"colour": 1})"},
        {"a view", R"({"view": {"seat": 0}})"},
        {"one player", R"({"options": {"players": 1}})"},
        {"five players", R"({"options": {"players": 5}})"},
        {"an unknown option", R"({"options": {"mode": 1}})"},
        {"neither options nor players", R"({"options": null, "players": null})"},
        {"a seat out of range", R"({"turn": {"seat": 4}})"},
        {"a negative seat", R"({"turn": {"first_seat": -1}})"},
        {"an unknown phase", R"({"turn": {"phase": "play"}})"},
        {"an unknown field of the turn", R"({"turn": {"round": 1}})"},
        {"too many turns", R"({"turn": {"count": 405}})"},
        {"half a token", R"({"supply": {"red": 1.5}})"},
        {"a true token", R"({"supply": {"red": true}})"},
        {"a negative token", R"({"supply": {"red": -1}})"},
        {"more tokens than any game has", R"({"supply": {"grey": 6}})"},
        {"a token of no colour", R"({"supply": {"pink": 1}})"},
        {"an unknown card", R"({"table": {"1": ["batman"]}})"},
        {"a hidden card", R"({"decks": {"1": ["?"]}})"},
        {"a card in another row", R"({"table": {"2": ["rocket"]}})"},
        {"a card in another deck", R"({"decks": {"1": ["hulk"]}})"},
        {"a gap in a deck", R"({"decks": {"1": [null]}})"},
        {"a card twice in a deck", R"({"decks": {"1": ["rocket", "rocket"]}})"},
        {"five in a row", R"({"table": {"3": [null, null, null, null, null]}})"},
        {"a fourth level", R"({"table": {"4": []}})"},
        {"an unknown location", R"({"locations": ["gotham"]})"},
        {"a location twice", R"({"locations": ["asgard", "asgard"]})"},
        {"five players listed", R"({"players": [{}, {}, {}, {}, {}]})"},
        {"an unknown field of a player", R"({"players": [{"name": "x"}]})"},
        {"two green tokens", R"({"players": [{"tokens": {"green": 2}}]})"},
        {"four reserved", R"({"players": [{"reserved": [{"card": "hulk"}, {"card": "thor"},
                              {"card": "loki"}, {"card": "nova"}]}]})"},
        {"reserved without a card", R"({"players": [{"reserved": [{"hidden": true}]}]})"},
        {"reserved with a level", R"({"players": [{"reserved": [{"card": "hulk", "level": 3}]}]})"},
        {"a reserved word", R"({"players": [{"reserved": ["hulk"]}]})"},
        {"an unknown decision", R"({"decision": "play"})"},
        {"an unknown reason", R"({"result": {"winners": [0], "reason": "luck"}})"},
    };
    for (const Change& change : changes) {
        EXPECT_FALSE(position_schema().accepts(changed(right, change))) << change.what;
        EXPECT_FALSE(read_position(splendor::Game{}, changed(right, change))) << change.what;
    }
    EXPECT_FALSE(position_schema().accepts(Json::array()));
    EXPECT_FALSE(position_schema().accepts(nullptr));
}

TEST(SplendorSchema, RefusesWrongViews) {
    Dice dice(1);
    const Json right = write_view(observe(splendor::deal({.players = 2}, dice), spectator));
    ASSERT_TRUE(view_schema().accepts(right));
    const Change changes[] = {
        {"nobody's view", R"({"view": null})"},
        {"a view of no seat", R"({"view": {"seat": 4}})"},
        {"a known card in a deck", R"({"decks": {"1": ["rocket"]}})"},
        {"hidden cards in an open view", R"({"view": {"open": true}})"},
        {"a deck left out", R"({"decks": {"2": null}})"},
        {"a short row", R"({"table": {"1": ["rocket"]}})"},
        {"a hidden card on the table", R"({"table": {"1": ["?", null, null, null]}})"},
        {"a token left out", R"({"supply": {"red": null}})"},
        {"an unknown field", R"({"deck": []})"},
        {"a player left out", R"({"players": []})"},
        {"an old format", R"({"format": 1})"},
        {"nothing said of what is unseen", R"({"unseen": null})"},
        {"unseen cards of a level left out", R"({"unseen": {"2": null}})"},
        {"an unseen card of no game", R"({"unseen": {"1": {"batman": 1}}})"},
        {"an unseen card of another level", R"({"unseen": {"1": {"hulk": 1}}})"},
        {"two of an unseen card", R"({"unseen": {"3": {"hulk": 2}}})"},
        {"a standing without seats", R"({"standing": []})"},
        {"half of the limits", R"({"limits": {"tokens": null}})"},
    };
    for (const Change& change : changes) {
        EXPECT_FALSE(view_schema().accepts(changed(right, change))) << change.what;
        EXPECT_FALSE(read_view(splendor::Game{}, changed(right, change))) << change.what;
    }
    const auto with_reserved = [&right](const char* reserved) {
        Json view = right;
        view["players"][0]["reserved"] = Json::parse(reserved);
        return view;
    };
    EXPECT_TRUE(view_schema().accepts(with_reserved(R"([{"card": "?", "hidden": true, "level": 2},
                          {"card": "?", "hidden": true, "level": 2}])")));
    EXPECT_FALSE(view_schema().accepts(with_reserved(R"([{"card": "?", "hidden": true}])")));
    EXPECT_FALSE(
        view_schema().accepts(with_reserved(R"([{"card": "?", "hidden": false, "level": 2}])")));
    EXPECT_FALSE(
        view_schema().accepts(with_reserved(R"([{"card": "hulk", "hidden": true, "level": 3}])")));
}

}  // namespace
}  // namespace lemniscate::match
