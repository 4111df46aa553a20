// Which cards a viewer has not located, as JSON.
#pragma once

#include "games/splendor/splendor.h"
#include "match/json_text.h"

namespace lemniscate::match::splendor_format {

/// By level, then by card: how many there are, which in Splendor is always one. Sorted by id.
JsonObject write_unseen(const splendor::View& view);

}  // namespace lemniscate::match::splendor_format
