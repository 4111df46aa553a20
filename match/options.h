// The options of a game, declared once: the command line, records, positions, JSON and the form on
// a page all go by the same rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/json_forward.h"
#include "match/position.h"
#include "match/problem.h"
#include "match/reader.h"

namespace lemniscate::match {

enum class OptionKind {
    number,  ///< `players: 3`
    flag,    ///< `auction: true`
    word,    ///< one of a closed list: `mode: teams`
    words,   ///< several of a closed list, with commas between them
    seat,    ///< a seat, which must be there
};

struct OptionRule {
    std::string_view name;
    OptionKind kind;
    Range range = {0, 0};                      ///< of a number or a seat
    std::vector<std::string_view> words = {};  ///< that may be chosen
    std::string usual = {};  ///< what is taken where nothing is said; empty: the game decides
    /// Whether it stands among the options of a position as well: what only a deal asks for is
    /// settled there.
    bool in_positions = true;
};
using OptionRules = std::vector<OptionRule>;

/// Two options that do not go together, with why not: an id under `<game>.option`.
struct OptionConflict {
    Option one;
    Option other;
    std::string reason;
};

/// What was said of each option, checked by itself; whether all go together is for the game to say.
class OptionValues {
  public:
    bool has(std::string_view name) const { return values_.find(name) != values_.end(); }
    std::uint32_t number(std::string_view name, std::uint32_t missing) const;
    bool flag(std::string_view name) const { return number(name, 0) != 0; }
    std::size_t word(std::string_view name, std::size_t missing) const;
    /// Places in the rule's list of words, in the order in which they were said.
    std::vector<std::size_t> words(std::string_view name) const;
    /// An excerpt of what was said, for whoever explains what is wrong with it.
    std::string found(std::string_view name) const;
    /// Something that goes without saying.
    void imply(std::string_view name, std::uint32_t number);

  private:
    friend class OptionsReader;
    void keep(std::string_view name, std::vector<std::size_t> values, std::string found);

    std::map<std::string, std::vector<std::size_t>, std::less<>> values_;
    std::map<std::string, std::string, std::less<>> found_;
};

/// By name, as on a command line or in a record.
Result<OptionValues> read_option_values(const OptionRules& rules, const OptionList& list);

/// As fields of a position: numbers, flags, words and lists of words. What is wrong with a field is
/// refused there and has a harmless value here.
OptionValues read_option_values(const OptionRules& rules, const Field& options);
/// A position that lists so many players need not say how many there are.
void count_players(OptionValues& values, const Field& options, std::size_t listed, Range range);

/// The problem of an option that does not go with the others; `reason` is its id.
Problem options_conflict(const OptionValues& values, std::string_view name,
                         std::string_view reason);

/// The rules as JSON: `[{"name": "players", "kind": "number", "min": 2, "max": 4, "usual": "2"},
/// ...]`
Json write_option_rules(const OptionRules& rules);

/// Every value that an option may have by itself; of lists the single words and all of them.
std::vector<std::string> possible_values(const OptionRule& rule);

/// Asks `read(list)` about every two values of two options: those which are fine alone and not
/// together. Nobody keeps a second list of what excludes what.
template <class Read>
std::vector<OptionConflict> find_conflicts(const OptionRules& rules, Read&& read) {
    std::vector<OptionConflict> conflicts;
    std::vector<Option> fine;
    for (const OptionRule& rule : rules) {
        for (std::string& value : possible_values(rule)) {
            Option option{std::string(rule.name), std::move(value)};
            if (read(OptionList{option})) fine.push_back(std::move(option));
        }
    }
    for (std::size_t i = 0; i < fine.size(); ++i) {
        for (std::size_t k = i + 1; k < fine.size(); ++k) {
            if (fine[i].name == fine[k].name) continue;
            const auto together = read(OptionList{fine[i], fine[k]});
            if (together) continue;
            // A number that is out of range only beside another one has no reason but its name.
            const Problem& problem = together.problem();
            const bool has_reason = problem.kind == ProblemKind::options_conflict;
            conflicts.push_back({fine[i], fine[k], has_reason ? problem.expected : problem.where});
        }
    }
    return conflicts;
}

}  // namespace lemniscate::match
