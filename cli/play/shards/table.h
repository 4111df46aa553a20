// Shards of Infinity at the terminal. What each of these is for: cli/play/tables.h.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "cli/play/help_page.h"
#include "cli/play/layout.h"
#include "cli/play/shards/choices.h"
#include "cli/play/shards/names.h"
#include "cli/play/shards/screen.h"
#include "cli/play/shards/telling.h"
#include "cli/play/shards/wording.h"
#include "cli/play/standing.h"
#include "games/shards/shards.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

std::span<const Layout> layouts(shards::Game);
std::string prompt_for(const shards::State& state, std::span<const std::string> names,
                       const texts::Texts& texts);
void add_help(shards::Game, HelpPage& help);

/// Winners first, then by health and mastery.
std::vector<Standing> standings(const shards::State& state, const texts::Texts& texts);

/// Nobody plays Nemesis.
std::uint32_t players_of(const shards::State& state);

/// Rounds are counted, not turns.
std::uint32_t turn_of(const shards::State& state);

/// Shields and reveals are asked even of those who have none to show, so that being asked tells
/// nobody anything; a person alone with bots need not answer.
bool answers_itself(const shards::State& state, const std::vector<shards::Move>& choices);

}  // namespace lemniscate::cli::playing
