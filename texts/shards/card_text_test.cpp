#include "texts/shards/card_text.h"

#include <gtest/gtest.h>

#include "texts/shards/card_names.h"
#include "texts/width.h"

namespace lemniscate::texts {
namespace {

using namespace shards;

std::string text(std::string_view id, Form form = Form::brief, std::string_view language = "en",
                 const Signs& signs = no_signs) {
    return card_text(find_card(id), Texts(language), form, signs);
}

TEST(CardText, IsMadeFromTheLinesOfTheCard) {
    EXPECT_EQ(text("crystal"), "1 gem");
    EXPECT_EQ(text("mining_drones"), "1 gem · draw 1");
    EXPECT_EQ(text("thorn_zealot"), "draw 1 · unify: destroy a champion · shield 3");
    EXPECT_EQ(text("zara_ra"), "4 power · 1 mastery · at 10: banish up to 2");
    EXPECT_EQ(text("scion_of_nothingness"), "3 power · echo: 2 power per Wraethe card discarded");
}

TEST(CardText, PutsWhatComesInsteadIntoBrackets) {
    EXPECT_EQ(text("infinity_shard"), "2 power (at 10: 3, at 20: 5, at 30: infinite instead)");
    EXPECT_EQ(text("kiln_drone"), "2 gems (inspire: 4 instead)");
    EXPECT_EQ(text("world_piercer"),
              "2 mastery · return a mercenary (at 20: return every mercenary instead)");
}

TEST(CardText, SaysInsteadBehindTheConditionWhereTheLanguageDoes) {
    EXPECT_EQ(text("kiln_drone", Form::brief, "de"), "2 Kristalle (Befeuern: stattdessen 4)");
    EXPECT_EQ(text("kiln_drone", Form::brief, "pl"), "2 Klejnoty (Inspiracja: zamiast tego 4)");
    EXPECT_EQ(text("kiln_drone", Form::brief, "uk"), "2 кристали (натхнення: натомість 4)");
    EXPECT_EQ(text("infinity_shard", Form::brief, "de"),
              "2 Macht (ab 10: stattdessen 3, ab 20: 5, ab 30: unendlich)");
}

TEST(CardText, SaysWhatAChampionIsExhaustedForAndWhatItDoesByItself) {
    EXPECT_EQ(text("evokatus"), "draw 1 · exhaust: 1 power per Homodeus champion");
    EXPECT_EQ(text("drakonarius"), "exhaust: 6 power · cannot be attacked beside General Decurion");
    EXPECT_EQ(text("giga_source_adept"), "draw 1 · exhaust: only with dominion: 3 mastery");
    EXPECT_EQ(text("praetorian_02"), "prevents 3 damage in play (at 20: 6 instead)");
}

TEST(CardText, CombinesConditions) {
    EXPECT_EQ(text("panconscious_crown"), "2 mastery · 2 health · at 20, unify: 50 health");
}

TEST(CardText, InFullIsMadeOfSentences) {
    EXPECT_EQ(text("infinity_shard", Form::full),
              "2 power. From mastery 10: 3 power instead. From mastery 20: 5 power instead. From "
              "mastery 30: infinite power instead.");
    EXPECT_EQ(text("shadebound_sentry", Form::full),
              "3 power. Return a mercenary from your discard pile to your hand.");
    EXPECT_EQ(text("systema_ai", Form::full), "Exhaust: 1 mastery; from mastery 20: draw 2 cards.");
    EXPECT_EQ(text("panconscious_crown", Form::full),
              "2 mastery. 2 health. From mastery 20, unify: 50 health.");
}

TEST(CardText, ShowsSignsWhereTheyAreWanted) {
    EXPECT_EQ(text("mining_drones", Form::full, "en", card_signs), "◆ 1 gem. ▤ Draw 1 card.");
    EXPECT_EQ(text("datic_robes", Form::full, "en", card_signs),
              "▤ Draw 1 card. From mastery 20: ▤ draw 2 cards instead. ◉ Shield as your mastery.");
}

TEST(CardText, IsThereForEveryCardInEveryLanguage) {
    for (const std::string_view language : languages()) {
        const Texts texts(language);
        for (std::uint32_t i = 1; i <= card_types; ++i) {
            const Card card = card_at(i);
            for (const Form form : {Form::brief, Form::full}) {
                EXPECT_FALSE(card_text(card, texts, form).empty()) << id_of(card);
            }
            EXPECT_NE(name_of(card, texts), id_of(card)) << "a name, not the id";
            EXPECT_LE(columns(kind_text(card, texts)), 8) << language << " " << id_of(card);
        }
    }
}

TEST(CardText, CountsAsTheLanguageDoes) {
    EXPECT_EQ(text("crystal", Form::full, "pl"), "1 Klejnot.");
    EXPECT_EQ(text("reactor_drone", Form::full, "pl"), "3 Klejnoty.");
    EXPECT_EQ(text("reactor_drone", Form::full, "uk"), "3 кристали.");
}

}  // namespace
}  // namespace lemniscate::texts
