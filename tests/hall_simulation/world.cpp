#include "tests/hall_simulation/world.h"

#include <algorithm>

#include "tests/hall_simulation/permission.h"
#include "tests/table_simulation/demand.h"

namespace lemniscate::tests::hall_simulation {

using match::Json;
using table_simulation::demand;
using table_simulation::demand_equal;

namespace {

server::HallSettings hall_settings() {
    server::HallSettings settings = server::TestHall::usual_settings();
    settings.tables_per_person = World::tables_per_person;
    settings.tables.idle = 30'000;
    settings.bot_pace = 250;
    return settings;
}

constexpr std::string_view rematch_of = "rematch ";

}  // namespace

World::World(std::uint64_t seed) : hall(seed, hall_settings()) {}

void World::note_sent(const Person& person, const Request& request) {
    if (request.is_command()) {
        commands[{request.table(), person, request.id()}].push_back(request.message);
    } else if (request.verb() == "open" || request.verb() == "quick") {
        openings[{person, request.id()}].push_back(request.message);
    } else if (request.verb() == "mute") {
        mutes.ask({request.table(), person, request.message["person"]},
                  request.message.value("muted", true));
    } else if (request.verb() == "say") {
        speaking = {person, request.table()};
    }
}

const TableFacts* World::table(const std::string& id) const {
    const auto found = tables.find(id);
    return found == tables.end() ? nullptr : &found->second;
}

const TableFacts* World::table_with_code(const Json& message) const {
    const auto found = std::find_if(tables.begin(), tables.end(), [&](const auto& table) {
        return shows_code(message, table.second);
    });
    return found == tables.end() ? nullptr : &found->second;
}

const TableFacts* World::table_opened(const Person& host, const std::string& id) const {
    const auto found = tables_opened_.find({host, id});
    return found == tables_opened_.end() ? nullptr : table(found->second);
}

const std::map<std::uint64_t, store::ChatRow>& World::lines_of(const std::string& table) const {
    static const std::map<std::uint64_t, store::ChatRow> none;
    const auto found = hall.store.rows.said.find(table);
    return found == hall.store.rows.said.end() ? none : found->second;
}

std::vector<std::string> World::tables_not_over() const {
    std::vector<std::string> ids;
    for (const auto& [id, facts] : tables) {
        if (!facts.is_over()) ids.push_back(id);
    }
    return ids;
}

std::size_t World::open_tables_of(const Person& host) const {
    return static_cast<std::size_t>(
        std::count_if(tables.begin(), tables.end(), [&](const auto& table) {
            const TableFacts& facts = table.second;
            const bool was_going_on =
                facts.was([](const Standing& standing) { return standing.phase != "over"; });
            return facts.row.host == host && was_going_on;
        }));
}

void World::look_at_store() {
    const server::MemoryStore& rows = hall.store.rows;
    for (const auto& [id, entries] : rows.table_entries) {
        if (entries.empty()) continue;
        const auto [place, is_new] = tables.try_emplace(id, rows.tables.at(id).row);
        TableFacts& facts = place->second;
        for (std::uint64_t number = facts.size(); number < entries.size(); ++number) {
            take(facts, entries.at(number));
        }
        if (is_new) {
            ++counts.tables;
            tables_opened_[{facts.row.host, facts.row.command}] = id;
            demand_opened_for(facts);
        }
    }
}

void World::take(TableFacts& facts, const store::EntryRow& row) {
    const Json entry = Json::parse(row.text);
    ++counts.entries;
    ++counts.kinds[entry["kind"].get<std::string>()];
    if (entry["kind"] == "ended") ++counts.endings[entry["reason"].get<std::string>()];
    demand_equal(entry["number"].get<std::uint64_t>(), facts.size(), "the number of an entry");
    demand(entry.value("person", "") == row.person && entry.value("command", "") == row.command,
           "an entry is stored under another person or command: " + row.text);
    if (entry["number"] != 0) {
        demand_permitted(facts, entry, commands[{facts.row.id, row.person, row.command}]);
    }
    facts.take(entry);
}

/// Whoever is said to have opened a table asked for it, or a table was played again.
void World::demand_opened_for(const TableFacts& facts) {
    const std::string& command = facts.row.command;
    demand(facts.entry(0)["person"] == facts.row.host, "the host of a table has not opened it");
    const auto asked = openings.find({facts.row.host, command});
    if (asked != openings.end()) return;
    demand(command.starts_with(rematch_of), "nobody asked for a table: " + command);
    const bool is_rematch = std::any_of(tables.begin(), tables.end(), [&](const auto& before) {
        const auto& entries = hall.store.rows.table_entries.at(before.first);
        return entries.rbegin()->second.text.find(facts.row.id) != std::string::npos &&
               before.second.row.host == facts.row.host;
    });
    demand(is_rematch, "a table is played again that nobody played at");
}

void World::settle() {
    is_troubled =
        !hall.hall().is_storing() || hall.store.rows.broken || hall.store.writes_to_fail > 0;
    for (auto& [id, facts] : tables) facts.settle();
    mutes.settle();
}

void World::demand_nothing_lost() {
    std::map<Deed, int> stored;
    for (const auto& [id, entries] : hall.store.rows.table_entries) {
        for (const auto& [number, row] : entries) {
            if (!row.command.empty()) ++stored[{id, row.person, row.command}];
        }
    }
    for (const auto& [deed, count] : stored) demand_equal(count, 1, "entries of one command");
    for (const auto& [deed, what] : done) {
        demand(stored.contains(deed), "what was acknowledged is lost: " + what.first.dump());
    }
    for (const auto& [deed, what] : said) {
        const auto& [table, person, command] = deed;
        const store::ChatRow& line = hall.store.rows.said[table][what.first];
        demand(line.person == person && line.command == command && line.text == what.second,
               "what was said is lost");
    }
}

}  // namespace lemniscate::tests::hall_simulation
