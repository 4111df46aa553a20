// Positions that are legal to load and hardly ever reached by play.
#pragma once

#include <cstdint>

#include "engine/dice.h"
#include "match/json.h"

namespace lemniscate::tests {

/// A random Splendor position: large teams, full reserves, poor supplies, short decks, late turns,
/// in such mixtures that location choices, returns, passes and every kind of ending are common.
match::Json strange_position(std::uint32_t players, Dice& dice);

}  // namespace lemniscate::tests
