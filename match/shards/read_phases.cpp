// Attack, auction and draft, and how a game ended.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "match/json.h"
#include "match/shards/parts.h"
#include "match/shards/position_words.h"

namespace lemniscate::match::shards_format {

using shards::Card;
using shards::Ending;
using shards::Mode;
using shards::Phase;
using shards::Table;

namespace {

bool is_absent(const Field& field) { return field.is_missing() || field.is_null(); }

void read_points(const Field& list, std::uint32_t seats, std::uint16_t* points) {
    std::uint32_t seat = 0;
    for (const Field& entry : list.entries_up_to(seats)) {
        points[seat++] = static_cast<std::uint16_t>(entry.number({0, shards::most_points}, 0));
    }
}

/// Shield cards of the hand, each as often as it was shown.
void read_shown(const Field& list, const shards::Side& side, std::uint32_t& shown,
                const CardReader& cards) {
    for (const Field& entry : list.entries()) {
        const Card card = cards.name(entry);
        const std::uint32_t left = shards::moves::shields_held(side) - shown;
        Json others = Json::array();
        bool held = false;
        for (std::uint32_t kind = 0; kind < shards::shield_kinds; ++kind) {
            if (shards::shield_count(left, kind) == 0) continue;
            held = held || shards::shield_kind[kind] == card;
            others.push_back(id_of(shards::shield_kind[kind]));
        }
        if (held) {
            shown += shards::one_shield(card);
        } else {
            entry.refuse(ProblemKind::unknown_word, excerpt(others));
        }
    }
}

/// The ways in which a game like this can have ended, the most obvious one first.
std::vector<Ending> possible_endings(const Table& table) {
    std::vector<Ending> endings;
    const auto add_if = [&endings](bool possible, Ending ending) {
        if (possible) endings.push_back(ending);
    };
    const auto lives = [&table](std::uint32_t seat) { return is_alive(table, seat_at(seat)); };
    if (table.mode == Mode::nemesis) {
        add_if(!lives(1), Ending::nemesis_defeated);
        add_if(!lives(0), Ending::player_defeated);
        add_if(table.side[1].mastery == shards::most_mastery, Ending::nemesis_mastery);
        add_if(table.centre_size == 0, Ending::centre_deck_empty);
    } else if (!is_opposed(table)) {
        endings.push_back(table.mode == Mode::teams ? Ending::last_team : Ending::last_standing);
    }
    add_if(table.round == shards::last_round, Ending::round_limit);
    return endings;
}

}  // namespace

void read_attack(const Field& field, Table& table, const CardReader& cards) {
    table.defender = Seat::none;
    if (is_absent(field)) return;
    const Fields attack = field.fields({"assigned", "prevented", "shown", "overflow", "defender"});
    read_points(attack["assigned"], table.players, table.assigned);
    read_points(attack["prevented"], table.players, table.prevented);
    std::uint32_t seat = 0;
    for (const Field& list : attack["shown"].entries_up_to(table.players)) {
        read_shown(list, table.side[seat], table.shown[seat], cards);
        ++seat;
    }
    table.overflow =
        static_cast<std::uint16_t>(attack["overflow"].number({0, shards::most_points}, 0));
    table.defender = read_seat(attack["defender"], table.players, Seat::none);
}

void read_auction(const Field& field, Table& table) {
    table.opener = Seat::none;
    table.leader = Seat::none;
    if (table.phase != Phase::auction) {
        if (!is_absent(field)) field.refuse(ProblemKind::disagrees, "null");
        return;
    }
    const Fields auction = field.fields({"opener", "bid", "leader", "in"});
    const std::uint32_t without = shards::pregame::without_character(table);
    table.opener = seat_at(auction["opener"].number({0, table.players - 1U}, index(table.seat)));
    table.bid =
        static_cast<std::uint8_t>(auction["bid"].number({0, shards::pregame::highest_bid}, 0));
    table.leader = read_seat(auction["leader"], table.players, Seat::none);
    if (auction["in"].is_missing()) table.bidders = static_cast<std::uint8_t>(without);
    for (const Field& entry : auction["in"].entries_up_to(table.players)) {
        const std::uint32_t bit = 1U << entry.required().number({0, table.players - 1U}, 0);
        // Seats come in their order, so that none comes twice.
        if (bit <= table.bidders) entry.refuse(ProblemKind::disagrees, "null");
        table.bidders = static_cast<std::uint8_t>(table.bidders | bit);
    }
}

void read_draft(const Field& field, Table& table, CardReader& cards) {
    const bool before = table.phase == Phase::auction && table.relic_draft;
    if (table.phase != Phase::draft && !before) {
        if (!is_absent(field)) field.refuse(ProblemKind::disagrees, "null");
        return;
    }
    const Fields draft = field.fields({"pool", "picks"});
    std::uint32_t size = 0;
    for (const Field& entry : draft["pool"].entries_up_to(shards::relic_cards)) {
        const Card card = cards.read(entry, shards::relic_set, "relic");
        if (card != Card::none) table.pool[size++] = card;
    }
    const std::uint32_t all = shards::relics_each * table.players;
    // The last relic is nobody's choice.
    table.picks = static_cast<std::uint8_t>(draft["picks"].number({0, before ? 0 : all - 2}, 0));
    if (size != all - table.picks) {
        draft["pool"].refuse(ProblemKind::out_of_range, std::to_string(size),
                             text_of({all - table.picks, all - table.picks}));
    }
    if (before) return;
    // Who began follows from whose pick it is.
    table.opener = seat_at(0);
    while (shards::pregame::drafter(table, table.picks) != table.seat) {
        table.opener = next_seat(table.opener, table.players);
    }
}

void read_ending(const Field& turn, const Field& result, Table& table) {
    if (table.phase != Phase::over) return;
    const std::vector<Ending> endings = possible_endings(table);
    if (endings.empty()) {
        turn.field("phase").refuse(ProblemKind::disagrees, excerpt(Json("play")));
        return;
    }
    table.ending = endings.front();
    const Field reason = result.field("reason");
    if (reason.is_missing() || !reason.value().is_string()) return;  // checked with the rest
    for (Ending ending : endings) {
        if (shards::ending_ids[static_cast<std::size_t>(ending)] == reason.text()) {
            table.ending = ending;
        }
    }
}

}  // namespace lemniscate::match::shards_format
