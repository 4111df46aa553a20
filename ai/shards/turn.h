// What the moves of a turn of Shards of Infinity are worth.
#pragma once

#include <cstdint>

#include "ai/shards/weights.h"
#include "ai/shards/worth.h"
#include "games/shards/shards.h"

namespace lemniscate::ai {

/// A turn goes in steps: a relic, the cards of the hand and champions, what gems buy, attacks on
/// champions, the end. Whatever is of no use is worth less than the end.
class ShardsTurn {
  public:
    ShardsTurn(const shards::View& view, const ShardsWeights& weights);

    int value(shards::Move move) const;

  private:
    /// A card of the row and what it is worth either way.
    struct Offer {
        std::uint32_t cost;
        int recruited;
        int fast_played;
        std::uint32_t power;  ///< when fast-played
        bool is_mercenary;
    };
    struct Purse {
        std::uint32_t gems;
        std::uint32_t power;
        bool focused;
    };

    /// Cards come first: as long as there are any, the rest need not be looked at.
    bool has_cards_to_play() const { return own(table_).hand_size > 0; }
    void look_at_row();
    int eagerness(shards::Card card, ShardsPart part) const;
    bool focus_helps() const;
    int bought(shards::Move move) const;
    int best_use(Purse purse, std::uint32_t slots) const;
    int attack(shards::Move move) const;

    const shards::View& view_;
    const shards::Table& table_;
    const ShardsWeights& weights_;
    ShardsWorth worth_;
    std::uint32_t mastery_to_come_ = 0;  ///< from cards of the hand, or focus
    std::uint32_t deadly_ = 0;           ///< the least power that eliminates an opponent
    Offer row_[shards::max_row] = {};
};

/// The least power that eliminates a seat, its hand left out of account.
std::uint32_t deadly_power(const shards::Table& table, Seat seat);

}  // namespace lemniscate::ai
