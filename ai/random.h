// The player that knows no better.
#pragma once

#include <cstdint>

#include "ai/player.h"

namespace lemniscate::ai {

/// Keeps within every budget: it does not think. All moves are equal to it, so it has no reasons.
class Random final : public Player {
  public:
    Answer choose(const match::View&, const match::Moves& moves, Dice& dice,
                  const Budget&) override {
        return {.move = dice.below(static_cast<std::uint32_t>(moves.size()))};
    }
};

}  // namespace lemniscate::ai
