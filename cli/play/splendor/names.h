// Names of characters and locations in the person's language.
#pragma once

#include <string>

#include "cli/play/words.h"
#include "games/splendor/cards.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

std::string name_of(splendor::Card card, const texts::Texts& texts);
std::string name_of(splendor::Location location, const texts::Texts& texts);

}  // namespace lemniscate::cli::playing
