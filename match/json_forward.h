// The tree of JSON values, named only: reading its library costs more than a second in every file.
// Whoever looks into a tree includes match/json.h.
#pragma once

#include <memory>

#include <nlohmann/json_fwd.hpp>

namespace lemniscate::match {

/// Keeps the order of fields, which people read.
using Json = nlohmann::ordered_json;

/// A tree that stands beside other things, or none.
using SharedJson = std::shared_ptr<const Json>;

}  // namespace lemniscate::match
