// Tables of Shards for tests of what a match tells.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "games/shards/shards.h"
#include "match/json.h"
#include "match/shards/position.h"
#include "match/shards/tell.h"

namespace lemniscate::match {

inline constexpr Viewer first{seat_at(0)};
inline constexpr Viewer second{seat_at(1)};

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

/// The fields of the notes of a kind, one a line, without the messages.
inline std::string notes(const shards::State& state, Viewer viewer, const std::string& kind) {
    std::string lines;
    for (const Note& note : list_notes(observe(state, viewer))) {
        Json fields = note.fields;
        if (fields.at("kind") != kind) continue;
        fields.erase("kind");
        lines += fields.dump() + "\n";
    }
    return lines;
}

}  // namespace lemniscate::match
