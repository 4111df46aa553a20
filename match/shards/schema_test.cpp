#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/schema_check.h"
#include "match/shards/position.h"
#include "match/shards/sample_games.h"

namespace lemniscate::match {
namespace {

using shards::State;

const Schema& position_schema() {
    static const Schema schema("shards-position.schema.json");
    return schema;
}
const Schema& view_schema() {
    static const Schema schema("shards-view.schema.json");
    return schema;
}

nlohmann::json ids_of(shards::CardSet set) {
    std::vector<std::string> ids;
    set.each([&ids](shards::Card card) { ids.emplace_back(id_of(card)); });
    std::sort(ids.begin(), ids.end());
    return ids;
}

TEST(ShardsSchema, ListsExactlyTheIdsOfTheGame) {
    const shards::CardSet starters = shards::cards_that(
        [](const shards::CardFacts& facts) { return facts.kind == shards::Kind::starter; });
    for (const Schema* schema : {&position_schema(), &view_schema()}) {
        EXPECT_EQ(schema->definition("starter").at("enum"), ids_of(starters));
        EXPECT_EQ(schema->definition("centre_card").at("enum"), ids_of(shards::centre_set));
        EXPECT_EQ(schema->definition("relic").at("enum"), ids_of(shards::relic_set));
        EXPECT_EQ(schema->definition("champion").at("enum"), ids_of(shards::champion_set));
        EXPECT_EQ(schema->definition("mercenary").at("enum"), ids_of(shards::mercenary_set));
        EXPECT_EQ(schema->json().at("properties").at("game").at("const"), shards::Game::id);
        const nlohmann::json& sets = schema->json()["properties"]["options"]["properties"]["sets"];
        EXPECT_EQ(sets.at("items").at("enum"), nlohmann::json(shards::set_ids));
        EXPECT_EQ(schema->definition("lasting").at("enum"), ids_of(shards::lasting_set));
    }
    EXPECT_EQ(position_schema().json().at("properties").at("format").at("enum"),
              nlohmann::json({1, position_format}));
    EXPECT_EQ(view_schema().json().at("properties").at("format").at("const"), position_format);
}

TEST(ShardsSchema, AcceptsEveryPositionThatIsPrinted) {
    each_sample(shards::Game{}, 40, [](const State& state) {
        ASSERT_TRUE(position_schema().accepts(write_position(state)))
            << write_position(state).text();
    });
}

TEST(ShardsSchema, AcceptsEveryViewThatIsPrinted) {
    each_sample(shards::Game{}, 40, [](const State& state) {
        const Json view = write_view(observe(state, {state.seat}));
        ASSERT_TRUE(view_schema().accepts(view)) << view;
    });
}

TEST(ShardsSchema, TellsPositionsAndViewsApart) {
    Dice dice(1);
    const State state = deal(shards::Options{}, dice);
    EXPECT_TRUE(view_schema().accepts(write_view(observe(state, spectator))));
    EXPECT_TRUE(view_schema().accepts(write_view(observe_openly(state))));
    EXPECT_FALSE(view_schema().accepts(write_position(state)));
    EXPECT_FALSE(position_schema().accepts(write_view(observe(state, spectator))));
}

TEST(ShardsSchema, AcceptsPartialPositions) {
    for (const char* text : {
             R"({"format": 2, "game": "shards", "players": [{}, {}]})",
             R"({"format": 2, "game": "shards", "options": {"mode": "nemesis"}, "turn": {}})",
             R"({"format": 2, "game": "shards", "players": [{"hand": ["crystal"], "character": null,
                  "champions": [{"card": "axia"}], "played": [{"card": "blaster"}]}, {}],
                 "centre": {"row": ["omnius", null]}, "turn": {"power": "infinite"},
                 "pending": [{"ask": "banish", "card": "shadow_apostle", "line": 1}],
                 "attack": null, "to_act": 0, "result": null})",
         }) {
        EXPECT_TRUE(position_schema().accepts(Json::parse(text))) << text;
        EXPECT_TRUE(read_position(shards::Game{}, Json::parse(text))) << text;
    }
}

