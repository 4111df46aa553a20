#include "server/secret.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

RandomBytes counting_from(std::uint8_t first) {
    return [next = first](std::span<std::uint8_t> bytes) mutable {
        std::generate(bytes.begin(), bytes.end(), [&] { return next++; });
    };
}

TEST(Secret, IsBase64UrlOfThirtyTwoBytes) {
    EXPECT_EQ(make_secret(counting_from(0)), "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8");
    EXPECT_EQ(make_secret(counting_from(224)), "4OHi4-Tl5ufo6err7O3u7_Dx8vP09fb3-Pn6-_z9_v8");
}

TEST(Secret, IdIsSixteenBytesInHexadecimal) {
    EXPECT_EQ(make_id(counting_from(250)), "fafbfcfdfeff00010203040506070809");
}

TEST(Secret, HashIsThatOfTheLetters) {
    // printf %s AAEC...Hh8 | sha256sum
    EXPECT_EQ(secret_hash("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"),
              "ea866a757e4c38babfa8127cbe9a409d3e1f93a00ff1488ff735fcf917afffd0");
}

TEST(Secret, WhatCannotBeOneHasNoHash) {
    const std::string good = make_secret(counting_from(0));
    ASSERT_TRUE(secret_hash(good));
    EXPECT_FALSE(secret_hash(""));
    EXPECT_FALSE(secret_hash(good.substr(1)));
    EXPECT_FALSE(secret_hash(good + "A"));
    for (const char wrong : {'+', '/', '=', ' ', '"', ';', '\0', '\x80'}) {
        std::string text = good;
        text[20] = wrong;
        EXPECT_FALSE(secret_hash(text)) << int{wrong};
    }
}

}  // namespace
}  // namespace lemniscate::server
