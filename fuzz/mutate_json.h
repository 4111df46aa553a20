// Small changes to a JSON document that leave it a document, and often a position that makes sense:
// random bytes hardly ever do.
#pragma once

#include <iterator>
#include <utility>
#include <vector>

#include "engine/dice.h"
#include "match/json.h"

namespace lemniscate::fuzz {

using match::Json;

namespace mutation {

inline std::uint32_t below(Dice& dice, std::size_t n) {
    return dice.below(static_cast<std::uint32_t>(n));
}

template <class Wanted>
void collect(Json& value, Wanted wanted, std::vector<Json*>& found) {
    if (wanted(value)) found.push_back(&value);
    if (!value.is_structured()) return;
    for (Json& part : value) collect(part, wanted, found);
}

/// Any value of the document that is wanted; null when there is none.
template <class Wanted>
Json* pick(Json& document, Dice& dice, Wanted wanted) {
    std::vector<Json*> found;
    collect(document, wanted, found);
    return found.empty() ? nullptr : found[below(dice, found.size())];
}

/// Words change places, so that every card still stands in one.
inline void swap_words(Json& document, Dice& dice) {
    const auto is_word = [](const Json& value) { return value.is_string() || value.is_null(); };
    Json* one = pick(document, dice, is_word);
    Json* other = pick(document, dice, is_word);
    if (one != nullptr && one != other) std::swap(*one, *other);
}

/// An entry leaves its list for another one: a card goes from a deck to a player.
inline void move_entry(Json& document, Dice& dice) {
    Json* from =
        pick(document, dice, [](const Json& list) { return list.is_array() && !list.empty(); });
    if (from == nullptr) return;
    const std::uint32_t at = below(dice, from->size());
    const Json entry = (*from)[at];
    from->erase(at);
    Json* to = pick(document, dice, [](const Json& list) { return list.is_array(); });
    if (to != nullptr) to->insert(to->begin() + below(dice, to->size() + 1), entry);
}

inline void change_number(Json& document, Dice& dice) {
    constexpr int numbers[] = {0,  1,  2,  3,  4,   5,   6,   7,   8,   9,    10, 15,
                               20, 30, 49, 50, 199, 200, 399, 400, 401, 4000, -1};
    Json* number = pick(document, dice, [](const Json& value) { return value.is_number(); });
    if (number != nullptr) *number = numbers[below(dice, std::size(numbers))];
}

inline void change_phase(Json& document, Dice& dice) {
    constexpr const char* phases[] = {"action", "location", "return", "over",   "auction",
                                      "draft",  "play",     "attack", "nemesis"};
    if (!document.is_object()) return;
    Json& turn = document["turn"];
    if (turn.is_null() || turn.is_object()) turn["phase"] = phases[below(dice, std::size(phases))];
}

inline void flip(Json& document, Dice& dice) {
    Json* flag = pick(document, dice, [](const Json& value) { return value.is_boolean(); });
    if (flag != nullptr) *flag = !flag->get<bool>();
}

/// What a position does not say is filled in.
inline void drop_field(Json& document, Dice& dice) {
    Json* object =
        pick(document, dice, [](const Json& value) { return value.is_object() && !value.empty(); });
    if (object != nullptr) object->erase(std::next(object->begin(), below(dice, object->size())));
}

}  // namespace mutation

inline void mutate(Json& document, Dice& dice) {
    using namespace mutation;
    constexpr void (*ways[])(Json&, Dice&) = {swap_words,   move_entry, move_entry, change_number,
                                              change_phase, flip,       drop_field};
    do {
        ways[below(dice, std::size(ways))](document, dice);
    } while (dice.below(3) != 0);
}

}  // namespace lemniscate::fuzz
