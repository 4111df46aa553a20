// The cards of one player, and everything else that is that player's.
#pragma once

#include <cstdint>

#include "engine/block.h"
#include "engine/bytes.h"
#include "engine/seat.h"
#include "games/shards/capacities.h"
#include "games/shards/cards.h"

namespace lemniscate::shards {

/// A card on its place. The mark says in the hand that everybody has seen the card there, and in
/// the play zone that it was fast-played; elsewhere it is clear.
struct Place {
    std::uint8_t value;

    static constexpr std::uint8_t mark = 128;
    constexpr Card card() const { return card_at(value & (mark - 1U)); }
    constexpr bool marked() const { return (value & mark) != 0; }
    static constexpr Place of(Card card, bool marked = false) {
        return {static_cast<std::uint8_t>(number(card) | (marked ? mark : 0U))};
    }
    friend constexpr bool operator==(Place, Place) = default;
};

/// One arena holds all cards of a player, zone beside zone:
///
///   deck (bottom to top) | hand (last to first) | played (last to first) | discard (last to first)
///
/// In this order a zone that grows takes over what its neighbour gives up: drawing a card, or
/// putting hand and play zone on the discard pile, moves a border and no card. Champions stand at
/// the far end. Lists are told in the order in which their cards came; of equal cards the first
/// one is taken.
struct Side {
    static constexpr std::uint32_t capacity = side_cards;

    Place cards[capacity + 8];  ///< the last eight stay empty: words may be read beyond a zone
    std::uint8_t deck_size;
    std::uint8_t hand_size;
    std::uint8_t played_size;
    std::uint8_t discard_size;
    std::uint8_t champion_count;
    std::uint8_t health;
    std::uint8_t mastery;
    Character character;
    std::uint32_t exhausted;    ///< a bit per champion
    std::uint32_t played_now;   ///< a bit per champion: played from the hand this turn
    Card relics[relic_places];  ///< set aside, the first ones of the list
    bool relic_recruited;
    bool relic_earned;

    // Where things are.
    constexpr std::uint32_t hand_end() const { return std::uint32_t{deck_size} + hand_size; }
    constexpr std::uint32_t played_end() const { return hand_end() + played_size; }
    constexpr std::uint32_t size() const { return played_end() + discard_size; }

    // Cards by their place in the list, as told.
    constexpr Card deck(std::uint32_t from_top) const {
        return cards[deck_size - 1U - from_top].card();
    }
    constexpr Place hand(std::uint32_t i) const { return cards[hand_end() - 1U - i]; }
    constexpr Place played(std::uint32_t i) const { return cards[played_end() - 1U - i]; }
    constexpr Card discard(std::uint32_t i) const { return cards[size() - 1U - i].card(); }
    constexpr Card champion(std::uint32_t i) const { return cards[capacity - 1U - i].card(); }
    constexpr bool is_exhausted(std::uint32_t i) const { return ((exhausted >> i) & 1U) != 0; }
    constexpr bool is_played_now(std::uint32_t i) const { return ((played_now >> i) & 1U) != 0; }

    constexpr bool has_fast_played() const {
        if (played_size <= 8) {
            const std::uint64_t marks = low_bytes(played_size) & (every_byte << 7);
            return (load_bytes(cards + hand_end()) & marks) != 0;
        }
        for (std::uint32_t i = 0; i < played_size; ++i) {
            if (played(i).marked()) return true;
        }
        return false;
    }

    // Which cards a zone has.
    constexpr CardSet hand_set() const {
        return is_hand_short() ? cards_in(load_bytes(cards + deck_size) & low_bytes(hand_size))
                               : set_of(deck_size, hand_end());
    }
    constexpr CardSet played_set() const { return set_of(hand_end(), played_end()); }
    constexpr CardSet discard_set() const { return set_of(played_end(), size()); }
    constexpr CardSet champions_set() const {
        if (champion_count > 8) return set_of(capacity - champion_count, capacity);
        return cards_in(load_bytes(cards + capacity - 8) & ~low_bytes(8U - champion_count));
    }
    constexpr std::uint32_t relic_count() const {
        std::uint32_t relic = 0;
        while (relic < relic_places && relics[relic] != Card::none) ++relic;
        return relic;
    }

