// How fast the games run, and one signature for what they do.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lemniscate::lab {

/// Random full games on one thread. Only decisions with two or more answers count as moves.
struct BenchRun {
    std::string game;
    std::string setup;  ///< its name
    std::uint32_t players;
    double moves_per_second;
    double games_per_second;
    double ns_per_move;
    double ns_per_copy;
    std::uint64_t state_bytes;
};

/// Measures the set-ups that a game names for it; about `seconds` is spent on each run.
std::vector<BenchRun> bench(double seconds);

/// A hash over fixed seeded games of every game and set-up, from how many moves each
/// decision had, the notation of the one chosen, and the winners: the same on every machine and in
/// every build, changed only by a change of the rules, of the order of moves or of the dice.
std::uint64_t signature();

}  // namespace lemniscate::lab
