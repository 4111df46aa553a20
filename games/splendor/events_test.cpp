// What a move tells: the exact steps, who may see them, and which cannot be taken back.
#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

constexpr const char* kind_names[] = {
    "tokens_taken",  "card_reserved", "card_drawn",   "card_recruited", "tokens_paid",
    "card_revealed", "time_taken",    "tile_taken",   "location_taken", "tokens_returned",
    "passed",        "passes_ended",  "choice_asked", "turn_ended",     "game_over"};
constexpr const char* zone_names[] = {"",         "supply",     "tokens",    "table", "deck",
                                      "reserved", "characters", "locations", "won"};
constexpr const char* phase_names[] = {"action", "location", "return", "over"};

/// All that an event says, fields that it leaves alone being silent.
std::string describe(const Event& event) {
    std::string text =
        std::to_string(index(event.seat)) + ' ' + kind_names[static_cast<std::size_t>(event.kind)];
    if (event.kind == EventKind::location_taken) text += ' ' + std::string(id_of(event.location));
    if (event.card != Card::none) text += ' ' + std::string(id_of(event.card));
    if (event.tokens != Lanes{}) text += ' ' + show_lanes(event.tokens);
    if (event.from != Zone::none) {
        text += std::string(", ") + zone_names[static_cast<std::size_t>(event.from)] + " to " +
                zone_names[static_cast<std::size_t>(event.to)];
    }
    if (event.slot != no_slot) text += " at " + std::to_string(event.slot);
    if (event.other != Seat::none) text += ", other " + std::to_string(index(event.other));
    if (event.phase != Phase::action) {
        text += std::string(" ") + phase_names[static_cast<std::size_t>(event.phase)];
    }
    if (event.amount != 0) text += " (" + std::to_string(event.amount) + ")";
    if (event.result.over) {
        text += " " + std::string(event.result.reason) + " won by " +
                std::to_string(event.result.winners);
    }
    return text + (event.revealed ? " revealed" : "");
}

Names told(const TestTable& table) {
    Names names;
    for (const Event& event : table.events()) names.push_back(describe(event));
    return names;
}

TEST(Events, OfTakingTokens) {
    EXPECT_EQ(told(TestTable(2).play("take yellow blue red")),
              (Names{"0 tokens_taken yellow:1 blue:1 red:1, supply to tokens",
                     "0 turn_ended, other 1 (1)"}));
    EXPECT_EQ(told(TestTable(2).turn(1).play("take red red")),
              (Names{"1 tokens_taken red:2, supply to tokens", "1 turn_ended, other 0 (1)"}));
}

TEST(Events, OfReservingFromTheTable) {
    TestTable table =
        TestTable(2).row(2, {"hela", "venom"}).deck(2, {"groot"}).play("reserve venom");
    EXPECT_EQ(told(table),
              (Names{"0 card_reserved venom, table to reserved at 5",
                     "0 card_revealed groot, deck to table at 5 revealed",
                     "0 tokens_taken grey:1, supply to tokens", "0 turn_ended, other 1 (1)"}));
}

TEST(Events, OfReservingWithNothingToRefillAndNoGreyLeft) {
    TestTable table = TestTable(2).tokens(1, "grey:5").row(1, {"rocket"}).play("reserve rocket");
    EXPECT_EQ(told(table), (Names{"0 card_reserved rocket, table to reserved at 0",
                                  "0 turn_ended, other 1 (1)"}));
}

TEST(Events, OfReservingFromADeck) {
    TestTable table = TestTable(2).deck(3, {"hulk", "thor"}).play("reserve deck:3");
    EXPECT_EQ(told(table),
              (Names{"0 card_drawn hulk, deck to reserved revealed",
                     "0 tokens_taken grey:1, supply to tokens", "0 turn_ended, other 1 (1)"}));
}

TEST(Events, OfRecruitingFromTheTable) {
    TestTable table = TestTable(2).tokens(0, "yellow:1 red:1 grey:1").row(1, {"wasp", "rocket"});
    table.deck(1, {"rhino"}).play("recruit rocket");
    EXPECT_EQ(told(table), (Names{"0 card_recruited rocket, table to characters at 1",
                                  "0 tokens_paid yellow:1 red:1 grey:1, tokens to supply",
                                  "0 card_revealed rhino, deck to table at 1 revealed",
                                  "0 turn_ended, other 1 (1)"}));
}

