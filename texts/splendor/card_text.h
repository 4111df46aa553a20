#pragma once
// What is printed on a character or a location, in sentences made from the data of the rules.
#include <string>

#include "games/splendor/cards.h"
#include "texts/texts.h"

namespace lemniscate::texts {

/// `Level 1. Cost: 3 red. Bonus: yellow. 1 Avengers symbol.`
std::string card_text(splendor::Card card, const Texts& texts);
/// `Needs bonuses: 4 blue, 4 red. 3 points.`
std::string card_text(splendor::Location location, const Texts& texts);

}  // namespace lemniscate::texts
