// The one door through which a state leaves for a person, and the way back for those who guess.
#pragma once

#include <cstdint>

#include "engine/dice.h"
#include "engine/seat.h"
#include "games/splendor/event.h"
#include "games/splendor/state.h"

namespace lemniscate::splendor {

/// What a viewer knows: a table whose hidden cards are unknown cards of their level. It is a type
/// of its own so that no state is shown in its place. Its table may be read, never played on: there
/// are no facts of an unknown card.
struct View {
    State table;
    Viewer viewer;

    friend constexpr bool operator==(const View&, const View&) = default;
};

/// Hidden are the decks, and what others reserved from the top of one.
constexpr View observe(const State& state, Viewer viewer) {
    View view{state, viewer};
    for (std::uint32_t level = 0; level < levels; ++level) {
        for (std::uint32_t i = 0; i < state.piles.deck_size(level); ++i) {
            view.table.piles.set_deck_card(level, i, unknown_card(level));
        }
    }
    for (std::uint32_t seat = 0; seat < state.players; ++seat) {
        if (seat_at(seat) == viewer.seat) continue;
        Reserve& reserve = view.table.reserve[seat];
        for (std::uint32_t i = 0; i < reserve.cards.size(); ++i) {
            if (reserve.is_hidden(i)) reserve.cards[i] = unknown_card(level_of(reserve.cards[i]));
        }
    }
    return view;
}

constexpr Event observe(const Event& event, Viewer viewer) {
    Event seen = event;
    if (event.kind == EventKind::card_drawn && event.seat != viewer.seat) {
        seen.card = unknown_card(level_of(event.card));
    }
    return seen;
}

namespace guess {

/// Which cards of the game the viewer has not located, as a flag per card. Cards that a partial
/// position leaves out are among them: the viewer cannot tell those from the hidden ones.
struct Unseen {
    bool card[cards];
};

constexpr Unseen unseen_cards(const State& table) {
    Unseen unseen{};
    for (bool& card : unseen.card) card = true;
    const auto see = [&unseen](Card card) {
        if (is_known(card)) unseen.card[number(card)] = false;
    };
    for (Card card : table.table) see(card);
    for (std::uint32_t seat = 0; seat < table.players; ++seat) {
        for (Card card : table.reserve[seat].cards) see(card);
    }
    table.piles.each_recruited([&see](Card card, Seat) { see(card); });
    return unseen;
}

}  // namespace guess

/// A table that looks like this to the viewer, the hidden cards dealt anew. The unseen cards are
/// laid out in the order of their numbers before they are shuffled, so nothing of the true order
/// can shine through.
constexpr State imagine(const View& view, Dice& dice) {
    State state = view.table;
    const guess::Unseen unseen = guess::unseen_cards(state);
    for (std::uint32_t level = 0; level < levels; ++level) {
        Card pool[level_size(0)] = {};
        std::uint32_t count = 0;
        for (std::uint32_t n = level_start[level]; n < level_start[level + 1]; ++n) {
            if (unseen.card[n]) pool[count++] = card_at(n);
        }
        dice.shuffle(pool, count);
        for (std::uint32_t seat = 0; seat < state.players; ++seat) {
            for (Card& card : state.reserve[seat].cards) {
                if (card == unknown_card(level)) card = pool[--count];
            }
        }
        for (std::uint32_t i = 0; i < state.piles.deck_size(level); ++i) {
            state.piles.set_deck_card(level, i, pool[--count]);
        }
    }
    return state;
}

}  // namespace lemniscate::splendor
