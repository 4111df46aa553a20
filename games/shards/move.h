// A move as a number.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <utility>

#include "engine/device.h"
#include "engine/fixed_list.h"
#include "games/shards/state.h"

namespace lemniscate::shards {

/// In the order in which moves are listed.
enum class MoveKind : std::uint8_t {
    play,
    exhaust,
    recruit,
    fast_play,
    relic,
    focus,
    attack,
    end,
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
    drop,
    character,
    draft,
    extra,
    nemesis,
};

/// Kind (5 bits) and detail (27 bits). The detail is
///   play, exhaust, recruit, fast_play, relic, give_back, copy, take, draft, extra, nemesis
///                     the card (7 bits); none for "extra none"
///   attack, destroy   seat and card
///   assign            seat and amount (12 bits)
///   shield            two bits for each kind of shield card: how many of it
///   reveal            a card of each of three factions, 7 bits each; for unify one alone
///   banish            zone (1 hand, 2 discard pile) and card; 0 for none
///   target            seat
///   bid               amount
///   character         the character
/// Moves compare by this number, which is also the order of `legal`.
struct Move {
    std::uint32_t code;

    constexpr MoveKind kind() const { return static_cast<MoveKind>(code >> 27U); }
    constexpr std::uint32_t detail() const { return code & 0x7ffffffU; }
    constexpr Card card() const { return card_at(code & 127U); }
    constexpr Seat seat() const { return seat_at((code >> 7U) & 3U); }

    static constexpr Move of(MoveKind kind, std::uint32_t detail = 0) {
        return {static_cast<std::uint32_t>(kind) << 27U | detail};
    }
    static constexpr Move of(MoveKind kind, Card card) { return of(kind, number(card)); }
    static constexpr Move of(MoveKind kind, Seat seat, Card card) {
        return of(kind, std::uint32_t{index(seat)} << 7U | number(card));
    }
    friend constexpr auto operator<=>(Move, Move) = default;
    friend constexpr bool operator==(Move, Move) = default;
};

// Details with a shape of their own.

struct Assignment {
    Seat seat;
    std::uint32_t amount;
};
constexpr Move assign_move(Assignment to) {
    return Move::of(MoveKind::assign, std::uint32_t{index(to.seat)} << 12U | to.amount);
}
constexpr Assignment assignment(Move move) {
    return {seat_at(move.detail() >> 12U), move.detail() & 0xfffU};
}

enum class BanishZone : std::uint8_t { none, hand, discard };
constexpr Move banish_move(BanishZone zone, Card card) {
    return Move::of(MoveKind::banish, static_cast<std::uint32_t>(zone) << 7U | number(card));
}
constexpr BanishZone banish_zone(Move move) { return static_cast<BanishZone>(move.detail() >> 7U); }

/// The kinds of shield cards in the order of their ids, the first one highest in the detail.
LEMNISCATE_CONSTANT std::uint32_t shield_kinds = shield_set.size();
struct ShieldKinds {
    Card card[shield_kinds];
    constexpr Card operator[](std::uint32_t i) const { return card[i]; }
};
constexpr ShieldKinds make_shield_kinds() {
    ShieldKinds kinds{};
    std::uint32_t count = 0;
    shield_set.each([&](Card card) { kinds.card[count++] = card; });
    for (std::uint32_t i = 1; i < count; ++i) {
        for (std::uint32_t k = i; k > 0 && id_of(kinds.card[k]) < id_of(kinds.card[k - 1]); --k) {
            std::swap(kinds.card[k], kinds.card[k - 1]);
        }
    }
    return kinds;
}
LEMNISCATE_CONSTANT ShieldKinds shield_kind = make_shield_kinds();
constexpr std::uint32_t shield_shift(std::uint32_t kind) { return 2U * (shield_kinds - 1U - kind); }
constexpr std::uint32_t shield_count(std::uint32_t detail, std::uint32_t kind) {
    return (detail >> shield_shift(kind)) & 3U;
}
/// One card of its kind, in the shape of a detail.
constexpr std::uint32_t one_shield(Card card) {
    std::uint32_t kind = 0;
    while (shield_kind[kind] != card) ++kind;
    return 1U << shield_shift(kind);
}
constexpr bool two_bits_count_shields() {
    for (std::uint32_t i = 0; i < shield_kinds; ++i) {
        if (facts(shield_kind[i]).copies > 3) return false;
    }
    return 2 * shield_kinds <= 27;
}
static_assert(two_bits_count_shields(),
              "there are more kinds of shields, or more of one, than a move has bits for");

/// The other three factions, in the order in which a reveal names them.
LEMNISCATE_CONSTANT Faction dominion_factions[] = {Faction::homodeus, Faction::undergrowth,
                                                   Faction::wraethe};
LEMNISCATE_CONSTANT std::uint32_t dominion_parts = 3;
constexpr std::uint32_t reveal_shift(std::uint32_t part) {
    return 7U * (dominion_parts - 1U - part);
}
constexpr Card revealed_card(Move move, std::uint32_t part) {
    return card_at((move.detail() >> reveal_shift(part)) & 127U);
}
/// Which part of a reveal names cards of this faction.
constexpr std::uint32_t reveal_part(Faction faction) {
    return faction == Faction::homodeus ? 0U : faction == Faction::undergrowth ? 1U : 2U;
}

/// The most moves of the play phase, and of any question that is answered by naming a card:
/// capacity_test.cpp has the reasons.
LEMNISCATE_CONSTANT std::uint32_t most_card_moves =
    2 * card_types + 2 * max_row + champion_set.size() * max_players + 4 + CardSet::store_slack;

/// The longest list is a choice of how much of all power to assign, or of one card of each of three
/// factions, or of shields. It is the largest thing that anybody lays on the stack (16 kB), and
/// only who asks for the moves needs one: `refuse` and `read_move` do without.
constexpr std::uint32_t count_most_moves() {
    std::uint32_t reveals = 1;
    for (Faction faction : dominion_factions) reveals *= faction_set[faction].size();
    std::uint32_t shields = 1;
    for (std::uint32_t kind = 0; kind < shield_kinds; ++kind) {
        shields *= facts(shield_kind[kind]).copies + 1U;
    }
    return std::max({reveals + 1, shields, most_points + 1, most_card_moves});
}
LEMNISCATE_CONSTANT std::uint32_t max_moves = count_most_moves();
static_assert(max_moves <= 1U << 13U, "a question has too many answers for a list of moves");
using MoveList = ScratchList<Move, max_moves>;

/// A list that keeps no moves, and only says whether one of them is among those it was given.
class MoveFinder {
  public:
    constexpr explicit MoveFinder(Move wanted) : wanted_(wanted) {}
    constexpr bool found() const { return found_; }

    constexpr void push(Move move) { found_ = found_ || move == wanted_; }
    constexpr Move* tail() { return written_; }
    constexpr void grow(std::size_t written) {
        for (std::size_t i = 0; i < written; ++i) push(written_[i]);
    }

  private:
    Move wanted_;
    bool found_ = false;
    Move written_[most_card_moves] = {};
};

}  // namespace lemniscate::shards
