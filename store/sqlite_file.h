// The file of a store: made where it is missing, recognised, brought to this version and set up so
// that what is committed stays.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string_view>

#include "store/sqlite_database.h"

namespace lemniscate::store {

/// Makes an empty file that only its owner may read: SQLite gives those beside it the same rights.
/// One that is there stays as it is. Throws `Trouble`.
void create_private(const std::filesystem::path& file);

/// A word in every copy of a file: when it was made (store/backup.h). From the moment on in which a
/// store opens the copy, whichever way that came into its place, it is called `restored_word`.
inline constexpr std::string_view backup_word = "backup";

/// Throws `Trouble`. Whoever calls this owns the file (store/file_lock.h).
std::unique_ptr<Database> open_sqlite_file(const std::filesystem::path& file,
                                           std::chrono::milliseconds patience);

}  // namespace lemniscate::store
