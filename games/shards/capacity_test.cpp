// What the fixed sizes rest on: no list of moves, pile or text can outgrow its place.
#include <algorithm>
#include <cstdint>

#include <gtest/gtest.h>

#include "games/shards/shards.h"

namespace lemniscate::shards {
namespace {

std::uint32_t copies(CardSet set) {
    std::uint32_t sum = 0;
    set.each([&sum](Card card) { sum += facts(card).copies; });
    return sum;
}

CardSet starters() {
    return cards_that([](const CardFacts& card) { return card.kind == Kind::starter; });
}

TEST(Capacity, StateStaysWithinAKibibyte) { EXPECT_LE(sizeof(State), 1024U); }

TEST(Capacity, CentreHoldsEveryCardOfTheCentre) {
    EXPECT_EQ(copies(centre_set), centre_cards);
    EXPECT_EQ(copies(centre_set -
                     cards_that([](const CardFacts& card) { return card.set != Set::base; })),
              88U);
}

TEST(Capacity, TheGameHasNoMoreCardsThanBanishedOnesFindRoom) {
    EXPECT_LE(max_players * copies(starters()) + copies(centre_set) + copies(relic_set), all_cards);
}

TEST(Capacity, APlayerMayOwnEveryCardOfTheCentreAndARelic) {
    EXPECT_LT(copies(starters()) + copies(centre_set) + 1, Side::capacity);
}

TEST(Capacity, ChampionsHaveABitEach) { EXPECT_LE(copies(champion_set), 32U); }

/// The most moves that a question of this game can have.
std::uint32_t longest_list() {
    std::uint32_t reveals = 1;
    for (Faction faction : dominion_factions) reveals *= faction_set[faction].size();
    std::uint32_t shields = 1;
    for (std::uint32_t kind = 0; kind < shield_kinds; ++kind) {
        shields *= facts(shield_kind[kind]).copies + 1U;
    }
    const std::uint32_t turn = card_types + 2 * max_row + champion_set.size() * max_players + 4;
    return std::max({reveals + 1, shields, most_points + 1, 2 * card_types + 1, turn});
}

TEST(Capacity, NoQuestionHasMoreAnswersThanAListHolds) {
    EXPECT_LE(longest_list() + CardSet::store_slack, max_moves);
}

TEST(Capacity, TheLongestMoveFitsItsText) {
    std::size_t shields = verbs[static_cast<std::size_t>(MoveKind::shield)].size();
    std::uint32_t all = 0;
    for (std::uint32_t kind = 0; kind < shield_kinds; ++kind) {
        const CardFacts& card = facts(shield_kind[kind]);
        shields += card.copies * (1 + card.id.size());
        all |= std::uint32_t{card.copies} << shield_shift(kind);
    }
    EXPECT_EQ(write_move(State{}, Move::of(MoveKind::shield, all)).size(), shields);
    EXPECT_LE(shields, 320U);
}

/// An effect copies one card, and a copied card copies nothing: two frames and the one at work.
TEST(Capacity, FramesOfRandomGamesStayBelowTheirRoom) {
    std::uint32_t deepest = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Dice dice(seed);
        State state = deal(setups[seed % std::size(setups)].options, dice);
        MoveList moves;
        for (legal(state, moves); !moves.empty(); legal(state, moves)) {
            play(state, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], dice,
                 Silence{});
            deepest = std::max<std::uint32_t>(deepest, state.frames);
        }
    }
    EXPECT_GE(deepest, 1U);
    EXPECT_LT(deepest, most_frames);
}

}  // namespace
}  // namespace lemniscate::shards
