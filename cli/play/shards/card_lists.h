// Lists of cards and names of seats of Shards of Infinity in the person's language.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/ink.h"
#include "cli/play/phrases.h"
#include "games/shards/shards.h"
#include "texts/shards/card_names.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

/// Nemesis sits at a seat, but is nobody who could have a name of its own.
std::string name_at(const shards::Table& table, Seat seat, Viewer viewer,
                    std::span<const std::string> names, const texts::Texts& texts);

/// `Crystal ×3, Blaster`: equal cards together, in the order in which they came first.
std::string list_cards(std::span<const shards::Card> cards, const texts::Texts& texts);

/// Cards with how many there are of each, in the order in which they came first.
struct CountedCard {
    shards::Card card;
    std::uint32_t count;
};
std::vector<CountedCard> count_cards(std::span<const shards::Card> cards);
std::string counted(const CountedCard& card, const texts::Texts& texts);

/// The first letter of a faction on its colour; a dot where there is none.
std::string faction_chip(shards::Faction faction, const Ink& ink, const texts::Texts& texts);

// The zones of a side as lists.
std::vector<shards::Card> hand_of(const shards::Side& side);
std::vector<shards::Card> deck_of(const shards::Side& side);
std::vector<shards::Card> discard_of(const shards::Side& side);
std::vector<shards::Card> played_of(const shards::Side& side);
std::vector<shards::Card> relics_of(const shards::Side& side);

}  // namespace lemniscate::cli::play