    /// How many cards of a zone are in the set.
    constexpr std::uint32_t played_in(CardSet set) const {
        return count(hand_end(), played_end(), set);
    }
    constexpr std::uint32_t discarded_in(CardSet set) const {
        return count(played_end(), size(), set);
    }
    constexpr std::uint32_t champions_in(CardSet set) const {
        return count(capacity - champion_count, capacity, set);
    }

    // Moving cards.
    /// From the top of the deck, which has as many, to the hand.
    constexpr void draw(std::uint32_t count) {
        deck_size = static_cast<std::uint8_t>(deck_size - count);
        hand_size = static_cast<std::uint8_t>(hand_size + count);
    }
    /// The first such card of the hand to the play zone.
    constexpr void play(Card card) {
        const std::uint32_t last = hand_size - 1U;  // of the arena's order: the first of the hand
        if (is_hand_short()) {
            // Those behind the card move up, and it takes the last place.
            Place* const hand = cards + deck_size;
            const std::uint64_t word = load_bytes(hand);
            const std::uint64_t cards_only = word & low_bytes(hand_size) & (every_byte * 127U);
            const std::uint64_t before = low_bytes(last_byte(cards_only, number(card)));
            const std::uint64_t behind = low_bytes(last) & ~before;
            const std::uint64_t above = ~low_bytes(hand_size);
            store_bytes(hand, (word & (before | above)) | ((word >> 8) & behind) |
                                  (std::uint64_t{number(card)} << (8 * last)));
        } else {
            const std::uint32_t at = find(deck_size, hand_end(), card);
            const std::uint32_t end = hand_end() - 1U;
            move_block(cards + at, cards + at + 1, end - at);
            cards[end] = Place::of(card);
        }
        --hand_size;
        ++played_size;
    }
    constexpr void add_played(Card card, bool fast) {
        insert(hand_end(), Place::of(card, fast));
        ++played_size;
    }
    constexpr void add_discard(Card card) {
        insert(played_end(), Place::of(card));
        ++discard_size;
    }
    /// Under the deck.
    constexpr void add_deck(Card card) {
        insert(0, Place::of(card));
        ++deck_size;
    }
    /// To the hand, before everybody's eyes or not.
    constexpr void add_hand(Card card, bool seen) {
        insert(deck_size, Place::of(card));
        ++hand_size;
        if (seen) show_one_more(card);
    }
    constexpr void remove_hand(Card card) {
        erase(find(deck_size, hand_end(), card));
        --hand_size;
    }
    constexpr void remove_discard(Card card) {
        erase(find(played_end(), size(), card));
        --discard_size;
    }
    constexpr void add_champion(Card card, bool now) {
        cards[capacity - 1U - champion_count] = Place::of(card);
        played_now |= std::uint32_t{now} << champion_count;
        ++champion_count;
    }
    constexpr void remove_champion(std::uint32_t i) {
        for (std::uint32_t k = i; k + 1U < champion_count; ++k) {
            cards[capacity - 1U - k] = cards[capacity - 2U - k];
        }
        cards[capacity - champion_count] = {};
        --champion_count;
        exhausted = without_bit(exhausted, i);
        played_now = without_bit(played_now, i);
    }
    /// The place of the first champion of this type, with an exhausted one not wanted.
    constexpr std::uint32_t find_champion(Card card, bool ready = false) const {
        std::uint32_t i = 0;
        while (champion(i) != card || (ready && is_exhausted(i))) ++i;
        return i;
    }

    /// Everybody sees `count` such cards in the hand. Equal cards cannot be told apart: the first
    /// ones count as those that were seen.
    constexpr void show(Card card, std::uint32_t count) {
        for (std::uint32_t i = hand_end(); i-- > deck_size && count > 0;) {
            if (cards[i].card() != card) continue;
            cards[i] = Place::of(card, true);
            --count;
        }
    }

