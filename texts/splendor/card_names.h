#pragma once
// What characters, locations and colours of Splendor: Marvel are called.
#include <string>

#include "games/splendor/cards.h"
#include "texts/texts.h"

namespace lemniscate::texts {

std::string name_of(splendor::Card card, const Texts& texts);
std::string name_of(splendor::Location location, const Texts& texts);

}  // namespace lemniscate::texts
