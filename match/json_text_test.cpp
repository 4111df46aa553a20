#include "match/json_text.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

#include <gtest/gtest.h>

#include "match/json.h"

namespace lemniscate::match {
namespace {

TEST(JsonText, WritesFieldsInTheOrderInWhichTheyAreAdded) {
    JsonObject json;
    json.add("word", "one").add("number", -2).add("yes", true).add("nothing", nullptr);
    EXPECT_EQ(json.text(), R"({"word":"one","number":-2,"yes":true,"nothing":null})");
}

TEST(JsonText, PutsObjectsAndListsIntoEachOther) {
    JsonList list;
    list.add(1).add(JsonObject().add("inner", JsonList())).add(JsonObject());
    EXPECT_EQ(JsonObject().add("list", list).text(), R"({"list":[1,{"inner":[]},{}]})");
}

TEST(JsonText, WritesWhatIsMissingAsNull) {
    EXPECT_EQ(JsonList().add(std::optional<int>()).add(std::optional(7)).text(), "[null,7]");
}

TEST(JsonText, AddsTheFieldsOfAnother) {
    const JsonObject one = JsonObject().add("a", 1);
    const JsonObject two = JsonObject().add("b", 2);
    EXPECT_EQ(JsonObject(one).add_all(two).text(), R"({"a":1,"b":2})");
    EXPECT_EQ(JsonObject(one).add_all({}), one);
    EXPECT_EQ(JsonObject().add_all(one), one);
}

TEST(JsonText, WritesWordsAsATreeDoes) {
    for (const char* word : {"", "plain", "\"quoted\"", "back\\slash", "tab\tnew line\n",
                             "\x01\x1f", "\x7f", "\u00e9\u2212\U0001f0a1"}) {
        EXPECT_EQ(JsonList().add(word).text(), Json::array({word}).dump());
    }
}

TEST(JsonText, ReplacesWhatIsNotUtf8) {
    EXPECT_EQ(JsonList().add("\xff").text(), "[\"\xef\xbf\xbd\"]");
}

TEST(JsonText, WritesEveryNumber) {
    using Limits = std::numeric_limits<std::int64_t>;
    EXPECT_EQ(JsonList().add(Limits::min()).add(Limits::max()).add(std::uint8_t{255}).text(),
              "[-9223372036854775808,9223372036854775807,255]");
}

TEST(JsonText, BecomesATreeWhereOneIsWanted) {
    const Json tree = JsonObject().add("list", JsonList().add("a").add(2));
    EXPECT_EQ(tree, Json::parse(R"({"list": ["a", 2]})"));
}

}  // namespace
}  // namespace lemniscate::match
