// The greedy player of Splendor: Marvel.
#pragma once

#include <memory>

#include "ai/player.h"
#include "ai/splendor/worth.h"
#include "games/splendor/splendor.h"

namespace lemniscate::ai {

/// Tries every move on an imagined table and keeps the one that looks best right after it; the dice
/// choose among equals. It plans nothing and watches nobody: a sensible beginner. Every budget is
/// enough for that.
class SplendorGreedy {
  public:
    explicit SplendorGreedy(const SplendorWeights& weights = {}) : weights_(weights) {}

    Answer choose(const splendor::View& view, const splendor::MoveList& moves, Dice& dice,
                  const Budget& budget = {}) const;

  private:
    SplendorWeights weights_;
};

/// The same behind the type that knows no game.
std::unique_ptr<Player> make_splendor_greedy();

}  // namespace lemniscate::ai
