// Tables for tests of whole games: fresh deals, positions before the first turn, and what stands
// there after some moves.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "games/shards/shards.h"
#include "match/json.h"
#include "tests/shards/text_game.h"

namespace lemniscate::tests {

/// A fresh table. Options that do not go together throw.
TextGame dealt(const shards::Options& options, std::uint64_t seed = 0);

/// A position whose fields are given as JSON, without the outer braces. Settings cannot say it:
/// they give everybody a character.
TextGame laid_out(const std::string& fields);

/// Values with `=` (see setting.h) that must stand at the table; the rest is left open.
void expect(const TextGame& table, std::string_view values);

shards::State state_of(const TextGame& table);

}  // namespace lemniscate::tests
