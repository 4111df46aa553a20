#include "cli/play/splendor/telling.h"

#include <gtest/gtest.h>

#include "cli/play/splendor/test_table.h"

namespace lemniscate::cli::playing {
namespace {

using namespace splendor;

using Session = match::Session<splendor::Game>;

const std::vector<std::string> names = {"person", "greedy"};

Session played(const State& start, const std::vector<std::string>& moves) {
    Session session({.position = start});
    for (const std::string& move : moves) session.play(read_move(session.state(), move).move);
    return session;
}

std::vector<std::string> told(const Session& session, std::uint32_t viewer) {
    return tell(session.steps(), Viewer{seat_at(viewer)}, names, Ink(Style{}), english());
}

TEST(Telling, SaysWhoDidWhat) {
    const Session session =
        played(middle_of_a_game(), {"take yellow purple blue", "reserve rocket"});
    EXPECT_EQ(told(session, 0),
              (std::vector<std::string>{"You: took YPB", "greedy 1: reserved Rocket, took G"}));
    EXPECT_EQ(told(session, 1)[0], "player 0: took YPB");
}

TEST(Telling, HidesACardThatWasDrawnUnseen) {
    const Session session = played(middle_of_a_game(), {"reserve deck:2"});
    EXPECT_EQ(told(session, 0)[0], "You: reserved Venom from the deck, took G");
    EXPECT_EQ(told(session, 1)[0], "player 0: reserved the top card of level 2, took G");
}

TEST(Telling, KeepsTheStepsOfATurnTogether) {
    State state = middle_of_a_game();
    state.tokens[0].set(lane(Token::orange), 4);
    const Session session =
        played(state, {"take yellow purple blue", "return orange", "reserve hela"});
    ASSERT_EQ(session.steps().size(), 3U);
    const auto lines = told(session, 0);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0], "You: took YPB, returned O");
}

TEST(Telling, TellsWhatComesWithACharacter) {
    State state = middle_of_a_game();
    for (std::uint32_t colour = 0; colour < colours; ++colour) state.team[0].set(colour, 7);
    state.team[0].set(team_lane::avengers, 2);
    state.tokens[0] = {};
    const Session session = played(state, {"recruit captain_america", "location knowhere"});
    EXPECT_EQ(told(session, 0)[0],
              "You: recruited Captain America, gained the time token, took the Avengers tile from "
              "greedy 1, won over Knowhere");
    EXPECT_NE(told(session, 1)[0].find("took the Avengers tile from you"), std::string::npos);
}

}  // namespace
}  // namespace lemniscate::cli::playing
