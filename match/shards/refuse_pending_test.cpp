#include <string>

#include <gtest/gtest.h>

#include "match/shards/refusals.h"

namespace lemniscate::match {
namespace {

// In the middle of something: what is asked, frames, attack, auction, draft.

TEST(ShardsRefusePending, WhatIsAskedInAnotherPhase) {
    EXPECT_EQ(problem_with(R"("pending": [{"ask": "shield"}])"),
              R"(disagrees at pending[0].ask: "shield" | null)");
    EXPECT_EQ(problem_with(R"("pending": [{"ask": "extra"}])"),
              R"(disagrees at pending[0].ask: "extra" | null)");
    EXPECT_EQ(problem_with(R"("pending": [{"ask": "play"}])"),
              R"(disagrees at pending[0].ask: "play" | null)");
    EXPECT_EQ(problem_with(R"("pending": [{"ask": "banish"}])"),
              "missing_field at pending[0].card:  | ");
    EXPECT_EQ(problem_with(R"("pending": [{}])"), "missing_field at pending[0].ask:  | ");
}

TEST(ShardsRefusePending, AnotherSeatThanTheOneThatIsAsked) {
    EXPECT_EQ(problem_with(R"("players": [{"hand": ["crystal"]}, {}],
        "pending": [{"seat": 1, "ask": "banish", "card": "shadow_apostle", "line": 1}])"),
              "disagrees at pending[0].seat: 1 | 0");
}

/// Of a frame of a card that seat 0 carries out, with a hand, at mastery 20.
std::string problem_with_frame(const std::string& frame) {
    return problem_with(R"("players": [{"mastery": 20, "hand": ["crystal"],
          "played": [{"card": "nil_assassin"}, {"card": "the_lost"}]},
          {"champions": [{"card": "axia"}]}], "pending": [)" +
                        frame + "]");
}

TEST(ShardsRefusePending, FramesThatCannotBe) {
    EXPECT_EQ(problem_with_frame(R"({"ask": "banish", "card": "shadow_apostle", "line": 1})"),
              "fine");
    EXPECT_EQ(problem_with_frame(R"({"ask": "banish", "card": "shadow_apostle", "line": 2})"),
              "out_of_range at pending[0].line: 2 | 0..1");
    EXPECT_EQ(problem_with_frame(R"({"ask": "banish", "card": "shadow_apostle", "line": 0})"),
              R"(disagrees at pending[0].ask: "banish" | null)");
    EXPECT_EQ(problem_with_frame(R"({"ask": "take", "card": "shadow_apostle", "line": 1})"),
              R"(disagrees at pending[0].ask: "take" | "banish")");
    EXPECT_EQ(problem_with_frame(R"({"ask": "banish", "card": "praetorian_02"})"),
              R"(disagrees at pending[0].card: "praetorian_02" | null)");
    EXPECT_EQ(problem_with_frame(R"({"ask": "take", "card": "portal_monk", "line": 1})"),
              "disagrees at pending[0].line: 1 | 0");
    EXPECT_EQ(problem_with_frame(R"({"ask": "take", "card": "portal_monk", "other": 2})"),
              "out_of_range at pending[0].other: 2 | 0..1");
    EXPECT_EQ(
        problem_with_frame(R"({"ask": "banish", "card": "shadow_apostle", "line": 1, "left": 2})"),
        "out_of_range at pending[0].left: 2 | 1..1");
    EXPECT_EQ(problem_with_frame(R"({"ask": "copy", "card": "ojas_genesis_druid", "left": 1})"),
              "out_of_range at pending[0].left: 1 | 0..0");
    EXPECT_EQ(problem_with_frame(
                  R"({"ask": "banish", "card": "shadow_apostle", "line": 1, "test": "open"})"),
              R"(disagrees at pending[0].test: "open" | "met")");
    EXPECT_EQ(problem_with_frame(
                  R"({"ask": "banish", "card": "shadow_apostle", "line": 1, "source": "axia"})"),
              R"(disagrees at pending[0].source: "axia" | "shadow_apostle")");
    EXPECT_EQ(problem_with_frame(
                  R"({"ask": "banish", "card": "shadow_apostle", "line": 1, "copied": "axia"})"),
              R"(disagrees at pending[0].copied: "axia" | null)");
    EXPECT_EQ(problem_with_frame(R"({"card": "shadow_apostle", "line": 1})"),
              "missing_field at pending[0].ask:  | ");
    EXPECT_EQ(problem_with_frame(R"({"ask": "shield", "card": "shadow_apostle", "line": 1})"),
              R"(disagrees at pending[0].ask: "shield" | "banish")");
}

