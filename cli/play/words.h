// Names of seats in the person's language.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/seat.h"
#include "texts/texts.h"
#include "texts/words.h"

namespace lemniscate::cli::playing {

/// "You" for the viewer, "greedy 1" for the bot at seat 1, "seat 1" where no name is known. Another
/// person at the same keyboard is "player 1".
std::string name_of(Seat seat, Viewer viewer, std::span<const std::string> names,
                    const texts::Texts& texts);

/// The name that stands for a person wherever players are named.
inline constexpr std::string_view person = "person";

using texts::join;
using texts::say;

}  // namespace lemniscate::cli::playing
