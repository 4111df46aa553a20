// Shards against the kit that every game runs, in every way to play.
#include "engine/kit/kit.h"

#include <array>
#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "games/shards/shards.h"

namespace lemniscate::shards {
namespace {

class Kit : public testing::TestWithParam<Setup<Options>> {
  protected:
    static const Options& options() { return GetParam().options; }
};

using Pieces = std::array<std::uint32_t, card_types + 1>;

/// Relics that came into the game with the characters chosen so far; Nemesis has none. In a draft,
/// or when they are mysterious, relics are dealt at the beginning instead.
CardSet relics_of_characters(const State& state) {
    CardSet relics;
    if (state.relic_draft || state.mysterious_relics) return relics;
    const std::uint32_t people = state.mode == Mode::nemesis ? 1U : state.players;
    for (std::uint32_t seat = 0; seat < people; ++seat) {
        relics_of(state.sets).each([&](Card card) {
            const Character owner = state.side[seat].character;
            relics.add_if(card, owner != Character::none && facts(card).owner == owner);
        });
    }
    return relics;
}

/// How often each card stands anywhere, but for relics that came with characters, which may be
/// chosen late: each of those must stand somewhere once.
Pieces pieces(const State& state) {
    Pieces found{};
    const auto see = [&found](Card card) { ++found.at(number(card)); };
    for (std::uint32_t seat = 0; seat < state.players; ++seat) {
        const Side& side = state.side[seat];
        for (Place place : side.cards) see(place.card());
        for (Card card : side.relics) see(card);
    }
    for (Card card : state.row) see(card);
    for (Card card : state.centre) see(card);
    for (Card card : state.pool) see(card);
    found[0] = 0;  // empty places
    relic_set.each([&found](Card card) { EXPECT_LE(found.at(number(card)), 1U) << id_of(card); });
    relics_of_characters(state).each([&found](Card card) {
        EXPECT_EQ(found.at(number(card)), 1U) << id_of(card);
        found.at(number(card)) = 0;
    });
    return found;
}

TEST_P(Kit, RandomGamesEndAndTheirMovesAreInOrder) {
    kit::check_games<Game>(options(), {.seeds = 1000, .stride = 61, .longest = 40000});
}

TEST_P(Kit, CopiesPlayOnIdentically) {
    kit::check_copies<Game>(options(), {.seeds = 1000, .stride = 199});
}

TEST_P(Kit, NothingChangesBecauseSomebodyListens) {
    kit::check_listening<Game>(options(), {.seeds = 1000, .stride = 199});
}

TEST_P(Kit, ViewsAndMovesDependOnNothingHidden) {
    kit::check_observation<Game>(options(), {.seeds = 1000, .stride = 199});
}

TEST_P(Kit, UndoNeverShowsHiddenCards) {
    kit::check_undo<Game>(options(), {.seeds = 300, .stride = 13});
}

TEST_P(Kit, CardsAreNeitherLostNorMade) {
    kit::check_conservation<Game>(options(), {.seeds = 1000}, pieces);
}

/// Places behind the end of a zone are empty: two equal states are equal byte by byte.
TEST_P(Kit, UnusedPlacesAreEmpty) {
    kit::random_games<Game>(
        options(), {.seeds = 1000, .stride = 61}, [](const State& state, const auto&, const Dice&) {
            for (std::uint32_t seat = 0; seat < max_players; ++seat) {
                const Side& side = state.side[seat];
                for (std::uint32_t i = side.size(); i < Side::capacity - side.champion_count; ++i) {
                    ASSERT_EQ(side.cards[i].value, 0);
                }
            }
            for (std::uint32_t i = state.centre_size; i < all_cards - state.banished_size; ++i) {
                ASSERT_EQ(state.centre[i], Card::none);
            }
            for (std::uint32_t i = state.frames; i < most_frames; ++i) {
                ASSERT_EQ(state.pending[i], Frame{});
            }
        });
}

INSTANTIATE_TEST_SUITE_P(Setups, Kit, testing::ValuesIn(setups),
                         [](const auto& setup) { return std::string(setup.param.name); });

}  // namespace
}  // namespace lemniscate::shards