TEST(ShardsRefusePending, ARevealForAConditionThatNeedsNone) {
    EXPECT_EQ(problem_with_frame(R"({"ask": "reveal", "card": "thorn_zealot", "line": 1})"),
              "fine");
    EXPECT_EQ(problem_with_frame(R"({"ask": "reveal", "card": "thorn_zealot", "line": 0})"),
              R"(disagrees at pending[0].ask: "reveal" | null)");
    EXPECT_EQ(problem_with(R"("pending": [{"ask": "reveal", "card": "thorn_zealot", "line": 1}])"),
              R"(disagrees at pending[0].ask: "reveal" | "destroy")");
}

TEST(ShardsRefusePending, WhatHasNoAnswer) {
    EXPECT_EQ(problem_with_frame(R"({"ask": "destroy", "card": "thorn_zealot", "line": 1})"),
              "fine");
    EXPECT_EQ(problem_with_frame(R"({"ask": "return", "card": "korvus_legionnaire", "line": 1})"),
              R"(disagrees at pending[0].ask: "return" | null)");
    EXPECT_EQ(problem_with_frame(R"({"ask": "take", "card": "portal_monk"})"),
              R"(disagrees at pending[0].ask: "take" | null)");
    EXPECT_EQ(problem_in(R"("options": {"mode": "nemesis"}, "turn": {"phase": "nemesis"},
                            "pending": [{"ask": "nemesis"}])"),
              R"(disagrees at pending[0].ask: "nemesis" | null)");
    EXPECT_EQ(problem_in(R"("options": {"mode": "nemesis"}, "turn": {"phase": "nemesis"},
                            "pending": [{"ask": "attack"}])"),
              R"(disagrees at pending[0].ask: "attack" | null)");
}

TEST(ShardsRefusePending, LinesThatNemesisSkips) {
    EXPECT_EQ(problem_in(R"("options": {"mode": "nemesis"}, "turn": {"phase": "nemesis"},
        "pending": [{"ask": "banish", "card": "shadow_apostle", "line": 1}])"),
              R"(disagrees at pending[0].ask: "banish" | null)");
}

TEST(ShardsRefusePending, FramesBelowThatDoNotWait) {
    const std::string top = R"({"ask": "banish", "card": "the_lost", "line": 1)";
    const std::string copied = top + R"(, "source": "ojas_genesis_druid"})";
    const std::string ojas = R"({"card": "ojas_genesis_druid", "line": 1, "copied": )";
    EXPECT_EQ(problem_with_frame(ojas + R"("the_lost"}, )" + copied), "fine");
    EXPECT_EQ(problem_with_frame(ojas + R"("nil_assassin"}, )" + copied),
              R"(disagrees at pending[0].copied: "nil_assassin" | "the_lost")");
    EXPECT_EQ(problem_with_frame(ojas + R"("the_lost"}, )" + top + "}"),
              R"(disagrees at pending[0].card: "ojas_genesis_druid" | null)");
    EXPECT_EQ(problem_with_frame(R"({"card": "crystal"}, )" + top + "}"),
              R"(disagrees at pending[0].card: "crystal" | null)");
    EXPECT_EQ(problem_with_frame(ojas + R"("the_lost", "ask": "copy"}, )" + copied),
              R"(disagrees at pending[0].ask: "copy" | null)");
    EXPECT_EQ(problem_with_frame(R"({"ask": "shield"}, )" + copied),
              "missing_field at pending[0].card:  | ");
    EXPECT_EQ(problem_with_frame(R"({"card": "general_decurion", "line": 1, "left": 3}, )" + top +
                                 R"(, "source": "general_decurion"})"),
              R"(disagrees at pending[1].source: "general_decurion" | "the_lost")");
}

