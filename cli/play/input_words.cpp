#include "cli/play/input_words.h"

#include <algorithm>
#include <cctype>

#include "cli/play/phrases.h"
#include "texts/phrases.h"

namespace lemniscate::cli::play {
namespace {

using texts::bare;

std::vector<std::string> split(std::string_view line) {
    std::vector<std::string> words;
    std::string word;
    for (const char letter : line) {
        if (std::isspace(static_cast<unsigned char>(letter)) != 0) {
            if (!word.empty()) words.push_back(word);
            word.clear();
        } else {
            word += letter;
        }
    }
    if (!word.empty()) words.push_back(word);
    return words;
}

/// How well what was typed names something: better is higher, 0 is not at all.
int likeness(const std::string& typed, const Named& named) {
    const std::string whole = bare(named.name);
    const std::string id = bare(named.id);
    if (typed == whole || typed == id) return 3;
    if (whole.starts_with(typed) || id.starts_with(typed)) return 2;
    const std::vector<std::string> words = split(named.name);
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (bare(joined(words, i, "")).starts_with(typed)) return 1;
    }
    return 0;
}

}  // namespace

InputWords InputWords::from(std::string_view line) {
    return {split(line), split(texts::lowered(line))};
}

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool is_letter(std::string_view text) {
    const std::string typed = bare(text);
    return !typed.empty() && texts::first_letter(typed) == typed;
}

std::string joined(const std::vector<std::string>& words, std::size_t from,
                   std::string_view between) {
    return join(
        {words.begin() + static_cast<std::ptrdiff_t>(std::min(from, words.size())), words.end()},
        between);
}

std::vector<Named> matches(std::string_view text, const std::vector<Named>& among) {
    const std::string typed = bare(text);
    std::vector<Named> best;
    int highest = 1;
    if (typed.empty()) return best;
    for (const Named& named : among) {
        const int match = likeness(typed, named);
        if (match > highest) best.clear();
        highest = std::max(highest, match);
        if (match == highest) best.push_back(named);
    }
    return best;
}

}  // namespace lemniscate::cli::play
