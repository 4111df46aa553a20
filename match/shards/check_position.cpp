// Whether the parts of a position go together: phase, sides, answers, what is derived.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "match/derived.h"
#include "match/shards/names.h"
#include "match/shards/parts.h"

namespace lemniscate::match::shards_format {

using shards::Ask;
using shards::Card;
using shards::Mode;
using shards::Phase;
using shards::Side;
using shards::State;

namespace {

bool is_setting_up(const State& state) {
    return state.phase == Phase::auction || state.phase == Phase::draft;
}

bool has_phase(const State& state) {
    switch (state.phase) {
        case Phase::auction:
            return state.auction;
        case Phase::draft:
            return state.relic_draft;
        case Phase::nemesis:
            return state.mode == Mode::nemesis;
        default:
            return true;
    }
}

bool can_be_asked(const State& state) {
    const bool solo = state.mode == Mode::nemesis;
    switch (state.ask) {
        case Ask::nothing:
            return state.phase == Phase::over;
        case Ask::play:
            return state.phase == Phase::play;
        case Ask::bid:
            return state.phase == Phase::auction;
        case Ask::draft:
            return state.phase == Phase::draft;
        case Ask::assign:
            return state.phase == Phase::attack;
        case Ask::shield:
            return state.phase == Phase::attack || state.phase == Phase::nemesis;
        case Ask::character:
            return state.phase == (solo ? Phase::play : Phase::auction);
        case Ask::extra:
            return state.phase == Phase::play && solo;
        case Ask::nemesis:
        case Ask::attack:
            return state.phase == Phase::nemesis;
        default:
            return state.phase == Phase::play || state.phase == Phase::nemesis;
    }
}

/// The field that says what is asked: that of the last frame, else the phase.
Field asking_field(const Field& position) {
    const auto frames = position.field("pending").entries();
    return frames.empty() ? position.field("turn").field("phase") : frames.back().field("ask");
}

/// Whether it is settled who begins: by the options, or by the first auction that was won.
bool is_first_seat_settled(const State& state) {
    if (state.phase == Phase::draft) return state.auction || state.mode == Mode::teams;
    if (state.phase != Phase::auction) return true;
    const std::uint32_t all = (1U << state.players) - 1U;
    return state.ask == Ask::character || shards::setup::without_character(state) != all;
}

void check_first_seat(const Field& field, const State& state) {
    if (!is_first_seat_settled(state)) {
        if (state.first_seat != Seat::none) field.refuse(ProblemKind::disagrees, "null");
    } else if (state.first_seat == Seat::none) {
        field.required().refuse(ProblemKind::wrong_type, "integer");
    }
}

/// A side that is out has nothing, and only whose turn it is has played cards.
void check_zones(const Field& player, const State& state, Seat seat) {
    const Side& side = side_of(state, seat);
    const bool out = side.health == 0;
    const bool plays = seat == state.seat && !is_setting_up(state) && !out;
    const auto check_empty = [&player](std::string_view name, std::uint32_t size) {
        if (size > 0) player.field(name).refuse(ProblemKind::disagrees, "[]");
    };
    if (!plays) check_empty("played", side.played_size);
    if (!out) return;
    check_empty("hand", side.hand_size);
    check_empty("deck", side.deck_size);
    check_empty("discard", side.discard_size);
    check_empty("champions", side.champion_count);
    check_empty("relics", side.relic_count());
}

std::uint32_t fast_cards(const Side& side) {
    std::uint32_t count = 0;
    for (std::uint32_t i = 0; i < side.played_size; ++i) count += side.played(i).marked() ? 1U : 0U;
    return count;
}

/// All that a side has, and all that may still come to it: it must find room one day.
std::uint32_t cards_within_reach(const State& state, Seat seat) {
    const Side& side = side_of(state, seat);
    std::uint32_t cards = side.size() + side.champion_count + state.centre_size;
    cards += side.relic_recruited ? 0U : 1U;  // one relic in a game
    for (Card card : state.row) cards += card != Card::none ? 1U : 0U;
    for (std::uint32_t i = 0; i < state.players; ++i) {
        if (seat_at(i) != seat) cards += fast_cards(state.side[i]);
    }
    return cards;
}

}  // namespace

void check_phase(const Field& position, const State& state) {
    const Field turn = position.field("turn");
    if (!has_phase(state)) {
        turn.field("phase").refuse(ProblemKind::disagrees, excerpt(Json("play")));
    } else if (!can_be_asked(state)) {
        asking_field(position).refuse(ProblemKind::disagrees,
                                      excerpt(state.ask == Ask::play ? Json("play") : Json()));
    }
    check_first_seat(turn.field("first_seat"), state);
    if (state.phase == Phase::over) return;

    const bool solo = state.mode == Mode::nemesis;
    const bool ended =
        !is_opposed(state) || (solo && state.side[1].mastery == shards::most_mastery);
    if (ended) turn.field("phase").refuse(ProblemKind::disagrees, excerpt(Json("over")));
    if (solo && (state.seat == seat_at(1)) != is_nemesis_turn(state)) {
        turn.field("seat").refuse(ProblemKind::disagrees, is_nemesis_turn(state) ? "1" : "0");
    }
    if (!is_alive(state, state.seat)) {
        Seat next = state.seat;
        while (!ended && !is_alive(state, next)) next = next_seat(next, state.players);
        turn.field("seat").refuse(ProblemKind::disagrees, std::to_string(index(next)));
    }
}

void check_sides(const Field& position, const State& state) {
    const auto listed = position.field("players").entries();
    for (std::uint32_t i = 0; i < listed.size(); ++i) {
        const Side& side = state.side[i];
        if (is_setting_up(state) && side.health == 0) {
            listed[i].field("health").refuse(ProblemKind::out_of_range,
                                             text_of({1, shards::most_health}));
        }
        check_zones(listed[i], state, seat_at(i));
        const std::uint32_t cards = cards_within_reach(state, seat_at(i));
        if (cards > Side::capacity) {
            listed[i].refuse(ProblemKind::too_many, std::to_string(cards),
                             std::to_string(Side::capacity));
        }
        const bool reveals = is_nemesis_turn(state) || state.phase == Phase::over;
        if (is_nemesis(state, seat_at(i)) && !reveals && state.revealed != Card::none) {
            listed[i].field("revealed").refuse(ProblemKind::disagrees, "null");
        }
    }
}

void check_answers(const Field& position, const State& state) {
    const auto frames = position.field("pending").entries();
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const Seat seat = i < state.frames ? state.seat : to_act(state);
        check_equal(frames[i].field("seat"), index(seat));
    }
    if (state.ask == Ask::nothing) return;
    shards::MoveList moves;
    legal(state, moves);
    if (moves.empty()) asking_field(position).refuse(ProblemKind::disagrees, "null");
}

}  // namespace lemniscate::match::shards_format
