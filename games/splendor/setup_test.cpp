// Setting up the table: docs/rules, section 2.
#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

TestTable dealt(std::uint32_t players, std::uint64_t seed = 1) {
    Dice dice(seed);
    return TestTable(deal({.players = players}, dice));
}

TEST(Setup, FourOfEachLevelLieFaceUpAndTheRestIsInTheDecks) {
    const std::size_t deck_sizes[levels] = {36, 26, 16};
    for (std::uint32_t players = min_players; players <= max_players; ++players) {
        const TestTable table = dealt(players);
        for (std::uint32_t level = 1; level <= levels; ++level) {
            for (const std::string& id : table.row(level)) {
                EXPECT_EQ(level_of(find_card(id)) + 1, level) << id;
            }
            EXPECT_EQ(table.deck(level).size(), deck_sizes[level - 1]);
        }
    }
}

TEST(Setup, NoTokenLiesBesideTheSevenKinds) {
    Dice dice(1);
    const Lanes supply = deal({.players = 4}, dice).supply;
    EXPECT_EQ(supply.word >> (8 * token_kinds), 0U);
}

TEST(Setup, EveryCharacterIsThereExactlyOnce) {
    const TestTable table = dealt(3);
    std::multiset<std::string> seen;
    for (std::uint32_t level = 1; level <= levels; ++level) {
        for (const std::string& id : table.row(level)) seen.insert(id);
        for (const std::string& id : table.deck(level)) seen.insert(id);
    }
    EXPECT_EQ(seen.size(), cards);
    for (const CharacterFacts& facts : character_facts) {
        EXPECT_EQ(seen.count(std::string(facts.id)), 1U) << facts.id;
    }
}

TEST(Setup, LocationsComeFromDifferentTiles) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const TestTable table = dealt(4, seed);
        std::set<std::uint32_t> tiles;
        for (Location location : table.state().locations) tiles.insert(tile_of(location));
        EXPECT_EQ(tiles.size(), 4U) << "seed " << seed;
    }
}

TEST(Setup, EveryLocationAppearsInAboutAQuarterOfTheGamesOfTwo) {
    std::uint32_t count[locations] = {};
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        const TestTable table = dealt(2, seed);
        for (Location location : table.state().locations) ++count[number(location)];
    }
    for (std::uint32_t i = 0; i < locations; ++i) {
        EXPECT_NEAR(count[i], 1000, 140) << location_facts[i].id;  // five standard deviations
    }
}

TEST(Setup, EveryCharacterLiesFaceUpAboutAsOftenAsTheOthersOfItsLevel) {
    std::uint32_t count[cards] = {};
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        const TestTable table = dealt(2, seed);
        for (Card card : table.state().table) ++count[number(card)];
    }
    for (std::uint32_t i = 0; i < cards; ++i) {
        const double expected = 4000.0 * row_size / level_size(level_of(card_at(i)));
        EXPECT_NEAR(count[i], expected, 5 * std::sqrt(expected)) << character_facts[i].id;
    }
}

TEST(Setup, AnySeatMayBeDrawnToBegin) {
    for (std::uint32_t players = min_players; players <= max_players; ++players) {
        std::set<Seat> first;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const State state = dealt(players, seed).state();
            EXPECT_EQ(state.first_seat, state.seat);
            first.insert(state.first_seat);
        }
        EXPECT_EQ(first.size(), players);
    }
}

TEST(Setup, TheFirstSeatMayBeSet) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Dice dice(seed);
        const State state = deal({.players = 4, .first_seat = seat_at(2)}, dice);
        EXPECT_EQ(state.first_seat, seat_at(2));
        EXPECT_EQ(to_act(state), seat_at(2));
    }
}

TEST(Setup, NobodyHoldsAnythingYet) {
    const TestTable table = dealt(4);
    for (std::uint32_t seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(table.tokens(seat), "");
        EXPECT_EQ(table.characters(seat), Names{});
        EXPECT_EQ(table.reserved(seat), Names{});
        EXPECT_EQ(table.points(seat), 0U);
    }
    EXPECT_EQ(table.tile(), nobody);
    EXPECT_EQ(table.state().turns, 0U);
    EXPECT_EQ(table.decision(), "action");
}

TEST(Setup, TheSameSeedDealsTheSameTableAndAnotherSeedAnother) {
    EXPECT_EQ(dealt(3, 7).state(), dealt(3, 7).state());
    EXPECT_NE(dealt(3, 7).state(), dealt(3, 8).state());
}

}  // namespace
}  // namespace lemniscate::splendor
