#pragma once

#include <nlohmann/json.hpp>

#include "tests/naive/shards_table.h"

namespace lemniscate::naive::shards {

using Json = nlohmann::ordered_json;

/// Whole or partial positions; of the derived fields it reads only `result`, and what says that a
/// solo game is still being set up.
Table read_table(const Json& position);

/// Every field of the table; nothing about what is asked.
Json write_table(const Table& table);

}  // namespace lemniscate::naive::shards
