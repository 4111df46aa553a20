#include "server/name_policy.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "ai/player.h"

namespace lemniscate::server {
namespace {

/// The name as it is kept; nothing where it is refused.
std::string kept(std::string_view name) {
    const auto read = read_name(name);
    const std::string* good = std::get_if<std::string>(&read);
    return good == nullptr ? "" : *good;
}

/// The rule that it breaks, with what is told of it.
std::string broken(std::string_view name) {
    const auto read = read_name(name);
    const Refusal* refusal = std::get_if<Refusal>(&read);
    if (refusal == nullptr) return "";
    std::string told(name_of(refusal->why));
    for (const match::Argument& argument : refusal->arguments) {
        const std::string* word = std::get_if<std::string>(&argument.value);
        told += " " +
                (word == nullptr ? std::to_string(std::get<std::int64_t>(argument.value)) : *word);
    }
    return told;
}

std::string repeated(std::string_view text, int times) {
    std::string made;
    for (int i = 0; i < times; ++i) made += text;
    return made;
}

TEST(Names, OfAllAlphabetsAreKept) {
    for (const char* name : {"Anna",
                             "X",
                             "7",
                             "Jean-Luc",
                             "O'Neill",
                             "O’Neill",
                             "J. R. R.",
                             "snake_case",
                             "Łukasz",
                             "Зоряна",
                             "Олександр-Ярослав",
                             "Мар'яна",
                             "Мар’яна",
                             "Ґудзик",
                             "Йосип",
                             "Ёлка",
                             "山田太郎",
                             "ゆきちゃん",
                             "김철수",
                             "محمد",
                             "שרה",
                             "अनीता",
                             "ปิยะ",
                             "Nguyễn Thị Ánh",
                             "Ἀθηνᾶ",
                             "Anna 2",
                             "Anna Олена",
                             "Tom-7",
                             "Hal 9000",
                             "東京 Tokyo"}) {
        EXPECT_EQ(kept(name), name) << broken(name);
    }
}

TEST(Names, AreComposedAndHaveSingleBlanks) {
    EXPECT_EQ(kept("A\u0308nne"), "Änne");
    EXPECT_EQ(kept("  Anna   Maria "), "Anna Maria");
    EXPECT_EQ(kept("Anna\u00a0\u2003Maria\u3000"), "Anna Maria");
}

TEST(Names, HaveOneToTwentyFourLetters) {
    EXPECT_EQ(broken(""), "name_empty");
    EXPECT_EQ(broken("   "), "name_empty");
    EXPECT_EQ(broken("\u3000\u00a0"), "name_empty");
    EXPECT_EQ(kept(repeated("é", 24)), repeated("é", 24));
    EXPECT_EQ(broken(repeated("é", 25)), "name_too_long 24");
    EXPECT_EQ(broken(std::string(100'000, 'a')), "name_too_long 24");
    EXPECT_EQ(broken(std::string(100'000, ',')), "name_too_long 24");
    EXPECT_EQ(kept(" " + std::string(24, 'a') + " "), std::string(24, 'a'));
}

TEST(Names, CountLettersWithTheirMarks) {
    // Two points each: a consonant and a vowel sign.
    EXPECT_EQ(kept(repeated("कि", 24)), repeated("कि", 24));
    EXPECT_EQ(broken(repeated("कि", 25)), "name_too_long 24");
    // One letter for people, of a hundred parts.
    EXPECT_EQ(broken(repeated("\u1100", 100)), "name_too_long 24");
}

TEST(Names, HaveFewSigns) {
    EXPECT_EQ(broken("a,b"), "name_sign ,");
    EXPECT_EQ(broken("<b>"), "name_sign <");
    EXPECT_EQ(broken("a\"b"), "name_sign \"");
    EXPECT_EQ(broken("Anna 💎"), "name_sign 💎");
    EXPECT_EQ(broken("½"), "name_sign ½");
    EXPECT_EQ(broken("a\u20dd"), "name_sign \u20dd");
    EXPECT_EQ(broken("a@b"), "name_sign @");
}

TEST(Names, HaveNothingThatIsNotSeen) {
    for (const char* unseen :
         {"\n",     "\t",     "\x01",   "\x7f",   "\u0085", "\u200b",     "\u200d",
          "\u200e", "\u202e", "\u2066", "\u00ad", "\ufeff", "\u034f",     "\ufe0f",
          "\u115f", "\u3164", "\uffa0", "\u2028", "\ue000", "\U000e0041", "\ufdd0"}) {
        EXPECT_EQ(broken(std::string("a") + unseen + "b").substr(0, 12), "name_sign U+") << unseen;
    }
    EXPECT_EQ(broken("a\u202eb"), "name_sign U+202E");
    EXPECT_EQ(broken(std::string("a\0b", 3)), "name_sign U+0000");
}

TEST(Names, AreUtf8) {
    EXPECT_EQ(broken("a\xff"), "name_sign \ufffd");
    EXPECT_EQ(broken("\xed\xa0\x80"), "name_sign \ufffd");
}

TEST(Names, HaveALetterOrADigit) {
    EXPECT_EQ(broken("-"), "name_no_letter");
    EXPECT_EQ(broken("... '_'"), "name_no_letter");
}

TEST(Names, HaveFewMarksOnALetter) {
    EXPECT_EQ(kept("x\u0301\u0302\u0303"), "x\u0301\u0302\u0303");
    EXPECT_EQ(broken("x\u0301\u0302\u0303\u0304"), "name_marks");
    EXPECT_EQ(broken("\u0301x"), "name_marks");
    EXPECT_EQ(broken("x \u0301y"), "name_marks");
    EXPECT_EQ(broken("x-\u0301"), "name_marks");
}

TEST(Names, DoNotMixAlphabetsWithinAWord) {
    EXPECT_EQ(broken("Аnna"), "name_mixed Аnna");          // Cyrillic А
    EXPECT_EQ(broken("Old pаypal"), "name_mixed pаypal");  // Cyrillic а
    EXPECT_EQ(broken("Οlga"), "name_mixed Οlga");          // Greek Ο
    EXPECT_EQ(broken("1٢"), "name_mixed 1٢");              // digits of two scripts
}

TEST(Names, OfBotsAndOfTheServerAreReserved) {
    for (const std::string_view bot : ai::player_names()) {
        EXPECT_EQ(broken(bot), "name_reserved") << bot;
    }
    for (const char* name :
         {"Greedy", "GREEDY", "g r e e d y", "greedy.", "-Random-", "Gréédy", "Admin", "аdmіn",
          "Αdmin", "You", "Nemesis", "System", "Server", "sуstеm", "lemniscate", "1emniscate"}) {
        EXPECT_FALSE(kept(name).size()) << name;
    }
    EXPECT_EQ(broken("Gréédy"), "name_reserved");
    EXPECT_EQ(broken("1emniscate"), "name_reserved");
    EXPECT_EQ(kept("Greedy Anna"), "Greedy Anna");
    EXPECT_EQ(kept("Randomir"), "Randomir");
}

TEST(Names, ThatAreMadeAreGoodNames) {
    std::uint8_t next = 0;
    const RandomBytes random = [&](std::span<std::uint8_t> bytes) {
        std::generate(bytes.begin(), bytes.end(), [&] { return next; });
    };
    for (int i = 0; i < 256; ++i, ++next) {
        const std::string name = make_name(random);
        EXPECT_EQ(kept(name), name) << broken(name);
    }
    next = 31;
    EXPECT_EQ(make_name(random), "Vega 283");
}

}  // namespace
}  // namespace lemniscate::server
