// How fast a match answers whoever plays it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lemniscate::lab {

/// One thread, two players, random moves: every move is played by its text, and one viewer is told
/// events, choices, notes and the view, all as JSON text.
struct MatchBenchRun {
    std::string game;
    double plays_per_second;
    std::uint64_t bytes_per_play;   ///< of JSON
    std::uint64_t bytes_per_match;  ///< of memory at its end, on average
};

/// About `seconds` for each game.
std::vector<MatchBenchRun> bench_matches(double seconds);

}  // namespace lemniscate::lab
