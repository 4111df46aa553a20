// Attack, auction and draft, and how a game ended.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "match/shards/names.h"
#include "match/shards/parts.h"

namespace lemniscate::match::shards_format {

using shards::Card;
using shards::Ending;
using shards::Mode;
using shards::Phase;
using shards::State;

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
std::vector<Ending> possible_endings(const State& state) {
    std::vector<Ending> endings;
    const auto add_if = [&endings](bool possible, Ending ending) {
        if (possible) endings.push_back(ending);
    };
    const auto lives = [&state](std::uint32_t seat) { return is_alive(state, seat_at(seat)); };
    if (state.mode == Mode::nemesis) {
        add_if(!lives(1), Ending::nemesis_defeated);
        add_if(!lives(0), Ending::player_defeated);
        add_if(state.side[1].mastery == shards::most_mastery, Ending::nemesis_mastery);
        add_if(state.centre_size == 0, Ending::centre_deck_empty);
    } else if (!is_opposed(state)) {
        endings.push_back(state.mode == Mode::teams ? Ending::last_team : Ending::last_standing);
    }
    add_if(state.round == shards::last_round, Ending::round_limit);
    return endings;
}

}  // namespace

void read_attack(const Field& field, State& state, const CardReader& cards) {
    state.defender = Seat::none;
    if (is_absent(field)) return;
    const Fields attack = field.fields({"assigned", "prevented", "shown", "overflow", "defender"});
    read_points(attack["assigned"], state.players, state.assigned);
    read_points(attack["prevented"], state.players, state.prevented);
    std::uint32_t seat = 0;
    for (const Field& list : attack["shown"].entries_up_to(state.players)) {
        read_shown(list, state.side[seat], state.shown[seat], cards);
        ++seat;
    }
    state.overflow =
        static_cast<std::uint16_t>(attack["overflow"].number({0, shards::most_points}, 0));
    state.defender = read_seat(attack["defender"], state.players, Seat::none);
}

void read_auction(const Field& field, State& state) {
    state.opener = Seat::none;
    state.leader = Seat::none;
    if (state.phase != Phase::auction) {
        if (!is_absent(field)) field.refuse(ProblemKind::disagrees, "null");
        return;
    }
    const Fields auction = field.fields({"opener", "bid", "leader", "in"});
    const std::uint32_t without = shards::setup::without_character(state);
    state.opener = seat_at(auction["opener"].number({0, state.players - 1U}, index(state.seat)));
    state.bid =
        static_cast<std::uint8_t>(auction["bid"].number({0, shards::setup::highest_bid}, 0));
    state.leader = read_seat(auction["leader"], state.players, Seat::none);
    if (auction["in"].is_missing()) state.bidders = static_cast<std::uint8_t>(without);
    for (const Field& entry : auction["in"].entries_up_to(state.players)) {
        const std::uint32_t bit = 1U << entry.required().number({0, state.players - 1U}, 0);
        // Seats come in their order, so that none comes twice.
        if (bit <= state.bidders) entry.refuse(ProblemKind::disagrees, "null");
        state.bidders = static_cast<std::uint8_t>(state.bidders | bit);
    }
}

void read_draft(const Field& field, State& state, CardReader& cards) {
    const bool before = state.phase == Phase::auction && state.relic_draft;
    if (state.phase != Phase::draft && !before) {
        if (!is_absent(field)) field.refuse(ProblemKind::disagrees, "null");
        return;
    }
    const Fields draft = field.fields({"pool", "picks"});
    std::uint32_t size = 0;
    for (const Field& entry : draft["pool"].entries_up_to(shards::relic_cards)) {
        const Card card = cards.read(entry, shards::relic_set, "relic");
        if (card != Card::none) state.pool[size++] = card;
    }
    const std::uint32_t all = shards::setup::relics_each * state.players;
    // The last relic is nobody's choice.
    state.picks = static_cast<std::uint8_t>(draft["picks"].number({0, before ? 0 : all - 2}, 0));
    if (size != all - state.picks) {
        draft["pool"].refuse(ProblemKind::out_of_range, std::to_string(size),
                             text_of({all - state.picks, all - state.picks}));
    }
    if (before) return;
    // Who began follows from whose pick it is.
    state.opener = seat_at(0);
    while (shards::setup::drafter(state, state.picks) != state.seat) {
        state.opener = next_seat(state.opener, state.players);
    }
}

void read_ending(const Field& turn, const Field& result, State& state) {
    if (state.phase != Phase::over) return;
    const std::vector<Ending> endings = possible_endings(state);
    if (endings.empty()) {
        turn.field("phase").refuse(ProblemKind::disagrees, excerpt(Json("play")));
        return;
    }
    state.ending = endings.front();
    const Field reason = result.field("reason");
    if (reason.is_missing() || !reason.value().is_string()) return;  // checked with the rest
    for (Ending ending : endings) {
        if (shards::ending_ids[static_cast<std::size_t>(ending)] == reason.text()) {
            state.ending = ending;
        }
    }
}

}  // namespace lemniscate::match::shards_format
