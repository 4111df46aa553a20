#include <algorithm>

#include "tests/naive/splendor.h"

namespace naive {
namespace {

using Json = nlohmann::ordered_json;

const std::vector<std::string> levels = {"1", "2", "3"};

/// A missing field reads as an empty object, so that its own fields get their defaults in turn.
Json part(const Json& whole, const std::string& field) {
    return whole.value(field, Json::object());
}

std::vector<std::string> ids(const Json& whole, const std::string& field) {
    return whole.value(field, std::vector<std::string>{});
}

Tokens read_tokens(const Json& json) {
    Tokens tokens;
    for (std::size_t c = 0; c < 5; ++c) tokens.colour[c] = json.value(colour_names[c], 0);
    tokens.grey = json.value("grey", 0);
    tokens.green = json.value("green", 0);
    return tokens;
}

Json write_tokens(const Tokens& tokens) {
    Json json = Json::object();
    for (std::size_t c = 0; c < 5; ++c) json[colour_names[c]] = tokens.colour[c];
    json["green"] = tokens.green;
    json["grey"] = tokens.grey;
    return json;
}

Player read_player(const Json& json) {
    Player player;
    player.tokens = read_tokens(part(json, "tokens"));
    player.characters = ids(json, "characters");
    for (const Json& reserved : json.value("reserved", Json::array())) {
        player.reserved.push_back(
            {reserved.at("card").get<std::string>(), reserved.value("hidden", false)});
    }
    player.locations = ids(json, "locations");
    return player;
}

Json write_player(const Player& player) {
    Json json = Json::object();
    json["tokens"] = write_tokens(player.tokens);
    json["characters"] = player.characters;
    json["reserved"] = Json::array();
    for (const Reserved& reserved : player.reserved) {
        Json entry = Json::object();
        entry["card"] = reserved.card;
        entry["hidden"] = reserved.hidden;
        json["reserved"].push_back(entry);
    }
    json["locations"] = player.locations;
    return json;
}

/// The pieces of the game for that many players, less what the players hold.
Tokens left_over(const std::vector<Player>& players) {
    const std::map<std::size_t, int> per_colour = {{2, 4}, {3, 5}, {4, 7}};
    Tokens left;
    left.colour.fill(per_colour.at(players.size()));
    left.grey = 5;
    left.green = static_cast<int>(players.size());
    for (const Player& player : players) {
        for (std::size_t c = 0; c < 5; ++c) left.colour[c] -= player.tokens.colour[c];
        left.grey -= player.tokens.grey;
        left.green -= player.tokens.green;
    }
    return left;
}

std::vector<std::string> read_row(const Json& json) {
    std::vector<std::string> row;
    for (const Json& slot : json) row.push_back(slot.is_null() ? "" : slot.get<std::string>());
    row.resize(4);
    return row;
}

Json write_row(const std::vector<std::string>& row) {
    Json json = Json::array();
    for (const std::string& card : row) json.push_back(card.empty() ? Json(nullptr) : Json(card));
    return json;
}

}  // namespace

Splendor read(const Json& json) {
    Splendor position;
    const Json turn = part(json, "turn");
    position.seat = turn.value("seat", std::size_t{0});
    position.first_seat = turn.value("first_seat", std::size_t{0});
    position.phase = turn.value("phase", std::string("action"));
    position.passes = turn.value("passes", 0);
    position.count = turn.value("count", 0);

    for (const Json& player : json.value("players", Json::array())) {
        position.players.push_back(read_player(player));
    }
    const std::size_t at_least_two = std::max<std::size_t>(position.players.size(), 2);
    position.players.resize(part(json, "options").value("players", at_least_two));

    position.supply =
        json.contains("supply") ? read_tokens(json.at("supply")) : left_over(position.players);
    for (const std::string& level : levels) {
        position.table[level] = read_row(part(json, "table").value(level, Json::array()));
        position.decks[level] = ids(part(json, "decks"), level);
    }
    position.locations = ids(json, "locations");
    if (json.contains("avengers_tile") && !json.at("avengers_tile").is_null()) {
        position.avengers_tile = json.at("avengers_tile").get<std::size_t>();
    }
    return position;
}

Json write(const Facts& facts, const Splendor& position) {
    Json json = Json::object();
    json["format"] = 2;
    json["game"] = "splendor";
    json["options"]["players"] = position.players.size();
    json["turn"]["seat"] = position.seat;
    json["turn"]["first_seat"] = position.first_seat;
    json["turn"]["phase"] = position.phase;
    json["turn"]["passes"] = position.passes;
    json["turn"]["count"] = position.count;
    json["supply"] = write_tokens(position.supply);
    for (const std::string& level : levels) {
        json["table"][level] = write_row(position.table.at(level));
    }
    for (const std::string& level : levels) json["decks"][level] = position.decks.at(level);
    json["locations"] = position.locations;
    json["avengers_tile"] = nullptr;
    if (position.avengers_tile) json["avengers_tile"] = *position.avengers_tile;
    json["players"] = Json::array();
    for (const Player& player : position.players) json["players"].push_back(write_player(player));
    if (position.phase == "over") {
        json["to_act"] = nullptr;
        json["decision"] = nullptr;
        // A position that is over says who won without any further memory: the last mover and the
        // counters are still there. One that was declared over by hand may have no result.
        if (const std::optional<Result> end = result(facts, position)) {
            json["result"]["winners"] = end->winners;
            json["result"]["reason"] = end->reason;
        }
    } else {
        json["to_act"] = position.seat;
        json["decision"] = position.phase;
    }
    return json;
}

}  // namespace naive
