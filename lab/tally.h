// What is counted of the games of a simulation.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/game.h"
#include "lab/simulate.h"

namespace lemniscate::lab {

/// Whole numbers only, so that tallies of parts add up to the same whole in any order.
class Tally {
  public:
    explicit Tally(std::size_t seats) : wins_(seats) {}

    void add(const Outcome& outcome, std::uint64_t moves);
    void add(const Tally& other);

    /// The report, but for the time it took.
    Report report(std::string game, const std::vector<std::string>& players) const;

  private:
    /// An Outcome has a bit per seat, so at most eight share a win. Slot k: wins shared by k + 1.
    using Wins = std::array<std::uint64_t, 8>;

    std::uint64_t games_ = 0;
    std::uint64_t draws_ = 0;
    std::uint64_t moves_ = 0;
    std::uint64_t min_moves_ = 0;
    std::uint64_t max_moves_ = 0;
    std::uint64_t max_decided_moves_ = 0;
    std::vector<Wins> wins_;
    std::map<std::string, std::uint64_t, std::less<>> reasons_;
};

}  // namespace lemniscate::lab
