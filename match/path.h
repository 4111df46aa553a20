// How problems name a place in a JSON document, and what stands there.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "match/json_forward.h"

namespace lemniscate::match {

/// `players[0]` and `tokens` make `players[0].tokens`; the document itself has the empty path.
std::string field_path(std::string_view object, std::string_view name);

/// `players` and 0 make `players[0]`.
std::string entry_path(std::string_view list, std::size_t at);

/// A value as JSON in plain ASCII, cut where it is long: what an input says is shown to people, and
/// must not be able to move their cursor.
std::string excerpt(const Json& value);

}  // namespace lemniscate::match
