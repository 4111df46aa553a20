// What a person types, parsed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/asked.h"
#include "cli/play/parsed_line.h"

namespace lemniscate::cli::play {

/// The command that goes by this word, in the person's language or in English.
std::optional<Command> find_command(std::string_view word, const texts::Texts& texts);

/// Understands
///   12                      a choice by its number, or the amount where one is asked for
///   ? help moves log show undo save FILE quit
///   card zetta  ? zetta     what a card does
///   rules  rules shields    the rules, or a section of them
/// and whatever the game reads; words in the person's language, too.
ParsedLine parse_line(const Asked& asked, std::string_view line);

/// What can stand after `before` and begins with `word`: commands and moves in the person's
/// language, and where those do not fit, in the notation.
std::vector<std::string> completions(const Asked& asked, std::string_view before,
                                     std::string_view word);

}  // namespace lemniscate::cli::play
