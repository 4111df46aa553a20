// What is done to a database from outside of the server that owns it.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

namespace lemniscate::store {

/// Brings a database that nobody owns to this version, and says how many steps that took. Throws
/// `Trouble`.
std::size_t bring_up_to_date(const std::filesystem::path& database);

enum class Forgotten {
    yes,
    nobody,  ///< there is no such person
    older,   ///< the file has to be brought up to date first
};

/// Forgets a person (`ForgetPerson`), whether or not somebody owns the database: an owner can see
/// that somebody has written (`Store::changes_by_others`). What was deleted is gone from the file
/// and from the log beside it, unless somebody reads that for longer than this waits. Throws
/// `Trouble`.
Forgotten forget_person(const std::filesystem::path& database, std::string_view person);

}  // namespace lemniscate::store
