// What a viewer knows, and what it may guess.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

constexpr Viewer seat_0{seat_at(0)};
constexpr Viewer seat_1{seat_at(1)};

TestTable with_secrets() {
    return TestTable(3)
        .row(1, {"rocket"})
        .row(3, {"loki"})
        .deck(1, {"wasp", "rhino"})
        .deck(2, {"hela"})
        .deck(3, {"hulk", "thor", "drax"})
        .reserve(0, "nebula", true)
        .reserve(0, "quake")
        .reserve(1, "vision", true)
        .reserve(1, "lizard", true)
        .characters(2, {"ronan"});
}

// Observing.

TEST(Observe, DecksAreUnknownToEverybodyButKeepTheirSize) {
    const TestTable table = with_secrets();
    for (Viewer viewer : {seat_0, seat_1, spectator}) {
        const Table seen = observe(table.state(), viewer).table();
        const std::uint32_t sizes[levels] = {2, 1, 3};
        for (std::uint32_t level = 0; level < levels; ++level) {
            ASSERT_EQ(seen.piles.deck_size(level), sizes[level]);
            for (std::uint32_t i = 0; i < sizes[level]; ++i) {
                EXPECT_EQ(seen.piles.deck_card(level, i), unknown_card(level));
            }
        }
    }
}

TEST(Observe, HiddenReservationsOfOthersAreUnknownButKeepTheirLevel) {
    const Table seen = observe(with_secrets().state(), seat_0).table();
    EXPECT_EQ(seen.reserve[1].cards[0], Card::unknown_3);
    EXPECT_EQ(seen.reserve[1].cards[1], Card::unknown_1);
    EXPECT_TRUE(seen.reserve[1].is_hidden(0));
}

TEST(Observe, OnesOwnHiddenReservationsAreKnown) {
    const Table seen = observe(with_secrets().state(), seat_1).table();
    EXPECT_EQ(seen.reserve[1].cards[0], find_card("vision"));
    EXPECT_EQ(seen.reserve[1].cards[1], find_card("lizard"));
    EXPECT_EQ(seen.reserve[0].cards[0], Card::unknown_2);
}

TEST(Observe, ReservationsFromTheTableAreKnownToAll) {
    EXPECT_EQ(observe(with_secrets().state(), seat_1).table().reserve[0].cards[1],
              find_card("quake"));
    EXPECT_EQ(observe(with_secrets().state(), spectator).table().reserve[0].cards[1],
              find_card("quake"));
}

TEST(Observe, ASpectatorKnowsNoHiddenReservation) {
    const Table seen = observe(with_secrets().state(), spectator).table();
    EXPECT_EQ(seen.reserve[0].cards[0], Card::unknown_2);
    EXPECT_EQ(seen.reserve[1].cards[0], Card::unknown_3);
    EXPECT_EQ(seen.reserve[1].cards[1], Card::unknown_1);
}

TEST(Observe, EverythingElseIsPublic) {
    const State state = with_secrets().state();
    Table seen = observe(state, spectator).table();
    std::copy(std::begin(state.reserve), std::end(state.reserve), std::begin(seen.reserve));
    for (std::uint32_t level = 0; level < levels; ++level) {
        for (std::uint32_t i = 0; i < state.piles.deck_size(level); ++i) {
            seen.piles.set_deck_card(level, i, state.piles.deck_card(level, i));
        }
    }
    EXPECT_EQ(seen, state);
}

TEST(Observe, TablesThatDifferOnlyInSecretsLookTheSame) {
    const TestTable table = with_secrets();
    const TestTable other = TestTable(3)
                                .row(1, {"rocket"})
                                .row(3, {"loki"})
                                .deck(1, {"lizard", "gorgon"})
                                .deck(2, {"venom"})
                                .deck(3, {"vision", "nova", "hulk"})
                                .reserve(0, "nebula", true)
                                .reserve(0, "quake")
                                .reserve(1, "thor", true)
                                .reserve(1, "wasp", true)
                                .characters(2, {"ronan"});
    EXPECT_EQ(observe(table.state(), seat_0), observe(other.state(), seat_0));
    EXPECT_NE(observe(table.state(), seat_1), observe(other.state(), seat_1));
}

// Imagining.

/// A full game some turns in, where every seat has cards reserved from decks.
State midgame() {
    Dice dice(5);
    TestTable table(deal({.players = 3, .first_seat = seat_at(0)}, dice));
    table.play("reserve deck:3").play("reserve deck:3").play("reserve deck:1");
    table.play("take yellow purple blue").play("take red red").play("reserve deck:3");
    return table.state();
}

std::multiset<Card> all_cards(const State& state) {
    std::multiset<Card> all;
    for (Card card : state.table) {
        if (card != Card::none) all.insert(card);
    }
    for (const Reserve& reserve : state.reserve) {
        all.insert(reserve.cards.begin(), reserve.cards.end());
    }
    for (std::uint32_t level = 0; level < levels; ++level) {
        for (std::uint32_t i = 0; i < state.piles.deck_size(level); ++i) {
            all.insert(state.piles.deck_card(level, i));
        }
    }
    state.piles.each_recruited([&](Card card, Seat) { all.insert(card); });
    return all;
}

