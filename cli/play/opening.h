// How a game begins: dealt anew, loaded from a file, or gone on with.
#pragma once

#include <string_view>

#include "cli/console.h"
#include "cli/options.h"
#include "cli/play/pages.h"

namespace lemniscate::cli::playing {

/// A new game, or the one that `load` names. Throws Failure when options or file are wrong.
Seated open_game(const PlayOptions& options, const Console& console);

/// The game of a record that was kept. Nothing when it is damaged or over.
std::optional<Seated> open_kept(std::string_view record);

}  // namespace lemniscate::cli::playing
