#include "ai/player.h"

#include <array>

#include "ai/random.h"
#include "ai/shards/greedy.h"
#include "ai/splendor/greedy.h"

namespace lemniscate::ai {

namespace {

constexpr std::array<std::string_view, 2> names = {"random", "greedy"};

std::unique_ptr<Player<splendor::Game>> make_greedy(splendor::Game) {
    return std::make_unique<SplendorGreedy>();
}
std::unique_ptr<Player<shards::Game>> make_greedy(shards::Game) {
    return std::make_unique<ShardsGreedy>();
}

}  // namespace

std::span<const std::string_view> player_names() { return names; }

template <Game G>
std::unique_ptr<Player<G>> make_player(std::string_view name) {
    if (name == names[0]) return std::make_unique<Random<G>>();
    if (name == names[1]) return make_greedy(G{});
    return nullptr;
}

template std::unique_ptr<Player<splendor::Game>> make_player(std::string_view name);
template std::unique_ptr<Player<shards::Game>> make_player(std::string_view name);

}  // namespace lemniscate::ai
