// The decks, and the characters that were recruited: 90 cards in 90 bytes.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/seat.h"
#include "games/splendor/cards.h"

namespace lemniscate::splendor {

/// Each level has a region as long as its deck: recruited cards grow from the front of it, the deck
/// shrinks towards its end. A card that was recruited has left the deck before, so the two never
/// meet. A recruited card is kept as its number within the level (6 bits) and its owner (2 bits);
/// `order_` remembers the level of every recruitment (2 bits each), so that each seat's characters
/// can be told in the order in which they came.
class Piles {
  public:
    constexpr std::uint32_t deck_size(std::uint32_t level) const {
        return level_size(level) - drawn_[level];
    }
    /// The card at `depth` from the top, 0 being the top.
    constexpr Card deck_card(std::uint32_t level, std::uint32_t depth) const {
        return card_at(arena_[level_start[level] + drawn_[level] + depth]);
    }
    constexpr void set_deck_card(std::uint32_t level, std::uint32_t depth, Card card) {
        arena_[level_start[level] + drawn_[level] + depth] =
            static_cast<std::uint8_t>(number(card));
    }
    /// Makes room for a deck of `size` cards; its cards are then set one by one.
    constexpr void set_deck_size(std::uint32_t level, std::uint32_t size) {
        drawn_[level] = static_cast<std::uint8_t>(level_size(level) - size);
    }

    /// Takes the top card, or Card::none from an empty deck.
    constexpr Card draw(std::uint32_t level) {
        if (deck_size(level) == 0) return Card::none;
        std::uint8_t& top = arena_[level_start[level] + drawn_[level]++];
        const Card card = card_at(top);
        top = 0;  // what lies between the two piles stays zero: equal piles are equal bytes
        return card;
    }

    constexpr void recruit(Card card, Seat owner) {
        const std::uint32_t level = level_of(card);
        const std::uint32_t n = recruited();
        order_[n / 4] = static_cast<std::uint8_t>(order_[n / 4] | level << (2 * (n % 4)));
        arena_[level_start[level] + kept_[level]++] = static_cast<std::uint8_t>(
            (number(card) - level_start[level]) | std::uint32_t{index(owner)} << 6U);
    }

    constexpr std::uint32_t recruited() const {
        return std::uint32_t{kept_[0]} + kept_[1] + kept_[2];
    }
    /// Calls `visit(card, owner)` for every recruited card, oldest first.
    template <class Visit>
    constexpr void each_recruited(Visit&& visit) const {
        std::uint32_t next[levels] = {};
        for (std::uint32_t n = 0; n < recruited(); ++n) {
            const std::uint32_t level = (std::uint32_t{order_[n / 4]} >> (2 * (n % 4))) & 3U;
            const std::uint32_t entry = arena_[level_start[level] + next[level]++];
            visit(card_at(level_start[level] + (entry & 63U)), seat_at(entry >> 6U));
        }
    }

    /// The same piles with the recruited cards told seat by seat: who came before a neighbour's
    /// character matters to nobody, and a position file could not tell it. Keeping this order at
    /// every recruitment instead would cost a tenth of the speed.
    constexpr Piles by_seat() const {
        Piles sorted = *this;
        for (std::uint32_t level = 0; level < levels; ++level) {
            for (std::uint32_t i = 0; i < kept_[level]; ++i) {
                sorted.arena_[level_start[level] + i] = 0;
            }
            sorted.kept_[level] = 0;
        }
        for (std::uint8_t& levels_of_four : sorted.order_) levels_of_four = 0;
        for (std::uint32_t seat = 0; seat < 4; ++seat) {
            each_recruited([&sorted, seat](Card card, Seat owner) {
                if (owner == seat_at(seat)) sorted.recruit(card, owner);
            });
        }
        return sorted;
    }

    friend constexpr bool operator==(const Piles& one, const Piles& other) {
        return one.by_seat().same_bytes(other.by_seat());
    }

  private:
    constexpr bool same_bytes(const Piles& other) const {
        return std::equal(arena_, arena_ + cards, other.arena_) &&
               std::equal(order_, order_ + sizeof(order_), other.order_) &&
               std::equal(drawn_, drawn_ + levels, other.drawn_) &&
               std::equal(kept_, kept_ + levels, other.kept_);
    }

    std::uint8_t arena_[cards];
    std::uint8_t order_[24];  // 23 would do; 24 leaves a state without padding
    std::uint8_t drawn_[levels];
    std::uint8_t kept_[levels];
};

}  // namespace lemniscate::splendor
