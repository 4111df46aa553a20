// What goes wrong with a request, by mistake or on purpose.
#pragma once

#include "engine/dice.h"
#include "tests/hall_simulation/people.h"
#include "tests/hall_simulation/wishes.h"
#include "tests/hall_simulation/world.h"

namespace lemniscate::tests::hall_simulation {

/// Another's seat, another table, a code that does not fit, an older number, somebody else who
/// asks.
void spoil(Wish& wish, const World& world, const People& people, Dice& dice);

/// Makes a text of it that cannot be read.
void make_nonsense(Request& request, Dice& dice);

}  // namespace lemniscate::tests::hall_simulation
