#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "match/shards/messages.h"
#include "match/shards/sample_games.h"
#include "match/shards/tell.h"
#include "match/shards/test_table.h"

namespace lemniscate::match {
namespace {

using shards::Event;
using shards::EventKind;
using shards::Move;
using shards::State;
using shards::Zone;
using shards_format::card_name;
using shards_format::say_card;

constexpr Viewer first{seat_at(0)};
constexpr Viewer second{seat_at(1)};

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
    const auto& what = std::get<Messages>(line.says.arguments.at(1).value);
    EXPECT_EQ(what.between, semicolon);
    for (const Message& phrase : what.items) {
        keys += (keys.empty() ? "" : " ") + phrase.key.substr(std::string("shards.event.").size());
    }
    return keys;
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
    EXPECT_EQ(log[0].says.key, "play.turn");
    EXPECT_EQ(log[0].says.arguments.at(0), (Argument{"who", seat_at(0)}));
    EXPECT_EQ(phrases(log[0]), "played recruited focused destroyed mastery drew");
    const auto& what = std::get<Messages>(log[0].says.arguments.at(1).value);
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
        const LogLine line = played.log(viewer).at(0);
        return std::get<Messages>(line.says.arguments.at(1).value).items.at(0).arguments.at(0);
    };
    EXPECT_EQ(damaged(second), you(true));
    EXPECT_EQ(damaged(first), you(false));
    EXPECT_EQ(damaged(spectator), you(false));
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
            text += write_message(line.says).text();
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
