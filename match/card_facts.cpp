#include "match/card_facts.h"

namespace lemniscate::match {

std::optional<JsonObject> describe_cards(std::string_view game) {
#define LEMNISCATE_GAME(id) \
    if (game == #id) return id##_card_facts();
#include "games/list.inc"
#undef LEMNISCATE_GAME
    return {};
}

}  // namespace lemniscate::match
