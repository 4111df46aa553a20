// Texts in several languages, on the small files beside this one.
#include <stdexcept>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "texts/texts.h"

namespace lemniscate::texts {
namespace {

TEST(Languages, AreTheFilesEnglishFirst) {
    const auto all = languages();
    EXPECT_EQ(std::vector(all.begin(), all.end()),
              (std::vector<std::string_view>{"en", "fr", "pl"}));
}

TEST(Languages, AreChosenByWhatAnEnvironmentSays) {
    EXPECT_EQ(Texts().language(), "en");
    EXPECT_EQ(Texts("pl").language(), "pl");
    EXPECT_EQ(Texts("fr-CA").language(), "fr");
    EXPECT_EQ(Texts("fr_FR.UTF-8").language(), "fr");
    EXPECT_EQ(Texts("PL").language(), "pl");
}

TEST(Languages, UnknownOnesBecomeEnglish) {
    EXPECT_EQ(Texts("xx").language(), "en");
    EXPECT_EQ(Texts("C.UTF-8").language(), "en");
    EXPECT_EQ(Texts("").language(), "en");
}

TEST(Languages, SwitchAtRunTime) {
    Texts texts;
    EXPECT_EQ(texts.say(Key::sample_cards, {{"player", "Ann"}, {"count", 2}}), "Ann draws 2 cards");
    texts = Texts("fr");
    EXPECT_EQ(texts.say(Key::sample_cards, {{"player", "Ann"}, {"count", 2}}),
              "Ann pioche 2 cartes");
}

TEST(Say, CountsByTheRulesOfTheLanguage) {
    const auto cards = [](const Texts& texts, int count) {
        return texts.say(Key::sample_cards, {{"player", "Ann"}, {"count", count}});
    };
    const Texts english("en");
    EXPECT_EQ(cards(english, 0), "Ann draws nothing");
    EXPECT_EQ(cards(english, 1), "Ann draws 1 card");
    EXPECT_EQ(cards(english, 5), "Ann draws 5 cards");
    const Texts polish("pl");
    EXPECT_EQ(cards(polish, 1), "Ann dobiera 1 kartę");
    EXPECT_EQ(cards(polish, 3), "Ann dobiera 3 karty");
    EXPECT_EQ(cards(polish, 5), "Ann dobiera 5 kart");
    EXPECT_EQ(cards(polish, 22), "Ann dobiera 22 karty");
}

TEST(Say, AnUntranslatedTextIsEnglishWithEnglishPlurals) {
    const Texts polish("pl");
    EXPECT_EQ(polish.say(Key::sample_untranslated, {{"count", 1}}), "1 turn left");
    EXPECT_EQ(polish.say(Key::sample_untranslated, {{"count", 12000}}), "12,000 turns left");
    EXPECT_EQ(polish.say(Key::sample_doubled), "it's");
}

TEST(Say, WritesNumbersTheWayTheLanguageDoes) {
    EXPECT_EQ(Texts("en").say(Key::sample_place, {{"place", 2}}), "2nd");
    EXPECT_EQ(Texts("pl").say(Key::sample_place, {{"place", 2u}}), "2.");
    EXPECT_EQ(Texts("en").say(Key::sample_share, {{"share", 0.25}}), "0.25");
    EXPECT_EQ(Texts("fr").say(Key::sample_share, {{"share", 0.25f}}), "0,25");
}

TEST(Say, SelectsAndNests) {
    const Texts texts;
    EXPECT_EQ(texts.say(Key::sample_nested, {{"who", "you"}, {"name", "Ann"}, {"count", 1}}),
              "you pay 1 token");
    EXPECT_EQ(texts.say(Key::sample_nested, {{"who", "they"}, {"name", "Ann"}, {"count", 1}}),
              "Ann pays");
}

TEST(Say, ReadsApostrophesAsIcuDoes) {
    const Texts texts;
    EXPECT_EQ(texts.say(Key::sample_plain), "Hell's Kitchen");
    EXPECT_EQ(texts.say(Key::sample_doubled), "it's");
    EXPECT_EQ(texts.say(Key::sample_braces), "write {\"a\\b\"}\tso");
    EXPECT_EQ(texts.say(Key::sample_apostrophe_with_argument, {{"name", "x'{y}"}}),
              "can't find {x'{y}}");
    EXPECT_EQ(Texts("fr").say(Key::sample_doubled), "c'est l'île");
}

TEST(Say, TakesArgumentsInAnyOrderAndIgnoresOthers) {
    const std::vector<Arg> args{{"count", 1}, {"colour", "red"}, {"player", "Ann"}};
    EXPECT_EQ(Texts().say(Key::sample_cards, args), "Ann draws 1 card");
}

TEST(Say, ShowsIllFormedInputAsReplacementCharacters) {
    EXPECT_EQ(Texts().say(Key::sample_cards, {{"player", "A\xff"}, {"count", 1}}),
              "A\ufffd draws 1 card");
}

TEST(Say, RefusesAMissingArgument) {
    const Texts texts;
    EXPECT_THROW(texts.say(Key::sample_cards, {{"player", "Ann"}}), std::invalid_argument);
    EXPECT_THROW(texts.say(Key::sample_cards), std::invalid_argument);
    // Needed by one branch only, and that one is not chosen.
    EXPECT_THROW(texts.say(Key::sample_nested, {{"who", "they"}, {"name", "Ann"}}),
                 std::invalid_argument);
}

TEST(Say, RefusesAStringWhereTheTextCounts) {
    EXPECT_THROW(Texts().say(Key::sample_cards, {{"player", "Ann"}, {"count", "two"}}),
                 std::invalid_argument);
}

TEST(Keys, MayHaveDigits) { EXPECT_EQ(find_key("sample.seats.2"), Key::sample_seats_2); }

TEST(Arguments, AreKnownByName) {
    const auto names = argument_names(Key::sample_nested);
    EXPECT_EQ(std::vector(names.begin(), names.end()),
              (std::vector<std::string_view>{"count", "name", "who"}));
    EXPECT_TRUE(argument_names(Key::sample_plain).empty());
}

}  // namespace
}  // namespace lemniscate::texts
