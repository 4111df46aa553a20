// Splendor: Marvel at the terminal.
#pragma once

#include "cli/play/game_terminal.h"

namespace lemniscate::cli::play {

const GameTerminal& splendor_terminal();

}  // namespace lemniscate::cli::play
