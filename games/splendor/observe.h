// The one door through which a state leaves for a person, and the way back for those who guess.
#pragma once

#include <cstdint>

#include "engine/dice.h"
#include "engine/seat.h"
#include "games/splendor/event.h"
#include "games/splendor/state.h"

namespace lemniscate::splendor {

/// Which cards of the game a viewer has not located. Cards that a partial position leaves out are
/// among them: the viewer cannot tell those from the hidden ones.
struct Unseen {
    bool card[cards];

    constexpr bool operator[](Card which) const { return card[number(which)]; }
    constexpr std::uint32_t count(std::uint32_t level) const {
        std::uint32_t found = 0;
        for (std::uint32_t n = level_start[level]; n < level_start[level + 1]; ++n) {
            found += card[n] ? 1U : 0U;
        }
        return found;
    }
};

/// What a viewer knows: a table whose hidden cards are unknown cards of their level. Only `observe`
/// makes one, and the reader of views that were written down; its table may be read, never played
/// on, and nothing leads from it back to the state.
class View {
  public:
    constexpr const Table& table() const { return table_; }
    constexpr Viewer viewer() const { return viewer_; }
    constexpr Unseen unseen() const;
    /// Whether nothing is hidden: see `observe_openly`.
    constexpr bool is_open() const { return open_; }

    friend constexpr bool operator==(const View&, const View&) = default;

  private:
    constexpr View(const Table& table, Viewer viewer, bool open = false)
        : table_(table), viewer_(viewer), open_(open) {}
    friend constexpr View observe(const State& state, Viewer viewer);
    friend constexpr View observe_openly(const State& state);
    friend struct ViewReader;  ///< match/splendor/read_view.cpp

    Table table_;
    Viewer viewer_;
    bool open_;
};

constexpr Unseen View::unseen() const {
    Unseen unseen{};
    for (bool& card : unseen.card) card = true;
    const auto see = [&unseen](Card card) {
        if (is_known(card)) unseen.card[number(card)] = false;
    };
    for (Card card : table_.table) see(card);
    for (std::uint32_t seat = 0; seat < table_.players; ++seat) {
        for (Card card : table_.reserve[seat].cards) see(card);
    }
    table_.piles.each_recruited([&see](Card card, Seat) { see(card); });
    if (!open_) return unseen;
    for (std::uint32_t level = 0; level < levels; ++level) {
        for (std::uint32_t i = 0; i < table_.piles.deck_size(level); ++i) {
            see(table_.piles.deck_card(level, i));
        }
    }
    return unseen;
}

/// Hidden are the decks, and what others reserved from the top of one.
constexpr View observe(const State& state, Viewer viewer) {
    View view(state, viewer);
    Table& table = view.table_;
    for (std::uint32_t level = 0; level < levels; ++level) {
        for (std::uint32_t i = 0; i < table.piles.deck_size(level); ++i) {
            table.piles.set_deck_card(level, i, unknown_card(level));
        }
    }
    for (std::uint32_t seat = 0; seat < table.players; ++seat) {
        if (seat_at(seat) == viewer.seat) continue;
        Reserve& reserve = table.reserve[seat];
        for (std::uint32_t i = 0; i < reserve.cards.size(); ++i) {
            if (reserve.is_hidden(i)) reserve.cards[i] = unknown_card(level_of(reserve.cards[i]));
        }
    }
    return view;
}

/// Everything, hidden cards included: for a finished game, a puzzle, a bug report. Never for
/// somebody who plays.
constexpr View observe_openly(const State& state) { return {state, spectator, true}; }

constexpr Event observe(const Event& event, Viewer viewer) {
    Event seen = event;
    if (event.kind == EventKind::card_drawn && event.seat != viewer.seat) {
        seen.card = unknown_card(level_of(event.card));
    }
    return seen;
}

/// A table that looks like this to the viewer, the hidden cards dealt anew. The unseen cards are
/// laid out in the order of their numbers before they are shuffled, so nothing of the true order
/// can shine through.
constexpr State imagine(const View& view, Dice& dice) {
    State state(view.table());
    if (view.is_open()) return state;
    const Unseen unseen = view.unseen();
    for (std::uint32_t level = 0; level < levels; ++level) {
        Card pool[level_size(0)] = {};
        std::uint32_t count = 0;
        for (std::uint32_t n = level_start[level]; n < level_start[level + 1]; ++n) {
            if (unseen[card_at(n)]) pool[count++] = card_at(n);
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
