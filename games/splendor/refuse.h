// Why a move is not legal: a code for programs; the sentences are made elsewhere.
#pragma once

#include <cstdint>
#include <string_view>

#include "games/splendor/legal.h"
#include "games/splendor/move.h"
#include "games/splendor/play.h"
#include "games/splendor/state.h"

namespace lemniscate::splendor {

enum class Refusal : std::uint8_t {
    none,
    not_understood,       ///< no such move in the notation
    unknown_card,         ///< no character has this id
    unknown_location,     ///< no location has this id
    unknown_token,        ///< no token has this name
    game_over,            ///< nobody moves any more
    action_first,         ///< the turn's action comes before locations and returns
    choose_location,      ///< a location must be chosen now
    return_tokens,        ///< tokens must be given back now
    take_grey_or_green,   ///< only the five colours may be taken
    take_wrong_number,    ///< three different colours, or two of one
    take_more,            ///< more colours are there: three, or all of them, must be taken
    supply_empty,         ///< a colour is not in the supply
    supply_below_four,    ///< two of a colour need four in the supply
    reserve_full,         ///< three cards are reserved already
    deck_empty,           ///< no card left in that deck
    not_on_table,         ///< the character is not face up
    not_recruitable,      ///< neither face up nor among one's own reserved cards
    too_expensive,        ///< bonuses, tokens and grey ones do not cover it
    payment_wrong,        ///< the tokens named do not pay for it exactly
    payment_not_held,     ///< tokens are named that the seat does not have
    location_not_there,   ///< the location is not on the table
    location_not_met,     ///< the bonuses do not meet it
    return_green,         ///< the time token is never given back
    return_not_held,      ///< tokens are named that the seat does not have
    return_wrong_number,  ///< exactly down to ten
    pass_not_allowed,     ///< something else can be done
};

/// The refusal's name, for programs and as the key of its sentence.
constexpr std::string_view id_of(Refusal refusal) {
    switch (refusal) {
        case Refusal::none:
            return "none";
        case Refusal::not_understood:
            return "not_understood";
        case Refusal::unknown_card:
            return "unknown_card";
        case Refusal::unknown_location:
            return "unknown_location";
        case Refusal::unknown_token:
            return "unknown_token";
        case Refusal::game_over:
            return "game_over";
        case Refusal::action_first:
            return "action_first";
        case Refusal::choose_location:
            return "choose_location";
        case Refusal::return_tokens:
            return "return_tokens";
        case Refusal::take_grey_or_green:
            return "take_grey_or_green";
        case Refusal::take_wrong_number:
            return "take_wrong_number";
        case Refusal::take_more:
            return "take_more";
        case Refusal::supply_empty:
            return "supply_empty";
        case Refusal::supply_below_four:
            return "supply_below_four";
        case Refusal::reserve_full:
            return "reserve_full";
        case Refusal::deck_empty:
            return "deck_empty";
        case Refusal::not_on_table:
            return "not_on_table";
        case Refusal::not_recruitable:
            return "not_recruitable";
        case Refusal::too_expensive:
            return "too_expensive";
        case Refusal::payment_wrong:
            return "payment_wrong";
        case Refusal::payment_not_held:
            return "payment_not_held";
        case Refusal::location_not_there:
            return "location_not_there";
        case Refusal::location_not_met:
            return "location_not_met";
        case Refusal::return_green:
            return "return_green";
        case Refusal::return_not_held:
            return "return_not_held";
        case Refusal::return_wrong_number:
            return "return_wrong_number";
        case Refusal::pass_not_allowed:
            return "pass_not_allowed";
    }
    return {};
}

namespace reasons {

/// The phase asks for one kind of move; anything else is refused for that.
constexpr Refusal phase_refusal(const State& state, MoveKind kind) {
    switch (state.phase) {
        case Phase::over:
            return Refusal::game_over;
        case Phase::location:
            return kind == MoveKind::location ? Refusal::none : Refusal::choose_location;
        case Phase::give_back:
            return kind == MoveKind::give_back ? Refusal::none : Refusal::return_tokens;
        case Phase::action:
            break;
    }
    return kind == MoveKind::location || kind == MoveKind::give_back ? Refusal::action_first
                                                                     : Refusal::none;
}

constexpr Refusal take_different(const State& state, std::uint32_t chosen) {
    using moves::every_colour;
    if (chosen == 0 || chosen > every_colour || count_bits(chosen) > 3) {
        return Refusal::take_wrong_number;
    }
    const std::uint32_t supply = lanes_with(state.supply, 1) & every_colour;
    return (chosen & ~supply) != 0 ? Refusal::supply_empty : Refusal::take_more;
}

constexpr Refusal take_two(std::uint32_t colour) {
    return colour < colours ? Refusal::supply_below_four : Refusal::take_grey_or_green;
}

constexpr Refusal reserve(const State& state, Place place) {
    if (state.reserve[index(state.seat)].cards.full()) return Refusal::reserve_full;
    return place < slots ? Refusal::not_on_table : Refusal::deck_empty;
}

constexpr Refusal recruit(const State& state, Place place) {
    const Card card = card_at_place(state, place);
    if (card == Card::none) return Refusal::not_recruitable;
    const Lanes tokens = state.tokens[index(state.seat)];
    const Lanes have = bonuses_of(state.team[index(state.seat)]) + tokens;
    return minus(cost_of[card], have).total() > tokens[lane(Token::grey)] ? Refusal::too_expensive
                                                                          : Refusal::payment_wrong;
}

constexpr Refusal give_back(const State& state, Lanes tokens) {
    return covers(state.tokens[index(state.seat)], tokens) ? Refusal::return_wrong_number
                                                           : Refusal::return_not_held;
}

/// The reason for a move that `legal` does not list.
constexpr Refusal explain(const State& state, Move move) {
    const Refusal phase = phase_refusal(state, move.kind());
    if (phase != Refusal::none) return phase;
    switch (move.kind()) {
        case MoveKind::take_different:
            return take_different(state, move.detail());
        case MoveKind::take_two:
            return take_two(move.detail());
        case MoveKind::reserve:
            return reserve(state, move.place());
        case MoveKind::recruit:
            return recruit(state, move.place());
        case MoveKind::location:
            return move.detail() < state.locations.size() ? Refusal::location_not_met
                                                          : Refusal::location_not_there;
        case MoveKind::give_back:
            return give_back(state, detail_lanes(move.detail()));
        case MoveKind::pass:
            return Refusal::pass_not_allowed;
    }
    return Refusal::not_understood;
}

}  // namespace reasons

/// `legal` alone decides what may be played; this only says why the rest may not.
constexpr Refusal refuse(const State& state, Move move) {
    MoveList moves;
    legal(state, moves);
    return moves.contains(move) ? Refusal::none : reasons::explain(state, move);
}

}  // namespace lemniscate::splendor
