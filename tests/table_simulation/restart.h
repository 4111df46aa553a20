// A table that is made again from what was stored.
#pragma once

#include <string>
#include <vector>

#include "table/table.h"

namespace lemniscate::tests::table_simulation {

/// An entry as it is stored, read back from its text.
table::Entry read_line(const std::string& line);

/// Everything that leaves either table is the same.
void demand_same_table(const table::Table& a, const table::Table& b,
                       const std::vector<table::Watcher>& watchers, table::Time now);

/// A table from all these entries.
table::Table restarted(const std::vector<table::Entry>& entries);

}  // namespace lemniscate::tests::table_simulation
