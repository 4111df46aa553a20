#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/schema_check.h"
#include "match/shards/events.h"
#include "match/shards/sample_games.h"

namespace lemniscate::match {
namespace {

using shards::Event;
using shards::EventKind;
using shards::Zone;

const Schema& schema() {
    static const Schema schema("shards-event.schema.json");
    return schema;
}

/// Calls `visit(event)` for the events of a few random games of every way to play.
template <class Visit>
void each_event(Visit&& visit) {
    constexpr std::uint64_t games = 4 * std::size(shards::setups);
    for (std::uint64_t game = 0; game < games; ++game) {
        Dice dice(11, game);
        shards::State state = deal(shards::setups[game % std::size(shards::setups)].options, dice);
        shards::MoveList moves;
        for (legal(state, moves); !moves.empty(); legal(state, moves)) {
            play(state, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], dice, visit);
        }
    }
}

TEST(ShardsEventJson, SaysWhatAnEventHasAndNothingElse) {
    EXPECT_EQ(write_event({.kind = EventKind::card_recruited,
                           .seat = seat_at(1),
                           .card = shards::shield_kind[0],
                           .from = Zone::row,
                           .to = Zone::discard,
                           .slot = 3,
                           .amount = 4}),
              Json::parse(R"({"kind": "card_recruited", "seat": 1, "card": ")" +
                          std::string(id_of(shards::shield_kind[0])) +
                          R"(", "from": "row", "to": "discard", "slot": 3, "amount": 4})"));
    EXPECT_EQ(write_event({.kind = EventKind::turn_began, .seat = seat_at(0)}),
              Json::parse(R"({"kind": "turn_began", "seat": 0})"));
    EXPECT_EQ(
        write_event(
            {.kind = EventKind::gained, .seat = seat_at(0), .resource = shards::Resource::health}),
        Json::parse(R"({"kind": "gained", "seat": 0, "resource": "health", "amount": 0})"));
    EXPECT_EQ(write_event({.kind = EventKind::game_over,
                           .seat = seat_at(2),
                           .ending = shards::Ending::last_team,
                           .winners = 9}),
              Json::parse(R"({"kind": "game_over", "seat": 2, "reason": "last_team",
                              "winners": [0, 3]})"));
}

TEST(ShardsEventJson, HidesWhatOthersDraw) {
    const Event drawn{.kind = EventKind::card_drawn,
                      .seat = seat_at(0),
                      .card = shards::shield_kind[0],
                      .from = Zone::deck,
                      .to = Zone::hand,
                      .revealed = true};
    EXPECT_EQ(Json(write_event(observe(drawn, {seat_at(0)}))).at("card"), id_of(drawn.card));
    for (const Viewer viewer : {Viewer{seat_at(1)}, spectator}) {
        EXPECT_EQ(write_event(observe(drawn, viewer)),
                  Json::parse(R"({"kind": "card_drawn", "seat": 0, "card": "?", "from": "deck",
                                  "to": "hand", "revealed": true})"));
    }
}

TEST(ShardsEventSchema, ListsExactlyTheIdsOfTheGame) {
    const Schema view("shards-view.schema.json");
    for (const char* list :
         {"starter", "centre_card", "relic", "champion", "mercenary", "character"}) {
        EXPECT_EQ(schema().definition(list), view.definition(list)) << list;
    }
}

TEST(ShardsEventSchema, AcceptsEventsOfEveryKind) {
    constexpr int enough = 60;  // of a kind as one viewer sees it
    std::map<std::string, int> seen;
    each_event([&](const Event& event) {
        for (const Viewer viewer : {Viewer{seat_at(0)}, spectator}) {
            const Json json = write_event(observe(event, viewer));
            const std::string kind = json.at("kind");
            if (++seen[kind] > enough) continue;
            EXPECT_TRUE(schema().accepts(json)) << json;
        }
    });
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(EventKind::game_over) + 1)
        << testing::PrintToString(seen);
}

TEST(ShardsEventSchema, RefusesWrongEvents) {
    const Json right = Json::parse(
        R"({"kind": "card_recruited", "seat": 1, "card": "axia", "from": "row", "to": "discard",
            "slot": 3, "amount": 4})");
    ASSERT_TRUE(schema().accepts(right));
    const Change changes[] = {
        {"an unknown kind", R"({"kind": "card_eaten"})"},
        {"a kind without cards", R"({"kind": "turn_began"})"},
        {"nobody's event", R"({"seat": null})"},
        {"a seat that is none", R"({"seat": 4})"},
        {"no card", R"({"card": null})"},
        {"an unknown card", R"({"card": "batman"})"},
        {"a hidden card", R"({"card": "?"})"},
        {"a zone that is none", R"({"from": "pocket"})"},
        {"from a hand", R"({"from": "hand"})"},
        {"no slot", R"({"slot": null})"},
        {"a slot beyond the row", R"({"slot": 8})"},
        {"an amount in words", R"({"amount": "four"})"},
        {"an unknown field", R"({"owner": 1})"},
    };
    for (const Change& change : changes) {
        EXPECT_FALSE(schema().accepts(changed(right, change))) << change.what;
    }
}

}  // namespace
}  // namespace lemniscate::match
