#include "store/sqlite_writes.h"

#include <algorithm>
#include <optional>

namespace lemniscate::store {

namespace {

template <class... Values>
void execute(Database& database, std::string_view sql, const Values&... values) {
    Run(database, sql, values...).finish();
}

/// Whether it changed a row.
template <class... Values>
bool changes(Database& database, std::string_view sql, const Values&... values) {
    execute(database, sql, values...);
    return database.changed() > 0;
}

bool is_known(Database& database, const std::string& person) {
    return Run(database, "SELECT 1 FROM people WHERE id = ?", person).next();
}

/// What a table's row says that decides how it is written.
struct OldState {
    std::int64_t key = 0;
    std::int64_t entries = 0;
    bool joinable = false;
    bool over = false;
    std::optional<Time> due = {};
};

std::optional<OldState> old_state(Database& database, const std::string& table) {
    Run run(database, "SELECT table_key, entries, joinable, over, due FROM tables WHERE id = ?",
            table);
    if (!run.next()) return std::nullopt;
    return OldState{run.number(0), run.number(1), run.flag(2), run.flag(3), run.number_or_none(4)};
}

bool write(Database& database, const OpenTable& open) {
    const TableRow& row = open.row;
    execute(database,
            "INSERT INTO tables (id, code, host, command, content, opened, listed)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            row.id, row.code, row.host, row.command, row.content, row.opened, row.listed);
    return true;
}

bool write(Database& database, const AppendEntries& append) {
    const auto table = old_state(database, append.table);
    if (!table) return false;
    bool is_behind = false;
    for (const EntryRow& entry : append.entries) {
        execute(database,
                "INSERT INTO entries (table_key, number, time, person, command, text)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                table->key, entry.number, entry.time, entry.person, entry.command, entry.text);
        is_behind = is_behind || static_cast<std::int64_t>(entry.number) >= table->entries;
    }
    if (is_behind) {
        execute(database, "INSERT OR IGNORE INTO behind (table_key) VALUES (?)", table->key);
    }
    return true;
}

/// The people as they sit there, nobody twice.
std::vector<std::string_view> without_twins(const std::vector<std::string>& people) {
    std::vector<std::string_view> each;
    for (const std::string& person : people) {
        if (std::find(each.begin(), each.end(), person) == each.end()) each.push_back(person);
    }
    return each;
}

/// Moves change nothing of it, so that its rows are looked at and left alone.
void set_members(Database& database, std::int64_t table, const TableState& state) {
    const std::vector<std::string_view> people = without_twins(state.people);
    const Time ended = state.over ? state.changed : 0;
    bool is_same = true;
    {
        Run run(database,
                "SELECT person, over, ended FROM members WHERE table_key = ? ORDER BY place",
                table);
        for (const std::string_view person : people) {
            is_same = is_same && run.next() && run.text(0) == person && run.flag(1) == state.over &&
                      run.number(2) == ended;
        }
        is_same = is_same && !run.next();
    }
    if (is_same) return;
    execute(database, "DELETE FROM members WHERE table_key = ?", table);
    for (std::size_t place = 0; place < people.size(); ++place) {
        execute(database,
                "INSERT INTO members (table_key, place, person, over, ended)"
                " VALUES (?, ?, ?, ?, ?)",
                table, std::uint64_t{place}, people[place], state.over, ended);
    }
}

/// Whether there are entries of which it does not tell.
void note_whether_behind(Database& database, std::int64_t table, const TableState& state) {
    const bool is_behind =
        Run(database, "SELECT 1 FROM entries WHERE table_key = ? AND number >= ?", table,
            state.entries)
            .next();
    execute(database,
            is_behind ? "INSERT OR IGNORE INTO behind (table_key) VALUES (?)"
                      : "DELETE FROM behind WHERE table_key = ?",
            table);
}

bool write(Database& database, const SetState& set) {
    const TableState& state = set.state;
    const auto old = old_state(database, set.table);
    if (!old) return false;
    // What no index has is written by itself: an index is written even where its value stays.
    execute(database, "UPDATE tables SET entries = ?, changed = ?, glance = ? WHERE table_key = ?",
            state.entries, state.changed, state.glance, old->key);
    if (state.joinable != old->joinable || state.over != old->over) {
        execute(database, "UPDATE tables SET joinable = ?, over = ? WHERE table_key = ?",
                state.joinable, state.over, old->key);
    }
    if (state.due != old->due) {
        execute(database, "UPDATE tables SET due = ? WHERE table_key = ?", state.due, old->key);
    }
    set_members(database, old->key, state);
    note_whether_behind(database, old->key, state);
    return true;
}

bool write(Database& database, const AppendChat& append) {
    const ChatRow& line = append.line;
    return changes(database,
                   "INSERT INTO chat (table_key, number, time, person, command, text)"
                   " SELECT table_key, ?, ?, ?, ?, ? FROM tables WHERE id = ?",
                   line.number, line.time, line.person, line.command, line.text, line.table);
}

bool write(Database& database, const AddPerson& add) {
    execute(database, "INSERT INTO people (id, name, created) VALUES (?, ?, ?)", add.person.id,
            add.person.name, add.person.created);
    return true;
}

bool write(Database& database, const RenamePerson& rename) {
    return changes(database, "UPDATE people SET name = ? WHERE id = ?", rename.name, rename.person);
}

bool write(Database& database, const ForgetPerson& forget) {
    if (!changes(database, "DELETE FROM people WHERE id = ?", forget.person)) return false;
    execute(database, "DELETE FROM tokens WHERE person = ?", forget.person);
    execute(database, "DELETE FROM links WHERE person = ?", forget.person);
    execute(database, "UPDATE chat SET person = '', command = '', text = '' WHERE person = ?",
            forget.person);
    return true;
}

bool write(Database& database, const AddToken& add) {
    if (!is_known(database, add.token.person)) return false;
    execute(database, "INSERT INTO tokens (hash, person, created) VALUES (?, ?, ?)", add.token.hash,
            add.token.person, add.token.created);
    return true;
}

bool write(Database& database, const RemoveToken& remove) {
    execute(database, "DELETE FROM tokens WHERE hash = ?", remove.hash);
    return true;
}

bool write(Database& database, const AddLink& add) {
    if (!is_known(database, add.link.person)) return false;
    execute(database, "INSERT INTO links (hash, person, expires) VALUES (?, ?, ?)", add.link.hash,
            add.link.person, add.link.expires);
    return true;
}

bool write(Database& database, const UseLink& use) {
    return changes(database, "DELETE FROM links WHERE hash = ? AND expires > ?", use.hash, use.now);
}

bool write(Database& database, const Beat& beat) {
    execute(database, "INSERT OR REPLACE INTO beat (only, time) VALUES (1, ?)", beat.now);
    execute(database, "DELETE FROM links WHERE expires <= ?", beat.now);
    return true;
}

bool write(Database& database, const AddOutage& add) {
    execute(database, "INSERT INTO outages (since, until) VALUES (?, ?)", add.outage.since,
            add.outage.until);
    return true;
}

bool write(Database& database, const SetWord& set) {
    if (set.value.empty()) {
        execute(database, "DELETE FROM words WHERE name = ?", set.name);
    } else {
        execute(database, "INSERT OR REPLACE INTO words (name, value) VALUES (?, ?)", set.name,
                set.value);
    }
    return true;
}

}  // namespace

bool write_row(Database& database, const Write& what) {
    try {
        return std::visit([&](const auto& one) { return write(database, one); }, what);
    } catch (const SqliteTrouble& trouble) {
        if (trouble.is_conflict()) return false;
        throw;
    }
}

}  // namespace lemniscate::store
