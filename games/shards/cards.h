// The printed facts: what is known of a card by its number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/bits.h"
#include "engine/bytes.h"
#include "engine/device.h"
#include "games/shards/vocabulary.h"

namespace lemniscate::shards {

/// A type of card; equal cards are the same. Numbers run from 1, set by set, in the order of ids.
enum class Card : std::uint8_t {
    none = 0,
    unknown = 127,  ///< in a view: a card that the viewer may not know
};

constexpr std::uint32_t number(Card card) { return static_cast<std::uint32_t>(card); }
constexpr Card card_at(std::uint32_t number) { return static_cast<Card>(number); }

struct CardFacts {
    std::string_view id = {};
    Set set = {};
    Faction faction = Faction::none;
    Kind kind = Kind::starter;
    bool champion = false;  ///< also a relic may be one
    std::uint8_t cost = 0;
    std::uint8_t copies = 0;  ///< of a starter: per player
    std::uint8_t defense = 0;
    std::uint8_t shield = 0;
    bool mastery_shield = false;
    Character owner = Character::none;  ///< of a relic
    Character extra = Character::none;  ///< who may begin with it against Nemesis
    std::uint8_t first_line = 0;
    std::uint8_t play_lines = 0;
    std::uint8_t exhaust_lines = 0;
    std::uint8_t passive_lines = 0;
};

#include "games/shards/tables.inc"

/// Numbers of cards run from 1 to `card_types`.
LEMNISCATE_CONSTANT std::uint32_t card_types = std::size(printed) - 1;
static_assert(card_types < number(Card::unknown),
              "there are more types of cards than numbers for them: a card is a number of 7 bits");

inline constexpr std::string_view faction_ids[] = {"", "homodeus", "order", "undergrowth",
                                                   "wraethe"};
inline constexpr std::string_view character_ids[] = {"", "decima", "ko_syn_wu", "tetra", "volos"};

constexpr const CardFacts& facts(Card card) { return printed[number(card)]; }
constexpr std::string_view id_of(Card card) {
    return card == Card::unknown ? std::string_view("?") : card_ids[number(card)];
}
constexpr std::string_view id_of(Character character) {
    return character_ids[static_cast<std::size_t>(character)];
}
constexpr std::string_view id_of(Faction faction) {
    return faction_ids[static_cast<std::size_t>(faction)];
}

/// Card::none when no card has this id.
constexpr Card find_card(std::string_view id) {
    for (std::uint32_t i = 1; i <= card_types; ++i) {
        if (card_ids[i] == id) return card_at(i);
    }
    return Card::none;
}
constexpr Character find_character(std::string_view id) {
    for (std::uint32_t i = 1; i <= characters; ++i) {
        if (character_ids[i] == id) return static_cast<Character>(i);
    }
    return Character::none;
}

/// Types of cards, a bit each: taking them out lowest first gives them in order, without twins.
struct CardSet {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    constexpr bool has(Card card) const {
        return (((number(card) < 64 ? low : high) >> (number(card) & 63U)) & 1U) != 0;
    }
    constexpr void add(Card card);
    constexpr void add_if(Card card, bool wanted);
    constexpr bool empty() const { return (low | high) == 0; }
    constexpr std::uint32_t size() const { return count_bits(low) + count_bits(high); }
    constexpr Card first() const {
        return card_at(low != 0 ? lowest_bit(low) : 64U + lowest_bit(high));
    }
    /// Calls `write(card)` for every card, and stores the results one after the other; returns the
    /// end. They come in fours, what is too much being written over: how many there are is hard to
    /// foresee for the machine, how many fours is not.
    template <class T, class Write>
    constexpr T* store(T* to, Write&& write) const {
        to = store_word(low, 0, to, write);
        return high == 0 ? to : store_word(high, 64, to, write);
    }
    static constexpr std::uint32_t store_slack = 4;  ///< what may be written behind the end

    template <class Visit>
    constexpr void each(Visit&& visit) const {
        for (std::uint64_t rest = low; rest != 0; rest &= rest - 1) {
            visit(card_at(lowest_bit(rest)));
        }
        for (std::uint64_t rest = high; rest != 0; rest &= rest - 1) {
            visit(card_at(64U + lowest_bit(rest)));
        }
    }

