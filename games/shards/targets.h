// Who and what can be attacked, and how strong it is.
#pragma once

#include <cstdint>

#include "engine/device.h"
#include "games/shards/conditions.h"
#include "games/shards/state.h"

namespace lemniscate::shards {

LEMNISCATE_CONSTANT CardSet guard_set = cards_with(Op::guards);
LEMNISCATE_CONSTANT CardSet unattackable_set = cards_with(Op::unattackable);
LEMNISCATE_CONSTANT CardSet behind_set = cards_with(Op::behind);
LEMNISCATE_CONSTANT CardSet above_mastery_set = cards_with(Op::above_mastery);
LEMNISCATE_CONSTANT CardSet fortify_set = cards_with(Op::fortifies);
LEMNISCATE_CONSTANT CardSet shield_in_play_set = cards_with(Op::shields_in_play);

/// A champion's defense, with what others of its owner add.
LEMNISCATE_APART constexpr std::uint32_t defense_of(const Side& owner, Card card) {
    std::uint32_t defense = card_table.defense[number(card)];
    for (std::uint32_t i = 0; i < owner.champion_count; ++i) {
        const Card other = owner.champion(i);
        if (fortify_set.has(other)) defense += passive_amount(owner, other, Op::fortifies);
    }
    return defense;
}

/// The champion beside which this one, which has such a line, cannot be attacked.
constexpr Card shelter_of(Card card) {
    return card_at(line_table[place_of_line(card, Op::behind)].what);
}

/// Whether the seat whose turn it is may attack this champion with power, however much it takes.
LEMNISCATE_APART constexpr bool can_attack(const Table& table, const Side& owner, Card card) {
    const CardSet champions = owner.champions_set();
    if (!(champions & guard_set).empty() && !guard_set.has(card)) return false;
    if (unattackable_set.has(card)) return false;
    if (behind_set.has(card) && champions.has(shelter_of(card))) return false;
    return !above_mastery_set.has(card) || own(table).mastery >= owner.mastery;
}

/// In teams an enemy is attacked by who faces it: docs/rules, two against two.
constexpr bool faces(const Table& table, Seat enemy) {
    if (table.mode != Mode::teams) return true;
    const Seat partner = seat_at(3U - index(table.seat));
    const Seat opposite = seat_at(index(table.seat) ^ 1U);
    return enemy == opposite || !is_alive(table, partner) || !is_alive(table, opposite);
}

constexpr bool is_guarded(const Side& side) {
    return side.champion_count > 0 && !(side.champions_set() & guard_set).empty();
}

/// Whether power can be assigned to a player.
constexpr bool can_attack(const Table& table, Seat seat) {
    return is_opponent(table, seat) && faces(table, seat) && !is_guarded(side_of(table, seat));
}

/// What champions in play prevent of an attack on their owner.
constexpr std::uint32_t shield_in_play(const Side& owner) {
    std::uint32_t shield = 0;
    for (std::uint32_t i = 0; i < owner.champion_count; ++i) {
        const Card card = owner.champion(i);
        if (shield_in_play_set.has(card)) {
            shield += passive_amount(owner, card, Op::shields_in_play);
        }
    }
    return shield;
}

/// What a card of the hand prevents.
constexpr std::uint32_t shield_of(const Side& owner, Card card) {
    return facts(card).mastery_shield ? owner.mastery : card_table.shield[number(card)];
}

}  // namespace lemniscate::shards
