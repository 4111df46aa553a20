// What is told of a table to whoever does not look at it: in lists, and to the store.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "match/json_text.h"
#include "store/rows.h"
#include "table/table.h"

namespace lemniscate::server {

/// `gathering`, `salting`, `playing`, `over`.
std::string_view phase_name(table::Phase phase);

/// What anybody may know who may know of the table: game, options, who sits where, whose turn it
/// is. Nothing in it depends on a hidden card.
match::JsonObject glance_of(const table::Table& table);

/// How the table stands, for the store.
store::TableState state_of(const table::Table& table);

/// What people are called, by id.
using Names = std::map<std::string, std::string>;
match::JsonObject write_names(const Names& names);

/// A line of a list. `names` are those of the people who sit there.
match::JsonObject list_row(const store::KnownTable& known, const Names& names);

}  // namespace lemniscate::server
