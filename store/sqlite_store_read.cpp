#include "store/sqlite_queries.h"
#include "store/sqlite_store.h"

namespace lemniscate::store {

namespace {

KnownTable known_table(Database& database, std::int64_t key) {
    KnownTable known;
    {
        Run run(database, queries::table, key);
        run.next();
        known.row = {.id = run.text(0),
                     .code = run.text(1),
                     .host = run.text(2),
                     .command = run.text(3),
                     .content = static_cast<std::uint64_t>(run.number(4)),
                     .opened = run.number(5),
                     .listed = run.flag(6)};
        known.state = {.entries = static_cast<std::uint64_t>(run.number(7)),
                       .joinable = run.flag(8),
                       .over = run.flag(9),
                       .due = run.number_or_none(10),
                       .changed = run.number(11),
                       .people = {},
                       .glance = run.text(12)};
    }
    Run people(database, queries::people_at, key);
    while (people.next()) known.state.people.push_back(people.text(0));
    return known;
}

/// All tables whose keys a query gives.
template <class... Values>
std::vector<KnownTable> known_tables(Database& database, queries::Query query,
                                     const Values&... values) {
    std::vector<KnownTable> found;
    Run run(database, query, values...);
    while (run.next()) found.push_back(known_table(database, run.number(0)));
    return found;
}

template <class... Values>
std::optional<KnownTable> one_table(Database& database, queries::Query query,
                                    const Values&... values) {
    Run run(database, query, values...);
    if (!run.next()) return std::nullopt;
    return known_table(database, run.number(0));
}

template <class... Values>
std::vector<std::string> texts_of(Database& database, queries::Query query,
                                  const Values&... values) {
    std::vector<std::string> found;
    Run run(database, query, values...);
    while (run.next()) found.push_back(run.text(0));
    return found;
}

std::optional<PersonRow> one_person(Database& database, queries::Query query,
                                    std::string_view value) {
    Run run(database, query, value);
    if (!run.next()) return std::nullopt;
    return PersonRow{.id = run.text(0), .name = run.text(1), .created = run.number(2)};
}

}  // namespace

std::optional<KnownTable> SqliteStore::table(std::string_view id) {
    return one_table(*database_, queries::table_by_id, id);
}

std::optional<KnownTable> SqliteStore::table_by_code(std::string_view code) {
    return one_table(*database_, queries::table_by_code, code);
}

std::optional<KnownTable> SqliteStore::table_by_command(std::string_view host,
                                                        std::string_view command) {
    return one_table(*database_, queries::table_by_command, host, command);
}

std::vector<EntryRow> SqliteStore::entries(std::string_view table) {
    std::vector<EntryRow> found;
    Run run(*database_, queries::entries, table);
    while (run.next()) {
        found.push_back({.number = static_cast<std::uint64_t>(run.number(0)),
                         .time = run.number(1),
                         .person = run.text(2),
                         .command = run.text(3),
                         .text = run.text(4)});
    }
    return found;
}

std::vector<ChatRow> SqliteStore::chat(std::string_view table) {
    std::vector<ChatRow> found;
    Run run(*database_, queries::chat, table);
    while (run.next()) {
        found.push_back({.table = std::string(table),
                         .number = static_cast<std::uint64_t>(run.number(0)),
                         .time = run.number(1),
                         .person = run.text(2),
                         .command = run.text(3),
                         .text = run.text(4)});
    }
    return found;
}

std::vector<KnownTable> SqliteStore::joinable(std::size_t most) {
    return known_tables(*database_, queries::joinable, std::uint64_t{most});
}

std::vector<KnownTable> SqliteStore::tables_of(std::string_view person, std::size_t most) {
    return known_tables(*database_, queries::tables_of, person, std::uint64_t{most});
}

std::vector<KnownTable> SqliteStore::finished_of(std::string_view person, Time before,
                                                 std::size_t most) {
    return known_tables(*database_, queries::finished_of, person, before, std::uint64_t{most});
}

std::size_t SqliteStore::open_tables_of(std::string_view host) {
    Run run(*database_, queries::open_tables_of, host);
    run.next();
    return static_cast<std::size_t>(run.number(0));
}

std::vector<std::string> SqliteStore::due(Time by, std::size_t most) {
    return texts_of(*database_, queries::due, by, std::uint64_t{most});
}

std::vector<std::string> SqliteStore::behind() { return texts_of(*database_, queries::behind); }

std::vector<std::string> SqliteStore::unfinished() {
    return texts_of(*database_, queries::unfinished);
}

std::optional<PersonRow> SqliteStore::person(std::string_view id) {
    return one_person(*database_, queries::person, id);
}

std::map<std::string, std::string> SqliteStore::names(std::span<const std::string> people) {
    std::map<std::string, std::string> found;
    for (const std::string& id : people) {
        if (auto known = person(id)) found.emplace(id, std::move(known->name));
    }
    return found;
}

std::optional<PersonRow> SqliteStore::person_by_token(std::string_view hash) {
    return one_person(*database_, queries::person_by_token, hash);
}

std::optional<LinkRow> SqliteStore::link(std::string_view hash) {
    Run run(*database_, queries::link, hash);
    if (!run.next()) return std::nullopt;
    return LinkRow{.hash = run.text(0), .person = run.text(1), .expires = run.number(2)};
}

std::optional<Time> SqliteStore::last_beat() {
    Run run(*database_, queries::last_beat);
    if (!run.next()) return std::nullopt;
    return run.number(0);
}

std::vector<OutageRow> SqliteStore::outages_after(Time time) {
    std::vector<OutageRow> found;
    Run run(*database_, queries::outages_after, time);
    while (run.next()) found.push_back({.since = run.number(0), .until = run.number(1)});
    return found;
}

std::optional<std::string> SqliteStore::word(std::string_view name) {
    Run run(*database_, queries::word, name);
    if (!run.next()) return std::nullopt;
    return run.text(0);
}

std::int64_t SqliteStore::changes_by_others() {
    return database_->number(queries::changes_by_others);
}

}  // namespace lemniscate::store
