#include <algorithm>
#include <set>
#include <sstream>

#include "tests/naive/shards_run.h"

namespace lemniscate::naive::shards {
namespace {

constexpr int enough_for_heart = 10;

Cards words(const std::string& text) {
    std::istringstream stream(text);
    Cards found;
    for (std::string word; stream >> word;) found.push_back(word);
    return found;
}

/// Every choice among these cards, equal ones told apart by nothing but their number.
std::set<std::string> shield_moves(Cards shields) {
    std::sort(shields.begin(), shields.end());
    std::set<std::string> moves;
    for (std::size_t subset = 0; subset < std::size_t{1} << shields.size(); ++subset) {
        std::string move = "shield";
        for (std::size_t i = 0; i < shields.size(); ++i) {
            if ((subset >> i & 1U) != 0) move += " " + shields[i];
        }
        moves.insert(subset == 0 ? "shield none" : move);
    }
    return moves;
}

}  // namespace

/// What the seat's side prevents of this assignment. A card shown against this attack stays shown,
/// and what the shields together have stopped they do not stop again.
int Run::prevented(Seat seat, int assigned, Defence& defence) {
    if (table.turn.unshielded) return 0;
    const Player& player = table.players[seat];
    if (!player.hand.empty()) {
        std::multiset<std::string> shown_before(defence.shown.begin(), defence.shown.end());
        Cards shields;
        for (const std::string& id : player.hand) {
            const auto before = shown_before.find(id);
            if (before != shown_before.end()) {
                shown_before.erase(before);
            } else if (card(id).shield >= 0) {
                shields.push_back(id);
            }
        }
        const std::string said = rest_of(ask(seat, "shield", shield_moves(shields)));
        const Cards more = said == "none" ? Cards{} : words(said);
        defence.shown.insert(defence.shown.end(), more.begin(), more.end());
        show(seat, defence.shown);
    }
    int strength = praetorian_shield(seat);
    for (const std::string& id : defence.shown) {
        strength += id == "datic_robes" ? player.mastery : card(id).shield;
    }
    const int stopped = std::min(strength - defence.stopped, assigned);
    defence.stopped += stopped;
    return stopped;
}

int Run::strike(Seat attacker, const std::map<Seat, int>& assigned,
                std::map<Seat, Defence>& defences) {
    std::map<Seat, int> damage;
    for (const Seat seat : clockwise_after(attacker)) {
        if (assigned.count(seat) == 0 || assigned.at(seat) == 0) continue;
        damage[seat] = assigned.at(seat) - prevented(seat, assigned.at(seat), defences[seat]);
        defences[seat].hurt += damage[seat];
    }
    int beyond = 0;
    for (const Seat seat : clockwise_after(attacker)) {
        if (damage.count(seat) == 0) continue;
        int& health = table.players[seat].health;
        health -= damage[seat];
        if (health > 0) continue;
        beyond -= health;
        eliminate(seat);
    }
    return beyond;
}

bool Run::attack_phase() {
    const Seat attacker = table.turn.seat;
    const Power power = table.turn.power;
    std::vector<Seat> targets = attackable(attacker);
    if (targets.empty() || (power.points == 0 && !power.infinite)) return false;
    table.turn.phase = "attack";

    if (power.infinite) {
        table.turn.power = {};
        // In teams a second enemy opens when the first is gone.
        for (; !targets.empty(); targets = attackable(attacker)) eliminate(targets.front());
        return true;
    }

    std::map<Seat, int> assigned;
    if (table.options.mode == "bloodbath") {
        for (const Seat target : targets) assigned[target] = power.points;
        table.turn.power.points = 0;
    } else {
        int& left = table.turn.power.points;
        for (const Seat target : targets) {
            const std::string before = "assign " + std::to_string(target) + ":";
            std::set<std::string> options;
            const int least = target == targets.back() ? left : 0;
            for (int n = least; n <= left; ++n) options.insert(before + std::to_string(n));
            const std::string answer = ask(attacker, "assign", options);
            assigned[target] = std::stoi(answer.substr(before.size()));
            left -= assigned[target];
        }
    }

    std::map<Seat, Defence> defences;
    const int beyond = strike(attacker, assigned, defences);
    if (table.options.mode == "teams" && beyond > 0) {
        for (const Seat next : attackable(attacker)) {
            strike(attacker, {{next, beyond}}, defences);
        }
    }
    return std::any_of(defences.begin(), defences.end(),
                       [](const auto& entry) { return entry.second.hurt >= enough_for_heart; });
}

}  // namespace lemniscate::naive::shards
