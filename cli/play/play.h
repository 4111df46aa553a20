// `lemniscate play`: a game at the terminal, or line by line through a pipe.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace lemniscate::cli::play {

/// Plays until the game is over or the person leaves; 0 either way. Throws Failure when the options
/// or the loaded file are wrong.
///
/// The person has seat 0; `bots` are the names of the seats after it, the last one repeated where
/// names are missing. `person` is a name as well: several people share the keyboard. At a terminal
/// what was not said is asked.
int run(const PlayOptions& options, const Console& console);

}  // namespace lemniscate::cli::play
