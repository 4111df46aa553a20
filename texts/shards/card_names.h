#pragma once
// What cards, characters and factions of Shards of Infinity are called.
#include <string>

#include "games/shards/cards.h"
#include "texts/texts.h"

namespace lemniscate::texts {

std::string name_of(shards::Card card, const Texts& texts);
/// `Zetta` for `Zetta, the Encryptor`: what people call a card, and what fits into a list.
std::string short_name(shards::Card card, const Texts& texts);
std::string name_of(shards::Character character, const Texts& texts);
std::string name_of(shards::Faction faction, const Texts& texts);

}  // namespace lemniscate::texts
