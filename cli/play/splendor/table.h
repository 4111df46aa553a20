// Splendor: Marvel at the terminal. What each of these is for: cli/play/tables.h.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "cli/play/help_page.h"
#include "cli/play/layout.h"
#include "cli/play/splendor/choices.h"
#include "cli/play/splendor/screen.h"
#include "cli/play/splendor/telling.h"
#include "cli/play/splendor/wording.h"
#include "cli/play/standing.h"
#include "games/splendor/splendor.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

std::span<const Layout> layouts(splendor::Game);
std::string prompt_for(const splendor::State& state, std::span<const std::string> names,
                       const texts::Texts& texts);
void add_help(splendor::Game, HelpPage& help);

/// Winners first, then by points, tile and fewest characters.
std::vector<Standing> standings(const splendor::Table& table, const texts::Texts& texts);

std::uint32_t players_of(const splendor::State& state);
std::string name_at(const splendor::State& state, Seat seat, Viewer viewer,
                    std::span<const std::string> names, const texts::Texts& texts);

/// A game that is over stays in the turn and the round that ended it.
std::uint32_t turn_of(const splendor::Table& table);
std::uint32_t round_of(const splendor::Table& table);

/// Nothing does: whoever can only pass is told so.
bool answers_itself(const splendor::State& state, const std::vector<splendor::Move>& choices);

}  // namespace lemniscate::cli::playing
