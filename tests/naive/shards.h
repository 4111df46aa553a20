#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/dice.h"
#include "tests/naive/shards_table.h"

/// Shards of Infinity a second time, slow and plain. It shares nothing but the dice with the rules
/// that are played, so that where the two agree neither has merely copied the other's mistake.
namespace lemniscate::naive {

using Json = nlohmann::ordered_json;

/// A game at one moment. What is asked in the middle of a card is found by playing the whole move
/// again from the quiet moment before it, with the answers given so far.
struct Shards {
    shards::Table table;                       ///< as it lies now
    std::optional<shards::Question> question;  ///< none when the game is over
    shards::Table quiet;                       ///< as it lay before the move under way
    Dice quiet_dice;
    std::vector<std::string> answers;  ///< since the quiet moment
};

/// Whole or partial positions with nothing pending but set-up; checks nothing.
Shards read_shards(const Json& position, Dice dice);

/// Every field but `pending` and `attack`.
Json write_shards(const Shards& game);

/// In notation, sorted alphabetically; none when the game is over.
std::vector<std::string> shards_moves(const Shards& game);

/// Throws std::invalid_argument when the move is not one of shards_moves().
Shards apply_shards(const Shards& game, const std::string& move);

/// Lines of exactly `depth` decisions; a game that ends earlier is one line.
std::uint64_t shards_perft(const Shards& game, int depth);

}  // namespace lemniscate::naive
