// What happened in a game of Shards of Infinity, as JSON.
#pragma once

#include "games/shards/shards.h"
#include "match/json_text.h"

namespace lemniscate::match {

/// A flat object: `kind`, `seat`, and what an event of this kind has (games/shards/event.h);
/// `other`, `card`, `from`, `to`, `slot`, `resource`, `character`, `amount`, `reason`, `winners`,
/// and `revealed` where it is true. The event is as its viewer may see it: a hidden card is "?".
JsonObject write_event(const shards::Event& observed);

}  // namespace lemniscate::match
