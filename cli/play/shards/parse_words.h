// What a person types at a table of Shards of Infinity.
#pragma once

#include <string>

#include "cli/play/asked.h"
#include "cli/play/input_words.h"
#include "cli/play/parsed_line.h"

namespace lemniscate::cli::play {

/// Understands
///   play crystal            a move in its notation
///   p crystal  buy nil      its verb by the beginning or a common word, a card by the beginning of
///                           its name
///   crystal                 a card alone: the one thing that can be done with it
///   seer, monk              several cards where several are asked for
///   none  no                where nothing may be chosen
///   all                     everything that needs no thinking, one after the other
///   discard  discard 1      what lies in a discard pile
/// all of it in the person's language, too. Upper and lower case, accents, blanks and punctuation
/// inside names do not matter.
ParsedLine parse_shards_words(const Asked& asked, const InputWords& typed);

/// A choice as it would be typed in the person's language: `recruit Nil Assassin`.
std::string shards_words_for(const Asked& asked, const match::Choice& choice);

}  // namespace lemniscate::cli::play
