// A table of Shards of Infinity as text.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play/layout.h"
#include "cli/style.h"
#include "games/shards/shards.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

/// What the viewer knows, from where the viewer sits; of an open view everything, hands and decks
/// included. No line is wider than the style's columns. `names` says who sits where ("greedy");
/// left out, seats have numbers. The hand is always there: everything else is shortened before it.
std::vector<std::string> table_lines(const shards::View& view, const Style& style,
                                     const texts::Texts& texts, std::span<const std::string> names,
                                     Spacing spacing);

}  // namespace lemniscate::cli::play
