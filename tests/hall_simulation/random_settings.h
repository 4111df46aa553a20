// What random people open tables with.
#pragma once

#include <vector>

#include "engine/dice.h"
#include "match/json.h"
#include "tests/hall_simulation/table_facts.h"

namespace lemniscate::tests::hall_simulation {

/// Settings of a table in any way to play: kept seats, bots, clocks, private or not.
match::Json random_settings(const std::vector<Person>& people, Dice& dice);
match::Json random_clock(Dice& dice);
match::Json random_seat(const std::vector<Person>& people, Dice& dice);

/// A wish for a quick match, without its id.
match::Json random_quick(Dice& dice);

}  // namespace lemniscate::tests::hall_simulation
