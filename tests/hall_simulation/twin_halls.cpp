#include "tests/hall_simulation/twin_halls.h"

#include <algorithm>
#include <span>
#include <utility>

#include "server/glance.h"
#include "server/new_table.h"
#include "tests/table_simulation/demand.h"
#include "tests/table_simulation/restart.h"

namespace lemniscate::tests::hall_simulation {

using match::Json;
using server::TestHall;

namespace {

std::unique_ptr<TestHall> hall_of_one(const Surroundings& around,
                                      const TwinHalls::Entries& entries) {
    auto hall = std::make_unique<TestHall>();
    hall->bots_wait = true;
    hall->now = around.now;
    server::MemoryStore& rows = hall->store.rows;
    rows.beat = around.now;
    for (const store::PersonRow& person : around.people) rows.people[person.id] = person;
    store::AppendEntries append{around.row.id, {}};
    for (const table::Entry& entry : entries) append.entries.push_back(server::entry_row(entry));
    const store::TableState state = server::state_of(table_simulation::restarted(entries));
    const store::Unit unit{
        {store::OpenTable{around.row}, std::move(append), store::SetState{around.row.id, state}}};
    table_simulation::demand(rows.write(std::span(&unit, 1)).front() == store::Stored::yes,
                             "a twin is not stored");
    for (const store::ChatRow& line : around.chat) rows.said[line.table][line.number] = line;
    hall->restart();
    return hall;
}

}  // namespace

TwinHalls::TwinHalls(const Surroundings& around, const Entries& here, const Entries& there)
    : table_(around.row.id), halls_{hall_of_one(around, here), hall_of_one(around, there)} {}

table::Table TwinHalls::stands(std::size_t which) const {
    std::vector<table::Entry> entries;
    for (const auto& [number, row] : halls_[which]->store.rows.table_entries.at(table_)) {
        entries.push_back(table_simulation::read_line(row.text));
    }
    return table_simulation::restarted(entries);
}

server::ConnectionId TwinHalls::connect(const std::string& person) {
    const server::ConnectionId connection = halls_[0]->connect(person);
    halls_[1]->connect(person);
    say(connection, {{"do", "hello"}, {"protocol", 1}});
    return connection;
}

void TwinHalls::say(server::ConnectionId connection, Json message) {
    Json& named = message["do"] == "command" ? message["command"] : message;
    named["id"] = "twin" + std::to_string(++last_id_);
    for (const auto& hall : halls_) hall->say(connection, message.dump());
}

void TwinHalls::pass(table::Time time) {
    for (const auto& hall : halls_) hall->pass(time);
}

void TwinHalls::forget(server::ConnectionId connection) {
    for (const auto& hall : halls_) hall->connections.sent[connection].clear();
}

void TwinHalls::demand_same(server::ConnectionId connection, const std::string& after) {
    auto& here = halls_[0]->connections.sent[connection];
    auto& there = halls_[1]->connections.sent[connection];
    for (std::size_t i = 0; i < here.size() && i < there.size(); ++i) {
        table_simulation::demand_same(here[i], there[i], "after " + after + " a twin is told");
    }
    if (here.size() != there.size()) {
        const auto& longer = here.size() > there.size() ? here : there;
        const std::size_t first = std::min(here.size(), there.size());
        throw table_simulation::Disagreement("after " + after + " only one of two twins is told " +
                                             longer[first].substr(0, 400));
    }
    forget(connection);
}

}  // namespace lemniscate::tests::hall_simulation
