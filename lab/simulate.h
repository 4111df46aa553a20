// Many games between players, counted.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "games/games.h"

namespace lemniscate::lab {

template <Game G>
struct Simulation {
    typename G::Options options = {};
    std::vector<std::string> players;  ///< one name per player, from ai::player_names()
    std::uint64_t games = 100;
    unsigned threads = 1;
    std::uint64_t seed = 0;
    /// A folder, made if it is missing: `game-000001.record` and so on, one record per game. They
    /// have no date, so that the same simulation writes the same files.
    std::optional<std::filesystem::path> records = {};
    /// Called every now and then, one call at a time but on any thread, and once at the end.
    std::function<void(std::uint64_t done)> progress = {};
};

/// An estimate with its 95 % interval.
struct Share {
    double value;
    double low;
    double high;
};

/// Wilson's score interval of a share: it stays sensible near 0 and 1 and for few games. Without
/// trials it is all of 0 to 1.
Share wilson(double hits, std::uint64_t trials);

struct SeatReport {
    std::string player;
    std::uint64_t wins;         ///< alone, or with a partner: a team's win is a win of both
    std::uint64_t shared_wins;  ///< with others who are no partners
    Share win_rate;             ///< a shared win counts as a part of one
};

struct Report {
    std::string game;
    std::uint64_t games;
    std::uint64_t draws;  ///< nobody won
    std::vector<SeatReport> seats;
    std::vector<std::pair<std::string, std::uint64_t>> reasons;  ///< why games ended, by id
    double mean_moves;  ///< decisions with two or more answers, per game
    std::uint64_t min_moves;
    std::uint64_t max_moves;
    std::uint64_t max_decided_moves;  ///< of games that somebody won
    std::uint64_t moves;
    double seconds;  ///< wall clock: the one part that differs between runs
};

/// The seed of one game of a simulation, counted from 0; records carry it.
std::uint64_t game_seed(std::uint64_t seed, std::uint64_t game);

/// Plays them all. Everything but `seconds` depends only on the simulation, never on the threads.
/// Game i is dealt from match::game_dice and played with match::bot_dice of its game_seed; players
/// are asked only where there is more than one move. Throws std::invalid_argument when `players`
/// does not name a player for each seat, std::filesystem::filesystem_error when a record cannot be
/// written.
template <Game G>
Report simulate(const Simulation<G>& simulation);

}  // namespace lemniscate::lab
