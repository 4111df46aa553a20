// Events of Shards as phrases of a log.
#pragma once

#include <string_view>

#include "engine/seat.h"
#include "games/shards/shards.h"
#include "match/choice.h"

namespace lemniscate::match::shards_format {

/// The text of events that are told together, with a list of their cards: `played {cards}`. Empty
/// for all others.
std::string_view gathering_key(const shards::Event& observed);

/// How much an event that is told matters to its viewer.
Weight weight_of(const shards::Event& observed, Viewer viewer);

}  // namespace lemniscate::match::shards_format
