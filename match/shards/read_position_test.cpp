#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/shards/position.h"

namespace lemniscate::match {
namespace {

using shards::Ask;
using shards::Card;
using shards::Character;
using shards::Mode;
using shards::Phase;
using shards::Side;
using shards::State;

State state_of(const std::string& fields) {
    const std::string text = R"({"format": 2, "game": "shards", )" + fields + "}";
    const Result<Json> json = parse_json(text);
    if (!json) ADD_FAILURE() << text;
    const Result<State> state = read_position(shards::Game{}, json ? *json : Json());
    if (state) return *state;
    ADD_FAILURE() << name_of(state.problem().kind) << " at " << state.problem().where << ": "
                  << state.problem().found << " | " << state.problem().expected;
    return {};
}

Card card(const char* id) { return shards::find_card(id); }

std::vector<std::string> moves_of(const State& state) {
    shards::MoveList moves;
    legal(state, moves);
    std::vector<std::string> texts;
    for (shards::Move move : moves) {
        const auto text = write_move(state, move);
        texts.emplace_back(std::string_view(text));
    }
    return texts;
}

TEST(ShardsReadPosition, FillsInEverythingButTheNumberOfPlayers) {
    const State state = state_of(R"("options": {"players": 3})");
    EXPECT_EQ(state.players, 3);
    EXPECT_EQ(state.mode, Mode::free_for_all);
    EXPECT_EQ(state.sets, shards::usual_sets);
    EXPECT_EQ(state.row_size, 6);
    EXPECT_FALSE(state.auction || state.relic_draft || state.mysterious_relics);
    EXPECT_EQ(state.seat, seat_at(0));
    EXPECT_EQ(state.first_seat, seat_at(0));
    EXPECT_EQ(state.round, 1);
    EXPECT_EQ(state.phase, Phase::play);
    EXPECT_EQ(state.ask, Ask::play);
    EXPECT_EQ(state.gems, 0);
    EXPECT_EQ(state.power, 0);
    EXPECT_EQ(state.centre_size, 0);
    EXPECT_EQ(state.defender, Seat::none);
    for (std::uint32_t i = 0; i < 3; ++i) {
        EXPECT_EQ(state.side[i].health, 50);
        EXPECT_EQ(state.side[i].mastery, 0);
        EXPECT_EQ(state.side[i].character, Character::none);
        EXPECT_EQ(state.side[i].size(), 0U);
    }
    EXPECT_EQ(state.side[3], Side{});
}

TEST(ShardsReadPosition, CountsThePlayersThatAreListed) {
    EXPECT_EQ(state_of(R"("players": [{}, {}, {}, {}])").players, 4);
    EXPECT_EQ(state_of(R"("options": {"mode": "bloodbath"}, "players": [{}, {}, {}])").players, 3);
}

TEST(ShardsReadPosition, SeatsNemesisBesideOnePlayer) {
    const State state = state_of(R"("options": {"mode": "nemesis"})");
    EXPECT_EQ(state.players, 2);
    EXPECT_EQ(state.side[1].health, 50);
    EXPECT_EQ(state_of(R"("options": {"mode": "nemesis", "players": 1}, "players": [{}, {}])"),
              state);
}

TEST(ShardsReadPosition, KeepsTheOrderOfLists) {
    const State state = state_of(R"("centre": {"row": [null, "axia"], "deck": ["zara_ra", "omnius"],
        "banished": ["crystal", "blaster"], "known_bottom": 1},
        "players": [{"hand": ["crystal", "korvus_legionnaire", "crystal"], "seen": ["crystal"],
          "deck": ["blaster", "shard_reactor"], "discard": ["spore_cleric", "the_lost"],
          "champions": [{"card": "evokatus", "exhausted": true},
                        {"card": "li_hin", "played_now": true}],
          "played": [{"card": "nil_assassin", "fast": true}, {"card": "order_initiate"}],
          "relics": ["datic_robes", "praetorian_02"]}, {}])");
    EXPECT_EQ(state.row[0], Card::none);
    EXPECT_EQ(state.row[1], card("axia"));
    EXPECT_EQ(centre_card(state, 0), card("zara_ra"));
    EXPECT_EQ(centre_card(state, 1), card("omnius"));
    EXPECT_EQ(banished_card(state, 1), card("blaster"));
    EXPECT_EQ(state.known_bottom, 1);
    const Side& side = state.side[0];
    EXPECT_EQ(side.hand(1).card(), card("korvus_legionnaire"));
    EXPECT_TRUE(side.hand(0).marked());
    EXPECT_FALSE(side.hand(2).marked());
    EXPECT_EQ(side.deck(0), card("blaster"));
    EXPECT_EQ(side.deck(1), card("shard_reactor"));
    EXPECT_EQ(side.discard(1), card("the_lost"));
    EXPECT_EQ(side.champion(0), card("evokatus"));
    EXPECT_TRUE(side.is_exhausted(0));
    EXPECT_FALSE(side.is_played_now(0));
    EXPECT_FALSE(side.is_exhausted(1));
    EXPECT_TRUE(side.is_played_now(1));
    EXPECT_EQ(side.played(0).card(), card("nil_assassin"));
    EXPECT_TRUE(side.played(0).marked());
    EXPECT_FALSE(side.played(1).marked());
    EXPECT_EQ(side.relics[1], card("praetorian_02"));
}

TEST(ShardsReadPosition, MasteryOfTenHasEarnedARelic) {
    const State state = state_of(
        R"("players": [{"mastery": 9}, {"mastery": 10, "relic_earned": false},
                       {"relic_earned": true}])");
    EXPECT_FALSE(state.side[0].relic_earned);
    EXPECT_TRUE(state.side[1].relic_earned);
    EXPECT_TRUE(state.side[2].relic_earned);
}

