// What happened, in words, as far as the viewer may know it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play/ink.h"
#include "games/splendor/splendor.h"
#include "match/session.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

/// One line per turn: "greedy 1: recruited Rocket for R2, took Asgard". Steps that belong to one
/// turn (an action, a location, a return) are told together.
std::vector<std::string> tell(std::span<const match::Step<splendor::Game>> steps, Viewer viewer,
                              std::span<const std::string> names, const Ink& ink,
                              const texts::Texts& texts);

/// What happened since the viewer decided last; to a spectator, the last round is news.
std::vector<std::string> news(std::span<const match::Step<splendor::Game>> steps, Viewer viewer,
                              std::span<const std::string> names, const Ink& ink,
                              const texts::Texts& texts);

}  // namespace lemniscate::cli::playing
