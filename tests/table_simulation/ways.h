// The ways to play that are simulated, of every game, and positions to begin at.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dice.h"
#include "match/json.h"
#include "match/position.h"
#include "match/view.h"

namespace lemniscate::tests::table_simulation {

/// A named set-up of a game.
struct Way {
    std::string_view game;
    std::string_view name;
    match::OptionList options;
    std::uint32_t players;  ///< seats that somebody plays
};

/// All of them.
const std::vector<Way>& ways();

/// A position a few moves before the end of a random game, so that whole endings are seen without
/// playing whole games.
match::Json late_position(const Way& way, std::uint64_t seed);

/// A position that is the same to this viewer, with everything dealt anew that is hidden from it.
match::Json imagined_position(const match::View& view, Dice& dice);

}  // namespace lemniscate::tests::table_simulation
