// What is printed on the cards beside their text, written down a second time for tests. It is never
// made from the card files, so that a slip in either shows.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace lemniscate::tests {

enum class Faction { none, homodeus, order, undergrowth, wraethe };
enum class Kind { starter, ally, mercenary, champion, relic_ally, relic_champion };

inline constexpr int by_mastery = -1;  ///< a shield as strong as its owner's mastery

struct Printed {
    std::string id;
    Faction faction = Faction::none;
    Kind kind = Kind::starter;
    int cost = 0;
    int copies = 0;  ///< of a starter: per player
    int defense = 0;
    int shield = 0;  ///< from hand
    std::string owner = {};

    bool is_champion() const { return kind == Kind::champion || kind == Kind::relic_champion; }
    bool is_relic() const { return kind == Kind::relic_ally || kind == Kind::relic_champion; }
    bool is_ally() const {
        return kind == Kind::ally || kind == Kind::mercenary || kind == Kind::relic_ally;
    }
    /// Found in the centre deck.
    bool is_central() const { return kind != Kind::starter && !is_relic(); }
};

/// How googletest shows one.
inline void PrintTo(const Printed& card, std::ostream* stream) { *stream << card.id; }

const std::vector<Printed>& base_cards();
const std::vector<Printed>& relics_of_the_future_cards();
std::vector<Printed> all_cards();

}  // namespace lemniscate::tests
