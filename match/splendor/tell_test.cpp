#include "match/splendor/tell.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/splendor/position.h"

namespace lemniscate::match {
namespace {

using splendor::State;
using Session = match::Session<splendor::Game>;

State position_with(const std::string& fields) {
    const Result<State> state = read_position(
        splendor::Game{}, *parse_json(R"({"format": 2, "game": "splendor", )" + fields + "}"));
    if (state) return *state;
    ADD_FAILURE() << name_of(state.problem().kind) << " at " << state.problem().where;
    return {};
}

Session played(const State& start, const std::vector<std::string>& moves) {
    Session session({.position = start});
    for (const std::string& move : moves) session.play(read_move(session.state(), move).move);
    return session;
}

/// `red:2 grey:1`.
std::string tokens(const Json& message) {
    EXPECT_EQ(message["key"], "splendor.tokens");
    std::string list;
    for (const Json& kind : message["arguments"]["tokens"]["messages"]) {
        EXPECT_EQ(kind["key"], "splendor.token");
        list += (list.empty() ? "" : " ") + kind["arguments"]["colour"].get<std::string>() + ":" +
                kind["arguments"]["amount"].dump();
    }
    return list;
}

/// The phrases of a line, by their keys.
std::string phrases(const LogLine& line) {
    const Json told = write_object(line.says());
    EXPECT_EQ(told["key"], "play.turn");
    EXPECT_EQ(told["arguments"]["who"]["seat"], index(line.seat));
    std::string keys;
    for (const Json& phrase : told["arguments"]["what"]["messages"]) {
        keys += (keys.empty() ? "" : ", ") + phrase["key"].get<std::string>().substr(15);
        if (!phrase.contains("arguments")) continue;
        for (const auto& [name, value] : phrase["arguments"].items()) {
            keys += " " + (name == "tokens" ? tokens(value) : name + ":" + value.dump());
        }
    }
    return keys;
}

TEST(SplendorLog, TellsATurnInOneLineWithItsSeatStepAndRound) {
    const State start = position_with(R"("turn": {"count": 4},
        "players": [{"tokens": {"yellow": 4, "orange": 4}}, {}], "table": {"1": ["rocket"]})");
    const Session session =
        played(start, {"take purple blue red", "return orange", "reserve rocket"});
    const std::vector<LogLine> lines = tell(session.steps(), spectator);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].seat, seat_at(0));
    EXPECT_EQ(lines[0].step, 0U);
    EXPECT_EQ(lines[0].round, 3U);
    EXPECT_EQ(phrases(lines[0]), "tokens_taken purple:1 blue:1 red:1, tokens_returned orange:1");
    EXPECT_EQ(lines[1].seat, seat_at(1));
    EXPECT_EQ(lines[1].step, 2U);
    EXPECT_EQ(phrases(lines[1]), R"(card_reserved card:{"card":"rocket","game":"splendor"}, )"
                                 "tokens_taken grey:1");
}

TEST(SplendorLog, NamesADrawnCardToItsOwnerAlone) {
    const Session session = played(
        position_with(R"("players": [{}, {}], "decks": {"2": ["venom"]})"), {"reserve deck:2"});
    EXPECT_EQ(phrases(tell(session.steps(), Viewer{seat_at(0)})[0]),
              R"(card_drawn_own card:{"card":"venom","game":"splendor"}, )"
              "tokens_taken grey:1");
    EXPECT_EQ(phrases(tell(session.steps(), Viewer{seat_at(1)})[0]),
              "card_drawn level:2, tokens_taken grey:1");
}

TEST(SplendorLog, SaysWhatWasPaidAndFromWhomTheTileCame) {
    const State start = position_with(R"("table": {"1": ["ms_marvel"]}, "avengers_tile": 1,
        "players": [{"characters": ["wasp", "quake", "hawkeye"],
                     "tokens": {"yellow": 4, "purple": 2, "blue": 2, "red": 1, "orange": 1}}, {}])");
    const Session session = played(start, {"recruit ms_marvel"});
    const std::string to_holder = phrases(tell(session.steps(), Viewer{seat_at(1)})[0]);
    EXPECT_NE(to_holder.find(R"(tile_taken_from you:"yes" who:{"seat":1})"), std::string::npos)
        << to_holder;
    EXPECT_NE(to_holder.find("tokens_paid"), std::string::npos);
    const std::string to_others = phrases(tell(session.steps(), spectator)[0]);
    EXPECT_NE(to_others.find(R"(tile_taken_from you:"no" who:{"seat":1})"), std::string::npos);
}

