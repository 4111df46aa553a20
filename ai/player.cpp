#include "ai/player.h"

#include <array>

#include "ai/player_of.h"
#include "ai/random.h"
#include "ai/shards/greedy.h"
#include "ai/splendor/greedy.h"
#include "games/games.h"

namespace lemniscate::ai {

namespace {

constexpr std::array<std::string_view, 2> names = {"random", "greedy"};

std::unique_ptr<Player> make_greedy(splendor::Game) {
    return std::make_unique<PlayerOf<splendor::Game, SplendorGreedy>>();
}
std::unique_ptr<Player> make_greedy(shards::Game) {
    return std::make_unique<PlayerOf<shards::Game, ShardsGreedy>>();
}

}  // namespace

std::span<const std::string_view> player_names() { return names; }

std::unique_ptr<Player> make_player(std::string_view game, std::string_view name) {
    std::unique_ptr<Player> player;
    with_game(game, [&](auto known) {
        if (name == names[0]) player = std::make_unique<Random>();
        if (name == names[1]) player = make_greedy(known);
    });
    return player;
}

}  // namespace lemniscate::ai
