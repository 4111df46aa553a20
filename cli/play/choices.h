// The legal moves as numbered choices, grouped so that they fit on a screen.
#pragma once

#include <string>
#include <vector>

#include "cli/play/style.h"
#include "games/splendor/splendor.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

/// In the order in which they are numbered: what a person looks for first comes first.
enum class ChoiceGroup { recruit, take, reserve, location, give_back, pass, pay_otherwise };

struct Choice {
    ChoiceGroup group;
    splendor::Move move;
};

/// Every legal move; the number of a choice is its place, counted from 1. Cards come in the order
/// of the screen, from level 3 down.
std::vector<Choice> list_choices(const splendor::State& state);

/// How much of the list is spelt out.
enum class Detail {
    terse,     ///< tokens as ranges of numbers, no prices, and the rest as below
    brief,     ///< reservations as ranges of numbers, other payments as one
    named,     ///< the cards that can be reserved by name
    complete,  ///< every move in the notation
};

std::vector<std::string> choice_lines(const splendor::State& state,
                                      const std::vector<Choice>& choices, Detail detail,
                                      const Style& style, const texts::Texts& texts);

}  // namespace lemniscate::cli::playing
