#pragma once

#include <vector>

#include "match/json.h"

namespace lemniscate::tests {

/// What somebody who knows a game of Shards only as JSON knows after a step: the view before it
/// with the events of the step worked in, as plainly as possible. Of a position, which shows
/// everything, it makes the one after the step, but for decks that were shuffled: all decks are
/// `"?"` in it.
///
/// Left out are `to_act` and `decision`, which follow from the rest, and `pending` and `attack`:
/// how the rules keep track of a question that is not answered yet; and `unseen`: what the game has
/// and nobody shows.
match::Json fold_shards(match::Json before, const std::vector<match::Json>& events);

/// A view or position without what the fold leaves out, decks hidden.
match::Json folded_part(match::Json view);

}  // namespace lemniscate::tests
