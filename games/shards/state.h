// A game of Shards of Infinity at one moment, hidden cards included.
#pragma once

#include <algorithm>
#include <cstdint>
#include <type_traits>

#include "engine/block.h"
#include "engine/device.h"
#include "engine/dice.h"
#include "engine/hash.h"
#include "engine/seat.h"
#include "games/shards/capacities.h"
#include "games/shards/cards.h"
#include "games/shards/lasting.h"
#include "games/shards/sets.h"
#include "games/shards/side.h"

namespace lemniscate::shards {

LEMNISCATE_CONSTANT std::uint32_t min_players = 1;
LEMNISCATE_CONSTANT std::uint32_t min_row = 4;
LEMNISCATE_CONSTANT std::uint32_t max_row = 8;
LEMNISCATE_CONSTANT std::uint32_t hand_cards = 5;      ///< drawn at the end of a turn
LEMNISCATE_CONSTANT std::uint32_t relic_mastery = 10;  ///< earns a relic
LEMNISCATE_CONSTANT std::uint32_t last_round = 200;    ///< a game that reaches it is a draw
LEMNISCATE_CONSTANT std::uint32_t most_points = 4000;  ///< of gems or power; play stays far below
LEMNISCATE_CONSTANT std::uint32_t nemesis_wakes = 15;  ///< mastery from which it meets conditions

enum class Mode : std::uint8_t { free_for_all, teams, bloodbath, nemesis };
enum class Phase : std::uint8_t { auction, draft, play, attack, nemesis, over };

/// What is asked now.
enum class Ask : std::uint8_t {
    nothing,  ///< the game is over
    play,
    assign,
    shield,
    reveal,
    banish,
    give_back,
    destroy,
    copy,
    take,
    target,
    bid,
    character,
    draft,
    extra,
    nemesis,  ///< which card Nemesis plays or uses next
    attack,   ///< which of equally expensive champions Nemesis attacks
};

/// How a game ended.
enum class Ending : std::uint8_t {
    none,
    last_standing,
    last_team,
    round_limit,
    nemesis_defeated,
    player_defeated,
    nemesis_mastery,
    centre_deck_empty,
};

/// A card whose lines are being carried out.
struct Frame {
    Card card;           ///< whose lines
    Card source;         ///< who carries them out: another card when they are copied
    std::uint8_t line;   ///< of the card, exhaust lines after play lines
    std::uint8_t other;  ///< which of the lines that replace it is looked at
    enum class Test : std::uint8_t { open, met, unmet } test;  ///< of that line's condition
    std::uint8_t left;                                         ///< what is left to do of the line
    Card copied;                                               ///< by an earlier line
    std::uint8_t reserved;                                     ///< always 0: no padding

    friend constexpr bool operator==(const Frame&, const Frame&) = default;
};

/// An own effect may copy one card, and that one copies nothing: two frames. An ally may wait to be
/// copied once more by each card that copies every ally. One is left over.
LEMNISCATE_CONSTANT std::uint32_t most_frames =
    2 + std::max<std::uint32_t>(1, cards_with(Op::copy_every).size());

/// What lies on a table: a whole game, or what somebody knows of it, with cards that are unknown.
struct Table {
    // The turn.
    std::uint8_t players;  ///< sides at the table; against Nemesis two
    Mode mode;
    Phase phase;
    Ask ask;
    Seat seat;  ///< whose turn it is
    Seat first_seat;
    std::uint8_t round;
    Ending ending;
    std::uint16_t gems;
    std::uint16_t power;
    bool infinite;  ///< power
    bool focused;
    std::uint8_t row_size;
    Sets sets;  ///< of cards in the game

    // The centre: the deck from the left, bottom first; banished cards from the right.
    Card row[max_row];
    std::uint8_t centre_size;
    std::uint8_t banished_size;
    std::uint8_t known_bottom;  ///< cards under the centre deck that everybody saw go there
    std::uint8_t frames;
    std::uint8_t picks;  ///< of the draft
    bool auction;
    bool relic_draft;
    bool mysterious_relics;

    Side side[max_players];
    Card centre[all_cards];
    Frame pending[most_frames];

