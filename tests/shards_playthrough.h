// A game of Shards written down: ids and notation only.
#pragma once

#include <ostream>

#include "games/shards/shards.h"

namespace lemniscate::tests {

void tell_position(std::ostream& text, const shards::State& state);
void tell_event(std::ostream& text, const shards::Event& event);

}  // namespace lemniscate::tests
