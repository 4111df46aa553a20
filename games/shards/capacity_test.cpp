// What the fixed sizes rest on: no list of moves, pile or text can outgrow its place.
#include <algorithm>
#include <cstdint>

#include <gtest/gtest.h>

#include "games/shards/shards.h"

namespace lemniscate::shards {
namespace {

TEST(Capacity, StateStaysWithinAKibibyte) { EXPECT_LE(sizeof(State), 1024U); }

/// What the sizes are counted to today; a new set of cards changes them by itself.
TEST(Capacity, EveryCardFindsRoom) {
    EXPECT_EQ(centre_cards, 112U);
    EXPECT_EQ(copies_in(centre_set & cards_of(core_sets)), 88U);
    EXPECT_EQ(starter_cards, 10U);
    EXPECT_GE(all_cards, max_players * starter_cards + centre_cards + copies_in(relic_set));
    EXPECT_GT(Side::capacity, starter_cards + centre_cards + 1);
    EXPECT_GE(relic_cards, relic_set.size());
    EXPECT_EQ(lasting_kinds, lasting_set.size());
}

/// The play phase lists cards of the hand, champions, the row twice, relics, champions of others
/// and four moves more; a banish names cards of hand and discard pile.
TEST(Capacity, NoListOfCardsOutgrowsItsRoom) {
    const std::uint32_t turn = card_types + champion_set.size() + 2 * max_row + relic_places +
                               champion_set.size() * (max_players - 1) + 4;
    EXPECT_LE(std::max(turn, 2 * card_types + 1) + CardSet::store_slack, most_card_moves);
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
    EXPECT_LE(shields, longest_move());
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
