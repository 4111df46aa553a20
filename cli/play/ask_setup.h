// Questions before a game, for whoever starts one at a terminal and says little.
#pragma once

#include <optional>
#include <string>

#include "cli/options.h"
#include "cli/play/dialog.h"

namespace lemniscate::cli::play {

/// Which of the games it shall be; the first is the usual one. Nothing when the person left.
std::optional<std::string> ask_game(const Dialog& dialog);

/// Offers the game as it was said, with `others` as opponents; who wants another one is asked for
/// what the game declares as its options (match/options.h), who sits where, and names. What was
/// said is not asked, and where that settles players and words there is no offer. Enter takes the
/// default everywhere. Nothing when the person left.
std::optional<PlayOptions> ask_setup(const std::string& game, const PlayOptions& said,
                                     const std::string& others, const Dialog& dialog);

}  // namespace lemniscate::cli::play
