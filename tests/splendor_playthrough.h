// A Splendor game told for a playthrough: the table before each decision, and what happened.
#pragma once

#include <ostream>

#include "games/splendor/splendor.h"

namespace lemniscate::tests {

void tell_position(std::ostream& text, const splendor::State& state);
void tell_event(std::ostream& text, const splendor::Event& event);

}  // namespace lemniscate::tests
