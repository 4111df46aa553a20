#include "cli/play/shards/card_text.h"

#include <gtest/gtest.h>

#include "cli/play/shards/names.h"
#include "cli/play/shards/test_table.h"

namespace lemniscate::cli::playing {
namespace {

using namespace shards;

std::string text(std::string_view id) { return card_text(find_card(id), english()); }

TEST(CardText, IsMadeFromTheLinesOfTheCard) {
    EXPECT_EQ(text("crystal"), "1 gem");
    EXPECT_EQ(text("mining_drones"), "1 gem · draw 1");
    EXPECT_EQ(text("thorn_zealot"), "draw 1 · unify: destroy a champion · shield 3");
    EXPECT_EQ(text("zara_ra"), "4 power · 1 mastery · at 10: banish up to 2");
    EXPECT_EQ(text("scion_of_nothingness"), "3 power · echo: 2 power per Wraethe card discarded");
}

TEST(CardText, PutsWhatComesInsteadIntoBrackets) {
    EXPECT_EQ(text("infinity_shard"), "2 power (at 10: 3, at 20: 5, at 30: infinite)");
    EXPECT_EQ(text("kiln_drone"), "2 gems (inspire: 4)");
    EXPECT_EQ(text("world_piercer"),
              "2 mastery · return a mercenary (at 20: return every mercenary)");
}

TEST(CardText, SaysWhatAChampionIsExhaustedForAndWhatItDoesByItself) {
    EXPECT_EQ(text("evokatus"), "draw 1 · exhaust: 1 power per Homodeus champion");
    EXPECT_EQ(text("drakonarius"), "exhaust: 6 power · cannot be attacked beside General Decurion");
    EXPECT_EQ(text("giga_source_adept"), "draw 1 · exhaust: only with dominion: 3 mastery");
    EXPECT_EQ(text("praetorian_02"), "prevents 3 in play (at 20: 6)");
}

TEST(CardText, CombinesConditions) {
    EXPECT_EQ(text("panconscious_crown"), "2 mastery · 2 health · at 20, unify: 50 health");
}

TEST(CardText, IsThereForEveryCard) {
    for (std::uint32_t i = 1; i <= card_types; ++i) {
        const Card card = card_at(i);
        EXPECT_FALSE(card_text(card, english()).empty()) << id_of(card);
        EXPECT_NE(name_of(card, english()), id_of(card)) << "a name, not the id";
        EXPECT_LE(texts::columns(kind_text(card, english())), 8) << id_of(card);
    }
}

TEST(CardText, MakesASentence) {
    EXPECT_EQ(describe(find_card("nil_assassin"), english()),
              "Nil Assassin: Wraethe mercenary for 2 gems. 5 power.");
    EXPECT_EQ(describe(find_card("li_hin"), english()),
              "Li Hin, the Shattered: Wraethe champion with 1 defense for 3 gems. exhaust: 1 power "
              "· cannot be attacked.");
}

}  // namespace
}  // namespace lemniscate::cli::playing
