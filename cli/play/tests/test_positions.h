// Positions of both games, and games that begin at them, for tests of this folder.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/test_game.h"
#include "games/shards/shards.h"
#include "games/splendor/splendor.h"

namespace lemniscate::cli::play {

shards::State shards_position(std::string_view json);
splendor::State splendor_position(std::string_view json);

/// For two, with something of everything.
shards::State middle_of_a_turn();
splendor::State middle_of_a_game();

/// A game that begins at this position.
TestGame game_at(const shards::State& state, std::vector<std::string> players = {});
TestGame game_at(const splendor::State& state, std::vector<std::string> players = {});

/// A position of a random game after so many decisions.
shards::State random_turn(const shards::Options& options, std::uint64_t seed, int decisions);
splendor::State random_table(std::uint64_t seed, std::uint32_t players, int decisions);

/// Positions of every way to play Shards of Infinity, early and late.
void each_way_to_play(const std::function<void(const shards::State&)>& visit);

}  // namespace lemniscate::cli::play
