#include "server/request_path.h"

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

TEST(RequestPath, IsWhatStandsBeforeTheQuery) {
    EXPECT_EQ(request_path("/"), "/");
    EXPECT_EQ(request_path("/assets/index.js?v=1"), "/assets/index.js");
    EXPECT_EQ(request_path("/?../.."), "/");
}

TEST(RequestPath, IsPercentDecodedOnce) {
    EXPECT_EQ(request_path("/a%20b"), "/a b");
    EXPECT_EQ(request_path("/%D1%96%d1%97"), "/ії");
    EXPECT_EQ(request_path("/a+b"), "/a+b");
    EXPECT_EQ(request_path("/%2541"), "/%41");
    EXPECT_EQ(request_path("/a%3Fb"), "/a?b");
}

TEST(RequestPath, WithABrokenPercentSignIsNone) {
    for (const char* target : {"/%", "/%4", "/%4g", "/%g4", "/%-1", "/%+1", "/% 1", "/a%"}) {
        EXPECT_EQ(request_path(target), std::nullopt) << target;
    }
}

TEST(RequestPath, NeverLeadsUp) {
    for (const char* target :
         {"/..", "/../etc/passwd", "/a/../b", "/a/..", "/.", "/./a", "/%2e%2e/a", "/a/%2E./b",
          "/a%2f..%2fb", "/..%5ca", "/a\\b", "/%5c"}) {
        EXPECT_EQ(request_path(target), std::nullopt) << target;
    }
    EXPECT_EQ(request_path("/a..b/...c"), "/a..b/...c");
    EXPECT_EQ(request_path("/%252e%252e/a"), "/%2e%2e/a") << "a name, since it is decoded once";
}

TEST(RequestPath, HasNoControlCharacters) {
    for (const char* target : {"/%00", "/index.html%00.js", "/a%0d%0aSet-Cookie:b", "/%7f"}) {
        EXPECT_EQ(request_path(target), std::nullopt) << target;
    }
}

TEST(RequestPath, BeginsWithASlash) {
    for (const char* target : {"", "*", "index.html", "http://localhost/", "?a"}) {
        EXPECT_EQ(request_path(target), std::nullopt) << target;
    }
}

TEST(Extension, IsThatOfTheLastPart) {
    EXPECT_TRUE(has_extension("/index.html"));
    EXPECT_TRUE(has_extension("/assets/a.b.js"));
    EXPECT_TRUE(has_extension("/.hidden"));
    EXPECT_FALSE(has_extension("/"));
    EXPECT_FALSE(has_extension("/rules/shards"));
    EXPECT_FALSE(has_extension("/v1.2/rules"));
    EXPECT_FALSE(has_extension("/rules/"));
}

}  // namespace
}  // namespace lemniscate::server
