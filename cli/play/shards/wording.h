// What a person types at a table of Shards of Infinity.
#pragma once

#include "cli/play/asked.h"
#include "cli/play/typed.h"
#include "cli/play/understood.h"

namespace lemniscate::cli::playing {

/// Understands
///   play crystal            a move in its notation
///   p crystal  buy nil      its verb by the beginning or a common word, a card by the beginning of
///                           its name
///   crystal                 a card alone: to play it, else to exhaust it, else to recruit it
///   seer, monk              several cards where several are asked for
///   none  no                where nothing may be chosen
///   all                     everything that needs no thinking, one after the other
///   discard  discard 1      what lies in a discard pile
/// Upper and lower case, blanks and punctuation inside names do not matter.
Understood read_shards_words(const Asked& asked, const Typed& typed);

}  // namespace lemniscate::cli::playing
