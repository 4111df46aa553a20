#include "server/accept_language.h"

#include <array>

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

std::string_view chosen(std::string_view list) {
    static constexpr std::array<std::string_view, 5> languages = {"en", "de", "fr", "pl", "uk"};
    return chosen_language(list, languages);
}

TEST(AcceptLanguage, TakesTheFirstThatIsNamed) {
    EXPECT_EQ(chosen("pl"), "pl");
    EXPECT_EQ(chosen("uk, de"), "uk");
    EXPECT_EQ(chosen("ja, fr, de"), "fr");
    EXPECT_EQ(chosen("DE"), "de");
}

TEST(AcceptLanguage, TakesTheHighestQuality) {
    EXPECT_EQ(chosen("de;q=0.3, fr;q=0.7, pl;q=0.69"), "fr");
    EXPECT_EQ(chosen("de;q=0.9, uk"), "uk");
    EXPECT_EQ(chosen("de;q=0.001, uk;q=0.002"), "uk");
    EXPECT_EQ(chosen("de;q=1.000 , uk ; Q=0.9"), "de");
    EXPECT_EQ(chosen("de;q=0.5, fr;q=0.5"), "de");
}

TEST(AcceptLanguage, TakesARegionForItsLanguage) {
    EXPECT_EQ(chosen("de-AT, de;q=0.9, en;q=0.8"), "de");
    EXPECT_EQ(chosen("zh-Hant-TW, fr-CA;q=0.4"), "fr");
    EXPECT_EQ(chosen("den, frx-CA"), "en");
}

TEST(AcceptLanguage, IsEnglishWhereNothingFits) {
    EXPECT_EQ(chosen(""), "en");
    EXPECT_EQ(chosen("ja, zh"), "en");
    EXPECT_EQ(chosen(" ,,; ,;q=1"), "en");
    EXPECT_EQ(chosen("*"), "en");
    EXPECT_EQ(chosen("ja, *;q=0.5, de;q=0.2"), "en");
}

TEST(AcceptLanguage, QualityOfZeroIsNotTaken) {
    EXPECT_EQ(chosen("de;q=0"), "en");
    EXPECT_EQ(chosen("de;q=0.000, pl;q=0.1"), "pl");
    EXPECT_EQ(chosen("en;q=0"), "en");
}

TEST(AcceptLanguage, WhatHasABrokenQualityIsNotLookedAt) {
    for (const char* broken :
         {"", "2", "1.5", "1.001", ".5", "0,5", "-1", "0.1234", "0x1", "0.a", "nan", "00.5"}) {
        EXPECT_EQ(chosen(std::string("pl;q=") + broken + ", de;q=0.001"), "de") << broken;
    }
    EXPECT_EQ(chosen("pl;level=1, de;q=0.1"), "de");
}

}  // namespace
}  // namespace lemniscate::server
