#include <string>

#include "match/shards/messages.h"
#include "match/shards/tell.h"

namespace lemniscate::match {

/// A card may stand behind a seat, a zone or before a slot: `1:axia`, `hand:crystal`, `axia@2`.
Message say_refusal(shards::Game, shards::Refusal refusal, std::string_view word) {
    std::string_view id = word.substr(word.find(':') + 1);
    id = id.substr(0, id.find('@'));
    const shards::Card card = shards::find_card(id);
    const Argument about = card == shards::Card::none
                               ? Argument("word", word)
                               : Argument("word", shards_format::card_name(card));
    return {"shards.refusal." + std::string(id_of(refusal)), {about}};
}

}  // namespace lemniscate::match
