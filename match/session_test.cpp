#include "match/session.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "games/shards/shards.h"
#include "games/splendor/splendor.h"
#include "match/test_seal.h"

namespace lemniscate::match {
namespace {

using Splendor = splendor::Game;
constexpr Seat seat_0 = seat_at(0);
constexpr Seat seat_1 = seat_at(1);

/// A dealt table where seat 0 begins.
splendor::State table() {
    Dice dice(7);
    return deal(splendor::Options{.players = 2, .first_seat = seat_0}, dice);
}

/// The table, and everything that seat 0 needs to recruit any card of level 1.
splendor::State rich_table() {
    splendor::State state = table();
    for (std::uint32_t colour = 0; colour < splendor::colours; ++colour) {
        state.supply -= Lanes::one(colour, 2);
        state.tokens[0] += Lanes::one(colour, 2);
    }
    state.supply -= Lanes::one(lane(splendor::Token::grey), 5);
    state.tokens[0] += Lanes::one(lane(splendor::Token::grey), 5);
    return state;
}

Session<Splendor> session_at(const splendor::State& state) {
    return Session<Splendor>({.position = state});
}

void play(Session<Splendor>& session, std::string_view text) {
    const splendor::ReadMove read = read_move(session.state(), text);
    ASSERT_EQ(id_of(read.refusal), "none") << text;
    session.play(read.move);
}

std::string_view card_in_slot(const splendor::State& state, std::uint32_t slot) {
    return id_of(state.table[slot]);
}

TEST(SessionTest, DealsTheSameGameFromTheSameSeed) {
    const Session<Splendor> session({.options = {.players = 3}, .seed = 11});
    EXPECT_EQ(session.state(), Session<Splendor>({.options = {.players = 3}, .seed = 11}).state());
    EXPECT_NE(session.state(), Session<Splendor>({.options = {.players = 3}, .seed = 12}).state());
    EXPECT_EQ(seats(session.state()), 3U);
}

TEST(SessionTest, BeginsAtAPositionInsteadOfADeal) {
    const Session<Splendor> session({.options = {.players = 3}, .seed = 5, .position = table()});
    EXPECT_EQ(session.state(), table());
    EXPECT_EQ(session.dice(), game_dice(5));
}

TEST(SessionTest, DiceOfTheGameAndOfTheBotsDiffer) {
    EXPECT_NE(game_dice(5), bot_dice(5, seat_0));
    EXPECT_NE(bot_dice(5, seat_0), bot_dice(5, seat_1));
}

TEST(SessionTest, RemembersEveryStepWithItsEvents) {
    Session<Splendor> session = session_at(table());
    play(session, "take yellow purple blue");
    const splendor::State between = session.state();
    play(session, "reserve deck:2");

    ASSERT_EQ(session.steps().size(), 2U);
    const Step<Splendor> take = session.steps()[0];
    EXPECT_EQ(take.before, table());
    EXPECT_EQ(take.seat, seat_0);
    EXPECT_EQ(write_move(take.before, take.move).view(), "take yellow purple blue");
    ASSERT_EQ(take.events.size(), 2U);
    EXPECT_EQ(take.events[0].kind, splendor::EventKind::tokens_taken);
    EXPECT_FALSE(take.is_final);

    const Step<Splendor> reserve = session.steps()[1];
    EXPECT_EQ(reserve.before, between);
    EXPECT_EQ(reserve.seat, seat_1);
    ASSERT_EQ(reserve.events.size(), 3U);
    EXPECT_EQ(reserve.events[0].kind, splendor::EventKind::card_drawn);
    EXPECT_TRUE(reserve.is_final);
}

TEST(SessionTest, ShowsThePositionAfterAnyNumberOfSteps) {
    Session<Splendor> session = session_at(table());
    EXPECT_EQ(session.state_after(0), table());
    play(session, "take yellow purple blue");
    const splendor::State between = session.state();
    play(session, "take yellow purple blue");
    EXPECT_EQ(session.state_after(0), table());
    EXPECT_EQ(session.state_after(1), between);
    EXPECT_EQ(session.state_after(2), session.state());
    EXPECT_EQ(session.state_after(99), session.state());
}

TEST(UndoTest, NothingWasDoneYet) {
    Session<Splendor> session = session_at(table());
    EXPECT_EQ(session.undoable(seat_0), 0U);
    EXPECT_FALSE(session.undo(seat_0));
    play(session, "take yellow purple blue");
    EXPECT_EQ(session.undoable(seat_1), 0U);
    EXPECT_FALSE(session.undo(seat_1));
    EXPECT_EQ(session.steps().size(), 1U);
}

TEST(UndoTest, TakenTokensGoBack) {
    Session<Splendor> session = session_at(table());
    play(session, "take yellow purple blue");
    EXPECT_EQ(session.undoable(seat_0), 1U);
    EXPECT_TRUE(session.undo(seat_0));
    EXPECT_EQ(session.state(), table());
    EXPECT_TRUE(session.steps().empty());
}

TEST(UndoTest, TakesBackTheRepliesToTheLastDecision) {
    Session<Splendor> session = session_at(table());
    play(session, "take yellow purple blue");
    play(session, "take yellow purple blue");
    const splendor::State before = session.state();
    play(session, "take red orange yellow");
    play(session, "take red orange yellow");
    EXPECT_EQ(session.undoable(seat_0), 2U);
    EXPECT_EQ(session.undoable(seat_1), 1U);
    EXPECT_TRUE(session.undo(seat_0));
    EXPECT_EQ(session.state(), before);
    EXPECT_EQ(session.steps().size(), 2U);
}

TEST(UndoTest, ACardThatRefilledTheTableStaysSeen) {
    for (const std::string_view verb : {"recruit ", "reserve "}) {
        Session<Splendor> session = session_at(rich_table());
        play(session, std::string(verb).append(card_in_slot(session.state(), 0)));
        EXPECT_EQ(session.undoable(seat_0), 0U) << verb;
        EXPECT_FALSE(session.undo(seat_0)) << verb;
        EXPECT_EQ(session.steps().size(), 1U) << verb;
    }
}

TEST(UndoTest, RecruitingShowsNothingWhenTheDeckIsEmpty) {
    splendor::State state = rich_table();
    while (state.piles.draw(0) != splendor::Card::none) continue;
    Session<Splendor> session = session_at(state);
    play(session, std::string("recruit ").append(card_in_slot(state, 0)));
    EXPECT_EQ(session.undoable(seat_0), 1U);
    EXPECT_TRUE(session.undo(seat_0));
    EXPECT_EQ(session.state(), state);
}

TEST(UndoTest, ACardFromTheDeckStaysDrawn) {
    Session<Splendor> session = session_at(table());
    play(session, "reserve deck:1");
    EXPECT_EQ(session.undoable(seat_0), 0U);
    EXPECT_FALSE(session.undo(seat_0));
}

TEST(UndoTest, RecruitingFromTheReserveShowsOnlyWhatWasHidden) {
    for (const bool hidden : {false, true}) {
        splendor::State state = rich_table();
        state.reserve[0].push(state.piles.draw(0), hidden);
        Session<Splendor> session = session_at(state);
        play(session, std::string("recruit ").append(id_of(state.reserve[0].cards[0])));
        EXPECT_EQ(session.undoable(seat_0), hidden ? 0U : 1U);
        EXPECT_EQ(session.undo(seat_0), !hidden);
        EXPECT_EQ(session.state() == state, !hidden);
    }
}

TEST(UndoTest, AReplyThatShowedACardStandsInTheWay) {
    Session<Splendor> session = session_at(table());
    play(session, "take yellow purple blue");
    play(session, "reserve deck:3");
    EXPECT_EQ(session.undoable(seat_0), 0U);
    play(session, "take yellow purple blue");
    EXPECT_EQ(session.undoable(seat_0), 1U);
}

// Splendor throws no dice after the deal, so a game that does shows what becomes of them: whoever
// acts adds a throw to the total. It has just enough verbs to be a game.
namespace dicing {

struct Options {};
struct State {
    std::uint32_t total;
    std::uint32_t throws;
    friend bool operator==(const State&, const State&) = default;
};
struct Move {
    std::uint32_t code;
    friend auto operator<=>(Move, Move) = default;
};
struct MoveList {};
struct View {
    friend bool operator==(const View&, const View&) = default;
};
struct Event {};
enum class Refusal { none };
struct ReadMove {
    Move move;
    Refusal refusal;
    std::string_view word;
};

State deal(const Options&, Chance auto& dice) { return {dice.below(6), 0}; }
std::uint32_t seats(const State&) { return 2; }
Seat to_act(const State& state) { return seat_at(state.throws % 2); }
[[maybe_unused]] void legal(const State&, MoveList&) {}
template <class Sink>
void play(State& state, Move, Chance auto& dice, Sink&) {
    state = {state.total + dice.below(1000), state.throws + 1};
}
[[maybe_unused]] Refusal refuse(const State&, Move) { return Refusal::none; }
[[maybe_unused]] std::string_view id_of(Refusal) { return "none"; }
[[maybe_unused]] Outcome outcome(const State&) { return {}; }
[[maybe_unused]] std::uint64_t fingerprint(const State& state) { return state.throws; }
[[maybe_unused]] View observe(const State&, Viewer) { return {}; }
[[maybe_unused]] Event observe(const Event& event, Viewer) { return event; }
bool reveals(const Event&) { return false; }
[[maybe_unused]] State imagine(const View&, Dice&) { return {}; }
[[maybe_unused]] std::string_view write_move(const State&, Move) { return "throw"; }
[[maybe_unused]] ReadMove read_move(const State&, std::string_view) { return {}; }
[[maybe_unused]] std::string_view decision(const State&) { return "throw"; }

struct Game {
    static constexpr std::string_view id = "dicing";
    static constexpr std::uint32_t rules = 1;
    static constexpr std::uint32_t min_players = 2;
    static constexpr std::uint32_t max_players = 2;
    static constexpr Setup<dicing::Options> setups[] = {{"two", {}}};
    using Options = dicing::Options;
    using State = dicing::State;
    using Move = dicing::Move;
    using MoveList = dicing::MoveList;
    using View = dicing::View;
    using Event = dicing::Event;
    using Refusal = dicing::Refusal;
};

}  // namespace dicing

TEST(UndoTest, WhatTheDiceDecidedIsNotTakenBack) {
    Session<dicing::Game> session({.seed = 3});
    session.play({});
    const dicing::State rolled = session.state();
    EXPECT_EQ(session.undoable(seat_0), 0U);
    EXPECT_FALSE(session.undo(seat_0));
    EXPECT_EQ(session.state(), rolled);
}

/// Plays a random game and remembers every position the simple way.
template <Game G>
void expect_every_position_is_kept(const typename G::Options& options, std::uint64_t seed,
                                   SharedSeal seal = {}) {
    Session<G> session({.options = options, .seed = seed, .seal = std::move(seal)});
    std::vector<typename G::State> positions = {session.state()};
    Dice choices(seed, 1);
    typename G::MoveList moves;
    while (to_act(session.state()) != Seat::none) {
        legal(session.state(), moves);
        session.play(moves[choices.below(static_cast<std::uint32_t>(moves.size()))]);
        positions.push_back(session.state());
    }
    for (std::size_t i = 0; i < positions.size(); ++i) {
        ASSERT_EQ(session.state_after(i), positions[i]) << "after " << i;
    }
    const std::vector<Step<G>> steps = session.steps();
    ASSERT_EQ(steps.size() + 1, positions.size());
    for (std::size_t i = 0; i < steps.size(); ++i) ASSERT_EQ(steps[i].before, positions[i]);
    EXPECT_LT(session.bytes(), 20'000U) << positions.size() << " positions";
}

TEST(SessionTest, KeepsEveryPositionOfAWholeGameInLittleMemory) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        expect_every_position_is_kept<splendor::Game>({.players = 4}, seed);
        expect_every_position_is_kept<shards::Game>({.players = 2}, seed);
    }
}

TEST(SealedSessionTest, KeepsEveryPositionOfAWholeGameInLittleMemory) {
    for (std::uint64_t number = 0; number < 5; ++number) {
        expect_every_position_is_kept<splendor::Game>(
            {.players = 4}, 0, test_seal("splendor", {{"players", "4"}}, number).seal());
        expect_every_position_is_kept<shards::Game>(
            {.players = 2}, 0, test_seal("shards", {{"players", "2"}}, number).seal());
    }
}

TEST(SealedSessionTest, DealsFromTheSealAndNotFromTheSeed) {
    const auto dealt = [](std::uint64_t seed, std::uint64_t number) {
        return Session<Splendor>({.seed = seed, .seal = test_seal("splendor", {}, number).seal()})
            .state();
    };
    EXPECT_EQ(dealt(1, 1), dealt(2, 1));
    EXPECT_NE(dealt(1, 1), dealt(1, 2));
}

TEST(SealedSessionTest, EveryStepThrowsItsOwnWords) {
    const SharedSeal seal = test_seal("splendor", {}, 1).seal();
    Session<dicing::Game> session({.seal = seal});
    StepDice deal_dice(*seal, 0);
    std::uint32_t total = deal_dice.below(6);
    EXPECT_EQ(session.state().total, total);
    for (std::uint64_t step = 1; step <= 100; ++step) {
        session.play({});
        StepDice dice(*seal, step);
        total += dice.below(1000);
        ASSERT_EQ(session.state().total, total) << step;
    }
    EXPECT_EQ(session.undoable(seat_1), 0U) << "what was thrown stands";
    EXPECT_EQ(session.steps(77, 78).front().before, session.state_after(77));
}

TEST(SealedSessionTest, GoingOnFromAPositionKeepsTheNumbersOfTheSteps) {
    const SharedSeal seal = test_seal("splendor", {}, 1).seal();
    Session<dicing::Game> session({.seal = seal});
    for (int i = 0; i < 40; ++i) session.play({});
    const dicing::State before = session.state();
    session.go_on_from({1'000'000, before.throws});
    session.play({});
    StepDice dice(*seal, 41);
    EXPECT_EQ(session.state().total, 1'000'000 + dice.below(1000));
    EXPECT_EQ(session.state_after(39).throws, 39U);
    EXPECT_EQ(session.steps(40, 41).front().before.total, 1'000'000U);
}

/// What was taken back leaves no trace: the n-th move that stands throws the words of step n.
TEST(SealedSessionTest, AMoveThatIsTakenBackCostsNoThrow) {
    const SharedSeal seal = test_seal("shards", {{"players", "2"}}, 5).seal();
    Session<shards::Game> straight({.options = {.players = 2}, .seal = seal});
    Session<shards::Game> wavering = straight;
    Dice choices(3);
    shards::MoveList moves;
    int taken_back = 0;
    while (straight.size() < 300 && to_act(straight.state()) != Seat::none) {
        legal(straight.state(), moves);
        const shards::Move move = moves[choices.below(static_cast<std::uint32_t>(moves.size()))];
        const Seat seat = to_act(straight.state());
        straight.play(move);
        wavering.play(move);
        if (wavering.undoable(seat) == 1) {
            ASSERT_TRUE(wavering.undo(seat));
            wavering.play(move);
            ++taken_back;
        }
        ASSERT_EQ(wavering.state(), straight.state()) << straight.size();
    }
    EXPECT_GT(taken_back, 50);
    EXPECT_EQ(wavering.size(), straight.size());
}

}  // namespace
}  // namespace lemniscate::match
