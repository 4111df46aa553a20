#pragma once

#include <map>
#include <string>

namespace lemniscate::naive::shards {

/// What is printed on a card besides its lines.
struct Card {
    std::string faction;  ///< "" for starters
    std::string kind;     ///< starter, ally, mercenary, champion, relic
    int cost = 0;
    int defense = 0;
    int shield = -1;        ///< from the hand; -1 is none
    std::string character;  ///< whose relic it is
};

const std::map<std::string, Card>& all_cards();

/// Throws when there is no such card.
const Card& card(const std::string& id);

bool of_faction(const std::string& id, const std::string& faction);

/// Champions and the relic that is one.
bool is_champion(const std::string& id);

/// Allies and mercenaries: in a play zone a mercenary is an ally.
bool is_ally(const std::string& id);

/// A character's faction, and the card it may add to its deck against Nemesis.
struct Character {
    std::string faction;
    std::string extra;
};

const std::map<std::string, Character>& all_characters();

}  // namespace lemniscate::naive::shards
