#include "engine/hash.h"

#include <gtest/gtest.h>

namespace lemniscate {
namespace {

struct Pair {
    std::uint64_t first;
    std::uint64_t second;
};

TEST(HashBlock, DependsOnEveryWordAndOnTheirOrder) {
    EXPECT_NE(hash_block(Pair{1, 2}), hash_block(Pair{2, 1}));
    EXPECT_NE(hash_block(Pair{1, 2}), hash_block(Pair{1, 3}));
    EXPECT_EQ(hash_block(Pair{1, 2}), hash_block(Pair{1, 2}));
}

TEST(HashBlock, IsTheSameAtCompileTimeAndOnEveryMachine) {
    static_assert(hash_block(Pair{1, 2}) == 0xd0154a5c20c898f9);
    EXPECT_EQ(hash_block(Pair{1, 2}), 0xd0154a5c20c898f9);
}

}  // namespace
}  // namespace lemniscate
