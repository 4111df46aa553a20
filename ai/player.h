// Players: whoever chooses moves without being a person.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "engine/dice.h"
#include "engine/game.h"
#include "games/games.h"

namespace lemniscate::ai {

/// A player sees what its seat sees and never the state itself: it cannot know a hidden card. To
/// look ahead it imagines a table from its view.
template <Game G>
class Player {
  public:
    virtual ~Player() = default;

    /// One of `moves`, which has at least one. A fixed seed gives the same choice.
    virtual typename G::Move choose(const typename G::View& view, const typename G::MoveList& moves,
                                    Dice& dice) = 0;
};

/// `random`, `greedy`: the names that `make_player` knows for every game.
std::span<const std::string_view> player_names();

/// Null for a name that is not among `player_names()`.
template <Game G>
std::unique_ptr<Player<G>> make_player(std::string_view name);

}  // namespace lemniscate::ai
