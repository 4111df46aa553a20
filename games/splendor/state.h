// A game of Splendor: Marvel at one moment.
#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/device.h"
#include "engine/dice.h"
#include "engine/fixed_list.h"
#include "engine/hash.h"
#include "engine/lanes.h"
#include "engine/seat.h"
#include "games/splendor/cards.h"
#include "games/splendor/piles.h"

namespace lemniscate::splendor {

LEMNISCATE_CONSTANT std::uint32_t min_players = 2;
LEMNISCATE_CONSTANT std::uint32_t max_players = 4;
LEMNISCATE_CONSTANT std::uint32_t row_size = 4;
LEMNISCATE_CONSTANT std::uint32_t slots = levels * row_size;
LEMNISCATE_CONSTANT std::uint32_t max_reserved = 3;
LEMNISCATE_CONSTANT std::uint32_t max_tokens = 10;    ///< at the end of a turn
LEMNISCATE_CONSTANT std::uint32_t take_two_from = 4;  ///< tokens a stack needs for taking two of it
LEMNISCATE_CONSTANT std::uint32_t tile_symbols = 3;   ///< Avengers symbols that earn the tile
LEMNISCATE_CONSTANT std::uint32_t winning_points = 16;
LEMNISCATE_CONSTANT std::uint32_t turn_limit = 400;

/// What is asked of the seat that acts.
enum class Phase : std::uint8_t { action, location, give_back, over };

/// The cards a seat holds in reserve; bit i of `hidden` says that nobody else saw card i.
struct Reserve {
    FixedList<Card, max_reserved> cards;
    std::uint8_t hidden;

    constexpr bool is_hidden(std::uint32_t at) const { return ((hidden >> at) & 1U) != 0; }
    constexpr void push(Card card, bool unseen) {
        hidden = static_cast<std::uint8_t>(hidden | (unseen ? 1U : 0U) << cards.size());
        cards.push(card);
    }
    constexpr void erase(std::uint32_t at) {
        const std::uint32_t below = hidden & ((1U << at) - 1U);
        const std::uint32_t above = (std::uint32_t{hidden} >> (at + 1)) << at;
        hidden = static_cast<std::uint8_t>(below | above);
        cards.erase(at);
    }
    friend constexpr bool operator==(const Reserve&, const Reserve&) = default;
};

/// A location that somebody holds.
struct Conquest {
    Location location;
    Seat seat;
    friend constexpr bool operator==(const Conquest&, const Conquest&) = default;
};

/// What lies on a table, some cards of it perhaps unknown: what a whole game and a view of one have
/// in common. It can be read and drawn; nobody plays on it.
struct Table {
    Lanes supply;
    Lanes tokens[max_players];
    Lanes team[max_players];  ///< bonuses, points (locations included), symbols, characters
    Piles piles;
    Card table[slots];  ///< four of level 1, then of level 2, then of level 3
    Reserve reserve[max_players];
    FixedList<Location, location_tiles> locations;
    FixedList<Conquest, location_tiles> conquests;  ///< seat by seat
    std::uint8_t players;
    Seat seat;
    Seat first_seat;
    Phase phase;
    Seat tile;  ///< who holds the Avengers tile
    std::uint8_t passes;
    std::uint32_t turns;  ///< turns finished

    friend constexpr bool operator==(const Table&, const Table&) = default;
};

class View;

/// A whole game, hidden cards included. Only this is dealt, played, listed, fingerprinted and
/// written down as a position; no table becomes one but by `imagine`, which deals what was unknown.
struct State : Table {
    constexpr State() = default;
    friend constexpr bool operator==(const State&, const State&) = default;

  private:
    constexpr explicit State(const Table& seen) : Table(seen) {}
    friend constexpr State imagine(const View& view, Dice& dice);
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 256);

/// How many tokens of a kind a game of this many players has. Tokens: docs/rules, set-up.
constexpr std::uint32_t tokens_in_game(Token token, std::uint32_t players) {
    if (token == Token::grey) return 5;
    if (token == Token::green) return players;
    return players == 2 ? 4 : players == 3 ? 5 : 7;
}

/// The bonuses of a team alone. Whoever subtracts from a team needs this: the points beside the
/// bonuses may go above what a lane can be compared by.
constexpr Lanes bonuses_of(Lanes team) { return {team.word & 0xff'ff'ff'ff'ffU}; }

constexpr std::uint32_t points(const Table& table, Seat seat) {
    return table.team[index(seat)][team_lane::points] + (table.tile == seat ? tile_points : 0U);
}

/// Sixteen points, a bonus of every colour and the time token: the gauntlet is in reach.
constexpr bool meets_gauntlet(const Table& table, Seat seat) {
    constexpr std::uint32_t every_colour = (1U << colours) - 1U;
    return points(table, seat) >= winning_points &&
           (lanes_with(table.team[index(seat)], 1) & every_colour) == every_colour &&
           table.tokens[index(seat)][lane(Token::green)] != 0;
}

/// The tokens that a card costs a seat now: what its bonuses leave of the price.
constexpr Lanes price_for(const Table& table, Seat seat, Card card) {
    return minus(cost_of[card], bonuses_of(table.team[index(seat)]));
}

/// How many tokens a seat lacks to recruit a card, after bonuses and grey tokens.
constexpr std::uint32_t tokens_missing(const Table& table, Seat seat, Card card) {
    const Lanes tokens = table.tokens[index(seat)];
    const std::uint32_t short_of = minus(price_for(table, seat, card), tokens).total();
    const std::uint32_t grey = tokens[lane(Token::grey)];
    return short_of > grey ? short_of - grey : 0;
}

/// Equal states have equal fingerprints, however they came about.
constexpr std::uint64_t fingerprint(const State& state) {
    State told = state;
    told.piles = state.piles.by_seat();
    return hash_block(told);
}

constexpr std::uint32_t seats(const Table& table) { return table.players; }
constexpr Seat to_act(const Table& table) {
    return table.phase == Phase::over ? Seat::none : table.seat;
}

}  // namespace lemniscate::splendor
