// The small steps that everything is made of: gaining, drawing, filling the row, leaving play.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/dice.h"
#include "games/shards/event.h"
#include "games/shards/outcome.h"
#include "games/shards/state.h"
#include "games/shards/targets.h"

namespace lemniscate::shards::steps {

template <class Sink>
constexpr void finish(State& state, Ending ending, Sink& sink) {
    state.phase = Phase::over;
    state.ask = Ask::nothing;
    state.ending = ending;
    for (Frame& frame : state.pending) frame = {};
    state.frames = 0;
    clear_attack(state);
    sink(Event{.kind = EventKind::game_over,
               .seat = state.seat,
               .ending = ending,
               .winners = winners_of(state)});
}

constexpr bool is_over(const Table& table) { return table.phase == Phase::over; }

/// As many cards as the deck has, up to `count`; returns how many.
template <class Sink>
constexpr std::uint32_t draw_from_deck(State& state, std::uint32_t count, Sink& sink) {
    Side& side = own(state);
    const std::uint32_t drawn = std::min<std::uint32_t>(count, side.deck_size);
    side.draw(drawn);
    for (std::uint32_t i = side.hand_size - drawn; i < side.hand_size; ++i) {
        sink(Event{.kind = EventKind::card_drawn,
                   .seat = state.seat,
                   .card = side.hand(i).card(),
                   .from = Zone::deck,
                   .to = Zone::hand,
                   .revealed = true});
    }
    return drawn;
}

template <class Sink>
LEMNISCATE_APART constexpr void draw(State& state, std::uint32_t count, Chance auto& dice,
                                     Sink& sink) {
    count -= draw_from_deck(state, count, sink);
    Side& side = own(state);
    if (count == 0 || side.discard_size == 0) return;
    side.renew_deck([&dice](Place* cards, std::uint32_t size) { dice.shuffle(cards, size); });
    sink(Event{.kind = EventKind::deck_shuffled,
               .seat = state.seat,
               .from = Zone::discard,
               .to = Zone::deck,
               .revealed = true});
    draw_from_deck(state, count, sink);
}

template <class Sink>
constexpr void banish(State& state, Card card, Zone from, Sink& sink) {
    add_banished(state, card);
    sink(Event{.kind = EventKind::card_banished,
               .seat = state.seat,
               .card = card,
               .from = from,
               .to = Zone::banished,
               .revealed = from == Zone::centre});
}

template <class Sink>
constexpr void gain_mastery(State& state, std::uint32_t amount, Sink& sink) {
    Side& side = own(state);
    const std::uint32_t gained = std::min(amount, most_mastery - side.mastery);
    const bool earned = side.relic_earned;
    side.mastery = static_cast<std::uint8_t>(side.mastery + gained);
    if (side.mastery >= relic_mastery) side.relic_earned = true;
    sink(Event{.kind = EventKind::gained,
               .seat = state.seat,
               .resource = Resource::mastery,
               .amount = static_cast<std::uint16_t>(gained)});
    if (side.relic_earned != earned) {
        sink(Event{.kind = EventKind::relic_earned, .seat = state.seat});
    }
    if (is_nemesis_turn(state) && side.mastery == most_mastery) {
        finish(state, Ending::nemesis_mastery, sink);
    }
}

/// Talons count health that would have gone above the limit, too.
template <class Sink>
constexpr void gain_health(State& state, std::uint32_t amount, Sink& sink) {
    Side& side = own(state);
    const std::uint32_t gained = std::min(amount, most_health - side.health);
    side.health = static_cast<std::uint8_t>(side.health + gained);
    sink(Event{.kind = EventKind::gained,
               .seat = state.seat,
               .resource = Resource::health,
               .amount = static_cast<std::uint16_t>(gained)});
    const std::uint32_t each = power_per_health(state);
    if (each == 0) return;
    const std::uint32_t power = amount * each;
    const std::uint16_t before = state.power;
    if (!state.infinite) {
        state.power = static_cast<std::uint16_t>(std::min(state.power + power, most_points));
    }
    sink(Event{.kind = EventKind::gained,
               .seat = state.seat,
               .resource = Resource::power,
               .amount = static_cast<std::uint16_t>(state.power - before)});
}

/// Nemesis has no gems: it banishes from the centre deck.
template <class Sink>
constexpr void banish_for_gems(State& state, std::uint32_t amount, Sink& sink) {
    for (; amount > 0 && state.centre_size > 0; --amount) {
        banish(state, take_centre(state), Zone::centre, sink);
    }
}

template <class Sink>
LEMNISCATE_APART constexpr void gain(State& state, Resource resource, std::uint32_t amount,
                                     Chance auto& dice, Sink& sink) {
    if (amount == 0) return;
    if (resource == Resource::gems || resource == Resource::power) {
        if (is_nemesis_turn(state) && resource == Resource::gems) {
            banish_for_gems(state, amount, sink);
            return;
        }
        // Which of the two it is, is a coin toss: both are added to. Infinite power does not grow.
        const std::uint32_t gems = resource == Resource::gems ? amount : 0U;
        const std::uint32_t power = state.infinite ? 0U : amount - gems;
        const std::uint32_t before = std::uint32_t{state.gems} + state.power;
        state.gems = static_cast<std::uint16_t>(std::min(state.gems + gems, most_points));
        state.power = static_cast<std::uint16_t>(std::min(state.power + power, most_points));
        sink(Event{.kind = EventKind::gained,
                   .seat = state.seat,
                   .resource = resource,
                   .amount = static_cast<std::uint16_t>(state.gems + state.power - before)});
    } else if (resource == Resource::health) {
        gain_health(state, amount, sink);
    } else if (resource == Resource::mastery || is_nemesis_turn(state)) {
        gain_mastery(state, amount, sink);  // Nemesis has no deck, and gains mastery instead
    } else {
        draw(state, amount, dice, sink);
    }
}

template <class Sink>
constexpr void lose_mastery(State& state, Seat seat, std::uint32_t amount, Sink& sink) {
    Side& side = side_of(state, seat);
    const std::uint32_t lost = std::min<std::uint32_t>(amount, side.mastery);
    side.mastery = static_cast<std::uint8_t>(side.mastery - lost);
    sink(Event{.kind = EventKind::mastery_lost,
               .seat = state.seat,
               .other = seat,
               .amount = static_cast<std::uint16_t>(lost)});
}

/// The top card of the centre deck onto an empty slot of the row.
template <class Sink>
constexpr void deal_slot(State& state, std::uint32_t slot, Sink& sink) {
    state.row[slot] = take_centre(state);
    sink(Event{.kind = EventKind::row_filled,
               .seat = state.seat,
               .card = state.row[slot],
               .from = Zone::centre,
               .to = Zone::row,
               .slot = static_cast<std::uint8_t>(slot),
               .revealed = true});
}

template <class Sink>
LEMNISCATE_APART constexpr void fill_row(State& state, Sink& sink) {
    for (std::uint32_t slot = 0; slot < state.row_size && state.centre_size > 0; ++slot) {
        if (state.row[slot] == Card::none) deal_slot(state, slot, sink);
    }
}

constexpr std::uint32_t slot_of(const Table& table, Card card) {
    return first_byte(load_bytes(table.row), number(card));
}

/// A slot that a card has left is filled at once; against Nemesis it must be.
template <class Sink>
constexpr void replace(State& state, std::uint32_t slot, Sink& sink) {
    if (state.centre_size > 0) {
        deal_slot(state, slot, sink);
    } else if (state.mode == Mode::nemesis) {
        finish(state, Ending::centre_deck_empty, sink);
    }
}

/// Where a recruited card goes. A champion that was called for enters play, whatever else was said.
template <class Sink>
constexpr Zone receive(State& state, Card card, Destination destination, Sink& sink) {
    Side& side = own(state);
    const std::uint32_t caller = called_by(state, card);
    if (caller != lasting_kinds) {
        --state.lasting[caller];
        sink(Event{.kind = EventKind::lasting_used,
                   .seat = state.seat,
                   .card = lasting_table.card[caller]});
        side.add_champion(card, false);
        return Zone::champions;
    }
    if (destination == Destination::hand) {
        side.add_hand(card, true);
        return Zone::hand;
    }
    side.add_discard(card);
    return Zone::discard;
}

/// A champion leaves play: to its owner's discard pile, or out of the game when Nemesis had it.
constexpr Zone remove_champion(State& state, Seat owner, std::uint32_t at) {
    Side& side = side_of(state, owner);
    const Card card = side.champion(at);
    side.remove_champion(at);
    if (state.mode == Mode::nemesis && owner == seat_at(1)) {
        add_banished(state, card);
        return Zone::banished;
    }
    side.add_discard(card);
    return Zone::discard;
}

template <class Sink>
LEMNISCATE_APART constexpr void destroy(State& state, Seat owner, Card card, Sink& sink) {
    const Zone to = remove_champion(state, owner, side_of(state, owner).find_champion(card));
    sink(Event{.kind = EventKind::champion_destroyed,
               .seat = state.seat,
               .card = card,
               .from = Zone::champions,
               .to = to,
               .other = owner});
}

/// Power that destroys a champion is paid in full at once: docs/rules, attacking champions.
template <class Sink>
constexpr void attack_champion(State& state, Seat owner, Card card, Sink& sink) {
    const std::uint32_t defense = defense_of(side_of(state, owner), card);
    if (!state.infinite) state.power = static_cast<std::uint16_t>(state.power - defense);
    const Zone to = remove_champion(state, owner, side_of(state, owner).find_champion(card));
    sink(Event{.kind = EventKind::champion_attacked,
               .seat = state.seat,
               .card = card,
               .from = Zone::champions,
               .to = to,
               .other = owner,
               .amount = static_cast<std::uint16_t>(state.infinite ? 0U : defense)});
}

/// Everything of a player who is out leaves the game.
template <class Sink>
LEMNISCATE_APART constexpr void eliminate(State& state, Seat seat, Sink& sink) {
    Side& side = side_of(state, seat);
    const auto lose = [&](Card card, Zone from, bool hidden) {
        add_banished(state, card);
        sink(Event{.kind = EventKind::card_lost,
                   .seat = seat,
                   .card = card,
                   .from = from,
                   .to = Zone::banished,
                   .revealed = hidden});
    };
    for (std::uint32_t i = 0; i < side.hand_size; ++i) {
        lose(side.hand(i).card(), Zone::hand, !side.hand(i).marked());
    }
    for (std::uint32_t i = 0; i < side.deck_size; ++i) lose(side.deck(i), Zone::deck, true);
    for (std::uint32_t i = 0; i < side.discard_size; ++i) {
        lose(side.discard(i), Zone::discard, false);
    }
    for (std::uint32_t i = 0; i < side.champion_count; ++i) {
        lose(side.champion(i), Zone::champions, false);
    }
    for (Card relic : side.relics) {
        if (relic != Card::none) lose(relic, Zone::relics, state.mysterious_relics);
    }
    Side left{};
    left.mastery = side.mastery;
    left.character = side.character;
    left.relic_recruited = side.relic_recruited;
    left.relic_earned = side.relic_earned;
    side = left;
    sink(Event{.kind = EventKind::eliminated, .seat = seat});
}

}  // namespace lemniscate::shards::steps
