#include "match/text_lines.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace lemniscate::match {
namespace {

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> taken;
    for (Lines lines(text); !lines.empty();) {
        taken.emplace_back(lines.take());
        EXPECT_EQ(lines.number(), taken.size());
    }
    return taken;
}

using Texts = std::vector<std::string>;

TEST(LinesTest, EndEitherWayAndNeedNoLastEnd) {
    EXPECT_EQ(lines_of("a\nb\n"), (Texts{"a", "b"}));
    EXPECT_EQ(lines_of("a\r\n\r\nb"), (Texts{"a", "", "b"}));
    EXPECT_EQ(lines_of(""), Texts{});
    EXPECT_EQ(lines_of("\n"), Texts{""});
}

TEST(LinesTest, SkipAByteOrderMarkAtTheBeginningOnly) {
    EXPECT_EQ(lines_of("\xEF\xBB\xBF"
                       "a\n\xEF\xBB\xBF"),
              (Texts{"a", "\xEF\xBB\xBF"}));
}

TEST(LinesTest, BlanksAroundAndBetween) {
    EXPECT_EQ(trimmed(" \ta  b\t "), "a  b");
    EXPECT_EQ(trimmed(" \t "), "");
    EXPECT_EQ(single_spaced("a \t b c"), "a b c");
}

TEST(LinesTest, TextIsUtf8WithoutControlCharacters) {
    for (const char* text : {"", "pass", "a\tb", "Zoë", "Ωμέγα", "€", "\U0001F3B2"}) {
        EXPECT_TRUE(is_text(text)) << text;
    }
    const Texts wrong = {"a\rb",
                         "a\x1b[2J",
                         "\x7F",
                         std::string(1, '\0'),
                         "\xFF",
                         "\xC3",
                         "\xC3(",
                         "\x80",
                         "\xC0\x80" /* too long */,
                         "\xE0\x80\x80" /* too long */,
                         "\xED\xA0\x80" /* half a pair */,
                         "\xF0\x80\x80\x80" /* too long */,
                         "\xF4\x90\x80\x80" /* beyond the last */,
                         "\xE2\x82",
                         "\xF0\x9F\x8E",
                         "\xC2\x9B" /* a terminal's command */};
    for (const std::string& text : wrong) EXPECT_FALSE(is_text(text)) << text;
}

TEST(LinesTest, ShortensBetweenCharacters) {
    EXPECT_EQ(shortened(std::string(256, 'a')), std::string(256, 'a'));
    EXPECT_EQ(shortened(std::string(257, 'a')), std::string(256, 'a') + "...");
    std::string euros = "a";
    for (int i = 0; i < 100; ++i) euros += "€";
    const std::string cut = shortened(euros);
    EXPECT_TRUE(is_text(cut));
    EXPECT_LT(cut.size(), 265U);
}

TEST(LinesTest, ShortensWhatIsNotUtf8) {
    EXPECT_EQ(shortened(std::string(300, '\xFF')), std::string(256, '\xFF') + "...");
}

TEST(LinesTest, ReplacesControlCharactersButThoseKept) {
    EXPECT_EQ(replace_controls("a\x1b\x7F\nb\tc", "?", "\n"), "a??\nb?c");
    EXPECT_EQ(replace_controls("\xC2\x80 \xC2\x9F \xC2\xA0", "?", ""), "? ? \xC2\xA0");
    // Outside of a character, a byte of its middle is a command to some terminals.
    EXPECT_EQ(replace_controls("\x9B \xE2\x9B \xE2\x82\x9B", "?", ""), "? \xE2? \xE2\x82\x9B");
}

TEST(LinesTest, PutsATextOnOneLine) {
    EXPECT_EQ(on_one_line(" a\r\nb\tc "), "a  b\tc");
    EXPECT_EQ(on_one_line("\n \n"), "");
    EXPECT_EQ(on_one_line("Zoë\xC2\x9B"), "Zoë");
}

TEST(LinesTest, ReadsNumbersOfDigits) {
    EXPECT_EQ(read_number("0"), 0U);
    EXPECT_EQ(read_number("18446744073709551615"), 18446744073709551615U);
    EXPECT_EQ(read_number("007"), 7U);
    for (const char* text : {"", "-1", "+1", "1.0", "0x1", "1 2", "18446744073709551616"}) {
        EXPECT_EQ(read_number(text), std::nullopt) << text;
    }
}

}  // namespace
}  // namespace lemniscate::match
