// Turns docs/rules into what programs read, and refuses rules that differ between languages:
//   lemniscate_rules_generate SOURCE PAGES RULES GAME=FILE... LANGUAGE...
// SOURCE is the C++ to write, PAGES the folder for JSON, RULES the folder with a folder for each
// language, FILE the name of a game's rules there.
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "texts/generate/output.h"
#include "texts/rules/generate/book.h"
#include "texts/rules/generate/emit.h"

namespace {

using namespace lemniscate::texts::rules_generate;
using lemniscate::texts::generate::write_if_changed;

constexpr std::size_t first_game = 3;

struct Game {
    std::string id;
    std::string file;
};

std::vector<Book> read_all(const std::filesystem::path& folder, const std::vector<Game>& games,
                           const std::vector<std::string>& languages, Problems& problems) {
    std::vector<Book> books;
    for (const Game& game : games) {
        const Book english = read_book(game.id, "en", folder / "en" / game.file, problems);
        books.push_back(english);
        for (const std::string& language : languages) {
            if (language == "en") continue;
            const auto file = folder / language / game.file;
            books.push_back(read_book(game.id, language, file, problems));
            if (exists(file)) compare_with_english(english, books.back(), problems);
        }
    }
    return books;
}

}  // namespace

int main(int argc, char** argv) try {
    const std::vector<std::string> words(argv + 1, argv + argc);
    std::vector<Game> games;
    std::vector<std::string> languages;
    for (std::size_t i = first_game; i < words.size(); ++i) {
        const std::size_t equals = words[i].find('=');
        if (equals == std::string::npos) {
            languages.push_back(words[i]);
        } else {
            games.push_back({words[i].substr(0, equals), words[i].substr(equals + 1)});
        }
    }
    if (games.empty() || languages.empty()) {
        std::cerr << "usage: lemniscate_rules_generate SOURCE PAGES RULES GAME=FILE... "
                     "LANGUAGE...\n";
        return 2;
    }
    Problems problems;
    const std::vector<Book> books = read_all(words[2], games, languages, problems);
    for (const std::string& problem : problems) std::cerr << "error: " << problem << '\n';
    if (!problems.empty()) return 2;
    write_if_changed(words[0], source(books));
    for (const Book& book : books) {
        write_if_changed(
            std::filesystem::path(words[1]) / (book.game + "." + book.language + ".json"),
            page(book));
    }
    return EXIT_SUCCESS;
} catch (const std::exception& error) {
    std::cerr << "error: " << error.what() << '\n';
    return EXIT_FAILURE;
}
