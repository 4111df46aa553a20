#include "match/path.h"

#include <string>

#include <gtest/gtest.h>

#include "match/json.h"

namespace lemniscate::match {
namespace {

TEST(Path, IsWrittenAsInAProgram) {
    EXPECT_EQ(field_path("", "players"), "players");
    EXPECT_EQ(entry_path("players", 0), "players[0]");
    EXPECT_EQ(field_path("players[0]", "tokens"), "players[0].tokens");
    EXPECT_EQ(field_path("table", "2"), "table.2");
    EXPECT_EQ(entry_path("", 3), "[3]");
}

TEST(Path, QuotesNamesThatAreNotPlain) {
    EXPECT_EQ(field_path("turn", "a b"), R"(turn["a b"])");
    EXPECT_EQ(field_path("turn", "a.b"), R"(turn["a.b"])");
    EXPECT_EQ(field_path("turn", ""), R"(turn[""])");
    EXPECT_EQ(field_path("", "\x1b[2J"), R"(["\u001b[2J"])");
    EXPECT_LE(field_path("", std::string(1000, 'x')).size(), 70U);
}

TEST(Excerpt, IsTheValueAsItStandsInTheFile) {
    EXPECT_EQ(excerpt(Json("hulk")), R"("hulk")");
    EXPECT_EQ(excerpt(Json(9)), "9");
    EXPECT_EQ(excerpt(Json(1.5)), "1.5");
    EXPECT_EQ(excerpt(Json(nullptr)), "null");
    EXPECT_EQ(excerpt(Json::parse(R"({"a": [1, 2]})")), R"({"a":[1,2]})");
}

TEST(Excerpt, CutsWhatIsLong) {
    const std::string text = excerpt(Json(std::string(1000, 'x')));
    EXPECT_EQ(text.size(), 60U);
    EXPECT_EQ(text.substr(57), "...");
}

TEST(Excerpt, IsPlainAsciiWhateverTheInput) {
    EXPECT_EQ(excerpt(Json("\x1b[31m\x7f\n")), R"("\u001b[31m\u007f\n")");
    EXPECT_EQ(excerpt(Json("\xc3\xa9")), R"("\u00e9")");
    EXPECT_EQ(excerpt(Json("\xff")), R"("\ufffd")");
}

}  // namespace
}  // namespace lemniscate::match
