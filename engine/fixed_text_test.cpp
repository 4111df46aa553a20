#include "engine/fixed_text.h"

#include <gtest/gtest.h>

namespace lemniscate {
namespace {

TEST(FixedText, AppendsWordsAndNumbers) {
    FixedText<32> text;
    text << "deck:" << 0U << " " << 407U << " " << 4294967295U;
    EXPECT_EQ(text.view(), "deck:0 407 4294967295");
    EXPECT_EQ(text.size(), 21U);
}

TEST(FixedText, StartsEmpty) { EXPECT_EQ(FixedText<4>().view(), ""); }

}  // namespace
}  // namespace lemniscate
