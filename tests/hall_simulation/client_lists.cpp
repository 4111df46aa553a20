// The lobby, one's own tables, and what else is told in rows.
#include <set>

#include "tests/hall_simulation/client.h"
#include "tests/table_simulation/demand.h"

namespace lemniscate::tests::hall_simulation {

using match::Json;
using table_simulation::demand;
using table_simulation::Disagreement;

namespace {

bool stands_like(const Standing& standing, const Json& glance) {
    if (standing.phase != glance["phase"]) return false;
    if (standing.places.size() != glance["seats"].size()) return false;
    for (std::size_t i = 0; i < standing.places.size(); ++i) {
        const Place& place = standing.places[i];
        const Json& seat = glance["seats"][i];
        if (place.person != seat.value("person", "") || place.kind != seat["kind"] ||
            place.name != seat.value("name", "") || place.is_out != seat.contains("out")) {
            return false;
        }
    }
    return true;
}

std::string words(const std::set<std::string>& all) {
    std::string text;
    for (const std::string& one : all) text += one + " ";
    return text;
}

void demand_same_set(const std::set<std::string>& told, const std::set<std::string>& true_ones,
                     const std::string& what) {
    if (told != true_ones) {
        throw Disagreement(what + ": told of " + words(told) + "\n  not of " + words(true_ones));
    }
}

}  // namespace

void Client::demand_names(const TableFacts& facts, const Json& names) const {
    for (const auto& [person, name] : names.items()) {
        demand(facts.had_to_do.contains(person), "the name of a stranger: " + person);
        demand(world_.names[person].contains(name), "another name of " + person);
    }
}

void Client::demand_glance(const TableFacts& facts, const Json& glance) const {
    demand(facts.was([&](const Standing& standing) { return stands_like(standing, glance); }),
           "the table does not stand like that");
    demand(glance["watched"] == facts.is_watched() &&
               glance["by_invitation"] == facts.is_by_invitation() &&
               glance["game"] == facts.settings["game"],
           "another table");
}

void Client::demand_row(const Json& row) const {
    const TableFacts* facts = world_.table(row["table"]);
    demand(facts != nullptr, "a row of no table");
    demand(row["code"] == facts->row.code && row["listed"] == facts->row.listed &&
               row["opened"] == facts->row.opened,
           "another row");
    demand_names(*facts, row["names"]);
    demand_glance(*facts, row["glance"]);
}

void Client::take_list(const Json& list, bool is_own) {
    demand(follows_lobby_, "who does not follow the lobby");
    auto& known = is_own ? mine_ : lobby_;
    if (list.value("all", false)) known.clear();
    for (const Json& row : list["tables"]) {
        demand_row(row);
        const TableFacts& facts = *world_.table(row["table"]);
        if (is_own) {
            demand(facts.was([&](const Standing& standing) { return standing.belongs(person_); }),
                   "somebody else's table among one's own");
        } else {
            demand(facts.row.listed && !facts.is_by_invitation(), "a private table in the lobby");
            demand(facts.was([](const Standing& standing) { return standing.is_joinable(); }),
                   "a table in the lobby where nobody can sit down");
        }
        known[row["table"]] = row;
    }
    if (!list.contains("gone")) return;
    for (const Json& id : list["gone"]) {
        const TableFacts& facts = *world_.table(id);
        demand(is_own ? known.contains(id) : facts.row.listed && !facts.is_by_invitation(),
               "a table is gone that one may not know of");
        known.erase(id);
    }
}

void Client::demand_lists_up_to_date(const std::set<std::string>& attended) const {
    if (!follows_lobby_) return;
    std::set<std::string> waiting;
    std::set<std::string> own;
    for (const auto& [id, facts] : world_.tables) {
        // Whoever opened a table and went away is not waited for, unless it is one of days.
        const bool is_shown = facts.row.listed && !facts.is_by_invitation();
        const bool is_waited_at = facts.clock() == "days" || attended.contains(id);
        if (is_shown && is_waited_at && facts.now().is_joinable()) waiting.insert(id);
        if (!facts.is_over() && facts.now().belongs(person_)) own.insert(id);
    }
    std::set<std::string> told;
    for (const auto& [id, row] : lobby_) told.insert(id);
    demand_same_set(told, waiting, "the lobby of " + person_);
    told.clear();
    for (const auto& [id, row] : mine_) {
        if (row["glance"]["phase"] != "over") told.insert(id);
        demand(
            stands_like(world_.table(id)->now(), row["glance"]) || row["glance"]["phase"] == "over",
            "an old row of " + id + " among those of " + person_);
    }
    demand_same_set(told, own, "the tables of " + person_);
}

}  // namespace lemniscate::tests::hall_simulation
