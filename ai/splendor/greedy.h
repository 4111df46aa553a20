// The greedy player of Splendor: Marvel.
#pragma once

#include "ai/player.h"
#include "ai/splendor/worth.h"

namespace lemniscate::ai {

/// Tries every move on an imagined table and keeps the one that looks best right after it; the dice
/// choose among equals. It plans nothing and watches nobody: a sensible beginner.
class SplendorGreedy final : public Player<splendor::Game> {
  public:
    explicit SplendorGreedy(const SplendorWeights& weights = {}) : weights_(weights) {}

    splendor::Move choose(const splendor::View& view, const splendor::MoveList& moves,
                          Dice& dice) override;

  private:
    SplendorWeights weights_;
};

}  // namespace lemniscate::ai