TEST(ShardsRefusePending, AnAttackThatCannotBe) {
    const auto shield = [](const std::string& fields) {
        return problem_in(R"("players": [{}, {"hand": ["crystal"]}, {}],
                             "pending": [{"ask": "shield"}], )" +
                          fields);
    };
    const std::string turn = R"("turn": {"phase": "attack"}, "attack": )";
    EXPECT_EQ(shield(turn + R"({"assigned": [0, 3, 2], "defender": 1})"), "fine");
    EXPECT_EQ(shield(turn + R"({"assigned": [0, 0, 2], "defender": 1})"),
              "disagrees at attack.defender: 1 | null");
    EXPECT_EQ(shield(turn + R"({"assigned": [0, 3, 2], "defender": 2})"),
              "disagrees at attack.defender: 2 | null");
    EXPECT_EQ(shield(turn + R"({"assigned": [0, 3, 2]})"), "disagrees at attack.defender:  | null");
    EXPECT_EQ(shield(turn + R"({"assigned": [1, 3, 2], "defender": 1})"),
              "disagrees at attack.assigned[0]: 1 | 0");
    EXPECT_EQ(shield(turn + R"({"assigned": [0, 3], "prevented": [0, 4], "defender": 1})"),
              "out_of_range at attack.prevented[1]: 4 | 0..3");
    EXPECT_EQ(shield(turn + R"({"assigned": [0, 3], "overflow": 1, "defender": 1})"),
              "disagrees at attack.overflow: 1 | 0");
    EXPECT_EQ(shield(turn + R"({"assigned": [0, 4000, 1], "defender": 1})"),
              "out_of_range at attack.assigned: 4001 | 0..4000");
    EXPECT_EQ(shield(R"("turn": {"phase": "attack", "power": 1},
                        "attack": {"assigned": [0, 3], "defender": 1})"),
              "out_of_range at turn.power: 1 | 0..0");
    EXPECT_EQ(shield(R"("turn": {"phase": "attack", "lasting": [{"card": "ru_bo_vai"}]},
                        "attack": {"assigned": [0, 3], "defender": 1})"),
              R"(disagrees at turn.lasting: [{"card":"ru_bo_vai"}] | [])");
    EXPECT_EQ(shield(turn + R"({"assigned": [0, 3], "shown": [[], ["command_seer"]],
                                "defender": 1})"),
              R"(unknown_word at attack.shown[1][0]: "command_seer" | [])");
    const std::string held = R"("players": [{}, {"hand": ["command_seer"]}, {"hand": ["crystal"]}],
        "pending": [{"ask": "shield"}], "turn": {"phase": "attack"}, "attack": {)";
    const std::string shown = R"("assigned": [0, 3, 2], "shown": [[], ["command_seer"]], )";
    EXPECT_EQ(problem_in(held + shown + R"("defender": 2})"), "fine");
    EXPECT_EQ(problem_in(held + shown + R"("defender": 1})"),
              R"(disagrees at attack.shown[1]: ["command_seer"] | [])");
    EXPECT_EQ(problem_with(R"("attack": {"assigned": [0, 1]})"),
              R"(disagrees at attack: {"assigned":[0,1]} | null)");
}

TEST(ShardsRefusePending, AnAssignmentThatCannotBe) {
    const auto assign = [](const std::string& fields) {
        return problem_in(R"("players": [{}, {}, {}], "pending": [{"ask": "assign"}], )" + fields);
    };
    const std::string turn = R"("turn": {"phase": "attack", "power": 5}, "attack": )";
    EXPECT_EQ(assign(turn + R"({"defender": 1})"), "fine");
    EXPECT_EQ(assign(turn + R"({"defender": 2})"), "disagrees at attack.defender: 2 | null");
    EXPECT_EQ(assign(turn + R"({"defender": 0})"), "disagrees at attack.defender: 0 | null");
    EXPECT_EQ(assign(turn + R"({"defender": 1, "assigned": [0, 0, 1]})"),
              "disagrees at attack.assigned[2]: 1 | 0");
    EXPECT_EQ(assign(turn + R"({"defender": 1, "prevented": [0, 1]})"),
              "disagrees at attack.prevented[1]: 1 | 0");
    EXPECT_EQ(assign(R"("turn": {"phase": "attack"}, "attack": {"defender": 1})"),
              "out_of_range at turn.power:  | 1..4000");
}

