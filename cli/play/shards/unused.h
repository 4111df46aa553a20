// What a person has not used yet, and what `all` leaves to them.
#pragma once

#include <string>

#include "cli/play/asked.h"

namespace lemniscate::cli::play {

/// What the end of the turn would throw away though it only gives: cards, champions, gems; as a
/// list. Empty: nothing.
std::string unused_things(const Asked& asked);

/// What `all` did not play, and why not; empty: nothing.
std::string left_to_person(const Asked& asked);

}  // namespace lemniscate::cli::play
