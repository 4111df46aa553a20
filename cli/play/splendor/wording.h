// What a person types at a table of Splendor.
#pragma once

#include <span>
#include <string>

#include "cli/play/typed.h"
#include "cli/play/understood.h"
#include "games/splendor/splendor.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

/// Understands
///   take yellow blue red    a move in its notation
///   ybr  yy  t ybr          tokens by their letters, for taking or, when asked, for returning
///   rocket  rec rocket      a character by the beginning of its name, to recruit it
///   res rocket  res 2       to reserve it, or the top card of the deck of level 2
///   rec rocket paying rg    with these tokens
/// Upper and lower case, blanks and punctuation inside names do not matter.
Understood<splendor::Game> read_words(const splendor::State& state, const Typed& typed,
                                      std::span<const std::string> names,
                                      const texts::Texts& texts);

}  // namespace lemniscate::cli::playing
