#include "server/cookie.h"

#include <gtest/gtest.h>

#include "server/secret.h"

namespace lemniscate::server {
namespace {

const std::string first(43, 'a');
const std::string second(43, 'b');

std::vector<std::string> found(std::vector<std::string> fields) {
    Request request{"GET", "/api/guest", {}};
    for (std::string& value : fields) request.fields.push_back({"cookie", std::move(value)});
    std::vector<std::string> texts;
    for (const Token& token : tokens_of(request)) {
        EXPECT_EQ(token.hash, secret_hash(token.text));
        texts.push_back(token.text);
    }
    return texts;
}

using Texts = std::vector<std::string>;

TEST(Cookie, IsFoundAmongOthers) {
    EXPECT_EQ(found({"lemniscate=" + first}), Texts({first}));
    EXPECT_EQ(found({"a=b; lemniscate=" + first + "; c=d"}), Texts({first}));
    EXPECT_EQ(found({"a=b;lemniscate = " + first + " ;c"}), Texts({first}));
}

TEST(Cookie, SeveralComeInTheirOrderAndOnceEach) {
    EXPECT_EQ(found({"lemniscate=" + second + "; lemniscate=" + first + "; lemniscate=" + second}),
              Texts({second, first}));
    EXPECT_EQ(found({"lemniscate=" + second, "lemniscate=" + first}), Texts({second, first}));
}

TEST(Cookie, GarbageIsLeftOut) {
    EXPECT_EQ(found({}), Texts({}));
    EXPECT_EQ(found({"", ";;;", "=", "lemniscate", "lemniscate=", "lemniscate=x"}), Texts({}));
    EXPECT_EQ(found({"lemniscate=\"" + first + "\""}), Texts({}));
    EXPECT_EQ(found({"Lemniscate=" + first + "; xlemniscate=" + first}), Texts({}));
    EXPECT_EQ(found({"lemniscate=nonsense; lemniscate=" + first}), Texts({first}));
}

TEST(Cookie, OnlyAFewAreLookedAt) {
    std::string many;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        many += "lemniscate=" + std::string(43, letter) + ";";
    }
    EXPECT_EQ(found({many, many}).size(), 4U);
}

TEST(Cookie, IsWrittenForOurOwnPagesOnly) {
    EXPECT_EQ(write_cookie(first, false),
              "lemniscate=" + first + "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax");
    EXPECT_EQ(write_cookie(first, true),
              "lemniscate=" + first + "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure");
    EXPECT_EQ(write_no_cookie(true),
              "lemniscate=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure");
}

}  // namespace
}  // namespace lemniscate::server
