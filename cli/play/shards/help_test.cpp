#include "cli/play/shards/help.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "cli/play/pages.h"
#include "cli/play/phrases.h"
#include "cli/play/test_texts.h"
#include "cli/play/tests/test_positions.h"

namespace lemniscate::cli::play {
namespace {

/// The help at the beginning of a game, on one line.
std::string help_with(const shards::Options& options) {
    Dice dice(1);
    const TestGame game = game_at(deal(options, dice));
    std::string text;
    for (const std::string& line : help_page(asked_of(game, english()), {.columns = 80})) {
        text += line.substr(std::min(line.find_first_not_of(' '), line.size())) + " ";
    }
    return text;
}

bool tells(const std::string& help, std::string_view part) {
    return help.find(part) != std::string::npos;
}

TEST(ShardsHelp, TellsTheAimOfTheMode) {
    EXPECT_TRUE(tells(help_with({.players = 2}), "the last one wins"));
    const std::string teams = help_with({.players = 4, .mode = shards::Mode::teams});
    EXPECT_TRUE(tells(teams, "Seats 0 and 3 play against 1 and 2."));
    EXPECT_FALSE(tells(teams, "the last one wins"));
    const std::string bloodbath = help_with({.players = 3, .mode = shards::Mode::bloodbath});
    EXPECT_TRUE(tells(bloodbath, "Your power hits both opponents in full"));
    const std::string nemesis = help_with({.players = 1, .mode = shards::Mode::nemesis});
    EXPECT_TRUE(tells(nemesis, "You win when Nemesis has 0 health."));
    EXPECT_FALSE(tells(nemesis, "the last one wins"));
}

TEST(ShardsHelp, TellsOfVariantsWhereTheyArePlayed) {
    const std::string usual = help_with({.players = 3});
    EXPECT_FALSE(tells(usual, "bid 7"));
    EXPECT_FALSE(tells(usual, "drafted"));
    EXPECT_FALSE(tells(usual, "drawn at random"));
    EXPECT_TRUE(tells(usual, "earns a relic"));
    EXPECT_TRUE(tells(help_with({.players = 3, .auction = true}), "bid 7, drop"));
    EXPECT_TRUE(tells(help_with({.players = 3, .relic_draft = true}), "The relics are drafted"));
    EXPECT_TRUE(tells(help_with({.players = 3, .mysterious_relics = true}), "drawn at random"));
    EXPECT_FALSE(tells(help_with({.players = 3, .sets = shards::core_sets}), "relic"));
}

TEST(ShardsHelp, DoesNotOfferTheDiscardPileOfNemesis) {
    EXPECT_TRUE(tells(help_with({.players = 2}), "discard 1"));
    EXPECT_FALSE(tells(help_with({.players = 1, .mode = shards::Mode::nemesis}), "discard 1"));
}

TEST(ShardsHelp, ForgetsTheAuctionOnceItIsOver) {
    Dice dice(1);
    shards::State state = shards::deal({.players = 2, .auction = true}, dice);
    shards::MoveList moves;
    for (int i = 0; i < 20 && state.phase == shards::Phase::auction; ++i) {
        legal(state, moves);
        shards::play(state, moves[moves.size() - 1], dice, Silence{});
    }
    ASSERT_NE(state.phase, shards::Phase::auction);
    const TestGame game = game_at(state);
    const Page page = help_page(asked_of(game, english()), {.columns = 80});
    EXPECT_FALSE(tells(join(page, " "), "bid 7"));
}

}  // namespace
}  // namespace lemniscate::cli::play
