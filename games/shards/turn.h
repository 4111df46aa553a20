// What a player does in the play phase, and how turns follow each other.
#pragma once

#include <cstdint>

#include "engine/device.h"
#include "engine/dice.h"
#include "games/shards/effects.h"
#include "games/shards/event.h"
#include "games/shards/state.h"
#include "games/shards/steps.h"

namespace lemniscate::shards {

namespace nemesis {
template <class Sink>
LEMNISCATE_APART constexpr void begin_turn(State& state, Chance auto& dice, Sink& sink);
}

namespace turn {

LEMNISCATE_CONSTANT CardSet returning_set = cards_with(Op::returns_with_champion);
LEMNISCATE_CONSTANT Sets returning_sets = sets_of(returning_set);

/// What an ally does, and then once more for each that copies every ally like it.
template <class Sink>
constexpr bool run_ally(State& state, Card card, Chance auto& dice, Sink& sink) {
    each_lasting<Op::copy_every>(state, [&](std::uint32_t kind, const Line& line) {
        if (!effects::copied_by(line).has(card)) return;
        effects::push(state, effects::frame_of(card, lasting_table.card[kind], 0));
    });
    return effects::run_played(state, card, dice, sink);
}

/// A relic that waits for a champion comes back before the champion does anything.
template <class Sink>
constexpr void call_returning(State& state, Sink& sink) {
    if (!state.sets.has_any(returning_sets)) return;
    const CardSet waiting = own(state).discard_set() & returning_set;
    waiting.each([&](Card card) { effects::give_back(state, card, sink); });
}

template <class Sink>
constexpr bool play_card(State& state, Card card, Chance auto& dice, Sink& sink) {
    Side& side = own(state);
    sink(Event{.kind = EventKind::card_played,
               .seat = state.seat,
               .card = card,
               .from = Zone::hand,
               .to = is_champion(card) ? Zone::champions : Zone::played});
    if (is_champion(card)) {
        side.remove_hand(card);
        side.add_champion(card, true);
        call_returning(state, sink);
        return effects::run_played(state, card, dice, sink);
    }
    side.play(card);
    return run_ally(state, card, dice, sink);
}

template <class Sink>
constexpr bool exhaust(State& state, Card card, Chance auto& dice, Sink& sink) {
    Side& side = own(state);
    side.exhausted |= 1U << side.find_champion(card, true);
    sink(Event{.kind = EventKind::champion_exhausted, .seat = state.seat, .card = card});
    return effects::run_exhausted(state, card, dice, sink);
}

/// Pays for a card of the row and takes it out; returns its slot.
constexpr std::uint32_t buy(State& state, Card card) {
    const std::uint32_t slot = steps::slot_of(state, card);
    state.gems = static_cast<std::uint16_t>(state.gems - cost_now(state, card));
    state.row[slot] = Card::none;
    return slot;
}

template <class Sink>
constexpr void recruit(State& state, Card card, Sink& sink) {
    const std::uint16_t before = state.gems;
    const std::uint32_t slot = buy(state, card);
    const Zone to = steps::receive(state, card, Destination::discard, sink);
    sink(Event{.kind = EventKind::card_recruited,
               .seat = state.seat,
               .card = card,
               .from = Zone::row,
               .to = to,
               .slot = static_cast<std::uint8_t>(slot),
               .amount = static_cast<std::uint16_t>(before - state.gems)});
    steps::replace(state, slot, sink);
}

template <class Sink>
constexpr bool fast_play(State& state, Card card, Chance auto& dice, Sink& sink) {
    const std::uint16_t before = state.gems;
    const std::uint32_t slot = buy(state, card);
    own(state).add_played(card, true);
    sink(Event{.kind = EventKind::card_fast_played,
               .seat = state.seat,
               .card = card,
               .from = Zone::row,
               .to = Zone::played,
               .slot = static_cast<std::uint8_t>(slot),
               .amount = static_cast<std::uint16_t>(before - state.gems)});
    steps::replace(state, slot, sink);
    if (steps::is_over(state)) return true;
    return run_ally(state, card, dice, sink);
}

template <class Sink>
constexpr void recruit_relic(State& state, Card card, Sink& sink) {
    own(state).remove_relic(card);
    own(state).relic_recruited = true;
    const Zone to = steps::receive(state, card, Destination::discard, sink);
    sink(Event{.kind = EventKind::relic_recruited,
               .seat = state.seat,
               .card = card,
               .from = Zone::relics,
               .to = to,
               .revealed = state.mysterious_relics});
}

template <class Sink>
constexpr void focus(State& state, Sink& sink) {
    --state.gems;
    state.focused = true;
    sink(Event{.kind = EventKind::focused, .seat = state.seat, .amount = 1});
    steps::gain_mastery(state, 1, sink);
}

template <class Sink>
constexpr void begin(State& state, Seat seat, Sink& sink) {
    state.seat = seat;
    state.phase = Phase::play;
    state.ask = Ask::play;
    sink(Event{.kind = EventKind::turn_began, .seat = seat});
}

/// What lasts for a turn is over.
template <class Sink>
constexpr void clear(State& state, Sink& sink) {
    own(state).exhausted = 0;
    own(state).played_now = 0;
    state.gems = 0;
    state.power = 0;
    state.infinite = false;
    state.focused = false;
    for (std::uint8_t& count : state.lasting) count = 0;
    clear_attack(state);
    sink(Event{.kind = EventKind::turn_ended, .seat = state.seat});
}

/// Fast-played mercenaries go under the centre deck, where everybody sees them go.
template <class Sink>
LEMNISCATE_APART constexpr void dismiss_mercenaries(State& state, Sink& sink) {
    Side& side = own(state);
    for (std::uint32_t i = 0; i < side.played_size;) {
        if (!side.played(i).marked()) {
            ++i;
            continue;
        }
        const Card card = side.played(i).card();
        side.erase_played(i);
        put_under_centre(state, card);
        ++state.known_bottom;
        sink(Event{.kind = EventKind::mercenary_left,
                   .seat = state.seat,
                   .card = card,
                   .from = Zone::played,
                   .to = Zone::centre});
        steps::fill_row(state, sink);
    }
}

/// Everything that was played or is still in the hand goes to the discard pile, in that order.
template <class Sink>
constexpr void discard_all(State& state, Sink& sink) {
    Side& side = own(state);
    const auto tell = [&](Card card, Zone from) {
        sink(Event{.kind = EventKind::card_discarded,
                   .seat = state.seat,
                   .card = card,
                   .from = from,
                   .to = Zone::discard});
    };
    for (std::uint32_t i = 0; i < side.played_size; ++i) tell(side.played(i).card(), Zone::played);
    for (std::uint32_t i = 0; i < side.hand_size; ++i) tell(side.hand(i).card(), Zone::hand);
    side.discard_all();
}

/// The next turn is that of the next living seat; whoever began marks the rounds.
template <class Sink>
LEMNISCATE_APART constexpr void pass_on(State& state, Sink& sink) {
    Seat seat = state.seat;
    do {
        seat = next_seat(seat, state.players);
        state.round = static_cast<std::uint8_t>(state.round + unsigned{seat == state.first_seat});
        if (seat == state.first_seat) {
            sink(Event{.kind = EventKind::round_began, .seat = seat, .amount = state.round});
        }
    } while (!is_alive(state, seat));
    state.seat = seat;
    if (state.round >= last_round) {
        steps::finish(state, Ending::round_limit, sink);
    } else {
        begin(state, seat, sink);
    }
}

template <class Sink>
LEMNISCATE_APART constexpr void end(State& state, Chance auto& dice, Sink& sink) {
    const std::uint32_t cards = hand_cards + cards_for_damage(state);
    Side& side = own(state);
    if (side.has_fast_played()) dismiss_mercenaries(state, sink);
    discard_all(state, sink);
    clear(state, sink);
    steps::draw(state, cards, dice, sink);
    if (state.mode == Mode::nemesis) {
        nemesis::begin_turn(state, dice, sink);
    } else {
        pass_on(state, sink);
    }
}

}  // namespace turn
}  // namespace lemniscate::shards