TEST(ShardsReadPosition, KnowsInfinitePower) {
    const State state = state_of(R"("players": [{}, {}], "turn": {"power": "infinite"})");
    EXPECT_TRUE(state.infinite);
    EXPECT_EQ(state.power, 0);
}

TEST(ShardsReadPosition, BeginsWithTheFirstSeatUnlessAnotherIsNamed) {
    const State first = state_of(R"("players": [{}, {}, {}], "turn": {"first_seat": 2})");
    EXPECT_EQ(first.seat, seat_at(2));
    const State other = state_of(R"("players": [{}, {}, {}], "turn": {"seat": 1})");
    EXPECT_EQ(other.seat, seat_at(1));
    EXPECT_EQ(other.first_seat, seat_at(0));
}

TEST(ShardsReadPosition, PlaysNothing) {
    const State state = state_of(R"("centre": {"row": [null, "axia"], "deck": ["zara_ra"]},
                                    "players": [{"deck": ["crystal"]}, {}])");
    EXPECT_EQ(state.row[0], Card::none);
    EXPECT_EQ(state.centre_size, 1);
    EXPECT_EQ(state.side[0].hand_size, 0);
}

TEST(ShardsReadPosition, FillsInAFrameThatAsks) {
    const State state = state_of(R"("players": [{"hand": ["crystal"], "mastery": 10}, {}],
        "pending": [{"ask": "banish", "card": "zara_ra", "line": 2}])");
    EXPECT_EQ(state.ask, Ask::banish);
    EXPECT_EQ(state.frames, 1);
    EXPECT_EQ(state.pending[0].source, card("zara_ra"));
    EXPECT_EQ(state.pending[0].test, shards::Frame::Test::met);
    EXPECT_EQ(state.pending[0].left, 2);
    EXPECT_EQ(moves_of(state), (std::vector<std::string>{"banish none", "banish hand:crystal"}));
}

TEST(ShardsReadPosition, KnowsACopyThatWaitsForTheCopied) {
    const State state = state_of(R"("players": [{"hand": ["crystal"], "mastery": 20,
          "played": [{"card": "shadow_apostle"}, {"card": "ojas_genesis_druid"}]}, {}],
        "pending": [{"card": "ojas_genesis_druid", "line": 1, "copied": "shadow_apostle"},
                    {"ask": "banish", "card": "shadow_apostle", "source": "ojas_genesis_druid",
                     "line": 1}])");
    EXPECT_EQ(state.frames, 2);
    EXPECT_EQ(state.ask, Ask::banish);
}

TEST(ShardsReadPosition, KnowsAnAllyThatDecurionCopiesAfterwards) {
    const State state = state_of(R"("turn": {"lasting": [{"card": "general_decurion", "count": 1}]},
        "players": [{"hand": ["crystal"], "played": [{"card": "limiter_drones"}],
                     "champions": [{"card": "general_decurion", "exhausted": true}]}, {}],
        "pending": [{"card": "limiter_drones", "source": "general_decurion"},
                    {"ask": "banish", "card": "limiter_drones"}])");
    EXPECT_EQ(state.frames, 2);
    EXPECT_EQ(state.pending[0].source, card("general_decurion"));
}

TEST(ShardsReadPosition, KnowsWhatIsAskedInTheAttackPhase) {
    const State shield = state_of(R"("players": [{}, {"hand": ["command_seer"]}],
        "turn": {"phase": "attack"}, "pending": [{"ask": "shield"}],
        "attack": {"assigned": [0, 7], "defender": 1})");
    EXPECT_EQ(to_act(shield), seat_at(1));
    EXPECT_EQ(moves_of(shield), (std::vector<std::string>{"shield none", "shield command_seer"}));
    const State assign = state_of(R"("players": [{}, {}, {}],
        "turn": {"phase": "attack", "power": 1}, "pending": [{"ask": "assign"}],
        "attack": {"defender": 1})");
    EXPECT_EQ(moves_of(assign), (std::vector<std::string>{"assign 1:0", "assign 1:1"}));
}

