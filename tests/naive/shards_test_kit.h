#pragma once

#include <string>
#include <vector>

#include "tests/naive/shards.h"

/// Small positions by hand, and what tests want to know about them.
namespace lemniscate::naive {

using Moves = std::vector<std::string>;

inline Shards position(const std::string& text) { return read_shards(Json::parse(text), Dice(7)); }

/// Two players, seat 0 to play; each part is the inside of a JSON object.
inline Shards duel(const std::string& mine, const std::string& theirs, const std::string& turn = "",
                   const std::string& centre = "") {
    return position("{\"turn\": {" + turn + "}, \"centre\": {" + centre + "}, \"players\": [{" +
                    mine + "}, {" + theirs + "}]}");
}

/// The solo game: seat 0 against Nemesis.
inline Shards solo(const std::string& mine, const std::string& nemesis, const std::string& turn,
                   const std::string& centre) {
    return position("{\"options\": {\"mode\": \"nemesis\"}, \"turn\": {" + turn +
                    "}, \"centre\": {" + centre + "}, \"players\": [{" + mine + "}, {" + nemesis +
                    "}]}");
}

inline Shards after(Shards game, const Moves& moves) {
    for (const std::string& move : moves) game = apply_shards(game, move);
    return game;
}

inline Moves starting_with(const std::string& start, const Shards& game) {
    Moves found;
    for (const std::string& move : shards_moves(game)) {
        if (move.rfind(start, 0) == 0) found.push_back(move);
    }
    return found;
}

inline bool offered(const Shards& game, const std::string& move) {
    for (const std::string& each : shards_moves(game)) {
        if (each == move) return true;
    }
    return false;
}

inline Json turn_of(const Shards& game) { return write_shards(game).at("turn"); }

inline Json centre_of(const Shards& game) { return write_shards(game).at("centre"); }

inline Json player_of(const Shards& game, std::size_t seat) {
    return write_shards(game).at("players").at(seat);
}

inline std::string decision(const Shards& game) {
    const Json name = write_shards(game).at("decision");
    return name.is_null() ? "" : name.get<std::string>();
}

inline std::string reason(const Shards& game) {
    const Json position = write_shards(game);
    return position.contains("result") ? position.at("result").at("reason").get<std::string>() : "";
}

inline std::vector<std::size_t> winners(const Shards& game) {
    return write_shards(game).at("result").at("winners").get<std::vector<std::size_t>>();
}

}  // namespace lemniscate::naive
