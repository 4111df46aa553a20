// How fast a match answers whoever plays it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
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

/// What one such match took.
struct ToldMatch {
    std::uint64_t plays = 0;
    std::uint64_t bytes = 0;   ///< of JSON
    std::uint64_t memory = 0;  ///< at its end
};
ToldMatch tell_match(std::string_view game, std::uint64_t seed);

/// About `seconds` for each game.
std::vector<MatchBenchRun> bench_matches(double seconds);

}  // namespace lemniscate::lab
