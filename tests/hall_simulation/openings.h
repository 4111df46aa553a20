// Whether a table is what somebody wanted to open.
#pragma once

#include "tests/hall_simulation/request.h"
#include "tests/hall_simulation/table_facts.h"

namespace lemniscate::tests::hall_simulation {

/// Whether `open` or `quick` asks for a table like this, of the same person under the same id.
bool asks_for(const Request& request, const TableFacts& facts);

}  // namespace lemniscate::tests::hall_simulation