TEST(Events, OfRecruitingForFreeFromReserve) {
    TestTable table =
        TestTable(2).reserve(0, "rocket").bonuses(0, "yellow:1 red:2").play("recruit rocket");
    EXPECT_EQ(told(table), (Names{"0 card_recruited rocket, reserved to characters at 0",
                                  "0 turn_ended, other 1 (1)"}));
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
    EXPECT_EQ(told(table),
              (Names{"0 card_recruited thor, table to characters at 9",
                     "0 tokens_paid purple:2 red:1, tokens to supply",
                     "0 card_revealed loki, deck to table at 9 revealed",
                     "0 time_taken green:1, supply to tokens", "0 tile_taken, other 2",
                     "0 location_taken knowhere, locations to won at 0", "0 choice_asked return"}));
    EXPECT_EQ(told(table.play("return purple purple yellow")),
              (Names{"0 tokens_returned yellow:1 purple:2, tokens to supply",
                     "0 turn_ended, other 1 (1)"}));
}

TEST(Events, OfTheTileThatNobodyHeld) {
    TestTable table = TestTable(2).characters(0, {"wasp", "quake", "hawkeye"}).play("take red red");
    EXPECT_EQ(told(table), (Names{"0 tokens_taken red:2, supply to tokens", "0 tile_taken",
                                  "0 turn_ended, other 1 (1)"}));
}

TEST(Events, OfChoosingALocation) {
    TestTable table = TestTable(2).bonuses(0, "yellow:4 blue:4 red:3").location("knowhere");
    table.location("avengers_tower").play("take red red");
    EXPECT_EQ(told(table),
              (Names{"0 tokens_taken red:2, supply to tokens", "0 choice_asked location"}));
    EXPECT_EQ(told(table.play("location avengers_tower")),
              (Names{"0 location_taken avengers_tower, locations to won at 1",
                     "0 turn_ended, other 1 (1)"}));
}

TEST(Events, OfPassingAndOfTheEnd) {
    TestTable table = TestTable(2).supply("").play("pass");
    EXPECT_EQ(told(table), (Names{"0 passed (1)", "0 turn_ended, other 1 (1)"}));
    EXPECT_EQ(told(table.play("pass")),
              (Names{"1 passed (2)", "1 game_over (2) all_passed won by 3"}));
}

TEST(Events, OfActingAfterPasses) {
    TestTable table = TestTable(2).supply("").row(1, {"rocket"}).reserve(0, "wasp");
    table.reserve(0, "rhino").reserve(0, "quake").play("pass");
    EXPECT_EQ(told(table.play("reserve rocket")),
              (Names{"1 card_reserved rocket, table to reserved at 0", "1 passes_ended",
                     "1 turn_ended, other 0 (2)"}));
}

TEST(Events, OfTheEndComeLastOfAll) {
    TestTable table = TestTable(2).turns(399).first(1).tokens(0, "yellow:4 purple:4");
    table.play("take blue red orange");
    EXPECT_EQ(told(table), (Names{"0 tokens_taken blue:1 red:1 orange:1, supply to tokens",
                                  "0 choice_asked return"}));
    EXPECT_EQ(told(table.play("return blue")), (Names{"0 tokens_returned blue:1, tokens to supply",
                                                      "0 game_over (400) turn_limit won by 3"}));
}

// Who may see them.

TEST(EventsSeen, ADrawnCardIsUnknownToOthersButKeepsItsLevel) {
    const Event drawn = TestTable(3).turn(1).deck(2, {"hela"}).play("reserve deck:2").events()[0];
    EXPECT_EQ(describe(observe(drawn, {seat_at(1)})),
              "1 card_drawn hela, deck to reserved revealed");
    for (Viewer viewer : {Viewer{seat_at(0)}, Viewer{seat_at(2)}, spectator}) {
        const Event seen = observe(drawn, viewer);
        EXPECT_EQ(seen.card, Card::unknown_2);
        EXPECT_EQ(describe(seen), "1 card_drawn ?, deck to reserved revealed");
    }
}

TEST(EventsSeen, EverythingElseIsPublic) {
    for (std::size_t kind = 0; kind < std::size(kind_names); ++kind) {
        const Event event{.kind = static_cast<EventKind>(kind),
                          .seat = seat_at(0),
                          .from = Zone::deck,
                          .to = Zone::table,
                          .card = find_card("rocket"),
                          .slot = 3,
                          .location = location_at(2),
                          .other = seat_at(1),
                          .revealed = true,
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
