// Many tables in one program: people, bots and outside programs play at each, things go wrong, a
// plain model agrees at every step. Same seed, same table; no clock, thread or file.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "tests/table_simulation/ways.h"

namespace lemniscate::tests::table_simulation {

/// What was seen, so that nobody believes in a simulation in which nothing happens.
struct Counts {
    std::uint64_t tables = 0;
    std::uint64_t dealt = 0;
    std::uint64_t steps = 0;
    std::uint64_t entries = 0;
    std::uint64_t commands_done = 0;
    std::uint64_t commands_repeated = 0;
    std::uint64_t restarts = 0;
    std::uint64_t twins = 0;
    std::uint64_t twins_dealt_differently = 0;
    std::uint64_t not_stored = 0;
    std::map<std::string, std::uint64_t> kinds;     ///< of entries
    std::map<std::string, std::uint64_t> refusals;  ///< by id
    std::map<std::string, std::uint64_t> endings;   ///< by reason

    void add(const Counts& other);
};

/// Plays one table. Throws `Disagreement` with the way to play, the seed and the step.
/// `at_every_point`: it is made again from its entries after every step, not at one only.
Counts simulate(const Way& way, std::uint64_t seed, bool at_every_point);

/// So many tables over all ways to play in turn, the first of them made again at every point.
Counts simulate_many(std::uint64_t tables, std::uint64_t at_every_point);

}  // namespace lemniscate::tests::table_simulation
