#pragma once
// The rules of one game in one language, read and checked.
#include <filesystem>
#include <string>
#include <vector>

namespace lemniscate::texts::rules_generate {

struct Section {
    std::string id;
    std::string number;
    std::string title;
    int level = 0;
    std::string body;
};

struct Book {
    std::string game;
    std::string language;
    std::filesystem::path file;
    std::string title;
    std::string introduction;
    std::string ruling;  // how rulings are marked here: the first **[...]** of the introduction
    std::vector<Section> sections;
};

/// Everything that is wrong, so that a translator sees all of it at once.
using Problems = std::vector<std::string>;

Book read_book(const std::string& game, const std::string& language,
               const std::filesystem::path& file, Problems& problems);

/// English decides which sections there are and what stands in each.
void compare_with_english(const Book& english, const Book& other, Problems& problems);

}  // namespace lemniscate::texts::rules_generate
