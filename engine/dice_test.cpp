#include "engine/dice.h"

#include <array>
#include <cstdint>
#include <set>

#include <gtest/gtest.h>

namespace lemniscate {
namespace {

TEST(Dice, GiveTheSameNumbersEverywhere) {
    // Reckoned with a second implementation in another language.
    Dice dice(0);
    EXPECT_EQ(dice.next(), 0xa7715fe4e8b43382);
    EXPECT_EQ(dice.next(), 0x697487ff0af25c46);
    Dice stream(42, 7);
    EXPECT_EQ(stream.next(), 0x102c9811803794e0);
    EXPECT_EQ(stream.next(), 0xb649a127d7ba1fe9);
}

TEST(Dice, WorkAtCompileTime) {
    constexpr std::uint64_t first = [] {
        Dice dice(0);
        return dice.next();
    }();
    static_assert(first == 0xa7715fe4e8b43382);
}

TEST(Dice, StreamsOfOneSeedDiffer) {
    std::set<std::uint64_t> firsts;
    for (std::uint64_t stream = 0; stream < 1000; ++stream) firsts.insert(Dice(5, stream).next());
    EXPECT_EQ(firsts.size(), 1000U);
}

TEST(Dice, ACopyGoesOnLikeTheOriginal) {
    Dice dice(3);
    dice.next();
    Dice copy = dice;
    EXPECT_EQ(copy, dice);
    EXPECT_EQ(copy.below(1000), dice.below(1000));
}

TEST(Dice, BelowStaysBelowAndReachesEveryNumberEquallyOften) {
    Dice dice(1);
    std::array<int, 6> seen{};
    for (int i = 0; i < 60000; ++i) ++seen.at(dice.below(6));
    for (int count : seen) {
        // Five standard deviations: a fair die fails once in a million seeds, and this one is
        // fixed.
        EXPECT_NEAR(count, 10000, 457);
    }
    EXPECT_EQ(dice.below(1), 0U);
}

TEST(Dice, BelowIsNotSkewedForHugeRanges) {
    // Without throwing again, numbers below 2^30 would come up half again as often.
    constexpr std::uint32_t range = 3U << 30U;
    Dice dice(2);
    int low = 0;
    for (int i = 0; i < 30000; ++i) low += dice.below(range) < (1U << 30U) ? 1 : 0;
    EXPECT_NEAR(low, 10000, 410);
}

TEST(Dice, ShuffleMakesEveryOrderEquallyOften) {
    Dice dice(4);
    std::array<int, 6> seen{};
    for (int i = 0; i < 60000; ++i) {
        std::array<std::uint32_t, 3> items = {0, 1, 2};
        dice.shuffle(items.data(), items.size());
        ++seen.at(items[0] * 2 + (items[1] > items[2] ? 1 : 0));
    }
    for (int count : seen) EXPECT_NEAR(count, 10000, 457);
}

TEST(Dice, ShufflingNothingOrOneThrowsNoDice) {
    Dice dice(4);
    const Dice before = dice;
    int item = 7;
    dice.shuffle(&item, 0);
    dice.shuffle(&item, 1);
    EXPECT_EQ(dice, before);
    EXPECT_EQ(item, 7);
}

}  // namespace
}  // namespace lemniscate
