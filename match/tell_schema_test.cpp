// What a match tells, as JSON: one schema for every game.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/match.h"
#include "match/schema_check.h"
#include "match/shards/sample_games.h"
#include "match/shards/tell.h"
#include "match/splendor/sample_games.h"
#include "match/splendor/tell.h"

namespace lemniscate::match {
namespace {

const Schema& choices_schema() {
    static const Schema schema("choices.schema.json");
    return schema;
}
const Schema& notes_schema() {
    static const Schema schema("notes.schema.json");
    return schema;
}
const Schema& events_schema() {
    static const Schema schema("events.schema.json");
    return schema;
}

Json written(const std::vector<Choice>& choices) {
    Json list = Json::array();
    for (const Choice& choice : choices) list.push_back(write_object(choice));
    return list;
}
Json written(const std::vector<Note>& notes) {
    Json list = Json::array();
    for (const Note& note : notes) list.push_back(write_object(note));
    return list;
}

template <class MoveList, class State>
void expect_accepted(const State& state) {
    MoveList moves;
    legal(state, moves);
    if (moves.size() > 60 && to_act(state) != seat_at(0)) return;
    const Json choices = written(list_choices(state, moves));
    ASSERT_TRUE(choices_schema().accepts(choices)) << choices;
    for (const Viewer viewer : {Viewer{seat_at(0)}, spectator}) {
        const Json notes = written(list_notes(observe(state, viewer)));
        ASSERT_TRUE(notes_schema().accepts(notes)) << notes;
    }
}

template <class G, class State>
Json events_of(State state) {
    Json list = Json::array();
    Dice dice(4);
    typename G::MoveList moves;
    std::size_t step = 0;
    for (legal(state, moves); !moves.empty() && step < 200; legal(state, moves), ++step) {
        const State before = state;
        std::size_t number = 0;
        play(state, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], dice,
             [&](const typename G::Event& event) {
                 const auto seen = observe(event, Viewer{seat_at(0)});
                 list.push_back(write_object(EventNote{
                     step, number++, {write_event(seen), say_event(before, seen, {seat_at(0)})}}));
             });
    }
    return list;
}

TEST(TellSchemas, SpeakOfMessagesAsTheSchemaOfMessagesDoes) {
    const Schema message("message.schema.json");
    for (const Schema* schema : {&choices_schema(), &notes_schema(), &events_schema()}) {
        for (const auto& [name, definition] : message.json().at("definitions").items()) {
            EXPECT_EQ(schema->definition(name), definition) << name;
        }
    }
}

TEST(TellSchemas, AcceptWhatShardsTells) {
    each_sample(shards::Game{}, 60, [](const shards::State& state) {
        if (state.ask != shards::Ask::play && state.round % 4 != 0) return;
        expect_accepted<shards::MoveList>(state);
    });
    Dice dice(1);
    const Json events = events_of<shards::Game>(deal(shards::Options{}, dice));
    EXPECT_TRUE(events_schema().accepts(events));
}

TEST(TellSchemas, AcceptWhatSplendorTells) {
    Dice dice(1);
    splendor::State state = deal(splendor::Options{}, dice);
    splendor::MoveList moves;
    for (int step = 0; legal(state, moves), !moves.empty(); ++step) {
        if (step % 6 == 0) expect_accepted<splendor::MoveList>(state);
        play(state, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], dice, Silence{});
    }
    EXPECT_TRUE(
        events_schema().accepts(events_of<splendor::Game>(deal(splendor::Options{}, dice))));
}

TEST(OptionsSchema, AcceptsWhatIsDescribedAndNothingElse) {
    const Schema schema("options.schema.json");
    for (const std::string_view game : game_ids()) {
        const Json described = *describe_options(game);
        EXPECT_TRUE(schema.accepts(described)) << described;
        for (const Change& change : {
                 Change{"no game", R"({"game": null})"},
                 Change{"no options", R"({"options": null})"},
                 Change{"half a range", R"({"options": [{"name": "a", "kind": "number", "min": 1,
                    "usual": "1"}]})"},
                 Change{"another kind", R"({"options": [{"name": "a", "kind": "colour",
                    "usual": "red"}]})"},
                 Change{"no reason", R"({"excludes": [{"one": {"a": "1"}, "other": {"b": "2"}}]})"},
                 Change{"two at once", R"({"excludes": [{"one": {"a": "1", "b": "2"},
                    "other": {"c": "3"}, "reason": "c"}]})"},
             }) {
            EXPECT_FALSE(schema.accepts(changed(described, change))) << change.what;
        }
    }
}

TEST(TellSchemas, RefuseWhatIsWrong) {
    const Json choice = Json::parse(R"({"move": "bid {n}", "min": 1, "max": 49, "kind": "bid",
        "says": {"key": "shards.choice.none"}})");
    ASSERT_TRUE(choices_schema().accepts(Json::array({choice})));
    for (const Change& change : {
             Change{"no move", R"({"move": null})"},
             Change{"no kind", R"({"kind": null})"},
             Change{"half a range", R"({"max": null})"},
             Change{"an unknown field", R"({"colour": "red"})"},
             Change{"a message in words", R"({"says": "none"})"},
             Change{"no card", R"({"card": 7})"},
             Change{"a gain of nothing", R"({"gives": [{"amount": 1}]})"},
         }) {
        EXPECT_FALSE(choices_schema().accepts(Json::array({changed(choice, change)})))
            << change.what;
    }
    const Json note = Json::parse(R"({"kind": "cost", "card": "axia", "zone": "row", "slot": 3,
        "costs": {"gems": 7}, "missing": 4, "says": {"key": "shards.note.cost"}})");
    ASSERT_TRUE(notes_schema().accepts(Json::array({note})));
    for (const Change& change : {
             Change{"no kind", R"({"kind": null})"},
             Change{"nothing said", R"({"says": null})"},
             Change{"an unknown field", R"({"worth": 1})"},
             Change{"a negative amount", R"({"missing": -1})"},
         }) {
        EXPECT_FALSE(notes_schema().accepts(Json::array({changed(note, change)}))) << change.what;
    }
    const Json event = Json::parse(R"({"entry": 0, "index": 2, "kind": "damaged", "seat": 1,
        "amount": 3})");
    ASSERT_TRUE(events_schema().accepts(Json::array({event})));
    for (const Change& change : {
             Change{"no number", R"({"entry": null})"},
             Change{"no index", R"({"index": null})"},
             Change{"no kind", R"({"kind": null})"},
             Change{"a seat in words", R"({"seat": "1"})"},
         }) {
        EXPECT_FALSE(events_schema().accepts(Json::array({changed(event, change)}))) << change.what;
    }
    EXPECT_FALSE(events_schema().accepts(event)) << "no list";
}

}  // namespace
}  // namespace lemniscate::match
