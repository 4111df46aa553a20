// The player that knows no better.
#pragma once

#include <cstdint>

#include "ai/player.h"

namespace lemniscate::ai {

template <Game G>
class Random final : public Player<G> {
  public:
    typename G::Move choose(const typename G::View&, const typename G::MoveList& moves,
                            Dice& dice) override {
        return moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    }
};

}  // namespace lemniscate::ai
