#include "texts/splendor/card_text.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/splendor/splendor.h"
#include "texts/phrases.h"

namespace lemniscate::texts {
namespace {

using namespace splendor;

std::string_view colour_id(std::size_t colour) { return token_ids[colour]; }

/// `2 red, 1 blue`: only the colours that are asked for.
std::string price(std::span<const std::uint8_t, colours> amounts, const Texts& texts) {
    std::vector<std::string> parts;
    for (std::size_t colour = 0; colour < colours; ++colour) {
        if (amounts[colour] == 0) continue;
        parts.push_back(texts.say(Key::splendor_text_cost,
                                  {{"amount", amounts[colour]}, {"colour", colour_id(colour)}}));
    }
    return join(parts, texts.say(Key::language_comma));
}

}  // namespace

std::string card_text(Card card, const Texts& texts) {
    if (!is_known(card)) return {};
    const CharacterFacts& facts = character_facts[number(card)];
    return texts.say(Key::splendor_text_character, {{"level", level_of(card) + 1},
                                                    {"cost", price(facts.cost, texts)},
                                                    {"colour", colour_id(facts.bonus)},
                                                    {"points", facts.points},
                                                    {"avengers", facts.avengers}});
}

std::string card_text(Location location, const Texts& texts) {
    return texts.say(Key::splendor_text_location,
                     {{"cost", price(location_facts[number(location)].needs, texts)},
                      {"points", location_points}});
}

}  // namespace lemniscate::texts
