// The one way a state changes.
#pragma once

#include <cstdint>

#include "engine/dice.h"
#include "engine/seat.h"
#include "games/splendor/event.h"
#include "games/splendor/legal.h"
#include "games/splendor/move.h"
#include "games/splendor/outcome.h"
#include "games/splendor/state.h"

namespace lemniscate::splendor {

namespace steps {

constexpr bool is_last_of_round(const Table& table) {
    return next_seat(table.seat, table.players) == table.first_seat;
}

constexpr bool anybody_meets_gauntlet(const Table& table) {
    for (std::uint32_t i = 0; i < table.players; ++i) {
        if (meets_gauntlet(table, seat_at(i))) return true;
    }
    return false;
}

/// Rounds are always finished: every end is looked at when the last seat of one has moved.
constexpr bool is_over(const Table& table) {
    return is_last_of_round(table) && (table.passes == table.players || table.turns >= turn_limit ||
                                       anybody_meets_gauntlet(table));
}

template <class Sink>
constexpr void end_turn(State& state, Sink& sink) {
    ++state.turns;
    if (is_over(state)) {
        state.phase = Phase::over;
        sink(Event{.kind = EventKind::game_over,
                   .seat = state.seat,
                   .amount = state.turns,
                   .result = outcome(state)});
    } else {
        const Seat next = next_seat(state.seat, state.players);
        sink(Event{.kind = EventKind::turn_ended,
                   .seat = state.seat,
                   .other = next,
                   .amount = state.turns});
        state.phase = Phase::action;
        state.seat = next;
    }
}

/// The turn goes on with a choice of the same seat.
template <class Sink>
constexpr void ask(State& state, Phase phase, Sink& sink) {
    state.phase = phase;
    sink(Event{.kind = EventKind::choice_asked, .seat = state.seat, .phase = phase});
}

/// Ten tokens at the end of a turn, green and grey ones included.
template <class Sink>
constexpr void count_tokens(State& state, Sink& sink) {
    if (state.tokens[index(state.seat)].total() > max_tokens) {
        ask(state, Phase::give_back, sink);
    } else {
        end_turn(state, sink);
    }
}

/// A seat gets a character, for whatever reason: positions are set up this way, too.
constexpr void recruit_card(Table& table, Card card, Seat seat) {
    table.piles.recruit(card, seat);
    table.team[index(seat)] += gain_of[card];
}

/// A seat gets a location. Conquests stand seat by seat, each seat's oldest first.
constexpr void conquer(Table& table, Location location, Seat seat) {
    std::uint32_t at = 0;
    while (at < table.conquests.size() && index(table.conquests[at].seat) <= index(seat)) ++at;
    table.conquests.insert(at, {location, seat});
    table.team[index(seat)] += Lanes::one(team_lane::points, location_points);
}

template <class Sink>
constexpr void take_location(State& state, std::uint32_t at, Sink& sink) {
    const Location location = state.locations[at];
    state.locations.erase(at);
    conquer(state, location, state.seat);
    sink(Event{.kind = EventKind::location_taken,
               .seat = state.seat,
               .from = Zone::location_row,
               .to = Zone::won,
               .slot = static_cast<std::uint8_t>(at),
               .location = location});
}

/// The tile needs three symbols, and strictly more than whoever holds it.
constexpr std::uint32_t symbols_for_tile(const Table& table) {
    return table.tile == Seat::none ? tile_symbols
                                    : table.team[index(table.tile)][team_lane::avengers] + 1;
}

template <class Sink>
constexpr void contest_tile(State& state, Sink& sink) {
    if (state.tile == state.seat) return;
    const std::uint32_t own = state.team[index(state.seat)][team_lane::avengers];
    if (own < symbols_for_tile(state)) return;
    sink(Event{.kind = EventKind::tile_taken, .seat = state.seat, .other = state.tile});
    state.tile = state.seat;
}

/// What follows every action, in the order of the rules; the time token has been given already.
template <class Sink>
constexpr void after_action(State& state, Sink& sink) {
    contest_tile(state, sink);
    const std::uint32_t met = moves::met_locations(state);
    if (met != 0) {
        if ((met & (met - 1)) != 0) {
            ask(state, Phase::location, sink);
            return;
        }
        std::uint32_t at = 0;
        while ((met >> at) != 1U) ++at;
        take_location(state, at, sink);
    }
    count_tokens(state, sink);
}

template <class Sink>
constexpr void take_tokens(State& state, Lanes tokens, EventKind kind, Sink& sink) {
    state.supply -= tokens;
    state.tokens[index(state.seat)] += tokens;
    sink(Event{.kind = kind,
               .seat = state.seat,
               .from = Zone::supply,
               .to = Zone::tokens,
               .tokens = tokens});
}

/// Back to the supply; a character that is free is paid with none, and nobody is told of that.
template <class Sink>
constexpr void put_back_tokens(State& state, Lanes tokens, EventKind kind, Sink& sink) {
    state.tokens[index(state.seat)] -= tokens;
    state.supply += tokens;
    if (tokens.word == 0) return;
    sink(Event{.kind = kind,
               .seat = state.seat,
               .from = Zone::tokens,
               .to = Zone::supply,
               .tokens = tokens});
}

template <class Sink>
constexpr void refill(State& state, Place slot, Sink& sink) {
    const Card card = state.piles.draw(slot / row_size);
    state.table[slot] = card;
    if (card != Card::none) {
        sink(Event{.kind = EventKind::card_revealed,
                   .seat = state.seat,
                   .from = Zone::deck,
                   .to = Zone::table,
                   .card = card,
                   .slot = static_cast<std::uint8_t>(slot),
                   .revealed = true});
    }
}

template <class Sink>
constexpr void reserve(State& state, Place place, Sink& sink) {
    Reserve& reserve = state.reserve[index(state.seat)];
    if (place < slots) {
        const Card card = state.table[place];
        reserve.push(card, false);
        sink(Event{.kind = EventKind::card_reserved,
                   .seat = state.seat,
                   .from = Zone::table,
                   .to = Zone::reserved,
                   .card = card,
                   .slot = static_cast<std::uint8_t>(place)});
        refill(state, place, sink);
    } else {
        const Card card = state.piles.draw(place - first_deck);
        reserve.push(card, true);
        sink(Event{.kind = EventKind::card_drawn,
                   .seat = state.seat,
                   .from = Zone::deck,
                   .to = Zone::reserved,
                   .card = card,
                   .revealed = true});
    }
    if (state.supply[lane(Token::grey)] != 0) {
        take_tokens(state, one_token(Token::grey), EventKind::tokens_taken, sink);
    }
}

/// The tokens that a recruit move pays: `swapped` of the colours at hand are replaced by grey.
constexpr Lanes payment(const Table& table, Card card, Lanes swapped) {
    const Lanes owed = minus(cost_of[card], bonuses_of(table.team[index(table.seat)]));
    const Lanes coloured = smaller(owed, table.tokens[index(table.seat)]) - swapped;
    return coloured + Lanes::one(lane(Token::grey), (owed - coloured).total());
}

/// That a character joins, from where; one that was reserved unseen is shown to the others.
template <class Sink>
constexpr void tell_recruited(const State& state, Card card, Place place, Sink& sink) {
    const bool on_table = place < slots;
    const Place slot = on_table ? place : place - first_reserved;
    sink(Event{.kind = EventKind::card_recruited,
               .seat = state.seat,
               .from = on_table ? Zone::table : Zone::reserved,
               .to = Zone::characters,
               .card = card,
               .slot = static_cast<std::uint8_t>(slot),
               .revealed = !on_table && state.reserve[index(state.seat)].is_hidden(slot)});
}

template <class Sink>
constexpr void recruit(State& state, Move move, Sink& sink) {
    const Place place = move.place();
    const Card card = card_at_place(state, place);
    const Lanes paid = payment(state, card, detail_lanes(move.detail()));
    recruit_card(state, card, state.seat);
    tell_recruited(state, card, place, sink);
    put_back_tokens(state, paid, EventKind::tokens_paid, sink);
    if (place < slots) {
        refill(state, place, sink);
    } else {
        state.reserve[index(state.seat)].erase(place - first_reserved);
    }
    // The first character of level 3 brings the time token; one per player for the whole game.
    if (level_of(card) == 2 && state.tokens[index(state.seat)][lane(Token::green)] == 0 &&
        state.supply[lane(Token::green)] != 0) {
        take_tokens(state, one_token(Token::green), EventKind::time_taken, sink);
    }
}

template <class Sink>
constexpr void end_passes(State& state, Sink& sink) {
    if (state.passes != 0) sink(Event{.kind = EventKind::passes_ended, .seat = state.seat});
    state.passes = 0;
}

constexpr Lanes colours_in(std::uint32_t mask) {
    Lanes lanes{};
    for (std::uint32_t i = 0; i < colours; ++i) {
        lanes.word |= std::uint64_t{(mask >> i) & 1U} << (8 * i);
    }
    return lanes;
}

}  // namespace steps

/// Plays a legal move. Splendor throws no dice after the deal; the parameter is the contract's.
template <class Sink>
constexpr void play(State& state, Move move, Chance auto&, Sink&& sink) {
    switch (move.kind()) {
        case MoveKind::location:
            steps::take_location(state, move.detail(), sink);
            steps::count_tokens(state, sink);
            return;
        case MoveKind::give_back:
            steps::put_back_tokens(state, detail_lanes(move.detail()), EventKind::tokens_returned,
                                   sink);
            steps::end_turn(state, sink);
            return;
        case MoveKind::pass:
            if (state.passes < state.players) ++state.passes;  // all is all, twice around or not
            sink(Event{.kind = EventKind::passed, .seat = state.seat, .amount = state.passes});
            steps::after_action(state, sink);
            return;
        case MoveKind::take_different:
            steps::take_tokens(state, steps::colours_in(move.detail()), EventKind::tokens_taken,
                               sink);
            break;
        case MoveKind::take_two:
            steps::take_tokens(state, Lanes::one(move.detail(), 2), EventKind::tokens_taken, sink);
            break;
        case MoveKind::reserve:
            steps::reserve(state, move.place(), sink);
            break;
        case MoveKind::recruit:
            steps::recruit(state, move, sink);
            break;
    }
    steps::end_passes(state, sink);
    steps::after_action(state, sink);
}

}  // namespace lemniscate::splendor
