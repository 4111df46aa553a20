// What cards of Shards of Infinity are worth to a seat, read from their lines.
#pragma once

#include <cstdint>
#include <span>

#include "ai/shards/weights.h"
#include "engine/seat.h"
#include "games/shards/shards.h"

namespace lemniscate::ai {

/// Which lines of a card.
enum class ShardsPart : std::uint8_t { play, exhaust, passive };

std::span<const shards::Line> lines_of(shards::Card card, ShardsPart part);

/// Looks at a table as one of its seats, and never at a card that is hidden from the viewer. It
/// refers to the view and the weights, which must outlive it.
class ShardsWorth {
  public:
    ShardsWorth(const shards::View& view, Seat seat, const ShardsWeights& weights);

    /// How far the game has come, in percent: by the player who is nearest to death or to infinite
    /// power.
    int stage() const { return stage_; }
    int of(shards::Resource resource) const;

    // What it does to carry out lines at once; it must be the turn of the seat. The `source` is the
    // card that does so when that is in play, and none for a card that is still to be played.
    int now(shards::Card card, ShardsPart part, shards::Card source = shards::Card::none) const;
    std::uint32_t power_now(shards::Card card, ShardsPart part) const;
    bool holds(const shards::Line& line, shards::Card card, shards::Card source) const;

    /// What a card does each time it is drawn, by and large.
    int drawn(shards::Card card) const;
    /// The same against the average card, whose place in a hand it takes: below 0 it is a burden.
    int in_deck(shards::Card card) const;
    /// What a champion in play will still do.
    int in_play(shards::Card card) const;

  private:
    template <class Visit>
    void each_line_now(shards::Card card, ShardsPart part, shards::Card source,
                       Visit&& visit) const;
    int at_once(const shards::Line& line, shards::Card source) const;
    int usually(const shards::Line& line) const;
    int usual_count(const shards::Line& line) const;
    int chance(const shards::Line& line, shards::Card card) const;
    int later(shards::Card card, ShardsPart part) const;
    int stay(shards::Card card) const;
    int owned(shards::CardSet set) const;
    bool has_burden() const;

    const shards::Table& table_;
    const shards::Side& side_;
    const ShardsWeights& weights_;
    shards::Counts cards_;  ///< everything of the seat, wherever it is
    int stage_;
};

}  // namespace lemniscate::ai
