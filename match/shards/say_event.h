// Events of Shards as phrases of a log.
#pragma once

#include <string_view>

#include "games/shards/shards.h"

namespace lemniscate::match::shards_format {

/// The text of events that are told together, with a list of their cards: `played {cards}`. Empty
/// for all others.
std::string_view gathering_key(const shards::Event& observed);

}  // namespace lemniscate::match::shards_format
