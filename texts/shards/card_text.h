#pragma once
// What a card does, in phrases that are made from the very data the rules run on.
#include <string>
#include <string_view>

#include "games/shards/cards.h"
#include "texts/texts.h"

namespace lemniscate::texts {

enum class Form {
    brief,  // for a line of a table: `2 power · unify: 6 health · shield 3`
    full,   // for a card list, in sentences: `2 power. Unify: 6 health. Shield 3.`
};

/// Signs that stand before what is gained.
struct Signs {
    std::string_view gems, power, mastery, health, draw, shield;
};
inline constexpr Signs no_signs = {};
inline constexpr Signs card_signs = {"◆", "✦", "▲", "♥", "▤", "◉"};

std::string card_text(shards::Card card, const Texts& texts, Form form = Form::brief,
                      const Signs& signs = no_signs);

/// `ally`, `champ 5` with its defense: a word for a column.
std::string kind_text(shards::Card card, const Texts& texts);
/// `Wraethe mercenary`, `Order champion with 5 defense`.
std::string kind_in_full(shards::Card card, const Texts& texts);

}  // namespace lemniscate::texts
