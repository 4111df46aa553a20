// Names of things in the person's language.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

/// The text of a key that is put together at run time.
std::string say(const texts::Texts& texts, std::string_view topic, std::string_view id,
                std::initializer_list<texts::Arg> args = {});

/// "You" for the viewer, "greedy 1" for the bot at seat 1, "seat 1" where no name is known. Another
/// person at the same keyboard is "player 1".
std::string name_of(Seat seat, Viewer viewer, std::span<const std::string> names,
                    const texts::Texts& texts);

/// The name that stands for a person wherever players are named.
inline constexpr std::string_view person = "person";

/// Joins parts of a sentence: "a, b, c".
std::string join(const std::vector<std::string>& parts, std::string_view between);

}  // namespace lemniscate::cli::playing
