#include "texts/width.h"

#include <gtest/gtest.h>

namespace lemniscate::texts {
namespace {

TEST(Columns, LettersOfEveryLanguageTakeOne) {
    EXPECT_EQ(columns(""), 0);
    EXPECT_EQ(columns("Rocket"), 6);
    EXPECT_EQ(columns("żółty"), 5);
    EXPECT_EQ(columns("здоров’я"), 8);
    EXPECT_EQ(columns("1\u202f000\u00a0€"), 7);
    EXPECT_EQ(columns("co\u00adop"), 5);  // a soft hyphen is shown
}

TEST(Columns, CombiningMarksTakeNone) {
    EXPECT_EQ(columns("e\u0301te\u0301"), 3);
    EXPECT_EQ(columns("a\u200d\u200b"), 1);
}

TEST(Columns, WideCharactersTakeTwo) {
    EXPECT_EQ(columns("日本"), 4);
    EXPECT_EQ(columns("Ａ"), 2);
    EXPECT_EQ(columns("🦝"), 2);
    EXPECT_EQ(columns("\u1112\u1161\u11ab"), 2);  // one Korean syllable in three parts
}

TEST(Columns, ColoursTakeNone) {
    EXPECT_EQ(columns("\x1b[1;33mmind\x1b[0m"), 4);
    EXPECT_EQ(columns("\x1b[38;2;1;2;3mred\x1b[m"), 3);
}

TEST(Columns, IllFormedBytesAreCountedAsShown) {
    EXPECT_EQ(columns("a\xff"), 2);
    EXPECT_EQ(columns("\x1b[31"), 3);  // an unfinished sequence
}

TEST(Pad, FillsUpToTheWidth) {
    EXPECT_EQ(pad_right("żółty", 7), "żółty  ");
    EXPECT_EQ(pad_left("żółty", 7), "  żółty");
    EXPECT_EQ(pad_left("日本", 5), " 日本");
    EXPECT_EQ(pad_right("\x1b[31mred\x1b[0m", 4), "\x1b[31mred\x1b[0m ");
}

TEST(Pad, NeverCuts) {
    EXPECT_EQ(pad_right("Rocket", 3), "Rocket");
    EXPECT_EQ(pad_left("Rocket", -1), "Rocket");
}

TEST(Clip, KeepsWhatFits) {
    EXPECT_EQ(clip("Rocket", 6), "Rocket");
    EXPECT_EQ(clip("", 0), "");
    EXPECT_EQ(clip("\x1b[31mred\x1b[0m", 3), "\x1b[31mred\x1b[0m");
}

TEST(Clip, EndsWithAnEllipsisWhenCut) {
    EXPECT_EQ(clip("Rocket", 5), "Rock…");
    EXPECT_EQ(clip("żółty", 3), "żó…");
    EXPECT_EQ(clip("Rocket", 1), "…");
    EXPECT_EQ(clip("Rocket", 0), "");
    EXPECT_EQ(clip("Rocket", -1), "");
}

TEST(Clip, NeverHalvesAWideCharacterOrLosesItsMarks) {
    EXPECT_EQ(clip("日本語", 5), "日本…");
    EXPECT_EQ(clip("日本語", 4), "日…");
    EXPECT_EQ(clip("e\u0301te\u0301", 2), "e\u0301…");
}

TEST(Clip, SwitchesColoursOffAfterTheCut) {
    EXPECT_EQ(clip("\x1b[31mRocket\x1b[0m", 3), "\x1b[31mRo…\x1b[0m");
    EXPECT_EQ(clip("\x1b[31mRocket\x1b[0m!", 0), "\x1b[31m\x1b[0m");
}

}  // namespace
}  // namespace lemniscate::texts
