#pragma once
// One language, read from its files and checked.
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "texts/generate/message.h"

namespace lemniscate::texts::generate {

/// Where a translation comes from. What is our own waits for a native speaker; docs/translating.md.
enum class Status { printed, own, reviewed };

struct Language {
    std::string code;                                    // the files' name: fr.json is French
    std::map<std::string, Message> messages;             // by dotted key
    std::map<std::string, std::filesystem::path> files;  // where each of them stands
    std::map<std::string, Status> statuses;              // of English none
};

/// Everything that is wrong, so that a translator sees all of it at once.
using Problems = std::vector<std::string>;

/// Files of one name in several folders are one language: each game has its own.
void read_file(const std::filesystem::path& file, Language& language, Problems& problems);

/// English defines the keys, and the arguments of each. What only selects (a gender, a case) may be
/// left out.
void compare_with_english(const Language& english, const Language& other, Problems& problems);

/// error.option.unknown -> error_option_unknown
std::string enumerator(const std::string& key);

}  // namespace lemniscate::texts::generate
