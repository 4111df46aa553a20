// The greedy player of Shards of Infinity.
#pragma once

#include <memory>

#include "ai/player.h"
#include "ai/shards/weights.h"
#include "games/shards/shards.h"

namespace lemniscate::ai {

/// Gives every move a value by what the cards say and takes the highest; the dice choose among
/// equals. It plays all it has, buys what is worth most together, and hits where it hurts; it looks
/// no turn ahead. Every budget is enough for that.
class ShardsGreedy {
  public:
    explicit ShardsGreedy(const ShardsWeights& weights = {}) : weights_(weights) {}

    Answer choose(const shards::View& view, const shards::MoveList& moves, Dice& dice,
                  const Budget& budget = {}) const;

  private:
    ShardsWeights weights_;
};

/// The same behind the type that knows no game.
std::unique_ptr<Player> make_shards_greedy();

}  // namespace lemniscate::ai
