#include "texts/texts.h"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace lemniscate::texts {
namespace {

TEST(Keys, EveryKeyIsFoundByItsName) {
    for (std::size_t i = 0; i < key_count; ++i) {
        const auto key = static_cast<Key>(i);
        EXPECT_EQ(find_key(key_name(key)), key) << key_name(key);
    }
}

TEST(Keys, DotsBecomeUnderscores) {
    EXPECT_EQ(key_name(Key::splendor_character_rocket), "splendor.character.rocket");
    EXPECT_EQ(find_key("splendor.colour.yellow"), Key::splendor_colour_yellow);
}

TEST(Keys, AnUnknownNameIsNotFound) {
    EXPECT_EQ(find_key("splendor.character.rocke"), std::nullopt);
    EXPECT_EQ(find_key("splendor.character.rockets"), std::nullopt);
    EXPECT_EQ(find_key(""), std::nullopt);
    EXPECT_EQ(find_key("zzz"), std::nullopt);
}

TEST(Catalogue, EnglishComesFirst) {
    ASSERT_FALSE(languages().empty());
    EXPECT_EQ(languages().front(), "en");
}

// Numbers where the text counts, or else words: one of the two must do for every key.
TEST(Catalogue, EveryTextCanBeSaidInEveryLanguage) {
    for (const std::string_view language : languages()) {
        const Texts texts(language);
        EXPECT_EQ(texts.language(), language);
        for (std::size_t i = 0; i < key_count; ++i) {
            const auto key = static_cast<Key>(i);
            const auto names = argument_names(key);
            bool said = false;
            // Each bit decides whether one argument is a number.
            for (std::size_t kinds = 0; !said && kinds < (std::size_t{1} << names.size());
                 ++kinds) {
                std::vector<Arg> args;
                for (std::size_t a = 0; a < names.size(); ++a) {
                    if ((kinds >> a) & 1)
                        args.emplace_back(names[a], 2);
                    else
                        args.emplace_back(names[a], "word");
                }
                try {
                    said = !texts.say(key, args).empty();
                } catch (const std::invalid_argument&) {
                }
            }
            EXPECT_TRUE(said) << language << " " << key_name(key);
        }
    }
}

TEST(Catalogue, CanBeSaidInAsciiAlone) {
    for (const std::string_view language : languages()) {
        const Texts texts(language, Letters::ascii);
        for (std::size_t i = 0; i < key_count; ++i) {
            const auto key = static_cast<Key>(i);
            if (!argument_names(key).empty()) continue;
            const std::string said = texts.say(key);
            EXPECT_FALSE(said.empty()) << language << " " << key_name(key);
            EXPECT_TRUE(std::all_of(said.begin(), said.end(), [](char letter) {
                return (letter & 0x80) == 0;
            })) << said;
        }
    }
    const Texts ukrainian("uk", Letters::ascii);
    EXPECT_EQ(ukrainian.say(Key::shards_text_gems, {{"amount", 2}, {"icon", ""}}), "2 krystaly");
}

TEST(Catalogue, SplendorHasAllItsNames) {
    const auto count = [](std::string_view prefix) {
        int found = 0;
        for (std::size_t i = 0; i < key_count; ++i)
            found += key_name(static_cast<Key>(i)).starts_with(prefix) ? 1 : 0;
        return found;
    };
    EXPECT_EQ(count("splendor.character."), 90);
    EXPECT_EQ(count("splendor.location."), 8);
    EXPECT_EQ(count("splendor.colour."), 7);
    EXPECT_EQ(count("splendor.stone."), 7);

    const Texts texts;
    EXPECT_EQ(texts.say(Key::splendor_character_modok), "M.O.D.O.K.");
    EXPECT_EQ(texts.say(Key::splendor_location_hells_kitchen), "Hell's Kitchen, NYC");
    EXPECT_EQ(texts.say(Key::splendor_colour_purple), "purple");
    EXPECT_EQ(texts.say(Key::splendor_stone_grey), "S.H.I.E.L.D.");
}

}  // namespace
}  // namespace lemniscate::texts
