// The turn of Nemesis: docs/rules, Nemesis. The player answers for it where there is a choice.
#pragma once

#include <cstdint>

#include "engine/device.h"
#include "engine/dice.h"
#include "games/shards/attack.h"
#include "games/shards/effects.h"
#include "games/shards/state.h"
#include "games/shards/steps.h"
#include "games/shards/turn.h"

namespace lemniscate::shards::nemesis {

LEMNISCATE_CONSTANT std::uint32_t faction_mastery = 3;  ///< for a revealed card of its own faction

/// Cards of the row that Nemesis has still to play.
constexpr CardSet row_to_play(const Table& table) {
    CardSet set;
    for (std::uint32_t i = 0; i < table.row_size; ++i) {
        if (table.row[i] != Card::none) set.add(table.row[i]);
    }
    return set & faction_set[faction_of(table.revealed)];
}

/// Champions that Nemesis has still to use.
constexpr CardSet champions_to_use(const Table& table) {
    const Side& side = own(table);
    CardSet set;
    for (std::uint32_t i = 0; i < side.champion_count; ++i) {
        const Card card = side.champion(i);
        if (!side.is_exhausted(i) && can_exhaust(table, card)) set.add(card);
    }
    return set;
}

/// What comes next: all of the row before any champion.
LEMNISCATE_APART constexpr CardSet to_do(const Table& table) {
    const CardSet row = row_to_play(table);
    return row.empty() ? champions_to_use(table) : row;
}

template <class Sink>
constexpr void put_into_play(State& state, Card card, Zone from, std::uint32_t slot, Sink& sink) {
    sink(Event{.kind = EventKind::nemesis_played,
               .seat = state.seat,
               .card = card,
               .from = from,
               .to = is_champion(card) ? Zone::champions : Zone::played,
               .slot = static_cast<std::uint8_t>(slot)});
    if (is_champion(card)) {
        own(state).add_champion(card, true);
    } else {
        own(state).add_played(card, false);
    }
}

template <class Sink>
constexpr bool run_card(State& state, Card card, Chance auto& dice, Sink& sink) {
    return is_champion(card) ? effects::run_played(state, card, dice, sink)
                             : turn::run_ally(state, card, dice, sink);
}

template <class Sink>
constexpr bool do_next(State& state, Card card, Chance auto& dice, Sink& sink) {
    if (row_to_play(state).empty()) return turn::exhaust(state, card, dice, sink);
    const std::uint32_t slot = steps::slot_of(state, card);
    state.row[slot] = Card::none;
    put_into_play(state, card, Zone::row, slot, sink);
    return run_card(state, card, dice, sink);
}

/// The player's champions that can be felled, of the highest cost among them.
constexpr CardSet prey(const Table& table) {
    const Side& player = table.side[0];
    CardSet set;
    std::uint32_t highest = 0;
    for (std::uint32_t i = 0; i < player.champion_count; ++i) {
        const Card card = player.champion(i);
        const std::uint32_t cost = card_table.cost[number(card)];
        if (!can_attack(table, player, card) || cost < highest) continue;
        if (defense_of(player, card) > table.power) continue;
        if (cost > highest) set = {};
        highest = cost;
        set.add(card);
    }
    return set;
}

constexpr Card guard_of(const Side& side) {
    const CardSet guards = side.champions_set() & guard_set;
    return guards.empty() ? Card::none : guards.first();
}

/// Whether the power would do, shields of the hand left out of account.
constexpr bool can_kill(const Table& table) {
    const Side& player = table.side[0];
    const Card guard = guard_of(player);
    const std::uint32_t wall = guard == Card::none ? 0 : defense_of(player, guard);
    const std::uint32_t shield = is_lasting<Op::unshield>(table) ? 0 : shield_in_play(player);
    return table.infinite || table.power >= wall + shield + player.health;
}

template <class Sink>
LEMNISCATE_APART constexpr void attack_player(State& state, Chance auto& dice, Sink& sink) {
    if (can_kill(state)) {
        const Card guard = guard_of(state.side[0]);
        if (guard != Card::none) steps::attack_champion(state, seat_at(0), guard, sink);
    } else {
        for (CardSet set = prey(state); !set.empty(); set = prey(state)) {
            if (set.size() > 1) {
                state.ask = Ask::attack;
                return;
            }
            steps::attack_champion(state, seat_at(0), set.first(), sink);
        }
    }
    attack::begin(state, dice, sink);
}

/// Goes on until the player is asked, or the turn is over.
template <class Sink>
LEMNISCATE_APART constexpr void go_on(State& state, Chance auto& dice, Sink& sink) {
    for (CardSet set = to_do(state); !set.empty(); set = to_do(state)) {
        if (set.size() > 1) {
            state.ask = Ask::nemesis;
            return;
        }
        if (!do_next(state, set.first(), dice, sink) || steps::is_over(state)) return;
    }
    attack_player(state, dice, sink);
}

template <class Sink>
constexpr void begin_turn(State& state, Chance auto& dice, Sink& sink) {
    state.seat = seat_at(1);
    state.phase = Phase::nemesis;
    sink(Event{.kind = EventKind::turn_began, .seat = state.seat});
    if (state.centre_size == 0) {
        steps::finish(state, Ending::centre_deck_empty, sink);
        return;
    }
    const Card card = take_centre(state);
    state.revealed = card;
    sink(Event{.kind = EventKind::nemesis_revealed,
               .seat = state.seat,
               .card = card,
               .from = Zone::centre,
               .to = Zone::centre,
               .revealed = true});
    put_into_play(state, card, Zone::centre, no_slot, sink);
    const Faction faction = character_factions[static_cast<std::size_t>(own(state).character)];
    if (faction_of(card) == faction) steps::gain_mastery(state, faction_mastery, sink);
    if (steps::is_over(state)) return;
    if (run_card(state, card, dice, sink) && !steps::is_over(state)) go_on(state, dice, sink);
}

template <class Sink>
constexpr void end_turn(State& state, Sink& sink) {
    Side& side = own(state);
    while (side.played_size > 0) {
        const Card card = side.played(0).card();
        side.erase_played(0);
        steps::banish(state, card, Zone::played, sink);
    }
    state.revealed = Card::none;
    turn::clear(state, sink);
    for (std::uint32_t slot = 0; slot < state.row_size; ++slot) {
        if (state.row[slot] != Card::none) continue;
        steps::replace(state, slot, sink);
        if (steps::is_over(state)) return;
    }
    turn::pass_on(state, sink);
}

}  // namespace lemniscate::shards::nemesis
