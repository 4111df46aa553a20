// Turns texts/*.json into C++ at build time, and refuses files that would misbehave at run time:
//   lemniscate_texts_generate HEADER SOURCE FILE.json...
#include <algorithm>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "texts/generate/emit.h"
#include "texts/generate/language.h"

namespace {

using namespace lemniscate::texts::generate;

// a.b_c and a_b.c are different keys, yet would be one enumerator.
void check_enumerators(const Language& english, Problems& problems) {
    std::map<std::string, std::string> key_by_name;
    for (const auto& [key, message] : english.messages) {
        const auto [known, fresh] = key_by_name.emplace(enumerator(key), key);
        if (!fresh)
            problems.push_back(english.file.string() + ": " + key + ": too like " + known->second +
                               ", both would be Key::" + known->first);
    }
}

std::vector<Language> read_all(std::vector<std::filesystem::path> files, Problems& problems) {
    std::sort(files.begin(), files.end(), [](const auto& left, const auto& right) {
        const bool left_english = left.stem() == "en";
        const bool right_english = right.stem() == "en";
        return left_english != right_english ? left_english : left.stem() < right.stem();
    });
    std::vector<Language> languages;
    for (const auto& file : files) languages.push_back(read_language(file, problems));
    if (languages.empty() || languages.front().code != "en") {
        problems.emplace_back("en.json is missing: English defines the keys");
        return languages;
    }
    check_enumerators(languages.front(), problems);
    for (const Language& language : languages)
        compare_with_english(languages.front(), language, problems);
    return languages;
}

// An unchanged file keeps its date, so a new translation does not rebuild everybody who names a
// key.
void write_if_changed(const std::filesystem::path& file, const std::string& content) {
    std::ifstream old(file, std::ios::binary);
    if (old && std::string(std::istreambuf_iterator<char>(old), {}) == content) return;
    if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path());
    std::ofstream stream(file, std::ios::binary);
    if (!(stream << content).flush())
        throw std::runtime_error(file.string() + ": cannot be written");
}

}  // namespace

int main(int argc, char** argv) try {
    const std::vector<std::filesystem::path> paths(argv + 1, argv + argc);
    if (paths.size() < 3) {
        std::cerr << "usage: lemniscate_texts_generate HEADER SOURCE FILE.json...\n";
        return 2;
    }
    Problems problems;
    const std::vector<Language> languages = read_all({paths.begin() + 2, paths.end()}, problems);
    for (const std::string& problem : problems) std::cerr << "error: " << problem << '\n';
    if (!problems.empty()) return 2;
    write_if_changed(paths[0], header(languages.front()));
    write_if_changed(paths[1], source(languages));
    return EXIT_SUCCESS;
} catch (const std::exception& error) {
    std::cerr << "error: " << error.what() << '\n';
    return EXIT_FAILURE;
}
