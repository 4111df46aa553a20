// The one door through which a state leaves for a person, and the way back for those who guess.
#pragma once

#include <cstdint>

#include "engine/dice.h"
#include "engine/seat.h"
#include "games/shards/event.h"
#include "games/shards/options.h"
#include "games/shards/state.h"

namespace lemniscate::shards {

/// How many of each type of card.
struct Counts {
    std::uint8_t of[card_types + 1];

    constexpr void add(Card card) { ++of[number(card)]; }
    friend constexpr bool operator==(const Counts&, const Counts&) = default;
};

/// Made from JSON: match/shards/read_view.cpp.
struct ViewReader;

/// What a viewer knows: a table whose hidden cards are unknown. It is sealed: `observe` makes it
/// from a state, the reader of views from what `observe` once made, and nobody else. Which cards a
/// deck and a hand have together is no secret, since every card went there before everybody's
/// eyes; which of them lies where is one.
class View {
  public:
    constexpr const Table& table() const { return table_; }
    constexpr Viewer viewer() const { return viewer_; }

    // Which cards the unknown ones are.
    /// Of deck and hand of a seat together.
    constexpr const Counts& unseen(Seat seat) const { return unseen_[index(seat)]; }
    constexpr const Counts& unseen_centre() const { return unseen_centre_; }
    /// Mysterious relics that might be anybody's.
    constexpr const Counts& unseen_relics() const { return unseen_relics_; }

    friend constexpr bool operator==(const View&, const View&) = default;

  private:
    friend constexpr View observe(const State& state, Viewer viewer);
    friend struct ViewReader;

    constexpr View(const Table& table, Viewer viewer) : table_(table), viewer_(viewer) {}

    Table table_;
    Viewer viewer_;
    Counts unseen_[max_players] = {};
    Counts unseen_centre_ = {};
    Counts unseen_relics_ = {};
};

/// Relics that lie nowhere in sight.
constexpr Counts hidden_relics(const State& state, Viewer viewer) {
    CardSet seen;
    for (std::uint32_t i = 0; i < state.players; ++i) {
        const Side& side = state.side[i];
        for (Place place : side.cards) seen.add(place.card());
        if (seat_at(i) != viewer.seat) continue;
        for (Card relic : side.relics) seen.add(relic);
    }
    for (std::uint32_t i = 0; i < state.banished_size; ++i) seen.add(banished_card(state, i));
    Counts counts{};
    (relics_of(state.sets) - seen).each([&](Card card) { counts.add(card); });
    return counts;
}

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
    View view(state, viewer);
    Table& table = view.table_;
    for (std::uint32_t i = 0; i < state.players; ++i) {
        Side& side = table.side[i];
        const bool own = seat_at(i) == viewer.seat;
        const std::uint32_t hidden = own ? side.deck_size : side.hand_end();
        for (std::uint32_t at = 0; at < hidden; ++at) {
            if (side.cards[at].marked()) continue;
            view.unseen_[i].add(side.cards[at].card());
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
        view.unseen_centre_.add(state.centre[at]);
        table.centre[at] = Card::unknown;
    }
    if (state.mysterious_relics) view.unseen_relics_ = hidden_relics(state, viewer);
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

}  // namespace guess

/// A table that looks like this to the viewer, the hidden cards dealt anew.
constexpr State imagine(const View& view, Dice& dice) {
    State state(view.table());
    for (std::uint32_t i = 0; i < state.players; ++i) {
        Side& side = state.side[i];
        guess::Pool pool(view.unseen(seat_at(i)), dice);
        for (std::uint32_t at = 0; pool.size > 0; ++at) {
            if (side.cards[at].card() == Card::unknown) side.cards[at] = Place::of(pool.take());
        }
    }
    guess::Pool centre(view.unseen_centre(), dice);
    for (std::uint32_t at = state.known_bottom; centre.size > 0; ++at) {
        state.centre[at] = centre.take();
    }
    guess::Pool relics(view.unseen_relics(), dice);
    for (std::uint32_t i = 0; i < state.players; ++i) {
        for (Card& relic : state.side[i].relics) {
            if (relic == Card::unknown) relic = relics.take();
        }
    }
    return state;
}

}  // namespace lemniscate::shards
