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

TEST(JsonText, WritesWhatIsDeepInItsPlaceAsIfItHadBeenWrittenApart) {
    JsonObject json;
    json.add("a", 1);
    json.add_object("none", [](JsonObject&) {});
    json.add_list("list", [](JsonList& list) {
        EXPECT_TRUE(list.empty());
        list.add(2).add_object(
            [](JsonObject& inner) { inner.add_all(JsonObject().add("b", 3)).add("c", 4); });
        EXPECT_FALSE(list.empty());
    });
    json.add("d", 5);
    EXPECT_EQ(json.text(), R"({"a":1,"none":{},"list":[2,{"b":3,"c":4}],"d":5})");
}

struct Point {
    int x;
    int y;
};
void write_fields(JsonObject& json, const Point& point) {
    json.add("x", point.x).add("y", point.y);
}

TEST(JsonText, WritesWhatSaysItsOwnFields) {
    JsonObject json;
    json.add("at", Point{1, 2}).add("list", JsonList().add(Point{3, 4}));
    EXPECT_EQ(json.text(), R"({"at":{"x":1,"y":2},"list":[{"x":3,"y":4}]})");
    EXPECT_EQ(write_object(Point{5, 6}), JsonObject().add("x", 5).add("y", 6));
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
