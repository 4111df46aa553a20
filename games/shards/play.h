// The one way a state changes.
#pragma once

#include <cstdint>

#include "engine/dice.h"
#include "games/shards/attack.h"
#include "games/shards/effects.h"
#include "games/shards/legal.h"
#include "games/shards/move.h"
#include "games/shards/nemesis.h"
#include "games/shards/pregame.h"
#include "games/shards/turn.h"

namespace lemniscate::shards {

namespace answers {

/// The frame that waited for the answer; what is asked next is the turn, unless more comes up.
constexpr Frame take_frame(State& state) {
    state.ask = Ask::play;
    return effects::pop(state);
}

template <class Sink>
constexpr bool reveal(State& state, Move move, Chance auto& dice, Sink& sink) {
    Frame frame = take_frame(state);
    for (std::uint32_t part = 0; part < dominion_parts; ++part) {
        const Card card = revealed_card(move, part);
        if (card == Card::none) continue;
        const bool known = own(state).seen_in_hand(card) > 0;
        own(state).show(card, 1);
        sink(Event{.kind = EventKind::card_revealed,
                   .seat = state.seat,
                   .card = card,
                   .from = Zone::hand,
                   .to = Zone::hand,
                   .revealed = !known});
    }
    if (move.detail() == 0) sink(Event{.kind = EventKind::declined, .seat = state.seat});
    frame.test = move.detail() == 0 ? Test::unmet : Test::met;
    return effects::go_on(state, frame, dice, sink);
}

template <class Sink>
constexpr bool banish(State& state, Move move, Chance auto& dice, Sink& sink) {
    Frame frame = take_frame(state);
    const BanishZone zone = banish_zone(move);
    if (zone == BanishZone::none) {
        sink(Event{.kind = EventKind::declined, .seat = state.seat});
        return effects::go_on_after(state, frame, dice, sink);
    }
    if (zone == BanishZone::hand) {
        own(state).remove_hand(move.card());
    } else {
        own(state).remove_discard(move.card());
    }
    steps::banish(state, move.card(), zone == BanishZone::hand ? Zone::hand : Zone::discard, sink);
    if (--frame.left == 0) return effects::go_on_after(state, frame, dice, sink);
    return effects::go_on(state, frame, dice, sink);
}

template <class Sink>
constexpr bool copy(State& state, Card card, Chance auto& dice, Sink& sink) {
    Frame frame = take_frame(state);
    const std::uint32_t end = effects::end_of(frame);
    frame.copied = card;
    effects::next_line(frame);
    const Frame copied = effects::begin_copy(state, frame, end, card, sink);
    return effects::run(state, copied, effects::play_end(card), dice, sink);
}

/// Goes on behind the line that was answered, unless the answer ended the game.
template <class Sink>
constexpr bool answered(State& state, const Frame& frame, Chance auto& dice, Sink& sink) {
    return steps::is_over(state) || effects::go_on_after(state, frame, dice, sink);
}

template <class Sink>
constexpr bool give_back(State& state, Card card, Chance auto& dice, Sink& sink) {
    const Frame frame = take_frame(state);
    effects::give_back(state, card, sink);
    return answered(state, frame, dice, sink);
}

template <class Sink>
constexpr bool destroy(State& state, Move move, Chance auto& dice, Sink& sink) {
    const Frame frame = take_frame(state);
    steps::destroy(state, move.seat(), move.card(), sink);
    return answered(state, frame, dice, sink);
}

template <class Sink>
constexpr bool take(State& state, Card card, Chance auto& dice, Sink& sink) {
    const Frame frame = take_frame(state);
    const Line& line = effects::line_at(frame);
    effects::take(state, card, static_cast<Destination>(line.what), sink);
    return answered(state, frame, dice, sink);
}

template <class Sink>
constexpr bool target(State& state, Seat seat, Chance auto& dice, Sink& sink) {
    const Frame frame = take_frame(state);
    steps::lose_mastery(state, seat, effects::line_at(frame).amount, sink);
    return answered(state, frame, dice, sink);
}

}  // namespace answers

/// Plays a legal move.
template <class Sink>
LEMNISCATE_APART constexpr void play(State& state, Move move, Chance auto& dice, Sink&& sink) {
    bool done = true;  // with the text of a card
    // The two most frequent kinds by themselves: the machine foresees them better than a jump.
    if (move.kind() == MoveKind::play) {
        turn::play_card(state, move.card(), dice, sink);
        return;
    }
    if (move.kind() == MoveKind::end) {
        sink(Event{.kind = EventKind::play_ended, .seat = state.seat});
        attack::begin(state, dice, sink);
        return;
    }
    switch (move.kind()) {
        case MoveKind::play:
        case MoveKind::end:
            return;
        case MoveKind::exhaust:
            done = turn::exhaust(state, move.card(), dice, sink);
            break;
        case MoveKind::recruit:
            turn::recruit(state, move.card(), sink);
            return;
        case MoveKind::fast_play:
            done = turn::fast_play(state, move.card(), dice, sink);
            break;
        case MoveKind::relic:
            turn::recruit_relic(state, move.card(), sink);
            return;
        case MoveKind::focus:
            turn::focus(state, sink);
            return;
        case MoveKind::attack:
            steps::attack_champion(state, move.seat(), move.card(), sink);
            if (is_nemesis_turn(state)) nemesis::attack_player(state, dice, sink);
            return;
        case MoveKind::assign:
            attack::answer_assignment(state, assignment(move).amount, dice, sink);
            return;
        case MoveKind::shield:
            attack::answer_shield(state, move.detail(), dice, sink);
            return;
        case MoveKind::reveal:
            done = answers::reveal(state, move, dice, sink);
            break;
        case MoveKind::banish:
            done = answers::banish(state, move, dice, sink);
            break;
        case MoveKind::copy:
            done = answers::copy(state, move.card(), dice, sink);
            break;
        case MoveKind::give_back:
            done = answers::give_back(state, move.card(), dice, sink);
            break;
        case MoveKind::destroy:
            done = answers::destroy(state, move, dice, sink);
            break;
        case MoveKind::take:
            done = answers::take(state, move.card(), dice, sink);
            break;
        case MoveKind::target:
            done = answers::target(state, seat_at(move.detail()), dice, sink);
            break;
        case MoveKind::bid:
            pregame::answer_bid(state, move.detail(), dice, sink);
            return;
        case MoveKind::drop:
            pregame::answer_drop(state, dice, sink);
            return;
        case MoveKind::character:
            pregame::choose_character(state, static_cast<Character>(move.detail()), dice, sink);
            return;
        case MoveKind::draft:
            pregame::answer_draft(state, move.card(), dice, sink);
            return;
        case MoveKind::extra:
            pregame::answer_extra(state, move.card(), dice, sink);
            return;
        case MoveKind::nemesis:
            done = nemesis::do_next(state, move.card(), dice, sink);
            break;
    }
    if (done && is_nemesis_turn(state)) nemesis::go_on(state, dice, sink);
}

}  // namespace lemniscate::shards
