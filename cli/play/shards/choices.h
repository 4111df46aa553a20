// The choices of Shards of Infinity, grouped so that they fit on a screen.
#pragma once

#include <vector>

#include "cli/play/asked.h"
#include "cli/play/layout.h"
#include "cli/play/numbered.h"
#include "cli/style.h"

namespace lemniscate::cli::play {

/// terse    cards of the row as ranges of numbers, and no previews
/// brief    previews of what is played, none of what is bought
/// named    previews of everything
std::vector<ChoiceGroup> group_shards_choices(const Asked& asked, Detail detail,
                                              const Style& style);

}  // namespace lemniscate::cli::play
