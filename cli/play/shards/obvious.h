// Moves that need no thinking.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/shards/shards.h"
#include "match/choice.h"

namespace lemniscate::cli::play {

/// The next card to play or champion to exhaust that asks nothing and only gives: gems, power,
/// mastery, health, cards. What could give more later in the turn is left to the person: a
/// condition that is not met yet, a mastery that focusing would reach, an amount that still grows.
/// Champions come first, then what others may depend on.
std::optional<std::string> obvious_move(const shards::Table& table,
                                        const std::vector<match::Choice>& choices);

/// Whether the move leads to a question, by what its seat knows.
bool asks_something(const match::Choice& choice);

}  // namespace lemniscate::cli::play
