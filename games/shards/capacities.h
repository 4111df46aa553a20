// How much room everything needs, counted from the cards that there are. Cards that do not fit stop
// the build.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/device.h"
#include "games/shards/cards.h"

namespace lemniscate::shards {

LEMNISCATE_CONSTANT std::uint32_t max_players = 4;
LEMNISCATE_CONSTANT std::uint32_t relics_each = 2;  ///< in draft and mysterious relics

constexpr std::uint32_t copies_in(CardSet set) {
    std::uint32_t copies = 0;
    set.each([&copies](Card card) { copies += facts(card).copies; });
    return copies;
}
/// Lists end where words end, so that a state has no padding.
constexpr std::uint32_t round_up(std::uint32_t number, std::uint32_t to) {
    return (number + to - 1U) / to * to;
}

LEMNISCATE_CONSTANT std::uint32_t starter_cards = copies_in(starter_set);  ///< of one player
LEMNISCATE_CONSTANT std::uint32_t centre_cards = copies_in(centre_set);
/// Four starting decks, the centre, the relics.
LEMNISCATE_CONSTANT std::uint32_t all_cards =
    round_up(max_players * starter_cards + centre_cards + copies_in(relic_set), 8);
static_assert(all_cards <= 255, "there are more cards than a state counts with eight bits");

/// A player's starters, every card of the centre and a relic, in one hand; a place stays empty.
LEMNISCATE_CONSTANT std::uint32_t side_cards = round_up(starter_cards + centre_cards + 2, 4);

/// Relics that are laid out for a draft.
LEMNISCATE_CONSTANT std::uint32_t relic_cards = round_up(relic_set.size(), 8);

/// The relics of one character lie beside two flags.
constexpr std::uint32_t count_relic_places() {
    std::uint32_t most = relics_each;
    for (std::uint32_t i = 1; i <= characters; ++i) {
        const CardSet owned = cards_that(
            [i](const CardFacts& card) { return card.owner == static_cast<Character>(i); });
        most = std::max(most, owned.size());
    }
    return round_up(most + 2, 4) - 2;
}
LEMNISCATE_CONSTANT std::uint32_t relic_places = count_relic_places();

static_assert(copies_in(champion_set) <= 32,
              "there are more champions than a side has bits for what they did this turn");

}  // namespace lemniscate::shards
