// A problem as programs read it.
#pragma once

#include "match/json_text.h"
#include "match/problem.h"

namespace lemniscate::table {

/// `{"problem": KIND, "where": PLACE, "found": TEXT, "expected": TEXT, "line": 12}`, the line only
/// where there is one.
match::JsonObject write_problem(const match::Problem& problem);

}  // namespace lemniscate::table
