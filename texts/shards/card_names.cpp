#include "texts/shards/card_names.h"

#include "texts/phrases.h"

namespace lemniscate::texts {

using shards::Card;
using shards::Character;
using shards::Faction;

std::string name_of(Card card, const Texts& texts) {
    if (card == Card::none) return texts.say(Key::shards_nobody);
    if (card == Card::unknown) return texts.say(Key::shards_hidden_card);
    return say(texts, "shards.card", id_of(card));
}

std::string short_name(Card card, const Texts& texts) {
    const std::string name = name_of(card, texts);
    return name.substr(0, name.find(", "));
}

std::string name_of(Character character, const Texts& texts) {
    if (character == Character::none) return texts.say(Key::shards_nobody);
    return say(texts, "shards.character", id_of(character));
}

std::string name_of(Faction faction, const Texts& texts) {
    return say(texts, "shards.faction", id_of(faction));
}

}  // namespace lemniscate::texts
