#include "server/origin.h"

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

const OwnNames names{{"play.example.org"}, {"https://other.example:8443"}};

bool is_own(std::vector<Field> fields, bool secure = false) {
    Request request{"POST", "/api/guest", std::move(fields)};
    request.peer.secure = secure;
    return is_own_origin(request, names);
}

TEST(Origin, OfThisHostIsOurs) {
    EXPECT_TRUE(is_own({{"Host", "localhost:8177"}, {"Origin", "http://localhost:8177"}}));
    EXPECT_TRUE(is_own({{"host", "LOCALHOST:8177"}, {"origin", "http://localhost:8177"}}));
    EXPECT_TRUE(is_own({{"Host", "[::1]:8177"}, {"Origin", "http://[::1]:8177"}}));
    EXPECT_TRUE(is_own({{"Host", "play.example.org"}, {"Origin", "https://play.example.org"}}));
    EXPECT_TRUE(
        is_own({{"Host", "play.example.org"}, {"Origin", "https://play.example.org"}}, true));
}

TEST(Origin, OfAnotherNameOfOursIsOurs) {
    EXPECT_TRUE(is_own({{"Host", "localhost:8177"}, {"Origin", "https://play.example.org"}}));
    EXPECT_TRUE(is_own({{"Host", "localhost:8177"}, {"Origin", "https://other.example:8443"}}));
    EXPECT_FALSE(is_own({{"Host", "localhost:8177"}, {"Origin", "https://other.example"}}));
    EXPECT_FALSE(is_own({{"Host", "localhost:8177"}, {"Origin", "http://other.example:8443"}}));
    EXPECT_FALSE(is_own({{"Host", "localhost:8177"}, {"Origin", "https://play.example.org:8443"}}));
}

TEST(Origin, PortsThatGoWithoutSayingAreTheSame) {
    EXPECT_TRUE(is_own({{"Host", "localhost:80"}, {"Origin", "http://localhost"}}));
    EXPECT_TRUE(is_own({{"Host", "play.example.org:443"}, {"Origin", "https://play.example.org"}}));
    EXPECT_FALSE(is_own({{"Host", "localhost:443"}, {"Origin", "http://localhost"}}));
    EXPECT_FALSE(is_own({{"Host", "localhost:8177"}, {"Origin", "http://localhost"}}));
    EXPECT_FALSE(is_own({{"Host", "localhost"}, {"Origin", "http://localhost:8177"}}));
}

TEST(Origin, OfAnybodyElseIsNot) {
    for (const char* origin :
         {"http://evil.example", "http://localhost:8178", "http://localhost.evil.example:8177",
          "null", "", "localhost:8177", "//localhost:8177", "ftp://localhost:8177",
          "HTTP://localhost:8177", "http://localhost:8177/", "http://localhost:8177/x",
          "http://evil@localhost:8177", "http://localhost:8177@evil.example", "http://",
          "http://localhost:8177 http://evil.example", "http://localhost:8177, http://evil.example",
          "chrome-extension://localhost:8177", "http://play.example.org.evil.example"}) {
        EXPECT_FALSE(is_own({{"Host", "localhost:8177"}, {"Origin", origin}})) << origin;
    }
    EXPECT_FALSE(is_own(
        {{"Host", "localhost"}, {"Origin", "http://localhost"}, {"Origin", "http://localhost"}}));
    EXPECT_FALSE(is_own({{"Host", "localhost"}, {"Origin", ""}, {"Origin", "http://localhost"}}));
    EXPECT_FALSE(is_own({{"Origin", "http://localhost"}}));
    EXPECT_FALSE(is_own({{"Host", ""}, {"Origin", "http://"}}));
}

TEST(Origin, PagesWithoutTlsMayNotUseWhatCameByTls) {
    EXPECT_FALSE(
        is_own({{"Host", "play.example.org"}, {"Origin", "http://play.example.org"}}, true));
}

TEST(Origin, WithoutOneIsAProgramUnlessABrowserSaysOtherwise) {
    EXPECT_TRUE(is_own({{"Host", "localhost"}}));
    EXPECT_TRUE(is_own({{"Host", "localhost"}, {"Sec-Fetch-Site", "none"}}));
    EXPECT_TRUE(is_own({{"Host", "localhost"}, {"Sec-Fetch-Site", "same-origin"}}));
    EXPECT_FALSE(is_own({{"Host", "localhost"}, {"Sec-Fetch-Site", "cross-site"}}));
    EXPECT_FALSE(is_own({{"Host", "localhost"}, {"Sec-Fetch-Site", "same-site"}}));
    EXPECT_FALSE(is_own(
        {{"Host", "localhost"}, {"Sec-Fetch-Site", "none"}, {"Sec-Fetch-Site", "cross-site"}}));
}

}  // namespace
}  // namespace lemniscate::server
