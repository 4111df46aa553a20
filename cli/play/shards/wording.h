// What a person types at a table of Shards of Infinity.
#pragma once

#include <span>
#include <string>

#include "cli/play/typed.h"
#include "cli/play/understood.h"
#include "games/shards/shards.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

/// Understands
///   play crystal            a move in its notation
///   p crystal  buy nil      its verb by the beginning or a common word, a card by the beginning of
///                           its name
///   crystal                 a card alone: to play it, else to exhaust it, else to recruit it
///   seer, monk              several cards where several are asked for
///   none  no                where nothing may be chosen
///   all                     everything that needs no thinking, one after the other
///   card zetta  ? zetta     what a card does
///   discard  discard 1      what lies in a discard pile
/// Upper and lower case, blanks and punctuation inside names do not matter.
Understood<shards::Game> read_words(const shards::State& state, const Typed& typed,
                                    std::span<const std::string> names, const texts::Texts& texts);

}  // namespace lemniscate::cli::playing
