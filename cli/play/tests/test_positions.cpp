#include "cli/play/tests/test_positions.h"

#include <utility>

#include "engine/dice.h"
#include "match/json.h"
#include "match/match.h"
#include "match/shards/position.h"
#include "match/shards/tell.h"
#include "match/shards/test_positions.h"
#include "match/splendor/position.h"
#include "match/splendor/tell.h"

namespace lemniscate::cli::play {
namespace {

/// Of any state, even one that no position could tell.
template <class Game>
TestGame begin_at(const typename Game::State& state, std::vector<std::string> players) {
    return {match::make_match(match::Session<Game>({.position = state})), std::move(players)};
}

template <class State, class MoveList, class Play>
void play_at_random(State& state, MoveList& moves, Dice& dice, int decisions, Play&& play_move) {
    for (int i = 0; i < decisions && to_act(state) != Seat::none; ++i) {
        legal(state, moves);
        play_move(moves[dice.below(static_cast<std::uint32_t>(moves.size()))]);
    }
}

}  // namespace

shards::State shards_position(std::string_view json) {
    return *match::read_position(shards::Game{}, *match::parse_json(json));
}

splendor::State splendor_position(std::string_view json) {
    return *match::read_position(splendor::Game{}, *match::parse_json(json));
}

shards::State middle_of_a_turn() { return match::middle_of_a_turn(); }

splendor::State middle_of_a_game() {
    return splendor_position(R"({"format": 1, "game": "splendor",
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

TestGame game_at(const shards::State& state, std::vector<std::string> players) {
    return begin_at<shards::Game>(state, std::move(players));
}

TestGame game_at(const splendor::State& state, std::vector<std::string> players) {
    return begin_at<splendor::Game>(state, std::move(players));
}

shards::State random_turn(const shards::Options& options, std::uint64_t seed, int decisions) {
    Dice dice(seed);
    shards::State state = deal(options, dice);
    shards::MoveList moves;
    play_at_random(state, moves, dice, decisions,
                   [&](shards::Move move) { shards::play(state, move, dice, Silence{}); });
    return state;
}

splendor::State random_table(std::uint64_t seed, std::uint32_t players, int decisions) {
    Dice dice(seed);
    splendor::State state = deal(splendor::Options{.players = players}, dice);
    splendor::MoveList moves;
    play_at_random(state, moves, dice, decisions,
                   [&](splendor::Move move) { splendor::play(state, move, dice, Silence{}); });
    return state;
}

void each_way_to_play(const std::function<void(const shards::State&)>& visit) {
    std::uint64_t seed = 0;
    for (const auto& setup : shards::setups) {
        for (const int decisions : {0, 3, 40, 150}) {
            const shards::State state = random_turn(setup.options, ++seed, decisions);
            if (to_act(state) != Seat::none) visit(state);
        }
    }
}

}  // namespace lemniscate::cli::play
