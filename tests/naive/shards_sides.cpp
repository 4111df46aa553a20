#include <algorithm>

#include "tests/naive/shards_run.h"

namespace lemniscate::naive::shards {
namespace {

/// Around the table sit A, B, B, A.
Seat partner_of(Seat seat) { return 3 - seat; }
Seat facing(Seat seat) { return seat ^ 1U; }

}  // namespace

std::vector<Seat> Run::clockwise_after(Seat seat) const {
    std::vector<Seat> found;
    const std::size_t n = table.players.size();
    for (std::size_t step = 1; step < n; ++step) found.push_back((seat + step) % n);
    return found;
}

std::vector<Seat> Run::opponents(Seat seat) const {
    std::vector<Seat> found;
    for (const Seat other : clockwise_after(seat)) {
        const bool friends = table.options.mode == "teams" && other == partner_of(seat);
        if (alive(other) && !friends) found.push_back(other);
    }
    return found;
}

std::vector<Seat> Run::attackable(Seat seat) const {
    const bool only_facing =
        table.options.mode == "teams" && alive(partner_of(seat)) && alive(facing(seat));
    std::vector<Seat> found;
    for (const Seat other : opponents(seat)) {
        if (only_facing && other != facing(seat)) continue;
        if (!has_champion(other, "zetta_encryptor")) found.push_back(other);
    }
    return found;
}

bool Run::has_champion(Seat seat, const std::string& id) const {
    const std::vector<Champion>& champions = table.players[seat].champions;
    return std::any_of(champions.begin(), champions.end(),
                       [&](const Champion& each) { return each.card == id; });
}

int Run::homodeus_champions(Seat seat) const {
    int number = 0;
    for (const Champion& champion : table.players[seat].champions) {
        if (of_faction(champion.card, "homodeus")) number += 1;
    }
    return number;
}

int Run::defense(Seat owner, const std::string& id) const {
    int sum = card(id).defense;
    if (table.players[owner].character != "decima") return sum;
    for (const Champion& champion : table.players[owner].champions) {
        if (champion.card == "ferrata_guard") sum += 2;
    }
    return sum;
}

bool Run::may_attack(Seat attacker, Seat owner, const std::string& id) const {
    if (id == "li_hin") return false;
    if (id == "drakonarius" && has_champion(owner, "general_decurion")) return false;
    if (id == "raidian" && table.players[attacker].mastery < table.players[owner].mastery) {
        return false;
    }
    return id == "zetta_encryptor" || !has_champion(owner, "zetta_encryptor");
}

int Run::cost(Seat seat, const std::string& id) const {
    if (id == "axia") return std::max(card(id).cost - homodeus_champions(seat), 0);
    return card(id).cost;
}

int Run::praetorian_shield(Seat seat) const {
    if (!has_champion(seat, "praetorian_02")) return 0;
    return table.players[seat].mastery >= 20 ? 6 : 3;
}

void Run::end_if_one_side_is_left() {
    std::vector<Seat> living;
    for (Seat seat = 0; seat < table.players.size(); ++seat) {
        if (alive(seat)) living.push_back(seat);
    }
    if (solo()) {
        if (living == std::vector<Seat>{0}) over({0}, "nemesis_defeated");
        if (living == std::vector<Seat>{1}) over({1}, "player_defeated");
        return;
    }
    if (!opponents(living.front()).empty()) return;
    if (table.options.mode == "teams") {
        const Seat winner = living.front();
        over({std::min(winner, partner_of(winner)), std::max(winner, partner_of(winner))},
             "last_team");
    }
    over(living, "last_standing");
}

void Run::over(std::vector<Seat> winners, const std::string& reason) {
    table.result = Result{std::move(winners), reason};
    table.turn.phase = "over";
    throw Over{};
}

}  // namespace lemniscate::naive::shards
