// The ways to play, each with a name: every mode, every variant, and how they combine.
#pragma once

#include "engine/game.h"
#include "games/shards/options.h"

namespace lemniscate::shards {

// clang-format off
inline constexpr Setup<Options> setups[] = {
    {"base_two", {.players = 2, .sets = core_sets}, true},
    {"base_three", {.players = 3, .sets = core_sets}},
    {"base_four", {.players = 4, .sets = core_sets}},
    {"two", {.players = 2}},
    {"three", {.players = 3}},
    {"four", {.players = 4}, true},
    {"short_row", {.players = 2, .row_size = min_row}},
    {"long_row", {.players = 3, .row_size = max_row}},
    {"teams", {.players = 4, .mode = Mode::teams}},
    {"base_teams", {.players = 4, .sets = core_sets, .mode = Mode::teams}},
    {"teams_draft", {.players = 4, .mode = Mode::teams, .relic_draft = true}},
    {"teams_mysterious", {.players = 4, .mode = Mode::teams, .mysterious_relics = true}},
    {"bloodbath", {.players = 3, .mode = Mode::bloodbath}},
    {"bloodbath_auction", {.players = 3, .mode = Mode::bloodbath, .auction = true}},
    {"bloodbath_draft", {.players = 3, .mode = Mode::bloodbath, .relic_draft = true}},
    {"bloodbath_mysterious", {.players = 3, .mode = Mode::bloodbath, .mysterious_relics = true}},
    {"nemesis", {.players = 1, .mode = Mode::nemesis}},
    {"nemesis_mysterious", {.players = 1, .mode = Mode::nemesis, .mysterious_relics = true}},
    {"auction_two", {.players = 2, .auction = true}},
    {"auction_four", {.players = 4, .auction = true}},
    {"base_auction", {.players = 3, .sets = core_sets, .auction = true}},
    {"draft_two", {.players = 2, .relic_draft = true}},
    {"draft_four", {.players = 4, .relic_draft = true}},
    {"auction_draft", {.players = 3, .auction = true, .relic_draft = true}},
    {"auction_mysterious", {.players = 3, .auction = true, .mysterious_relics = true}},
    {"mysterious_two", {.players = 2, .mysterious_relics = true}},
    {"mysterious_four", {.players = 4, .mysterious_relics = true}},
};
// clang-format on

}  // namespace lemniscate::shards
