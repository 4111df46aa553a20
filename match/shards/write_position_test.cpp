#include <string>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/shards/position.h"
#include "match/shards/sample_games.h"

namespace lemniscate::match {
namespace {

using shards::State;

template <class T>
concept Written = requires(const T& table) {
    write_position(table);
};
static_assert(Written<State> && !Written<shards::Table> && !Written<shards::View>);

State state_of(const std::string& text) {
    const Result<State> state = read_position(shards::Game{}, *parse_json(text));
    EXPECT_TRUE(state) << state.problem().where << " " << name_of(state.problem().kind);
    return state ? *state : State{};
}

/// Seat 1 has shown one of its three cards, and knows no more of its deck than others.
State some_state() {
    return state_of(R"({"format": 2, "game": "shards",
        "options": {"players": 2, "row_size": 4, "mysterious_relics": true},
        "turn": {"seat": 1, "round": 12, "gems": 3, "power": "infinite",
                 "lasting": [{"card": "numeri_drones", "count": 1}]},
        "centre": {"row": ["axia", null, "omnius"], "deck": ["zara_ra", "li_hin", "nil_assassin"],
                   "banished": ["crystal"], "known_bottom": 1},
        "players": [
          {"character": "decima", "health": 31, "mastery": 4, "deck": ["blaster"]},
          {"character": "volos", "mastery": 12, "hand": ["crystal", "spore_cleric", "crystal"],
           "seen": ["spore_cleric"], "deck": ["shard_reactor", "crystal"],
           "discard": ["infinity_shard"], "relics": ["datic_robes", "entropic_talons"],
           "champions": [{"card": "evokatus", "exhausted": true}],
           "played": [{"card": "shadow_apostle", "fast": true}]}],
        "pending": [{"ask": "banish", "card": "shadow_apostle", "line": 1}]})");
}

TEST(ShardsWritePosition, HasEveryFieldInTheOrderOfTheFormat) {
    EXPECT_EQ(format_json(write_position(some_state())),
              R"({
  "format": 2,
  "game": "shards",
  "options": {
    "players": 2,
    "sets": ["base", "relics_of_the_future"],
    "mode": "free_for_all",
    "row_size": 4,
    "auction": false,
    "relic_draft": false,
    "mysterious_relics": true
  },
  "turn": {
    "seat": 1,
    "first_seat": 0,
    "round": 12,
    "phase": "play",
    "gems": 3,
    "power": "infinite",
    "focused": false,
    "lasting": [{"card": "numeri_drones", "count": 1}]
  },
  "centre": {
    "row": ["axia", null, "omnius", null],
    "deck": ["zara_ra", "li_hin", "nil_assassin"],
    "banished": ["crystal"],
    "known_bottom": 1
  },
  "players": [
    {
      "character": "decima",
      "health": 31,
      "mastery": 4,
      "hand": [],
      "seen": [],
      "deck": ["blaster"],
      "discard": [],
      "champions": [],
      "played": [],
      "relics": [],
      "relic_recruited": false,
      "relic_earned": false
    },
    {
      "character": "volos",
      "health": 50,
      "mastery": 12,
      "hand": ["crystal", "spore_cleric", "crystal"],
      "seen": ["spore_cleric"],
      "deck": ["shard_reactor", "crystal"],
      "discard": ["infinity_shard"],
      "champions": [{"card": "evokatus", "exhausted": true, "played_now": false}],
      "played": [{"card": "shadow_apostle", "fast": true}],
      "relics": ["datic_robes", "entropic_talons"],
      "relic_recruited": false,
      "relic_earned": true
    }
  ],
  "pending": [
    {
      "seat": 1,
      "ask": "banish",
      "card": "shadow_apostle",
      "source": "shadow_apostle",
      "line": 1,
      "other": 0,
      "test": "met",
      "left": 1,
      "copied": null
    }
  ],
  "attack": null,
  "auction": null,
  "draft": null,
  "to_act": 1,
  "decision": "banish"
}
)");
}

TEST(ShardsWritePosition, SortsSeenCardsById) {
    const State state = state_of(R"({"format": 2, "game": "shards", "players": [{}, {
        "hand": ["zara_ra", "axia", "crystal"], "seen": ["zara_ra", "crystal", "axia"]}]})");
    EXPECT_EQ(Json(write_position(state))["players"][1]["seen"].dump(),
              R"(["axia","crystal","zara_ra"])");
}

