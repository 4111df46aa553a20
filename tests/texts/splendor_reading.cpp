#include "tests/texts/splendor_reading.h"

#include <map>
#include <vector>

#include "games/splendor/splendor.h"
#include "tests/texts/pieces.h"
#include "texts/splendor/card_text.h"

namespace lemniscate::tests {
namespace {

constexpr std::string_view colour_ids[] = {"yellow", "purple", "blue", "red", "orange"};

/// Beginnings of the words for the colours, in the order above, then for points and the symbol.
struct Words {
    std::string_view colours[5];
    std::string_view point;
    std::string_view avengers;
};

const std::map<std::string_view, Words> words_of = {
    {"en", {{"yellow", "purple", "blue", "red", "orange"}, "point", "avengers"}},
    {"fr", {{"jaune", "violet", "bleu", "rouge", "orange"}, "point", "avengers"}},
    {"de", {{"gelb", "violett", "blau", "rot", "orange"}, "punkt", "avengers"}},
    {"pl", {{"żółt", "fioletow", "niebiesk", "czerwon", "pomarańczow"}, "punkt", "avengers"}},
    {"uk", {{"жовт", "фіолетов", "син", "червон", "помаранчев"}, "оч", "месник"}},
};

/// The one colour that is named; empty for none or several.
std::string_view colour_in(const std::string& text, const Words& words) {
    std::string_view found;
    for (std::size_t i = 0; i < 5; ++i) {
        if (text.find(words.colours[i]) == std::string::npos) continue;
        if (!found.empty()) return {};
        found = colour_ids[i];
    }
    return found;
}

bool says(const std::string& text, int number, std::string_view word) {
    return numbers_in(text) == std::vector<int>{number} && text.find(word) != std::string::npos;
}

bool is_price(const std::string& text, const PrintedCharacter& printed, const Words& words) {
    const std::vector<std::string> parts = pieces(text, {", "});
    std::size_t at = 0;
    for (std::size_t i = 0; i < 5; ++i) {
        if (printed.cost[i] == 0) continue;
        if (at == parts.size() || colour_in(parts[at], words) != colour_ids[i] ||
            !says(parts[at], printed.cost[i], words.colours[i])) {
            return false;
        }
        ++at;
    }
    return at == parts.size();
}

}  // namespace

std::string splendor_text(const PrintedCharacter& printed, const texts::Texts& texts) {
    if (printed.level > 0) return card_text(splendor::find_card(printed.id), texts);
    for (std::uint32_t i = 0; i < splendor::locations; ++i) {
        if (id_of(splendor::location_at(i)) == printed.id) {
            return card_text(splendor::location_at(i), texts);
        }
    }
    return {};
}

std::string compare_splendor(const std::string& text, const PrintedCharacter& printed,
                             std::string_view language) {
    const Words& words = words_of.at(language);
    if (!text.ends_with('.')) return "no sentence";
    const std::vector<std::string> clauses =
        pieces(small_letters(text.substr(0, text.size() - 1)), {". "});
    std::size_t at = 0;
    const auto next = [&] { return at < clauses.size() ? clauses[at++] : std::string(); };
    if (printed.level > 0 && numbers_in(next()) != std::vector<int>{printed.level}) return "level";
    if (!is_price(next(), printed, words)) return "cost";
    if (printed.level > 0) {
        const std::string bonus = next();
        if (colour_in(bonus, words) != printed.bonus || !numbers_in(bonus).empty()) return "bonus";
    }
    if (printed.points > 0 && !says(next(), printed.points, words.point)) return "points";
    if (printed.avengers > 0 && !says(next(), printed.avengers, words.avengers)) return "symbols";
    return at == clauses.size() ? "" : "more than is printed";
}

}  // namespace lemniscate::tests
