#include <string>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/splendor/position.h"
#include "match/splendor/sample_games.h"
#include "match/splendor/tell.h"

namespace lemniscate::match {
namespace {

using splendor::State;

State position() {
    const Result<State> state = read_position(splendor::Game{}, *parse_json(R"({"format": 2,
        "game": "splendor", "turn": {"seat": 1}, "table": {"1": ["rocket", null, "wasp"]},
        "locations": ["knowhere"], "avengers_tile": 1,
        "players": [{"tokens": {"yellow": 1, "grey": 1}, "characters": ["baron_zemo"],
                     "reserved": [{"card": "rhino", "hidden": true}]},
                    {"tokens": {"green": 1}, "characters": ["quake", "hawkeye"],
                     "reserved": [{"card": "hulk", "hidden": true}]}]})"));
    if (state) return *state;
    ADD_FAILURE() << name_of(state.problem().kind) << " at " << state.problem().where;
    return {};
}

/// The notes of a kind, one a line.
std::string notes(const State& state, Viewer viewer, const std::string& kind) {
    std::string lines;
    for (const Note& note : list_notes(observe(state, viewer))) {
        if (Json(note.fields)["kind"] == kind) lines += write_object(note).text() + "\n";
    }
    return lines;
}

constexpr Viewer seat_0{seat_at(0)};

TEST(SplendorNotes, SayWhatEveryCardWouldCostNowAndWhatIsMissing) {
    // Rocket costs Y1 R2: Baron Zemo's bonus and the grey token help.
    const std::string costs = notes(position(), seat_0, "cost");
    EXPECT_NE(costs.find(R"("card":"rocket","zone":"table","level":1,"slot":0)"), std::string::npos)
        << costs;
    EXPECT_NE(costs.find(R"("card":"wasp","zone":"table","level":1,"slot":2)"), std::string::npos);
    EXPECT_NE(costs.find(R"("card":"rhino","zone":"reserved","level":1,"slot":0)"),
              std::string::npos);
    EXPECT_EQ(costs.find("hulk"), std::string::npos);
    const State state = position();
    for (const Note& note : list_notes(observe(state, seat_0))) {
        if (Json(note.fields)["kind"] != "cost") continue;
        const splendor::Card card =
            splendor::find_card(Json(note.fields)["card"].get<std::string>());
        EXPECT_EQ(Json(note.fields)["missing"], tokens_missing(state, seat_at(0), card));
    }
}

TEST(SplendorNotes, SayThatACardIsInReachOrFreeOrHowMuchIsMissing) {
    State state = position();
    const auto note_of = [&state](const char* card) {
        for (const Note& note : list_notes(observe(state, seat_0))) {
            if (Json(note.fields).value("card", "") == card) return write_object(*note.says).text();
        }
        return std::string("no note");
    };
    state.tokens[0] =
        Lanes::one(lane(splendor::Token::yellow), 1) + Lanes::one(lane(splendor::Token::red), 2);
    state.team[0] = {};
    EXPECT_EQ(
        note_of("rocket"),
        R"({"key":"splendor.note.affordable","arguments":{"tokens":)"
        R"({"key":"splendor.tokens","arguments":{"tokens":{"messages":[{"key":"splendor.token","arguments":{"amount":1,"colour":"yellow"}},{"key":"splendor.token","arguments":{"amount":2,"colour":"red"}}],"between":"language.comma"}}}}})");
    state.tokens[0] = {};
    EXPECT_EQ(note_of("rocket"), R"({"key":"splendor.note.missing","arguments":{"count":3}})");
    state.team[0] =
        Lanes::one(lane(splendor::Token::yellow), 1) + Lanes::one(lane(splendor::Token::red), 2);
    EXPECT_EQ(note_of("rocket"), R"({"key":"splendor.note.free"})");
}

TEST(SplendorNotes, SayWhichBonusesALocationLacks) {
    State state = position();
    state.team[0] = {};
    const std::string line = notes(state, seat_0, "location");
    EXPECT_NE(line.find(R"("location":"knowhere","zone":"locations","slot":0,"lacks":{)"),
              std::string::npos)
        << line;
    for (std::uint32_t colour = 0; colour < splendor::colours; ++colour)
        state.team[0].set(colour, 7);
    EXPECT_NE(notes(state, seat_0, "location").find(R"("lacks":{},"missing":0)"),
              std::string::npos);
    EXPECT_NE(notes(state, seat_0, "location").find("splendor.note.location_met"),
              std::string::npos);
}

TEST(SplendorNotes, SayWhichBonusesOthersLackForALocation) {
    State state = position();
    state.team[1] = {};
    const std::string lacks = notes(state, seat_0, "location_of");
    EXPECT_EQ(lacks.substr(0, lacks.find(R"(,"says")")),
              R"({"kind":"location_of","seat":1,"location":"knowhere","zone":"locations","slot":0,)"
              R"("lacks":{"yellow":3,"blue":3,"red":3},"missing":9)");
    EXPECT_NE(lacks.find(R"({"key":"splendor.note.location_of","arguments":{"who":{"seat":1},)"),
              std::string::npos);
    for (std::uint32_t colour = 0; colour < splendor::colours; ++colour)
        state.team[1].set(colour, 7);
    EXPECT_EQ(notes(state, seat_0, "location_of"),
              R"({"kind":"location_of","seat":1,"location":"knowhere","zone":"locations","slot":0,)"
              R"("lacks":{},"missing":0,"says":{"key":"splendor.note.location_of_met",)"
              R"("arguments":{"who":{"seat":1}}}})"
              "\n");
}

TEST(SplendorNotes, SayWhatOthersLackInTheOrderOfTurnsAndOfEveryoneToASpectator) {
    Dice dice(1);
    const State state = splendor::deal({.players = 3}, dice);
    const auto seats = [&state](Viewer viewer) {
        std::string list;
        for (const Note& note : list_notes(observe(state, viewer))) {
            const Json fields = note.fields;
            if (fields["kind"] == "location_of" && fields["slot"] == 0)
                list += fields["seat"].dump();
        }
        return list;
    };
    EXPECT_EQ(seats(Viewer{seat_at(1)}), "20");
    EXPECT_EQ(seats(spectator), "012");
}

TEST(SplendorNotes, SayWhatTheTileTakes) {
    State state = position();
    EXPECT_EQ(notes(state, spectator, "avengers_tile"),
              R"({"kind":"avengers_tile","needs":3,"seat":1,"says":{"key":"splendor.note.tile",)"
              R"("arguments":{"count":3}}})"
              "\n")
        << "one more than its holder has";
    state.team[1].set(splendor::team_lane::avengers, 4);
    EXPECT_NE(notes(state, spectator, "avengers_tile").find(R"("needs":5)"), std::string::npos);
    state.tile = Seat::none;
    EXPECT_EQ(notes(state, spectator, "avengers_tile").find("seat"), std::string::npos);
    EXPECT_NE(notes(state, spectator, "avengers_tile").find(R"("needs":3)"), std::string::npos);
}

TEST(SplendorNotes, SayWhatEverySeatLacksToWin) {
    State state = position();
    state.team[0] =
        Lanes::one(lane(splendor::Token::red)) + Lanes::one(splendor::team_lane::points, 11);
    EXPECT_EQ(
        notes(state, spectator, "gauntlet").substr(0, 117),
        R"({"kind":"gauntlet","seat":0,"points":11,"short_of":5,"bonuses":["yellow","purple","blue","orange"],"time_token":false)");
    for (std::uint32_t colour = 0; colour < splendor::colours; ++colour)
        state.team[0].set(colour, 1);
    state.tokens[0].set(lane(splendor::Token::green), 1);
    EXPECT_EQ(notes(state, spectator, "last_round"), "");
    const std::string five = notes(state, spectator, "gauntlet");
    EXPECT_NE(five.find(R"({"key":"splendor.note.gauntlet","arguments":{"what":{"messages":)"
                        R"([{"key":"splendor.preview.points","arguments":{"points":5}}],)"
                        R"("between":"language.comma"}}})"),
              std::string::npos)
        << five;
    state.team[0].set(splendor::team_lane::points, 16);
    EXPECT_NE(notes(state, spectator, "gauntlet").find("splendor.note.gauntlet_met"),
              std::string::npos);
    EXPECT_EQ(notes(state, spectator, "last_round"),
              R"({"kind":"last_round","says":{"key":"splendor.note.last_round"}})"
              "\n");
}

TEST(SplendorNotes, TellASpectatorOnlyWhatConcernsAll) {
    EXPECT_EQ(notes(position(), spectator, "cost"), "");
    EXPECT_EQ(notes(position(), spectator, "location"), "");
    EXPECT_NE(notes(position(), spectator, "gauntlet"), "");
}

TEST(SplendorNotes, DependOnNothingHidden) {
    Dice other(77);
    each_sample([&other](const State& state) {
        for (std::uint32_t seat = 0; seat <= state.players; ++seat) {
            const Viewer viewer = seat == state.players ? spectator : Viewer{seat_at(seat)};
            const State imagined = imagine(observe(state, viewer), other);
            const auto written = [viewer](const State& of) {
                Json list = Json::array();
                for (const Note& note : list_notes(observe(of, viewer))) {
                    list.push_back(write_object(note));
                }
                return list;
            };
            ASSERT_EQ(written(state), written(imagined));
        }
    });
}

}  // namespace
}  // namespace lemniscate::match
