#include "match/shards/tell.h"

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "match/shards/messages.h"
#include "match/shards/sample_games.h"
#include "match/shards/test_positions.h"

namespace lemniscate::match {
namespace {

using shards::Event;
using shards::EventKind;
using shards::Move;
using shards::State;
using shards::Zone;
using shards_format::card_name;
using shards_format::say_card;

const shards::Card crystal = shards::find_card("crystal");
const shards::Card omnius = shards::find_card("omnius");

/// Plays moves of the notation and keeps the steps.
class Played {
  public:
    explicit Played(const State& position) : session_({.position = position}) {}

    Played& play(std::string_view text) {
        const shards::ReadMove read = read_move(session_.state(), text);
        EXPECT_EQ(read.refusal, shards::Refusal::none) << text;
        session_.play(read.move);
        return *this;
    }
    std::vector<LogLine> log(Viewer viewer) const { return tell(session_.steps(), viewer); }
    const State& state() const { return session_.state(); }

  private:
    Session<shards::Game> session_;
};

/// The phrases of a line by their keys, without `shards.event.`.
std::string phrases(const LogLine& line) {
    std::string keys;
    for (const LogPart& part : line.parts) {
        keys +=
            (keys.empty() ? "" : " ") + part.says.key.substr(std::string("shards.event.").size());
    }
    return keys;
}

/// How much each of them matters: `dDRY` for a detail, a deed, a result and what is yours.
std::string weights(const LogLine& line) {
    std::string all;
    for (const LogPart& part : line.parts) all += "dDRY"[static_cast<std::size_t>(part.weight)];
    return all;
}

/// The phrase with this key.
Message phrase(const LogLine& line, std::string_view key) {
    for (const LogPart& part : line.parts) {
        if (part.says.key == "shards.event." + std::string(key)) return part.says;
    }
    ADD_FAILURE() << "nothing was said of " << key;
    return {};
}

/// Three players; the first is in its turn and has enough power for everybody.
State three_in_the_middle(const std::string& second_hand) {
    return shards_position(R"("options": {"players": 3, "sets": ["base"]},
        "turn": {"seat": 0, "round": 7, "gems": 3, "power": 9},
        "players": [
          {"character": "tetra", "health": 41, "mastery": 9, "hand": ["crystal"],
           "deck": ["blaster"]},
          {"character": "volos", "health": 20, "mastery": 12, "hand": )" +
                           second_hand +
                           R"(, "deck": ["crystal"], "champions": [{"card": "drakonarius"}]},
          {"character": "decima", "health": 3, "mastery": 2, "hand": [], "deck": ["crystal"]}])");
}

TEST(ShardsLog, HasALineForATurn) {
    const std::vector<LogLine> log = Played(middle_of_a_turn())
                                         .play("play crystal")
                                         .play("play crystal")
                                         .play("play evokatus")
                                         .play("recruit kiln_drone")
                                         .play("focus")
                                         .play("attack 1:systema_ai")
                                         .play("end")
                                         .play("play crystal")
                                         .log(first);
    ASSERT_EQ(log.size(), 2U);
    EXPECT_EQ(log[0].seat, seat_at(0));
    EXPECT_EQ(log[0].step, 0U);
    EXPECT_EQ(log[0].round, 7U);
    EXPECT_EQ(log[0].who, (Argument{"who", seat_at(0)}));
    EXPECT_EQ(phrases(log[0]), "played recruited focused destroyed relic_earned mastery drew");
    const Message line = log[0].says();
    EXPECT_EQ(line.key, "play.turn");
    EXPECT_EQ(line.arguments.at(0), log[0].who);
    const auto& what = std::get<Messages>(line.arguments.at(1).value);
    EXPECT_EQ(what.between, semicolon);
    EXPECT_EQ(what.items[0], (Message{"shards.event.played",
                                      {{"cards", Messages{{say_card(crystal, 2),
                                                           say_card(shards::find_card("evokatus"))},
                                                          comma}}}}));
    EXPECT_EQ(what.items[3], (Message{"shards.event.destroyed",
                                      {you(false),
                                       {"who", seat_at(1)},
                                       {"card", card_name(shards::find_card("systema_ai"))},
                                       {"amount", 4}}}));
    EXPECT_EQ(log[1].seat, seat_at(1));
    EXPECT_EQ(log[1].step, 7U);
    EXPECT_EQ(phrases(log[1]), "played");
}

TEST(ShardsLog, SpeaksToTheViewer) {
    Played played(middle_of_a_turn());
    played.play("end").play("shield none");
    const auto damaged = [&](Viewer viewer) {
        return phrase(played.log(viewer).at(0), "damaged").arguments.at(0);
    };
    EXPECT_EQ(damaged(second), you(true));
    EXPECT_EQ(damaged(first), you(false));
    EXPECT_EQ(damaged(spectator), you(false));
}

TEST(ShardsLog, TellsGainsBeforeWhatHappensToOthers) {
    const std::vector<LogLine> log = Played(three_in_the_middle("[]"))
                                         .play("focus")
                                         .play("attack 1:drakonarius")
                                         .play("end")
                                         .play("assign 1:4")
                                         .log(spectator);
    ASSERT_EQ(log.size(), 1U);
    EXPECT_EQ(phrases(log[0]), "focused destroyed mastery damaged damaged eliminated");
}

TEST(ShardsLog, TellsTheShieldsOfASeatTogetherBesideWhatCameThrough) {
    const std::vector<LogLine> log =
        Played(three_in_the_middle(R"(["command_seer", "thorn_zealot"])"))
            .play("end")
            .play("assign 1:9")
            .play("shield command_seer thorn_zealot")
            .log(spectator);
    ASSERT_EQ(log.size(), 1U);
    EXPECT_EQ(phrases(log[0]), "shielded damaged");
    EXPECT_EQ(phrase(log[0], "shielded"),
              (Message{"shards.event.shielded",
                       {you(false),
                        {"who", seat_at(1)},
                        {"cards", Messages{{say_card(shards::find_card("command_seer")),
                                            say_card(shards::find_card("thorn_zealot"))},
                                           comma}},
                        {"amount", 8}}}));
    EXPECT_EQ(phrase(log[0], "damaged").arguments.at(2), (Argument{"amount", 1}));
}

TEST(ShardsLog, SaysThatNothingCameThrough) {
    Played played(three_in_the_middle(R"(["command_seer", "command_seer"])"));
    played.play("end").play("assign 1:9");
    EXPECT_TRUE(played.log(spectator).empty()) << "the attack goes on";
    const std::vector<LogLine> log = played.play("shield command_seer command_seer").log(spectator);
    EXPECT_EQ(phrases(log.at(0)), "shielded damaged");
    EXPECT_EQ(phrase(log.at(0), "damaged").arguments.at(2), (Argument{"amount", 0}));
    EXPECT_EQ(weights(log.at(0)), "RD") << "to others it is the shields that matter";
    EXPECT_EQ(weights(played.log(first).at(0)), "RR");
    EXPECT_EQ(weights(played.log(second).at(0)), "YY");
}

TEST(ShardsLog, SaysWhatMattersToItsViewer) {
    Played played(three_in_the_middle(R"(["thorn_zealot"])"));
    played.play("play crystal")
        .play("focus")
        .play("attack 1:drakonarius")
        .play("end")
        .play("assign 1:4")
        .play("shield thorn_zealot");
    const LogLine line = played.log(first).at(0);
    EXPECT_EQ(phrases(line),
              "played focused destroyed mastery shielded damaged damaged eliminated");
    EXPECT_EQ(weights(line), "ddRDRRRR");
    EXPECT_EQ(weights(played.log(second).at(0)), "ddYDYYRR");
    EXPECT_EQ(weights(played.log(spectator).at(0)), "ddRDRRRR");
    EXPECT_EQ(line.parts.front().step, 0U);
    EXPECT_EQ(line.parts.back().step, 5U);
}

TEST(ShardsLog, TellsWhoPlaysWhatACardGaveBeyondWhatItAlwaysGives) {
    State state = middle_of_a_turn();
    own(state).add_hand(shards::find_card("shard_reactor"), true);
    own(state).add_hand(shards::find_card("kiln_drone"), true);
    Played played(state);
    played.play("play crystal").play("play shard_reactor").play("play kiln_drone");
    const LogLine line = played.log(first).at(0);
    EXPECT_EQ(phrases(line), "played gained_with gained_with");
    EXPECT_EQ(weights(line), "dRR");
    EXPECT_EQ(
        line.parts.at(1).says,
        (Message{"shards.event.gained_with",
                 {{"gains", Messages{{{"shards.text.gems", {{"icon", ""}, {"amount", 3}}}}, comma}},
                  {"card", card_name(shards::find_card("shard_reactor"))}}}));
    EXPECT_EQ(line.parts.at(1).step, 1U);
    EXPECT_EQ(line.parts.at(2).step, 2U);
    EXPECT_EQ(phrases(played.log(second).at(0)), "played") << "others need not know";
}

TEST(ShardsLog, DoesNotCountAGainTwice) {
    // Each of them is told with its card, not in the sum: 5 mastery by dominion, 1 by focus.
    State state = shards_position(R"("options": {"players": 2, "sets": ["base"]},
        "turn": {"seat": 0, "round": 7, "gems": 3},
        "players": [
          {"character": "tetra", "health": 41, "mastery": 2,
           "hand": ["omnius", "kiln_drone", "thorn_zealot", "wraethe_skirmisher"],
           "deck": ["blaster", "crystal", "crystal"]},
          {"character": "volos", "health": 20, "hand": [], "deck": ["crystal"]}])");
    Played played(state);
    played.play("focus")
        .play("play omnius")
        .play("reveal kiln_drone thorn_zealot wraethe_skirmisher");
    const LogLine line = played.log(first).at(0);
    EXPECT_EQ(phrases(line), "focused played revealed gained_with mastery drew");
    EXPECT_EQ(phrase(line, "mastery").arguments.at(0), (Argument{"amount", 1}));
    EXPECT_EQ(phrase(played.log(second).at(0), "mastery").arguments.at(0), (Argument{"amount", 6}));
}

TEST(ShardsLog, SaysWhenARelicIsEarnedWhereThereAreAny) {
    EXPECT_EQ(phrases(Played(middle_of_a_turn()).play("focus").log(first).at(0)),
              "focused relic_earned mastery");
    EXPECT_EQ(phrases(Played(three_in_the_middle("[]")).play("focus").log(first).at(0)),
              "focused mastery");
}

TEST(ShardsLog, TellsTheSetUpDecisionByDecision) {
    Dice dice(1);
    Played played(shards::deal({.players = 2, .auction = true}, dice));
    const Seat bidder = to_act(played.state());
    played.play("bid 3");
    const std::vector<LogLine> log = played.play("drop").log(spectator);
    ASSERT_EQ(log.size(), 3U);
    EXPECT_EQ(phrases(log[0]), "bid");
    EXPECT_EQ(log[0].seat, bidder);
    EXPECT_EQ(phrases(log[1]), "dropped");
    EXPECT_EQ(phrases(log[2]), "auction_won");
    EXPECT_EQ(log[2].seat, bidder);
    EXPECT_EQ(log[2].step, 1U);
}

TEST(ShardsLog, DoesNotDependOnWhatIsHidden) {
    const auto all = [](const State& state, Viewer viewer) {
        std::string text;
        for (const LogLine& line :
             Played(state).play("play evokatus").play("play infinity_shard").log(viewer)) {
            text += write_object(line.says()).text();
        }
        return text;
    };
    const State state = middle_of_a_turn();
    State other = state;
    std::swap(other.side[0].cards[0], other.side[0].cards[2]);
    ASSERT_NE(state.side[0].deck(0), other.side[0].deck(0));
    EXPECT_EQ(all(state, second), all(other, second));
}

TEST(ShardsLog, CallsNemesisByItsName) {
    Dice dice(1);
    const State state = shards::deal({.players = 1, .mode = shards::Mode::nemesis}, dice);
    EXPECT_EQ(shards_format::who(state, seat_at(1)), (Argument{"who", Message{"shards.nemesis"}}));
    EXPECT_EQ(shards_format::who(state, seat_at(0)), (Argument{"who", seat_at(0)}));
}

TEST(ShardsEvents, AreSaidOneByOne) {
    const State table = middle_of_a_turn();
    const auto said = [&](const Event& event, Viewer viewer) {
        return say_event(table, event, viewer);
    };
    EXPECT_EQ(said({.kind = EventKind::card_recruited,
                    .seat = seat_at(0),
                    .card = omnius,
                    .from = Zone::row,
                    .to = Zone::discard},
                   first),
              (Message{"shards.event.recruited", {{"cards", say_card(omnius)}}}));
    EXPECT_EQ(said({.kind = EventKind::card_recruited,
                    .seat = seat_at(0),
                    .card = omnius,
                    .from = Zone::row,
                    .to = Zone::champions},
                   first),
              (Message{"shards.event.deployed", {{"card", card_name(omnius)}}}));
    EXPECT_EQ(said({.kind = EventKind::damaged, .seat = seat_at(1), .amount = 3}, second),
              (Message{"shards.event.damaged", {you(true), {"who", seat_at(1)}, {"amount", 3}}}));
    EXPECT_EQ(
        said({.kind = EventKind::shield_shown, .seat = seat_at(1), .card = omnius, .amount = 3},
             first),
        (Message{"shards.event.shielded",
                 {you(false), {"who", seat_at(1)}, {"cards", say_card(omnius)}, {"amount", 3}}}));
    EXPECT_EQ(said({.kind = EventKind::gained,
                    .seat = seat_at(0),
                    .resource = shards::Resource::mastery,
                    .amount = 2},
                   first),
              (Message{"shards.event.mastery", {{"amount", 2}}}));
    EXPECT_EQ(
        said({.kind = EventKind::character_chosen,
              .seat = seat_at(0),
              .character = shards::Character::volos},
             first),
        (Message{"shards.event.character", {{"character", Message{"shards.character.volos"}}}}));
    for (const Event& silent :
         {Event{.kind = EventKind::turn_began, .seat = seat_at(0)},
          Event{.kind = EventKind::row_filled, .seat = seat_at(0), .card = omnius},
          Event{.kind = EventKind::gained, .seat = seat_at(0), .amount = 2}}) {
        EXPECT_FALSE(said(silent, first));
    }
}

TEST(ShardsPrompts, SayWhatIsAsked) {
    State state = middle_of_a_turn();
    EXPECT_EQ(prompt_of(state), (Message{"play.prompt"}));
    Dice dice(1);
    play(state, read_move(state, "play thorn_zealot").move, dice, Silence{});
    EXPECT_EQ(prompt_of(state),
              (Message{"shards.prompt.destroy",
                       {{"card", card_name(shards::find_card("thorn_zealot"))}}}));
    state = middle_of_a_turn();
    play(state, Move::of(shards::MoveKind::end), dice, Silence{});
    EXPECT_EQ(prompt_of(state), (Message{"shards.prompt.shield", {{"amount", 4}}}));
    state = shards::deal({.players = 3}, dice);
    state.power = 5;
    play(state, Move::of(shards::MoveKind::end), dice, Silence{});
    EXPECT_EQ(prompt_of(state),
              (Message{"shards.prompt.assign", {{"power", 5}, {"who", state.defender}}}));
}

TEST(ShardsStandings, HaveTheHealthyFirstThenTheMasters) {
    State state = middle_of_a_turn();
    std::vector<Standing> standings = standings_of(state);
    ASSERT_EQ(standings.size(), 2U);
    EXPECT_EQ(standings[0].seat, seat_at(0));
    EXPECT_EQ(standings[0].says, (Message{"shards.result.line",
                                          {{"character", Message{"shards.character.tetra"}},
                                           {"health", 41},
                                           {"mastery", 9},
                                           {"champions", 2}}}));
    state.side[1].health = 41;
    EXPECT_EQ(standings_of(state)[0].seat, seat_at(1)) << "more mastery";
    EXPECT_EQ(players_of(state), 2U);
    EXPECT_EQ(turn_of(state), 7U);
}

TEST(ShardsStandings, DoNotCountNemesisAsAPlayer) {
    Dice dice(1);
    const State state = shards::deal({.players = 1, .mode = shards::Mode::nemesis}, dice);
    EXPECT_EQ(players_of(state), 1U);
    EXPECT_EQ(standings_of(state).size(), 2U);
    EXPECT_EQ(turn_of(state), 1U) << "the set-up is part of the first";
}

TEST(ShardsRefusals, KeepCards) {
    const Argument card{"word", card_name(omnius)};
    Dice dice(1);
    const State state = shards::deal({.players = 2}, dice);
    for (const char* word : {"omnius", "1:omnius", "hand:omnius", "omnius@3"}) {
        EXPECT_EQ(say_refusal(state, {.refusal = shards::Refusal::not_in_row, .word = word}),
                  (Message{"shards.refusal.not_in_row", {card}}));
    }
    EXPECT_EQ(say_refusal(state, {.refusal = shards::Refusal::unknown_card, .word = "1:thor"}),
              (Message{"shards.refusal.unknown_card", {{"word", "1:thor"}}}));
}

TEST(ShardsRefusals, SayWhatItWouldTakeAndWhatThereIs) {
    Dice dice(1);
    State state = shards::deal({.players = 2, .first_seat = seat_at(0)}, dice);
    state.row[0] = omnius;
    state.gems = 1;
    state.power = 2;
    state.side[1].add_champion(shards::find_card("zetta_encryptor"), false);
    const auto refusal_of = [&state](std::string_view move) {
        return say_refusal(state, read_move(state, move));
    };
    EXPECT_EQ(refusal_of("recruit omnius"),
              (Message{"shards.refusal.too_expensive",
                       {{"word", card_name(omnius)}, {"cost", facts(omnius).cost}, {"gems", 1}}}));
    EXPECT_EQ(refusal_of("attack 1:zetta_encryptor"),
              (Message{"shards.refusal.too_little_power",
                       {{"word", card_name(shards::find_card("zetta_encryptor"))},
                        {"defense", 5},
                        {"power", 2}}}));
}

}  // namespace
}  // namespace lemniscate::match