TEST(ShardsReadPosition, KnowsASecondWaveOfATeam) {
    const State state = state_of(R"("options": {"mode": "teams", "players": 4},
        "players": [{}, {"health": 0}, {"hand": ["crystal"]}, {}], "turn": {"phase": "attack"},
        "pending": [{"ask": "shield"}],
        "attack": {"assigned": [0, 60, 10, 0], "overflow": 10, "defender": 2})");
    EXPECT_EQ(state.overflow, 10);
    Dice dice(0);
    State after = state;
    play(after, shards::Move::of(shards::MoveKind::shield), dice, Silence{});
    EXPECT_EQ(after.side[2].health, 40);
}

TEST(ShardsReadPosition, KnowsTheShieldsThatWereShownAgainstTheFirstWave) {
    const State state = state_of(R"("options": {"mode": "teams", "players": 4},
        "players": [{}, {"health": 0}, {"hand": ["command_seer", "thorn_zealot", "thorn_zealot"]},
                    {"health": 0}], "turn": {"phase": "attack"}, "pending": [{"ask": "shield"}],
        "attack": {"assigned": [0, 60, 10, 0], "overflow": 10, "defender": 2,
                   "shown": [[], [], ["thorn_zealot"]]})");
    EXPECT_EQ(moves_of(state),
              (std::vector<std::string>{"shield none", "shield thorn_zealot", "shield command_seer",
                                        "shield command_seer thorn_zealot"}));
}

TEST(ShardsReadPosition, KnowsWhatNemesisAsks) {
    const State order = state_of(R"("options": {"mode": "nemesis"}, "turn": {"phase": "nemesis"},
        "centre": {"row": ["nil_assassin", "umbral_scourge", "omnius"]},
        "players": [{}, {"revealed": "the_lost", "played": [{"card": "the_lost"}]}],
        "pending": [{"ask": "nemesis"}])");
    EXPECT_EQ(order.seat, seat_at(1));
    EXPECT_EQ(to_act(order), seat_at(0));
    EXPECT_EQ(moves_of(order),
              (std::vector<std::string>{"nemesis nil_assassin", "nemesis umbral_scourge"}));
    const State attack = state_of(R"("options": {"mode": "nemesis"},
        "turn": {"phase": "nemesis", "power": 9}, "pending": [{"ask": "attack"}],
        "players": [{"champions": [{"card": "additri_gaiamancer"}, {"card": "optio_crusher"},
                                   {"card": "evokatus"}]}, {}])");
    EXPECT_EQ(moves_of(attack),
              (std::vector<std::string>{"attack 0:additri_gaiamancer", "attack 0:optio_crusher"}));
}

TEST(ShardsReadPosition, FillsInAnAuction) {
    const State state = state_of(R"("options": {"players": 3, "auction": true},
        "turn": {"phase": "auction", "seat": 1})");
    EXPECT_EQ(state.ask, Ask::bid);
    EXPECT_EQ(state.first_seat, Seat::none);
    EXPECT_EQ(state.opener, seat_at(1));
    EXPECT_EQ(state.leader, Seat::none);
    EXPECT_EQ(state.bidders, 7);
    const State won = state_of(R"("options": {"players": 3, "auction": true},
        "turn": {"phase": "auction", "seat": 2, "first_seat": 2}, "pending": [{"ask": "character"}],
        "auction": {"opener": 0, "bid": 5, "leader": 2, "in": [2]})");
    EXPECT_EQ(won.ask, Ask::character);
}

TEST(ShardsReadPosition, KnowsWhoBeganADraft) {
    const State state = state_of(R"("options": {"players": 3, "relic_draft": true},
        "turn": {"phase": "draft", "seat": 1},
        "draft": {"pool": ["datic_robes", "praetorian_01", "praetorian_02", "world_piercer"],
                  "picks": 2}, "players": [{"relics": ["entropic_talons"]}, {}, {}])");
    EXPECT_EQ(state.opener, seat_at(2));
    EXPECT_EQ(state.ask, Ask::draft);
}

TEST(ShardsReadPosition, AcceptsDerivedFieldsThatAgree) {
    state_of(R"("players": [{}, {}], "turn": {"seat": 1}, "to_act": 1, "decision": "play",
                "result": null, "attack": null, "auction": null, "draft": null, "pending": [])");
    state_of(R"("players": [{}, {"health": 0}], "turn": {"phase": "over"}, "to_act": null,
                "decision": null, "result": {"reason": "last_standing", "winners": [0]})");
}

