// Turns texts/*.json and texts/<game>/*.json into what programs read, and refuses files that would
// misbehave at run time:
//   lemniscate_texts_generate code HEADER SOURCE FILE.json...
//   lemniscate_texts_generate page FOLDER FILE.json...
//   lemniscate_texts_generate check SAME.txt... FILE.json...
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "texts/generate/complete.h"
#include "texts/generate/emit.h"
#include "texts/generate/language.h"
#include "texts/generate/output.h"

namespace {

using namespace lemniscate::texts::generate;

// a.b_c and a_b.c are different keys, yet would be one enumerator.
void check_enumerators(const Language& english, Problems& problems) {
    std::map<std::string, std::string> key_by_name;
    for (const auto& [key, message] : english.messages) {
        const auto [known, fresh] = key_by_name.emplace(enumerator(key), key);
        if (!fresh)
            problems.push_back(english.files.at(key).string() + ": " + key + ": too like " +
                               known->second + ", both would be Key::" + known->first);
    }
}

std::vector<Language> read_all(std::vector<std::filesystem::path> files, Problems& problems) {
    std::stable_sort(files.begin(), files.end(), [](const auto& left, const auto& right) {
        const bool left_english = left.stem() == "en";
        const bool right_english = right.stem() == "en";
        return left_english != right_english ? left_english : left.stem() < right.stem();
    });
    std::vector<Language> languages;
    for (const auto& file : files) {
        const std::string code = file.stem().string();
        if (languages.empty() || languages.back().code != code)
            languages.push_back({code, {}, {}, {}});
        read_file(file, languages.back(), problems);
    }
    if (languages.empty() || languages.front().code != "en") {
        problems.emplace_back("en.json is missing: English defines the keys");
        return languages;
    }
    check_enumerators(languages.front(), problems);
    for (const Language& language : languages)
        compare_with_english(languages.front(), language, problems);
    return languages;
}

using Paths = std::vector<std::filesystem::path>;

void write_code(const Paths& to, const std::vector<Language>& languages, Problems&) {
    write_if_changed(to[0], header(languages.front()));
    write_if_changed(to[1], source(languages));
}

void write_pages(const Paths& to, const std::vector<Language>& languages, Problems&) {
    for (const Language& language : languages)
        write_if_changed(to[0] / (language.code + ".json"), page(language));
}

void check(const Paths& to, const std::vector<Language>& languages, Problems& problems) {
    std::vector<Same> same;
    for (const auto& file : to) {
        const std::vector<Same> more = read_same(file, problems);
        same.insert(same.end(), more.begin(), more.end());
    }
    check_complete(languages, std::move(same), problems);
}

struct Task {
    std::string name;
    std::size_t paths;  // how many come before the languages, at least
    void (*run)(const Paths& to, const std::vector<Language>& languages, Problems& problems);
};

const Task tasks[] = {{"code", 2, write_code}, {"page", 1, write_pages}, {"check", 1, check}};

}  // namespace

int main(int argc, char** argv) try {
    const Paths words(argv + 1, argv + argc);
    const auto task = std::find_if(std::begin(tasks), std::end(tasks), [&](const Task& known) {
        return words.size() > known.paths + 1 && words[0] == known.name;
    });
    if (task == std::end(tasks)) {
        std::cerr << "usage: lemniscate_texts_generate code HEADER SOURCE FILE.json...\n"
                     "       lemniscate_texts_generate page FOLDER FILE.json...\n"
                     "       lemniscate_texts_generate check SAME.txt... FILE.json...\n";
        return 2;
    }
    auto files = words.begin() + 1 + static_cast<std::ptrdiff_t>(task->paths);
    while (files != words.end() && files->extension() == ".txt") ++files;
    Problems problems;
    const std::vector<Language> languages = read_all({files, words.end()}, problems);
    if (problems.empty()) task->run({words.begin() + 1, files}, languages, problems);
    for (const std::string& problem : problems) std::cerr << "error: " << problem << '\n';
    return problems.empty() ? EXIT_SUCCESS : 2;
} catch (const std::exception& error) {
    std::cerr << "error: " << error.what() << '\n';
    return EXIT_FAILURE;
}
