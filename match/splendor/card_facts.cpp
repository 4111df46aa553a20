// What is printed on characters and locations, for whoever draws them.
#include "match/card_facts.h"

#include "match/splendor/position_words.h"
#include "match/splendor/write_tokens.h"

namespace lemniscate::match {

namespace splendor_format {
namespace {

using splendor::Card;
using splendor::CharacterFacts;
using splendor::Location;

JsonObject write_character(Card card) {
    const CharacterFacts& printed = splendor::character_facts[number(card)];
    JsonObject json;
    json.add("id", printed.id).add("kind", "character").add("level", level_of(card) + 1);
    json.add("bonus", splendor::token_ids[printed.bonus]).add("points", printed.points);
    // The first of level 3 that a player recruits brings the time token.
    json.add("avengers", printed.avengers).add("time", level_of(card) == splendor::levels - 1);
    return json.add("cost", write_some_tokens(splendor::cost_of[card]));
}

JsonObject write_location(Location location) {
    JsonObject json;
    json.add("id", id_of(location)).add("kind", "location").add("tile", tile_of(location) + 1);
    json.add("side", number(location) % 2 == 0 ? "a" : "b")
        .add("points", splendor::location_points);
    return json.add("needs", write_some_tokens(splendor::needs_of[location]));
}

}  // namespace
}  // namespace splendor_format

JsonObject splendor_card_facts() {
    using namespace splendor_format;
    JsonList list;
    for (std::uint32_t i = 0; i < splendor::cards; ++i) {
        list.add(write_character(splendor::card_at(i)));
    }
    for (std::uint32_t i = 0; i < splendor::locations; ++i) {
        list.add(write_location(splendor::location_at(i)));
    }
    return JsonObject().add("game", splendor::Game::id).add("cards", list);
}

}  // namespace lemniscate::match
