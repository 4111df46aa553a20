// What a game is set up with, as it was said on the command line. Only the game itself knows which
// options it has; until it has read them they are names and values.
#pragma once

#include <string>
#include <string_view>

#include "cli/console.h"
#include "match/position.h"
#include "match/problem.h"
#include "texts/texts.h"

namespace lemniscate::cli {

/// The option with this name; null when it was not said.
const match::Option* find_option(const match::OptionList& setup, std::string_view name);

/// How an option is typed: `--first-seat` for `first_seat`.
std::string option_word(std::string_view name);

/// What is wrong with an option of this game, in one sentence.
std::string say_setup_problem(std::string_view game, match::Problem problem,
                              const texts::Texts& texts);
/// Throws the Failure that says so.
[[noreturn]] void refuse_setup(std::string_view game, match::Problem problem,
                               const texts::Texts& texts);

}  // namespace lemniscate::cli
