// Reads a file of cards and says what is wrong with it.
#pragma once

#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace lemniscate::shards::generate {

/// `base.cards:12: what is wrong`
class DataError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// A card as the initialisers of its C++ tables.
struct CardText {
    std::string id;
    int set = 0;  ///< its number
    std::string faction = "none";
    std::string kind;
    bool champion = false;
    int cost = -1;
    int copies = 0;
    int defense = 0;
    int shield = 0;
    bool mastery_shield = false;
    std::string owner = "none";
    std::string extra = "none";
    std::vector<std::string> play;
    std::vector<std::string> exhaust;
    std::vector<std::string> passive;
    std::string where;  ///< file and line, for what is found out later
};

/// A set of cards.
struct CardsFile {
    std::string set;     ///< its name is that of the file
    bool usual = false;  ///< in a game unless it is said otherwise
    std::vector<CardText> cards;
    std::map<std::string, std::string> characters;  ///< faction by character
};

CardsFile read_cards(const std::string& file);

}  // namespace lemniscate::shards::generate
