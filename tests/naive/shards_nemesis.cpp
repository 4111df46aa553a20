#include <algorithm>

#include "tests/naive/shards_act.h"

namespace lemniscate::naive::shards {
namespace {

constexpr Seat human = 0;
constexpr Seat nemesis = 1;
constexpr int own_faction_mastery = 3;
constexpr int giga_mastery = 15;

}  // namespace

void Run::set_up_solo() {
    if (table.players[human].character.empty()) choose_character(human, human);
    if (table.players[nemesis].character.empty()) choose_character(human, nemesis);
    const std::string extra = all_characters().at(table.players[human].character).extra;
    const auto last = std::find(table.deck.rbegin(), table.deck.rend(), extra);
    std::set<std::string> options = {"extra none"};
    if (last != table.deck.rend()) options.insert("extra " + extra);
    if (ask(human, "extra", options) != "extra none") {
        table.deck.erase(std::next(last).base());
        table.players[human].deck.push_back(extra);
    }
    shuffle(table.deck);
    for (std::string& slot : table.row) {
        if (!table.deck.empty()) slot = pop_centre();
    }
    table.solo_set_up = false;
    begin_play();
}

void Run::nemesis_turn() {
    table.turn.seat = nemesis;
    table.turn.phase = "nemesis";
    if (table.deck.empty()) over({nemesis}, "centre_deck_empty");
    Player& player = table.players[nemesis];
    const std::string revealed = pop_centre();
    const std::string faction = card(revealed).faction;
    player.revealed = revealed;
    put_into_play(nemesis, revealed, false);
    const auto own = all_characters().find(player.character);
    if (own != all_characters().end() && own->second.faction == faction) {
        Act{*this, nemesis, ""}.mastery(own_faction_mastery);
    }
    resolve_played(nemesis, revealed);
    while (true) {
        std::set<std::string> options;
        for (const std::string& id : table.row) {
            if (!id.empty() && of_faction(id, faction)) options.insert("nemesis " + id);
        }
        if (options.empty()) break;
        const std::string id = rest_of(ask(human, "nemesis", options));
        leave_row(id);
        put_into_play(nemesis, id, false);
        resolve_played(nemesis, id);
    }
    nemesis_uses_champions();
    nemesis_attacks();
    nemesis_ends();
}

void Run::nemesis_uses_champions() {
    const Player& player = table.players[nemesis];
    while (true) {
        std::set<std::string> options;
        for (const Champion& champion : player.champions) {
            const bool possible =
                champion.card != "giga_source_adept" || player.mastery >= giga_mastery;
            if (!champion.exhausted && has_exhaust_lines(champion.card) && possible) {
                options.insert("nemesis " + champion.card);
            }
        }
        if (options.empty()) return;
        use_champion(nemesis, rest_of(ask(human, "nemesis", options)));
    }
}

void Run::nemesis_attacks() {
    const Player& player = table.players[human];
    Power& power = table.turn.power;
    const std::string zetta = "zetta_encryptor";
    const int wall = has_champion(human, zetta) ? defense(human, zetta) : 0;
    const int shield = table.turn.unshielded ? 0 : praetorian_shield(human);
    if (power.infinite || power.points - wall - shield >= player.health) {
        if (wall > 0) {
            power.points -= power.infinite ? 0 : wall;
            destroy(human, zetta);
        }
    } else {
        while (true) {
            int highest = 0;
            std::set<std::string> options;
            for (const Champion& champion : player.champions) {
                const std::string& id = champion.card;
                if (!may_attack(nemesis, human, id) || defense(human, id) > power.points) continue;
                if (card(id).cost > highest) options.clear();
                highest = std::max(highest, card(id).cost);
                if (card(id).cost == highest) options.insert("attack 0:" + id);
            }
            if (options.empty()) break;
            const std::string what = rest_of(ask(human, "attack", options));
            const std::string id = what.substr(what.find(':') + 1);
            power.points -= defense(human, id);
            destroy(human, id);
        }
    }
    if (attackable(nemesis).empty()) return;
    if (power.infinite) {
        power = {};
        eliminate(human);
    }
    const int rest = power.points;
    power = {};
    std::map<Seat, Defence> defences;
    strike(nemesis, {{human, rest}}, defences);
}

void Run::nemesis_ends() {
    Player& player = table.players[nemesis];
    for (const Played& entry : player.played) table.banished.push_back(entry.card);
    player.played.clear();
    for (Champion& champion : player.champions) champion = {champion.card, false, false};
    player.revealed.clear();
    forget_turn();
    for (std::size_t slot = 0; slot < table.row.size(); ++slot) {
        if (table.row[slot].empty()) refill(slot);
    }
    table.turn.round += 1;
    start_turn(human);
}

}  // namespace lemniscate::naive::shards
