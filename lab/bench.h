// How fast the games run.
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

}  // namespace lemniscate::lab
