// What answers are worth that Shards of Infinity asks for beside the moves of a turn.
#pragma once

#include <cstdint>

#include "ai/shards/weights.h"
#include "ai/shards/worth.h"
#include "games/shards/shards.h"

namespace lemniscate::ai {

/// The answers to one question: values compare only among them. For Nemesis it answers what hurts
/// the player least.
class ShardsAnswers {
  public:
    ShardsAnswers(const shards::View& view, const ShardsWeights& weights);

    int value(shards::Move move) const;

  private:
    int assign(shards::Assignment to) const;
    int hit(Seat seat, std::uint32_t power) const;
    int shield(shards::Move move) const;
    int reveal(shards::Move move) const;
    int banish(shards::Move move) const;
    int champion_lost(shards::Move move) const;
    int copy(shards::Card card) const;
    int take(shards::Card card) const;
    int bid(shards::Move move) const;
    int character(shards::Character character) const;
    int nemesis(shards::Card card) const;

    const shards::Frame& frame() const { return table_.pending[table_.frames - 1U]; }

    const shards::View& view_;
    const shards::Table& table_;
    const ShardsWeights& weights_;
    ShardsWorth worth_;  ///< to whose turn it is
};

}  // namespace lemniscate::ai
