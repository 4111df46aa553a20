// What one simulated table is opened with, and by whom.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/dice.h"
#include "match/json.h"
#include "table/settings.h"
#include "tests/table_simulation/ways.h"

namespace lemniscate::tests::table_simulation {

struct Plan {
    match::Json settings;
    std::vector<table::Person> people;  ///< the first one opens the table; the last one never sits
    bool troubled;                      ///< things go wrong on the way
    std::uint32_t steps;                ///< after so many people hurry to the end
};

Plan make_plan(const Way& way, std::uint64_t seed, Dice& dice);

}  // namespace lemniscate::tests::table_simulation
