#include "match/json.h"

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace lemniscate::match {
namespace {

using namespace std::string_literals;

/// The problem of a text as `kind at where`, or `fine`.
std::string problem_of(std::string_view text) {
    const Result<Json> result = parse_json(text);
    if (result) return "fine";
    return std::string(name_of(result.problem().kind)) + " at " + place_of(result.problem());
}

TEST(ParseJson, ReadsEveryKindOfValueAndKeepsTheOrderOfFields) {
    const std::string text =
        R"({"z":null,"a":[true,false,-1,18446744073709551615,1.5,"\u00e9\n"],"m":{},"b":[[],{"x":1}]})";
    const Result<Json> json = parse_json(text);
    ASSERT_TRUE(json);
    EXPECT_EQ(json->dump(), nlohmann::ordered_json::parse(text).dump());
    EXPECT_EQ(json->begin().key(), "z");
}

TEST(ParseJson, TakesAValueThatIsNoObjectAndABlankAround) {
    const Result<Json> json = parse_json(" \t\r\n 7 \n");
    ASSERT_TRUE(json);
    EXPECT_EQ(*json, Json(7));
}

TEST(ParseJson, NamesTheLineAndTheColumn) {
    EXPECT_EQ(problem_of("{\n  \"a\": 1,\n  \"b\": 2 \"c\"}"), "not_json at line 3, column 12");
    EXPECT_EQ(problem_of("{\n\"a\" x}"), "not_json at line 2, column 5");
    EXPECT_EQ(problem_of("[1,]"), "not_json at line 1, column 4");
    EXPECT_EQ(problem_of("]"), "not_json at line 1, column 1");
    EXPECT_EQ(problem_of("\"a\nb\""), "not_json at line 1, column 3");
}

TEST(ParseJson, CountsLettersAndNotBytes) {
    EXPECT_EQ(problem_of("[\"\xc3\xa9\xe2\x82\xac\" x]"), "not_json at line 1, column 7");
}

TEST(ParseJson, RefusesAnEmptyText) {
    EXPECT_EQ(problem_of(""), "not_json at line 1, column 1");
    EXPECT_EQ(problem_of("\n\n"), "not_json at line 3, column 1");
}

TEST(ParseJson, RefusesATextThatStopsTooEarly) {
    EXPECT_EQ(problem_of("{\"a\": [1,\n2"), "not_json at line 2, column 2");
    EXPECT_EQ(problem_of("\"abc"), "not_json at line 1, column 5");
}

TEST(ParseJson, RefusesWhatFollowsTheDocument) {
    EXPECT_EQ(problem_of("{} x"), "not_json at line 1, column 4");
    EXPECT_EQ(problem_of("{}{}"), "not_json at line 1, column 3");
    EXPECT_EQ(problem_of(std::string_view("{}\0", 3)), "not_json at line 1, column 3");
}

TEST(ParseJson, RefusesAZeroByteAnywhere) {
    EXPECT_EQ(problem_of(std::string_view("\0", 1)), "not_json at line 1, column 1");
    EXPECT_EQ(problem_of(std::string_view("[1,\0 2]", 7)), "not_json at line 1, column 4");
    EXPECT_EQ(problem_of(std::string_view("[\"\0\"]", 5)), "not_json at line 1, column 3");
}

TEST(ParseJson, RefusesTextThatIsNotUtf8) {
    EXPECT_EQ(problem_of("[\"\xff\"]"), "not_json at line 1, column 3");
    EXPECT_EQ(problem_of("[\"\xc3\"]"), "not_json at line 1, column 4");
    EXPECT_EQ(problem_of("\xff"), "not_json at line 1, column 1");
    EXPECT_EQ(problem_of("[\"\\ud800\"]"), "not_json at line 1, column 9");
}

TEST(ParseJson, RefusesCommentsAndNumbersBeyondBounds) {
    EXPECT_EQ(problem_of("/* no */ 1"), "not_json at line 1, column 1");
    EXPECT_EQ(problem_of("[1e999]"), "not_json at line 1, column 6");
    EXPECT_EQ(problem_of("[NaN]"), "not_json at line 1, column 2");
}

TEST(ParseJson, RefusesAFieldThatIsNamedTwice) {
    EXPECT_EQ(problem_of(R"({"a": 1, "b": 2, "a": 1})"), "duplicate_field at a");
    EXPECT_EQ(problem_of(R"({"players": [{}, {"tokens": {"red": 1, "red": 1}}]})"),
              "duplicate_field at players[1].tokens.red");
    EXPECT_EQ(problem_of(R"([[], [{"a b": [], "a b": 2}]])"),
              R"(duplicate_field at [1][0]["a b"])");
    EXPECT_EQ(problem_of(R"({"a": {"x": 1}, "b": {"x": 1}})"), "fine");
}

TEST(ParseJson, RefusesDepthsThatNobodyNeeds) {
    EXPECT_EQ(problem_of(std::string(64, '[') + std::string(64, ']')), "fine");
    for (std::size_t depth : {65U, 100'000U, 1'000'000U}) {
        EXPECT_EQ(problem_of(std::string(depth, '[')), "too_deep at [0][0][0][0]");
    }
    std::string objects = R"({"first": 1, "second": [0, )";
    for (int i = 0; i < 100'000; ++i) objects += R"({"a":)";
    const Result<Json> deep = parse_json(objects);
    ASSERT_FALSE(deep);
    EXPECT_EQ(deep.problem().where, "second[1].a.a");
    EXPECT_EQ(deep.problem().expected, "64");
}

TEST(ParseJson, ReadsAnObjectOfManyFieldsQuickly) {
    std::string text = "{";
    for (int i = 0; i < 200'000; ++i) text += "\"" + std::to_string(i) + "\":0,";
    EXPECT_EQ(problem_of(text + "\"end\":0}"), "fine");
}

std::string formatted(const char* text) { return format_json(Json::parse(text)); }

TEST(FormatJson, KeepsWhatFitsOnOneLine) {
    EXPECT_EQ(formatted("7"), "7\n");
    EXPECT_EQ(formatted("[]"), "[]\n");
    EXPECT_EQ(formatted("{}"), "{}\n");
    EXPECT_EQ(
        formatted(R"({"to_act":0,"moves":["play crystal","end"],"more":{"a":null,"b":[{}]}})"),
        R"({"to_act": 0, "moves": ["play crystal", "end"], "more": {"a": null, "b": [{}]}})"
        "\n");
}

TEST(FormatJson, IndentsWhatDoesNotFit) {
    const std::string name(40, 'x');
    const std::string text =
        R"({"list":[{"a":")" + name + R"("},{"a":")" + name + R"("}],"word":")" + name + R"("})";
    EXPECT_EQ(formatted(text.c_str()),
              "{\n"
              "  \"list\": [\n"
              "    {\"a\": \"" +
                  name +
                  "\"},\n"
                  "    {\"a\": \"" +
                  name +
                  "\"}\n"
                  "  ],\n"
                  "  \"word\": \"" +
                  name +
                  "\"\n"
                  "}\n");
}

std::vector<std::string> lines_in(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

TEST(FormatJson, FillsTheLinesOfALongListOfPlainValues) {
    for (std::size_t length = 1; length < 40; ++length) {
        const Json list(std::vector<std::string>(60, std::string(length, 'x')));
        const std::vector<std::string> lines = lines_in(format_json(list));
        const std::size_t entry = length + 3;  // quotes and a comma; a blank between two of them
        const std::size_t fitting = (100 - 2 + 1) / (entry + 1);
        EXPECT_EQ(lines.size(), 2 + (60 + fitting - 1) / fitting) << length;
        EXPECT_EQ(lines[1].size(), 2 + fitting * (entry + 1) - 1) << length;
    }
}

TEST(FormatJson, UsesOneHundredColumnsAndNoMore) {
    for (std::size_t length = 1; length < 88; ++length) {
        Json json;
        json["before"] = {1, 2};
        json["list"] = {std::string(length, 'x'), nullptr};
        json["after"] = std::string(60, 'y');
        const std::vector<std::string> lines = lines_in(format_json(json));
        const bool fits = R"(  "list": ["", null],)"s.size() + length <= 100;
        EXPECT_EQ(lines.size(), fits ? 5U : 7U) << length;
    }
}

TEST(FormatJson, WritesInvalidTextWithoutThrowing) {
    EXPECT_EQ(format_json(Json("\xff")), "\"\xef\xbf\xbd\"\n");
    EXPECT_EQ(format_json(Json{{"\xff", 1}}), "{\"\xef\xbf\xbd\": 1}\n");
}

TEST(FormatJson, AndParseJsonAreInverse) {
    const Json json =
        Json::parse(R"({"a":[1,-2,true,null,"\"\\\u0001"],"b":{"c":[[1,2],[{"d":[]}]],"e":")" +
                    std::string(120, 'z') + R"("}})");
    const Result<Json> again = parse_json(format_json(json));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, json);
}

}  // namespace
}  // namespace lemniscate::match
