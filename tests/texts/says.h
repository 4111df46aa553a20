// What the text of every card must say, in whatever language: its numbers and keywords, written by
// hand and never made from the card files.
//
// Clauses stand between dots, the parts of a clause between colons (a condition and what follows
// from it). A part names numbers and concepts of tests/texts/vocabulary.h in any order, since
// languages order them differently. What stands in brackets may be left out of the brief form, and
// a question mark follows what some languages say and others do not.
#pragma once

#include <string>
#include <vector>

namespace lemniscate::tests {

struct Says {
    std::string id;
    std::string text;
};

const std::vector<Says>& shards_says();

/// A character or location of Splendor: what is printed on it, written down a second time.
struct PrintedCharacter {
    std::string id;
    int level;  ///< of a location 0
    std::string bonus;
    int points;
    int avengers;
    int cost[5];  ///< yellow, purple, blue, red, orange
};

const std::vector<PrintedCharacter>& splendor_printed();

}  // namespace lemniscate::tests
