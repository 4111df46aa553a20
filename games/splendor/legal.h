// Every legal move of a position, ascending, no twins.
#pragma once

#include <cstdint>

#include "engine/bits.h"
#include "engine/device.h"
#include "games/splendor/move.h"
#include "games/splendor/prices.h"
#include "games/splendor/state.h"

namespace lemniscate::splendor {

/// The character at a place, Card::none for an empty one.
constexpr Card card_at_place(const Table& table, Place place) {
    if (place < slots) return table.table[place];
    const auto& reserved = table.reserve[index(table.seat)].cards;
    return place - first_reserved < reserved.size() ? reserved[place - first_reserved] : Card::none;
}

namespace moves {

LEMNISCATE_CONSTANT std::uint32_t every_colour = (1U << colours) - 1U;

/// Ready-made lists for every set of colours, so that taking needs no branch: three of the colours
/// that are in the supply, or all there are when there are fewer; and two of one colour.
struct Takes {
    Move different[every_colour + 1][10];
    Move two[every_colour + 1][colours];
};

constexpr std::uint32_t different_takes(std::uint32_t supply) {
    constexpr std::uint32_t by_colours[colours + 1] = {0, 1, 1, 1, 4, 10};
    return by_colours[count_bits(supply)];
}

constexpr Takes all_takes() {
    Takes takes{};
    for (std::uint32_t set = 1; set <= every_colour; ++set) {
        const std::uint32_t wanted = count_bits(set) < 3 ? count_bits(set) : 3;
        std::uint32_t count = 0;
        for (std::uint32_t chosen = 1; chosen <= every_colour; ++chosen) {
            if ((chosen & ~set) == 0 && count_bits(chosen) == wanted) {
                takes.different[set][count++] = Move::of(MoveKind::take_different, 0, chosen);
            }
        }
        count = 0;
        for (std::uint32_t colour = 0; colour < colours; ++colour) {
            if (((set >> colour) & 1U) != 0) {
                takes.two[set][count++] = Move::of(MoveKind::take_two, 0, colour);
            }
        }
    }
    return takes;
}

LEMNISCATE_CONSTANT Takes takes = all_takes();

// Each generator writes its moves to `out` and returns the new end. The end stays in a register
// that way; counting inside the list costs a store for every move.

constexpr Move* take(const State& state, Move* out) {
    const std::uint32_t supply = lanes_with(state.supply, 1) & every_colour;
    for (std::uint32_t i = 0; i < 10; ++i) out[i] = takes.different[supply][i];
    out += different_takes(supply);
    const std::uint32_t plenty = lanes_with(state.supply, take_two_from) & every_colour;
    for (std::uint32_t i = 0; i < colours; ++i) out[i] = takes.two[plenty][i];
    return out + count_bits(plenty);
}

constexpr Move* reserve(const State& state, Move* out) {
    if (state.reserve[index(state.seat)].cards.full()) return out;
    for (Place slot = 0; slot < slots; ++slot) {
        *out = Move::of(MoveKind::reserve, slot, 0);
        out += state.table[slot] != Card::none ? 1 : 0;
    }
    for (std::uint32_t level = 0; level < levels; ++level) {
        *out = Move::of(MoveKind::reserve, first_deck + level, 0);
        out += state.piles.deck_size(level) != 0 ? 1 : 0;
    }
    return out;
}

/// The ways to pay with grey tokens although a colour is at hand: all vectors of up to five tokens,
/// for every number that may be swapped in ascending order of their details.
struct Swaps {
    static constexpr std::uint32_t most = 5;
    struct Way {
        Lanes tokens;
        std::uint32_t detail;
    };
    Way ways[most + 1][252];
    std::uint8_t count[most + 1];
};

constexpr void add_swaps(Swaps& swaps, std::uint32_t colour, Swaps::Way way) {
    const std::uint32_t used = way.tokens.total();
    if (colour == 0) {
        for (std::uint32_t spare = used; spare <= Swaps::most; ++spare) {
            swaps.ways[spare][swaps.count[spare]++] = way;
        }
        return;
    }
    for (std::uint32_t count = 0; used + count <= Swaps::most; ++count) {
        add_swaps(swaps, colour - 1,
                  {way.tokens + Lanes::one(colour - 1, count),
                   way.detail | detail_lane(colour - 1, count)});
    }
}

constexpr Swaps all_swaps() {
    Swaps swaps{};
    add_swaps(swaps, colours, {});
    return swaps;
}

LEMNISCATE_CONSTANT Swaps swaps = all_swaps();

/// A recruit move for every way to swap up to `spare` of the `payable` tokens for grey ones.
constexpr Move* recruit_paying(Place place, Lanes payable, std::uint32_t spare, Move* out) {
    const Move colours_first = Move::of(MoveKind::recruit, place, 0);
    for (std::uint32_t i = 0; i < swaps.count[spare]; ++i) {
        *out = {colours_first.code + swaps.ways[spare][i].detail};
        out += covers(payable, swaps.ways[spare][i].tokens) ? 1 : 0;
    }
    return out;
}

/// Recruit moves without a choice of payment, ready-made for every set of five neighbouring places:
/// fifteen places are listed in three steps.
struct Recruits {
    static constexpr std::uint32_t group = 5;
    Move moves[places / group][1U << group][group];
};

constexpr Recruits all_recruits() {
    Recruits recruits{};
    for (std::uint32_t i = 0; i < places / Recruits::group; ++i) {
        for (std::uint32_t mask = 0; mask < 1U << Recruits::group; ++mask) {
            std::uint32_t count = 0;
            for (std::uint32_t bit = 0; bit < Recruits::group; ++bit) {
                if (((mask >> bit) & 1U) == 0) continue;
                recruits.moves[i][mask][count++] =
                    Move::of(MoveKind::recruit, i * Recruits::group + bit, 0);
            }
        }
    }
    return recruits;
}

LEMNISCATE_CONSTANT Recruits recruits = all_recruits();

constexpr Move* recruit_colours_first(std::uint32_t where, Move* out) {
    constexpr std::uint32_t every_bit = (1U << Recruits::group) - 1U;
    for (std::uint32_t i = 0; i < places / Recruits::group; ++i, where >>= Recruits::group) {
        const std::uint32_t mask = where & every_bit;
        for (std::uint32_t k = 0; k < Recruits::group; ++k) out[k] = recruits.moves[i][mask][k];
        out += count_bits(mask);
    }
    return out;
}

constexpr Move* recruit(const State& state, Move* out) {
    const Lanes tokens = state.tokens[index(state.seat)];
    const Lanes bonuses = bonuses_of(state.team[index(state.seat)]);
    const Lanes have = bonuses + tokens;
    const std::uint32_t grey = tokens[lane(Token::grey)];
    const auto& reserved = state.reserve[index(state.seat)].cards;

    // Most places cannot be paid for, and which can is hard to predict: a bit for each, found
    // without a branch. What lies behind the reserved cards is cut off afterwards.
    prices::Purse purse(have, grey);
    for (Place i = 0; i < 4; ++i) purse.look_at(state.table[i], state.table[8 + i]);
    for (Place i = 0; i < 3; ++i) purse.look_at(state.table[4 + i], reserved.items[i]);
    purse.look_at(state.table[7], Card::none);
    const std::uint32_t there = (1U << (first_reserved + reserved.size())) - 1U;
    std::uint32_t affordable = purse.affordable() & there;
    const std::uint32_t with_choice = purse.with_choice() & there;

    if (with_choice == 0) return recruit_colours_first(affordable, out);
    for (; affordable != 0; affordable &= affordable - 1) {
        const auto place = static_cast<Place>(lowest_bit(affordable));
        const Card card = card_at_place(state, place);
        const Lanes payable = smaller(minus(cost_of[card], bonuses), tokens);
        const std::uint32_t missing = minus(cost_of[card], have).total();
        out = recruit_paying(place, payable, grey - missing, out);
    }
    return out;
}

/// The locations that the acting seat's bonuses meet, a bit for each position in the row.
constexpr std::uint32_t met_locations(const Table& table) {
    std::uint32_t met = 0;
    for (std::uint32_t i = 0; i < table.locations.size(); ++i) {
        if (covers(table.team[index(table.seat)], needs_of[table.locations[i]])) met |= 1U << i;
    }
    return met;
}

constexpr Move* location(const State& state, Move* out) {
    const std::uint32_t met = met_locations(state);
    for (std::uint32_t i = 0; i < state.locations.size(); ++i) {
        if (((met >> i) & 1U) != 0) *out++ = Move::of(MoveKind::location, 0, i);
    }
    return out;
}

/// Every way to give back `excess` tokens, from the last kind to the first; `below` is what the
/// kinds still to come hold together.
template <std::uint32_t kind>
constexpr Move* give_back_from(Lanes tokens, std::uint32_t below, std::uint32_t excess,
                               std::uint32_t code, Move* out) {
    if constexpr (kind == 0) {
        *out++ = {code | detail_lane(0, excess)};
    } else {
        const std::uint32_t held = tokens[kind];
        const std::uint32_t rest = below - held;
        const std::uint32_t most = held < excess ? held : excess;
        for (std::uint32_t count = excess > rest ? excess - rest : 0; count <= most; ++count) {
            out = give_back_from<kind - 1>(tokens, rest, excess - count,
                                           code | detail_lane(kind, count), out);
        }
    }
    return out;
}

/// An action brings three tokens at most, so these are all the ways that play can ask for, if every
/// kind is at hand.
struct Returns {
    static constexpr std::uint32_t most = 3;
    struct Way {
        Lanes tokens;
        Move move;
    };
    Way ways[most + 1][56];
    std::uint8_t count[most + 1];
};

constexpr Returns all_returns() {
    constexpr Lanes plenty{0x00'00'03'03'03'03'03'03};
    Returns returns{};
    for (std::uint32_t excess = 1; excess <= Returns::most; ++excess) {
        Move moves[56] = {};
        const Move* end = give_back_from<lane(Token::grey)>(
            plenty, plenty.total(), excess, Move::of(MoveKind::give_back, 0, 0).code, moves);
        for (const Move* move = moves; move != end; ++move) {
            returns.ways[excess][returns.count[excess]++] = {detail_lanes(move->detail()), *move};
        }
    }
    return returns;
}

LEMNISCATE_CONSTANT Returns returns = all_returns();

constexpr Move* give_back(const State& state, Move* out) {
    const Lanes tokens = state.tokens[index(state.seat)];
    const std::uint32_t held = tokens.total();
    const std::uint32_t excess = held - max_tokens;
    if (excess > Returns::most) {
        // Only a position that was set up by hand comes here.
        return give_back_from<lane(Token::grey)>(tokens, held - tokens[lane(Token::green)], excess,
                                                 Move::of(MoveKind::give_back, 0, 0).code, out);
    }
    for (std::uint32_t i = 0; i < returns.count[excess]; ++i) {
        *out = returns.ways[excess][i].move;
        out += covers(tokens, returns.ways[excess][i].tokens) ? 1 : 0;
    }
    return out;
}

}  // namespace moves

constexpr void legal(const State& state, MoveList& moves) {
    moves.clear();
    Move* out = moves.tail();
    switch (state.phase) {
        case Phase::action:
            out = moves::take(state, out);
            out = moves::reserve(state, out);
            out = moves::recruit(state, out);
            if (out == moves.tail()) *out++ = Move::of(MoveKind::pass, 0, 0);
            break;
        case Phase::location:
            out = moves::location(state, out);
            break;
        case Phase::give_back:
            out = moves::give_back(state, out);
            break;
        case Phase::over:
            break;
    }
    moves.grow(static_cast<std::size_t>(out - moves.tail()));
}

}  // namespace lemniscate::splendor
