// What a person types at a table of Splendor.
#pragma once

#include "cli/play/asked.h"
#include "cli/play/typed.h"
#include "cli/play/understood.h"

namespace lemniscate::cli::playing {

/// Understands
///   take yellow blue red    a move in its notation
///   ybr  yy  t ybr          tokens by their letters, for taking or, when asked, for returning
///   rocket  rec rocket      a character by the beginning of its name, to recruit it
///   res rocket  res 2       to reserve it, or the top card of the deck of level 2
///   rec rocket paying rg    with these tokens
/// Upper and lower case, blanks and punctuation inside names do not matter.
Understood read_splendor_words(const Asked& asked, const Typed& typed);

}  // namespace lemniscate::cli::playing
