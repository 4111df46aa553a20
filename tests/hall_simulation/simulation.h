// Many people at many tables of a hall: they send what they like, connections and the store and the
// process fail, and what everybody gets is judged by a plain model of who may do and know what.
// Same seed, same hall; no clock, thread or socket.
#pragma once

#include <cstdint>

#include "tests/hall_simulation/counts.h"

namespace lemniscate::tests::hall_simulation {

/// One hall, for so many commands. Throws `Disagreement` with the seed and the command.
Counts simulate(std::uint64_t seed, std::uint64_t commands);

/// So many commands over halls of some thousands each.
Counts simulate_many(std::uint64_t commands, std::uint64_t first_seed = 0);

}  // namespace lemniscate::tests::hall_simulation
