// Why a move is not legal: a code for programs; the sentences are made elsewhere.
#pragma once

#include <cstdint>
#include <string_view>

#include "games/shards/legal.h"
#include "games/shards/move.h"
#include "games/shards/state.h"

namespace lemniscate::shards {

enum class Refusal : std::uint8_t {
    none,
    not_understood,         ///< no such move in the notation
    unknown_card,           ///< no card has this id
    unknown_seat,           ///< nobody sits there
    unknown_character,      ///< no character has this id
    game_over,              ///< nobody moves any more
    not_now,                ///< something else is asked
    not_in_hand,            ///< to play: the card is not in the hand
    not_in_play,            ///< to exhaust: no such champion of one's own
    no_exhaust,             ///< the champion has nothing to exhaust for
    already_exhausted,      ///< every such champion was used this turn
    dominion_out_of_reach,  ///< an exhaust that needs dominion
    not_in_row,             ///< the card is not in the centre row
    wrong_slot,             ///< it is, but on another slot
    too_expensive,          ///< costs more gems than there are
    not_a_mercenary,        ///< only mercenaries are fast-played
    relic_not_set_aside,    ///< not one of the relics set aside
    relic_not_earned,       ///< mastery has not reached ten
    relic_recruited,        ///< one relic in a game
    focused,                ///< once a turn
    no_gem,                 ///< focusing costs one
    not_an_opponent,        ///< oneself, a partner or somebody who is out
    champion_not_there,     ///< that seat has no such champion
    champion_protected,     ///< it cannot be attacked now
    too_little_power,       ///< less than its defense
    assign_other_seat,      ///< another seat is asked for
    assign_too_much,        ///< more power than there is
    not_a_shield,           ///< the card has no shield that works from the hand
    shield_not_held,        ///< not so often in the hand
    shield_shown,           ///< against the first wave of this attack
    reveal_not_held,        ///< not in the hand
    reveal_wrong_cards,     ///< does not meet the condition
    banish_not_there,       ///< not in that zone
    return_not_there,       ///< not in the discard pile
    return_wrong_kind,      ///< not what the card says
    copy_not_played,        ///< not played this turn
    copy_wrong_kind,        ///< not what the card says, or a copy effect itself
    take_too_expensive,     ///< costs more than the card allows
    bid_too_low,            ///< not above the bid
    bid_too_high,           ///< health must be left
    character_taken,        ///< somebody has it
    not_in_pool,            ///< not among the relics of the draft
    extra_not_yours,        ///< another character's card
    nemesis_cannot,         ///< nothing that Nemesis plays or uses now
};

inline constexpr std::string_view refusal_ids[] = {"none",
                                                   "not_understood",
                                                   "unknown_card",
                                                   "unknown_seat",
                                                   "unknown_character",
                                                   "game_over",
                                                   "not_now",
                                                   "not_in_hand",
                                                   "not_in_play",
                                                   "no_exhaust",
                                                   "already_exhausted",
                                                   "dominion_out_of_reach",
                                                   "not_in_row",
                                                   "wrong_slot",
                                                   "too_expensive",
                                                   "not_a_mercenary",
                                                   "relic_not_set_aside",
                                                   "relic_not_earned",
                                                   "relic_recruited",
                                                   "focused",
                                                   "no_gem",
                                                   "not_an_opponent",
                                                   "champion_not_there",
                                                   "champion_protected",
                                                   "too_little_power",
                                                   "assign_other_seat",
                                                   "assign_too_much",
                                                   "not_a_shield",
                                                   "shield_not_held",
                                                   "shield_shown",
                                                   "reveal_not_held",
                                                   "reveal_wrong_cards",
                                                   "banish_not_there",
                                                   "return_not_there",
                                                   "return_wrong_kind",
                                                   "copy_not_played",
                                                   "copy_wrong_kind",
                                                   "take_too_expensive",
                                                   "bid_too_low",
                                                   "bid_too_high",
                                                   "character_taken",
                                                   "not_in_pool",
                                                   "extra_not_yours",
                                                   "nemesis_cannot"};
static_assert(std::size(refusal_ids) == static_cast<std::size_t>(Refusal::nemesis_cannot) + 1);

/// The refusal's name, for programs and as the key of its sentence.
constexpr std::string_view id_of(Refusal refusal) {
    return refusal_ids[static_cast<std::size_t>(refusal)];
}

namespace reasons {

/// Whether this kind of move answers what is asked.
constexpr bool answers(Ask ask, MoveKind kind) {
    switch (ask) {
        case Ask::nothing:
            return false;
        case Ask::play:
            return kind <= MoveKind::end;
        case Ask::assign:
            return kind == MoveKind::assign;
        case Ask::shield:
            return kind == MoveKind::shield;
        case Ask::reveal:
            return kind == MoveKind::reveal;
        case Ask::banish:
            return kind == MoveKind::banish;
        case Ask::give_back:
            return kind == MoveKind::give_back;
        case Ask::destroy:
            return kind == MoveKind::destroy;
        case Ask::copy:
            return kind == MoveKind::copy;
        case Ask::take:
            return kind == MoveKind::take;
        case Ask::target:
            return kind == MoveKind::target;
        case Ask::bid:
            return kind == MoveKind::bid || kind == MoveKind::drop;
        case Ask::character:
            return kind == MoveKind::character;
        case Ask::draft:
            return kind == MoveKind::draft;
        case Ask::extra:
            return kind == MoveKind::extra;
        case Ask::nemesis:
            return kind == MoveKind::nemesis;
        case Ask::attack:
            return kind == MoveKind::attack;
    }
    return false;
}

constexpr bool in_row(const State& state, Card card) {
    for (std::uint32_t i = 0; i < state.row_size; ++i) {
        if (state.row[i] == card) return true;
    }
    return false;
}

constexpr Refusal exhaust(const State& state, Card card) {
    const Side& side = own(state);
    if (!side.champions_set().has(card)) return Refusal::not_in_play;
    if (!exhaust_set.has(card)) return Refusal::no_exhaust;
    for (std::uint32_t i = 0; i < side.champion_count; ++i) {
        if (side.champion(i) == card && !side.is_exhausted(i)) {
            return Refusal::dominion_out_of_reach;
        }
    }
    return Refusal::already_exhausted;
}

constexpr Refusal buy(const State& state, Move move) {
    if (!in_row(state, move.card())) return Refusal::not_in_row;
    const bool fast = move.kind() == MoveKind::fast_play;
    return fast && !mercenary_set.has(move.card()) ? Refusal::not_a_mercenary
                                                   : Refusal::too_expensive;
}

constexpr Refusal relic(const State& state, Card card) {
    if (own(state).relic_recruited) return Refusal::relic_recruited;
    return moves::relics(state).has(card) ? Refusal::relic_not_earned
                                          : Refusal::relic_not_set_aside;
}

/// Against a champion, with power or by an effect.
constexpr Refusal champion(const State& state, Move move) {
    if (index(move.seat()) >= state.players || !is_opponent(state, move.seat())) {
        return Refusal::not_an_opponent;
    }
    const Side& owner = side_of(state, move.seat());
    if (!owner.champions_set().has(move.card())) return Refusal::champion_not_there;
    return can_attack(state, owner, move.card()) ? Refusal::too_little_power
                                                 : Refusal::champion_protected;
}

constexpr Refusal assign(const State& state, Move move) {
    return assignment(move).seat == state.defender ? Refusal::assign_too_much
                                                   : Refusal::assign_other_seat;
}

constexpr Refusal reveal(const State& state, Move move) {
    const CardSet hand = own(state).hand_set();
    for (std::uint32_t part = 0; part < dominion_parts; ++part) {
        const Card card = revealed_card(move, part);
        if (card != Card::none && !hand.has(card)) return Refusal::reveal_not_held;
    }
    return Refusal::reveal_wrong_cards;
}

/// What is held is refused only where it was shown against the first wave.
constexpr Refusal shield(const Side& side, std::uint32_t detail) {
    const std::uint32_t held = moves::shields_held(side);
    for (std::uint32_t kind = 0; kind < shield_kinds; ++kind) {
        if (shield_count(detail, kind) > shield_count(held, kind)) return Refusal::shield_not_held;
    }
    return Refusal::shield_shown;
}

/// Why a move that answers what is asked is not among the legal ones.
constexpr Refusal of(const State& state, Move move) {
    switch (move.kind()) {
        case MoveKind::play:
            return Refusal::not_in_hand;
        case MoveKind::exhaust:
            return exhaust(state, move.card());
        case MoveKind::recruit:
        case MoveKind::fast_play:
            return buy(state, move);
        case MoveKind::relic:
            return relic(state, move.card());
        case MoveKind::focus:
            return state.focused ? Refusal::focused : Refusal::no_gem;
        case MoveKind::attack:
        case MoveKind::destroy:
            return champion(state, move);
        case MoveKind::assign:
            return assign(state, move);
        case MoveKind::shield:
            return shield(side_of(state, state.defender), move.detail());
        case MoveKind::reveal:
            return reveal(state, move);
        case MoveKind::banish:
            return Refusal::banish_not_there;
        case MoveKind::give_back:
            return own(state).discard_set().has(move.card()) ? Refusal::return_wrong_kind
                                                             : Refusal::return_not_there;
        case MoveKind::copy:
            return own(state).played_set().has(move.card()) ? Refusal::copy_wrong_kind
                                                            : Refusal::copy_not_played;
        case MoveKind::take:
            return in_row(state, move.card()) ? Refusal::take_too_expensive : Refusal::not_in_row;
        case MoveKind::target:
            return Refusal::not_an_opponent;
        case MoveKind::bid:
            return move.detail() > state.bid ? Refusal::bid_too_high : Refusal::bid_too_low;
        case MoveKind::character:
            return Refusal::character_taken;
        case MoveKind::draft:
            return Refusal::not_in_pool;
        case MoveKind::extra:
            return Refusal::extra_not_yours;
        case MoveKind::nemesis:
            return Refusal::nemesis_cannot;
        case MoveKind::end:
        case MoveKind::drop:
            break;  // always possible when they are asked for
    }
    return Refusal::not_now;
}

}  // namespace reasons

constexpr Refusal refuse(const State& state, Move move) {
    if (state.ask == Ask::nothing) return Refusal::game_over;
    if (!reasons::answers(state.ask, move.kind())) return Refusal::not_now;
    return is_legal(state, move) ? Refusal::none : reasons::of(state, move);
}

}  // namespace lemniscate::shards
