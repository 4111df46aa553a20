// What a move tells: the exact steps, who may see them, and which cannot be taken back.
#include <gtest/gtest.h>

#include "games/splendor/test_table.h"

namespace lemniscate::splendor {
namespace {

constexpr const char* kind_names[] = {"tokens_taken",    "card_reserved", "card_drawn",
                                      "card_recruited",  "tokens_paid",   "card_revealed",
                                      "time_taken",      "tile_taken",    "location_taken",
                                      "tokens_returned", "passed",        "game_over"};

/// All that an event says, fields that it leaves alone being silent.
std::string describe(const Event& event) {
    std::string text =
        std::to_string(index(event.seat)) + ' ' + kind_names[static_cast<std::size_t>(event.kind)];
    if (event.kind == EventKind::location_taken) text += ' ' + std::string(id_of(event.location));
    if (event.card != Card::none) text += ' ' + std::string(id_of(event.card));
    if (event.where != from_reserve) text += " at " + std::to_string(event.where);
    if (event.other != Seat::none) text += " from " + std::to_string(index(event.other));
    if (event.tokens != Lanes{}) text += ' ' + show_lanes(event.tokens);
    return text;
}

Names told(const TestTable& table) {
    Names names;
    for (const Event& event : table.events()) names.push_back(describe(event));
    return names;
}

TEST(Events, OfTakingTokens) {
    EXPECT_EQ(told(TestTable(2).play("take yellow blue red")),
              Names{"0 tokens_taken yellow:1 blue:1 red:1"});
    EXPECT_EQ(told(TestTable(2).turn(1).play("take red red")), Names{"1 tokens_taken red:2"});
}

TEST(Events, OfReservingFromTheTable) {
    TestTable table =
        TestTable(2).row(2, {"hela", "venom"}).deck(2, {"groot"}).play("reserve venom");
    EXPECT_EQ(told(table), (Names{"0 card_reserved venom at 5", "0 card_revealed groot at 5",
                                  "0 tokens_taken grey:1"}));
}

TEST(Events, OfReservingWithNothingToRefillAndNoGreyLeft) {
    TestTable table = TestTable(2).tokens(1, "grey:5").row(1, {"rocket"}).play("reserve rocket");
    EXPECT_EQ(told(table), Names{"0 card_reserved rocket at 0"});
}

TEST(Events, OfReservingFromADeck) {
    TestTable table = TestTable(2).deck(3, {"hulk", "thor"}).play("reserve deck:3");
    EXPECT_EQ(told(table), (Names{"0 card_drawn hulk at 2", "0 tokens_taken grey:1"}));
}

TEST(Events, OfRecruitingFromTheTable) {
    TestTable table = TestTable(2).tokens(0, "yellow:1 red:1 grey:1").row(1, {"wasp", "rocket"});
    table.deck(1, {"rhino"}).play("recruit rocket");
    EXPECT_EQ(told(table),
              (Names{"0 card_recruited rocket at 1", "0 tokens_paid yellow:1 red:1 grey:1",
                     "0 card_revealed rhino at 1"}));
}

TEST(Events, OfRecruitingForFreeFromReserve) {
    TestTable table =
        TestTable(2).reserve(0, "rocket").bonuses(0, "yellow:1 red:2").play("recruit rocket");
    EXPECT_EQ(told(table), Names{"0 card_recruited rocket"});
}

TEST(Events, OfATurnInWhichEverythingHappens) {
    TestTable table = TestTable(3)
                          .row(3, {"hulk", "thor"})
                          .deck(3, {"loki"})
                          .characters(2, {"wasp", "quake", "hawkeye"})
                          .tile(2)
                          .characters(0, {"ms_marvel", "valkyrie"})
                          .bonuses(0, "yellow:3 blue:2 red:1 purple:3")
                          .tokens(0, "yellow:4 purple:5 red:1 grey:4 blue:1")
                          .location("knowhere");
    table.play("recruit thor");
    EXPECT_EQ(told(table), (Names{"0 card_recruited thor at 9", "0 tokens_paid purple:2 red:1",
                                  "0 card_revealed loki at 9", "0 time_taken",
                                  "0 tile_taken from 2", "0 location_taken knowhere"}));
    EXPECT_EQ(told(table.play("return purple purple yellow")),
              Names{"0 tokens_returned yellow:1 purple:2"});
}

TEST(Events, OfTheTileThatNobodyHeld) {
    TestTable table = TestTable(2).characters(0, {"wasp", "quake", "hawkeye"}).play("take red red");
    EXPECT_EQ(told(table), (Names{"0 tokens_taken red:2", "0 tile_taken"}));
}

TEST(Events, OfChoosingALocation) {
    TestTable table = TestTable(2).bonuses(0, "yellow:4 blue:4 red:3").location("knowhere");
    table.location("avengers_tower").play("take red red");
    EXPECT_EQ(told(table), Names{"0 tokens_taken red:2"});
    EXPECT_EQ(told(table.play("location avengers_tower")),
              Names{"0 location_taken avengers_tower"});
}

TEST(Events, OfPassingAndOfTheEnd) {
    TestTable table = TestTable(2).supply("").play("pass");
    EXPECT_EQ(told(table), Names{"0 passed"});
    EXPECT_EQ(told(table.play("pass")), (Names{"1 passed", "1 game_over"}));
}

TEST(Events, OfTheEndComeLastOfAll) {
    TestTable table =
        TestTable(2).turns(399).first(1).tokens(0, "yellow:4 purple:4").play("take blue red orange");
    EXPECT_EQ(told(table), Names{"0 tokens_taken blue:1 red:1 orange:1"});
    EXPECT_EQ(told(table.play("return blue")), (Names{"0 tokens_returned blue:1", "0 game_over"}));
}

// Who may see them.

TEST(EventsSeen, ADrawnCardIsUnknownToOthersButKeepsItsLevel) {
    const Event drawn = TestTable(3).turn(1).deck(2, {"hela"}).play("reserve deck:2").events()[0];
    EXPECT_EQ(describe(observe(drawn, {seat_at(1)})), "1 card_drawn hela at 1");
    for (Viewer viewer : {Viewer{seat_at(0)}, Viewer{seat_at(2)}, spectator}) {
        const Event seen = observe(drawn, viewer);
        EXPECT_EQ(seen.card, Card::unknown_2);
        EXPECT_EQ(describe(seen), "1 card_drawn ? at 1");
    }
}

TEST(EventsSeen, EverythingElseIsPublic) {
    for (std::size_t kind = 0; kind < std::size(kind_names); ++kind) {
        const Event event{.kind = static_cast<EventKind>(kind),
                          .seat = seat_at(0),
                          .card = find_card("rocket"),
                          .where = 3,
                          .location = location_at(2),
                          .other = seat_at(1),
                          .tokens = read_lanes("red:1")};
        if (event.kind == EventKind::card_drawn) continue;
        EXPECT_EQ(observe(event, {seat_at(1)}), event) << kind_names[kind];
        EXPECT_EQ(observe(event, spectator), event) << kind_names[kind];
    }
}

// Which of them somebody learned something hidden from.

bool reveals_something(const TestTable& table) {
    bool revealed = false;
    for (const Event& event : table.events()) revealed |= reveals(event);
    return revealed;
}

TEST(Reveals, ACardDrawnOrTurnedUp) {
    EXPECT_TRUE(reveals_something(TestTable(2).deck(1, {"rocket"}).play("reserve deck:1")));
    EXPECT_TRUE(reveals_something(
        TestTable(2).row(1, {"rocket"}).deck(1, {"wasp"}).play("reserve rocket")));
}

TEST(Reveals, NotTokensNorCardsThatAllHaveSeen) {
    EXPECT_FALSE(reveals_something(TestTable(2).play("take red red")));
    EXPECT_FALSE(reveals_something(TestTable(2).row(1, {"rocket"}).play("reserve rocket")));
    EXPECT_FALSE(reveals_something(
        TestTable(2).bonuses(0, "red:3").reserve(0, "baron_zemo").play("recruit baron_zemo")));
    EXPECT_FALSE(reveals_something(TestTable(2).supply("").play("pass")));
}

TEST(Reveals, AHiddenReservationThatIsRecruited) {
    EXPECT_TRUE(reveals_something(TestTable(2)
                                      .bonuses(0, "red:3")
                                      .reserve(0, "baron_zemo", true)
                                      .play("recruit baron_zemo")));
}

}  // namespace
}  // namespace lemniscate::splendor