    /// How many such cards of the hand everybody knows.
    constexpr std::uint32_t seen_in_hand(Card card) const {
        std::uint32_t found = 0;
        for (std::uint32_t i = deck_size; i < hand_end(); ++i) {
            found += cards[i] == Place::of(card, true) ? 1U : 0U;
        }
        return found;
    }

    constexpr void show_one_more(Card card) { show(card, seen_in_hand(card) + 1U); }

    /// Play zone and hand become the newest cards of the discard pile. Nothing fast-played may be
    /// left.
    constexpr void discard_all() {
        if (is_hand_short()) {
            const std::uint64_t marks = low_bytes(hand_size) & (every_byte << 7);
            store_bytes(cards + deck_size, load_bytes(cards + deck_size) & ~marks);
        } else {
            for (std::uint32_t i = deck_size; i < hand_end(); ++i) {
                cards[i] = Place::of(cards[i].card());
            }
        }
        discard_size = static_cast<std::uint8_t>(discard_size + played_size + hand_size);
        played_size = 0;
        hand_size = 0;
    }
    /// The discard pile becomes the deck, which is empty; `shuffle(first, count)` mixes it.
    template <class Shuffle>
    constexpr void renew_deck(Shuffle&& shuffle) {
        const std::uint32_t kept = std::uint32_t{hand_size} + played_size;
        shuffle(cards + kept, discard_size);
        if (kept > 0) {
            Place aside[capacity];
            move_block(aside, cards, kept);
            move_block(cards, cards + kept, discard_size);
            move_block(cards + discard_size, aside, kept);
        }
        deck_size = discard_size;
        discard_size = 0;
    }
    /// Takes a card out of the play zone.
    constexpr void erase_played(std::uint32_t i) {
        erase(played_end() - 1U - i);
        --played_size;
    }
    constexpr void remove_relic(Card card) {
        std::uint32_t at = 0;
        while (relics[at] != card) ++at;
        for (; at + 1 < relic_places; ++at) relics[at] = relics[at + 1];
        relics[relic_places - 1] = Card::none;
    }

    friend constexpr bool operator==(const Side&, const Side&) = default;

  private:
    /// Whether the hand is one word, which nearly every hand is.
    constexpr bool is_hand_short() const { return hand_size <= 8; }

    constexpr CardSet set_of(std::uint32_t begin, std::uint32_t end) const {
        CardSet set;
        for (std::uint32_t i = begin; i < end; ++i) set.add(cards[i].card());
        return set;
    }
    constexpr std::uint32_t count(std::uint32_t begin, std::uint32_t end, CardSet set) const {
        std::uint32_t found = 0;
        for (std::uint32_t i = begin; i < end; ++i) found += set.has(cards[i].card()) ? 1U : 0U;
        return found;
    }
    /// The first card in the order of the lists is the last in that of the arena.
    constexpr std::uint32_t find(std::uint32_t begin, std::uint32_t end, Card card) const {
        while (end-- > begin) {
            if (cards[end].card() == card) break;
        }
        return end;
    }
    constexpr void insert(std::uint32_t at, Place place) {
        constexpr std::uint32_t chunk = 32;
        // Behind the last card everything is empty, and emptiness may be moved along.
        if (size() - at <= chunk && at + chunk < capacity - champion_count) {
            move_block(cards + at + 1, cards + at, chunk);
        } else {
            move_block(cards + at + 1, cards + at, size() - at);
        }
        cards[at] = place;
    }
    constexpr void erase(std::uint32_t at) {
        const std::uint32_t last = size() - 1U;
        move_block(cards + at, cards + at + 1, last - at);
        cards[last] = {};
    }
    static constexpr std::uint32_t without_bit(std::uint32_t bits, std::uint32_t at) {
        const std::uint32_t below = bits & ((1U << at) - 1U);
        return below | ((bits >> (at + 1U)) << at);
    }
};

}  // namespace lemniscate::shards
