// A game by its id, and every game in turn. Which there are: games/list.cmake.
#pragma once

#include <string_view>

#include "games/all_games.h"  // generated

namespace lemniscate {

/// Calls `visit(G{})` for the game with this id; false when there is none.
template <class Visit, Game... Gs>
constexpr bool with_game(std::string_view id, Visit&& visit, GameList<Gs...>) {
    return ((Gs::id == id && (visit(Gs{}), true)) || ...);
}
template <class Visit>
constexpr bool with_game(std::string_view id, Visit&& visit) {
    return with_game(id, visit, AllGames{});
}

/// Calls `visit(G{})` for every game, in order.
template <class Visit, Game... Gs>
constexpr void each_game(Visit&& visit, GameList<Gs...>) {
    (visit(Gs{}), ...);
}
template <class Visit>
constexpr void each_game(Visit&& visit) {
    each_game(visit, AllGames{});
}

}  // namespace lemniscate
