// What lines of cards ask and count.
#pragma once

#include <cstdint>

#include "engine/device.h"
#include "games/shards/cards.h"
#include "games/shards/move.h"
#include "games/shards/state.h"

namespace lemniscate::shards {

using Test = Frame::Test;

/// The cards that an operation looks for.
constexpr CardSet cards_like(const Line& line) {
    switch (static_cast<Like>(line.what)) {
        case Like::champion:
            return champion_set;
        case Like::mercenary:
            return mercenary_set;
        case Like::faction:
            return faction_set[line.of];
        case Like::non_champion:
            return cards_that([](const CardFacts&) { return true; }) - champion_set;
        case Like::ally:
            return ally_set & faction_set[line.of];
    }
    return {};
}

// What lasts this turn.

/// Calls `visit(kind, line)` for every kind with this operation that was done.
template <Op op, class Visit>
constexpr void each_lasting(const Table& table, Visit&& visit) {
    constexpr std::uint32_t first = lasting_table.first[static_cast<std::size_t>(op)];
    constexpr std::uint32_t end = lasting_table.first[static_cast<std::size_t>(op) + 1];
    for (std::uint32_t kind = first; kind != end; ++kind) {
        if (table.lasting[kind] > 0) visit(kind, lasting_line(kind));
    }
}
template <Op op>
constexpr bool is_lasting(const Table& table) {
    bool found = false;
    each_lasting<op>(table, [&found](std::uint32_t, const Line&) { found = true; });
    return found;
}

/// The power that comes with each health gained.
constexpr std::uint32_t power_per_health(const Table& table) {
    std::uint32_t power = 0;
    each_lasting<Op::talons>(table, [&](std::uint32_t kind, const Line& line) {
        power += std::uint32_t{line.amount} * table.lasting[kind];
    });
    return power;
}

/// Which kind calls a recruited card into play, the first by id if several do; `lasting_kinds` if
/// none does.
constexpr std::uint32_t called_by(const Table& table, Card card) {
    std::uint32_t caller = lasting_kinds;
    if (!is_champion(card)) return caller;
    each_lasting<Op::deploy>(table, [&](std::uint32_t kind, const Line& line) {
        if (caller == lasting_kinds && line.of == faction_of(card)) caller = kind;
    });
    return caller;
}

/// How many more cards are drawn because one opponent was hit hard enough.
constexpr std::uint32_t cards_for_damage(const Table& table) {
    std::uint32_t cards = 0;
    each_lasting<Op::heart>(table, [&](std::uint32_t kind, const Line& line) {
        for (std::uint32_t i = 0; i < max_players; ++i) {
            if (table.assigned[i] - table.prevented[i] < line.amount) continue;
            cards += std::uint32_t{line.second} * table.lasting[kind];
            break;
        }
    });
    return cards;
}

/// Copying a copy would never end.
LEMNISCATE_CONSTANT CardSet copier_set = cards_with(Op::copy) | cards_with(Op::copy_every);

namespace conditions {

constexpr CardSet undergrowth_allies() { return ally_set & faction_set[Faction::undergrowth]; }

/// "Another" ally: the card that asks, or that copies the one that asks, does not count.
constexpr bool is_unified(const Side& side, Card source) {
    const CardSet wanted = undergrowth_allies();
    return side.played_in(wanted) > (wanted.has(source) ? 1U : 0U);
}

/// All cards played this turn, champions included.
constexpr CardSet played_this_turn(const Side& side) {
    CardSet set = side.played_set();
    if (side.played_now != 0) {
        for (std::uint32_t i = 0; i < side.champion_count; ++i) {
            if (side.is_played_now(i)) set.add(side.champion(i));
        }
    }
    return set;
}

/// A bit for each of `dominion_factions` that was not played this turn.
constexpr std::uint32_t missing_for_dominion(const Side& side) {
    const CardSet played = played_this_turn(side);
    std::uint32_t missing = 0;
    for (std::uint32_t part = 0; part < dominion_parts; ++part) {
        if ((played & faction_set[dominion_factions[part]]).empty()) missing |= 1U << part;
    }
    return missing;
}

/// Whether the hand has a card of every faction that is missing.
constexpr bool can_reveal_dominion(const Side& side) {
    const CardSet hand = side.hand_set();
    const std::uint32_t missing = missing_for_dominion(side);
    for (std::uint32_t part = 0; part < dominion_parts; ++part) {
        if (((missing >> part) & 1U) == 0) continue;
        if ((hand & faction_set[dominion_factions[part]]).empty()) return false;
    }
    return true;
}

constexpr bool is_ahead(const Table& table) {
    for (std::uint32_t i = 0; i < table.players; ++i) {
        const Seat seat = seat_at(i);
        if (seat == table.seat || !is_alive(table, seat)) continue;
        if (side_of(table, seat).mastery >= own(table).mastery) return false;
    }
    return true;
}

constexpr Test met_if(bool met) { return met ? Test::met : Test::unmet; }

/// A condition that cards of the hand might still meet is open: their owner is asked, and by being
/// asked tells nobody anything.
constexpr Test met_or_asked(const Side& side, bool met) {
    return met ? Test::met : side.hand_size > 0 ? Test::open : Test::unmet;
}

/// What Nemesis makes of the four keywords: docs/rules, Nemesis.
constexpr Test nemesis_test(const Table& table) {
    return met_if(own(table).mastery >= nemesis_wakes);
}

}  // namespace conditions

/// Whether a line holds for its owner whoever asks and whenever: the conditions of passives.
constexpr bool holds(const Side& owner, const Line& line) {
    return owner.mastery >= line.at &&
           (line.when != When::as || owner.character == static_cast<Character>(line.whose));
}

/// Whether a line happens for the seat whose turn it is.
LEMNISCATE_APART constexpr Test test(const Table& table, Card source, const Line& line) {
    using namespace conditions;
    const Side& side = own(table);
    if (side.mastery < line.at) return Test::unmet;
    switch (line.when) {
        case When::always:
            return Test::met;
        case When::inspire:
            if (is_nemesis_turn(table)) return nemesis_test(table);
            return met_if(side.champion_count > 0);
        case When::unify:
            if (is_nemesis_turn(table)) return nemesis_test(table);
            return met_or_asked(side, is_unified(side, source));
        case When::dominion:
            if (is_nemesis_turn(table)) return nemesis_test(table);
            return met_or_asked(side, missing_for_dominion(side) == 0);
        case When::echo:
            if (is_nemesis_turn(table)) return nemesis_test(table);
            return met_if(side.discarded_in(faction_set[Faction::wraethe]) > 0);
        case When::as:
            return met_if(side.character == static_cast<Character>(line.whose));
        case When::health:
            return met_if(side.health >= line.least);
        case When::ahead:
            return met_if(is_ahead(table));
        case When::champions:
            return met_if(side.champions_in(faction_set[static_cast<Faction>(line.whose)]) >=
                          line.least);
    }
    return Test::unmet;
}

/// What `per` counts for a player.
constexpr std::uint32_t count_of(const Side& side, const Line& line) {
    switch (line.per) {
        case Per::once:
            return 1;
        case Per::champion:
            return side.champions_in(faction_set[line.of]);
        case Per::ally:
            return side.played_in(ally_set & faction_set[line.of]);
        case Per::discard:
            return side.discarded_in(faction_set[line.of]);
        case Per::half_mastery:
            return (side.mastery + 1U) / 2U;
        case Per::mastery:
            return side.mastery;
    }
    return 0;
}

/// The amount of a passive of a card, 0 when its owner does not meet its conditions.
LEMNISCATE_APART constexpr std::uint32_t passive_amount(const Side& owner, Card card, Op op) {
    const std::uint32_t first =
        std::uint32_t{card_table.play_lines[number(card)]} + card_table.exhaust_lines[number(card)];
    std::uint32_t amount = 0;
    for (std::uint32_t i = 0; i < card_table.passive_lines[number(card)]; ++i) {
        const Line& line = line_of(card, first + i);
        if (line.op != op || !holds(owner, line)) continue;
        const std::uint32_t value = line.amount * count_of(owner, line);
        amount = line.instead ? value : amount + value;
    }
    return amount;
}

LEMNISCATE_CONSTANT CardSet discount_set = cards_with(Op::discount);

/// What a card of the row costs the player whose turn it is.
constexpr std::uint32_t cost_now(const Table& table, Card card) {
    const std::uint32_t cost = card_table.cost[number(card)];
    if (!discount_set.has(card)) return cost;
    const std::uint32_t less = passive_amount(own(table), card, Op::discount);
    return cost > less ? cost - less : 0;
}

/// Champions whose exhaust is offered only when its condition can be met.
LEMNISCATE_CONSTANT CardSet demanding_set = cards_that([](const CardFacts& card) {
    return card.exhaust_lines > 0 && printed_lines[card.first_line + card.play_lines].only;
});

/// Whether a champion's exhaust is worth offering: one that needs a condition must be able to meet
/// it.
LEMNISCATE_APART constexpr bool can_exhaust(const Table& table, Card card) {
    if (!exhaust_set.has(card)) return false;
    if (!demanding_set.has(card)) return true;
    const Line& line = line_of(card, card_table.play_lines[number(card)]);
    const Test now = test(table, card, line);
    if (now != Test::open) return now == Test::met;
    return line.when == When::dominion
               ? conditions::can_reveal_dominion(own(table))
               : !(own(table).hand_set() & conditions::undergrowth_allies()).empty();
}

}  // namespace lemniscate::shards
