// The file of a database, from any version that ever was to this one: dated steps in SQL
// (store/migrations), which only ever get more.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "store/sqlite_database.h"

namespace lemniscate::store {

struct Migration {
    std::string_view name;  ///< its day and which of that day it is, so that they stand in order
    std::string_view sql;
};

/// All of them, the oldest first.
std::span<const Migration> migrations();

/// Stands in every file of ours, where SQLite has a place for it: "Lemn".
inline constexpr std::int64_t application_id = 0x4c656d6e;

/// How many steps a file has behind it; none where it is empty. Changes nothing. Throws `Trouble`:
/// `foreign` where it is no file of ours, `newer` where it has taken steps that are unknown here.
std::size_t version_of(Database& database, std::span<const Migration> steps);

/// Takes the steps that a file has not behind it, all or none, and says how many they were. Throws
/// as above.
std::size_t migrate(Database& database, std::span<const Migration> steps);

}  // namespace lemniscate::store
