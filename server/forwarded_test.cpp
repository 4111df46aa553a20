#include "server/forwarded.h"

#include <vector>

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

const std::vector<Network> trusted = {*read_network("127.0.0.1"), *read_network("10.0.0.0/8"),
                                      *read_network("fd00::/8")};

std::string address_of(std::string_view sender, std::vector<std::string> lines) {
    Request request;
    for (std::string& line : lines) {
        request.fields.push_back({"X-Forwarded-For", std::move(line)});
    }
    return peer_of(sender, request, trusted).address;
}

TEST(Forwarded, IsBelievedOfATrustedProxyOnly) {
    EXPECT_EQ(address_of("127.0.0.1", {"192.0.2.1"}), "192.0.2.1");
    EXPECT_EQ(address_of("fd00::1", {"2001:db8::1"}), "2001:db8::1");
    EXPECT_EQ(address_of("192.0.2.9", {"192.0.2.1"}), "192.0.2.9");
    EXPECT_EQ(address_of("127.0.0.1", {}), "127.0.0.1");
}

TEST(Forwarded, LastAddressThatIsNoProxyOfOursIsTaken) {
    EXPECT_EQ(address_of("127.0.0.1", {"192.0.2.1, 10.1.2.3"}), "192.0.2.1");
    EXPECT_EQ(address_of("127.0.0.1", {"198.51.100.1,192.0.2.1 ,10.1.2.3, fd00::7"}), "192.0.2.1")
        << "what stands before it anybody may have written";
    EXPECT_EQ(address_of("127.0.0.1", {"198.51.100.1", "192.0.2.1", "10.1.2.3"}), "192.0.2.1")
        << "several lines are one list";
    EXPECT_EQ(address_of("127.0.0.1", {"nonsense, 192.0.2.1"}), "192.0.2.1");
    EXPECT_EQ(address_of("127.0.0.1", {"10.0.0.1, 10.0.0.2"}), "10.0.0.1")
        << "somebody inside of our own network";
}

TEST(Forwarded, WhatCannotBeReadLeavesTheSender) {
    for (const char* list : {"nonsense", "192.0.2.1, nonsense", "192.0.2.1,", ",", " ",
                             "192.0.2.1:80", "[2001:db8::1]", "unknown", "192.0.2.1, 10.0.0.300",
                             "192.0.2.1 10.0.0.1", "1.2.3", "192.0.2.1, unknown, 10.0.0.1"}) {
        EXPECT_EQ(address_of("127.0.0.1", {list}), "127.0.0.1") << list;
    }
    EXPECT_EQ(address_of("no address", {"192.0.2.1"}), "no address");
}

TEST(Forwarded, TlsIsBelievedOfATrustedProxyOnly) {
    const auto is_secure = [](std::string_view sender, const char* how) {
        const Request request{.method = {}, .target = {}, .fields = {{"X-Forwarded-Proto", how}}};
        return peer_of(sender, request, trusted).secure;
    };
    EXPECT_TRUE(is_secure("127.0.0.1", "https"));
    EXPECT_TRUE(is_secure("127.0.0.1", "HTTPS"));
    EXPECT_FALSE(is_secure("127.0.0.1", "http"));
    EXPECT_FALSE(is_secure("127.0.0.1", "https, http"));
    EXPECT_FALSE(is_secure("192.0.2.9", "https"));
    EXPECT_FALSE(peer_of("127.0.0.1", {}, trusted).secure);
}

TEST(Forwarded, IPv6IsCountedByItsFirstHalf) {
    const auto client = [](std::string_view text) { return client_of(*read_address(text)); };
    EXPECT_EQ(client("2001:db8::1"), client("2001:db8::ffff:ffff:ffff:ffff"));
    EXPECT_NE(client("2001:db8::1"), client("2001:db8:0:1::1"));
    EXPECT_NE(client("192.0.2.1"), client("192.0.2.2"));
    EXPECT_EQ(client("192.0.2.1"), client("::ffff:192.0.2.1"));
}

}  // namespace
}  // namespace lemniscate::server