TEST(ShardsWritePosition, TellsOfAnAttackAndOfWhoIsAskedThen) {
    const Json json = write_position(state_of(R"({"format": 2, "game": "shards",
        "turn": {"phase": "attack"}, "players": [{}, {"hand": ["crystal"]}],
        "pending": [{"ask": "shield"}],
        "attack": {"assigned": [0, 9], "prevented": [0, 3], "defender": 1}})"));
    EXPECT_EQ(json["pending"].dump(), R"([{"seat":1,"ask":"shield"}])");
    EXPECT_EQ(json["attack"].dump(),
              R"({"assigned":[0,9],"prevented":[0,3],"shown":[[],[]],"overflow":0,"defender":1})");
    EXPECT_EQ(json["to_act"], 1);
    EXPECT_EQ(json["decision"], "shield");
}

TEST(ShardsWritePosition, TellsOfAnAuctionAndOfTheDraftThatWaits) {
    Dice dice(3);
    const Json json =
        write_position(shards::deal({.players = 2, .auction = true, .relic_draft = true}, dice));
    EXPECT_EQ(json["turn"]["first_seat"], nullptr);
    EXPECT_EQ(json["auction"]["in"].dump(), "[0,1]");
    EXPECT_EQ(json["auction"]["leader"], nullptr);
    EXPECT_EQ(json["draft"]["pool"].size(), 4U);
    EXPECT_EQ(json["draft"]["picks"], 0);
    EXPECT_EQ(json["decision"], "bid");
    EXPECT_EQ(json["pending"].dump(), "[]");
}

TEST(ShardsWritePosition, CountsNemesisAsNoPlayer) {
    Dice dice(3);
    const Json json =
        write_position(shards::deal({.players = 1, .mode = shards::Mode::nemesis}, dice));
    EXPECT_EQ(json["options"]["players"], 1);
    EXPECT_EQ(json["players"].size(), 2U);
    EXPECT_FALSE(json["players"][0].contains("revealed"));
    EXPECT_TRUE(json["players"][1]["revealed"].is_null());
    EXPECT_EQ(json["pending"].dump(), R"([{"seat":0,"ask":"character"}])");
}

TEST(ShardsWritePosition, TellsTheResultOnlyWhenTheGameIsOver) {
    EXPECT_FALSE(Json(write_position(some_state())).contains("result"));
    const Json over = write_position(state_of(R"({"format": 2, "game": "shards",
        "turn": {"phase": "over"}, "players": [{"health": 0}, {}]})"));
    EXPECT_TRUE(over["to_act"].is_null());
    EXPECT_TRUE(over["decision"].is_null());
    EXPECT_EQ(over["result"].dump(), R"({"winners":[1],"reason":"last_standing"})");
}

Json view_of(const State& state, Viewer viewer) { return write_view(observe(state, viewer)); }

TEST(ShardsWriteView, SaysWhoseViewItIs) {
    EXPECT_EQ(view_of(some_state(), {seat_at(1)}).dump().substr(0, 50),
              R"({"format":2,"game":"shards","view":{"seat":1},"opt)");
    EXPECT_EQ(view_of(some_state(), spectator)["view"].dump(), R"({"seat":null})");
}

TEST(ShardsWriteView, HidesWhatOthersHold) {
    const Json other = view_of(some_state(), {seat_at(0)});
    EXPECT_EQ(other["players"][1]["hand"].dump(), R"(["spore_cleric","?","?"])");
    EXPECT_EQ(other["players"][1]["deck"].dump(), R"(["?","?"])");
    EXPECT_EQ(other["players"][1]["discard"].dump(), R"(["infinity_shard"])");
    EXPECT_EQ(other["players"][1]["relics"].dump(), R"(["?","?"])");
    EXPECT_EQ(other["centre"]["deck"].dump(), R"(["?","?","nil_assassin"])");
    const Json own = view_of(some_state(), {seat_at(1)});
    EXPECT_EQ(own["players"][1]["hand"].dump(), R"(["crystal","spore_cleric","crystal"])");
    EXPECT_EQ(own["players"][1]["deck"].dump(), R"(["?","?"])");
    EXPECT_EQ(own["players"][1]["relics"].dump(), R"(["datic_robes","entropic_talons"])");
}

/// What a viewer cannot tell apart must be the same text: whatever is hidden is dealt anew, and the
/// view may not change.
TEST(ShardsWriteView, TellsNothingOfWhatIsHidden) {
    Dice other(77);
    each_sample(shards::Game{}, 20, [&other](const State& state) {
        for (std::uint32_t seat = 0; seat <= state.players; ++seat) {
            const Viewer viewer = seat == state.players ? spectator : Viewer{seat_at(seat)};
            const State imagined = imagine(observe(state, viewer), other);
            ASSERT_EQ(view_of(state, viewer), view_of(imagined, viewer));
        }
    });
}

}  // namespace
}  // namespace lemniscate::match
