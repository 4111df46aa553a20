#include <string>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/shards/position.h"
#include "match/shards/refusals.h"
#include "match/shards/sample_games.h"

namespace lemniscate::match {
namespace {

TEST(ShardsRefusePosition, NothingIsWrongWithTheFrameOfTheseTests) {
    EXPECT_EQ(problem_with(R"("turn": {})"), "fine");
}

TEST(ShardsRefusePosition, WhatIsNoPositionOfTheGame) {
    EXPECT_EQ(problem_of_text("[]"), "wrong_type at position: [] | object");
    EXPECT_EQ(problem_of_text(R"({"game": "shards"})"), "missing_field at format:  | ");
    EXPECT_EQ(problem_of_text(R"({"format": 3, "game": "shards"})"),
              "wrong_format at format: 3 | 1..2");
    EXPECT_EQ(problem_of_text(R"({"format": 2, "game": "splendor"})"),
              R"(unknown_game at game: "splendor" | shards)");
}

TEST(ShardsRefusePosition, AViewOfASeat) {
    Dice dice(5);
    const shards::State state = deal(shards::Options{}, dice);
    EXPECT_EQ(problem_of(write_view(observe(state, {seat_at(0)}))), "is_a_view at view:  | ");
    EXPECT_EQ(problem_of(write_view(observe(state, spectator))), "is_a_view at view:  | ");
}

TEST(ShardsRefusePosition, AHiddenCard) {
    EXPECT_EQ(problem_with(R"("centre": {"deck": ["?"]})"),
              R"(unknown_card at centre.deck[0]: "?" | )");
}

TEST(ShardsRefusePosition, UnknownFields) {
    EXPECT_EQ(problem_with(R"("supply": {})"),
              "unknown_field at supply: {} | format, game, options, turn, centre, players, "
              "pending, attack, auction, draft, to_act, decision, result");
    EXPECT_EQ(problem_in(R"("options": {"first_seat": 0})"),
              "unknown_field at options.first_seat: 0 | players, sets, mode, row_size, auction, "
              "relic_draft, mysterious_relics");
    EXPECT_EQ(problem_with(R"("turn": {"count": 1})"),
              "unknown_field at turn.count: 1 | seat, first_seat, round, phase, gems, power, "
              "focused, lasting");
    EXPECT_EQ(problem_with(R"("centre": {"discard": []})"),
              "unknown_field at centre.discard: [] | row, deck, banished, known_bottom");
    EXPECT_EQ(problem_with(R"("players": [{}, {"revealed": null}])"),
              "unknown_field at players[1].revealed: null | character, health, mastery, hand, "
              "seen, deck, discard, champions, played, relics, relic_recruited, relic_earned");
    EXPECT_EQ(problem_with(R"("players": [{"champions": [{"card": "axia", "fast": true}]}])"),
              "unknown_field at players[0].champions[0].fast: true | card, exhausted, played_now");
    EXPECT_EQ(problem_with(R"("players": [{"played": [{"card": "crystal", "now": 1}]}])"),
              "unknown_field at players[0].played[0].now: 1 | card, fast");
    EXPECT_EQ(problem_with(R"("pending": [{"ask": "shield", "line": 1}])"),
              "unknown_field at pending[0].line: 1 | seat, ask");
    EXPECT_EQ(problem_with(R"("pending": [{"card": "crystal", "x": 1}])"),
              "unknown_field at pending[0].x: 1 | seat, ask, card, source, line, other, test, "
              "left, copied");
    EXPECT_EQ(problem_with(R"("attack": {"x": 1})"),
              "unknown_field at attack.x: 1 | assigned, prevented, shown, overflow, defender");
}

TEST(ShardsRefusePosition, WrongTypes) {
    EXPECT_EQ(problem_with(R"("turn": [])"), "wrong_type at turn: [] | object");
    EXPECT_EQ(problem_with(R"("turn": {"gems": "1"})"),
              R"(wrong_type at turn.gems: "1" | integer)");
    EXPECT_EQ(problem_with(R"("turn": {"power": true})"),
              "wrong_type at turn.power: true | integer");
    EXPECT_EQ(problem_with(R"("turn": {"focused": 1})"), "wrong_type at turn.focused: 1 | boolean");
    EXPECT_EQ(problem_with(R"("turn": {"first_seat": null})"),
              "wrong_type at turn.first_seat: null | integer");
    EXPECT_EQ(problem_with(R"("centre": {"deck": [null]})"),
              "wrong_type at centre.deck[0]: null | string");
    EXPECT_EQ(problem_with(R"("players": [{"hand": "crystal"}])"),
              R"(wrong_type at players[0].hand: "crystal" | array)");
    EXPECT_EQ(problem_with(R"("players": [{"champions": ["axia"]}])"),
              R"(wrong_type at players[0].champions[0]: "axia" | object)");
    EXPECT_EQ(problem_with(R"("pending": [7])"), "wrong_type at pending[0]: 7 | object");
    EXPECT_EQ(problem_with(R"("pending": null)"), "wrong_type at pending: null | array");
}

TEST(ShardsRefusePosition, NumbersOutOfRange) {
    EXPECT_EQ(problem_with(R"("turn": {"gems": 4001})"),
              "out_of_range at turn.gems: 4001 | 0..4000");
    EXPECT_EQ(problem_with(R"("turn": {"power": -1})"), "out_of_range at turn.power: -1 | 0..4000");
    const auto lasting = [](const std::string& entries) {
        return problem_with(R"("turn": {"lasting": [)" + entries + "]}");
    };
    EXPECT_EQ(lasting(R"({"card": "numeri_drones", "count": 256})"),
              "out_of_range at turn.lasting[0].count: 256 | 1..255");
    EXPECT_EQ(lasting(R"({"card": "ru_bo_vai", "count": 2})"),
              "out_of_range at turn.lasting[0].count: 2 | 1..1");
    EXPECT_EQ(lasting(R"({"card": "ru_bo_vai"}, {"card": "ru_bo_vai"})"),
              R"(card_twice at turn.lasting[1].card: "ru_bo_vai" | turn.lasting)");
    EXPECT_EQ(lasting(R"({"card": "axia"})"),
              R"(card_wrong_place at turn.lasting[0].card: "axia" | lasting)");
    EXPECT_EQ(problem_with(R"("turn": {"round": 0})"), "out_of_range at turn.round: 0 | 1..199");
    EXPECT_EQ(problem_with(R"("turn": {"round": 200})"),
              "out_of_range at turn.round: 200 | 1..199");
    EXPECT_EQ(problem_with(R"("turn": {"seat": 2})"), "out_of_range at turn.seat: 2 | 0..1");
    EXPECT_EQ(problem_in(R"("options": {"mode": "nemesis"}, "turn": {"first_seat": 1})"),
              "out_of_range at turn.first_seat: 1 | 0..0");
    EXPECT_EQ(problem_with(R"("players": [{"health": 51}])"),
              "out_of_range at players[0].health: 51 | 0..50");
    EXPECT_EQ(problem_with(R"("players": [{}, {"mastery": 31}])"),
              "out_of_range at players[1].mastery: 31 | 0..30");
    EXPECT_EQ(problem_with(R"("centre": {"deck": ["axia"], "known_bottom": 2})"),
              "out_of_range at centre.known_bottom: 2 | 0..1");
    EXPECT_EQ(problem_in(R"("options": {"players": 5})"),
              "out_of_range at options.players: 5 | 1..4");
    EXPECT_EQ(problem_in(R"("options": {"players": 2, "row_size": 9})"),
              "out_of_range at options.row_size: 9 | 4..8");
}

TEST(ShardsRefusePosition, NumberOfPlayersMissing) {
    EXPECT_EQ(problem_in(R"("options": {})"), "missing_field at options.players:  | 2..4");
    EXPECT_EQ(problem_in(R"("players": [{}])"), "missing_field at options.players:  | 2..4");
}

TEST(ShardsRefusePosition, UnknownWords) {
    EXPECT_EQ(problem_in(R"("options": {"players": 2, "mode": "duel"})"),
              R"(unknown_word at options.mode: "duel" | free_for_all, teams, bloodbath, nemesis)");
    EXPECT_EQ(problem_in(R"("options": {"players": 2, "sets": ["more"]})"),
              R"(unknown_word at options.sets[0]: "more" | base, relics_of_the_future)");
    const std::string sets = " | base, relics_of_the_future";
    EXPECT_EQ(problem_in(R"("options": {"players": 2, "sets": []})"),
              "unknown_word at options.sets: []" + sets);
    EXPECT_EQ(problem_in(R"("options": {"players": 2, "sets": ["base", "base"]})"),
              R"(unknown_word at options.sets: ["base","base"])" + sets);
    EXPECT_EQ(problem_in(R"("options": {"players": 2, "sets": ["relics_of_the_future"]})"),
              R"(unknown_word at options.sets: ["relics_of_the_future"])" + sets);
    EXPECT_EQ(problem_with(R"("turn": {"phase": "action"})"),
              R"(unknown_word at turn.phase: "action" | auction, draft, play, attack, nemesis, )"
              "over");
    EXPECT_EQ(problem_with(R"("turn": {"power": "much"})"),
              R"(unknown_word at turn.power: "much" | infinite)");
    EXPECT_EQ(problem_with(R"("players": [{"character": "thor"}])"),
              R"(unknown_word at players[0].character: "thor" | decima, ko_syn_wu, tetra, volos)");
}

TEST(ShardsRefusePosition, OptionsThatDoNotGoTogether) {
    EXPECT_EQ(problem_in(R"("options": {"players": 1})"),
              "options_conflict at options.players: 1 | players");
    EXPECT_EQ(problem_in(R"("options": {"mode": "teams"}, "players": [{}, {}])"),
              "options_conflict at options.players: 2 | players");
    EXPECT_EQ(problem_in(R"("options": {"mode": "nemesis", "sets": ["base"]})"),
              R"(options_conflict at options.sets: ["base"] | needs_relics)");
    EXPECT_EQ(problem_in(R"("options": {"mode": "teams", "players": 4, "auction": true})"),
              "options_conflict at options.auction: true | auction_mode");
    EXPECT_EQ(problem_in(R"("options": {"players": 2, "relic_draft": true,
                                        "mysterious_relics": true})"),
              "options_conflict at options.relic_draft: true | draft_and_mysterious");
}

TEST(ShardsRefusePosition, ACharacterTwice) {
    EXPECT_EQ(problem_with(R"("players": [{"character": "tetra"}, {"character": "tetra"}])"),
              R"(options_conflict at players[1].character: "tetra" | character_twice)");
}

TEST(ShardsRefusePosition, ATurnOfSomebodyWhoIsOut) {
    EXPECT_EQ(problem_in(R"("players": [{"health": 0}, {}, {}], "turn": {"seat": 0})"),
              "disagrees at turn.seat: 0 | 1");
}

TEST(ShardsRefusePosition, AGameThatShouldBeOver) {
    EXPECT_EQ(problem_with(R"("turn": {"phase": "play"}, "players": [{}, {"health": 0}])"),
              R"(disagrees at turn.phase: "play" | "over")");
    EXPECT_EQ(problem_in(R"("options": {"mode": "teams", "players": 4}, "turn": {"phase": "play"},
                            "players": [{}, {"health": 0}, {"health": 0}, {}])"),
              R"(disagrees at turn.phase: "play" | "over")");
    EXPECT_EQ(problem_in(R"("options": {"mode": "nemesis"}, "turn": {"phase": "play"},
                            "players": [{}, {"mastery": 30}])"),
              R"(disagrees at turn.phase: "play" | "over")");
}

TEST(ShardsRefusePosition, AnEndWithoutAReason) {
    EXPECT_EQ(problem_with(R"("turn": {"phase": "over"})"),
              R"(disagrees at turn.phase: "over" | "play")");
    EXPECT_EQ(problem_in(R"("options": {"mode": "nemesis"}, "turn": {"phase": "over"},
                            "centre": {"deck": ["axia"]})"),
              R"(disagrees at turn.phase: "over" | "play")");
}

TEST(ShardsRefusePosition, PhasesThatTheGameDoesNotHave) {
    const auto phase = [](const std::string& name) {
        return problem_with(R"("turn": {"phase": ")" + name + R"("})");
    };
    EXPECT_EQ(phase("auction"), R"(disagrees at turn.phase: "auction" | "play")");
    EXPECT_EQ(phase("nemesis"), R"(disagrees at turn.phase: "nemesis" | "play")");
    EXPECT_EQ(phase("attack"), R"(disagrees at turn.phase: "attack" | "play")");
}

TEST(ShardsRefusePosition, ASeatOfNemesisOutOfItsTurn) {
    EXPECT_EQ(problem_in(R"("options": {"mode": "nemesis"}, "turn": {"seat": 1})"),
              "disagrees at turn.seat: 1 | 0");
}

TEST(ShardsRefusePosition, DerivedFieldsThatDisagree) {
    EXPECT_EQ(problem_with(R"("to_act": 1)"), "disagrees at to_act: 1 | 0");
    EXPECT_EQ(problem_with(R"("decision": "shield")"),
              R"(disagrees at decision: "shield" | "play")");
    EXPECT_EQ(problem_with(R"("result": {"winners": []})"),
              R"(disagrees at result: {"winners":[]} | null)");
    const std::string over =
        R"("turn": {"phase": "over"}, "players": [{}, {"health": 0}], "result": )";
    EXPECT_EQ(problem_with(over + R"({"winners": [1], "reason": "last_standing"})"),
              "disagrees at result.winners: [1] | [0]");
    EXPECT_EQ(problem_with(over + R"({"winners": [0], "reason": "round_limit"})"),
              R"(disagrees at result.reason: "round_limit" | "last_standing")");
    EXPECT_EQ(problem_with(over + "[]"), "wrong_type at result: [] | object");
}

TEST(ShardsRefusePosition, TheFirstOfSeveralProblemsIsNamed) {
    EXPECT_EQ(problem_with(R"("turn": {"seat": 9}, "centre": 4, "players": [7, 8, 9])"),
              "out_of_range at turn.seat: 9 | 0..1");
}

/// Every value of a printed position replaced by values of every kind: answered, whatever it is,
/// and what is accepted can be played on.
TEST(ShardsRefusePosition, NothingCrashesOnAValueInAWrongPlace) {
    const Json wild[] = {nullptr,
                         true,
                         -1,
                         1,
                         200,
                         1e300,
                         "",
                         "axia",
                         "shield",
                         Json::array(),
                         Json::object(),
                         Json::array({nullptr}),
                         Json::array({Json::object()})};
    Json position = Json::parse(R"({"format": 2, "game": "shards",
        "options": {"players": 3, "mode": "free_for_all", "row_size": 4, "auction": false},
        "turn": {"seat": 0, "phase": "play", "power": 3, "round": 199},
        "centre": {"row": ["omnius", null], "deck": ["zara_ra", "axia"], "known_bottom": 1},
        "players": [
          {"hand": ["crystal"], "seen": ["crystal"], "mastery": 20, "relics": ["datic_robes"],
           "played": [{"card": "the_lost", "fast": true}, {"card": "ojas_genesis_druid"}],
           "champions": [{"card": "evokatus", "exhausted": true}]},
          {"health": 3, "deck": ["blaster"]}, {"discard": ["crystal"]}],
        "pending": [{"seat": 0, "ask": null, "card": "ojas_genesis_druid", "line": 1,
                     "copied": "the_lost"},
                    {"seat": 0, "ask": "banish", "card": "the_lost", "source": "ojas_genesis_druid",
                     "line": 1, "other": 0, "test": "met", "left": 1, "copied": null}],
        "attack": null, "auction": null, "draft": null})");
    std::size_t refused = 0;
    std::size_t accepted = 0;
    const auto try_all = [&](const Json::json_pointer& at) {
        const Json kept = position[at];
        for (const Json& value : wild) {
            position[at] = value;
            const Result<shards::State> state = read_position(shards::Game{}, position);
            if (!state) {
                ++refused;
                continue;
            }
            ++accepted;
            Dice dice(1);
            play_randomly(*state, dice, 30, [](const shards::State&) {});
        }
        position[at] = kept;
    };
    const Json flat = position.flatten();
    for (const auto& [name, value] : flat.items()) {
        for (Json::json_pointer at(name); !at.empty(); at = at.parent_pointer()) try_all(at);
    }
    EXPECT_EQ(problem_of(position), "fine");
    EXPECT_GT(refused, 1000U);
    EXPECT_GT(accepted, 50U);
}

}  // namespace
}  // namespace lemniscate::match
