// Card text that cannot lie: what the program writes is read again, number by number and keyword by
// keyword, and compared with a table that was written by hand.
#include "tests/texts/says.h"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/shards/cards.h"
#include "games/splendor/splendor.h"
#include "tests/texts/reading.h"
#include "tests/texts/splendor_reading.h"
#include "texts/shards/card_text.h"

namespace lemniscate::tests {
namespace {

using texts::Form;
using texts::Texts;

TEST(CardTextSays, TheTableHasEveryCard) {
    EXPECT_EQ(shards_says().size(), shards::card_types);
    for (const Says& card : shards_says()) {
        EXPECT_NE(shards::find_card(card.id), shards::Card::none) << card.id;
    }
    EXPECT_EQ(splendor_printed().size(), splendor::cards + splendor::locations);
}

class InEveryLanguage : public testing::TestWithParam<std::string_view> {
  protected:
    std::string_view language() const { return GetParam(); }
};

TEST_P(InEveryLanguage, WhatTheCardOfShardsDoes) {
    const Texts texts(language());
    const Vocabulary vocabulary(language());
    for (const Says& card : shards_says()) {
        const std::string text =
            card_text(shards::find_card(card.id), texts, Form::full, texts::card_signs);
        EXPECT_EQ(compare_full(text, card.text, vocabulary), "") << card.id << ": " << text;
    }
}

TEST_P(InEveryLanguage, TheSameInBrief) {
    const Texts texts(language());
    const Vocabulary vocabulary(language());
    for (const Says& card : shards_says()) {
        const std::string text = card_text(shards::find_card(card.id), texts, Form::brief);
        EXPECT_EQ(compare_brief(text, card.text, vocabulary), "") << card.id << ": " << text;
    }
}

TEST_P(InEveryLanguage, WhatIsPrintedOnACharacterOrLocationOfSplendor) {
    const Texts texts(language());
    for (const PrintedCharacter& printed : splendor_printed()) {
        const std::string text = splendor_text(printed, texts);
        EXPECT_EQ(compare_splendor(text, printed, language()), "") << printed.id << ": " << text;
    }
}

INSTANTIATE_TEST_SUITE_P(CardTextSays, InEveryLanguage,
                         testing::ValuesIn(texts::languages().begin(), texts::languages().end()),
                         [](const auto& language) { return std::string(language.param); });

}  // namespace
}  // namespace lemniscate::tests
