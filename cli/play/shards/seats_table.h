// The seats, one line each: character, health, mastery, cards, champions.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/ink.h"
#include "games/shards/shards.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

/// A heading and every seat. Champions have their defense behind them and stand in brackets when
/// they are exhausted; where they do not fit they get a line of their own, or, to be `brief`, are
/// cut.
std::vector<std::string> seats_table(const shards::Table& table, Viewer viewer, int width,
                                     bool brief, const Ink& ink, const texts::Texts& texts,
                                     std::span<const std::string> names);

}  // namespace lemniscate::cli::play
