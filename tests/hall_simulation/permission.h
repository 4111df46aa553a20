// Who may do what at a table, as it is promised: by this every stored entry must have come from
// somebody who asked for it and was free to.
#pragma once

#include <vector>

#include "match/json.h"
#include "tests/hall_simulation/table_facts.h"

namespace lemniscate::tests::hall_simulation {

/// `facts`: before the entry. `asked`: what the person of the entry has sent to this table under
/// the id of its command.
void demand_permitted(const TableFacts& facts, const match::Json& entry,
                      const std::vector<match::Json>& asked);

/// Whether a message shows the code of this table, however it is typed.
bool shows_code(const match::Json& message, const TableFacts& facts);

}  // namespace lemniscate::tests::hall_simulation
