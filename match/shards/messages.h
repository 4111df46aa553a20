// Words and phrases that what is said about Shards shares.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "games/shards/shards.h"
#include "match/message.h"
#include "match/shards/position_words.h"

namespace lemniscate::match::shards_format {

inline CardName card_name(shards::Card card) { return {shards::Game::id, id_of(card)}; }

inline Message character_name(shards::Character character) {
    if (character == shards::Character::none) return {"shards.nobody"};
    return {"shards.character." + std::string(id_of(character))};
}

/// Nemesis sits at a seat, but is nobody who could have a name of its own.
inline Argument who(const shards::Table& table, Seat seat) {
    if (is_nemesis(table, seat)) return {"who", Message{"shards.nemesis"}};
    return {"who", seat};
}

/// `Crystal`, `Crystal ×3`
inline Message say_card(shards::Card card, std::uint32_t count = 1) {
    if (count == 1) return {"shards.cards.one", {{"card", card_name(card)}}};
    return {"shards.cards.several", {{"card", card_name(card)}, {"count", count}}};
}

/// `Crystal ×3, Blaster`: equal cards together, in the order in which they came first.
inline Messages say_cards(std::span<const shards::Card> cards) {
    Messages list{{}, comma};
    for (std::size_t at = 0; at < cards.size(); ++at) {
        const auto before = cards.first(at);
        if (std::find(before.begin(), before.end(), cards[at]) != before.end()) continue;
        const auto count = std::count(cards.begin(), cards.end(), cards[at]);
        list.items.push_back(say_card(cards[at], static_cast<std::uint32_t>(count)));
    }
    return list;
}

}  // namespace lemniscate::match::shards_format
