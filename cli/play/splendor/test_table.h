// Tables of Splendor for tests.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/play/test_game.h"
#include "cli/play/test_texts.h"
#include "engine/dice.h"
#include "games/splendor/splendor.h"
#include "match/match.h"
#include "match/splendor/position.h"
#include "match/splendor/tell.h"

namespace lemniscate::cli::playing {

inline splendor::State position(std::string_view json) {
    return *match::read_position(splendor::Game{}, *match::parse_json(json));
}

/// In the middle of a game for two: something of everything.
inline splendor::State middle_of_a_game() {
    return position(R"({"format": 1, "game": "splendor",
        "options": {"players": 2},
        "turn": {"seat": 0, "first_seat": 1, "count": 13},
        "supply": {"yellow": 1, "purple": 3, "blue": 4, "red": 1, "green": 1, "grey": 3},
        "table": {"1": ["rocket", "wasp", null, "spider_man_2099"],
                  "2": ["hela", "nick_fury", "okoye", "groot"],
                  "3": ["captain_america", "drax", "captain_marvel", "green_goblin"]},
        "decks": {"1": ["rhino"], "2": ["venom", "nebula"], "3": []},
        "locations": ["knowhere", "hells_kitchen"],
        "avengers_tile": 1,
        "players": [
          {"tokens": {"yellow": 1, "red": 2, "grey": 1}, "characters": ["baron_zemo", "crystal"],
           "reserved": [{"card": "thor", "hidden": true}]},
          {"tokens": {"orange": 4, "green": 1, "grey": 1},
           "characters": ["hulk", "vulture", "america_chavez"],
           "reserved": [{"card": "hawkeye", "hidden": false}, {"card": "nova", "hidden": true}]}]})");
}

/// A game that begins at this position.
inline TestGame seated(const splendor::State& state, std::vector<std::string> players = {}) {
    return {match::make_match(match::Session<splendor::Game>({.position = state})),
            std::move(players)};
}

/// A position of a random game after so many decisions.
inline splendor::State random_table(std::uint64_t seed, std::uint32_t players, int decisions) {
    Dice dice(seed);
    splendor::State state = deal(splendor::Options{.players = players}, dice);
    splendor::MoveList moves;
    for (int i = 0; i < decisions && to_act(state) != Seat::none; ++i) {
        legal(state, moves);
        play(state, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], dice, Silence{});
    }
    return state;
}

}  // namespace lemniscate::cli::playing
