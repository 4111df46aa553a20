#include "cli/say_problem.h"

#include <cstdint>
#include <initializer_list>
#include <map>
#include <regex>
#include <system_error>
#include <vector>

#include "cli/nearest.h"
#include "cli/outcome_json.h"
#include "games/games.h"

namespace lemniscate::cli {

namespace {

using texts::Key;

/// The text of a key that is put together at run time. A game that lacks a sentence shows the id,
/// which still tells more than nothing.
std::string say_named(const texts::Texts& texts, const std::string& name, std::string_view id,
                      std::initializer_list<texts::Arg> args = {}) {
    const auto key = texts::find_key(name);
    return key ? texts.say(*key, args) : std::string(id);
}

std::string under(std::string_view game, std::string_view topic, std::string_view id) {
    return std::string(game) + "." + std::string(topic) + "." + std::string(id);
}

/// Why options do not go together: `shards.options.<id>`, of the one game that has such a conflict.
std::string say_conflict(std::string_view conflict, const texts::Texts& texts) {
    std::string said(conflict);
    each_game([&](auto game) {
        const auto key = texts::find_key(under(game.id, "options", conflict));
        if (key) said = texts.say(*key);
    });
    return said;
}

/// `line 3`, `line 3, column 14` and `line 3, options` in the words of the language.
std::string say_where(const std::string& where, const texts::Texts& texts) {
    static const std::regex line("line ([0-9]+)(?:, (?:column ([0-9]+)|(.+)))?");
    std::smatch found;
    if (!std::regex_match(where, found, line)) return where;
    const std::string number = found[1].str();
    if (found[2].matched) {
        return texts.say(Key::problem_line_column, {{"line", number}, {"column", found[2].str()}});
    }
    if (found[3].matched) {
        return texts.say(Key::problem_line_field, {{"line", number}, {"field", found[3].str()}});
    }
    return texts.say(Key::problem_line, {{"line", number}});
}

}  // namespace

std::string say_reason(const std::error_code& error, const texts::Texts& texts) {
    static const std::map<std::errc, Key> known = {
        {std::errc::permission_denied, Key::error_reason_permission_denied},
        {std::errc::operation_not_permitted, Key::error_reason_permission_denied},
        {std::errc::no_such_file_or_directory, Key::error_reason_no_such_file},
        {std::errc::no_space_on_device, Key::error_reason_no_space},
        {std::errc::read_only_file_system, Key::error_reason_read_only},
        {std::errc::is_a_directory, Key::error_reason_is_folder},
        {std::errc::not_a_directory, Key::error_reason_not_folder},
        {std::errc::filename_too_long, Key::error_reason_name_too_long},
        {std::errc::file_exists, Key::error_reason_already_there},
        {std::errc::io_error, Key::error_reason_device},
    };
    for (const auto& [code, key] : known) {
        if (error == code) return texts.say(key);
    }
    return error.message();
}

std::string say_refusal(std::string_view game, std::string_view refusal, std::string_view word,
                        const texts::Texts& texts) {
    return say_named(texts, under(game, "refusal", refusal), refusal, {{"word", word}});
}

std::string say_problem(const match::Problem& problem, const texts::Texts& texts,
                        std::string_view game, std::string_view word) {
    const std::string_view id = match::name_of(problem.kind);
    std::string expected = problem.expected;
    if (problem.kind == match::ProblemKind::illegal_move) {
        expected = say_refusal(game, problem.expected, word, texts);
    } else if (problem.kind == match::ProblemKind::options_conflict) {
        expected = say_conflict(problem.expected, texts);
    }
    return say_named(texts, "problem." + std::string(id), id,
                     {{"where", say_where(problem.where, texts)},
                      {"found", problem.found},
                      {"expected", expected}});
}

std::string say_outcome(std::string_view game, const Outcome& outcome, const texts::Texts& texts) {
    if (!outcome.over) return texts.say(Key::result_unfinished);
    std::vector<std::string> winners;
    for (std::uint32_t seat : winners_of(outcome)) winners.push_back(std::to_string(seat));
    const std::string reason =
        say_named(texts, under(game, "reason", outcome.reason), outcome.reason);
    if (winners.empty()) return texts.say(Key::result_draw, {{"reason", reason}});
    return texts.say(winners.size() == 1   ? Key::result_won
                     : outcome.as_partners ? Key::result_team
                                           : Key::result_shared,
                     {{"seats", comma_list(winners)}, {"reason", reason}});
}

std::string say_ending(std::string_view game, std::string_view reason, const texts::Texts& texts) {
    return say_named(texts, under(game, "ending", reason), reason);
}

std::string say_decision(std::string_view game, std::string_view decision,
                         const texts::Texts& texts) {
    return say_named(texts, under(game, "decision", decision), decision);
}

std::string say_game(std::string_view game, const texts::Texts& texts) {
    return say_named(texts, std::string(game) + ".name", game);
}

}  // namespace lemniscate::cli
