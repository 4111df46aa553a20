// Whoever chooses from the views and moves of one game, behind the type that knows no game.
#pragma once

#include <utility>

#include "ai/player.h"
#include "engine/game.h"
#include "match/view_of.h"

namespace lemniscate::ai {

/// `Chooser` has `Answer choose(view, moves, dice, budget)` for the types of its game.
template <Game G, class Chooser>
class PlayerOf final : public Player {
  public:
    explicit PlayerOf(Chooser chooser = Chooser()) : chooser_(std::move(chooser)) {}

    Answer choose(const match::View& view, const match::Moves& moves, Dice& dice,
                  const Budget& budget) override {
        return chooser_.choose(view.of<G>(), moves.of<G>(), dice, budget);
    }

  private:
    Chooser chooser_;
};

}  // namespace lemniscate::ai
