#include "cli/nearest.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace lemniscate::cli {

namespace {

/// Letters to insert, remove, replace or swap with their neighbour to make one word of the other.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> above(b.size() + 1);
    std::iota(above.begin(), above.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::vector<std::size_t> row(b.size() + 1, i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], before[j - 2] + 1);
            }
        }
        before = std::move(above);
        above = std::move(row);
    }
    return above.back();
}

}  // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& known) {
    // A third of the word may be wrong; beyond that a guess is noise. Long words are not looked at:
    // they are no slip of the finger, and comparing them costs their length squared.
    if (word.size() > 40) return {};
    const std::size_t dashes = std::min(word.find_first_not_of('-'), word.size());
    std::size_t allowed = (word.size() - dashes) / 3 + 1;
    std::string typed(word);
    for (char& letter : typed) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    std::string found;
    for (const std::string& candidate : known) {
        if (word.size() - dashes >= 2 && candidate.starts_with(typed)) return candidate;
        const std::size_t off = distance(typed, candidate);
        if (off < allowed || (off == allowed && found.empty() && off < candidate.size())) {
            allowed = off;
            found = candidate;
        }
    }
    return found;
}

std::string comma_list(const std::vector<std::string>& words) {
    std::string joined;
    for (const std::string& word : words) {
        if (!joined.empty()) joined += ", ";
        joined += word;
    }
    return joined;
}

}  // namespace lemniscate::cli
