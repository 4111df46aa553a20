// The packed counters against plain loops over their lanes.
#include "engine/lanes.h"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "engine/dice.h"

namespace lemniscate {
namespace {

using Plain = std::array<std::uint32_t, 8>;

Lanes pack(const Plain& plain) {
    Lanes lanes{};
    for (std::uint32_t i = 0; i < 8; ++i) lanes.set(i, plain.at(i));
    return lanes;
}

Plain random_lanes(Dice& dice, std::uint32_t most) {
    Plain plain{};
    for (std::uint32_t& value : plain) value = dice.below(most + 1);
    return plain;
}

/// Calls `check(a, b)` for many pairs, small and large values mixed.
template <class Check>
void for_many_pairs(Check&& check) {
    Dice dice(1);
    for (int i = 0; i < 2000; ++i) {
        const std::uint32_t most = i % 2 == 0 ? 7 : 127;
        check(random_lanes(dice, most), random_lanes(dice, most));
    }
}

TEST(Lanes, SetAndReadEveryLaneAlone) {
    Lanes lanes{};
    for (std::uint32_t i = 0; i < 8; ++i) lanes.set(i, 100 + i);
    lanes.set(3, 5);
    for (std::uint32_t i = 0; i < 8; ++i) EXPECT_EQ(lanes[i], i == 3 ? 5 : 100 + i);
    EXPECT_EQ(Lanes::one(6, 9)[6], 9U);
    EXPECT_EQ(Lanes::one(6, 9).total(), 9U);
}

TEST(Lanes, MinusStopsAtZeroInEachLane) {
    for_many_pairs([](const Plain& a, const Plain& b) {
        const Lanes difference = minus(pack(a), pack(b));
        for (std::uint32_t i = 0; i < 8; ++i) {
            ASSERT_EQ(difference[i], a.at(i) > b.at(i) ? a.at(i) - b.at(i) : 0);
        }
    });
}

TEST(Lanes, SmallerTakesTheSmallerOfEachLane) {
    for_many_pairs([](const Plain& a, const Plain& b) {
        const Lanes least = smaller(pack(a), pack(b));
        for (std::uint32_t i = 0; i < 8; ++i) ASSERT_EQ(least[i], std::min(a.at(i), b.at(i)));
    });
}

TEST(Lanes, CoversOnlyWhenEveryLaneDoes) {
    int covered = 0;
    for_many_pairs([&covered](const Plain& a, const Plain& b) {
        Plain larger = a;
        for (std::uint32_t i = 0; i < 8; ++i) larger.at(i) = std::max(a.at(i), b.at(i));
        ASSERT_TRUE(covers(pack(larger), pack(b)));
        bool all = true;
        for (std::uint32_t i = 0; i < 8; ++i) all = all && a.at(i) >= b.at(i);
        ASSERT_EQ(covers(pack(a), pack(b)), all);
        covered += all ? 1 : 0;
    });
    EXPECT_GT(covered, 0);
}

TEST(Lanes, LanesWithAtLeast) {
    for_many_pairs([](const Plain& a, const Plain& b) {
        const std::uint32_t least = std::max(1U, b[0]);
        std::uint32_t expected = 0;
        for (std::uint32_t i = 0; i < 8; ++i) expected |= (a.at(i) >= least ? 1U : 0U) << i;
        ASSERT_EQ(lanes_with(pack(a), least), expected);
    });
}

TEST(Lanes, TotalAddsThemUp) {
    EXPECT_EQ(pack({1, 2, 3, 4, 5, 6, 7, 8}).total(), 36U);
    EXPECT_EQ(pack({7, 7, 7, 7, 7, 5, 1, 0}).total(), 41U);
}

}  // namespace
}  // namespace lemniscate
