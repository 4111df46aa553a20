// The greedy player of Shards of Infinity.
#pragma once

#include "ai/player.h"
#include "ai/shards/weights.h"
#include "games/shards/shards.h"

namespace lemniscate::ai {

/// Gives every move a value by what the cards say and takes the highest; the dice choose among
/// equals. It plays all it has, buys what is worth most together, and hits where it hurts; it looks
/// no turn ahead.
class ShardsGreedy final : public Player<shards::Game> {
  public:
    explicit ShardsGreedy(const ShardsWeights& weights = {}) : weights_(weights) {}

    shards::Move choose(const shards::View& view, const shards::MoveList& moves,
                        Dice& dice) override;

  private:
    ShardsWeights weights_;
};

}  // namespace lemniscate::ai
