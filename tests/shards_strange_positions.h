// Shards positions that are legal to load and hardly ever reached by play.
#pragma once

#include "engine/dice.h"
#include "games/shards/shards.h"
#include "match/json.h"

namespace lemniscate::tests {

/// A random position at the beginning or in the middle of a turn: any cards anywhere, masteries
/// around every threshold, little health, short decks, late rounds, in such mixtures that every
/// question and every ending is common. The options say who plays; what happens before the first
/// turn is left out.
match::Json strange_position(const shards::Options& options, Dice& dice);

}  // namespace lemniscate::tests