TEST(ShardsSchema, RefusesWrongPositions) {
    const Json right = Json::parse(R"({"format": 2, "game": "shards", "options": {"players": 2},
        "players": [{"hand": ["crystal"]}, {}]})");
    ASSERT_TRUE(position_schema().accepts(right));
    const Change changes[] = {
        {"no format", R"({"format": null})"},
        {"another format", R"({"format": 3})"},
        {"another game", R"({"game": "splendor"})"},
        {"an unknown field", R"({"supply": {}})"},
        {"a view", R"({"view": {"seat": 0}})"},
        {"no players", R"({"options": {"players": 0}})"},
        {"five players", R"({"options": {"players": 5}})"},
        {"an unknown option", R"({"options": {"first_seat": 1}})"},
        {"an unknown mode", R"({"options": {"mode": "duel"}})"},
        {"an unknown set", R"({"options": {"sets": ["more"]}})"},
        {"no set", R"({"options": {"sets": []}})"},
        {"a set twice", R"({"options": {"sets": ["base", "base"]}})"},
        {"neither options nor players", R"({"options": null, "players": null})"},
        {"a long row", R"({"options": {"row_size": 9}})"},
        {"a seat out of range", R"({"turn": {"seat": 4}})"},
        {"an unknown phase", R"({"turn": {"phase": "action"}})"},
        {"a round after the last", R"({"turn": {"round": 201}})"},
        {"negative gems", R"({"turn": {"gems": -1}})"},
        {"power in words", R"({"turn": {"power": "much"}})"},
        {"a number for a flag", R"({"turn": {"focused": 1}})"},
        {"a card that does not last", R"({"turn": {"lasting": [{"card": "axia"}]}})"},
        {"an unknown card", R"({"centre": {"row": ["batman"]}})"},
        {"a hidden card", R"({"centre": {"deck": ["?"]}})"},
        {"a starter in the row", R"({"centre": {"row": ["crystal"]}})"},
        {"a relic in the centre deck", R"({"centre": {"deck": ["datic_robes"]}})"},
        {"a gap in the centre deck", R"({"centre": {"deck": [null]}})"},
        {"five players listed", R"({"players": [{}, {}, {}, {}, {}]})"},
        {"an unknown field of a player", R"({"players": [{"name": "x"}]})"},
        {"an unknown character", R"({"players": [{"character": "thor"}]})"},
        {"too much health", R"({"players": [{"health": 51}]})"},
        {"too much mastery", R"({"players": [{"mastery": 31}]})"},
        {"a champion that is none", R"({"players": [{"champions": [{"card": "crystal"}]}]})"},
        {"a champion as a word", R"({"players": [{"champions": ["axia"]}]})"},
        {"a champion without a card", R"({"players": [{"champions": [{"exhausted": true}]}]})"},
        {"a starter played fast",
         R"({"players": [{"played": [{"card": "crystal", "fast": true}]}]})"},
        {"three relics", R"({"players": [{"relics": ["datic_robes", "praetorian_01",
                             "praetorian_02"]}]})"},
        {"a relic that is none", R"({"players": [{"relics": ["axia"]}]})"},
        {"an empty frame", R"({"pending": [{}]})"},
        {"a frame with a question of its own",
         R"({"pending": [{"ask": "shield", "card": "shadow_apostle"}]})"},
        {"three frames", R"({"pending": [{"card": "axia"}, {"card": "axia"}, {"card": "axia"}]})"},
        {"an unknown field of the attack", R"({"attack": {"power": 1}})"},
        {"a bid of everything", R"({"auction": {"bid": 50}})"},
        {"a card in the pool of relics", R"({"draft": {"pool": ["axia"]}})"},
        {"an unknown decision", R"({"decision": "action"})"},
        {"an unknown reason", R"({"result": {"winners": [0], "reason": "luck"}})"},
    };
    for (const Change& change : changes) {
        EXPECT_FALSE(position_schema().accepts(changed(right, change))) << change.what;
        EXPECT_FALSE(read_position(shards::Game{}, changed(right, change))) << change.what;
    }
    EXPECT_FALSE(position_schema().accepts(Json::array()));
}

TEST(ShardsSchema, RefusesWrongViews) {
    Dice dice(1);
    const Json right = write_view(observe(deal(shards::Options{}, dice), spectator));
    ASSERT_TRUE(view_schema().accepts(right));
    const Change changes[] = {
        {"nobody's view", R"({"view": null})"},
        {"a view of no seat", R"({"view": {"seat": 4}})"},
        {"a deck left out", R"({"centre": {"deck": null}})"},
        {"a hidden card in the row", R"({"centre": {"row": ["?", null, null, null]}})"},
        {"a hidden card out of the game", R"({"centre": {"banished": ["?"]}})"},
        {"an unknown field", R"({"deck": []})"},
        {"a player left out", R"({"players": []})"},
        {"an option left out", R"({"options": {"mode": null}})"},
        {"nothing of what is unseen", R"({"unseen": null})"},
        {"no relics unseen", R"({"unseen": {"relics": null}})"},
        {"no such card unseen", R"({"unseen": {"centre": {"batman": 1}}})"},
    };
    for (const Change& change : changes) {
        EXPECT_FALSE(view_schema().accepts(changed(right, change))) << change.what;
    }
}

}  // namespace
}  // namespace lemniscate::match
