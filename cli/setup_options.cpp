#include "cli/setup_options.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "cli/failure.h"
#include "cli/nearest.h"
#include "texts/say_problem.h"

namespace lemniscate::cli {

namespace {

/// Names of options as they are typed.
std::string option_words(const std::vector<std::string>& names) {
    std::vector<std::string> words;
    for (const std::string& name : names) words.push_back(option_word(name));
    return comma_list(words);
}

}  // namespace

const match::Option* find_option(const match::OptionList& setup, std::string_view name) {
    const auto found = std::find_if(setup.begin(), setup.end(),
                                    [name](const auto& option) { return option.name == name; });
    return found == setup.end() ? nullptr : &*found;
}

std::string option_word(std::string_view name) {
    std::string word = "--" + std::string(name);
    std::replace(word.begin(), word.end(), '_', '-');
    return word;
}

std::string say_setup_problem(std::string_view game, match::Problem problem,
                              const texts::Texts& texts) {
    problem.where = option_word(problem.where);
    if (problem.kind == match::ProblemKind::unknown_field) {
        return texts.say(texts::Key::error_option_other_game,
                         {{"game", say_game(game, texts)},
                          {"option", problem.where},
                          {"known", option_words(problem.known)}});
    }
    if (problem.kind == match::ProblemKind::options_conflict) {
        return texts.say(
            texts::Key::error_option_conflict,
            {{"option", problem.where}, {"reason", say_conflict(problem.expected, texts)}});
    }
    return say_problem(problem, texts);
}

void refuse_setup(std::string_view game, match::Problem problem, const texts::Texts& texts) {
    refuse_input(say_setup_problem(game, std::move(problem), texts));
}

}  // namespace lemniscate::cli
