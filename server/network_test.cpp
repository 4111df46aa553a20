#include "server/network.h"

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

bool has(std::string_view network, std::string_view address) {
    return read_network(network).value().contains(read_address(address).value());
}

TEST(Network, ContainsWhatBeginsWithTheSameBits) {
    EXPECT_TRUE(has("10.0.0.0/8", "10.255.0.1"));
    EXPECT_FALSE(has("10.0.0.0/8", "11.0.0.1"));
    EXPECT_TRUE(has("192.168.64.0/18", "192.168.127.255"));
    EXPECT_FALSE(has("192.168.64.0/18", "192.168.128.0"));
    EXPECT_TRUE(has("2001:db8::/33", "2001:db8:7fff::1"));
    EXPECT_FALSE(has("2001:db8::/33", "2001:db8:8000::1"));
    EXPECT_TRUE(has("0.0.0.0/0", "8.8.8.8"));
    EXPECT_FALSE(has("0.0.0.0/0", "2001:db8::1"));
    EXPECT_TRUE(has("::/0", "8.8.8.8"));
}

TEST(Network, AnAddressAloneIsItself) {
    EXPECT_TRUE(has("192.0.2.1", "192.0.2.1"));
    EXPECT_FALSE(has("192.0.2.1", "192.0.2.0"));
    EXPECT_TRUE(has("::1", "::1"));
}

TEST(Network, AnIpv4AddressIsTheSameHoweverItIsWritten) {
    EXPECT_EQ(read_address("192.0.2.1"), read_address("::ffff:192.0.2.1"));
    EXPECT_TRUE(has("192.0.2.0/24", "::ffff:192.0.2.9"));
}

TEST(Network, WhatIsNoneIsRefused) {
    for (const char* text :
         {"", "localhost", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/8 ", "10.0.0/8",
          "10.1.2.3/8", "2001:db8::/129", "2001:db8::1/32", "/8", "10.0.0.0/8/8", "[::1]",
          "192.0.2.1:80", "010.0.0.1"}) {
        EXPECT_FALSE(read_network(text)) << text;
    }
    EXPECT_FALSE(read_address(std::string_view("1.2.3.4\0x", 9)));
}

TEST(Network, IsWrittenAsItIsRead) {
    for (const char* text : {"10.0.0.0/8", "192.0.2.1", "::1", "2001:db8::/32", "::/0"}) {
        EXPECT_EQ(to_string(read_network(text).value()), text);
    }
}

TEST(Network, LoopbackIsThisMachine) {
    for (const char* text : {"127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"}) {
        EXPECT_TRUE(is_loopback(read_address(text).value())) << text;
    }
    for (const char* text : {"128.0.0.1", "::2", "0.0.0.0", "::"}) {
        EXPECT_FALSE(is_loopback(read_address(text).value())) << text;
    }
}

}  // namespace
}  // namespace lemniscate::server
