// Tables of Shards of Infinity for tests.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/play/test_game.h"
#include "cli/play/test_texts.h"
#include "engine/dice.h"
#include "games/shards/shards.h"
#include "match/match.h"
#include "match/shards/position.h"
#include "match/shards/tell.h"

namespace lemniscate::cli::playing {

inline shards::State shards_position(std::string_view json) {
    return *match::read_position(shards::Game{}, *match::parse_json(json));
}

/// In the middle of a turn of a game for two: something of everything.
inline shards::State middle_of_a_turn() {
    return shards_position(R"({"format": 1, "game": "shards",
        "options": {"players": 2, "sets": ["base", "relics_of_the_future"]},
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
           "champions": [{"card": "drakonarius"}, {"card": "systema_ai"}]}]})");
}

/// A game that begins at this position.
inline TestGame seated(const shards::State& state, std::vector<std::string> players = {}) {
    return {match::make_match(match::Session<shards::Game>({.position = state})),
            std::move(players)};
}

/// A position of a random game after so many decisions.
inline shards::State random_turn(const shards::Options& options, std::uint64_t seed,
                                 int decisions) {
    Dice dice(seed);
    shards::State state = deal(options, dice);
    shards::MoveList moves;
    for (int i = 0; i < decisions && to_act(state) != Seat::none; ++i) {
        legal(state, moves);
        play(state, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], dice, Silence{});
    }
    return state;
}

/// Positions of every way to play, early and late.
template <class Visit>
void each_way_to_play(Visit&& visit) {
    std::uint64_t seed = 0;
    for (const auto& setup : shards::setups) {
        for (const int decisions : {0, 3, 40, 150}) {
            const shards::State state = random_turn(setup.options, ++seed, decisions);
            if (to_act(state) != Seat::none) visit(state);
        }
    }
}

}  // namespace lemniscate::cli::playing
