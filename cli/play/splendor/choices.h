// The legal moves as numbered choices, grouped so that they fit on a screen.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play/layout.h"
#include "cli/play/style.h"
#include "games/splendor/splendor.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

/// Every legal move; the number of a choice is its place, counted from 1. What a person looks for
/// first comes first; cards come in the order of the screen, from level 3 down.
std::vector<splendor::Move> list_choices(const splendor::State& state);

/// terse    tokens as ranges of numbers, no prices, and the rest as below
/// brief    reservations as ranges of numbers, other payments as one
/// named    the cards that can be reserved by name
/// Nobody is named in a choice.
std::vector<std::string> choice_lines(const splendor::State& state,
                                      const std::vector<splendor::Move>& choices, Detail detail,
                                      const Style& style, const texts::Texts& texts,
                                      std::span<const std::string> names = {});

}  // namespace lemniscate::cli::playing
