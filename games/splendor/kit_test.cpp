// Splendor against the kit that every game runs.
#include "engine/kit/kit.h"

#include <array>
#include <cstdint>

#include <gtest/gtest.h>

#include "games/splendor/splendor.h"

namespace lemniscate::splendor {
namespace {

class Kit : public testing::TestWithParam<std::uint32_t> {
  protected:
    Options options() const { return {.players = GetParam()}; }
};

/// How often each card and each token stands anywhere.
struct Pieces {
    std::array<std::uint32_t, cards> card{};
    std::array<std::uint32_t, token_kinds> token{};
    std::array<std::uint32_t, locations> location{};
    friend bool operator==(const Pieces&, const Pieces&) = default;
};

Pieces pieces(const State& state) {
    Pieces found;
    const auto see = [&found](Card card) {
        if (card != Card::none) ++found.card.at(number(card));
    };
    for (Card card : state.table) see(card);
    for (std::uint32_t level = 0; level < levels; ++level) {
        for (std::uint32_t i = 0; i < state.piles.deck_size(level); ++i) {
            see(state.piles.deck_card(level, i));
        }
    }
    state.piles.each_recruited([&see](Card card, Seat) { see(card); });
    for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
        found.token.at(kind) = state.supply[kind];
    }
    for (std::uint32_t seat = 0; seat < state.players; ++seat) {
        for (Card card : state.reserve[seat].cards) see(card);
        for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
            found.token.at(kind) += state.tokens[seat][kind];
        }
    }
    for (Location location : state.locations) ++found.location.at(number(location));
    for (Conquest conquest : state.conquests) ++found.location.at(number(conquest.location));
    return found;
}

TEST_P(Kit, RandomGamesEndAndTheirMovesAreInOrder) {
    kit::check_games<Game>(options(), {.seeds = 1000, .stride = 16, .longest = 2000});
}

TEST_P(Kit, CopiesPlayOnIdentically) {
    kit::check_copies<Game>(options(), {.seeds = 100, .stride = 7});
}

TEST_P(Kit, NothingChangesBecauseSomebodyListens) {
    kit::check_listening<Game>(options(), {.seeds = 100, .stride = 5});
}

TEST_P(Kit, UndoNeverShowsHiddenCards) { kit::check_undo<Game>(options(), {.stride = 17}); }

TEST_P(Kit, ViewsAndMovesDependOnNothingHidden) {
    kit::check_observation<Game>(options(), {.seeds = 100, .stride = 5});
}

TEST_P(Kit, CardsTokensAndLocationsAreNeitherLostNorMade) {
    kit::check_conservation<Game>(options(), {.seeds = 200}, pieces);
}

INSTANTIATE_TEST_SUITE_P(Players, Kit, testing::Values(2U, 3U, 4U));

}  // namespace
}  // namespace lemniscate::splendor