/// How much each phrase matters: `dDRY` for a detail, a deed, a result and what is yours.
std::string weights(const LogLine& line) {
    std::string all;
    for (const LogPart& part : line.parts) all += "dDRY"[static_cast<std::size_t>(part.weight)];
    return all;
}

TEST(SplendorLog, SaysWhatMattersToItsViewer) {
    const State start = position_with(R"("table": {"1": ["ms_marvel"]}, "avengers_tile": 1,
        "players": [{"characters": ["wasp", "quake", "hawkeye"],
                     "tokens": {"yellow": 4, "purple": 2, "blue": 2, "red": 1, "orange": 1}}, {}])");
    const Session session = played(start, {"recruit ms_marvel"});
    EXPECT_EQ(weights(tell(session.steps(), Viewer{seat_at(0)})[0]), "DdR");
    EXPECT_EQ(weights(tell(session.steps(), Viewer{seat_at(1)})[0]), "DdY");
    EXPECT_EQ(weights(tell(session.steps(), spectator)[0]), "DdR");
    const Session drawn = played(position_with(R"("players": [{}, {}], "decks": {"2": ["venom"]})"),
                                 {"reserve deck:2"});
    EXPECT_EQ(weights(tell(drawn.steps(), Viewer{seat_at(0)})[0]), "Rd") << "it is seen only now";
    EXPECT_EQ(weights(tell(drawn.steps(), Viewer{seat_at(1)})[0]), "Dd");
}

TEST(SplendorLog, KnowsWhichMoveOfATurnAPhraseTellsOf) {
    const State start = position_with(R"("turn": {"count": 4},
        "players": [{"tokens": {"yellow": 4, "orange": 4}}, {}])");
    const LogLine line =
        tell(played(start, {"take purple blue red", "return orange"}).steps(), spectator)[0];
    EXPECT_EQ(line.parts.at(0).step, 0U);
    EXPECT_EQ(line.parts.at(1).step, 1U);
}

TEST(SplendorPrompt, AsksForWhatIsDue) {
    EXPECT_EQ(prompt_of(position_with(R"("players": [{}, {}])")).key, "play.prompt");
    const State returning = position_with(R"("turn": {"phase": "return"},
        "players": [{"tokens": {"yellow": 4, "purple": 4, "orange": 4}}, {}])");
    EXPECT_EQ(write_object(prompt_of(returning)).text(),
              R"({"key":"splendor.prompt.return","arguments":{"count":2}})");
}

TEST(SplendorStandings, PutTheWinnerFirst) {
    const State start = position_with(R"("supply": {"yellow": 0, "purple": 0, "blue": 0, "red": 0,
        "orange": 0}, "turn": {"seat": 2, "passes": 2}, "avengers_tile": 0,
        "players": [{"characters": ["wasp"]}, {"characters": ["drax"], "locations": ["asgard"]},
                    {}])");
    const Session session = played(start, {"pass"});
    const std::vector<Standing> standings = standings_of(session.state());
    ASSERT_EQ(standings.size(), 3U);
    EXPECT_EQ(standings[0].seat, seat_at(1));
    EXPECT_EQ(standings[1].seat, seat_at(0));
    EXPECT_EQ(standings[2].seat, seat_at(2));
    EXPECT_EQ(write_object(standings[1].says).text(),
              R"({"key":"splendor.result.line","arguments":{"points":3,"characters":1,)"
              R"("locations":0,"tile":"yes","gauntlet":"no"}})");
    EXPECT_EQ(Json(write_object(standings[0].says))["arguments"]["locations"], 1);
}

