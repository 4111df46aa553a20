// Whether the parts of a position go together: phase, sides, answers, what is derived.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "match/derived.h"
#include "match/json.h"
#include "match/shards/parts.h"
#include "match/shards/position_words.h"

namespace lemniscate::match::shards_format {

using shards::Ask;
using shards::Card;
using shards::Mode;
using shards::Phase;
using shards::Side;
using shards::State;
using shards::Table;

namespace {

bool is_setting_up(const Table& table) {
    return table.phase == Phase::auction || table.phase == Phase::draft;
}

bool has_phase(const Table& table) {
    switch (table.phase) {
        case Phase::auction:
            return table.auction;
        case Phase::draft:
            return table.relic_draft;
        case Phase::nemesis:
            return table.mode == Mode::nemesis;
        case Phase::play:
        case Phase::attack:
        case Phase::over:
            return true;
    }
    return true;
}

bool can_be_asked(const Table& table) {
    const bool solo = table.mode == Mode::nemesis;
    switch (table.ask) {
        case Ask::nothing:
            return table.phase == Phase::over;
        case Ask::play:
            return table.phase == Phase::play;
        case Ask::bid:
            return table.phase == Phase::auction;
        case Ask::draft:
            return table.phase == Phase::draft;
        case Ask::assign:
            return table.phase == Phase::attack;
        case Ask::shield:
            return table.phase == Phase::attack || table.phase == Phase::nemesis;
        case Ask::character:
            return table.phase == (solo ? Phase::play : Phase::auction);
        case Ask::extra:
            return table.phase == Phase::play && solo;
        case Ask::nemesis:
        case Ask::attack:
            return table.phase == Phase::nemesis;
        case Ask::reveal:
        case Ask::banish:
        case Ask::give_back:
        case Ask::destroy:
        case Ask::copy:
        case Ask::take:
        case Ask::target:
            return table.phase == Phase::play || table.phase == Phase::nemesis;
    }
    return false;
}

/// The field that says what is asked: that of the last frame, else the phase.
Field asking_field(const Field& position) {
    const auto frames = position.field("pending").entries();
    return frames.empty() ? position.field("turn").field("phase") : frames.back().field("ask");
}

/// Whether it is settled who begins: by the options, or by the first auction that was won.
bool is_first_seat_settled(const Table& table) {
    if (table.phase == Phase::draft) return table.auction || table.mode == Mode::teams;
    if (table.phase != Phase::auction) return true;
    const std::uint32_t all = (1U << table.players) - 1U;
    return table.ask == Ask::character || shards::pregame::without_character(table) != all;
}

void check_first_seat(const Field& field, const Table& table) {
    if (!is_first_seat_settled(table)) {
        if (table.first_seat != Seat::none) field.refuse(ProblemKind::disagrees, "null");
    } else if (table.first_seat == Seat::none) {
        field.required().refuse(ProblemKind::wrong_type, "integer");
    }
}

/// A side that is out has nothing, and only whose turn it is has played cards.
void check_zones(const Field& player, const Table& table, Seat seat) {
    const Side& side = side_of(table, seat);
    const bool out = side.health == 0;
    const bool plays = seat == table.seat && !is_setting_up(table) && !out;
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
std::uint32_t cards_within_reach(const Table& table, Seat seat) {
    const Side& side = side_of(table, seat);
    std::uint32_t cards = side.size() + side.champion_count + table.centre_size;
    cards += side.relic_recruited ? 0U : 1U;  // one relic in a game
    for (Card card : table.row) cards += card != Card::none ? 1U : 0U;
    for (std::uint32_t i = 0; i < table.players; ++i) {
        if (seat_at(i) != seat) cards += fast_cards(table.side[i]);
    }
    return cards;
}

}  // namespace

void check_phase(const Field& position, const Table& table) {
    const Field turn = position.field("turn");
    if (!has_phase(table)) {
        turn.field("phase").refuse(ProblemKind::disagrees, excerpt(Json("play")));
    } else if (!can_be_asked(table)) {
        asking_field(position).refuse(ProblemKind::disagrees,
                                      excerpt(table.ask == Ask::play ? Json("play") : Json()));
    }
    check_first_seat(turn.field("first_seat"), table);
    if (table.phase == Phase::over) return;

    const bool solo = table.mode == Mode::nemesis;
    const bool ended =
        !is_opposed(table) || (solo && table.side[1].mastery == shards::most_mastery);
    if (ended) turn.field("phase").refuse(ProblemKind::disagrees, excerpt(Json("over")));
    if (solo && (table.seat == seat_at(1)) != is_nemesis_turn(table)) {
        turn.field("seat").refuse(ProblemKind::disagrees, is_nemesis_turn(table) ? "1" : "0");
    }
    if (!is_alive(table, table.seat)) {
        Seat next = table.seat;
        while (!ended && !is_alive(table, next)) next = next_seat(next, table.players);
        turn.field("seat").refuse(ProblemKind::disagrees, std::to_string(index(next)));
    }
}

void check_sides(const Field& position, const Table& table) {
    const auto listed = position.field("players").entries();
    for (std::uint32_t i = 0; i < listed.size(); ++i) {
        const Side& side = table.side[i];
        if (is_setting_up(table) && side.health == 0) {
            listed[i].field("health").refuse(ProblemKind::out_of_range,
                                             text_of({1, shards::most_health}));
        }
        check_zones(listed[i], table, seat_at(i));
        const std::uint32_t cards = cards_within_reach(table, seat_at(i));
        if (cards > Side::capacity) {
            listed[i].refuse(ProblemKind::too_many, std::to_string(cards),
                             std::to_string(Side::capacity));
        }
        const bool reveals = is_nemesis_turn(table) || table.phase == Phase::over;
        if (is_nemesis(table, seat_at(i)) && !reveals && table.revealed != Card::none) {
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