TEST(ShardsReadPosition, AcceptsEveryWayInWhichAGameEnds) {
    const auto reason = [](const std::string& fields) {
        return std::string(outcome(state_of(fields)).reason);
    };
    const std::string over = R"("turn": {"phase": "over"}, )";
    const std::string solo = R"("options": {"mode": "nemesis"}, )";
    EXPECT_EQ(reason(over + R"("players": [{"health": 0}, {}])"), "last_standing");
    EXPECT_EQ(reason(over + R"("options": {"mode": "teams", "players": 4},
                                "players": [{}, {"health": 0}, {"health": 0}, {"health": 0}])"),
              "last_team");
    EXPECT_EQ(reason(R"("turn": {"phase": "over", "round": 200}, "players": [{}, {}])"),
              "round_limit");
    EXPECT_EQ(reason(over + solo + R"("players": [{}, {"health": 0}])"), "nemesis_defeated");
    EXPECT_EQ(reason(over + solo + R"("players": [{"health": 0}, {}])"), "player_defeated");
    EXPECT_EQ(reason(over + solo + R"("players": [{}, {"mastery": 30}])"), "nemesis_mastery");
    EXPECT_EQ(reason(over + solo + R"("players": [{}, {}])"), "centre_deck_empty");
}

TEST(ShardsReadPosition, BelievesAResultThatCanBe) {
    const State state = state_of(R"("options": {"mode": "nemesis"}, "turn": {"phase": "over"},
        "players": [{}, {"mastery": 30}], "result": {"reason": "centre_deck_empty"})");
    EXPECT_EQ(state.ending, shards::Ending::centre_deck_empty);
}

TEST(ShardsReadPosition, AcceptsAllTheCardsInOneHand) {
    Json position = Json::parse(R"({"format": 2, "game": "shards", "players": [{}, {}]})");
    Json hand = Json::array();
    for (std::uint32_t i = 1; i <= shards::card_types; ++i) {
        const shards::CardFacts& facts = shards::facts(shards::card_at(i));
        if (facts.kind == shards::Kind::relic) continue;
        for (std::uint32_t k = 0; k < facts.copies; ++k) hand.push_back(facts.id);
    }
    hand.push_back("datic_robes");
    ASSERT_EQ(hand.size(), 123U);
    position["players"][0]["hand"] = hand;
    const Result<State> state = read_position(shards::Game{}, position);
    ASSERT_TRUE(state) << state.problem().where;
    EXPECT_EQ(Json(write_position(*state))["players"][0]["hand"], hand);
    Dice dice(0);
    State after = *state;
    play(after, shards::Move::of(shards::MoveKind::end), dice, Silence{});
    EXPECT_EQ(after.side[0].size(), 123U);
}

/// Format 1 had a field for each of the five cards whose effects last.
TEST(ShardsReadPosition, FormatOneIsStillRead) {
    const std::string rest = R"("game": "shards", "options": {"players": 2}, "turn": )";
    const auto read = [&](const std::string& format, const std::string& turn) {
        return read_position(shards::Game{}, *parse_json("{" + format + rest + turn + "}"));
    };
    const auto old = read(R"("format": 1, )", R"({"numeri": 2, "talons": 1, "heart": 3,
                                                  "decurion": true, "unshielded": true})");
    const auto now = read(R"("format": 2, )", R"({"lasting": [
        {"card": "entropic_talons", "count": 1}, {"card": "general_decurion", "count": 1},
        {"card": "heart_of_nothing", "count": 3}, {"card": "numeri_drones", "count": 2},
        {"card": "ru_bo_vai", "count": 1}]})");
    ASSERT_TRUE(old && now);
    EXPECT_EQ(*old, *now);
    EXPECT_EQ(Json(write_position(*old))["format"], 2);
    EXPECT_FALSE(read(R"("format": 1, )", R"({"lasting": []})"));
    EXPECT_FALSE(read(R"("format": 2, )", R"({"numeri": 1})"));
    EXPECT_FALSE(read(R"("format": 1, )", R"({"numeri": 256})"));
    EXPECT_FALSE(read(R"("format": 3, )", "{}"));
}

TEST(ShardsReadPosition, FormatOneHasNothingLastingFromCardsThatAreNotInTheGame) {
    const auto read = [](const std::string& turn) {
        return read_position(shards::Game{}, *parse_json(R"({"format": 1, "game": "shards",
            "options": {"players": 2, "sets": ["base"]}, "turn": )" +
                                                         turn + "}"));
    };
    EXPECT_TRUE(read(R"({"unshielded": false, "numeri": 2})"));
    const auto refused = read(R"({"unshielded": true})");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.problem().kind, ProblemKind::card_wrong_place);
    EXPECT_EQ(refused.problem().where, "turn.unshielded");
    EXPECT_EQ(refused.problem().found, "ru_bo_vai");
}

}  // namespace
}  // namespace lemniscate::match
