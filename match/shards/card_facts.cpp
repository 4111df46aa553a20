// What is printed on the cards, for whoever draws them. The words are those of the vocabulary.
#include "match/card_facts.h"

#include <iterator>

#include "match/shards/position_words.h"

namespace lemniscate::match {

namespace shards_format {
namespace {

using shards::Card;
using shards::CardFacts;
using shards::Character;
using shards::Faction;
using shards::Line;
using shards::Op;
using shards::Per;
using shards::When;

// By Kind, When, Op, Resource, Per, Like and Destination.
constexpr std::string_view kinds[] = {"starter", "ally", "mercenary", "champion", "relic"};
constexpr std::string_view whens[] = {"always", "inspire", "unify", "dominion", "echo",
                                      "as",     "health",  "ahead", "champions"};
constexpr std::string_view ops[] = {
    "gain",           "infinite",    "double_power", "give_back",
    "give_all",       "weaken",      "take",         "banish",
    "destroy",        "destroy_all", "copy",         "copy_again",
    "copy_every",     "deploy",      "unshield",     "heart",
    "talons",         "guards",      "unattackable", "behind",
    "above_mastery",  "fortifies",   "discount",     "returns_with_champion",
    "shields_in_play"};
static_assert(std::size(ops) == shards::operations);
constexpr std::string_view resources[] = {"gems", "power", "mastery", "health", "cards"};
constexpr std::string_view pers[] = {"once",    "champion",     "ally",
                                     "discard", "half_mastery", "mastery"};
constexpr std::string_view likes[] = {"champion", "mercenary", "faction", "non_champion", "ally"};
constexpr std::string_view destinations[] = {"discard", "hand"};

template <class Enum, std::size_t count>
constexpr std::string_view word(const std::string_view (&words)[count], Enum value) {
    return words[static_cast<std::size_t>(value)];
}

constexpr std::string_view faction_word(Faction faction) {
    return faction == Faction::none ? "none" : id_of(faction);
}

/// What a line is about; empty for operations that say it all.
std::string_view what_of(const Line& line) {
    switch (line.op) {
        case Op::gain:
            return resources[line.what];
        case Op::give_back:
        case Op::give_all:
        case Op::copy:
            return likes[line.what];
        case Op::take:
            return destinations[line.what];
        case Op::behind:
            return id_of(shards::card_at(line.what));
        default:
            return {};
    }
}

/// The character or faction that a condition asks for.
std::string_view whose_of(const Line& line) {
    if (line.when == When::as) return id_of(static_cast<Character>(line.whose));
    if (line.when == When::champions) return id_of(static_cast<Faction>(line.whose));
    return {};
}

JsonObject write_line(std::string_view on, const Line& line) {
    JsonObject json;
    json.add("on", on);
    if (line.at != 0) json.add("at", line.at);
    if (line.when != When::always) json.add("when", word(whens, line.when));
    if (const auto whose = whose_of(line); !whose.empty()) json.add("whose", whose);
    if (line.least != 0) json.add("least", line.least);
    json.add("op", word(ops, line.op));
    if (const auto what = what_of(line); !what.empty()) json.add("what", what);
    if (line.amount != 0) json.add("amount", line.amount);
    if (line.second != 0) json.add("second", line.second);
    if (line.per != Per::once) json.add("per", word(pers, line.per));
    if (line.of != Faction::none) json.add("of", id_of(line.of));
    if (line.instead) json.add("instead", true);
    if (line.only) json.add("only", true);
    return json;
}

JsonList write_lines(Card card) {
    const CardFacts& printed = facts(card);
    JsonList lines;
    std::uint32_t at = 0;
    const auto add = [&](std::string_view on, std::uint32_t count) {
        for (std::uint32_t i = 0; i < count; ++i) lines.add(write_line(on, line_of(card, at++)));
    };
    add("play", printed.play_lines);
    add("exhaust", printed.exhaust_lines);
    add("passive", printed.passive_lines);
    return lines;
}

JsonObject write_card(Card card) {
    const CardFacts& printed = facts(card);
    JsonObject json;
    json.add("id", printed.id).add("set", id_of(printed.set));
    json.add("kind", word(kinds, printed.kind)).add("faction", faction_word(printed.faction));
    if (shards::centre_set.has(card)) json.add("cost", printed.cost);
    json.add("copies", printed.copies);
    if (printed.champion) json.add("defense", printed.defense);
    if (printed.mastery_shield) {
        json.add("shield", "mastery");
    } else if (printed.shield != 0) {
        json.add("shield", printed.shield);
    }
    if (printed.owner != Character::none) json.add("character", id_of(printed.owner));
    return json.add("lines", write_lines(card));
}

}  // namespace
}  // namespace shards_format

JsonObject shards_card_facts() {
    using namespace shards_format;
    JsonList set_list;
    for (const std::string_view set : shards::set_ids) set_list.add(set);
    JsonList character_list;
    for (std::uint32_t i = 1; i <= shards::characters; ++i) {
        character_list.add(JsonObject()
                               .add("id", shards::character_ids[i])
                               .add("faction", id_of(shards::character_factions[i])));
    }
    JsonList cards;
    for (std::uint32_t i = 1; i <= shards::card_types; ++i) {
        cards.add(write_card(shards::card_at(i)));
    };
    JsonObject json;
    json.add("game", shards::Game::id).add("sets", set_list);
    return json.add("characters", character_list).add("cards", cards);
}

}  // namespace lemniscate::match
