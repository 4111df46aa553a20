// What a person types at a table of Splendor.
#pragma once

#include <string>

#include "cli/play/asked.h"
#include "cli/play/input_words.h"
#include "cli/play/parsed_line.h"

namespace lemniscate::cli::play {

/// Understands
///   take yellow blue red    a move in its notation
///   ybr  yy  t ybr          tokens by their letters, for taking or, when asked, for returning
///   rocket  rec rocket      a character by the beginning of its name, to recruit it
///   res rocket  res 2       to reserve it, or the top card of the deck of level 2
///   rec rocket paying rg    with these tokens
/// all of it in the person's language, too. Upper and lower case, accents, blanks and punctuation
/// inside names do not matter. Of several characters that a name fits, those count that can be had.
ParsedLine parse_splendor_words(const Asked& asked, const InputWords& typed);

/// A choice as it would be typed in the person's language: `recruit Rocket paying 2r 1g`.
std::string splendor_words_for(const Asked& asked, const match::Choice& choice);

}  // namespace lemniscate::cli::play
