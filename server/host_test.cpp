#include "server/host.h"

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

TEST(Host, OfThisMachineIsTakenWithAnyPort) {
    for (const char* host : {"localhost", "localhost:8177", "LocalHost:1", "127.0.0.1",
                             "127.0.0.1:65535", "[::1]", "[::1]:8177", "localhost:"}) {
        EXPECT_TRUE(is_loopback_host(host)) << host;
    }
}

TEST(Host, OfAnybodyElseIsNot) {
    for (const char* host : {"",
                             "example.org",
                             "example.org:8177",
                             "localhost.example.org",
                             "notlocalhost",
                             "localhost.",
                             "127.0.0.1.example.org",
                             "127.0.0.2",
                             "0.0.0.0",
                             "::1",
                             "[::1",
                             "[::2]",
                             "[::1]x",
                             "[::1]:80:80",
                             "localhost:port",
                             "localhost:123456",
                             "localhost:80@evil",
                             "user@localhost",
                             " localhost",
                             "localhost, example.org",
                             "[::1]localhost"}) {
        EXPECT_FALSE(is_loopback_host(host)) << host;
    }
}

TEST(Host, MayHaveANameThatIsConfigured) {
    const std::vector<std::string> names = {"Play.example.org", "other.example:8443"};
    for (const char* host : {"play.example.org", "PLAY.example.org:8177", "other.example",
                             "other.example:1", "localhost:8177", "[::1]"}) {
        EXPECT_TRUE(is_own_host(host, names)) << host;
    }
    for (const char* host : {"", "example.org", "play.example.org.evil", "play.example.org:x",
                             "play.example.org, localhost", "evil@play.example.org"}) {
        EXPECT_FALSE(is_own_host(host, names)) << host;
    }
    EXPECT_FALSE(is_own_host("play.example.org", {}));
}

}  // namespace
}  // namespace lemniscate::server
