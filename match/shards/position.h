// Shards of Infinity positions and views as JSON.
#pragma once

#include "games/shards/shards.h"
#include "match/json_forward.h"
#include "match/json_text.h"
#include "match/options.h"
#include "match/position.h"
#include "match/problem.h"

namespace lemniscate::match {

JsonObject write_position(const shards::State& state);
JsonObject write_view(const shards::View& view);

/// Fills in what a partial position leaves out and refuses what cannot be. Plays nothing.
Result<shards::State> read_position(shards::Game, const Json& position);

/// What `write_view` writes is whole: what is unseen must be just what is hidden.
Result<shards::View> read_view(shards::Game, const Json& view);

const OptionRules& option_rules(shards::Game);

/// Options: `players`, `sets` (`base,relics_of_the_future`), `mode`, `row_size`,
/// `auction`, `relic_draft`, `mysterious_relics` (`true` or `false`), `first_seat`, `characters`
/// (`decima,tetra`, by seat). Written are players, sets, mode, and what is not as usual.
Result<shards::Options> read_options(shards::Game, const OptionList& options);
OptionList write_options(const shards::Options& options);
/// What a table was set up with, as far as it shows: no seat that began, no characters.
shards::Options options_of(const shards::Table& table);

}  // namespace lemniscate::match
