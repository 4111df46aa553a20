// Tables of Shards for tests of what a match tells.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "games/shards/shards.h"
#include "match/shards/position.h"

namespace lemniscate::match {

inline shards::State shards_position(const std::string& fields) {
    const Result<shards::State> state = read_position(
        shards::Game{}, *parse_json(R"({"format": 1, "game": "shards", )" + fields + "}"));
    if (state) return *state;
    ADD_FAILURE() << name_of(state.problem().kind) << " at " << state.problem().where;
    return {};
}

/// In the middle of a turn of a game for two: something of everything.
inline shards::State middle_of_a_turn() {
    return shards_position(R"("options": {"players": 2, "sets": ["base", "relics_of_the_future"]},
        "turn": {"seat": 0, "round": 7, "gems": 3, "power": 4},
        "centre": {"row": ["nil_assassin", "zetta_encryptor", "kiln_drone", "axia", null, "omnius"],
                   "deck": ["spore_cleric", "reactor_drone"], "banished": []},
        "players": [
          {"character": "tetra", "health": 41, "mastery": 9,
           "hand": ["crystal", "crystal", "thorn_zealot", "infinity_shard", "evokatus"],
           "deck": ["blaster", "shadow_apostle", "crystal"], "discard": ["shard_reactor"],
           "champions": [{"card": "numeri_drones", "exhausted": false},
                         {"card": "li_hin", "exhausted": true}],
           "played": [{"card": "spore_cleric", "fast": true}],
           "relics": ["datic_robes", "terminal_crescents"]},
          {"character": "volos", "health": 8, "mastery": 12,
           "hand": ["command_seer", "crystal"], "deck": ["crystal"], "discard": ["blaster"],
           "champions": [{"card": "drakonarius"}, {"card": "systema_ai"}]}])");
}

}  // namespace lemniscate::match
