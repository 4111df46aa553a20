// The supply and the seats, one line each, with a column per kind of token.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play/splendor/token_ink.h"
#include "games/splendor/splendor.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

/// A heading, the supply, and every seat: points, bonuses + tokens by colour, tokens held, Avengers
/// symbols, what the gauntlet still asks for, reserved cards. Where these do not fit they get a
/// line of their own. The viewer's own are left out: they are laid out elsewhere. To be `brief`
/// they are cut instead, and the heading has the supply in it.
std::vector<std::string> seats_table(const splendor::Table& table, Viewer viewer, int width,
                                     bool brief, const TokenInk& ink, const texts::Texts& texts,
                                     std::span<const std::string> names);

}  // namespace lemniscate::cli::play
