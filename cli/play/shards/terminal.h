// Shards of Infinity at the terminal.
#pragma once

#include "cli/play/game_terminal.h"

namespace lemniscate::cli::play {

const GameTerminal& shards_terminal();

}  // namespace lemniscate::cli::play
