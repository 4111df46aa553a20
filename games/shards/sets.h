// The sets of cards: which there are, and which a game is played with. Nothing but the data knows
// their names.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

#include "engine/device.h"
#include "games/shards/cards.h"

namespace lemniscate::shards {

LEMNISCATE_CONSTANT std::uint32_t set_count = std::size(set_ids);
static_assert(set_count <= 8, "there are more sets of cards than a state has bits for them");

constexpr Set set_at(std::uint32_t number) { return static_cast<Set>(number); }
constexpr std::string_view id_of(Set set) { return set_ids[static_cast<std::size_t>(set)]; }

/// Some of the sets, a bit each.
struct Sets {
    std::uint8_t bits;

    constexpr bool has(Set set) const { return ((bits >> static_cast<unsigned>(set)) & 1U) != 0; }
    constexpr void add(Set set) {
        bits = static_cast<std::uint8_t>(bits | (1U << static_cast<unsigned>(set)));
    }
    constexpr bool has_any(Sets other) const { return (bits & other.bits) != 0; }
    friend constexpr Sets operator|(Sets a, Sets b) {
        return {static_cast<std::uint8_t>(a.bits | b.bits)};
    }
    friend constexpr bool operator==(Sets, Sets) = default;
};

/// The sets that at least one of these cards belongs to.
constexpr Sets sets_of(CardSet cards) {
    Sets sets{};
    cards.each([&sets](Card card) { sets.add(facts(card).set); });
    return sets;
}

/// Without starters there is no game.
LEMNISCATE_CONSTANT Sets core_sets = sets_of(starter_set);

/// What a game is played with unless it is said otherwise.
constexpr Sets make_usual_sets() {
    Sets sets = core_sets;
    for (std::uint32_t i = 0; i < set_count; ++i) {
        if (is_set_usual[i]) sets.add(set_at(i));
    }
    return sets;
}
LEMNISCATE_CONSTANT Sets usual_sets = make_usual_sets();

struct SetCards {
    CardSet of[set_count];
};
constexpr SetCards make_set_cards() {
    SetCards cards{};
    for (std::uint32_t i = 0; i < set_count; ++i) {
        cards.of[i] = cards_that([i](const CardFacts& card) { return card.set == set_at(i); });
    }
    return cards;
}
LEMNISCATE_CONSTANT SetCards set_cards = make_set_cards();

/// All types of cards of some sets.
constexpr CardSet cards_of(Sets sets) {
    CardSet cards;
    for (std::uint32_t i = 0; i < set_count; ++i) {
        if (sets.has(set_at(i))) cards = cards | set_cards.of[i];
    }
    return cards;
}

}  // namespace lemniscate::shards
