#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>

namespace naive {

/// The five colours in the order every list of tokens is written in.
inline const std::array<std::string, 5> colour_names = {"yellow", "purple", "blue", "red",
                                                        "orange"};

/// One number per colour, in the order of `colour_names`.
using PerColour = std::array<int, 5>;

struct Character {
    std::string level;  ///< "1", "2" or "3", as the keys of the table in a position
    std::size_t bonus = 0;
    int points = 0;
    int avengers = 0;
    PerColour cost{};
};

struct Location {
    int points = 0;
    PerColour needs{};
};

/// What is printed on cards and tiles, by id.
struct Facts {
    std::map<std::string, Character> characters;
    std::map<std::string, Location> locations;
};

Facts read_facts(const std::string& characters_csv, const std::string& locations_csv);

/// The place of a colour's name in `colour_names`; throws when it is no colour.
std::size_t colour_index(const std::string& name);

}  // namespace naive
