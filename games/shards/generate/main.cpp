// Turns the card files into constant tables; wrong data stops the build.
#include <algorithm>
#include <fstream>
#include <iostream>

#include "games/shards/generate/cards_file.h"

namespace {

using namespace lemniscate::shards::generate;

/// Numbers have eight bits, those of cards seven.
constexpr std::size_t most_cards = 126;
constexpr std::size_t most_lines = 256;

/// Cards of a set in the order of their ids; no id twice, in whatever set.
void add_set(std::vector<CardText>& cards, std::vector<CardText> set, int number) {
    std::stable_sort(set.begin(), set.end(),
                     [](const CardText& a, const CardText& b) { return a.id < b.id; });
    for (CardText& card : set) {
        const bool twice = std::any_of(cards.begin(), cards.end(),
                                       [&](const CardText& other) { return other.id == card.id; });
        if (twice) throw DataError(card.where + ": " + card.id + " stands there twice");
        card.set = number;
        cards.push_back(std::move(card));
    }
}

/// What the tables have no room for.
void check_room(const std::vector<CardText>& cards) {
    std::size_t lines = 0;
    for (const CardText& card : cards) {
        lines += card.play.size() + card.exhaust.size() + card.passive.size();
    }
    if (cards.size() > most_cards) {
        throw DataError("there are " + std::to_string(cards.size()) +
                        " types of cards; a card is a number of 7 bits, up to " +
                        std::to_string(most_cards));
    }
    if (lines > most_lines) {
        throw DataError("the cards have " + std::to_string(lines) +
                        " lines; a line is a number of 8 bits, up to " +
                        std::to_string(most_lines));
    }
}

/// Cards that others mention are there.
void check_mentions(const std::vector<CardText>& cards) {
    for (const CardText& card : cards) {
        for (const std::string& line : card.passive) {
            const std::string mention = "card_number(\"";
            const std::size_t at = line.find(mention);
            if (at == std::string::npos) continue;
            const std::size_t begin = at + mention.size();
            const std::string id = line.substr(begin, line.find('"', begin) - begin);
            if (std::none_of(cards.begin(), cards.end(),
                             [&](const CardText& other) { return other.id == id; })) {
                throw DataError(card.where + ": " + card.id + " mentions '" + id +
                                "', which is no card");
            }
        }
    }
}

std::string facts(const CardText& card, std::size_t first_line) {
    const auto text = [](auto number) { return std::to_string(number); };
    return "    {\"" + card.id + "\", Set{" + text(card.set) + "}, Faction::" + card.faction +
           ", Kind::" + card.kind + ", " + (card.champion ? "true" : "false") + ", " +
           text(std::max(card.cost, 0)) + ", " + text(card.copies) + ", " + text(card.defense) +
           ", " + text(card.shield) + ", " + (card.mastery_shield ? "true" : "false") +
           ", Character::" + card.owner + ", Character::" + card.extra + ", " + text(first_line) +
           ", " + text(card.play.size()) + ", " + text(card.exhaust.size()) + ", " +
           text(card.passive.size()) + "},\n";
}

struct SetText {
    std::string id;
    bool usual;
};

std::string tables(const std::vector<SetText>& sets, const std::vector<CardText>& cards,
                   const std::map<std::string, std::string>& characters) {
    std::string set_ids;
    std::string usual;
    for (const SetText& set : sets) {
        set_ids += (set_ids.empty() ? "\"" : ", \"") + set.id + "\"";
        usual += std::string(set.usual ? "    true" : "    false") + ",  // " + set.id + "\n";
    }
    std::string ids;
    std::string printed;
    std::string lines;
    std::size_t line_count = 0;
    for (const CardText& card : cards) {
        ids += "    \"" + card.id + "\",\n";
        printed += facts(card, line_count);
        for (const auto* section : {&card.play, &card.exhaust, &card.passive}) {
            for (const std::string& line : *section) {
                lines += "    " + line + ",  // " + card.id + "\n";
                ++line_count;
            }
        }
    }
    std::string factions;
    for (const auto& [character, faction] : characters) {
        factions += "    Faction::" + faction + ",  // " + character + "\n";
    }
    return "// Generated from games/shards/data by games/shards/generate: do not edit.\n"
           "inline constexpr std::string_view set_ids[] = {" +
           set_ids +
           "};\n\n"
           "inline constexpr std::string_view card_ids[] = {\n    \"\",\n" +
           ids +
           "};\n\n"
           "constexpr std::uint8_t card_number(std::string_view id) {\n"
           "    std::uint8_t number = 1;\n"
           "    while (card_ids[number] != id) ++number;\n"
           "    return number;\n"
           "}\n\n"
           "// id, set, faction, kind, champion, cost, copies, defense, shield, shield by "
           "mastery,\n"
           "// owner, extra, first line, lines when played, exhausted, passive\n"
           "LEMNISCATE_CONSTANT CardFacts printed[] = {\n    {},\n" +
           printed + "};\n\nLEMNISCATE_CONSTANT Line printed_lines[] = {\n" + lines +
           "};\n\n// By character.\nLEMNISCATE_CONSTANT Faction character_factions[] = {\n"
           "    Faction::none,\n" +
           factions + "};\n\n// By set.\nLEMNISCATE_CONSTANT bool is_set_usual[] = {\n" + usual +
           "};\n";
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "usage: shards_generate tables.inc SET.cards...\n";
        return 2;
    }
    try {
        std::vector<SetText> sets;
        std::vector<CardText> cards;
        std::map<std::string, std::string> characters;
        for (int i = 2; i < argc; ++i) {
            CardsFile file = read_cards(argv[i]);
            add_set(cards, std::move(file.cards), i - 2);
            sets.push_back({file.set, file.usual});
            characters.merge(file.characters);
        }
        if (characters.size() != 4) throw DataError("not every character has its faction");
        check_mentions(cards);
        check_room(cards);
        std::ofstream output(argv[1]);
        output << tables(sets, cards, characters);
        if (!output.flush()) {
            std::cerr << argv[1] << ": cannot be written\n";
            return 1;
        }
    } catch (const DataError& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
    return 0;
}
