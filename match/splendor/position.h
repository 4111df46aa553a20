// Splendor positions and views as JSON.
#pragma once

#include "games/splendor/splendor.h"
#include "match/json_forward.h"
#include "match/json_text.h"
#include "match/options.h"
#include "match/position.h"
#include "match/problem.h"

namespace lemniscate::match {

JsonObject write_position(const splendor::State& state);
JsonObject write_view(const splendor::View& view);

/// Fills in what a partial position leaves out and refuses what cannot be. Plays nothing.
Result<splendor::State> read_position(splendor::Game, const Json& position);

/// A view is whole: what `write_view` writes, and nothing that its viewer could not know.
Result<splendor::View> read_view(splendor::Game, const Json& view);

const OptionRules& option_rules(splendor::Game);

/// Options: `players` (2 to 4), `first_seat` (a seat; left out, it is drawn).
Result<splendor::Options> read_options(splendor::Game, const OptionList& options);
OptionList write_options(const splendor::Options& options);
/// What a table was set up with, as far as it shows: no seat that began, no characters.
splendor::Options options_of(const splendor::Table& table);

}  // namespace lemniscate::match
