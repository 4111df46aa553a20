#include "games/shards/generate/cards_file.h"

#include <filesystem>
#include <fstream>

#include "games/shards/generate/effect.h"
#include "games/shards/generate/line_words.h"

namespace lemniscate::shards::generate {

namespace {

void read_fact(const std::string& name, Words& words, CardText& card) {
    const auto effect = [&](std::vector<std::string>& lines, Section section) {
        lines.push_back(read_effect(words, section, lines.empty()));
    };
    if (name == "faction") {
        card.faction = words.one_of("faction", {"homodeus", "order", "undergrowth", "wraethe"});
    } else if (name == "kind") {
        card.kind = words.one_of("kind", {"starter", "ally", "mercenary", "champion", "relic"});
        card.champion = card.kind == "champion" || words.take_if("champion");
    } else if (name == "cost") {
        card.cost = words.number(1, 9);
    } else if (name == "copies") {
        card.copies = words.number(1, 9);
    } else if (name == "defense") {
        card.defense = words.number(1, 20);
    } else if (name == "shield") {
        card.mastery_shield = words.take_if("mastery");
        if (!card.mastery_shield) card.shield = words.number(1, 20);
    } else if (name == "owner") {
        card.owner = words.one_of("character", {"decima", "ko_syn_wu", "tetra", "volos"});
    } else if (name == "extra") {
        card.extra = words.one_of("character", {"decima", "ko_syn_wu", "tetra", "volos"});
    } else if (name == "play") {
        effect(card.play, Section::play);
    } else if (name == "exhaust") {
        effect(card.exhaust, Section::exhaust);
    } else if (name == "passive") {
        effect(card.passive, Section::passive);
    } else {
        words.fail("'" + name + "' is no fact of a card");
    }
    words.finish();
}

void check(const CardText& card) {
    const auto fail = [&card](const std::string& message) {
        throw DataError(card.where + ": " + card.id + " " + message);
    };
    const bool in_centre = card.kind != "starter" && card.kind != "relic";
    if (card.kind.empty()) fail("has no kind");
    if (card.copies == 0) fail("has no number of copies");
    if (in_centre != (card.cost >= 0)) fail(in_centre ? "has no cost" : "cannot have a cost");
    if ((card.kind != "starter") != (card.faction != "none")) fail("has the wrong faction");
    if ((card.kind == "relic") != (card.owner != "none")) fail("has the wrong owner");
    if (card.champion != (card.defense > 0)) fail("has the wrong defense");
    if (!card.champion && !card.exhaust.empty()) fail("is no champion and cannot be exhausted");
    if (card.play.empty() && card.exhaust.empty() && card.passive.empty()) fail("does nothing");
}

}  // namespace

CardsFile read_cards(const std::string& file) {
    std::ifstream input(file);
    if (!input) throw DataError(file + ": cannot be read");
    CardsFile read;
    read.set = Words(std::filesystem::path(file).stem().string(), file).id("name of a set");
    int number = 0;
    for (std::string line; std::getline(input, line);) {
        const std::string where =
            std::filesystem::path(file).filename().string() + ":" + std::to_string(++number);
        Words words(line.substr(0, line.find('#')), where);
        if (words.empty()) continue;
        const std::string name = words.take("a word");
        if (name == "card") {
            CardText& card = read.cards.emplace_back();
            card.id = words.id("card");
            card.where = where;
            words.finish();
        } else if (name == "character") {
            const std::string character =
                words.one_of("character", {"decima", "ko_syn_wu", "tetra", "volos"});
            read.characters[character] =
                words.one_of("faction", {"homodeus", "order", "undergrowth", "wraethe"});
            words.finish();
        } else if (name == "usual") {
            read.usual = true;
            words.finish();
        } else if (read.cards.empty()) {
            words.fail("'" + name + "' stands before the first card");
        } else {
            read_fact(name, words, read.cards.back());
        }
    }
    for (const CardText& card : read.cards) check(card);
    return read;
}

}  // namespace lemniscate::shards::generate
