// What happened, in words, as far as the viewer may know it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play/ink.h"
#include "games/shards/shards.h"
#include "match/session.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

/// One line per turn: "greedy 1: played Crystal ×3, Blaster; recruited Nil Assassin; hit you for
/// 3".
std::vector<std::string> tell(std::span<const match::Step<shards::Game>> steps, Viewer viewer,
                              std::span<const std::string> names, const Ink& ink,
                              const texts::Texts& texts);

/// The turns of the others since the viewer's own last one; to a spectator, and at the end of the
/// game, the last round.
std::vector<std::string> news(std::span<const match::Step<shards::Game>> steps, Viewer viewer,
                              std::span<const std::string> names, const Ink& ink,
                              const texts::Texts& texts);

}  // namespace lemniscate::cli::playing
