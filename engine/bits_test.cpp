// Counting and finding bits against a plain loop.
#include "engine/bits.h"

#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "engine/dice.h"

namespace lemniscate {
namespace {

struct Found {
    std::uint32_t count = 0;
    std::uint32_t lowest = 0;
    std::uint32_t highest = 0;
};

template <class T>
Found one_by_one(T word) {
    Found found;
    for (std::uint32_t i = 0; i < std::numeric_limits<T>::digits; ++i) {
        if (((word >> i) & 1U) == 0) continue;
        if (found.count++ == 0) found.lowest = i;
        found.highest = i;
    }
    return found;
}

template <class T>
class Bits : public testing::Test {};
using Words = testing::Types<std::uint8_t, std::uint16_t, std::uint32_t, std::uint64_t>;
TYPED_TEST_SUITE(Bits, Words);

TYPED_TEST(Bits, AreCountedAndFoundAsOneByOne) {
    Dice dice(1);
    for (int i = 0; i < 10'000; ++i) {
        // Shifted, so that words with few bits come up as well.
        const auto word = static_cast<TypeParam>(dice.next() >> dice.below(64));
        EXPECT_EQ(count_bits(word), one_by_one(word).count);
        if (word == 0) continue;
        EXPECT_EQ(lowest_bit(word), one_by_one(word).lowest);
        EXPECT_EQ(highest_bit(word), one_by_one(word).highest);
    }
}

TYPED_TEST(Bits, AreKnownAtCompileTime) {
    constexpr TypeParam word = 0b1011000;
    static_assert(count_bits(word) == 3 && lowest_bit(word) == 3 && highest_bit(word) == 6);
    static_assert(count_bits(TypeParam{0}) == 0);
}

}  // namespace
}  // namespace lemniscate