  private:
    template <class T, class Write>
    static constexpr T* store_word(std::uint64_t word, std::uint32_t first, T* to, Write&& write) {
        T* const end = to + count_bits(word);
        constexpr std::uint64_t top = std::uint64_t{1} << 63;  // there is always one to find
        do {
            for (std::uint32_t i = 0; i < 4; ++i) {
                to[i] = write(card_at(first + lowest_bit(word | top)));
                word &= word - 1;
            }
            to += 4;
        } while (to < end);
        return end;
    }

  public:
    friend constexpr CardSet operator&(CardSet a, CardSet b) {
        return {a.low & b.low, a.high & b.high};
    }
    friend constexpr CardSet operator|(CardSet a, CardSet b) {
        return {a.low | b.low, a.high | b.high};
    }
    friend constexpr CardSet operator-(CardSet a, CardSet b) {
        return {a.low & ~b.low, a.high & ~b.high};
    }
    friend constexpr bool operator==(CardSet, CardSet) = default;
};

/// The bit of every number that a card may have, ready-made: faster than shifting it there.
struct CardBits {
    CardSet of[number(Card::unknown) + 1];
};
constexpr CardBits make_card_bits() {
    CardBits bits{};
    for (std::uint32_t i = 0; i <= number(Card::unknown); ++i) {
        (i < 64 ? bits.of[i].low : bits.of[i].high) = std::uint64_t{1} << (i & 63U);
    }
    return bits;
}
LEMNISCATE_CONSTANT CardBits card_bits = make_card_bits();

constexpr void CardSet::add(Card card) {
    const CardSet& bit = card_bits.of[number(card)];
    low |= bit.low;
    high |= bit.high;
}
constexpr void CardSet::add_if(Card card, bool wanted) {
    const CardSet& bit = card_bits.of[number(card)];
    const std::uint64_t mask = 0U - std::uint64_t{wanted};
    low |= bit.low & mask;
    high |= bit.high & mask;
}

/// The cards whose numbers stand in the bytes of a word, marks or not; bytes of zero are empty
/// places.
constexpr CardSet cards_in(std::uint64_t word) {
    CardSet set;
    constexpr std::uint64_t above_63 = every_byte * 64U;
    if ((word & above_63) == 0) {
        for (unsigned i = 0; i < 8; ++i) set.low |= std::uint64_t{1} << ((word >> (8 * i)) & 63U);
    } else {
        for (unsigned i = 0; i < 8; ++i) set.add(card_at((word >> (8 * i)) & 127U));
    }
    set.low &= ~std::uint64_t{1};
    return set;
}

template <class Test>
constexpr CardSet cards_that(Test&& test) {
    CardSet set;
    for (std::uint32_t i = 1; i <= card_types; ++i) {
        if (test(printed[i])) set.add(card_at(i));
    }
    return set;
}

/// The cards that have a line with this operation.
constexpr CardSet cards_with(Op op) {
    return cards_that([op](const CardFacts& card) {
        const std::uint32_t count = card.play_lines + card.exhaust_lines + card.passive_lines;
        for (std::uint32_t i = 0; i < count; ++i) {
            if (printed_lines[card.first_line + i].op == op) return true;
        }
        return false;
    });
}

/// A relic is an ally of its faction unless it is a champion.
constexpr bool is_ally(const CardFacts& card) {
    return card.kind == Kind::ally || card.kind == Kind::mercenary ||
           (card.kind == Kind::relic && !card.champion);
}

LEMNISCATE_CONSTANT CardSet starter_set =
    cards_that([](const CardFacts& card) { return card.kind == Kind::starter; });
LEMNISCATE_CONSTANT CardSet champion_set =
    cards_that([](const CardFacts& card) { return card.champion; });
LEMNISCATE_CONSTANT CardSet mercenary_set =
    cards_that([](const CardFacts& card) { return card.kind == Kind::mercenary; });
LEMNISCATE_CONSTANT CardSet ally_set = cards_that(is_ally);
LEMNISCATE_CONSTANT CardSet relic_set =
    cards_that([](const CardFacts& card) { return card.kind == Kind::relic; });
LEMNISCATE_CONSTANT CardSet centre_set =
    cards_that([](const CardFacts& card) { return card.cost > 0; });
LEMNISCATE_CONSTANT CardSet shield_set =
    cards_that([](const CardFacts& card) { return card.shield > 0 || card.mastery_shield; });
LEMNISCATE_CONSTANT CardSet exhaust_set =
    cards_that([](const CardFacts& card) { return card.exhaust_lines > 0; });

struct FactionSets {
    CardSet of[factions];
    constexpr CardSet operator[](Faction faction) const {
        return of[static_cast<std::size_t>(faction)];
    }
};
constexpr FactionSets make_faction_sets() {
    FactionSets sets{};
    for (std::uint32_t i = 0; i < factions; ++i) {
        sets.of[i] = cards_that(
            [i](const CardFacts& card) { return card.faction == static_cast<Faction>(i); });
    }
    return sets;
}
LEMNISCATE_CONSTANT FactionSets faction_set = make_faction_sets();

/// What the rules read at every step, packed by card.
struct CardTable {
    std::uint8_t cost[card_types + 1];  ///< of Card::none: more than anybody has
    std::uint8_t defense[card_types + 1];
    std::uint8_t shield[card_types + 1];
    Faction faction[card_types + 1];
    std::uint8_t first_line[card_types + 1];
    std::uint8_t play_lines[card_types + 1];
    std::uint8_t exhaust_lines[card_types + 1];
    std::uint8_t passive_lines[card_types + 1];
};
constexpr CardTable make_card_table() {
    CardTable table{};
    table.cost[0] = 255;
    for (std::uint32_t i = 1; i <= card_types; ++i) {
        table.cost[i] = printed[i].cost;
        table.defense[i] = printed[i].defense;
        table.shield[i] = printed[i].shield;
        table.faction[i] = printed[i].faction;
        table.first_line[i] = printed[i].first_line;
        table.play_lines[i] = printed[i].play_lines;
        table.exhaust_lines[i] = printed[i].exhaust_lines;
        table.passive_lines[i] = printed[i].passive_lines;
    }
    return table;
}
LEMNISCATE_CONSTANT CardTable card_table = make_card_table();

constexpr Faction faction_of(Card card) { return card_table.faction[number(card)]; }
constexpr bool is_champion(Card card) { return champion_set.has(card); }

/// The lines of every card one after the other: when played, when exhausted, passives.
LEMNISCATE_CONSTANT std::uint32_t line_count = std::size(printed_lines);
struct LineTable {
    Line lines[line_count];
    constexpr const Line& operator[](std::uint32_t i) const { return lines[i]; }
};
constexpr LineTable make_line_table() {
    LineTable table{};
    for (std::uint32_t i = 0; i < line_count; ++i) table.lines[i] = printed_lines[i];
    for (std::uint32_t i = line_count - 1; i > 0; --i) {
        if (table.lines[i].instead) {
            table.lines[i - 1].others = static_cast<std::uint8_t>(table.lines[i].others + 1);
        }
    }
    for (std::uint32_t i = line_count; i-- > 0;) {
        Line& line = table.lines[i];
        line.simple = line.op == Op::gain && line.per == Per::once && line.when == When::always &&
                      (line.others == 0 || table.lines[i + 1].simple);
    }
    return table;
}
LEMNISCATE_CONSTANT LineTable line_table = make_line_table();

/// Line `at` of a card.
constexpr const Line& line_of(Card card, std::uint32_t at) {
    return line_table[card_table.first_line[number(card)] + at];
}

/// The first line with this operation of a card that has one, by its place in `line_table`.
constexpr std::uint32_t place_of_line(Card card, Op op) {
    std::uint32_t at = card_table.first_line[number(card)];
    while (line_table[at].op != op) ++at;
    return at;
}

}  // namespace lemniscate::shards
