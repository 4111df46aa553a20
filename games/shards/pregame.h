// What is decided before the first turn: auction, draft, characters against Nemesis.
#pragma once

#include <cstdint>

#include "engine/bits.h"
#include "engine/device.h"
#include "engine/dice.h"
#include "games/shards/event.h"
#include "games/shards/options.h"
#include "games/shards/state.h"
#include "games/shards/steps.h"
#include "games/shards/turn.h"

namespace lemniscate::shards::pregame {

LEMNISCATE_CONSTANT std::uint32_t highest_bid = most_health - 1;

constexpr void add_relic(Side& side, Card card) { side.relics[side.relic_count()] = card; }

template <class Sink>
constexpr void give_character(State& state, Seat seat, Character character, Sink& sink) {
    Side& side = side_of(state, seat);
    side.character = character;
    sink(Event{.kind = EventKind::character_chosen, .seat = seat, .character = character});
    if (state.relic_draft || state.mysterious_relics) return;
    if (state.mode == Mode::nemesis && seat != seat_at(0)) return;  // Nemesis has none
    relics_of(state.sets).each([&](Card card) {
        if (facts(card).owner != character) return;
        add_relic(side, card);
        sink(Event{.kind = EventKind::relic_given, .seat = seat, .card = card, .to = Zone::relics});
    });
}

/// Characters that nobody has, a bit each.
constexpr std::uint32_t free_characters(const Table& table) {
    std::uint32_t taken = 0;
    for (std::uint32_t i = 0; i < table.players; ++i) {
        taken |= 1U << static_cast<std::uint32_t>(table.side[i].character);
    }
    constexpr std::uint32_t all = ((1U << characters) - 1U) << 1U;
    return all & ~taken;
}

template <class Sink>
constexpr void decide_first(State& state, Seat seat, Sink& sink) {
    state.first_seat = seat;
    sink(Event{.kind = EventKind::first_seat_decided, .seat = seat});
}

/// Who decides next, before the first turn.
template <class Sink>
constexpr void pass_to(State& state, Seat seat, Sink& sink) {
    state.seat = seat;
    sink(Event{.kind = EventKind::turn_passed, .seat = seat});
}

/// Decks are shuffled and first hands drawn; those who move later have more mastery.
template <class Sink>
LEMNISCATE_APART constexpr void begin_play(State& state, Seat first, Chance auto& dice,
                                           Sink& sink) {
    if (state.first_seat != first) decide_first(state, first, sink);
    const bool alike = state.mode == Mode::teams || state.mode == Mode::nemesis;
    std::uint32_t mastery = 0;
    Seat seat = first;
    for (std::uint32_t i = 0; i < state.players; ++i) {
        side_of(state, seat).mastery = static_cast<std::uint8_t>(alike ? 0U : mastery++);
        if (side_of(state, seat).mastery > 0) {
            sink(Event{.kind = EventKind::mastery_given,
                       .seat = seat,
                       .amount = side_of(state, seat).mastery});
        }
        seat = next_seat(seat, state.players);
    }
    for (std::uint32_t i = 0; i < state.players; ++i) {
        state.seat = seat_at(i);
        Side& side = own(state);
        dice.shuffle(side.cards, side.deck_size);
        steps::draw(state, hand_cards, dice, sink);
    }
    state.round = 1;
    state.opener = Seat::none;
    state.leader = Seat::none;
    state.bid = 0;
    state.bidders = 0;
    state.picks = 0;
    turn::begin(state, first, sink);
}

// The relic draft.

/// Once around, and back again.
constexpr Seat drafter(const Table& table, std::uint32_t pick) {
    const std::uint32_t step =
        pick < table.players ? pick : relics_each * table.players - 1U - pick;
    return seat_at((index(table.opener) + step) % table.players);
}

template <class Sink>
constexpr void begin_draft(State& state, Seat starter, Sink& sink) {
    state.phase = Phase::draft;
    state.ask = Ask::draft;
    state.opener = starter;
    state.seat = starter;
    sink(Event{.kind = EventKind::draft_began, .seat = starter});
}

template <class Sink>
constexpr void pick_relic(State& state, Card card, Sink& sink) {
    std::uint32_t at = 0;
    while (state.pool[at] != card) ++at;
    for (; at + 1 < relic_cards; ++at) state.pool[at] = state.pool[at + 1];
    state.pool[relic_cards - 1] = Card::none;
    add_relic(own(state), card);
    sink(Event{.kind = EventKind::relic_drafted,
               .seat = state.seat,
               .card = card,
               .from = Zone::pool,
               .to = Zone::relics});
    ++state.picks;
}

template <class Sink>
constexpr void answer_draft(State& state, Card card, Chance auto& dice, Sink& sink) {
    pick_relic(state, card, sink);
    pass_to(state, drafter(state, state.picks), sink);
    const std::uint32_t all = relics_each * state.players;
    if (state.picks + 1U < all) return;
    if (state.picks < all) pick_relic(state, state.pool[0], sink);  // no choice is left
    const Seat last_of_first_round = drafter(state, state.players - 1U);
    begin_play(state, state.auction ? state.first_seat : last_of_first_round, dice, sink);
}

// The health auction.

constexpr std::uint32_t bit_of(Seat seat) { return 1U << index(seat); }

/// Seats that have no character yet, a bit each.
constexpr std::uint32_t without_character(const Table& table) {
    std::uint32_t seats = 0;
    for (std::uint32_t i = 0; i < table.players; ++i) {
        if (table.side[i].character == Character::none) seats |= 1U << i;
    }
    return seats;
}

constexpr Seat next_among(const Table& table, Seat seat, std::uint32_t seats) {
    do {
        seat = next_seat(seat, table.players);
    } while ((seats & bit_of(seat)) == 0);
    return seat;
}

template <class Sink>
LEMNISCATE_APART constexpr void choose_character(State& state, Character character,
                                                 Chance auto& dice, Sink& sink);

/// Who has won, or is the last, picks a character.
template <class Sink>
constexpr void ask_character(State& state, Seat seat, Chance auto& dice, Sink& sink) {
    pass_to(state, seat, sink);
    state.ask = Ask::character;
    const std::uint32_t choice = free_characters(state);
    if (count_bits(choice) == 1) {
        choose_character(state, static_cast<Character>(lowest_bit(choice)), dice, sink);
    }
}

template <class Sink>
constexpr void win_auction(State& state, Seat seat, Chance auto& dice, Sink& sink) {
    sink(Event{.kind = EventKind::auction_won, .seat = seat, .amount = state.bid});
    side_of(state, seat).health = static_cast<std::uint8_t>(most_health - state.bid);
    if (state.first_seat == Seat::none) decide_first(state, seat, sink);
    ask_character(state, seat, dice, sink);
}

/// Asks the next one who can still bid; nobody bids against himself or above the highest bid.
template <class Sink>
LEMNISCATE_APART constexpr void ask_bid(State& state, Seat after, Chance auto& dice, Sink& sink) {
    state.ask = Ask::bid;
    while (count_bits(state.bidders) > 1) {
        const std::uint32_t others =
            state.leader == Seat::none ? state.bidders : state.bidders & ~bit_of(state.leader);
        after = next_among(state, after, others);
        if (state.bid < highest_bid) {
            pass_to(state, after, sink);
            return;
        }
        state.bidders = static_cast<std::uint8_t>(state.bidders & ~bit_of(after));
        sink(Event{.kind = EventKind::dropped, .seat = after});
    }
    win_auction(state, seat_at(lowest_bit(state.bidders)), dice, sink);
}

/// An auction among those without a character; `opener` bids first.
template <class Sink>
constexpr void open_auction(State& state, Seat opener, Sink& sink) {
    state.phase = Phase::auction;
    state.ask = Ask::bid;
    state.opener = opener;
    state.seat = opener;
    state.bid = 0;
    state.leader = Seat::none;
    state.bidders = static_cast<std::uint8_t>(without_character(state));
    sink(Event{.kind = EventKind::auction_opened, .seat = opener});
}

template <class Sink>
constexpr void answer_bid(State& state, std::uint32_t amount, Chance auto& dice, Sink& sink) {
    state.bid = static_cast<std::uint8_t>(amount);
    state.leader = state.seat;
    sink(Event{.kind = EventKind::bid, .seat = state.seat, .amount = state.bid});
    ask_bid(state, state.seat, dice, sink);
}

template <class Sink>
constexpr void answer_drop(State& state, Chance auto& dice, Sink& sink) {
    state.bidders = static_cast<std::uint8_t>(state.bidders & ~bit_of(state.seat));
    sink(Event{.kind = EventKind::dropped, .seat = state.seat});
    ask_bid(state, state.seat, dice, sink);
}

template <class Sink>
constexpr void after_auction(State& state, Chance auto& dice, Sink& sink) {
    state.leader = Seat::none;
    state.bid = 0;
    state.bidders = 0;
    if (state.relic_draft) {
        // Who won the first auction picks last, and begins.
        begin_draft(state, next_seat(state.first_seat, state.players), sink);
    } else {
        begin_play(state, state.first_seat, dice, sink);
    }
}

/// The next auction begins to the left of who has won; the last one simply picks.
template <class Sink>
constexpr void next_auction(State& state, Chance auto& dice, Sink& sink) {
    const std::uint32_t left = without_character(state);
    if (left == 0) {
        after_auction(state, dice, sink);
        return;
    }
    open_auction(state, next_among(state, state.seat, left), sink);
    if (count_bits(left) == 1) ask_character(state, state.opener, dice, sink);
}

// Nemesis.

/// The cards of some sets that a character may begin with.
constexpr CardSet extras_of(Sets sets, Character character) {
    CardSet extras;
    cards_of(sets).each([&](Card card) {
        extras.add_if(card, character != Character::none && facts(card).extra == character);
    });
    return extras;
}

template <class Sink>
constexpr void answer_extra(State& state, Card card, Chance auto& dice, Sink& sink) {
    const bool none = card == Card::none;
    sink(Event{.kind = EventKind::extra_chosen,
               .seat = state.seat,
               .card = card,
               .from = none ? Zone::none : Zone::centre,
               .to = none ? Zone::none : Zone::deck});
    if (!none) {
        std::uint32_t at = 0;
        while (state.centre[at] != card) ++at;
        --state.centre_size;
        for (; at < state.centre_size; ++at) state.centre[at] = state.centre[at + 1U];
        state.centre[state.centre_size] = Card::none;
        own(state).add_deck(card);
    }
    dice.shuffle(state.centre, state.centre_size);
    steps::fill_row(state, sink);
    begin_play(state, seat_at(0), dice, sink);
}

constexpr void ask_nemesis_setup(State& state) {
    const bool all = without_character(state) == 0;
    state.ask = all ? Ask::extra : Ask::character;
}

template <class Sink>
constexpr void choose_character(State& state, Character character, Chance auto& dice, Sink& sink) {
    // Against Nemesis the player chooses twice: first for itself.
    const Seat seat = state.mode == Mode::nemesis
                          ? seat_at(state.side[0].character == Character::none ? 0U : 1U)
                          : state.seat;
    give_character(state, seat, character, sink);
    if (state.mode == Mode::nemesis) {
        ask_nemesis_setup(state);
    } else {
        next_auction(state, dice, sink);
    }
}

}  // namespace lemniscate::shards::pregame
