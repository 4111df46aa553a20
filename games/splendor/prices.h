// Which of many characters can be paid for, two at a time.
#pragma once

#include <cstdint>

#include "engine/device.h"
#include "engine/lanes.h"
#include "games/splendor/cards.h"

namespace lemniscate::splendor {

/// A cost in 30 bits: five lanes of five bits and a guard bit above each, already set. Two of them
/// fit one word, and subtracting a purse from both at once leaves the guard where it does not cover
/// the cost. This halves the largest part of `legal`; docs/performance.md has the numbers.
namespace prices {

LEMNISCATE_CONSTANT std::uint32_t width = 6;
LEMNISCATE_CONSTANT std::uint32_t half = width * colours;
LEMNISCATE_CONSTANT std::uint64_t ones = 0x01041041;  ///< a one in each of the five lanes
LEMNISCATE_CONSTANT std::uint64_t both = 1 | std::uint64_t{1} << half;
LEMNISCATE_CONSTANT std::uint64_t guards = (ones << (width - 1)) * both;

struct Table {
    std::uint32_t of[cards + 1];
};

constexpr Table all() {
    Table table{};
    for (std::uint32_t card = 0; card < cards; ++card) {
        for (std::uint32_t i = 0; i < colours; ++i) {
            table.of[card] |= (std::uint32_t{character_facts[card].cost[i]} | 32U) << (width * i);
        }
    }
    // An empty slot: more of one colour than bonuses, tokens and grey ones can ever be.
    table.of[cards] = static_cast<std::uint32_t>(ones << (width - 1)) | 31U;
    return table;
}

LEMNISCATE_CONSTANT Table price_of = all();

/// What a seat can pay with, looked at pair by pair.
class Purse {
  public:
    /// `have` is bonuses and tokens together, by colour; `grey` comes on top.
    constexpr Purse(Lanes have, std::uint32_t grey)
        : have_(0), limit_((lane_all - last_lanes * 31U) + last_lanes * grey) {
        for (std::uint32_t i = 0; i < colours; ++i) {
            have_ |= std::uint64_t{have[i]} << (width * i);
        }
        have_ *= both;
    }

    /// Looks at two characters; the results gather in order in the masks below.
    constexpr void look_at(Card low, Card high) {
        const std::uint64_t cost =
            price_of.of[number(low)] | std::uint64_t{price_of.of[number(high)]} << half;
        const std::uint64_t difference = cost - have_;
        const std::uint64_t kept = difference & guards;
        const std::uint64_t missing = difference & (kept - (kept >> (width - 1)));
        // The product's last lane of each half is the sum of that half: what grey must cover.
        const std::uint64_t left = limit_ - missing * ones;
        affordable_ = affordable_ >> 1U | (left & last_guards);
        with_choice_ = with_choice_ >> 1U | ((left - last_lanes) & last_guards);
    }

    /// After eight pairs: a bit for each `low` in order, then one for each `high`.
    constexpr std::uint32_t affordable() const { return gather(affordable_); }
    /// The same for those that leave grey tokens over, so that there are several ways to pay.
    constexpr std::uint32_t with_choice() const { return gather(with_choice_); }

  private:
    static constexpr std::uint64_t last_lanes = both << (half - width);
    static constexpr std::uint64_t last_guards = both << (half - 1);
    /// Every lane full, so that subtracting a sum never borrows from the lane above.
    static constexpr std::uint64_t lane_all = ones * 63U * both;

    static constexpr std::uint32_t gather(std::uint64_t mask) {
        return static_cast<std::uint32_t>((mask >> (half - 8)) & 0xffU) |
               static_cast<std::uint32_t>((mask >> (2 * half - 16)) & 0xff00U);
    }

    std::uint64_t have_;
    std::uint64_t limit_;
    std::uint64_t affordable_ = 0;
    std::uint64_t with_choice_ = 0;
};

}  // namespace prices
}  // namespace lemniscate::splendor
