// What happened in a match, in words.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "engine/seat.h"
#include "match/match.h"
#include "texts/texts.h"

namespace lemniscate::cli {

/// The turns that the moves from `from` up to `to` belong to, a line each, as far as the viewer may
/// know them. `names` says who sits where.
std::vector<std::string> log_lines(const match::Match& match, std::size_t from, std::size_t to,
                                   Viewer viewer, std::span<const std::string> names,
                                   const texts::Texts& texts);

}  // namespace lemniscate::cli
