// The choices of Splendor, grouped so that they fit on a screen.
#pragma once

#include <vector>

#include "cli/play/asked.h"
#include "cli/play/layout.h"
#include "cli/play/numbered.h"
#include "cli/style.h"

namespace lemniscate::cli::play {

/// terse    tokens as ranges of numbers, no prices, and the rest as below
/// brief    reservations as ranges of numbers, other payments as one
/// named    the cards that can be reserved by name
std::vector<ChoiceGroup> group_splendor_choices(const Asked& asked, Detail detail,
                                                const Style& style);

}  // namespace lemniscate::cli::play
