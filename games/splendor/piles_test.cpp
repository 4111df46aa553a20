// Decks and recruited cards, which share ninety bytes.
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

using Recruited = std::vector<std::pair<Card, Seat>>;

Recruited recruited(const Piles& piles) {
    Recruited all;
    piles.each_recruited([&](Card card, Seat owner) { all.emplace_back(card, owner); });
    return all;
}

Piles full_decks() {
    Piles piles{};
    for (std::uint32_t level = 0; level < levels; ++level) {
        piles.set_deck_size(level, level_size(level));
        for (std::uint32_t i = 0; i < level_size(level); ++i) {
            piles.set_deck_card(level, i, card_at(level_start[level] + i));
        }
    }
    return piles;
}

TEST(PilesOfCards, AreDrawnFromTheTop) {
    Piles piles = full_decks();
    EXPECT_EQ(piles.draw(1), card_at(level_start[1]));
    EXPECT_EQ(piles.draw(1), card_at(level_start[1] + 1));
    EXPECT_EQ(piles.deck_size(1), 28U);
    EXPECT_EQ(piles.deck_card(1, 0), card_at(level_start[1] + 2));
    EXPECT_EQ(piles.deck_size(0), 40U);
    EXPECT_EQ(piles.deck_size(2), 20U);
}

TEST(PilesOfCards, GiveNothingWhenEmpty) {
    Piles piles = full_decks();
    for (std::uint32_t i = 0; i < 20; ++i) EXPECT_NE(piles.draw(2), Card::none);
    EXPECT_EQ(piles.draw(2), Card::none);
    EXPECT_EQ(piles.deck_size(2), 0U);
}

TEST(PilesOfCards, KeepTheOrderOfEverySeatsCharactersAcrossLevels) {
    TestTable table = TestTable(4);
    table.characters(2, {"hulk", "rocket"}).characters(0, {"wasp"});
    table.characters(2, {"nebula"}).characters(3, {"loki"}).characters(2, {"thor", "rhino"});
    EXPECT_EQ(table.characters(2), (Names{"hulk", "rocket", "nebula", "thor", "rhino"}));
    EXPECT_EQ(table.characters(0), Names{"wasp"});
    EXPECT_EQ(table.characters(1), Names{});
    EXPECT_EQ(table.characters(3), Names{"loki"});
}

TEST(PilesOfCards, HoldAllNinetyCardsRecruitedInAnyOrderByAnybody) {
    Piles piles = full_decks();
    Recruited expected;
    Dice dice(1);
    while (expected.size() < cards) {
        const std::uint32_t level = dice.below(levels);
        const Card card = piles.draw(level);
        if (card == Card::none) continue;
        const Seat owner = seat_at(dice.below(max_players));
        piles.recruit(card, owner);
        expected.emplace_back(card, owner);
        ASSERT_EQ(recruited(piles), expected);
        for (std::uint32_t each = 0; each < levels; ++each) {
            for (std::uint32_t i = 0; i < piles.deck_size(each); ++i) {
                const std::uint32_t drawn = level_size(each) - piles.deck_size(each);
                ASSERT_EQ(piles.deck_card(each, i), card_at(level_start[each] + drawn + i));
            }
        }
    }
    EXPECT_EQ(piles.recruited(), cards);
}

TEST(PilesOfCards, AreEqualHoweverTheyCameAbout) {
    Piles played = full_decks();
    for (std::uint32_t i = 0; i < 18; ++i) played.draw(2);
    played.recruit(card_at(level_start[2]), seat_at(1));
    Piles built = full_decks();
    Piles laid_out{};
    laid_out.recruit(card_at(level_start[2]), seat_at(1));
    for (std::uint32_t level = 0; level < levels; ++level) {
        const std::uint32_t size = played.deck_size(level);
        laid_out.set_deck_size(level, size);
        for (std::uint32_t i = 0; i < size; ++i) {
            laid_out.set_deck_card(level, i, built.deck_card(level, level_size(level) - size + i));
        }
    }
    EXPECT_EQ(played, laid_out);
}

TEST(PilesOfCards, AreEqualWhicheverSeatCameFirst) {
    const TestTable one =
        TestTable(3).characters(2, {"hulk"}).characters(0, {"wasp"}).characters(2, {"rhino"});
    const TestTable other = TestTable(3).characters(0, {"wasp"}).characters(2, {"hulk", "rhino"});
    EXPECT_EQ(one.state(), other.state());
    EXPECT_EQ(fingerprint(one.state()), fingerprint(other.state()));
}

TEST(PilesOfCards, DifferWhenASeatsOwnOrderOrOwnerDiffers) {
    for (std::uint32_t seat = 0; seat < 4; ++seat) {
        const TestTable table = TestTable(4).characters(seat, {"hulk", "rhino"});
        const std::uint32_t neighbour = (seat + 1) % 4;
        for (const TestTable& other :
             {TestTable(4).characters(seat, {"rhino", "hulk"}),
              TestTable(4).characters(seat, {"hulk"}),
              TestTable(4).characters(seat, {"hulk"}).characters(neighbour, {"rhino"})}) {
            EXPECT_NE(table.state(), other.state());
            EXPECT_FALSE(table.state().piles == other.state().piles);
            EXPECT_NE(fingerprint(table.state()), fingerprint(other.state()));
        }
    }
}

}  // namespace
}  // namespace lemniscate::splendor
