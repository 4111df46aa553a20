#include "engine/hash.h"

#include <gtest/gtest.h>

namespace lemniscate {
namespace {

struct Pair {
    std::uint64_t first;
    std::uint64_t second;
};

TEST(Fingerprint, DependsOnEveryWordAndOnTheirOrder) {
    EXPECT_NE(fingerprint(Pair{1, 2}), fingerprint(Pair{2, 1}));
    EXPECT_NE(fingerprint(Pair{1, 2}), fingerprint(Pair{1, 3}));
    EXPECT_EQ(fingerprint(Pair{1, 2}), fingerprint(Pair{1, 2}));
}

TEST(Fingerprint, IsTheSameAtCompileTimeAndOnEveryMachine) {
    static_assert(fingerprint(Pair{1, 2}) == 0xd0154a5c20c898f9);
    EXPECT_EQ(fingerprint(Pair{1, 2}), 0xd0154a5c20c898f9);
}

}  // namespace
}  // namespace lemniscate
