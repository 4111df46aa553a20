#include <gtest/gtest.h>

#include "cli/play/parse_line.h"
#include "cli/play/test_texts.h"
#include "cli/play/tests/test_positions.h"

namespace lemniscate::cli::play {
namespace {

using namespace shards;
ParsedLine parsed(const TestGame& game, std::string_view line) {
    return parse_line(asked_of(game, english()), line);
}

/// The move that a line leads to, in the notation; or what is answered.
std::string read(const State& state, std::string_view line) {
    TestGame game = game_at(state);
    const ParsedLine result = parsed(game, line);
    if (result.kind != ParsedLine::Kind::move) {
        return result.kind == ParsedLine::Kind::refused ? result.refusal : "no move";
    }
    if (game.match->play(game.match->to_act(), result.move)) return "illegal: " + result.move;
    return game.match->move_at(0);
}

std::string read(std::string_view line) { return read(middle_of_a_turn(), line); }

/// Seat 1 is hit and may shield.
State hit() {
    State state = middle_of_a_turn();
    Dice dice(1);
    shards::play(state, Move::of(MoveKind::end), dice, Silence{});
    return state;
}

State banishing() {
    State state = middle_of_a_turn();
    state.side[0].add_hand(find_card("shadow_apostle"), false);
    Dice dice(1);
    shards::play(state, Move::of(MoveKind::play, find_card("shadow_apostle")), dice, Silence{});
    return state;
}

TEST(ShardsWording, ReadsTheNotationOfEveryMove) {
    each_way_to_play([](const State& state) {
        const std::vector<std::string> moves = game_at(state).match->moves();
        for (std::size_t i = 0; i < moves.size() && i < 60; ++i) {
            EXPECT_EQ(read(state, moves[i]), moves[i]);
        }
    });
}

TEST(ShardsWording, ReadsVerbsByTheirBeginningOrACommonWord) {
    EXPECT_EQ(read("p crystal"), "play crystal");
    EXPECT_EQ(read("rec nil"), "recruit nil_assassin");
    EXPECT_EQ(read("buy Nil Assassin"), "recruit nil_assassin");
    EXPECT_EQ(read("fast nil"), "fast-play nil_assassin");
    EXPECT_EQ(read("use numeri"), "exhaust numeri_drones");
    EXPECT_EQ(read("attack drak"), "attack 1:drakonarius");
    EXPECT_EQ(read("foc"), "focus");
    EXPECT_EQ(read("done"), "end");
}

TEST(ShardsWording, TakesACardAloneForTheOneThingThatCanBeDoneWithIt) {
    EXPECT_EQ(read("crystal"), "play crystal");
    EXPECT_EQ(read("shard"), "play infinity_shard") << "by a later word of its name";
    EXPECT_EQ(read("numeri"), "exhaust numeri_drones");
    EXPECT_EQ(read("systema"), "attack 1:systema_ai");
}

TEST(ShardsWording, AsksWhereACardAloneOrALetterCouldMeanSeveralThings) {
    EXPECT_EQ(read("nil"),
              "“nil” could be recruit Nil Assassin, fast-play Nil Assassin; type more "
              "of it.");
    EXPECT_EQ(read("s"), "“s” could be attack Systema A.I.; type more of it.");
}

TEST(ShardsWording, ReadsAnswersToQuestions) {
    EXPECT_EQ(read(hit(), "seer"), "shield command_seer");
    EXPECT_EQ(read(hit(), "no"), "shield none");
    EXPECT_EQ(read(hit(), "shield none"), "shield none");
    EXPECT_EQ(read(banishing(), "reactor"), "banish discard:shard_reactor");
    EXPECT_EQ(read(banishing(), "banish evok"), "banish hand:evokatus");
    EXPECT_EQ(read(banishing(), "none"), "banish none");
}

TEST(ShardsWording, AsksWhenSeveralThingsAreMeant) {
    EXPECT_EQ(read("f"), "“f” could be fast-play, focus; type more of it.");
    EXPECT_EQ(read("recruit"),
              "“recruit” could be recruit Nil Assassin, recruit Kiln Drone; type more of it.");
    State state = banishing();
    state.side[0].add_discard(find_card("evokatus"));
    EXPECT_EQ(
        read(state, "evokatus"),
        "“evokatus” could be banish hand:evokatus, banish discard:evokatus; type more of it.");
}

TEST(ShardsWording, SaysWhyAMoveIsRefused) {
    EXPECT_EQ(read("zetta"), "“Zetta, the Encryptor” costs 5 gems, and you have only 3.");
    State tired = middle_of_a_turn();
    tired.power = 1;
    EXPECT_EQ(read(tired, "attack drak"),
              "“Drakonarius” has 2 defense, and you have only 1 power.");
    EXPECT_EQ(read("play nil"), "“Nil Assassin” is not in your hand; play a card that is.");
    EXPECT_EQ(read("fast kiln"),
              "“Kiln Drone” is no mercenary; only mercenaries can be fast-played. It can be "
              "recruited.");
    EXPECT_EQ(read("use li hin"),
              "“Li Hin, the Shattered” was used this turn already; champions are ready again at "
              "its end.");
    EXPECT_TRUE(read(hit(), "play crystal").starts_with("Something else is asked now: "));
}

TEST(ShardsWording, PlaysAllThatNeedsNoThinking) {
    TestGame game = game_at(middle_of_a_turn());
    const ParsedLine all = parsed(game, "all");
    ASSERT_EQ(all.kind, ParsedLine::Kind::move);
    EXPECT_TRUE(all.and_obvious);
    State nothing_obvious = middle_of_a_turn();
    while (nothing_obvious.side[0].hand_size > 0) {
        nothing_obvious.side[0].remove_hand(nothing_obvious.side[0].hand(0).card());
    }
    while (nothing_obvious.side[0].champion_count > 0) nothing_obvious.side[0].remove_champion(0);
    EXPECT_EQ(read(nothing_obvious, "all"),
              "Nothing is left that needs no thinking; play, use, buy or end yourself.");
}

/// Seat 0 has five power to split between two others.
State splitting() {
    Dice dice(1);
    State state = deal({.players = 3, .first_seat = seat_at(0)}, dice);
    state.power = 5;
    shards::play(state, Move::of(MoveKind::end), dice, Silence{});
    return state;
}

TEST(ShardsWording, TakesANumberForTheAmountWhereOneIsAsked) {
    ASSERT_EQ(splitting().ask, Ask::assign);
    EXPECT_EQ(read(splitting(), "3"), "assign 1:3");
    EXPECT_EQ(read(splitting(), "0"), "assign 1:0");
    EXPECT_EQ(read(splitting(), "none"), "assign 1:0");
    EXPECT_EQ(read(splitting(), "assign 4"), "assign 1:4");
    EXPECT_EQ(read(splitting(), "6").back(), '.') << "more than there is: a sentence";
    Dice dice(1);
    const State auction = deal({.players = 3, .auction = true}, dice);
    EXPECT_EQ(read(auction, "7"), "bid 7");
    EXPECT_EQ(read(auction, "bid 7"), "bid 7");
    EXPECT_EQ(read(auction, "999999999999999999999").back(), '.');
}

TEST(ShardsWording, TellsWhatLiesInADiscardPile) {
    const State state = middle_of_a_turn();
    EXPECT_EQ(read(state, "discard"), "Your discard pile: Shard Reactor");
    EXPECT_EQ(read(state, "discard 0"), read(state, "discard"));
    EXPECT_EQ(read(state, "discard 1").substr(0, 27), "The discard pile of seat 1:");
    EXPECT_EQ(read(state, "discard 7"), "Nobody sits at “7”. Seats are numbered from 0.");
    EXPECT_EQ(read(state, "discard x"), "Nobody sits at “x”. Seats are numbered from 0.");
}

TEST(ShardsWording, PlaysNothingByItselfWhileSomethingIsAsked) {
    EXPECT_EQ(read(banishing(), "all"), "Answer what is asked first.");
}

TEST(ShardsWording, AnswersNonsenseWithASentence) {
    for (const char* line : {"foo", "play", "recruit", "attack", "attack 9:zetta", "assign 1:2",
                             "play foo", "漢", "????", "1 2", "-1", "bid 3", "no"}) {
        const ParsedLine result = parsed(game_at(middle_of_a_turn()), line);
        EXPECT_EQ(result.kind, ParsedLine::Kind::refused) << line;
        EXPECT_TRUE(result.refusal.ends_with('.')) << result.refusal;
    }
}

}  // namespace
}  // namespace lemniscate::cli::play
