#include "tests/naive/shards_act.h"

#include <algorithm>

namespace lemniscate::naive::shards {
namespace {

constexpr int most_points = 4000;
constexpr int most_mastery = 30;
constexpr int most_health = 50;
constexpr int nemesis_awakes = 15;

Cards of_faction_in(const Cards& cards, const std::string& faction) {
    Cards found;
    for (const std::string& id : cards) {
        if (of_faction(id, faction)) found.push_back(id);
    }
    return found;
}

/// One card of each of these factions from the hand, in every way.
std::set<Cards> ways_to_show(const Cards& hand, const Cards& factions) {
    std::set<Cards> ways = {{}};
    for (const std::string& faction : factions) {
        std::set<Cards> longer;
        for (const Cards& way : ways) {
            for (const std::string& id : of_faction_in(hand, faction)) {
                Cards with = way;
                with.push_back(id);
                std::sort(with.begin(), with.end());
                longer.insert(with);
            }
        }
        ways = longer;
    }
    return ways;
}

std::string reveal_move(const Cards& cards) {
    std::string move = "reveal";
    for (const std::string& id : cards) move += " " + id;
    return move;
}

bool is_undergrowth_ally(const std::string& id) {
    return is_ally(id) && of_faction(id, "undergrowth");
}

}  // namespace

// What a line gives

void Act::gems(int number) {
    if (nemesis()) {
        for (int n = 0; n < number && !run.table.deck.empty(); ++n) {
            run.table.banished.push_back(run.pop_centre());
        }
        return;
    }
    run.table.turn.gems = std::min(run.table.turn.gems + number, most_points);
}

void Act::power(int number) {
    Power& power = run.table.turn.power;
    if (!power.infinite) power.points = std::min(power.points + number, most_points);
}

void Act::infinite_power() { run.table.turn.power = {0, true}; }

void Act::double_power() { power(run.table.turn.power.points); }

void Act::draw(int number) {
    if (nemesis()) {
        mastery(number);
    } else {
        run.draw(seat, number);
    }
}

void Act::mastery(int number) {
    player().mastery = std::min(player().mastery + number, most_mastery);
    if (player().mastery >= 10) player().relic_earned = true;
    if (nemesis() && player().mastery == most_mastery) run.over({1}, "nemesis_mastery");
}

void Act::health(int number) {
    player().health = std::min(player().health + number, most_health);
    power(number * run.table.turn.talons);
}

// What a line asks for

bool Act::at_mastery(int number) const { return player().mastery >= number; }

bool Act::character(const std::string& name) const { return player().character == name; }

bool Act::nemesis_condition() const { return at_mastery(nemesis_awakes); }

bool Act::at_full_health() const { return player().health == most_health; }

bool Act::inspire() const { return nemesis() ? nemesis_condition() : !player().champions.empty(); }

bool Act::echo() const { return nemesis() ? nemesis_condition() : wraethe_in_discard() > 0; }

bool Act::unify() {
    if (nemesis()) return nemesis_condition();
    const int own = is_undergrowth_ally(self) ? 1 : 0;
    if (undergrowth_allies() > own) return true;
    if (player().hand.empty()) return false;
    std::set<std::string> options = {"reveal none"};
    for (const std::string& id : player().hand) {
        if (is_undergrowth_ally(id)) options.insert("reveal " + id);
    }
    const std::string answer = ask("reveal", options);
    if (answer == "reveal none") return false;
    run.show(seat, {rest_of(answer)});
    return true;
}

bool Act::dominion() {
    if (nemesis()) return nemesis_condition();
    const Cards missing = missing_for_dominion(player());
    if (missing.empty()) return true;
    if (player().hand.empty()) return false;
    std::set<std::string> options = {"reveal none"};
    const std::set<Cards> ways = ways_to_show(player().hand, missing);
    for (const Cards& way : ways) options.insert(reveal_move(way));
    const std::string answer = ask("reveal", options);
    for (const Cards& way : ways) {
        if (reveal_move(way) == answer) run.show(seat, way);
    }
    return answer != "reveal none";
}

bool Act::highest_mastery() const {
    for (const Seat other : run.clockwise_after(seat)) {
        if (run.alive(other) && run.table.players[other].mastery >= player().mastery) return false;
    }
    return true;
}

Cards missing_for_dominion(const Player& player) {
    std::set<std::string> there;
    for (const Played& entry : player.played) there.insert(card(entry.card).faction);
    for (const Champion& champion : player.champions) {
        if (champion.played_now) there.insert(card(champion.card).faction);
    }
    Cards missing;
    for (const char* faction : {"homodeus", "undergrowth", "wraethe"}) {
        if (there.count(faction) == 0) missing.push_back(faction);
    }
    return missing;
}

bool dominion_possible(const Player& player) {
    return !ways_to_show(player.hand, missing_for_dominion(player)).empty();
}

// What a line counts

int Act::mastery_now() const { return player().mastery; }

int Act::homodeus_champions() const { return run.homodeus_champions(seat); }

int Act::undergrowth_allies() const {
    const std::vector<Played>& played = player().played;
    return static_cast<int>(std::count_if(played.begin(), played.end(), [](const Played& entry) {
        return is_undergrowth_ally(entry.card);
    }));
}

int Act::wraethe_in_discard() const {
    return nemesis() ? 0 : static_cast<int>(of_faction_in(player().discard, "wraethe").size());
}

std::string Act::ask(const std::string& kind, const std::set<std::string>& options) {
    return run.ask(nemesis() ? 0 : seat, kind, options);
}

}  // namespace lemniscate::naive::shards
