// A table of Splendor as text.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "cli/play/layout.h"
#include "cli/style.h"
#include "games/splendor/splendor.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

/// What the viewer knows, from where the viewer sits: what can be afforded, what is missing. No
/// line is wider than the style's columns. `names` says who sits where ("greedy"); left out, seats
/// have numbers.
std::vector<std::string> table_lines(const splendor::View& view, const Style& style,
                                     const texts::Texts& texts, std::span<const std::string> names,
                                     Spacing spacing);

}  // namespace lemniscate::cli::play
