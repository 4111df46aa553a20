#include "texts/generate/complete.h"

#include <fstream>
#include <sstream>

namespace lemniscate::texts::generate {
namespace {

bool covers(const Same& same, const std::string& language, const std::string& key) {
    if (same.language != "*" && same.language != language) return false;
    if (!same.key.ends_with(".*")) return same.key == key;
    return key.starts_with(same.key.substr(0, same.key.size() - 1));
}

bool has_reason(std::vector<Same>& all, const std::string& language, const std::string& key) {
    bool found = false;
    for (Same& same : all) {
        if (!covers(same, language, key)) continue;
        same.used = true;
        found = true;
    }
    return found;
}

}  // namespace

std::vector<Same> read_same(const std::filesystem::path& file, Problems& problems) {
    std::vector<Same> all;
    std::ifstream stream(file);
    if (!stream) problems.push_back(file.string() + ": cannot be opened");
    std::string line;
    for (int number = 1; std::getline(stream, line); ++number) {
        if (line.empty() || line.starts_with('#')) continue;
        std::istringstream words(line);
        Same same;
        words >> same.language >> same.key >> std::ws;
        std::getline(words, same.reason);
        if (same.reason.empty()) {
            problems.push_back(file.string() + ": line " + std::to_string(number) +
                               ": must be LANGUAGE KEY and the reason");
            continue;
        }
        all.push_back(same);
    }
    return all;
}

void check_complete(const std::vector<Language>& languages, std::vector<Same> same,
                    Problems& problems) {
    const Language& english = languages.front();
    for (const Language& language : languages) {
        if (language.code == english.code) continue;
        for (const auto& [key, original] : english.messages) {
            const auto found = language.messages.find(key);
            // What is missing belongs beside the English text.
            const auto file = english.files.at(key).parent_path() / (language.code + ".json");
            const std::string where = file.string() + ": " + key + ": ";
            if (found == language.messages.end()) {
                problems.push_back(where + "is missing");
            } else if (found->second.pattern == original.pattern &&
                       !has_reason(same, language.code, key)) {
                problems.push_back(where + "is the same as in English");
            }
        }
    }
    for (const Same& one : same) {
        if (!one.used)
            problems.push_back("same as in English: " + one.language + " " + one.key +
                               ": no such text is");
    }
}

}  // namespace lemniscate::texts::generate
