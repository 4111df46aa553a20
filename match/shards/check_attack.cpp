// Whether an attack can have come this far.
#include <cstdint>
#include <string>
#include <vector>

#include "match/shards/parts.h"
#include "match/shards/position_words.h"

namespace lemniscate::match::shards_format {

namespace {

using shards::Ask;
using shards::Mode;
using shards::Table;
namespace attack = shards::attack;

/// One place of a list; a list that stops before it holds nothing there that could be wrong.
Field point_of(const Field& list, std::uint32_t seat) {
    const std::vector<Field> entries = list.entries();
    return seat < entries.size() ? entries[seat] : list;
}

/// Seats clockwise behind whose turn it is.
std::uint32_t distance(const Table& table, Seat seat) {
    return (index(seat) + table.players - index(table.seat)) % table.players;
}

bool is_enemy(const Table& table, Seat seat) {
    return seat != table.seat &&
           (table.mode != Mode::teams || !shards::same_team(seat, table.seat));
}

/// Power is assigned to seats clockwise; those before the one that is asked for have theirs.
void check_assignment(const Field& field, const Field& turn, const Table& table) {
    const bool splits = table.mode == Mode::free_for_all || table.mode == Mode::teams;
    if (!splits || table.defender == Seat::none || !can_attack(table, table.defender) ||
        attack::next_target(table, table.defender).count == 0) {
        field.field("defender").refuse(ProblemKind::disagrees, "null");
        return;
    }
    if (table.infinite || table.power == 0) {
        turn.field("power").refuse(ProblemKind::out_of_range, text_of({1, shards::most_points}));
    }
    for (std::uint32_t i = 0; i < table.players; ++i) {
        const Seat seat = seat_at(i);
        const bool asked =
            can_attack(table, seat) && distance(table, seat) < distance(table, table.defender);
        if (table.assigned[i] > 0 && !asked) {
            point_of(field.field("assigned"), i).refuse(ProblemKind::disagrees, "0");
        }
        if (table.prevented[i] > 0) {
            point_of(field.field("prevented"), i).refuse(ProblemKind::disagrees, "0");
        }
        if (table.shown[i] != 0) {
            point_of(field.field("shown"), i).refuse(ProblemKind::disagrees, "[]");
        }
    }
    if (table.overflow > 0) field.field("overflow").refuse(ProblemKind::disagrees, "0");
}

/// A second wave comes when one of two enemies has died.
void check_overflow(const Field& field, const Table& table) {
    if (table.overflow == 0) return;
    std::uint32_t living = 0;
    each_opponent(table, [&living](Seat) { ++living; });
    const bool flows = table.mode == Mode::teams && living == 1 &&
                       table.overflow <= table.assigned[index(table.defender)];
    if (!flows) field.field("overflow").refuse(ProblemKind::disagrees, "0");
}

void check_hits(const Field& field, const Table& table) {
    for (std::uint32_t i = 0; i < table.players; ++i) {
        const Seat seat = seat_at(i);
        const bool hit = is_enemy(table, seat) && (is_alive(table, seat) || table.overflow > 0);
        if (table.assigned[i] > 0 && !hit) {
            point_of(field.field("assigned"), i).refuse(ProblemKind::disagrees, "0");
        }
        const std::uint32_t most = is_alive(table, seat) && hit && table.assigned[i] > 0
                                       ? attack::incoming(table, seat)
                                       : table.assigned[i];
        if (table.prevented[i] > most) {
            point_of(field.field("prevented"), i)
                .refuse(ProblemKind::out_of_range, text_of({0, most}));
        }
    }
}

/// Shields were shown by those asked before, and against a second wave by who is asked again.
void check_shown(const Field& field, const Table& table) {
    for (std::uint32_t i = 0; i < table.players; ++i) {
        const Seat seat = seat_at(i);
        const bool before =
            table.overflow > 0 || distance(table, seat) < distance(table, table.defender);
        if (table.shown[i] != 0 && !(before && attack::is_hit(table, seat))) {
            point_of(field.field("shown"), i).refuse(ProblemKind::disagrees, "[]");
        }
    }
}

/// Whoever is hit and has a hand is asked, once all power is assigned.
void check_shields(const Field& field, const Field& turn, const Table& table) {
    const bool defends = table.defender != Seat::none && attack::is_hit(table, table.defender) &&
                         side_of(table, table.defender).hand_size > 0;
    if (!defends) {
        field.field("defender").refuse(ProblemKind::disagrees, "null");
        return;
    }
    if (table.infinite || table.power > 0) {
        turn.field("power").refuse(ProblemKind::out_of_range, text_of({0, 0}));
    }
    if (shards::is_lasting<shards::Op::unshield>(table)) {
        const Field lasting = turn.field("lasting");
        if (lasting.is_missing()) {
            turn.field("unshielded").refuse(ProblemKind::disagrees, "false");
        } else {
            lasting.refuse(ProblemKind::disagrees, "[]");
        }
    }
    check_overflow(field, table);
    check_hits(field, table);
    check_shown(field, table);
}

/// All of it was power of one turn. In a bloodbath everybody gets all of it.
void check_total(const Field& field, const Table& table) {
    if (table.mode == Mode::bloodbath || table.overflow > 0) return;
    std::uint32_t total = table.power;
    for (std::uint16_t assigned : table.assigned) total += assigned;
    if (total > shards::most_points) {
        field.field("assigned")
            .refuse(ProblemKind::out_of_range, std::to_string(total),
                    text_of({0, shards::most_points}));
    }
}

}  // namespace

void check_attack(const Field& position, const Table& table) {
    const Field field = position.field("attack");
    const Field turn = position.field("turn");
    if (table.ask == Ask::assign) {
        check_assignment(field, turn, table);
    } else if (table.ask == Ask::shield) {
        check_shields(field, turn, table);
    } else if (has_attack(table)) {
        field.refuse(ProblemKind::disagrees, "null");
        return;
    } else {
        return;
    }
    check_total(field, table);
}

}  // namespace lemniscate::match::shards_format
