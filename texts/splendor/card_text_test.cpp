#include "texts/splendor/card_text.h"

#include <gtest/gtest.h>

#include "games/splendor/splendor.h"
#include "texts/splendor/card_names.h"

namespace lemniscate::texts {
namespace {

using namespace splendor;

TEST(SplendorCardText, SaysWhatIsPrintedOnACharacter) {
    const Texts english;
    EXPECT_EQ(card_text(find_card("baron_zemo"), english), "Level 1. Cost: 3 red. Bonus: yellow.");
    EXPECT_EQ(card_text(find_card("rocket"), english),
              "Level 1. Cost: 1 yellow, 2 red. Bonus: yellow.");
}

TEST(SplendorCardText, SaysWhatALocationNeeds) {
    EXPECT_EQ(card_text(location_at(1), Texts()), "Needs bonuses: 4 blue, 4 red. 3 points.");
}

TEST(SplendorCardText, IsEmptyForACardThatNobodyHasSeen) {
    EXPECT_EQ(card_text(unknown_card(0), Texts()), "");
}

TEST(SplendorCardText, IsThereInEveryLanguage) {
    for (const std::string_view language : languages()) {
        const Texts texts(language);
        for (std::uint32_t i = 0; i < cards; ++i) {
            EXPECT_FALSE(card_text(card_at(i), texts).empty());
            EXPECT_NE(name_of(card_at(i), texts), id_of(card_at(i)));
        }
    }
}

}  // namespace
}  // namespace lemniscate::texts