TEST(Imagine, KeepsEverythingThatTheViewerSees) {
    const State state = midgame();
    Dice dice(1);
    for (Viewer viewer : {seat_0, seat_1, spectator}) {
        const View view = observe(state, viewer);
        for (int i = 0; i < 50; ++i) EXPECT_EQ(observe(imagine(view, dice), viewer), view);
    }
}

TEST(Imagine, DealsTheSameCardsInAnotherOrder) {
    const State state = midgame();
    Dice dice(1);
    const State imagined = imagine(observe(state, seat_0), dice);
    EXPECT_EQ(all_cards(imagined), all_cards(state));
    EXPECT_NE(imagined, state);
}

TEST(Imagine, UsesOnlyCardsThatTheViewerHasNotSeen) {
    const State state = with_secrets().state();
    Dice dice(1);
    for (int i = 0; i < 200; ++i) {
        const State imagined = imagine(observe(state, seat_0), dice);
        const std::multiset<Card> all = all_cards(imagined);
        ASSERT_EQ(std::set<Card>(all.begin(), all.end()).size(), all.size()) << "a card twice";
        ASSERT_EQ(level_of(imagined.reserve[1].cards[0]), 2U);
        ASSERT_EQ(level_of(imagined.reserve[1].cards[1]), 0U);
    }
}

TEST(Imagine, DependsOnNothingThatTheViewerDoesNotSee) {
    const State state = midgame();
    Dice other(77);
    const State same_to_seat_0 = imagine(observe(state, seat_0), other);
    Dice dice(3);
    Dice same_dice(3);
    EXPECT_EQ(imagine(observe(state, seat_0), dice),
              imagine(observe(same_to_seat_0, seat_0), same_dice));
}

constexpr int trials = 20000;

/// Each of `expected` about equally often: within five standard deviations.
void expect_even(const std::map<Card, int>& counts, std::size_t expected) {
    EXPECT_EQ(counts.size(), expected);
    const double mean = double{trials} / static_cast<double>(expected);
    for (const auto& [card, count] : counts)
        EXPECT_NEAR(count, mean, 5 * std::sqrt(mean)) << id_of(card);
}

TEST(Imagine, PutsEveryUnseenCardOnTopEquallyOften) {
    const View view = observe(midgame(), seat_0);
    Dice dice(11);
    std::map<Card, int> on_top;
    std::map<Card, int> at_bottom;
    for (int i = 0; i < trials; ++i) {
        const Piles piles = imagine(view, dice).piles;
        ++on_top[piles.deck_card(2, 0)];
        ++at_bottom[piles.deck_card(2, piles.deck_size(2) - 1)];
    }
    // Of twenty, four lie face up and one is in the viewer's own reserve.
    expect_even(on_top, 15);
    expect_even(at_bottom, 15);
}

TEST(Imagine, GivesAnOpponentEveryUnseenCardEquallyOften) {
    const View view = observe(midgame(), seat_0);
    Dice dice(12);
    std::map<Card, int> reserved;
    for (int i = 0; i < trials; ++i) ++reserved[imagine(view, dice).reserve[1].cards[0]];
    expect_even(reserved, 15);
}

TEST(Imagine, ExchangesAnOpponentsHiddenCardWithTheDeck) {
    const State state = TestTable(2).deck(3, {"hulk"}).reserve(1, "thor", true).state();
    // All other cards of the level lie open, so that only these two are unseen.
    TestTable table(state);
    table.characters(0, {"iron_man", "doctor_octopus", "vision", "green_goblin", "captain_marvel"});
    table.characters(0, {"drax", "luke_cage", "black_widow", "ant_man", "iron_fist", "gamora"});
    table.characters(1, {"doctor_strange", "nova", "loki", "captain_america", "black_bolt"});
    table.characters(1, {"black_panther", "spider_man"});
    Dice dice(1);
    int exchanged = 0;
    for (int i = 0; i < 1000; ++i) {
        const State imagined = imagine(observe(table.state(), seat_0), dice);
        const Card reserved = imagined.reserve[1].cards[0];
        const Card on_top = imagined.piles.deck_card(2, 0);
        ASSERT_NE(reserved, on_top);
        exchanged += reserved == find_card("hulk") && on_top == find_card("thor") ? 1 : 0;
    }
    EXPECT_NEAR(exchanged, 500, 80);
}

TEST(Imagine, DealsTheHiddenCardsOfEverySeat) {
    Dice dice(1);
    const State state = with_secrets().state();
    for (const Viewer viewer : {seat_0, seat_1, spectator}) {
        const State imagined = imagine(observe(state, viewer), dice);
        for (std::uint32_t seat = 0; seat < state.players; ++seat) {
            for (const Card card : imagined.reserve[seat].cards)
                EXPECT_TRUE(is_known(card)) << seat;
        }
    }
}

TEST(Imagine, LeavesOnesOwnHiddenCardAlone) {
    const State state = midgame();
    Dice dice(1);
    for (int i = 0; i < 100; ++i) {
        const State imagined = imagine(observe(state, seat_0), dice);
        EXPECT_EQ(imagined.reserve[0], state.reserve[0]);
    }
}

}  // namespace
}  // namespace lemniscate::splendor
