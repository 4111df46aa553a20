// The health auction.
#include <set>

#include <gtest/gtest.h>

#include "match/json.h"
#include "tests/shards/scene.h"

namespace lemniscate::tests {
namespace {

using match::Json;

/// Seat `opener` opens among three or four players who have nothing but health.
TextGame auction_of(int players, int opener, const std::string& options = "") {
    std::string seats;
    for (int i = 0; i < players; ++i) seats += i == 0 ? "{}" : ", {}";
    return laid_out(R"("options": {"auction": true)" + options + R"(}, "turn": {"seat": )" +
                    std::to_string(opener) +
                    R"(, "phase": "auction", "first_seat": null}, "players": [)" + seats + "]");
}

TEST(Auction, ComesAfterTheRowIsDealtAndBeforeTheHands) {
    TextGame table = dealt({.players = 3, .auction = true});
    const Json position = table.position();
    EXPECT_EQ(position["turn"]["phase"], "auction");
    EXPECT_EQ(position["decision"], "bid");
    EXPECT_EQ(position["auction"]["opener"], position["to_act"]);
    EXPECT_EQ(position["centre"]["deck"].size(), 106U);
    for (const Json& seat : position["players"]) {
        EXPECT_TRUE(seat["character"].is_null());
        EXPECT_EQ(seat["relics"].size(), 0U);
        EXPECT_EQ(seat["hand"].size(), 0U);
        EXPECT_EQ(seat["deck"].size(), 10U);
    }
}

TEST(Auction, IsOpenedByARandomSeat) {
    std::set<int> openers;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        openers.insert(
            dealt({.players = 4, .auction = true}, seed).position()["to_act"].get<int>());
    }
    EXPECT_EQ(openers, (std::set<int>{0, 1, 2, 3}));
}

TEST(Auction, BidsAreFromOneToFortyNine) {
    TextGame table = auction_of(3, 0);
    table.run("cannot bid 0; can bid 1; can bid 49; cannot bid 50; can drop");
    EXPECT_EQ(table.moves().size(), 50U);
}

TEST(Auction, TiesAreRefused) {
    TextGame table = auction_of(3, 0);
    table.run("bid 7; cannot bid 6; cannot bid 7; can bid 8");
    EXPECT_EQ(table.moves().size(), 43U);
}

TEST(Auction, GoesAroundClockwiseWithoutTheLeader) {
    TextGame table = auction_of(3, 1);
    table.run(
        "asks 1 bid; bid 1; asks 2 bid; bid 2; asks 0 bid; bid 3; asks 1 bid; drop;"
        "asks 2 bid; bid 5; asks 0 bid; bid 6; asks 2 bid; drop; asks 0 character");
    expect(table, "health=44 their.health=50 2.health=50");
}

TEST(Auction, WhoDropsIsNotAskedAgain) {
    TextGame table = auction_of(4, 0);
    table.run(
        "drop; asks 1 bid; bid 3; asks 2 bid; drop; asks 3 bid; bid 4; asks 1 bid; bid 5;"
        "asks 3 bid; drop; asks 1 character");
    expect(table, "their.health=45");
}

TEST(Auction, WhoIsLeftAloneWithoutABidTakesItForNothing) {
    TextGame table = auction_of(3, 0);
    table.run("drop; drop; asks 2 character; character tetra");
    expect(table, "2.health=50 2.character=tetra to=0 asks=bid");
}

TEST(Auction, FortyNineCannotBeTopped) {
    TextGame table = auction_of(3, 0);
    table.run("bid 49; asks 0 character");
    expect(table, "health=1");
}

TEST(Auction, TheWinnerPaysInHealthAndPicksACharacter) {
    TextGame table = auction_of(3, 0);
    table.run(
        "bid 7; drop; drop; asks 0 character;"
        "offers character decima | character ko_syn_wu | character tetra | character volos;"
        "character volos");
    expect(table, "health=43 character=volos relics=entropic_talons,panconscious_crown");
}

TEST(Auction, TheNextIsOpenedToTheLeftOfTheWinner) {
    TextGame table = auction_of(3, 0);
    table.run("drop; bid 4; drop; asks 1 character; character tetra; asks 2 bid; can bid 1");
    EXPECT_EQ(table.position()["auction"].dump(),
              R"({"opener":2,"bid":0,"leader":null,"in":[0,2]})");
}

TEST(Auction, TheOpenerIsTheNextOneToTheLeftWithoutACharacter) {
    TextGame table = auction_of(4, 0);
    // Seat 1 wins, then seat 0: to its left sits seat 1, which has a character, then seat 2.
    table.run(
        "drop; bid 1; drop; drop; character tetra;"
        "asks 2 bid; drop; drop; asks 0 character; character volos; asks 2 bid");
    expect(table, "their.health=49 health=50");
}

TEST(Auction, TheLastOnePicksFromWhatIsLeftAtFifty) {
    TextGame table = auction_of(3, 0);
    table.run(
        "bid 9; drop; drop; character tetra; bid 3; drop; asks 1 character;"
        "cannot character tetra; character decima;"
        "asks 2 character; offers character ko_syn_wu | character volos; character volos");
    expect(table, "health=41 their.health=47 2.health=50 2.character=volos asks=play");
}

TEST(Auction, TheLastOfFourHasNothingToChoose) {
    TextGame table = auction_of(4, 0);
    table.run(
        "drop; drop; drop; character tetra; drop; drop; character decima;"
        "drop; character volos; asks 3 play");
    expect(table, "3.character=tetra 2.character=decima their.character=volos character=ko_syn_wu");
}

TEST(Auction, TheFirstWinnerBeginsAndTheOthersFollowClockwise) {
    TextGame table = auction_of(3, 0);
    table.run(
        "drop; bid 1; drop; character tetra; drop; character volos; character decima;"
        "asks 1 play; end; asks 2 play; end; asks 0 play");
    expect(table, "first_seat=1 their.mastery=0 2.mastery=1 mastery=2 round=1");
}

TEST(Auction, HandsAreDrawnWhenAllHaveCharacters) {
    TextGame table = dealt({.players = 2, .auction = true}, 3);
    table.run("drop; character tetra; character volos");
    const Json position = table.position();
    EXPECT_EQ(position["decision"], "play");
    EXPECT_TRUE(position["auction"].is_null());
    for (const Json& seat : position["players"]) {
        EXPECT_EQ(seat["hand"].size(), 5U);
        EXPECT_EQ(seat["deck"].size(), 5U);
        EXPECT_EQ(seat["relics"].size(), 2U);
    }
}

TEST(Auction, WithoutTheRelicsSetThereAreNone) {
    TextGame table = dealt({.players = 2, .sets = shards::core_sets, .auction = true});
    table.run("drop; character tetra; character volos; can end");
    expect(table, "relics= their.relics=");
}

TEST(Auction, RunsBeforeABloodbath) {
    TextGame table = auction_of(3, 0, R"(, "mode": "bloodbath")");
    table.run(
        "bid 5; drop; drop; character tetra; drop; character volos; character decima;"
        "asks 0 play");
    expect(table, "health=45");
}

TEST(Auction, LeavesMysteriousRelicsAsTheyWereDealt) {
    TextGame table = dealt({.players = 2, .auction = true, .mysterious_relics = true});
    const Json before = table.position();
    table.run("drop; character tetra; character volos");
    const Json after = table.position();
    for (std::size_t seat = 0; seat < 2; ++seat) {
        EXPECT_EQ(before["players"][seat]["relics"].size(), 2U);
        EXPECT_EQ(before["players"][seat]["relics"], after["players"][seat]["relics"]);
    }
}

TEST(Auction, IsFollowedByTheDraftFromTheLeftOfItsWinnerWhoPicksLastAndBegins) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        TextGame table = dealt({.players = 3, .auction = true, .relic_draft = true}, seed);
        const int winner = table.position()["to_act"].get<int>();
        table.run("bid 1; drop; drop; character tetra; drop; character volos; character decima");
        const Json drafting = table.position();
        EXPECT_EQ(drafting["turn"]["phase"], "draft");
        EXPECT_EQ(drafting["draft"]["pool"].size(), 6U);
        EXPECT_EQ(drafting["turn"]["first_seat"], winner);
        for (const int step : {1, 2, 0, 0, 2}) {
            table.run("asks " + std::to_string((winner + step) % 3) + " draft");
            table.run(table.moves().front());
        }
        const Json now = table.position();
        EXPECT_EQ(now["decision"], "play");
        EXPECT_EQ(now["to_act"], winner);
        for (int step = 0; step < 3; ++step) {
            const auto seat = static_cast<std::size_t>((winner + step) % 3);
            EXPECT_EQ(now["players"][seat]["mastery"], step);
        }
    }
}

}  // namespace
}  // namespace lemniscate::tests
