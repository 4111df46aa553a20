// The one interpreter of card text.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/dice.h"
#include "games/shards/conditions.h"
#include "games/shards/event.h"
#include "games/shards/state.h"
#include "games/shards/steps.h"

namespace lemniscate::shards::effects {

constexpr Frame frame_of(Card card, Card source, std::uint32_t line) {
    Frame frame{};
    frame.card = card;
    frame.source = source;
    frame.line = static_cast<std::uint8_t>(line);
    return frame;
}
/// Exhaust lines stand behind play lines.
constexpr std::uint32_t play_end(Card card) { return card_table.play_lines[number(card)]; }
constexpr std::uint32_t exhaust_end(Card card) {
    return play_end(card) + card_table.exhaust_lines[number(card)];
}

/// Where the lines of a waiting frame end: it has a line left, which says in which part it is.
constexpr std::uint32_t end_of(const Frame& frame) {
    return frame.line < play_end(frame.card) ? play_end(frame.card) : exhaust_end(frame.card);
}

/// The line that a frame is carrying out.
constexpr const Line& line_at(const Frame& frame) {
    return line_of(frame.card, std::uint32_t{frame.line} + frame.other);
}

constexpr void push(State& state, const Frame& frame) { state.pending[state.frames++] = frame; }
constexpr Frame pop(State& state) {
    const Frame frame = state.pending[--state.frames];
    state.pending[state.frames] = {};
    return frame;
}

constexpr void next_line(Frame& frame) {
    frame.line =
        static_cast<std::uint8_t>(frame.line + line_of(frame.card, frame.line).others + 1U);
    frame.other = 0;
    frame.test = Test::open;
    frame.left = 0;
}

// What can be chosen for a line.

constexpr CardSet returnable(const Table& table, const Line& line) {
    return own(table).discard_set() & cards_like(line);
}
/// The cards whose effects a line copies.
constexpr CardSet copied_by(const Line& line) { return cards_like(line) - copier_set; }
constexpr CardSet copyable(const Table& table, const Line& line) {
    return own(table).played_set() & copied_by(line);
}
/// What a card may cost to be taken is what is printed, however little one would pay for it.
constexpr CardSet takeable(const Table& table, const Line& line) {
    CardSet set;
    for (std::uint32_t i = 0; i < table.row_size; ++i) {
        const Card card = table.row[i];
        if (card != Card::none) set.add_if(card, card_table.cost[number(card)] <= line.amount);
    }
    return set;
}
/// How many different champions an effect could destroy, and the last of them.
struct Victims {
    std::uint32_t count = 0;
    Seat owner = Seat::none;
    Card card = Card::none;
};
constexpr Victims victims(const Table& table) {
    Victims found;
    each_opponent(table, [&](Seat seat) {
        const CardSet champions = side_of(table, seat).champions_set();
        if (champions.empty()) return;
        found = {found.count + champions.size(), seat, champions.first()};
    });
    return found;
}
struct Targets {
    std::uint32_t count = 0;
    Seat seat = Seat::none;
};
constexpr Targets targets(const Table& table) {
    Targets found;
    each_opponent(table, [&](Seat seat) { found = {found.count + 1U, seat}; });
    return found;
}

// What a choice does.

template <class Sink>
constexpr void give_back(State& state, Card card, Sink& sink) {
    own(state).remove_discard(card);
    own(state).add_hand(card, true);
    sink(Event{.kind = EventKind::card_returned,
               .seat = state.seat,
               .card = card,
               .from = Zone::discard,
               .to = Zone::hand});
}

template <class Sink>
constexpr void take(State& state, Card card, Destination destination, Sink& sink) {
    const std::uint32_t slot = steps::slot_of(state, card);
    state.row[slot] = Card::none;
    const Zone to = steps::receive(state, card, destination, sink);
    sink(Event{.kind = EventKind::card_taken,
               .seat = state.seat,
               .card = card,
               .from = Zone::row,
               .to = to,
               .slot = static_cast<std::uint8_t>(slot)});
    steps::replace(state, slot, sink);
}

template <class Sink>
constexpr void destroy_all(State& state, Sink& sink) {
    each_opponent(state, [&](Seat seat) {
        while (side_of(state, seat).champion_count > 0) {
            steps::destroy(state, seat, side_of(state, seat).champion(0), sink);
        }
    });
}

/// Begins to carry out the lines of another card; the frame goes on after it if it has any left.
template <class Sink>
constexpr Frame begin_copy(State& state, const Frame& frame, std::uint32_t end, Card card,
                           Sink& sink) {
    if (frame.line < end) push(state, frame);
    sink(Event{.kind = EventKind::card_copied, .seat = state.seat, .card = card});
    return frame_of(card, frame.source, 0);
}

/// What an operation asks where there is a choice.
constexpr Ask asked_by(Op op) {
    switch (op) {
        case Op::give_back:
            return Ask::give_back;
        case Op::weaken:
            return Ask::target;
        case Op::take:
            return Ask::take;
        case Op::banish:
            return Ask::banish;
        case Op::destroy:
            return Ask::destroy;
        case Op::copy:
            return Ask::copy;
        case Op::gain:
        case Op::infinite:
        case Op::double_power:
        case Op::give_all:
        case Op::destroy_all:
        case Op::copy_again:
        case Op::copy_every:
        case Op::deploy:
        case Op::unshield:
        case Op::heart:
        case Op::talons:
        case Op::guards:
        case Op::unattackable:
        case Op::behind:
        case Op::above_mastery:
        case Op::fortifies:
        case Op::discount:
        case Op::returns_with_champion:
        case Op::shields_in_play:
            return Ask::nothing;
    }
    return Ask::nothing;
}

/// Lines that need a hand, a deck or a discard pile do nothing for Nemesis.
constexpr bool is_beyond_nemesis(Op op) {
    switch (op) {
        case Op::give_back:
        case Op::give_all:
        case Op::take:
        case Op::banish:
        case Op::deploy:
            return true;
        case Op::gain:
        case Op::infinite:
        case Op::double_power:
        case Op::weaken:
        case Op::destroy:
        case Op::destroy_all:
        case Op::copy:
        case Op::copy_again:
        case Op::copy_every:
        case Op::unshield:
        case Op::heart:
        case Op::talons:
        case Op::guards:
        case Op::unattackable:
        case Op::behind:
        case Op::above_mastery:
        case Op::fortifies:
        case Op::discount:
        case Op::returns_with_champion:
        case Op::shields_in_play:
            return false;
    }
    return false;
}

/// What the line of a card did lasts.
template <class Sink>
constexpr void arm(State& state, Card card, Op op, Sink& sink) {
    std::uint8_t& count = state.lasting[lasting_table.kind_of[number(card)]];
    if (count == most_counted(op)) return;
    ++count;
    sink(Event{.kind = EventKind::lasting_began, .seat = state.seat, .card = card});
}

/// How a line left the frame.
enum class After { done, asks, copies };

/// Carries out one line of a frame that goes on to `end`. When it `asks`, the state says what; when
/// it `copies`, `frame` has become the frame of the copied card.
template <class Sink>
LEMNISCATE_APART constexpr After carry_out(State& state, Frame& frame, std::uint32_t end,
                                           const Line& line, Chance auto& dice, Sink& sink) {
    const auto ask = [&] {
        frame.test = Test::met;
        state.ask = asked_by(line.op);
        return After::asks;
    };
    switch (line.op) {
        case Op::gain:
            steps::gain(
                state, static_cast<Resource>(line.what),
                line.per == Per::once ? line.amount : line.amount * count_of(own(state), line),
                dice, sink);
            return After::done;
        case Op::infinite:
            state.infinite = true;
            state.power = 0;  // what was there is part of it
            sink(Event{.kind = EventKind::infinite_power, .seat = state.seat});
            return After::done;
        case Op::double_power: {
            const std::uint16_t before = state.power;
            state.power =
                static_cast<std::uint16_t>(std::min<std::uint32_t>(2U * before, most_points));
            sink(Event{.kind = EventKind::power_doubled,
                       .seat = state.seat,
                       .amount = static_cast<std::uint16_t>(state.power - before)});
            return After::done;
        }
        case Op::give_back: {
            const CardSet set = returnable(state, line);
            if (set.size() > 1) return ask();
            if (!set.empty()) give_back(state, set.first(), sink);
            return After::done;
        }
        case Op::give_all: {
            const CardSet set = cards_like(line);
            for (std::uint32_t i = 0; i < own(state).discard_size;) {
                const Card card = own(state).discard(i);
                if (set.has(card)) {
                    give_back(state, card, sink);
                } else {
                    ++i;
                }
            }
            return After::done;
        }
        case Op::weaken: {
            const Targets found = targets(state);
            if (found.count > 1) return ask();
            if (found.count == 1) steps::lose_mastery(state, found.seat, line.amount, sink);
            return After::done;
        }
        case Op::take: {
            const CardSet set = takeable(state, line);
            if (set.size() > 1) return ask();
            if (!set.empty()) {
                take(state, set.first(), static_cast<Destination>(line.what), sink);
            }
            return After::done;
        }
        case Op::banish:
            if (frame.left == 0) frame.left = line.amount;
            if (own(state).hand_size + own(state).discard_size > 0) return ask();
            return After::done;
        case Op::destroy: {
            const Victims found = victims(state);
            if (found.count > 1) return ask();
            if (found.count == 1) steps::destroy(state, found.owner, found.card, sink);
            return After::done;
        }
        case Op::destroy_all:
            destroy_all(state, sink);
            return After::done;
        case Op::copy: {
            const CardSet set = copyable(state, line);
            if (set.empty()) return After::done;
            if (set.size() > 1) return ask();
            frame.copied = set.first();
            next_line(frame);
            frame = begin_copy(state, frame, end, frame.copied, sink);
            return After::copies;
        }
        case Op::copy_again:
            if (frame.copied == Card::none) return After::done;
            next_line(frame);
            frame = begin_copy(state, frame, end, frame.copied, sink);
            return After::copies;
        case Op::copy_every: {
            arm(state, frame.card, line.op, sink);
            const CardSet set = copied_by(line);
            while (frame.left < own(state).played_size) {
                const Card card = own(state).played(frame.left++).card();
                if (!set.has(card)) continue;
                frame.test = Test::met;
                frame = begin_copy(state, frame, end, card, sink);
                return After::copies;
            }
            return After::done;
        }
        case Op::deploy:
        case Op::unshield:
        case Op::heart:
        case Op::talons:
            arm(state, frame.card, line.op, sink);
            return After::done;
        case Op::guards:
        case Op::unattackable:
        case Op::behind:
        case Op::above_mastery:
        case Op::fortifies:
        case Op::discount:
        case Op::returns_with_champion:
        case Op::shields_in_play:
            return After::done;  // passives: read by whoever needs them
    }
    return After::done;
}

/// Finds which of a line and those that replace it happens: the last one whose condition is met.
/// `met` leaves it in `frame.other`; `open` does so, too, and means that its owner must be asked.
LEMNISCATE_APART constexpr Test choose_line(const Table& table, Frame& frame) {
    const std::uint32_t others = line_of(frame.card, frame.line).others;
    std::uint32_t untested = frame.test == Test::unmet ? frame.other : others + 1U;
    while (untested-- > 0) {
        const Test found =
            test(table, frame.source, line_of(frame.card, std::uint32_t{frame.line} + untested));
        if (found == Test::unmet) continue;
        frame.other = static_cast<std::uint8_t>(untested);
        return found;
    }
    return Test::unmet;
}

/// Carries out a frame up to `end`, and those that wait below it, until something is asked (false)
/// or all is done (true).
template <class Sink>
LEMNISCATE_APART constexpr bool run(State& state, Frame frame, std::uint32_t end, Chance auto& dice,
                                    Sink& sink) {
    for (;;) {
        if (frame.line >= end) {
            if (state.frames == 0) return true;
            frame = pop(state);
            end = end_of(frame);
            continue;
        }
        if (frame.test != Test::met) {
            const Test chosen = choose_line(state, frame);
            if (chosen == Test::open) {
                frame.test = Test::open;
                state.ask = Ask::reveal;
                push(state, frame);
                return false;
            }
            if (chosen == Test::unmet) {
                next_line(frame);
                continue;
            }
        }
        const Line& line = line_at(frame);
        if (is_nemesis_turn(state) && is_beyond_nemesis(line.op)) {
            next_line(frame);
            continue;
        }
        switch (carry_out(state, frame, end, line, dice, sink)) {
            case After::asks:
                push(state, frame);
                return false;
            case After::copies:
                end = play_end(frame.card);
                break;
            case After::done:
                next_line(frame);
                break;
        }
        if (steps::is_over(state)) return true;
    }
}

/// Runs the lines of a card from `line` to `end`. Most lines are gains that depend on mastery at
/// the most; they need no frame.
template <class Sink>
LEMNISCATE_APART constexpr bool run_lines(State& state, Card card, std::uint32_t line,
                                          std::uint32_t end, Chance auto& dice, Sink& sink) {
    while (line < end && line_of(card, line).simple) {
        const std::uint32_t others = line_of(card, line).others;
        std::uint32_t chosen = others;
        while (chosen > 0 && own(state).mastery < line_of(card, line + chosen).at) --chosen;
        const Line& happens = line_of(card, line + chosen);
        if (own(state).mastery >= happens.at) {
            steps::gain(state, static_cast<Resource>(happens.what), happens.amount, dice, sink);
            if (steps::is_over(state)) return true;
        }
        line += others + 1U;
    }
    if (line == end && state.frames == 0) return true;
    return run(state, frame_of(card, card, line), end, dice, sink);
}

template <class Sink>
constexpr bool run_played(State& state, Card card, Chance auto& dice, Sink& sink) {
    return run_lines(state, card, 0, play_end(card), dice, sink);
}
template <class Sink>
constexpr bool run_exhausted(State& state, Card card, Chance auto& dice, Sink& sink) {
    return run_lines(state, card, play_end(card), exhaust_end(card), dice, sink);
}
/// Goes on with a frame that waited for an answer.
template <class Sink>
constexpr bool go_on(State& state, const Frame& frame, Chance auto& dice, Sink& sink) {
    return run(state, frame, end_of(frame), dice, sink);
}
/// Goes on behind the line that was answered.
template <class Sink>
constexpr bool go_on_after(State& state, Frame frame, Chance auto& dice, Sink& sink) {
    const std::uint32_t end = end_of(frame);
    next_line(frame);
    return run(state, frame, end, dice, sink);
}

}  // namespace lemniscate::shards::effects
