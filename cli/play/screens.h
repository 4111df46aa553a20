// The table of any game as text.
#pragma once

#include <span>
#include <string>

#include "cli/style.h"
#include "match/view.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

/// What the view shows, from where its viewer sits; of an open view everything. `names` says who
/// sits where; left out, seats have numbers.
std::string draw(const match::View& view, const Style& style, const texts::Texts& texts,
                 std::span<const std::string> names = {});

}  // namespace lemniscate::cli::play
