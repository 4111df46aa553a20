#include "cli/play/setup_draft.h"

#include <algorithm>
#include <utility>

#include "cli/play/who_plays.h"
#include "cli/setup_options.h"

namespace lemniscate::cli::play {

using match::OptionRule;

SetupDraft::SetupDraft(std::string game, const PlayOptions& said)
    : game_(std::move(game)), said_(said), rules_(*match::find_option_rules(game_)) {}

const OptionRule& SetupDraft::rule(std::string_view name) const {
    return *std::find_if(rules_.begin(), rules_.end(),
                         [name](const OptionRule& rule) { return rule.name == name; });
}

match::OptionList SetupDraft::options() const {
    match::OptionList list = said_.setup;
    const auto named = count_named(said_);
    if (named && find_option(list, players_option) == nullptr) {
        list.push_back({std::string(players_option), std::to_string(*named)});
    }
    for (const Answer& answer : answers_) {
        if (answer.about == About::option) list.push_back(answer.option);
    }
    return list;
}

PlayOptions SetupDraft::result() const {
    PlayOptions result = said_;
    result.setup = options();
    for (std::string& player : answers(About::seat)) result.bots.push_back(std::move(player));
    for (std::string& name : answers(About::name)) result.names.push_back(std::move(name));
    return result;
}

bool SetupDraft::is_said(const OptionRule& rule) const {
    return find_option(said_.setup, rule.name) != nullptr ||
           (rule.name == players_option && count_named(said_));
}

bool SetupDraft::is_open(const OptionRule& rule) const {
    return !is_said(rule) && allowed_values(rule).size() > 1;
}

std::vector<std::string> SetupDraft::allowed_values(const OptionRule& rule) const {
    std::vector<std::string> values = match::possible_values(rule);
    std::erase_if(values, [&](const std::string& value) {
        return problem_of({{std::string(rule.name), value}}).has_value();
    });
    return values;
}

std::optional<match::Problem> SetupDraft::problem_of(const match::OptionList& more) const {
    match::OptionList list = options();
    list.insert(list.end(), more.begin(), more.end());
    const auto read = match::normal_options(game_, list);
    return read ? std::nullopt : std::optional(read.problem());
}

bool SetupDraft::has_open_seats() const {
    return said_.bots.empty() && said_.names.empty() && players() > 1;
}

bool SetupDraft::is_partner(std::uint32_t seat) const {
    const auto match = deal();
    return match->team_of(seat_at(seat)) == match->team_of(seat_at(0));
}

void SetupDraft::answer(std::size_t question, About about, match::Option option) {
    answers_.push_back({question, about, std::move(option)});
}

void SetupDraft::answer(std::size_t question, About about, const std::string& value) {
    answers_.push_back({question, about, {{}, value}});
}

void SetupDraft::forget_from(std::size_t question) {
    std::erase_if(answers_, [&](const Answer& answer) { return answer.question >= question; });
}

bool SetupDraft::is_wanted(const OptionRule& rule) const {
    const std::vector<std::string> wanted = answers(About::wanted);
    return std::find(wanted.begin(), wanted.end(), rule.name) != wanted.end();
}

std::vector<std::string> SetupDraft::answers(About about) const {
    std::vector<std::string> values;
    for (const Answer& answer : answers_) {
        if (answer.about == about) values.push_back(answer.option.value);
    }
    return values;
}

/// What was said and answered goes together, or it would have been refused.
std::unique_ptr<match::Match> SetupDraft::deal() const {
    return std::move(*match::open_match(game_, options(), 0));
}

}  // namespace lemniscate::cli::play
