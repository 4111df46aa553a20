#include "tests/texts/reading.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "tests/texts/pieces.h"

namespace lemniscate::tests {
namespace {

/// One part of a clause: what must be there, and what may.
struct Part {
    std::vector<int> numbers;
    std::vector<int> left_out;  ///< numbers that the brief form may leave out
    std::multiset<std::string> musts;
    std::multiset<std::string> may_be_left_out;  ///< by the brief form
    std::multiset<std::string> may;
};

using Clause = std::vector<Part>;

std::vector<Clause> read_says(const std::string& says, const Vocabulary& vocabulary) {
    std::vector<Clause> clauses(1, Clause(1));
    std::istringstream words(says);
    for (std::string word; words >> word;) {
        if (word == ".") {
            clauses.emplace_back(1);
            continue;
        }
        if (word == ":") {
            clauses.back().emplace_back();
            continue;
        }
        Part& part = clauses.back().back();
        const bool bracketed = word.front() == '(';
        if (bracketed) word = word.substr(1, word.size() - 2);
        if (std::isdigit(static_cast<unsigned char>(word.front())) != 0) {
            (bracketed ? part.left_out : part.numbers).push_back(std::stoi(word));
            continue;
        }
        const bool doubtful = word.back() == '?';
        if (doubtful) word.pop_back();
        if (!vocabulary.has(word)) throw std::invalid_argument("no such concept: " + word);
        (bracketed  ? part.may_be_left_out
         : doubtful ? part.may
                    : part.musts)
            .insert(vocabulary.known_as(word));
    }
    return clauses;
}

std::string list(const std::vector<int>& numbers) {
    std::string text;
    for (const int number : numbers) text += " " + std::to_string(number);
    return text.empty() ? " none" : text;
}

std::string compare_part(const std::string& text, const Part& part, bool brief,
                         const Vocabulary& vocabulary) {
    std::vector<int> with_all = part.numbers;
    with_all.insert(with_all.end(), part.left_out.begin(), part.left_out.end());
    std::sort(with_all.begin(), with_all.end());
    std::vector<int> least = part.numbers;
    std::sort(least.begin(), least.end());
    const std::vector<int> found = numbers_in(text);
    if (found != with_all && !(brief && found == least)) {
        return "\"" + text + "\" has the numbers" + list(found) + " instead of" + list(with_all);
    }
    const std::map<std::string, int> concepts = vocabulary.concepts_in(text);
    for (const std::string& must : part.musts) {
        const auto found_concept = concepts.find(must);
        const auto times = static_cast<std::ptrdiff_t>(part.musts.count(must));
        if (found_concept == concepts.end() || found_concept->second < times)
            return "\"" + text + "\" does not say " + must;
    }
    for (const std::string& must : part.may_be_left_out) {
        if (!brief && !concepts.contains(must)) return "\"" + text + "\" does not say " + must;
    }
    for (const auto& [one, times] : concepts) {
        if (!part.musts.contains(one) && !part.may_be_left_out.contains(one) &&
            !part.may.contains(one)) {
            return "\"" + text + "\" says " + one + ", which is not on the card";
        }
    }
    return {};
}

/// What a clause says altogether, and what replaces it.
Part joined(const std::vector<Clause>& clauses, std::size_t from, std::size_t to) {
    Part all;
    for (std::size_t at = from; at < to; ++at) {
        for (const Part& part : clauses[at]) {
            all.numbers.insert(all.numbers.end(), part.numbers.begin(), part.numbers.end());
            all.left_out.insert(all.left_out.end(), part.left_out.begin(), part.left_out.end());
            for (const std::string& must : part.musts) {
                // Once for all that replaces the line.
                if (must != "instead" || !all.musts.contains(must)) all.musts.insert(must);
            }
            all.may_be_left_out.insert(part.may_be_left_out.begin(), part.may_be_left_out.end());
            all.may.insert(part.may.begin(), part.may.end());
        }
    }
    return all;
}

bool replaces(const Clause& clause) { return clause.back().musts.contains("instead"); }

}  // namespace

std::string compare_full(const std::string& text, const std::string& says,
                         const Vocabulary& vocabulary) {
    if (!text.ends_with('.')) return "\"" + text + "\" is not a sentence";
    const std::vector<Clause> clauses = read_says(says, vocabulary);
    const std::vector<std::string> found =
        pieces(small_letters(text.substr(0, text.size() - 1)), {". ", "; "});
    if (found.size() != clauses.size()) {
        return "\"" + text + "\" has " + std::to_string(found.size()) + " clauses instead of " +
               std::to_string(clauses.size());
    }
    for (std::size_t at = 0; at < clauses.size(); ++at) {
        const std::vector<std::string> parts = pieces(found[at], {": ", "\u00a0: "});
        if (parts.size() != clauses[at].size()) {
            return "\"" + found[at] + "\" has " + std::to_string(parts.size()) +
                   " parts instead of " + std::to_string(clauses[at].size());
        }
        for (std::size_t part = 0; part < parts.size(); ++part) {
            const std::string wrong =
                compare_part(parts[part], clauses[at][part], false, vocabulary);
            if (!wrong.empty()) return wrong;
        }
    }
    return {};
}

std::string compare_brief(const std::string& text, const std::string& says,
                          const Vocabulary& vocabulary) {
    const std::vector<Clause> clauses = read_says(says, vocabulary);
    const std::vector<std::string> found = pieces(small_letters(text), {" · "});
    std::size_t at = 0;
    for (const std::string& clause : found) {
        if (at == clauses.size()) return "\"" + text + "\" has too many clauses";
        const std::size_t from = at++;
        while (at < clauses.size() && replaces(clauses[at])) ++at;
        const std::string wrong = compare_part(clause, joined(clauses, from, at), true, vocabulary);
        if (!wrong.empty()) return wrong;
    }
    if (at != clauses.size()) return "\"" + text + "\" has too few clauses";
    return {};
}

}  // namespace lemniscate::tests
