// A card that leaves the table is replaced at once from its level's deck: docs/rules, section 3.
#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

TEST(Refill, ARecruitedCardIsReplacedInItsSlotByTheTopOfItsDeck) {
    TestTable table = TestTable(2)
                          .tokens(0, "red:3")
                          .row(1, {"rocket", "baron_zemo", "wasp", "rhino"})
                          .deck(1, {"quake", "lizard"})
                          .deck(2, {"nebula"});
    table.play("recruit baron_zemo");
    EXPECT_EQ(table.row(1), (Names{"rocket", "quake", "wasp", "rhino"}));
    EXPECT_EQ(table.deck(1), Names{"lizard"});
    EXPECT_EQ(table.deck(2), Names{"nebula"});
}

TEST(Refill, AReservedCardIsReplacedInItsSlotByTheTopOfItsDeck) {
    TestTable table = TestTable(2)
                          .row(2, {"hela", "venom", "ronan", "groot"})
                          .row(3, {"hulk", "thor", "loki", "vision"})
                          .deck(2, {"nebula"})
                          .deck(3, {"gamora", "drax"});
    table.play("reserve vision").play("reserve hela");
    EXPECT_EQ(table.row(3), (Names{"hulk", "thor", "loki", "gamora"}));
    EXPECT_EQ(table.row(2), (Names{"nebula", "venom", "ronan", "groot"}));
    EXPECT_EQ(table.deck(3), Names{"drax"});
    EXPECT_EQ(table.deck(2), Names{});
}

TEST(Refill, AnEmptyDeckLeavesTheSlotEmpty) {
    TestTable table = TestTable(2).tokens(0, "red:3").row(1, {"rocket", "baron_zemo", "wasp"});
    table.deck(2, {"nebula"}).play("recruit baron_zemo").play("reserve rocket");
    EXPECT_EQ(table.row(1), (Names{"", "", "wasp", ""}));
    EXPECT_EQ(table.deck(2), Names{"nebula"}) << "other levels do not help out";
}

TEST(Refill, AnEmptySlotStaysEmptyAndOffersNothing) {
    TestTable table =
        TestTable(2).row(1, {"rocket"}).deck(1, {"wasp"}).play("take yellow purple blue");
    EXPECT_EQ(table.row(1), (Names{"rocket", "", "", ""}));
    EXPECT_EQ(table.moves("reserve"), (Names{"reserve deck:1", "reserve rocket"}));
}

TEST(Refill, ReservingFromADeckOrRecruitingFromReserveRefillsNothing) {
    TestTable table = TestTable(2).tokens(0, "red:3").reserve(0, "baron_zemo").row(1, {"rocket"});
    table.deck(1, {"wasp", "rhino"}).play("recruit baron_zemo").play("reserve deck:1");
    EXPECT_EQ(table.row(1), (Names{"rocket", "", "", ""}));
    EXPECT_EQ(table.deck(1), Names{"rhino"});
}

}  // namespace
}  // namespace lemniscate::splendor
