#include <algorithm>

#include "tests/naive/shards_act.h"

/// What a line does to cards and seats. Nemesis takes, banishes and returns nothing.
namespace lemniscate::naive::shards {

bool Act::may_banish() {
    if (nemesis()) return false;
    std::set<std::string> options = {"banish none"};
    for (const std::string& id : player().hand) options.insert("banish hand:" + id);
    for (const std::string& id : player().discard) options.insert("banish discard:" + id);
    const std::string answer = ask("banish", options);
    if (answer == "banish none") return false;
    const std::string what = rest_of(answer);
    const std::string id = what.substr(what.find(':') + 1);
    if (what.rfind("hand:", 0) == 0) {
        run.leave_hand(seat, id);
    } else {
        run.leave_discard(seat, id);
    }
    run.table.banished.push_back(id);
    return true;
}

void Act::return_one(bool (*fits)(const std::string& id)) {
    if (nemesis()) return;
    std::set<std::string> options;
    for (const std::string& id : player().discard) {
        if (fits(id)) options.insert("return " + id);
    }
    if (options.empty()) return;
    const std::string id = rest_of(ask("return", options));
    run.leave_discard(seat, id);
    run.to_hand_openly(seat, id);
}

void Act::return_all(bool (*fits)(const std::string& id)) {
    if (nemesis()) return;
    const Cards pile = player().discard;
    for (const std::string& id : pile) {
        if (!fits(id)) continue;
        run.leave_discard(seat, id);
        run.to_hand_openly(seat, id);
    }
}

void Act::opponent_loses_mastery(int number) {
    std::set<std::string> options;
    for (const Seat other : run.opponents(seat)) options.insert("target " + std::to_string(other));
    if (options.empty()) return;
    Player& target = run.table.players[std::stoul(rest_of(ask("target", options)))];
    target.mastery = std::max(target.mastery - number, 0);
}

void Act::destroy_one() {
    std::set<std::string> options;
    for (const Seat other : run.opponents(seat)) {
        for (const Champion& champion : run.table.players[other].champions) {
            options.insert("destroy " + std::to_string(other) + ":" + champion.card);
        }
    }
    if (options.empty()) return;
    const std::string what = rest_of(ask("destroy", options));
    run.destroy(std::stoul(what), what.substr(what.find(':') + 1));
}

void Act::destroy_all() {
    for (const Seat other : run.opponents(seat)) {
        const std::vector<Champion> champions = run.table.players[other].champions;
        for (const Champion& champion : champions) run.destroy(other, champion.card);
    }
}

void Act::take_from_row() {
    if (nemesis()) return;
    std::set<std::string> options;
    for (const std::string& id : run.table.row) {
        if (!id.empty() && card(id).cost <= 6) options.insert("take " + id);
    }
    if (options.empty()) return;
    const std::string id = rest_of(ask("take", options));
    const std::size_t slot = run.leave_row(id);
    run.gain(seat, id, at_mastery(15));
    run.refill(slot);
}

void Act::arm_numeri() {
    if (!nemesis()) run.table.turn.numeri += 1;
}

void Act::copy_one(bool (*fits)(const std::string& id), int mastery_for_second) {
    std::set<std::string> options;
    for (const Played& entry : player().played) {
        // The druid is the one card in a play zone that copies.
        const bool copies = entry.card == "ojas_genesis_druid";
        if (!copies && fits(entry.card)) options.insert("copy " + entry.card);
    }
    if (options.empty()) return;
    const std::string id = rest_of(ask("copy", options));
    run.play_lines(seat, id, self);
    if (at_mastery(mastery_for_second)) run.play_lines(seat, id, self);
}

void Act::copy_homodeus_allies() {
    const std::vector<Played> played = player().played;
    for (const Played& entry : played) {
        if (is_ally(entry.card) && of_faction(entry.card, "homodeus")) {
            run.play_lines(seat, entry.card, self);
        }
    }
}

}  // namespace lemniscate::naive::shards
