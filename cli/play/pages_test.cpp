#include "cli/play/pages.h"

#include <gtest/gtest.h>

#include "cli/play/test_texts.h"
#include "cli/play/tests/test_positions.h"

namespace lemniscate::cli::play {
namespace {

using Lines = std::vector<std::string>;

const std::vector<std::string> two_names = {"person", "greedy"};

template <class State>
TestGame played(const State& start, const std::vector<std::string>& moves) {
    TestGame game = game_at(start, two_names);
    for (const std::string& move : moves) {
        EXPECT_FALSE(game.match->play(game.match->to_act(), move)) << move;
    }
    return game;
}

Lines log_of(const TestGame& game, std::uint32_t viewer) {
    return log_page(*game.match, game.names(), Viewer{seat_at(viewer)}, {.columns = 200},
                    english());
}

TEST(Log, OfShardsTellsATurnInALine) {
    const TestGame game =
        played(middle_of_a_turn(), {"play crystal", "play crystal", "recruit kiln_drone",
                                    "attack 1:drakonarius", "focus", "end"});
    EXPECT_EQ(log_of(game, 0),
              (Lines{"You: played Crystal ×2; recruited Kiln Drone; destroyed Drakonarius of "
                     "greedy 1; focused; can now recruit a relic; gained 1 mastery"}));
    EXPECT_EQ(log_of(game, 1)[0].substr(0, 10), "player 0: ");
}

TEST(Log, OfSplendorDrawsTokensAsTheyAreTyped) {
    const TestGame game = played(middle_of_a_game(), {"take yellow purple blue", "reserve rocket"});
    EXPECT_EQ(log_of(game, 0), (Lines{"You: took YPB", "greedy 1: reserved Rocket; took G"}));
    const TestGame paid = played(middle_of_a_game(), {"recruit rocket"});
    EXPECT_EQ(log_of(paid, 0), (Lines{"You: recruited Rocket; paid R1"}));
}

TEST(Log, MarksWhomItTellsOf) {
    const TestGame game = played(middle_of_a_game(), {"take yellow purple blue"});
    const Style coloured{.colour = true, .columns = 200};
    EXPECT_TRUE(
        log_page(*game.match, game.names(), Viewer{seat_at(0)}, coloured, english())[0].starts_with(
            "\x1b[1m"));
}

TEST(Log, IsNeverCut) {
    const TestGame game =
        played(middle_of_a_turn(), {"play crystal", "play crystal", "recruit kiln_drone",
                                    "attack 1:drakonarius", "focus", "end"});
    EXPECT_EQ(log_page(*game.match, game.names(), Viewer{seat_at(0)}, {.columns = 60}, english()),
              (Lines{"You: played Crystal ×2; recruited Kiln Drone; destroyed",
                     "  Drakonarius of greedy 1; focused; can now recruit a relic;",
                     "  gained 1 mastery"}));
    const TestGame tokens = played(middle_of_a_game(), {"take yellow purple blue"});
    EXPECT_EQ(
        log_page(*tokens.match, tokens.names(), Viewer{seat_at(0)}, {.columns = 8}, english()),
        (Lines{"You:", "  took", "  YPB"}));
}

TEST(Parts, OfAPageHaveSoManyLines) {
    const Page page = {"a", "b", "c", "d", "e"};
    EXPECT_EQ(parts_of(page, 2), (std::vector<Page>{{"a", "b"}, {"c", "d"}, {"e"}}));
    EXPECT_EQ(parts_of(page, 5), std::vector<Page>{page});
    EXPECT_EQ(parts_of(page, 0), std::vector<Page>{page});
    EXPECT_EQ(parts_of(page, -1), std::vector<Page>{page}) << "as many lines as it takes";
    EXPECT_EQ(parts_of({}, 5), std::vector<Page>{{}}) << "an empty one is shown, too";
}

TEST(Result, NamesNemesisWhereItWins) {
    TestGame game;
    game.match = std::move(*match::open_match("shards", {{"mode", "nemesis"}}, 1));
    game.players = {"person"};
    while (game.match->to_act() != Seat::none) {
        const auto moves = game.match->moves();
        const bool can_end = std::find(moves.begin(), moves.end(), "end") != moves.end();
        game.match->play(game.match->to_act(), can_end ? "end" : moves.front());
    }
    const Page page =
        result_page(*game.match, game.names(), Viewer{seat_at(0)}, {.columns = 100}, english());
    const auto says = [&page](std::string_view text) {
        return std::any_of(page.begin(), page.end(), [text](const std::string& line) {
            return line.find(text) != std::string::npos;
        });
    };
    EXPECT_TRUE(says("Nemesis wins: "));
    EXPECT_TRUE(says("  You "));
}

}  // namespace
}  // namespace lemniscate::cli::play
