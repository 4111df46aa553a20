// The attack phase: power is assigned, shields are shown, health drops.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/dice.h"
#include "games/shards/event.h"
#include "games/shards/state.h"
#include "games/shards/steps.h"
#include "games/shards/targets.h"
#include "games/shards/turn.h"

namespace lemniscate::shards {

namespace nemesis {
template <class Sink>
LEMNISCATE_APART constexpr void end_turn(State& state, Sink& sink);
}

namespace attack {

/// The game is over when one side is left.
template <class Sink>
constexpr void check_end(State& state, Sink& sink) {
    if (state.mode == Mode::nemesis) {
        if (!is_alive(state, seat_at(0))) {
            steps::finish(state, Ending::player_defeated, sink);
        } else if (!is_alive(state, seat_at(1))) {
            steps::finish(state, Ending::nemesis_defeated, sink);
        }
        return;
    }
    bool opposed = false;
    each_opponent(state, [&](Seat) { opposed = true; });
    if (opposed) return;
    steps::finish(state, state.mode == Mode::teams ? Ending::last_team : Ending::last_standing,
                  sink);
}

template <class Sink>
constexpr void close(State& state, Chance auto& dice, Sink& sink) {
    if (steps::is_over(state)) return;
    if (is_nemesis_turn(state)) {
        nemesis::end_turn(state, sink);
    } else {
        turn::end(state, dice, sink);
    }
}

/// Power that comes to a seat in this wave: the overflow of an enemy's death is one of its own.
constexpr std::uint32_t incoming(const Table& table, Seat seat) {
    return table.overflow > 0 ? table.overflow : table.assigned[index(seat)];
}

/// Whether this wave hits a seat.
constexpr bool is_hit(const Table& table, Seat seat) {
    return seat != table.seat && table.assigned[index(seat)] > 0 && is_alive(table, seat);
}

template <class Sink>
constexpr void assign(State& state, Seat seat, std::uint32_t amount, Sink& sink) {
    state.assigned[index(seat)] = static_cast<std::uint16_t>(amount);
    sink(Event{.kind = EventKind::power_assigned,
               .seat = state.seat,
               .other = seat,
               .amount = static_cast<std::uint16_t>(amount)});
}

/// Power that is assigned is gone.
template <class Sink>
constexpr void spend(State& state, std::uint32_t amount, Sink& sink) {
    state.power = static_cast<std::uint16_t>(state.power - amount);
    sink(Event{.kind = EventKind::power_spent,
               .seat = state.seat,
               .amount = static_cast<std::uint16_t>(amount)});
}

constexpr std::uint32_t prevent(State& state, Seat seat, std::uint32_t amount) {
    std::uint16_t& prevented = state.prevented[index(seat)];
    const std::uint32_t more = std::min(amount, incoming(state, seat) - prevented);
    prevented = static_cast<std::uint16_t>(prevented + more);
    return more;
}

/// Shields of champions in play protect by themselves, and so do those that were shown against the
/// first wave. What they have stopped already, `used`, they do not stop again.
template <class Sink>
constexpr void shield_by_itself(State& state, Seat seat, std::uint32_t used, Sink& sink) {
    const Side& side = side_of(state, seat);
    const auto shield = [&](EventKind kind, Card card, std::uint32_t strength) {
        const std::uint32_t spent = std::min(used, strength);
        used -= spent;
        const std::uint32_t more = prevent(state, seat, strength - spent);
        if (more == 0) return;
        const Zone zone = kind == EventKind::shield_shown ? Zone::hand : Zone::none;
        sink(Event{.kind = kind,
                   .seat = seat,
                   .card = card,
                   .from = zone,
                   .to = zone,
                   .amount = static_cast<std::uint16_t>(more)});
    };
    const std::uint32_t in_play = shield_in_play(side);
    if (in_play > 0) {
        shield(EventKind::shield_in_play, (side.champions_set() & shield_in_play_set).first(),
               in_play);
    }
    const std::uint32_t shown = state.shown[index(seat)];
    for (std::uint32_t kind = 0; shown != 0 && kind < shield_kinds; ++kind) {
        const Card card = shield_kind[kind];
        for (std::uint32_t i = shield_count(shown, kind); i > 0; --i) {
            shield(EventKind::shield_shown, card, shield_of(side, card));
        }
    }
}

template <class Sink>
constexpr std::uint32_t hurt(State& state, Seat seat, std::uint32_t damage, Sink& sink) {
    Side& side = side_of(state, seat);
    const std::uint32_t lost = std::min<std::uint32_t>(damage, side.health);
    side.health = static_cast<std::uint8_t>(side.health - lost);
    if (lost > 0) {
        sink(Event{
            .kind = EventKind::damaged, .seat = seat, .amount = static_cast<std::uint16_t>(lost)});
    }
    if (side.health > 0) return 0;
    steps::eliminate(state, seat, sink);
    state.shown[index(seat)] = 0;
    return damage - lost;
}

template <class Sink>
LEMNISCATE_APART constexpr void ask_shields(State& state, Seat after, Chance auto& dice,
                                            Sink& sink);

/// What is left over when an enemy dies flows on to the other one (teams).
template <class Sink>
constexpr bool flow_on(State& state, std::uint32_t left, Chance auto& dice, Sink& sink) {
    if (state.mode != Mode::teams || left == 0 || state.overflow > 0) return false;
    Seat other = Seat::none;
    each_opponent(state, [&](Seat seat) { other = can_attack(state, seat) ? seat : other; });
    if (other == Seat::none) return false;
    // What was dealt in the first wave is kept as dealt: it counts together with this one.
    const std::uint32_t used = state.prevented[index(other)];
    const std::uint32_t dealt = state.assigned[index(other)] - used;
    state.prevented[index(other)] = 0;
    assign(state, other, left, sink);
    state.assigned[index(other)] = static_cast<std::uint16_t>(dealt + left);
    state.overflow = static_cast<std::uint16_t>(left);
    if (!is_lasting<Op::unshield>(state)) shield_by_itself(state, other, used, sink);
    ask_shields(state, state.seat, dice, sink);
    return true;
}

template <class Sink>
LEMNISCATE_APART constexpr void deal_damage(State& state, Chance auto& dice, Sink& sink) {
    state.defender = Seat::none;
    bool out = false;
    std::uint32_t left = 0;
    for (Seat seat = next_seat(state.seat, state.players); seat != state.seat;
         seat = next_seat(seat, state.players)) {
        if (!is_hit(state, seat)) continue;
        left += hurt(state, seat, incoming(state, seat) - state.prevented[index(seat)], sink);
        out = out || !is_alive(state, seat);
    }
    if (out) {
        check_end(state, sink);
        if (steps::is_over(state) || flow_on(state, left, dice, sink)) return;
    }
    close(state, dice, sink);
}

/// Asks the next seat behind `after` that is hit, clockwise; when all have answered, it hurts.
template <class Sink>
constexpr void ask_shields(State& state, Seat after, Chance auto& dice, Sink& sink) {
    if (!is_lasting<Op::unshield>(state)) {
        for (Seat seat = next_seat(after, state.players); seat != state.seat;
             seat = next_seat(seat, state.players)) {
            if (!is_hit(state, seat)) continue;
            if (state.overflow == 0) shield_by_itself(state, seat, 0, sink);
            if (side_of(state, seat).hand_size == 0) continue;
            state.defender = seat;
            state.ask = Ask::shield;
            return;
        }
    }
    deal_damage(state, dice, sink);
}

template <class Sink>
constexpr void answer_shield(State& state, std::uint32_t detail, Chance auto& dice, Sink& sink) {
    const Seat seat = state.defender;
    Side& side = side_of(state, seat);
    std::uint32_t& shown = state.shown[index(seat)];
    shown += detail;
    if (detail == 0) sink(Event{.kind = EventKind::declined, .seat = seat});
    for (std::uint32_t kind = 0; detail != 0 && kind < shield_kinds; ++kind) {
        const Card card = shield_kind[kind];
        const std::uint32_t known = side.seen_in_hand(card);
        const std::uint32_t all = shield_count(shown, kind);
        side.show(card, all);
        for (std::uint32_t i = all - shield_count(detail, kind); i < all; ++i) {
            const std::uint32_t more = prevent(state, seat, shield_of(side, card));
            sink(Event{.kind = EventKind::shield_shown,
                       .seat = seat,
                       .card = card,
                       .from = Zone::hand,
                       .to = Zone::hand,
                       .revealed = i >= known,
                       .amount = static_cast<std::uint16_t>(more)});
        }
    }
    ask_shields(state, seat, dice, sink);
}

/// The seats behind `after` that can be attacked, clockwise: the first and how many.
struct Next {
    Seat seat = Seat::none;
    std::uint32_t count = 0;
};
LEMNISCATE_APART constexpr Next next_target(const Table& table, Seat after) {
    Next next;
    for (Seat seat = next_seat(after, table.players); seat != table.seat;
         seat = next_seat(seat, table.players)) {
        if (!can_attack(table, seat)) continue;
        if (next.count++ == 0) next.seat = seat;
    }
    return next;
}

/// Asks how much goes to the next seat, as long as there is a choice.
template <class Sink>
constexpr void ask_assignment(State& state, Next next, Chance auto& dice, Sink& sink) {
    if (next.count > 1 && state.power > 0) {
        state.defender = next.seat;
        state.ask = Ask::assign;
        return;
    }
    if (const std::uint32_t power = state.power; power > 0) {
        spend(state, power, sink);
        assign(state, next.seat, power, sink);
    }
    ask_shields(state, state.seat, dice, sink);
}

template <class Sink>
constexpr void answer_assignment(State& state, std::uint32_t amount, Chance auto& dice,
                                 Sink& sink) {
    const Seat seat = state.defender;
    spend(state, amount, sink);
    assign(state, seat, amount, sink);
    ask_assignment(state, next_target(state, seat), dice, sink);
}

/// Nothing stops infinite power but guards; when somebody falls, others may come into reach.
template <class Sink>
constexpr void strike_all(State& state, Sink& sink) {
    for (Next next = next_target(state, state.seat); next.count > 0;
         next = next_target(state, state.seat)) {
        state.assigned[index(next.seat)] = most_points;  // for those who count it
        hurt(state, next.seat, side_of(state, next.seat).health, sink);
    }
}

template <class Sink>
LEMNISCATE_APART constexpr void begin(State& state, Chance auto& dice, Sink& sink) {
    if (state.infinite) {
        spend(state, state.power, sink);
        state.infinite = false;
        strike_all(state, sink);
        check_end(state, sink);
        close(state, dice, sink);
        return;
    }
    const Next next = next_target(state, state.seat);
    if (state.power == 0 || next.count == 0) {
        close(state, dice, sink);
        return;
    }
    if (!is_nemesis_turn(state)) {
        state.phase = Phase::attack;
        sink(Event{.kind = EventKind::attack_began, .seat = state.seat});
    }
    if (state.mode == Mode::bloodbath) {
        // Power hits everybody in full.
        const std::uint32_t power = state.power;
        spend(state, power, sink);
        each_opponent(state, [&](Seat seat) {
            if (can_attack(state, seat)) assign(state, seat, power, sink);
        });
        ask_shields(state, state.seat, dice, sink);
    } else {
        ask_assignment(state, next, dice, sink);
    }
}

}  // namespace attack
}  // namespace lemniscate::shards
