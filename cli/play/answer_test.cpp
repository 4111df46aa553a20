#include "cli/play/answer.h"

#include <gtest/gtest.h>

namespace lemniscate::cli::play {
namespace {

Answer in(std::string_view language, std::string_view line) {
    return read_answer(line, texts::Texts(language));
}

TEST(Answer, IsUnderstoodInThePersonsLanguage) {
    EXPECT_EQ(in("en", "y"), Answer::yes);
    EXPECT_EQ(in("fr", "Oui"), Answer::yes);
    EXPECT_EQ(in("fr", "non"), Answer::no);
    EXPECT_EQ(in("de", "j"), Answer::yes);
    EXPECT_EQ(in("de", "nein"), Answer::no);
    EXPECT_EQ(in("pl", "t"), Answer::yes);
    EXPECT_EQ(in("pl", "nie"), Answer::no);
    EXPECT_EQ(in("uk", "Так"), Answer::yes);
    EXPECT_EQ(in("uk", "ні"), Answer::no);
}

TEST(Answer, IsUnderstoodInEnglishEverywhere) {
    for (const std::string_view language : texts::languages()) {
        EXPECT_EQ(in(language, "yes"), Answer::yes) << language;
        EXPECT_EQ(in(language, "no"), Answer::no) << language;
    }
}

TEST(Answer, IsNoOnlyByTheWholeWordWhereItMayBeAName) {
    EXPECT_TRUE(is_no("Nein", texts::Texts("de")));
    EXPECT_TRUE(is_no("ні", texts::Texts("uk")));
    EXPECT_FALSE(is_no("n", texts::Texts("de")));
    EXPECT_FALSE(is_no("nil", texts::Texts("en")));
}

TEST(Answer, MayBeNothingOrSomethingElse) {
    EXPECT_EQ(in("en", "  "), Answer::empty);
    EXPECT_EQ(in("en", "maybe"), Answer::other);
    EXPECT_EQ(in("en", "yesterday"), Answer::other);
    EXPECT_EQ(in("fr", "?"), Answer::other);
}

}  // namespace
}  // namespace lemniscate::cli::play
