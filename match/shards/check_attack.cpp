// Whether an attack can have come this far.
#include <cstdint>
#include <string>
#include <vector>

#include "match/shards/names.h"
#include "match/shards/parts.h"

namespace lemniscate::match::shards_format {

namespace {

using shards::Ask;
using shards::Mode;
using shards::State;
namespace attack = shards::attack;

/// One place of a list; a list that stops before it holds nothing there that could be wrong.
Field point_of(const Field& list, std::uint32_t seat) {
    const std::vector<Field> entries = list.entries();
    return seat < entries.size() ? entries[seat] : list;
}

/// Seats clockwise behind whose turn it is.
std::uint32_t distance(const State& state, Seat seat) {
    return (index(seat) + state.players - index(state.seat)) % state.players;
}

bool is_enemy(const State& state, Seat seat) {
    return seat != state.seat &&
           (state.mode != Mode::teams || !shards::same_team(seat, state.seat));
}

/// Power is assigned to seats clockwise; those before the one that is asked for have theirs.
void check_assignment(const Field& field, const Field& turn, const State& state) {
    const bool splits = state.mode == Mode::free_for_all || state.mode == Mode::teams;
    if (!splits || state.defender == Seat::none || !can_attack(state, state.defender) ||
        attack::next_target(state, state.defender).count == 0) {
        field.field("defender").refuse(ProblemKind::disagrees, "null");
        return;
    }
    if (state.infinite || state.power == 0) {
        turn.field("power").refuse(ProblemKind::out_of_range, text_of({1, shards::most_points}));
    }
    for (std::uint32_t i = 0; i < state.players; ++i) {
        const Seat seat = seat_at(i);
        const bool asked =
            can_attack(state, seat) && distance(state, seat) < distance(state, state.defender);
        if (state.assigned[i] > 0 && !asked) {
            point_of(field.field("assigned"), i).refuse(ProblemKind::disagrees, "0");
        }
        if (state.prevented[i] > 0) {
            point_of(field.field("prevented"), i).refuse(ProblemKind::disagrees, "0");
        }
        if (state.shown[i] != 0) {
            point_of(field.field("shown"), i).refuse(ProblemKind::disagrees, "[]");
        }
    }
    if (state.overflow > 0) field.field("overflow").refuse(ProblemKind::disagrees, "0");
}

/// A second wave comes when one of two enemies has died.
void check_overflow(const Field& field, const State& state) {
    if (state.overflow == 0) return;
    std::uint32_t living = 0;
    each_opponent(state, [&living](Seat) { ++living; });
    const bool flows = state.mode == Mode::teams && living == 1 &&
                       state.overflow <= state.assigned[index(state.defender)];
    if (!flows) field.field("overflow").refuse(ProblemKind::disagrees, "0");
}

void check_hits(const Field& field, const State& state) {
    for (std::uint32_t i = 0; i < state.players; ++i) {
        const Seat seat = seat_at(i);
        const bool hit = is_enemy(state, seat) && (is_alive(state, seat) || state.overflow > 0);
        if (state.assigned[i] > 0 && !hit) {
            point_of(field.field("assigned"), i).refuse(ProblemKind::disagrees, "0");
        }
        const std::uint32_t most = is_alive(state, seat) && hit && state.assigned[i] > 0
                                       ? attack::incoming(state, seat)
                                       : state.assigned[i];
        if (state.prevented[i] > most) {
            point_of(field.field("prevented"), i)
                .refuse(ProblemKind::out_of_range, text_of({0, most}));
        }
    }
}

/// Shields were shown by those asked before, and against a second wave by who is asked again.
void check_shown(const Field& field, const State& state) {
    for (std::uint32_t i = 0; i < state.players; ++i) {
        const Seat seat = seat_at(i);
        const bool before =
            state.overflow > 0 || distance(state, seat) < distance(state, state.defender);
        if (state.shown[i] != 0 && !(before && attack::is_hit(state, seat))) {
            point_of(field.field("shown"), i).refuse(ProblemKind::disagrees, "[]");
        }
    }
}

/// Whoever is hit and has a hand is asked, once all power is assigned.
void check_shields(const Field& field, const Field& turn, const State& state) {
    const bool defends = state.defender != Seat::none && attack::is_hit(state, state.defender) &&
                         side_of(state, state.defender).hand_size > 0;
    if (!defends) {
        field.field("defender").refuse(ProblemKind::disagrees, "null");
        return;
    }
    if (state.infinite || state.power > 0) {
        turn.field("power").refuse(ProblemKind::out_of_range, text_of({0, 0}));
    }
    if (state.unshielded) turn.field("unshielded").refuse(ProblemKind::disagrees, "false");
    check_overflow(field, state);
    check_hits(field, state);
    check_shown(field, state);
}

/// All of it was power of one turn. In a bloodbath everybody gets all of it.
void check_total(const Field& field, const State& state) {
    if (state.mode == Mode::bloodbath || state.overflow > 0) return;
    std::uint32_t total = state.power;
    for (std::uint16_t assigned : state.assigned) total += assigned;
    if (total > shards::most_points) {
        field.field("assigned")
            .refuse(ProblemKind::out_of_range, std::to_string(total),
                    text_of({0, shards::most_points}));
    }
}

}  // namespace

void check_attack(const Field& position, const State& state) {
    const Field field = position.field("attack");
    const Field turn = position.field("turn");
    if (state.ask == Ask::assign) {
        check_assignment(field, turn, state);
    } else if (state.ask == Ask::shield) {
        check_shields(field, turn, state);
    } else if (has_attack(state)) {
        field.refuse(ProblemKind::disagrees, "null");
        return;
    } else {
        return;
    }
    check_total(field, state);
}

}  // namespace lemniscate::match::shards_format
