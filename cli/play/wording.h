// What a person types, understood.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/choices.h"
#include "games/splendor/splendor.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

enum class Command { help, moves, log, show, undo, save, quit };

/// A line is a command, a move, or something that is answered with a sentence.
struct Understood {
    enum class Kind { nothing, command, move, refused };
    Kind kind = Kind::nothing;
    Command command = {};
    std::string rest = {};  ///< what follows a command: the file of `save`
    splendor::Move move = {};
    std::string refusal = {};  ///< one sentence: why not, and what would be right
};

/// Understands
///   12                      a choice by its number
///   take yellow blue red    a move in its notation
///   ybr  yy  t ybr          tokens by their letters, for taking or, when asked, for returning
///   rocket  rec rocket      a character by the beginning of its name, to recruit it
///   res rocket  res 2       to reserve it, or the top card of the deck of level 2
///   rec rocket paying rg    with these tokens
///   ? help moves log show undo save FILE quit
/// Upper and lower case, blanks and punctuation inside names do not matter.
Understood understand(const splendor::State& state, const std::vector<Choice>& choices,
                      std::string_view line, const texts::Texts& texts);

/// What can stand after `before` and begins with `word`: commands, and words of the notation.
std::vector<std::string> completions(const splendor::State& state,
                                     const std::vector<Choice>& choices, std::string_view before,
                                     std::string_view word);

}  // namespace lemniscate::cli::playing
