// The help of Shards of Infinity: for the mode and the variants that are played.
#pragma once

#include "cli/play/help_page.h"
#include "games/shards/shards.h"

namespace lemniscate::cli::playing {

void add_shards_help(HelpPage& help, const shards::Table& table);

}  // namespace lemniscate::cli::playing
