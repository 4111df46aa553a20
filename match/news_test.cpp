#include "match/news.h"

#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/match.h"
#include "match/shards/tell.h"
#include "match/shards/test_positions.h"
#include "match/splendor/position.h"
#include "match/splendor/tell.h"

namespace lemniscate::match {
namespace {

std::unique_ptr<Match> played(std::unique_ptr<Match> match, const std::vector<std::string>& moves) {
    for (const std::string& move : moves) {
        EXPECT_FALSE(match->play(match->to_act(), move)) << move;
    }
    return match;
}

std::unique_ptr<Match> shards_after(const std::vector<std::string>& moves) {
    return played(make_match(Session<shards::Game>({.position = middle_of_a_turn()})), moves);
}

/// A recruit of seat 0 takes the tile from seat 1.
std::unique_ptr<Match> splendor_after(const std::vector<std::string>& moves) {
    const auto position = parse_json(R"({"format": 2, "game": "splendor",
        "table": {"1": ["ms_marvel"]}, "avengers_tile": 1,
        "players": [{"characters": ["wasp", "quake", "hawkeye"],
                     "tokens": {"yellow": 4, "purple": 2, "blue": 2, "red": 1, "orange": 1}}, {}]})");
    return played(make_match(Session<splendor::Game>(
                      {.position = *read_position(splendor::Game{}, *position)})),
                  moves);
}

/// `0: shards.event.damaged`, a line of the log each.
std::vector<std::string> told(const Match& match, Viewer viewer, std::size_t seen = 0) {
    std::vector<std::string> lines;
    for (const LogLine& line : news(match, viewer, seen)) {
        std::string text = std::to_string(index(line.seat)) + ":";
        for (const LogPart& part : line.parts) text += " " + part.says.key;
        lines.push_back(text);
    }
    return lines;
}

using Lines = std::vector<std::string>;

TEST(News, AreWhatOnesOwnAttackLedTo) {
    const auto match = shards_after({"play crystal", "end", "shield none", "play crystal", "end"});
    ASSERT_EQ(match->to_act(), seat_at(0));
    EXPECT_EQ(told(*match, first), (Lines{"0: shards.event.damaged", "1: shards.event.played"}));
    EXPECT_EQ(told(*match, first, 2), (Lines{"0: shards.event.damaged", "1: shards.event.played"}))
        << "the answer of the other came after what was seen";
    EXPECT_EQ(told(*match, first, match->size()), (Lines{"1: shards.event.played"}))
        << "what others did stays news the whole turn long";
}

TEST(News, AreWhatOnesOwnMovesLedToButNotTheMoves) {
    const auto match = shards_after({"play crystal", "attack 1:drakonarius"});
    EXPECT_EQ(told(*match, first), Lines{"0: shards.event.destroyed"});
    EXPECT_EQ(told(*match, first, 1), Lines{"0: shards.event.destroyed"});
    EXPECT_EQ(told(*match, first, 2), Lines{});
    EXPECT_EQ(told(*match, second), (Lines{"0: shards.event.played shards.event.destroyed"}));
}

TEST(News, AreTheTileThatOneTookAndThatOneLost) {
    const auto match = splendor_after({"recruit ms_marvel"});
    EXPECT_EQ(told(*match, first), Lines{"0: splendor.event.tile_taken_from"});
    EXPECT_EQ(told(*match, first, 1), Lines{});
    const std::vector<LogLine> lost = news(*match, second, 0);
    ASSERT_EQ(lost.size(), 1U);
    EXPECT_EQ(lost[0].parts.back().weight, Weight::yours);
}

TEST(News, ToNobodyInParticularAreTheWholeLastRound) {
    const auto match = splendor_after({"recruit ms_marvel"});
    EXPECT_EQ(told(*match, spectator, match->size()),
              Lines{"0: splendor.event.card_recruited splendor.event.tokens_paid "
                    "splendor.event.tile_taken_from"});
}

TEST(News, BeforeAnythingHappenedAreNone) {
    EXPECT_EQ(told(*shards_after({}), first), Lines{});
    EXPECT_EQ(told(*splendor_after({}), spectator), Lines{});
}

}  // namespace
}  // namespace lemniscate::match
