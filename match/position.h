// Positions as JSON: everything about a game at one moment, and what a viewer may know of it.
//
// Every game has these, overloaded on its types; see match/splendor/position.h.
//   JsonObject write_position(const State&)               all fields, and the derived ones
//   JsonObject write_view(const View&)                    hidden cards are "?"
//   Result<State> read_position(Game, const Json&)        partial positions are filled in
//   Result<View> read_view(Game, const Json&)             what write_view wrote
//   Result<Options> read_options(Game, const OptionList&) options by name, as on the command line
//   OptionList write_options(const Options&)
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/json_forward.h"
#include "match/problem.h"

namespace lemniscate::match {

/// The format that is written; positions of format 1 are still read.
inline constexpr int position_format = 2;

/// The id of the game that a position belongs to. Refuses views, other formats, unknown games.
Result<std::string> game_of(const Json& position);
/// The same of a view.
Result<std::string> game_of_view(const Json& view);

/// What is wrong with a document that should be a position of this game, apart from its own fields.
std::optional<Problem> check_game(const Json& position, std::string_view game);

/// The same for a view of this game.
std::optional<Problem> check_view(const Json& view, std::string_view game);

/// A set-up option as text: `players` `3`. Names are those of the options in positions and records.
struct Option {
    std::string name;
    std::string value;
    friend bool operator==(const Option&, const Option&) = default;
};
using OptionList = std::vector<Option>;

}  // namespace lemniscate::match
