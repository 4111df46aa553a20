// The part of the log that somebody waits for.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/seat.h"
#include "match/choice.h"

namespace lemniscate::match {

class Match;

/// What others did since the viewer's own last turn, and of its own turns what its moves from
/// `seen` on led to without its choosing it: shields and damage, a tile, a location. What it did
/// itself it knows. At the end, and to nobody in particular, the whole last round is news.
std::vector<LogLine> news(const Match& match, Viewer viewer, std::size_t seen);

}  // namespace lemniscate::match
