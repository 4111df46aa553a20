#include "match/canonical_json.h"

#include <gtest/gtest.h>

#include "match/json.h"

namespace lemniscate::match {
namespace {

/// The text in canonical form, or the problem as `kind | where | expected`.
std::string canonical(const std::string& text) {
    const Result<Json> json = parse_json(text);
    EXPECT_TRUE(json) << text;
    const Result<std::string> written = canonical_json(*json);
    if (written) return *written;
    const Problem& problem = written.problem();
    return std::string(name_of(problem.kind)) + " | " + problem.where + " | " + problem.expected;
}

// RFC 8785, 3.2.2: its example without the numbers that are not whole.
TEST(CanonicalJsonTest, TextsAreEscapedAsTheStandardSays) {
    EXPECT_EQ(canonical(R"({
  "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
  "literals": [null, true, false]
})"),
              R"({"literals":[null,true,false],"string":"€$\u000f\nA'B\"\\\\\"/"})");
    EXPECT_EQ(canonical(R"("\b\t\n\f\r\u0000\u001f\u007f\u0080")"),
              "\"\\b\\t\\n\\f\\r\\u0000\\u001f\x7f\xc2\x80\"");
}

// RFC 8785, 3.2.3.
TEST(CanonicalJsonTest, FieldsAreSortedByTheUtf16UnitsOfTheirNames) {
    EXPECT_EQ(
        canonical(R"({
  "\u20ac": "Euro Sign",
  "\r": "Carriage Return",
  "\ufb33": "Hebrew Letter Dalet With Dagesh",
  "1": "One",
  "\ud83d\ude00": "Emoji: Grinning Face",
  "\u0080": "Control",
  "\u00f6": "Latin Small Letter O With Diaeresis"
})"),
        "{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"\xc2\x80\":\"Control\","
        "\"ö\":\"Latin Small Letter O With Diaeresis\",\"€\":\"Euro Sign\","
        "\"😀\":\"Emoji: Grinning Face\",\"\xef\xac\xb3\":\"Hebrew Letter Dalet With Dagesh\"}");
}

TEST(CanonicalJsonTest, WhatLiesInsideIsSortedAsWell) {
    EXPECT_EQ(canonical(R"([{"b": {"z": [], "y": {}}, "a": [ 2, 1 ]}])"),
              R"([{"a":[2,1],"b":{"y":{},"z":[]}}])");
}

// RFC 8785, appendix B, as far as the numbers are whole.
TEST(CanonicalJsonTest, NumbersAreWholeAndExact) {
    EXPECT_EQ(canonical("[0, -0, -0.0, 1.0, 1e3, -5]"), "[0,0,0,1,1000,-5]");
    EXPECT_EQ(canonical("9007199254740992"), "9007199254740992");
    EXPECT_EQ(canonical("-9007199254740992"), "-9007199254740992");
    const std::string range = "-9007199254740992..9007199254740992";
    EXPECT_EQ(canonical(R"({"a": [9007199254740993]})"), "out_of_range | a[0] | " + range);
    EXPECT_EQ(canonical("-9007199254740993"), "out_of_range |  | " + range);
    EXPECT_EQ(canonical("18446744073709551615"), "out_of_range |  | " + range);
    EXPECT_EQ(canonical("4.5"), "out_of_range |  | " + range);
    EXPECT_EQ(canonical("1E30"), "out_of_range |  | " + range);
}

TEST(CanonicalJsonTest, WhatIsNotUtf8IsRefused) {
    for (const char* const text : {"\xff", "\xc3", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                                   "\xe0\x80\x80", "a\x80"}) {
        EXPECT_FALSE(canonical_json(Json(text))) << text;
        EXPECT_FALSE(canonical_json(Json{{text, 1}})) << text;
    }
    EXPECT_TRUE(canonical_json(Json("\xf4\x8f\xbf\xbf")));
}

}  // namespace
}  // namespace lemniscate::match
