// The cards whose effect lasts until the end of a turn. A state counts for each of them how often
// that was done; what it means is read from the card's own line.
#pragma once

#include <cstdint>

#include "engine/device.h"
#include "games/shards/capacities.h"
#include "games/shards/cards.h"

namespace lemniscate::shards {

/// The cards that last, each a kind of its own: by operation, and among equals by id.
constexpr std::uint32_t count_lasting_kinds() {
    std::uint32_t kinds = 0;
    for (const Line& line : printed_lines) kinds += lasts(line.op) ? 1U : 0U;
    return kinds;
}
LEMNISCATE_CONSTANT std::uint32_t lasting_kinds = count_lasting_kinds();
LEMNISCATE_CONSTANT std::uint32_t lasting_places = round_up(lasting_kinds + 1, 8);

struct LastingTable {
    Card card[lasting_places];
    std::uint8_t line[lasting_places];     ///< its place in `line_table`
    std::uint8_t first[operations + 1];    ///< kind of each operation
    std::uint8_t kind_of[card_types + 1];  ///< `lasting_kinds` for a card that does not last
};
constexpr LastingTable make_lasting_table() {
    LastingTable table{};
    std::uint32_t kinds = 0;
    for (std::uint8_t& kind : table.kind_of) kind = lasting_kinds;
    for (std::uint32_t i = 0; i < operations; ++i) {
        const Op op = static_cast<Op>(i);
        table.first[i] = static_cast<std::uint8_t>(kinds);
        if (!lasts(op)) continue;
        const std::uint32_t first = kinds;
        cards_with(op).each([&](Card card) {
            std::uint32_t at = kinds++;
            for (; at > first && id_of(card) < id_of(table.card[at - 1]); --at) {
                table.card[at] = table.card[at - 1];
            }
            table.card[at] = card;
        });
        for (std::uint32_t kind = first; kind < kinds; ++kind) {
            table.line[kind] = static_cast<std::uint8_t>(place_of_line(table.card[kind], op));
            table.kind_of[number(table.card[kind])] = static_cast<std::uint8_t>(kind);
        }
    }
    table.first[operations] = static_cast<std::uint8_t>(kinds);
    return table;
}
LEMNISCATE_CONSTANT LastingTable lasting_table = make_lasting_table();

LEMNISCATE_CONSTANT CardSet lasting_set = cards_that([](const CardFacts& card) {
    for (std::uint32_t i = 0; i < card.play_lines + card.exhaust_lines; ++i) {
        if (lasts(printed_lines[card.first_line + i].op)) return true;
    }
    return false;
});
static_assert(lasting_set.size() == lasting_kinds,
              "a card has two lines that last, and a state counts one for each card");

/// How often what a card did is counted at most: some effects are there or not.
constexpr std::uint32_t most_counted(Op op) {
    return op == Op::copy_every || op == Op::unshield ? 1 : 255;
}

constexpr const Line& lasting_line(std::uint32_t kind) {
    return line_table[lasting_table.line[kind]];
}

}  // namespace lemniscate::shards