    // The attack phase.
    std::uint16_t assigned[max_players];
    std::uint16_t prevented[max_players];
    std::uint16_t overflow;  ///< on its way to the other enemy (teams)
    Seat defender;           ///< who is asked to shield, or assigned to
    Card revealed;           ///< by Nemesis this turn
    /// Shield cards that a seat showed against this attack, counted as in a move: `shields_held`.
    std::uint32_t shown[max_players];

    // Set-up.
    Seat opener;
    std::uint8_t bid;
    Seat leader;
    std::uint8_t bidders;  ///< a bit per seat
    Card pool[relic_cards];

    std::uint8_t lasting[lasting_places];  ///< by kind: what was done and lasts this turn

    friend constexpr bool operator==(const Table&, const Table&) = default;
};

class View;

/// A whole game. Only this is dealt, played, listed, written down and fingerprinted: a table that
/// somebody sees does not become one but by `imagine`.
struct State : Table {
    constexpr State() = default;
    friend constexpr bool operator==(const State&, const State&) = default;

  private:
    constexpr explicit State(const Table& table) : Table(table) {}
    friend constexpr State imagine(const View& view, Dice& dice);
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "a state has padding");
static_assert(sizeof(State) <= 1024, "there are more cards than a state of 1 KiB has room for");

constexpr std::uint32_t seats(const Table& table) { return table.players; }

/// Who decides: for Nemesis, the player.
constexpr Seat to_act(const Table& table) {
    Seat seat = table.mode == Mode::nemesis ? seat_at(0) : table.seat;
    seat = table.ask == Ask::shield ? table.defender : seat;
    return table.ask == Ask::nothing ? Seat::none : seat;
}

/// Whether the turn is that of Nemesis, who has neither hand nor deck.
constexpr bool is_nemesis_turn(const Table& table) { return table.phase == Phase::nemesis; }

constexpr Side& own(Table& table) { return table.side[index(table.seat)]; }
constexpr const Side& own(const Table& table) { return table.side[index(table.seat)]; }
constexpr Side& side_of(Table& table, Seat seat) { return table.side[index(seat)]; }
constexpr const Side& side_of(const Table& table, Seat seat) { return table.side[index(seat)]; }

constexpr bool is_alive(const Table& table, Seat seat) { return side_of(table, seat).health > 0; }

/// Partners sit side by side: seats 0 and 3 against 1 and 2.
constexpr bool same_team(Seat a, Seat b) { return (index(a) % 3 == 0) == (index(b) % 3 == 0); }

constexpr bool is_opponent(const Table& table, Seat seat) {
    return seat != table.seat && is_alive(table, seat) &&
           (table.mode != Mode::teams || !same_team(seat, table.seat));
}

/// Calls `visit(seat)` for every living opponent, clockwise from whose turn it is.
template <class Visit>
constexpr void each_opponent(const Table& table, Visit&& visit) {
    for (Seat seat = next_seat(table.seat, table.players); seat != table.seat;
         seat = next_seat(seat, table.players)) {
        if (is_opponent(table, seat)) visit(seat);
    }
}

// The centre deck and the banished cards.

constexpr Card centre_card(const Table& table, std::uint32_t from_top) {
    return table.centre[table.centre_size - 1U - from_top];
}
constexpr Card take_centre(Table& table) {
    const Card card = table.centre[--table.centre_size];
    table.centre[table.centre_size] = Card::none;
    if (table.known_bottom > table.centre_size) table.known_bottom = table.centre_size;
    return card;
}
constexpr void put_under_centre(Table& table, Card card) {
    move_block(table.centre + 1, table.centre, table.centre_size);
    table.centre[0] = card;
    ++table.centre_size;
}
constexpr Card banished_card(const Table& table, std::uint32_t i) {
    return table.centre[all_cards - 1U - i];
}
constexpr void add_banished(Table& table, Card card) {
    table.centre[all_cards - 1U - table.banished_size++] = card;
}

/// No attack is going on.
constexpr void clear_attack(Table& table) {
    for (std::uint32_t i = 0; i < max_players; ++i) {
        table.assigned[i] = 0;
        table.prevented[i] = 0;
        table.shown[i] = 0;
    }
    table.overflow = 0;
    table.defender = Seat::none;
}

constexpr CardSet row_set(const Table& table) { return cards_in(load_bytes(table.row)); }

/// Equal states have equal fingerprints, however they came about.
constexpr std::uint64_t fingerprint(const State& state) { return hash_block(state); }

}  // namespace lemniscate::shards
