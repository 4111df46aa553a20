// The part of the log that somebody waits for.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/seat.h"
#include "match/choice.h"

namespace lemniscate::match {

class Match;

/// What others did since the viewer's own last turn, and of its own turns what its moves from
/// `seen` on led to without its choosing it: shields and damage, a tile, a location. What it did
/// itself it knows. At the end, and to nobody in particular, the whole last round is news.
std::vector<LogLine> news(const Match& match, Viewer viewer, std::size_t seen);

/// The step from which the log is news to a viewer who knows what its own moves led to; nothing
/// where there is no news.
std::optional<std::size_t> news_since(const Match& match, Viewer viewer);

}  // namespace lemniscate::match
