// The one door through which a state leaves for a person, and the way back for those who guess.
#pragma once

#include <cstdint>

#include "engine/dice.h"
#include "engine/seat.h"
#include "games/shards/event.h"
#include "games/shards/state.h"

namespace lemniscate::shards {

/// How many of each type of card.
struct Counts {
    std::uint8_t of[card_types + 1];

    constexpr void add(Card card) { ++of[number(card)]; }
    friend constexpr bool operator==(const Counts&, const Counts&) = default;
};

/// What a viewer knows: a table whose hidden cards are unknown. It is a type of its own so that no
/// state is shown in its place. Which cards a deck and a hand have together is no secret, since
/// every card went there before everybody's eyes; which of them lies where is one.
struct View {
    State table;
    Viewer viewer;
    Counts unseen[max_players];  ///< unknown cards of deck and hand together, by seat
    Counts unseen_centre;        ///< of the centre deck

    friend constexpr bool operator==(const View&, const View&) = default;
};

/// Where in a hand the cards stand that its owner showed is nobody else's business: they come
/// first, in the order of their numbers, and the unknown ones behind them.
constexpr void sort_shown(Side& side) {
    Place* const first = side.cards + side.deck_size;
    for (std::uint32_t end = 1; end < side.hand_size; ++end) {
        // The arena has the hand from its last card to its first one.
        const auto comes_later = [](Place a, Place b) {
            return a.marked() != b.marked() ? b.marked() : a.value > b.value;
        };
        for (std::uint32_t at = end; at > 0 && comes_later(first[at], first[at - 1]); --at) {
            const Place place = first[at];
            first[at] = first[at - 1];
            first[at - 1] = place;
        }
    }
}

/// Hidden are decks, the hands of others but for cards that they showed, the centre deck but for
/// what was put under it, and mysterious relics of others.
constexpr View observe(const State& state, Viewer viewer) {
    View view{};
    view.table = state;
    view.viewer = viewer;
    for (std::uint32_t i = 0; i < state.players; ++i) {
        Side& side = view.table.side[i];
        const bool own = seat_at(i) == viewer.seat;
        const std::uint32_t hidden = own ? side.deck_size : side.hand_end();
        for (std::uint32_t at = 0; at < hidden; ++at) {
            if (side.cards[at].marked()) continue;
            view.unseen[i].add(side.cards[at].card());
            side.cards[at] = Place::of(Card::unknown);
        }
        if (own) continue;
        sort_shown(side);
        if (!state.mysterious_relics) continue;
        for (Card& relic : side.relics) {
            if (relic != Card::none) relic = Card::unknown;
        }
    }
    for (std::uint32_t at = state.known_bottom; at < state.centre_size; ++at) {
        view.unseen_centre.add(state.centre[at]);
        view.table.centre[at] = Card::unknown;
    }
    return view;
}

constexpr Event observe(const Event& event, Viewer viewer) {
    Event seen = event;
    if (event.kind == EventKind::card_drawn && event.seat != viewer.seat) {
        seen.card = Card::unknown;
    }
    return seen;
}

namespace guess {

/// Cards in the order of their numbers, then mixed: nothing of the true order can shine through.
struct Pool {
    Card cards[Side::capacity];
    std::uint32_t size;

    constexpr Pool(const Counts& counts, Dice& dice) : cards{}, size(0) {
        for (std::uint32_t i = 1; i <= card_types; ++i) {
            for (std::uint32_t k = 0; k < counts.of[i]; ++k) cards[size++] = card_at(i);
        }
        dice.shuffle(cards, size);
    }
    constexpr Card take() { return cards[--size]; }
};

/// Relics that might be anywhere out of sight.
constexpr Counts unseen_relics(const View& view) {
    CardSet seen;
    const State& table = view.table;
    for (std::uint32_t i = 0; i < table.players; ++i) {
        const Side& side = table.side[i];
        for (Place place : side.cards) {
            if (place.card() != Card::unknown) seen.add(place.card());
        }
        for (Card relic : side.relics) {
            if (relic != Card::unknown) seen.add(relic);
        }
        for (std::uint32_t n = 1; n <= card_types; ++n) {
            if (view.unseen[i].of[n] > 0) seen.add(card_at(n));
        }
    }
    for (std::uint32_t i = 0; i < table.banished_size; ++i) seen.add(banished_card(table, i));
    Counts counts{};
    (relic_set - seen).each([&](Card card) { counts.add(card); });
    return counts;
}

}  // namespace guess

/// A table that looks like this to the viewer, the hidden cards dealt anew.
constexpr State imagine(const View& view, Dice& dice) {
    State state = view.table;
    for (std::uint32_t i = 0; i < state.players; ++i) {
        Side& side = state.side[i];
        guess::Pool pool(view.unseen[i], dice);
        for (std::uint32_t at = 0; pool.size > 0; ++at) {
            if (side.cards[at].card() == Card::unknown) side.cards[at] = Place::of(pool.take());
        }
    }
    guess::Pool centre(view.unseen_centre, dice);
    for (std::uint32_t at = state.known_bottom; centre.size > 0; ++at) {
        state.centre[at] = centre.take();
    }
    guess::Pool relics(guess::unseen_relics(view), dice);
    for (std::uint32_t i = 0; i < state.players; ++i) {
        for (Card& relic : state.side[i].relics) {
            if (relic == Card::unknown) relic = relics.take();
        }
    }
    return state;
}

}  // namespace lemniscate::shards
