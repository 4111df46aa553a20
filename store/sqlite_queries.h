// What is looked for in the file, in SQL: nothing here goes through all rows of something that
// grows (store/sqlite_queries_test.cpp).
#pragma once

#include <string_view>

namespace lemniscate::store::queries {

using Query = std::string_view;

// Tables, by their keys.
inline constexpr Query table_by_id = "SELECT table_key FROM tables WHERE id = ?";
inline constexpr Query table_by_code = "SELECT table_key FROM tables WHERE code = ?";
inline constexpr Query table_by_command =
    "SELECT table_key FROM tables WHERE host = ? AND command = ?";
inline constexpr Query joinable =
    "SELECT table_key FROM tables WHERE listed = 1 AND joinable = 1 AND over = 0"
    " ORDER BY opened DESC LIMIT ?";
/// A person has few tables that are not over: these are put in order when they are asked for, so
/// that a move need not.
inline constexpr Query tables_of =
    "SELECT table_key FROM members JOIN tables USING (table_key)"
    " WHERE members.person = ? AND members.over = 0 ORDER BY tables.changed DESC LIMIT ?";
inline constexpr Query finished_of =
    "SELECT table_key FROM members WHERE person = ? AND over = 1 AND ended < ?"
    " ORDER BY ended DESC LIMIT ?";

// One table.
inline constexpr Query table =
    "SELECT id, code, host, command, content, opened, listed, entries, joinable, over, due, "
    "changed,"
    " glance FROM tables WHERE table_key = ?";
inline constexpr Query people_at = "SELECT person FROM members WHERE table_key = ? ORDER BY place";
inline constexpr Query entries =
    "SELECT number, time, person, command, text FROM entries"
    " WHERE table_key = (SELECT table_key FROM tables WHERE id = ?) ORDER BY number";
inline constexpr Query chat =
    "SELECT number, time, person, command, text FROM chat"
    " WHERE table_key = (SELECT table_key FROM tables WHERE id = ?) ORDER BY number";

// Ids and numbers of tables.
inline constexpr Query open_tables_of = "SELECT count(*) FROM tables WHERE host = ? AND over = 0";
inline constexpr Query due =
    "SELECT id FROM tables WHERE over = 0 AND due <= ? ORDER BY due LIMIT ?";
/// Few are behind, and SQLite does not know: a cross join takes them first.
inline constexpr Query behind = "SELECT id FROM behind CROSS JOIN tables USING (table_key)";
inline constexpr Query unfinished = "SELECT id FROM tables WHERE over = 0";

// People.
inline constexpr Query person = "SELECT id, name, created FROM people WHERE id = ?";
inline constexpr Query person_by_token =
    "SELECT people.id, people.name, people.created FROM tokens"
    " JOIN people ON people.id = tokens.person WHERE tokens.hash = ?";
inline constexpr Query link = "SELECT hash, person, expires FROM links WHERE hash = ?";

// The owner.
inline constexpr Query last_beat = "SELECT time FROM beat";
inline constexpr Query outages_after =
    "SELECT since, until FROM outages WHERE until > ? ORDER BY until, since";
inline constexpr Query word = "SELECT value FROM words WHERE name = ?";
inline constexpr Query changes_by_others = "PRAGMA data_version";

}  // namespace lemniscate::store::queries
