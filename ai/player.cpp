#include "ai/player.h"

#include <array>

#include "ai/random.h"

namespace lemniscate::ai {

// Every game has one, in its folder: `std::unique_ptr<Player> make_shards_greedy();`
#define LEMNISCATE_GAME(id) std::unique_ptr<Player> make_##id##_greedy();
#include "games/list.inc"
#undef LEMNISCATE_GAME

namespace {

constexpr std::array<std::string_view, 2> names = {"random", "greedy"};

using MakePlayer = std::unique_ptr<Player> (*)();

/// Null for a game that there is not.
MakePlayer find_greedy(std::string_view game) {
#define LEMNISCATE_GAME(id) \
    if (game == #id) return make_##id##_greedy;
#include "games/list.inc"
#undef LEMNISCATE_GAME
    return nullptr;
}

}  // namespace

std::span<const std::string_view> player_names() { return names; }

std::unique_ptr<Player> make_player(std::string_view game, std::string_view name) {
    const MakePlayer make_greedy = find_greedy(game);
    if (make_greedy == nullptr) return nullptr;
    if (name == names[0]) return std::make_unique<Random>();
    return name == names[1] ? make_greedy() : nullptr;
}

}  // namespace lemniscate::ai
