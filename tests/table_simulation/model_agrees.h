// Where a table and its model are compared.
#pragma once

#include "match/json.h"
#include "table/table.h"
#include "tests/table_simulation/model.h"

namespace lemniscate::tests::table_simulation {

/// What the owner of a table sees.
void demand_agreement(const table::Table& table, const Model& model);

/// What a watcher at this seat is sent.
void demand_agreement(const match::Json& update, const Model& model, Seat seat, Time now);

}  // namespace lemniscate::tests::table_simulation
