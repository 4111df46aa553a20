#include "tests/strange_positions.h"

#include <string>
#include <vector>

#include "games/splendor/splendor.h"
#include "match/json.h"

namespace lemniscate::tests {
namespace {

using match::Json;
using splendor::Token;

/// One in `n`.
bool rarely(Dice& dice, std::uint32_t n) { return dice.below(n) == 0; }

Json seats(std::uint32_t players, const Json& seat) {
    Json list = Json::array();
    for (std::uint32_t i = 0; i < players; ++i) list.push_back(seat);
    return list;
}

/// Every token goes to a player, the supply or out of the game; nobody takes a second green one.
void scatter_tokens(Json& position, std::uint32_t players, Dice& dice) {
    const std::uint32_t wealth = 1 + dice.below(4);
    const bool poor_supply = rarely(dice, 2);
    for (std::uint32_t kind = 0; kind < splendor::token_kinds; ++kind) {
        const std::string name(splendor::token_ids[kind]);
        position["supply"][name] = 0;
        for (std::uint32_t i = 0; i < splendor::tokens_in_game(static_cast<Token>(kind), players);
             ++i) {
            const std::uint32_t seat = dice.below(players * wealth);
            const bool green = static_cast<Token>(kind) == Token::green;
            if (seat < players && !(green && position["players"][seat]["tokens"].contains(name))) {
                Json& held = position["players"][seat]["tokens"][name];
                held = held.is_null() ? 1 : held.get<int>() + 1;
            } else if (!poor_supply || rarely(dice, 8)) {
                position["supply"][name] = position["supply"][name].get<int>() + 1;
            }
        }
    }
}

/// Every card goes to a team, a reserve, a row, a deck or out of the game.
void scatter_cards(Json& position, std::uint32_t players, Dice& dice) {
    const std::uint32_t team_share = dice.below(60);
    const std::uint32_t deck_share = dice.below(30);
    for (std::uint32_t n = 0; n < splendor::cards; ++n) {
        const std::string id(splendor::id_of(splendor::card_at(n)));
        const std::string level = std::to_string(splendor::level_of(splendor::card_at(n)) + 1);
        Json& player = position["players"][dice.below(players)];
        const std::uint32_t share = dice.below(100);
        if (share < team_share) {
            player["characters"].push_back(id);
        } else if (share < team_share + 8 && player["reserved"].size() < 3) {
            player["reserved"].push_back({{"card", id}, {"hidden", rarely(dice, 2)}});
        } else if (share < team_share + 25 && position["table"][level].size() < 4) {
            if (rarely(dice, 8)) {
                position["table"][level].push_back(nullptr);
            } else {
                position["table"][level].push_back(id);
            }
        } else if (share < team_share + 25 + deck_share) {
            position["decks"][level].push_back(id);
        }
    }
}

}  // namespace

Json strange_position(std::uint32_t players, Dice& dice) {
    Json position = {{"format", 1}, {"game", "splendor"}, {"options", {{"players", players}}}};
    const std::uint32_t first = dice.below(players);
    position["turn"] = {{"seat", dice.below(players)},
                        {"first_seat", first},
                        {"phase", "action"},
                        {"passes", rarely(dice, 3) ? dice.below(players) : 0},
                        {"count", rarely(dice, 4) ? 396 + dice.below(5) : dice.below(100)}};
    position["table"] = {{"1", Json::array()}, {"2", Json::array()}, {"3", Json::array()}};
    position["decks"] = position["table"];
    position["players"] = seats(players, {{"tokens", Json::object()},
                                          {"characters", Json::array()},
                                          {"reserved", Json::array()},
                                          {"locations", Json::array()}});
    scatter_tokens(position, players, dice);
    scatter_cards(position, players, dice);
    position["locations"] = Json::array();
    for (std::uint32_t tile = 0; tile < players; ++tile) {
        const auto side = splendor::location_at(2 * tile + dice.below(2));
        Json& where = rarely(dice, 4) ? position["players"][dice.below(players)]["locations"]
                                      : position["locations"];
        where.push_back(std::string(splendor::id_of(side)));
    }
    if (rarely(dice, 2)) position["avengers_tile"] = dice.below(players);
    return position;
}

}  // namespace lemniscate::tests
