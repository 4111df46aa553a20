// Copies of a database, made while its owner goes on, and the way back.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>

#include "store/rows.h"

namespace lemniscate::store {

/// Is told how many pages of all are copied.
using CopyProgress = std::function<void(std::size_t done, std::size_t all)>;

/// Writes what a database holds at this moment into a new file, which has its name only when it is
/// whole, and marks it (`backup_word`). Nobody waits for it, but the log of an owner who writes
/// much grows meanwhile. Throws `Trouble`: `exists` where there is a file of that name.
void back_up(const std::filesystem::path& database, const std::filesystem::path& backup, Time now,
             const CopyProgress& progress = {});

/// Whether a database that is there may be lost.
enum class Overwrite : bool { no, yes };

/// Puts a copy of a backup into the place of a database that nobody owns, checked from end to end,
/// of this version and marked (`restored_word`); the backup stays as it is. Whatever goes wrong,
/// the database is the old one or the new one. Throws `Trouble`: `taken` where somebody owns the
/// database, `exists` where there is one that may not be lost, `damaged` where the backup is.
void restore(const std::filesystem::path& backup, const std::filesystem::path& database,
             Overwrite overwrite, const CopyProgress& progress = {});

}  // namespace lemniscate::store
