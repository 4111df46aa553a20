#include <algorithm>

#include "tests/naive/shards_act.h"

namespace lemniscate::naive::shards {
namespace {

constexpr int cards_a_turn = 5;
constexpr int cards_per_heart = 3;
constexpr int last_round = 200;

std::string verb_of(const std::string& move) { return move.substr(0, move.find(' ')); }

}  // namespace

std::set<std::string> Run::turn_moves() const {
    const Seat seat = table.turn.seat;
    const Player& player = table.players[seat];
    std::set<std::string> moves = {"end"};
    for (const std::string& id : player.hand) moves.insert("play " + id);
    for (const Champion& champion : player.champions) {
        const bool possible = champion.card != "giga_source_adept" || dominion_possible(player);
        if (!champion.exhausted && has_exhaust_lines(champion.card) && possible) {
            moves.insert("exhaust " + champion.card);
        }
    }
    for (const std::string& id : table.row) {
        if (id.empty() || cost(seat, id) > table.turn.gems) continue;
        moves.insert("recruit " + id);
        if (card(id).kind == "mercenary") moves.insert("fast-play " + id);
    }
    if (player.relic_earned && !player.relic_recruited) {
        for (const std::string& id : player.relics) moves.insert("relic " + id);
    }
    if (table.turn.gems >= 1 && !table.turn.focused) moves.insert("focus");
    for (const Seat other : opponents(seat)) {
        for (const Champion& champion : table.players[other].champions) {
            const Power& power = table.turn.power;
            const bool enough = power.infinite || power.points >= defense(other, champion.card);
            if (enough && may_attack(seat, other, champion.card)) {
                moves.insert("attack " + std::to_string(other) + ":" + champion.card);
            }
        }
    }
    return moves;
}

void Run::turn_move(const std::string& move) {
    const Seat seat = table.turn.seat;
    const std::string verb = verb_of(move);
    const std::string what = rest_of(move);
    Player& player = table.players[seat];
    if (verb == "play") {
        leave_hand(seat, what);
        put_into_play(seat, what, false);
        resolve_played(seat, what);
    } else if (verb == "exhaust") {
        use_champion(seat, what);
    } else if (verb == "recruit") {
        table.turn.gems -= cost(seat, what);
        const std::size_t slot = leave_row(what);
        gain(seat, what, false);
        refill(slot);
    } else if (verb == "fast-play") {
        table.turn.gems -= cost(seat, what);
        const std::size_t slot = leave_row(what);
        put_into_play(seat, what, true);
        refill(slot);
        resolve_played(seat, what);
    } else if (verb == "relic") {
        player.relics.erase(std::find(player.relics.begin(), player.relics.end(), what));
        player.relic_recruited = true;
        gain(seat, what, false);
    } else if (verb == "focus") {
        table.turn.gems -= 1;
        table.turn.focused = true;
        Act{*this, seat, ""}.mastery(1);
    } else if (verb == "attack") {
        const Seat owner = std::stoul(what);
        const std::string id = what.substr(what.find(':') + 1);
        if (!table.turn.power.infinite) table.turn.power.points -= defense(owner, id);
        destroy(owner, id);
    } else {
        end_phase(attack_phase());
    }
}

void Run::put_into_play(Seat seat, const std::string& id, bool fast) {
    Player& player = table.players[seat];
    if (is_champion(id)) {
        player.champions.push_back({id, false, true});
    } else {
        player.played.push_back({id, fast});
    }
}

void Run::resolve_played(Seat seat, const std::string& id) {
    const Cards& pile = table.players[seat].discard;
    if (is_champion(id) && !is_nemesis(seat) &&
        std::find(pile.begin(), pile.end(), "praetorian_01") != pile.end()) {
        leave_discard(seat, "praetorian_01");
        to_hand_openly(seat, "praetorian_01");
    }
    const bool copied = table.turn.decurion && is_ally(id) && of_faction(id, "homodeus");
    play_lines(seat, id, id);
    if (copied) play_lines(seat, id, "general_decurion");
}

void Run::use_champion(Seat seat, const std::string& id) {
    for (Champion& champion : table.players[seat].champions) {
        if (champion.card == id && !champion.exhausted) {
            champion.exhausted = true;
            break;
        }
    }
    exhaust_lines(seat, id);
}

void Run::end_phase(bool heart_applies) {
    const Seat seat = table.turn.seat;
    Player& player = table.players[seat];
    for (const Played& entry : player.played) {
        if (!entry.fast) continue;
        table.deck.push_back(entry.card);
        table.known_bottom += 1;
        for (std::string& slot : table.row) {
            if (slot.empty() && !table.deck.empty()) slot = pop_centre();
        }
    }
    for (const Played& entry : player.played) {
        if (!entry.fast) player.discard.push_back(entry.card);
    }
    player.played.clear();
    while (!player.hand.empty()) {
        const std::string id = player.hand.front();
        leave_hand(seat, id);
        player.discard.push_back(id);
    }
    for (Champion& champion : player.champions) champion = {champion.card, false, false};
    const int hearts = heart_applies ? table.turn.heart : 0;
    forget_turn();
    draw(seat, cards_a_turn + cards_per_heart * hearts);
    if (solo()) {
        nemesis_turn();
    } else {
        next_turn();
    }
}

/// What belongs to one turn only.
void Run::forget_turn() {
    const Turn& turn = table.turn;
    Turn fresh;
    fresh.seat = turn.seat;
    fresh.first_seat = turn.first_seat;
    fresh.round = turn.round;
    fresh.phase = turn.phase;
    table.turn = fresh;
}

void Run::next_turn() {
    Seat seat = table.turn.seat;
    do {
        seat = (seat + 1) % table.players.size();
        if (seat == table.turn.first_seat) table.turn.round += 1;
    } while (!alive(seat));
    start_turn(seat);
}

void Run::start_turn(Seat seat) {
    table.turn.seat = seat;
    table.turn.phase = "play";
    if (table.turn.round >= last_round) over({}, "round_limit");
}

}  // namespace lemniscate::naive::shards
