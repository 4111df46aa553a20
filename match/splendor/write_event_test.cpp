#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/schema_check.h"
#include "match/splendor/fold_events.h"
#include "match/splendor/position.h"
#include "match/splendor/tell.h"

namespace lemniscate::match {
namespace {

using splendor::Event;
using splendor::State;

const Schema& event_schema() {
    static const Schema schema("splendor-event.schema.json");
    return schema;
}

/// Calls `visit(before, after, events)` for every step of some random games.
template <class Visit>
void each_step(std::uint64_t games, Visit&& visit) {
    for (std::uint32_t players = 2; players <= 4; ++players) {
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            Dice dice(seed, players);
            State state = splendor::deal({.players = players}, dice);
            splendor::MoveList moves;
            for (legal(state, moves); !moves.empty(); legal(state, moves)) {
                const State before = state;
                std::vector<Event> events;
                const auto count = static_cast<std::uint32_t>(moves.size());
                play(state, moves[dice.below(count)], dice,
                     [&events](const Event& event) { events.push_back(event); });
                visit(before, state, events);
                if (testing::Test::HasFatalFailure()) return;
            }
        }
    }
}

State position(const char* json) { return *read_position(splendor::Game{}, *parse_json(json)); }

/// The events of a move as they are told to a viewer.
std::vector<std::string> told(State state, const char* move, Viewer viewer) {
    std::vector<std::string> list;
    Dice dice(0);
    play(state, read_move(state, move).move, dice,
         [&](const Event& event) { list.push_back(write_event(observe(event, viewer)).text()); });
    return list;
}

TEST(WriteEvent, SaysWhatCameFromWhereToWhere) {
    const State state = position(R"({"format": 2, "game": "splendor",
        "table": {"2": ["hela", "venom"]}, "decks": {"2": ["groot"]}, "players": [{}, {}]})");
    const std::vector<std::string> expected = {
        R"({"kind":"card_reserved","seat":0,"card":"venom","level":2,"from":"table","to":"reserved","slot":1})",
        R"({"kind":"card_revealed","seat":0,"card":"groot","level":2,"from":"deck","to":"table","slot":1,"revealed":true})",
        R"({"kind":"tokens_taken","seat":0,"tokens":{"grey":1},"from":"supply","to":"tokens"})",
        R"({"kind":"turn_ended","seat":0,"other":1,"amount":1})",
    };
    EXPECT_EQ(told(state, "reserve venom", spectator), expected);
}

TEST(WriteEvent, HidesADrawnCardFromOthersAndKeepsItsLevel) {
    const State state = position(R"({"format": 2, "game": "splendor",
        "decks": {"3": ["hulk"]}, "players": [{}, {}]})");
    EXPECT_EQ(
        told(state, "reserve deck:3", Viewer{seat_at(0)})[0],
        R"({"kind":"card_drawn","seat":0,"card":"hulk","level":3,"from":"deck","to":"reserved","revealed":true})");
    for (const Viewer viewer : {Viewer{seat_at(1)}, spectator}) {
        EXPECT_EQ(
            told(state, "reserve deck:3", viewer)[0],
            R"({"kind":"card_drawn","seat":0,"card":"?","level":3,"from":"deck","to":"reserved","revealed":true})");
    }
}

TEST(WriteEvent, SaysWhoHasWonAndWhy) {
    const State state =
        position(R"({"format": 2, "game": "splendor", "turn": {"seat": 1, "passes": 1},
        "supply": {"yellow": 0, "purple": 0, "blue": 0, "red": 0, "orange": 0},
        "players": [{"characters": ["drax"]}, {}]})");
    EXPECT_EQ(told(state, "pass", spectator).back(),
              R"({"kind":"game_over","seat":1,"amount":1,"winners":[0],"reason":"all_passed"})");
}

/// What is counted from the rest of a view changes with it.
Json without_standing(Json view) {
    view.erase("standing");
    return view;
}

/// What a client is shown changes by nothing that it was not told: a view and the events of a step,
/// as its viewer may see them, give the whole view after it.
TEST(WriteEvent, TellsEveryVisibleChangeToEveryViewer) {
    std::set<std::string> kinds;
    each_step(3, [&kinds](const State& before, const State& after, const auto& events) {
        for (std::uint32_t seat = 0; seat <= before.players; ++seat) {
            const Viewer viewer = seat == before.players ? spectator : Viewer{seat_at(seat)};
            SplendorFold fold(without_standing(write_view(observe(before, viewer))));
            for (const Event& event : events) {
                const Json told = write_event(observe(event, viewer));
                kinds.insert(told["kind"]);
                fold.put(told);
            }
            ASSERT_EQ(fold.document(), without_standing(write_view(observe(after, viewer))));
        }
    });
    // Passing hardly ever happens by chance: the comparison with the naive rules has it.
    for (const char* kind :
         {"tokens_taken", "card_reserved", "card_drawn", "card_recruited", "tokens_paid",
          "card_revealed", "time_taken", "tile_taken", "location_taken", "tokens_returned",
          "choice_asked", "turn_ended", "game_over"}) {
        EXPECT_TRUE(kinds.contains(kind)) << kind << " was never told";
    }
}

TEST(WriteEvent, RevealsExactlyWhatSomebodyCouldNotSeeBefore) {
    each_step(3, [](const State& before, const State&, const auto& events) {
        for (const Event& event : events) {
            const bool drawn = event.from == splendor::Zone::deck;
            const bool shown = event.kind == splendor::EventKind::card_recruited &&
                               event.from == splendor::Zone::reserved &&
                               before.reserve[index(event.seat)].is_hidden(event.slot);
            ASSERT_EQ(reveals(event), drawn || shown) << write_event(event).text();
        }
    });
}

TEST(SplendorEventSchema, AcceptsEveryEventThatIsTold) {
    each_step(1, [](const State& before, const State&, const auto& events) {
        for (const Event& event : events) {
            for (const Viewer viewer : {Viewer{before.seat}, spectator}) {
                const Json told = write_event(observe(event, viewer));
                ASSERT_TRUE(event_schema().accepts(told)) << told;
            }
        }
    });
    for (const char* rare :
         {R"({"kind":"passed","seat":0,"amount":1})", R"({"kind":"passes_ended","seat":3})",
          R"({"kind":"tile_taken","seat":0,"other":1})"}) {
        EXPECT_TRUE(event_schema().accepts(Json::parse(rare))) << rare;
    }
}

TEST(SplendorEventSchema, RefusesWrongEvents) {
    const Json right = Json::parse(
        R"({"kind":"card_reserved","seat":0,"card":"venom","level":2,"from":"table","to":"reserved","slot":1})");
    ASSERT_TRUE(event_schema().accepts(right));
    const Change changes[] = {
        {"no kind", R"({"kind": null})"},
        {"an unknown kind", R"({"kind": "card_eaten"})"},
        {"nobody", R"({"seat": null})"},
        {"a seat that no game has", R"({"seat": 4})"},
        {"no card", R"({"card": null})"},
        {"an unknown card", R"({"card": "batman"})"},
        {"a hidden card from the table", R"({"card": "?"})"},
        {"a fourth level", R"({"level": 4})"},
        {"a slot that no row has", R"({"slot": 4})"},
        {"from nowhere", R"({"from": null})"},
        {"to another zone", R"({"to": "table"})"},
        {"a field of another kind", R"({"amount": 1})"},
        {"an unknown field", R"({"colour": "red"})"},
    };
    for (const Change& change : changes) {
        EXPECT_FALSE(event_schema().accepts(changed(right, change))) << change.what;
    }
}

}  // namespace
}  // namespace lemniscate::match
