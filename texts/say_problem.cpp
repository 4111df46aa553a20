#include "texts/say_problem.h"

#include <cstdint>
#include <map>
#include <system_error>
#include <vector>

#include "games/games.h"
#include "match/outcome_json.h"
#include "texts/phrases.h"

namespace lemniscate::texts {

namespace {

std::string under(std::string_view game, std::string_view topic) {
    return std::string(game) + "." + std::string(topic);
}

// `line 3`, `line 3, column 14` and `line 3, options` in the words of the language.
std::string say_where(const match::Problem& problem, const Texts& texts) {
    if (problem.line == 0) return problem.where;
    const std::string line = std::to_string(problem.line);
    if (problem.column != 0) {
        return texts.say(Key::problem_line_column,
                         {{"line", line}, {"column", std::to_string(problem.column)}});
    }
    if (problem.where.empty()) return texts.say(Key::problem_line, {{"line", line}});
    return texts.say(Key::problem_line_field, {{"line", line}, {"field", problem.where}});
}

std::string say_expected(const match::Problem& problem, const std::string& refusal,
                         const Texts& texts) {
    using match::ProblemKind;
    if (!problem.known.empty()) return join(problem.known, texts.say(Key::language_comma));
    if (problem.kind == ProblemKind::illegal_move && !refusal.empty()) return refusal;
    if (problem.kind == ProblemKind::options_conflict) {
        return say_conflict(problem.expected, texts);
    }
    return problem.expected;
}

}  // namespace

std::string say_conflict(std::string_view conflict, const Texts& texts) {
    std::string said(conflict);
    each_game([&](auto game) {
        const auto key = find_key(under(game.id, "options"), conflict);
        if (key) said = texts.say(*key);
    });
    return said;
}

std::string say_reason(const std::error_code& error, const Texts& texts) {
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

std::string say_problem(const match::Problem& problem, const Texts& texts,
                        const std::string& refusal) {
    const std::string_view id = match::name_of(problem.kind);
    return say(texts, "problem", id,
               {{"where", say_where(problem, texts)},
                {"found", problem.found},
                {"expected", say_expected(problem, refusal, texts)}});
}

std::string say_outcome(std::string_view game, const Outcome& outcome, const Texts& texts) {
    if (!outcome.over) return texts.say(Key::result_unfinished);
    std::vector<std::string> winners;
    for (std::uint32_t seat : match::winners_of(outcome)) winners.push_back(std::to_string(seat));
    const std::string reason = say(texts, under(game, "reason"), outcome.reason);
    if (winners.empty()) return texts.say(Key::result_draw, {{"reason", reason}});
    return texts.say(
        winners.size() == 1   ? Key::result_won
        : outcome.as_partners ? Key::result_team
                              : Key::result_shared,
        {{"seats", join(winners, texts.say(Key::language_comma))}, {"reason", reason}});
}

std::string say_ending(std::string_view game, std::string_view reason, const Texts& texts) {
    return say(texts, under(game, "ending"), reason);
}

std::string say_decision(std::string_view game, std::string_view decision, const Texts& texts) {
    return say(texts, under(game, "decision"), decision);
}

std::string say_game(std::string_view game, const Texts& texts) {
    const auto key = find_key(game, "name");
    return key ? texts.say(*key) : std::string(game);
}

}  // namespace lemniscate::texts
