#include "texts/splendor/card_names.h"

#include "games/splendor/splendor.h"
#include "texts/phrases.h"

namespace lemniscate::texts {

std::string name_of(splendor::Card card, const Texts& texts) {
    if (!splendor::is_known(card)) {
        return texts.say(Key::splendor_screen_unseen, {{"level", splendor::level_of(card) + 1}});
    }
    return say(texts, "splendor.character", splendor::id_of(card));
}

std::string name_of(splendor::Location location, const Texts& texts) {
    return say(texts, "splendor.location", splendor::id_of(location));
}

}  // namespace lemniscate::texts
