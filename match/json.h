// JSON in and out: strict reading, readable writing.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "match/json_forward.h"
#include "match/problem.h"

namespace lemniscate::match {

inline SharedJson share(Json tree) { return std::make_shared<const Json>(std::move(tree)); }

/// Refuses what is not JSON, objects that name a field twice, and depths that no format needs.
Result<Json> parse_json(std::string_view text);

/// Indented by two; lists and small objects stand on one line where they fit into 100 columns.
/// Ends with a newline.
std::string format_json(const Json& json);

}  // namespace lemniscate::match
