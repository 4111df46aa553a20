#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/naive/facts.h"

/// Splendor: Marvel a second time, slow and plain. It shares nothing with the rules that are
/// played, so that where the two agree neither has merely copied the other's mistake.
namespace naive {

struct Tokens {
    PerColour colour{};
    int grey = 0;
    int green = 0;
};

struct Reserved {
    std::string card;
    bool hidden = false;
};

struct Player {
    Tokens tokens;
    std::vector<std::string> characters;
    std::vector<Reserved> reserved;
    std::vector<std::string> locations;
};

/// A position in plain words; the names are those of the position file.
struct Splendor {
    std::size_t seat = 0;
    std::size_t first_seat = 0;
    std::string phase = "action";
    int passes = 0;
    int count = 0;
    Tokens supply;
    std::map<std::string, std::vector<std::string>> table;  ///< rows of four, "" is an empty slot
    std::map<std::string, std::vector<std::string>> decks;  ///< top first
    std::vector<std::string> locations;
    std::optional<std::size_t> avengers_tile;
    std::vector<Player> players;
};

// json.cpp

/// Whole or partial positions; checks nothing, ignores the derived fields.
Splendor read(const nlohmann::ordered_json& position);

/// Every field, in the order of the position file.
nlohmann::ordered_json write(const Facts& facts, const Splendor& position);

// score.cpp

struct Result {
    std::vector<std::size_t> winners;
    std::string reason;
};

PerColour bonuses(const Facts& facts, const Player& player);
int avengers(const Facts& facts, const Player& player);
int points(const Facts& facts, const Splendor& position, std::size_t seat);

/// Asked when `seat` has just ended a turn and `count` and `passes` include that turn.
std::optional<Result> result(const Facts& facts, const Splendor& position);

// splendor.cpp

/// In notation, sorted alphabetically; none when the game is over.
std::vector<std::string> moves(const Facts& facts, const Splendor& position);

/// Throws std::invalid_argument when the move is not one of moves().
Splendor apply(const Facts& facts, const Splendor& position, const std::string& move);

/// Leaves after exactly `depth` decisions; a game that ends earlier is one leaf.
std::uint64_t perft(const Facts& facts, const Splendor& position, int depth);

}  // namespace naive
