#include "cli/markdown.h"

#include <sstream>

#include <gtest/gtest.h>

#include "texts/rules/rules.h"
#include "texts/width.h"

namespace lemniscate::cli {
namespace {

Style plain(int columns = 80) {
    return {.colour = false, .unicode = true, .columns = columns, .rows = 0};
}
Style coloured() { return {.colour = true, .unicode = true, .columns = 80, .rows = 0}; }
Style ascii() { return {.colour = false, .unicode = false, .columns = 80, .rows = 0}; }

TEST(Markdown, HeadingsLoseTheirSignsAndAnchors) {
    EXPECT_EQ(rendered("## 2. A turn <a id=\"turn\"></a>\nText.\n", plain()),
              "2. A turn\n\nText.\n");
    EXPECT_EQ(rendered("# Title\n", plain()), "Title\n");
}

TEST(Markdown, HeadingsAreBoldWhereThereIsColour) {
    EXPECT_EQ(rendered("### 2.3 End <a id=\"end\"></a>\n", coloured()),
              "\x1b[1m2.3\x1b[0m \x1b[1mEnd\x1b[0m\n");
}

TEST(Markdown, ParagraphsAreWrappedAnewToTheWidth) {
    EXPECT_EQ(rendered("one two\nthree four five six seven eight nine\nten\n", plain(40)),
              "one two three four five six seven eight\nnine ten\n");
}

TEST(Markdown, LinesAreNeitherEndlessNorShorterThanWords) {
    std::string words;
    for (int i = 0; i < 60; ++i) words += "word ";
    EXPECT_EQ(rendered(words, plain(500)).find('\n'), 99U);
    EXPECT_EQ(rendered(words, plain(5)).find('\n'), 39U);
}

TEST(Markdown, OneBlankLineStandsBetweenBlocksAndBelowHeadings) {
    EXPECT_EQ(rendered("\n\na\n\n\nb\n- c\n\n## d\n1. e\n\n", plain()),
              "a\n\nb\n- c\n\nd\n\n1. e\n");
    EXPECT_EQ(rendered("## a\n### b\n\nc\n", plain()), "a\n\nb\n\nc\n");
}

TEST(Markdown, BoldLosesItsSigns) {
    EXPECT_EQ(rendered("**[ruling]** It is **so**.", plain()), "[ruling] It is so.\n");
}

TEST(Markdown, BoldIsShownWordByWordWhereThereIsColour) {
    EXPECT_EQ(rendered("a **b c**.", coloured()), "a \x1b[1mb\x1b[0m \x1b[1mc\x1b[0m.\n");
}

TEST(Markdown, BoldThatRunsOverALineOfTheSourceIsOnePiece) {
    EXPECT_EQ(rendered("a **b\nc** d", plain()), "a b c d\n");
}

TEST(Markdown, CodeLosesItsSigns) {
    EXPECT_EQ(rendered("type `all` and `2.3`", coloured()), "type all and 2.3\n");
}

TEST(Markdown, SignsWithoutAPartnerStay) {
    EXPECT_EQ(rendered("2 * 3, ** and ` and ****", plain()), "2 * 3, ** and ` and ****\n");
    EXPECT_EQ(rendered("a ** b** c", plain()), "a ** b** c\n");
    EXPECT_EQ(rendered("a **b ** c", plain()), "a **b ** c\n");
}

TEST(Markdown, ItemsHangBesideTheirMarkers) {
    EXPECT_EQ(rendered("- one two three four five six seven eight\n  nine\n- ten\n", plain(40)),
              "- one two three four five six seven\n  eight nine\n- ten\n");
}

TEST(Markdown, NumbersOfDifferentLengthEndInTheSameColumn) {
    EXPECT_EQ(rendered("9. a\n10. b\n", plain()), " 9. a\n10. b\n");
    EXPECT_EQ(rendered("10. a\n1. b\n", plain()), "10. a\n 1. b\n");
}

TEST(Markdown, ALineThatIsNotIndentedGoesOnWithTheItem) {
    EXPECT_EQ(rendered("- a\nb\n- c\n", plain()), "- a b\n- c\n");
}

TEST(Markdown, WhatIsIndentedBelowAnItemBelongsToIt) {
    EXPECT_EQ(rendered("1. a\n\n   b\n   - c\n\n2. d\n\ne\n", plain()),
              "1. a\n\n   b\n   - c\n\n2. d\n\ne\n");
}

TEST(Markdown, ANumberAtTheBeginningOfALineOfAParagraphIsNoItem) {
    EXPECT_EQ(rendered("on the\n3. day\n", plain()), "on the 3. day\n");
    EXPECT_EQ(rendered("- on the\n  3. day\n", plain()), "- on the 3. day\n");
    EXPECT_EQ(rendered("5.2 applies\n", plain()), "5.2 applies\n");
}

TEST(Markdown, ListsOfTwoKindsAreTwoLists) {
    EXPECT_EQ(rendered("- a\n\n10. b\n", plain()), "- a\n\n10. b\n");
}

TEST(Markdown, TablesAreAlignedByColumnsOfTheTerminal) {
    EXPECT_EQ(rendered("| гравці | b |\n|---|---|\n| 2 | 宇宙 |\n| | x |\n", plain()),
              "гравці  b\n──────  ────\n2       宇宙\n        x\n");
}

TEST(Markdown, ATableInsideAnItemIsIndented) {
    EXPECT_EQ(rendered("3. By:\n\n   | a | b |\n   |---|---|\n   | 1 | 2 |\n\n4. c\n", plain()),
              "3. By:\n\n   a  b\n   ─  ─\n   1  2\n\n4. c\n");
}

TEST(Markdown, AHeadOfATableIsBoldWhereThereIsColour) {
    EXPECT_EQ(rendered("| a |\n|---|\n| **b** |\n", coloured()),
              "\x1b[1ma\x1b[0m\n─\n\x1b[1mb\x1b[0m\n");
}

TEST(Markdown, ATableThatIsTooWideBreaksItsWidestCells) {
    EXPECT_EQ(rendered("| a | b |\n|---|---|\n"
                       "| one two three four five six seven | eight nine ten |\n",
                       plain(40)),
              "a                        b\n"
              "───────────────────────  ──────────────\n"
              "one two three four five  eight nine ten\n"
              "six seven\n");
}

TEST(Markdown, ATableNeverBreaksAWord) {
    const std::string word(60, 'x');
    EXPECT_NE(
        rendered("| a | b |\n|---|---|\n| " + word + " | c |\n", plain(40)).find(word + "  c"),
        std::string::npos);
}

TEST(Markdown, WithoutUnicodeSignsAreReplacedAndMakeNoLists) {
    EXPECT_EQ(rendered("a\n– b’s\n", ascii()), "a - b's\n");
    EXPECT_EQ(rendered("| a |\n|---|\n", ascii()), "a\n-\n");
}

/// What is measured before letters become several would run over the edge.
TEST(Markdown, KeepsToTheWidthForAllRulesOnAllTerminals) {
    for (const texts::Rulebook& rules : texts::rulebooks()) {
        for (Style style : {plain(), plain(100), coloured(), ascii()}) {
            std::istringstream lines(rendered(texts::markdown(rules), style));
            for (std::string line; std::getline(lines, line);) {
                EXPECT_LE(texts::columns(line), style.columns) << rules.language << ": " << line;
                EXPECT_FALSE(line.ends_with(' ')) << line;
                EXPECT_EQ(line.find("**"), std::string::npos) << line;
                EXPECT_EQ(line.find("<a"), std::string::npos) << line;
                EXPECT_EQ(line.find("…"), std::string::npos) << "cut: " << line;
            }
        }
    }
}

}  // namespace
}  // namespace lemniscate::cli
