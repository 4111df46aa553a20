// Characters and locations: the facts of the printed cards, packed for the rules.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/device.h"
#include "engine/lanes.h"

namespace lemniscate::splendor {

/// Lanes of a set of tokens, in the order of the notation. The first five are also the colours of
/// bonuses and costs.
enum class Token : std::uint8_t { yellow, purple, blue, red, orange, grey, green };
LEMNISCATE_CONSTANT std::uint32_t colours = 5;
LEMNISCATE_CONSTANT std::uint32_t token_kinds = 7;

constexpr std::uint32_t lane(Token token) { return static_cast<std::uint32_t>(token); }
constexpr Lanes one_token(Token token) { return Lanes::one(lane(token)); }

/// Lanes of a team, what a seat's characters add up to: bonuses in the first five, then these.
namespace team_lane {
LEMNISCATE_CONSTANT std::uint32_t points = 5;
LEMNISCATE_CONSTANT std::uint32_t avengers = 6;
LEMNISCATE_CONSTANT std::uint32_t characters = 7;
}  // namespace team_lane

struct CharacterFacts {
    std::string_view id;
    std::uint8_t level, bonus, points, avengers;
    std::uint8_t cost[colours];
};

struct LocationFacts {
    std::string_view id;
    std::uint8_t needs[colours];
};

#include "games/splendor/tables.inc"

/// A character card by its number. Level 1 comes first, so a level is a range of numbers.
enum class Card : std::uint8_t { none = 90, unknown_1 = 91, unknown_2 = 92, unknown_3 = 93 };
LEMNISCATE_CONSTANT std::uint32_t cards = 90;
LEMNISCATE_CONSTANT std::uint32_t levels = 3;
static_assert(sizeof(character_facts) / sizeof(CharacterFacts) == cards);

constexpr std::uint32_t number(Card card) { return static_cast<std::uint32_t>(card); }
constexpr Card card_at(std::uint32_t number) { return static_cast<Card>(number); }

/// A side of a location tile by its number; the two sides of one tile are 2k and 2k + 1.
enum class Location : std::uint8_t {};
LEMNISCATE_CONSTANT std::uint32_t locations = 8;
LEMNISCATE_CONSTANT std::uint32_t location_tiles = 4;
static_assert(sizeof(location_facts) / sizeof(LocationFacts) == locations);

constexpr std::uint32_t number(Location location) { return static_cast<std::uint32_t>(location); }
constexpr Location location_at(std::uint32_t number) { return static_cast<Location>(number); }
constexpr std::uint32_t tile_of(Location location) { return number(location) / 2; }

/// Levels count from 0 in code and from 1 in text.
LEMNISCATE_CONSTANT std::uint8_t level_start[levels + 1] = {0, 40, 70, 90};

constexpr std::uint32_t level_size(std::uint32_t level) {
    return std::uint32_t{level_start[level + 1]} - level_start[level];
}

/// The level of a card; an unknown card keeps its own.
constexpr std::uint32_t level_of(Card card) {
    const std::uint32_t n = number(card);
    if (n > number(Card::none)) return n - number(Card::unknown_1);
    return (n >= level_start[1] ? 1U : 0U) + (n >= level_start[2] ? 1U : 0U);
}
constexpr Card unknown_card(std::uint32_t level) {
    return card_at(number(Card::unknown_1) + level);
}
constexpr bool is_known(Card card) { return number(card) < cards; }

LEMNISCATE_CONSTANT std::uint32_t location_points = 3;
LEMNISCATE_CONSTANT std::uint32_t tile_points = 3;

namespace packing {

struct CardTable {
    Lanes of[cards + 1];
    constexpr Lanes operator[](Card card) const { return of[number(card)]; }
};

struct LocationTable {
    Lanes of[locations];
    constexpr Lanes operator[](Location location) const { return of[number(location)]; }
};

constexpr Lanes pack(const std::uint8_t (&values)[colours]) {
    Lanes lanes{};
    for (std::uint32_t i = 0; i < colours; ++i) lanes.set(i, values[i]);
    return lanes;
}

constexpr CardTable costs() {
    CardTable table{};
    for (std::uint32_t i = 0; i < cards; ++i) table.of[i] = pack(character_facts[i].cost);
    // An empty slot costs more of one colour than anybody can ever pay.
    table.of[cards] = {0x7f};
    return table;
}

constexpr CardTable gains() {
    CardTable table{};
    for (std::uint32_t i = 0; i < cards; ++i) {
        const CharacterFacts& facts = character_facts[i];
        table.of[i] = Lanes::one(facts.bonus) + Lanes::one(team_lane::points, facts.points) +
                      Lanes::one(team_lane::avengers, facts.avengers) +
                      Lanes::one(team_lane::characters);
    }
    return table;
}

constexpr LocationTable needs() {
    LocationTable table{};
    for (std::uint32_t i = 0; i < locations; ++i) table.of[i] = pack(location_facts[i].needs);
    return table;
}

}  // namespace packing

/// What a card costs, what it adds to a team, and what a location asks of one.
LEMNISCATE_CONSTANT packing::CardTable cost_of = packing::costs();
LEMNISCATE_CONSTANT packing::CardTable gain_of = packing::gains();
LEMNISCATE_CONSTANT packing::LocationTable needs_of = packing::needs();

}  // namespace lemniscate::splendor
