#include "match/hex.h"

#include <gtest/gtest.h>

namespace lemniscate::match {
namespace {

TEST(HexTest, BytesAreTwoDigitsEachInLowerCase) {
    const std::vector<std::uint8_t> bytes = {0x00, 0x0f, 0xa5, 0xff};
    EXPECT_EQ(write_hex(bytes), "000fa5ff");
    EXPECT_EQ(read_hex("000fa5ff"), bytes);
    EXPECT_EQ(write_hex({}), "");
}

TEST(HexTest, EqualBytesHaveOneText) {
    EXPECT_EQ(read_hex("AB"), std::nullopt);
    EXPECT_EQ(read_hex("abc"), std::nullopt);
    EXPECT_EQ(read_hex("0x"), std::nullopt);
    EXPECT_EQ(read_hex(" a"), std::nullopt);
    EXPECT_EQ((read_hex_as<std::array<std::uint8_t, 2>>("abc0")),
              (std::array<std::uint8_t, 2>{0xab, 0xc0}));
    EXPECT_EQ((read_hex_as<std::array<std::uint8_t, 2>>("abc0de")), std::nullopt);
}

}  // namespace
}  // namespace lemniscate::match