TEST(SplendorTurns, AreCountedFromOne) {
    EXPECT_EQ(turn_of(position_with(R"("players": [{}, {}])")), 1U);
    EXPECT_EQ(turn_of(position_with(R"("players": [{}, {}], "turn": {"count": 7})")), 8U);
    const State barren = position_with(R"("supply": {"yellow": 0, "purple": 0, "blue": 0, "red": 0,
        "orange": 0}, "turn": {"seat": 1, "passes": 1, "count": 7}, "players": [{}, {}])");
    EXPECT_EQ(turn_of(played(barren, {"pass"}).state()), 8U) << "the turn that ended the game";
}

TEST(SplendorRefusals, KeepACardACard) {
    using splendor::Refusal;
    const State state = position_with(R"("players": [{}, {}])");
    const auto said = [&state](Refusal refusal, std::string_view word) {
        return write_object(say_refusal(state, {.refusal = refusal, .word = word})).text();
    };
    EXPECT_EQ(said(Refusal::not_recruitable, "hulk"),
              R"({"key":"splendor.refusal.not_recruitable",)"
              R"("arguments":{"word":{"card":"hulk","game":"splendor"}}})");
    EXPECT_EQ(said(Refusal::location_not_there, "asgard"),
              R"({"key":"splendor.refusal.location_not_there",)"
              R"("arguments":{"word":{"card":"asgard","game":"splendor"}}})");
    EXPECT_EQ(said(Refusal::unknown_card, "batman"),
              R"({"key":"splendor.refusal.unknown_card","arguments":{"word":"batman"}})");
    EXPECT_EQ(said(Refusal::deck_empty, "deck:2"),
              R"({"key":"splendor.refusal.deck_empty","arguments":{"word":"deck:2"}})");
}

/// The refusal of a move as JSON.
Json refusal_of(const State& state, std::string_view move) {
    return write_object(say_refusal(state, read_move(state, move)));
}

TEST(SplendorRefusals, SayWhichColoursAreMissingAndHowMany) {
    const State state = position_with(R"("supply": {"yellow": 2, "blue": 0, "red": 4},
        "table": {"2": ["groot"]},
        "players": [{"tokens": {"purple": 1, "grey": 1}}, {}])");
    const Json expensive = refusal_of(state, "recruit groot");
    EXPECT_EQ(expensive["key"], "splendor.refusal.too_expensive");
    EXPECT_EQ(expensive["arguments"]["word"]["card"], "groot");
    EXPECT_EQ(tokens(expensive["arguments"]["tokens"]), "purple:2 red:5");
    EXPECT_EQ(expensive["arguments"]["grey"], 1);
    EXPECT_EQ(expensive["arguments"]["left"], 6);
    const Json empty = refusal_of(state, "take yellow blue red");
    EXPECT_EQ(empty["key"], "splendor.refusal.supply_empty");
    EXPECT_EQ(empty["arguments"]["colours"]["messages"].dump(),
              R"([{"key":"splendor.colour.blue"}])");
    const Json few = refusal_of(state, "take yellow yellow");
    EXPECT_EQ(few["key"], "splendor.refusal.supply_below_four");
    EXPECT_EQ(few["arguments"]["left"], 2);
}

TEST(SplendorRefusals, SayWhatIsOwedAndHowManyTokensGoBack) {
    const State rich = position_with(R"("table": {"1": ["rocket"]},
        "players": [{"tokens": {"yellow": 1, "red": 2, "blue": 1}}, {}])");
    const Json wrong = refusal_of(rich, "recruit rocket paying yellow:1 red:1 blue:1");
    EXPECT_EQ(wrong["key"], "splendor.refusal.payment_wrong");
    EXPECT_EQ(tokens(wrong["arguments"]["tokens"]), "yellow:1 red:2");
    State full = position_with(R"("players": [{}, {}])");
    for (const std::uint32_t colour : {0U, 2U, 4U}) full.tokens[0].set(colour, 4);
    full.phase = splendor::Phase::give_back;
    const Json more = refusal_of(full, "return yellow");
    EXPECT_EQ(more["key"], "splendor.refusal.return_wrong_number");
    EXPECT_EQ(more["arguments"]["count"], 2);
}

}  // namespace
}  // namespace lemniscate::match
