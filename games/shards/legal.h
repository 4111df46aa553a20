// Every legal move, ascending, no twins.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/bits.h"
#include "engine/device.h"
#include "games/shards/conditions.h"
#include "games/shards/effects.h"
#include "games/shards/move.h"
#include "games/shards/nemesis.h"
#include "games/shards/pregame.h"
#include "games/shards/state.h"
#include "games/shards/targets.h"

namespace lemniscate::shards {

namespace moves {

// Each of these adds to a list, which may be one that only looks for a move.

template <class List>
constexpr void add_cards(List& list, MoveKind kind, CardSet set) {
    Move* const begin = list.tail();
    Move* const end = set.store(begin, [kind](Card card) { return Move::of(kind, card); });
    list.grow(static_cast<std::size_t>(end - begin));
}

// The play phase.

constexpr CardSet to_exhaust(const Table& table) {
    const Side& side = own(table);
    CardSet ready;
    for (std::uint32_t i = 0; i < side.champion_count; ++i) {
        ready.add_if(side.champion(i), !side.is_exhausted(i));
    }
    CardSet set = (ready & exhaust_set) - demanding_set;
    const CardSet demanding = ready & demanding_set;
    if (!demanding.empty()) {
        demanding.each([&](Card card) { set.add_if(card, can_exhaust(table, card)); });
    }
    return set;
}

/// Cards by what they cost, those whose cost changes left out.
constexpr std::uint32_t find_highest_cost() {
    std::uint32_t highest = 0;
    for (const CardFacts& card : printed) highest = std::max<std::uint32_t>(highest, card.cost);
    return highest;
}
LEMNISCATE_CONSTANT std::uint32_t highest_cost = find_highest_cost();
struct Prices {
    CardSet up_to[highest_cost + 1];
};
constexpr Prices make_prices() {
    Prices prices{};
    for (std::uint32_t gems = 0; gems <= highest_cost; ++gems) {
        prices.up_to[gems] =
            cards_that([gems](const CardFacts& card) { return card.cost <= gems; }) - discount_set;
    }
    return prices;
}
LEMNISCATE_CONSTANT Prices prices = make_prices();

/// Where no cost changes, nothing costs nothing.
static_assert((prices.up_to[0] & centre_set).empty());
LEMNISCATE_CONSTANT Sets discount_sets = sets_of(discount_set);
constexpr bool may_buy(const Table& table) {
    return table.gems > 0 || table.sets.has_any(discount_sets);
}
LEMNISCATE_APART constexpr CardSet affordable(const Table& table) {
    const CardSet row = row_set(table);
    CardSet set = row & prices.up_to[std::min<std::uint32_t>(table.gems, highest_cost)];
    const CardSet changing = row & discount_set;
    if (!changing.empty()) {
        changing.each([&](Card card) { set.add_if(card, cost_now(table, card) <= table.gems); });
    }
    return set;
}

constexpr bool can_recruit_relic(const Side& side) {
    return side.relics[0] != Card::none && side.relic_earned && !side.relic_recruited;
}
constexpr CardSet relics(const Table& table) {
    CardSet set;
    for (Card card : own(table).relics) set.add_if(card, card != Card::none);
    return set;
}

/// Champions of a seat that can be attacked and felled with the power there is.
constexpr CardSet felled(const Table& table, Seat seat) {
    const Side& side = side_of(table, seat);
    CardSet set;
    for (std::uint32_t i = 0; i < side.champion_count; ++i) {
        const Card card = side.champion(i);
        const bool strong = table.infinite || table.power >= defense_of(side, card);
        set.add_if(card, strong && can_attack(table, side, card));
    }
    return set;
}

/// Whether anybody else has champions at all.
constexpr bool are_there_others(const Table& table) {
    std::uint32_t champions = 0;
    for (std::uint32_t i = 0; i < table.players; ++i) champions += table.side[i].champion_count;
    return champions > own(table).champion_count;
}

template <class List>
constexpr void add_attacks(const State& state, List& list) {
    if (!are_there_others(state) || (state.power == 0 && !state.infinite)) return;
    for (std::uint32_t i = 0; i < state.players; ++i) {
        const Seat seat = seat_at(i);
        if (state.side[i].champion_count == 0 || !is_opponent(state, seat)) continue;
        felled(state, seat).each([&](Card card) {
            list.push(Move::of(MoveKind::attack, seat, card));
        });
    }
}

template <class List>
LEMNISCATE_APART constexpr void add_play(const State& state, List& list) {
    const Side& side = own(state);
    Move* const begin = list.tail();
    Move* end = begin;
    const auto add_cards = [&end](MoveKind kind, CardSet set) {
        end = set.store(end, [kind](Card card) { return Move::of(kind, card); });
    };
    add_cards(MoveKind::play, side.hand_set());
    if (side.champion_count > 0) add_cards(MoveKind::exhaust, to_exhaust(state));
    if (may_buy(state)) {
        const CardSet row = affordable(state);
        add_cards(MoveKind::recruit, row);
        add_cards(MoveKind::fast_play, row & mercenary_set);
    }
    if (can_recruit_relic(side)) add_cards(MoveKind::relic, relics(state));
    *end = Move::of(MoveKind::focus);
    end += static_cast<std::ptrdiff_t>(unsigned{state.gems > 0} & unsigned{!state.focused});
    list.grow(static_cast<std::size_t>(end - begin));
    add_attacks(state, list);
    list.push(Move::of(MoveKind::end));
}

// The attack phase.

template <class List>
constexpr void add_assignments(const State& state, List& list) {
    for (std::uint32_t amount = 0; amount <= state.power; ++amount) {
        list.push(assign_move({state.defender, amount}));
    }
}

/// How many cards of each kind of shield a seat holds, in the shape of a move's detail.
constexpr std::uint32_t shields_held(const Side& side) {
    std::uint32_t detail = 0;
    for (std::uint32_t i = 0; i < side.hand_size; ++i) {
        const Card card = side.hand(i).card();
        if (shield_set.has(card)) detail += one_shield(card);
    }
    return detail;
}

/// Every choice of how many cards of each kind, counted up like the digits of a number.
template <class List>
constexpr void add_shields(const State& state, List& list) {
    const Side& side = side_of(state, state.defender);
    list.push(Move::of(MoveKind::shield));
    if ((side.hand_set() & shield_set).empty()) return;
    const std::uint32_t held = shields_held(side) - state.shown[index(state.defender)];
    std::uint32_t detail = 0;
    for (;;) {
        std::uint32_t kind = shield_kinds;
        while (kind > 0 && shield_count(detail, kind - 1) == shield_count(held, kind - 1)) {
            detail &= ~(3U << shield_shift(kind - 1));
            --kind;
        }
        if (kind == 0) return;
        detail += 1U << shield_shift(kind - 1);
        list.push(Move::of(MoveKind::shield, detail));
    }
}

// In the middle of a card.

constexpr const Frame& top(const Table& table) { return table.pending[table.frames - 1U]; }
constexpr const Line& top_line(const Table& table) { return effects::line_at(top(table)); }

/// One card of every faction that is missing; the others are left empty.
template <class List>
LEMNISCATE_APART constexpr void add_dominion(const State& state, List& list) {
    const Side& side = own(state);
    if (!conditions::can_reveal_dominion(side)) return;
    const std::uint32_t missing = conditions::missing_for_dominion(side);
    const CardSet hand = side.hand_set();
    CardSet part[dominion_parts] = {};
    for (std::uint32_t i = 0; i < dominion_parts; ++i) {
        part[i] = hand & faction_set[dominion_factions[i]];
        if (((missing >> i) & 1U) == 0) {
            part[i] = {};
            part[i].add(Card::none);
        }
    }
    part[0].each([&](Card a) {
        part[1].each([&](Card b) {
            part[2].each([&](Card c) {
                list.push(Move::of(MoveKind::reveal, number(a) << reveal_shift(0) |
                                                         number(b) << reveal_shift(1) |
                                                         number(c) << reveal_shift(2)));
            });
        });
    });
}

template <class List>
constexpr void add_reveals(const State& state, List& list) {
    list.push(Move::of(MoveKind::reveal));
    if (top_line(state).when == When::dominion) {
        add_dominion(state, list);
        return;
    }
    const CardSet shown = own(state).hand_set() & conditions::undergrowth_allies();
    shown.each([&](Card card) {
        list.push(Move::of(MoveKind::reveal,
                           number(card) << reveal_shift(reveal_part(Faction::undergrowth))));
    });
}

template <class List>
constexpr void add_banishes(const State& state, List& list) {
    list.push(banish_move(BanishZone::none, Card::none));
    own(state).hand_set().each([&](Card card) { list.push(banish_move(BanishZone::hand, card)); });
    own(state).discard_set().each(
        [&](Card card) { list.push(banish_move(BanishZone::discard, card)); });
}

template <class List>
constexpr void add_victims(const State& state, List& list) {
    for (std::uint32_t i = 0; i < state.players; ++i) {
        const Seat seat = seat_at(i);
        if (!is_opponent(state, seat)) continue;
        state.side[i].champions_set().each(
            [&](Card card) { list.push(Move::of(MoveKind::destroy, seat, card)); });
    }
}

template <class List>
constexpr void add_targets(const State& state, List& list) {
    for (std::uint32_t i = 0; i < state.players; ++i) {
        if (is_opponent(state, seat_at(i))) list.push(Move::of(MoveKind::target, i));
    }
}

// Set-up.

template <class List>
constexpr void add_bids(const State& state, List& list) {
    for (std::uint32_t amount = state.bid + 1U; amount <= pregame::highest_bid; ++amount) {
        list.push(Move::of(MoveKind::bid, amount));
    }
    list.push(Move::of(MoveKind::drop));
}

template <class List>
constexpr void add_characters(const State& state, List& list) {
    for (std::uint32_t rest = pregame::free_characters(state); rest != 0; rest &= rest - 1U) {
        list.push(Move::of(MoveKind::character, lowest_bit(rest)));
    }
}

template <class List>
constexpr void add_drafts(const State& state, List& list) {
    CardSet set;
    for (Card card : state.pool) set.add_if(card, card != Card::none);
    add_cards(list, MoveKind::draft, set);
}

template <class List>
constexpr void add_extras(const State& state, List& list) {
    list.push(Move::of(MoveKind::extra));
    add_cards(list, MoveKind::extra, pregame::extras_of(state.sets, state.side[0].character));
}

/// Everything but the turn itself.
template <class List>
LEMNISCATE_APART constexpr void add_answers(const State& state, List& list) {
    switch (state.ask) {
        case Ask::nothing:
        case Ask::play:
            return;
        case Ask::assign:
            add_assignments(state, list);
            return;
        case Ask::shield:
            add_shields(state, list);
            return;
        case Ask::reveal:
            add_reveals(state, list);
            return;
        case Ask::banish:
            add_banishes(state, list);
            return;
        case Ask::give_back:
            add_cards(list, MoveKind::give_back, effects::returnable(state, top_line(state)));
            return;
        case Ask::destroy:
            add_victims(state, list);
            return;
        case Ask::copy:
            add_cards(list, MoveKind::copy, effects::copyable(state, top_line(state)));
            return;
        case Ask::take:
            add_cards(list, MoveKind::take, effects::takeable(state, top_line(state)));
            return;
        case Ask::target:
            add_targets(state, list);
            return;
        case Ask::bid:
            add_bids(state, list);
            return;
        case Ask::character:
            add_characters(state, list);
            return;
        case Ask::draft:
            add_drafts(state, list);
            return;
        case Ask::extra:
            add_extras(state, list);
            return;
        case Ask::nemesis:
            add_cards(list, MoveKind::nemesis, nemesis::to_do(state));
            return;
        case Ask::attack:
            nemesis::prey(state).each(
                [&](Card card) { list.push(Move::of(MoveKind::attack, seat_at(0), card)); });
            return;
    }
}

template <class List>
constexpr void add_all(const State& state, List& list) {
    if (state.ask == Ask::play) {
        add_play(state, list);
    } else {
        add_answers(state, list);
    }
}

}  // namespace moves

constexpr void legal(const State& state, MoveList& list) {
    list.clear();
    moves::add_all(state, list);
}

constexpr bool is_legal(const State& state, Move move) {
    MoveFinder finder(move);
    moves::add_all(state, finder);
    return finder.found();
}

}  // namespace lemniscate::shards
