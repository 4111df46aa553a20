// The legal moves as numbered choices, grouped so that they fit on a screen.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play/layout.h"
#include "cli/play/style.h"
#include "games/shards/shards.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

/// Every legal move; the number of a choice is its place, counted from 1. Cards come in the order
/// in which they lie in the hand, in play and in the row. Of power to assign and of bids the number
/// is the amount, as far as that can be.
std::vector<shards::Move> list_choices(const shards::State& state);

/// terse    cards of the row as ranges of numbers, and no previews
/// brief    previews of what is played, none of what is bought
/// named    previews of everything
std::vector<std::string> choice_lines(const shards::State& state,
                                      const std::vector<shards::Move>& choices, Detail detail,
                                      const Style& style, const texts::Texts& texts,
                                      std::span<const std::string> names = {});

/// A move as a choice says it: the card that is played, the amount that is assigned.
std::string say_choice(const shards::State& state, shards::Move move, const texts::Texts& texts,
                       std::span<const std::string> names = {});

}  // namespace lemniscate::cli::playing
