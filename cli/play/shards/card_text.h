// What a card does, in short phrases that are made from the data the rules run on.
#pragma once

#include <string>

#include "games/shards/cards.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

/// `2 power · unify: 6 health · shield 3`; a number after `at` is the mastery that it takes.
std::string card_text(shards::Card card, const texts::Texts& texts);

/// `ally`, `champ 5` with its defense: a word for a column.
std::string kind_text(shards::Card card, const texts::Texts& texts);

/// All about a card in one sentence.
std::string describe(shards::Card card, const texts::Texts& texts);

}  // namespace lemniscate::cli::playing
