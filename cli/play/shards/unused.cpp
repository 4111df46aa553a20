#include "cli/play/shards/unused.h"

#include <algorithm>
#include <vector>

#include "cli/nearest.h"
#include "cli/play/shards/card_lists.h"
#include "cli/play/shards/obvious.h"
#include "games/shards/shards.h"
#include "match/json.h"
#include "match/shards/position.h"
#include "match/view_of.h"
#include "texts/shards/card_text.h"

namespace lemniscate::cli::play {
namespace {

using namespace shards;
using texts::Key;

bool is_kind(const match::Choice& choice, std::initializer_list<std::string_view> kinds) {
    const std::string kind = kind_of(choice);
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

/// Sure to bring something and to cost nothing. A champion in play is something, too.
bool only_gives(const match::Choice& choice) {
    if (!is_kind(choice, {"play", "exhaust"}) || asks_something(choice)) return false;
    const bool champion =
        is_kind(choice, {"play"}) && is_champion(find_card(field_of(choice, "card")));
    bool gives = champion;
    for (const match::Fact& fact : choice.gives) {
        const match::Json fields = fact.fields;
        const int amount = fields.value("amount", 0);
        if (amount < 0) return false;
        gives = gives || amount > 0;
    }
    return gives;
}

std::string name_of_choice(const match::Choice& choice, const texts::Texts& texts) {
    const std::string name = name_of(find_card(field_of(choice, "card")), texts);
    const std::string copies = field_of(choice, "copies");
    return copies.empty() ? name : name + " ×" + copies;
}

}  // namespace

std::string unused_things(const Asked& asked) {
    const Table& table = asked.view->of<shards::Game>().table();
    std::vector<std::string> things;
    bool buys = false;
    for (const match::Choice& choice : asked.choices) {
        if (only_gives(choice)) things.push_back(name_of_choice(choice, asked.texts));
        buys = buys || is_kind(choice, {"recruit", "fast-play", "focus"});
    }
    if (buys && table.gems > 0) {
        things.push_back(asked.texts.say(Key::shards_unused_gems, {{"amount", table.gems}}));
    }
    return comma_list(things);
}

std::string left_to_person(const Asked& asked) {
    std::vector<std::string> left;
    for (const match::Choice& choice : asked.choices) {
        if (!is_kind(choice, {"play", "exhaust"})) continue;
        left.push_back(asked.texts.say(
            asks_something(choice) ? Key::shards_left_asks : Key::shards_left_better,
            {{"card", name_of_choice(choice, asked.texts)}}));
    }
    if (left.empty()) return {};
    return asked.texts.say(Key::shards_left, {{"cards", comma_list(left)}});
}

}  // namespace lemniscate::cli::play
