#include "tests/table_simulation/restart.h"

#include "match/json.h"
#include "match/record.h"
#include "match/sodium_hashes.h"
#include "tests/table_simulation/demand.h"

namespace lemniscate::tests::table_simulation {

namespace {

std::string asks_of(const table::Table& table) {
    std::string text;
    for (const table::Ask& ask : table.asks()) {
        text += std::to_string(index(ask.seat)) + " " + std::to_string(ask.at) + " " + ask.player +
                (ask.outside ? " outside " : " ") + std::to_string(ask.dice) + "\n";
    }
    return text;
}

}  // namespace

table::Entry read_line(const std::string& line) {
    const auto json = match::parse_json(line);
    demand(bool(json), "an entry that is no JSON: " + line);
    auto entry = table::read_entry(*json);
    if (!entry) throw Disagreement("an entry cannot be read: " + line);
    demand_same(table::write_entry(*entry).text(), line, "an entry read back");
    return *entry;
}

table::Table restarted(const std::vector<table::Entry>& entries) {
    table::Table table(&match::sodium_hashes());
    for (const table::Entry& entry : entries) {
        if (const auto problem = table.apply(entry)) {
            throw Disagreement("an entry does not fit: " + table::write_entry(entry).text());
        }
    }
    return table;
}

void demand_same_table(const table::Table& a, const table::Table& b,
                       const std::vector<table::Watcher>& watchers, table::Time now) {
    demand_equal(a.size(), b.size(), "entries after a restart");
    demand_equal(a.due().value_or(-1), b.due().value_or(-1), "what is due after a restart");
    demand_same(asks_of(a), asks_of(b), "who is asked after a restart");
    for (const table::Watcher& watcher : watchers) {
        demand_same(a.update(watcher, std::nullopt, now).text(),
                    b.update(watcher, std::nullopt, now).text(), "an update after a restart");
    }
    if (a.match() == nullptr) return;
    demand_same(match::write_record(a.record()), match::write_record(b.record()),
                "the record after a restart");
}

}  // namespace lemniscate::tests::table_simulation
