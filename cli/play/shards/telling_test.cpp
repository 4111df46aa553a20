#include "cli/play/shards/telling.h"

#include <gtest/gtest.h>

#include "cli/play/shards/test_table.h"

namespace lemniscate::cli::playing {
namespace {

using namespace shards;
using Session = match::Session<shards::Game>;
using Lines = std::vector<std::string>;

const std::vector<std::string> names = {"person", "greedy"};

Session played(const State& start, const std::vector<std::string>& moves) {
    Session session({.position = start});
    for (const std::string& move : moves) session.play(read_move(session.state(), move).move);
    return session;
}

Lines told(const Session& session, std::uint32_t viewer) {
    return tell(session.steps(), Viewer{seat_at(viewer)}, names, Ink(Style{}), english());
}

Lines news_to(const Session& session, std::uint32_t viewer) {
    return news(session.steps(), Viewer{seat_at(viewer)}, names, Ink(Style{}), english());
}

TEST(ShardsTelling, TellsATurnInALine) {
    const Session session =
        played(middle_of_a_turn(), {"play crystal", "play crystal", "recruit kiln_drone",
                                    "attack 1:drakonarius", "focus", "end"});
    EXPECT_EQ(told(session, 0),
              (Lines{"You: played Crystal ×2; recruited Kiln Drone; destroyed Drakonarius of "
                     "greedy 1; focused; +1 mastery"}));
    EXPECT_EQ(told(session, 1),
              (Lines{"player 0: played Crystal ×2; recruited Kiln Drone; destroyed your "
                     "Drakonarius; focused; +1 mastery"}));
}

TEST(ShardsTelling, TellsTheAttackOfATurn) {
    const Session session = played(middle_of_a_turn(), {"end", "shield command_seer"});
    EXPECT_EQ(told(session, 0), Lines{"You: greedy 1 prevented 4 with Command Seer"});
    const Session hit = played(middle_of_a_turn(), {"end", "shield none"});
    EXPECT_EQ(told(hit, 1), Lines{"player 0: you lost 4 health"});
}

TEST(ShardsTelling, HidesWhatWasDrawn) {
    const Session session = played(middle_of_a_turn(), {"play evokatus"});
    EXPECT_EQ(told(session, 1), Lines{"player 0: played Evokatus; drew 1"});
    EXPECT_EQ(told(session, 0), Lines{"You: played Evokatus; drew 1"});
}

TEST(ShardsNews, AreTheTurnsOfOthersSinceOnesOwn) {
    Session session = played(middle_of_a_turn(), {"play crystal", "end", "shield none"});
    session.play(read_move(session.state(), "end").move);
    EXPECT_EQ(news_to(session, 0), Lines{}) << "an empty turn is not worth a line";
    session = played(middle_of_a_turn(), {"play crystal", "end", "shield none", "play crystal"});
    session.play(read_move(session.state(), "end").move);
    ASSERT_EQ(to_act(session.state()), seat_at(0));
    EXPECT_EQ(news_to(session, 0), Lines{"greedy 1: played Crystal"});
    const Move first = [&] {
        MoveList moves;
        legal(session.state(), moves);
        return moves[0];
    }();
    session.play(first);
    EXPECT_EQ(news_to(session, 0), Lines{"greedy 1: played Crystal"}) << "the whole turn long";
}

TEST(ShardsNews, TellTheTurnOfNemesisThatComesWithOnesOwnLastMove) {
    Session session({.options = {.players = 1,
                                 .mode = Mode::nemesis,
                                 .characters = {Character::tetra, Character::volos}},
                     .seed = 4});
    MoveList moves;
    for (int i = 0; i < 3; ++i) {
        while (session.state().ask != Ask::play || session.state().round == 0) {
            legal(session.state(), moves);
            session.play(moves[0]);
        }
        session.play(Move::of(MoveKind::end));
        if (session.state().ask == Ask::play) break;
    }
    const Lines lines = news_to(session, 0);
    ASSERT_FALSE(lines.empty());
    EXPECT_TRUE(lines.back().starts_with("Nemesis: played ")) << lines.back();
}

}  // namespace
}  // namespace lemniscate::cli::playing