TEST(ShardsRefusePending, AnAuctionThatCannotBe) {
    const auto auction = [](const std::string& fields) {
        return problem_in(R"("options": {"auction": true}, "players": [{}, {},
            {"character": "tetra", "relics": ["datic_robes"]}], "turn": {"phase": "auction",
            "first_seat": 2, "seat": 0}, "auction": )" +
                          fields);
    };
    EXPECT_EQ(auction("{}"), "fine");
    EXPECT_EQ(auction("null"), "wrong_type at auction: null | object");
    EXPECT_EQ(auction(R"({"opener": 2})"), "disagrees at auction.opener: 2 | null");
    EXPECT_EQ(auction(R"({"in": [0]})"), "disagrees at auction.in: [0] | null");
    EXPECT_EQ(auction(R"({"in": [0, 2]})"), "disagrees at auction.in: [0,2] | null");
    EXPECT_EQ(auction(R"({"in": [1, 0]})"), "disagrees at auction.in[1]: 0 | null");
    EXPECT_EQ(auction(R"({"bid": 3})"), "disagrees at auction.leader:  | null");
    EXPECT_EQ(auction(R"({"bid": 3, "leader": 0})"), "disagrees at auction.leader: 0 | null");
    EXPECT_EQ(auction(R"({"bid": 3, "leader": 1})"), "fine");
    EXPECT_EQ(auction(R"({"bid": 49, "leader": 1})"), "out_of_range at auction.bid: 49 | 0..48");
    EXPECT_EQ(problem_with(R"("auction": {})"), "disagrees at auction: {} | null");
}

TEST(ShardsRefusePending, AFirstSeatBeforeItIsDecided) {
    EXPECT_EQ(problem_in(R"("options": {"auction": true, "players": 2},
                            "turn": {"phase": "auction", "first_seat": 0})"),
              "disagrees at turn.first_seat: 0 | null");
    EXPECT_EQ(problem_in(R"("options": {"auction": true}, "turn": {"phase": "auction", "seat": 1},
                            "players": [{"character": "tetra"}, {}, {}])"),
              "missing_field at turn.first_seat:  | ");
}

TEST(ShardsRefusePending, RelicsThatComeWithACharacter) {
    const std::string auction = R"("options": {"auction": true}, "turn": {"phase": "auction"}, )";
    EXPECT_EQ(problem_in(auction + R"("players": [{"relics": ["datic_robes"]}, {}])"),
              R"(disagrees at players[0].relics: ["datic_robes"] | [])");
    EXPECT_EQ(problem_in(auction + R"("players": [{"hand": ["datic_robes"]}, {}])"),
              R"(too_many_copies at players: 2 | 1)");
}

TEST(ShardsRefusePending, ADraftThatCannotBe) {
    const auto draft = [](const std::string& fields) {
        return problem_in(R"("options": {"players": 2, "relic_draft": true},
                             "turn": {"phase": "draft"}, )" +
                          fields);
    };
    const std::string pool =
        R"("draft": {"pool": ["datic_robes", "praetorian_01", "world_piercer"], "picks": )";
    EXPECT_EQ(draft(pool + R"(1}, "players": [{}, {"relics": ["praetorian_02"]}])"), "fine");
    EXPECT_EQ(draft(pool + R"(1}, "players": [{"relics": ["praetorian_02"]}])"),
              "too_many at players[0].relics: 1 | 0");
    EXPECT_EQ(draft(pool + "0}"), "out_of_range at draft.pool: 3 | 4..4");
    EXPECT_EQ(draft(pool + "3}"), "out_of_range at draft.picks: 3 | 0..2");
    EXPECT_EQ(draft(R"("draft": {"pool": ["axia"]})"),
              R"(card_wrong_place at draft.pool[0]: "axia" | relic)");
    EXPECT_EQ(problem_with(R"("draft": {"picks": 0})"),
              R"(disagrees at draft: {"picks":0} | null)");
}

TEST(ShardsRefusePending, ASetUpOfNemesisThatCannotBe) {
    const auto setup = [](const std::string& ask, const std::string& fields) {
        return problem_in(R"("options": {"mode": "nemesis"}, "pending": [{"ask": ")" + ask +
                          R"("}], )" + fields);
    };
    const std::string both = R"("players": [{"character": "decima"}, {"character": "tetra"}], )";
    const std::string deck = R"("centre": {"deck": ["limiter_drones"]})";
    EXPECT_EQ(setup("extra", both + deck), "fine");
    EXPECT_EQ(setup("extra", both + R"("turn": {})"),
              R"(disagrees at centre.deck:  | "limiter_drones")");
    EXPECT_EQ(setup("extra", deck), R"(disagrees at pending[0].ask: "extra" | "character")");
    EXPECT_EQ(setup("character", both + deck),
              R"(disagrees at pending[0].ask: "character" | "extra")");
    EXPECT_EQ(setup("character", deck), R"(disagrees at centre.deck: ["limiter_drones"] | )"
                                        R"("pall_shades")");
}

}  // namespace
}  // namespace lemniscate::match
