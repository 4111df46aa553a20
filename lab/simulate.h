// Many games between players, counted.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/player.h"
#include "match/position.h"
#include "match/problem.h"

namespace lemniscate::lab {

struct Simulation {
    std::string game;
    match::OptionList options = {};    ///< without `players`: their number is that of the names
    std::vector<std::string> players;  ///< one name per player
    std::uint64_t games = 100;
    unsigned threads = 1;
    std::uint64_t seed = 0;
    /// A folder, made if it is missing: `game-000001.record` and so on, one record per game. They
    /// have no date, so that the same simulation writes the same files.
    std::optional<std::filesystem::path> records = {};
    /// Called every now and then, one call at a time but on any thread, and once at the end.
    std::function<void(std::uint64_t done)> progress = {};
    /// Once it is set, no other game is begun; those that were finished are reported.
    const std::atomic<bool>* stop = nullptr;
    /// Finds a player of the game by its name, once for each seat and thread.
    std::function<std::unique_ptr<ai::Player>(std::string_view game, std::string_view name)>
        make_player = ai::make_player;
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
/// are told when it begins, and are asked only where there is more than one move. The problem is
/// that of the game or its options. Throws std::invalid_argument when there is no player of a name,
/// std::filesystem::filesystem_error when a record cannot be written.
match::Result<Report> simulate(const Simulation& simulation);

}  // namespace lemniscate::lab
