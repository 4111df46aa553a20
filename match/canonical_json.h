// JSON with one way to write it (RFC 8785), so that it can be hashed.
#pragma once

#include <string>

#include "match/json_forward.h"
#include "match/problem.h"

namespace lemniscate::match {

/// Without blanks, fields in the order of their names' UTF-16 units. Of numbers only the whole ones
/// from -2^53 to 2^53: those are written alike everywhere, and nothing that we hash has others.
/// Other numbers and texts that are not UTF-8 are refused.
Result<std::string> canonical_json(const Json& json);

}  // namespace lemniscate::match
