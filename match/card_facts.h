// What is printed on the cards of a game, from the tables that the rules run on: for whoever draws
// them. Ids and words are free of any language.
#pragma once

#include <optional>
#include <string_view>

#include "match/json_text.h"

namespace lemniscate::match {

// Every game has one, in its folder: `JsonObject shards_card_facts();`
#define LEMNISCATE_GAME(id) JsonObject id##_card_facts();
#include "games/list.inc"
#undef LEMNISCATE_GAME

/// `{"game": ID, "cards": [{"id": ..., "kind": ..., ...}, ...]}`, and what else a game has to say
/// of its cards; nothing for a game that there is not.
std::optional<JsonObject> describe_cards(std::string_view game);

}  // namespace lemniscate::match
