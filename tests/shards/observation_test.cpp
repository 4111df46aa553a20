// What a viewer knows: own hands, what was shown and where it went, what lies under decks.
#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "match/games.h"
#include "match/json.h"
#include "tests/shards/scene.h"

namespace lemniscate::tests {
namespace {

using match::Json;

Json seen_by(const TextGame& table, Viewer viewer) {
    return match::write_view(observe(state_of(table), viewer));
}
Json seen_by(const TextGame& table, std::uint32_t seat) {
    return seen_by(table, Viewer{seat_at(seat)});
}

/// The hand, or another zone, of `owner` as `viewer` sees it.
std::string zone(const TextGame& table, std::uint32_t viewer, std::size_t owner, const char* name) {
    return seen_by(table, viewer)["players"][owner][name].dump();
}

// Hands and decks.

TEST(Views, ShowOnesOwnHandAndTheSizeOfOthers) {
    const TextGame table("hand=crystal,blaster their.hand=omnius,axia,crystal");
    EXPECT_EQ(zone(table, 0, 0, "hand"), R"(["crystal","blaster"])");
    EXPECT_EQ(zone(table, 0, 1, "hand"), R"(["?","?","?"])");
    EXPECT_EQ(zone(table, 1, 0, "hand"), R"(["?","?"])");
    EXPECT_EQ(zone(table, 1, 1, "hand"), R"(["omnius","axia","crystal"])");
}

TEST(Views, ShowNoDeckToAnybody) {
    const TextGame table("deck=omnius,axia their.deck=crystal centre=li_hin,raidian");
    for (std::uint32_t viewer = 0; viewer < 2; ++viewer) {
        EXPECT_EQ(zone(table, viewer, 0, "deck"), R"(["?","?"])");
        EXPECT_EQ(zone(table, viewer, 1, "deck"), R"(["?"])");
        EXPECT_EQ(seen_by(table, viewer)["centre"]["deck"].dump(), R"(["?","?"])");
    }
}

TEST(Views, OfASpectatorShowNoHand) {
    const TextGame table("hand=crystal their.hand=omnius,axia their.seen=axia");
    const Json view = seen_by(table, spectator);
    EXPECT_EQ(view["players"][0]["hand"].dump(), R"(["?"])");
    EXPECT_EQ(view["players"][1]["hand"].dump(), R"(["axia","?"])");
}

TEST(Views, ShowWhatLiesOpen) {
    const TextGame table(
        "seat=1 their.played=omnius their.discard=axia their.champions=li_hin row=kiln_drone "
        "banished=raidian their.relics=datic_robes");
    const Json view = seen_by(table, 0);
    const Json position = table.position();
    for (const char* name : {"played", "discard", "champions", "relics"}) {
        EXPECT_EQ(view["players"][1][name], position["players"][1][name]) << name;
    }
    EXPECT_EQ(view["centre"]["row"], position["centre"]["row"]);
    EXPECT_EQ(view["centre"]["banished"], position["centre"]["banished"]);
}

TEST(Views, AreTheSameForTablesThatDifferOnlyInSecret) {
    const auto view_of = [](const char* setting) { return seen_by(TextGame(setting), 0).dump(); };
    EXPECT_EQ(view_of("deck=crystal,blaster their.hand=axia their.deck=omnius,crystal"),
              view_of("deck=blaster,crystal their.hand=crystal their.deck=axia,omnius"));
    EXPECT_NE(view_of("their.hand=axia"), view_of("their.hand=axia,crystal"));
}

// Cards of a hand that everybody knows.

TEST(Shown, ShieldsStayKnownUntilTheyLeaveTheHand) {
    TextGame table("power=9 their.hand=crystal,thorn_zealot,blaster");
    EXPECT_EQ(zone(table, 0, 1, "hand"), R"(["?","?","?"])");
    table.run("end; shield thorn_zealot");
    EXPECT_EQ(zone(table, 0, 1, "hand"), R"(["thorn_zealot","?","?"])");
    table.run("play crystal");
    EXPECT_EQ(zone(table, 0, 1, "hand"), R"(["thorn_zealot","?"])");
    table.run("end");
    // It went to the discard pile, was shuffled and drawn: now nobody knows where it is.
    EXPECT_EQ(zone(table, 0, 1, "hand"), R"(["?","?","?"])");
}

TEST(Shown, OneOfTwoEqualCardsIsKnownOnce) {
    TextGame table("power=9 their.hand=thorn_zealot,thorn_zealot their.deck=crystal");
    table.run("end; shield thorn_zealot");
    EXPECT_EQ(zone(table, 0, 1, "hand"), R"(["thorn_zealot","?"])");
    // Of equal cards the one that was seen goes first.
    table.run("play thorn_zealot; reveal none");
    EXPECT_EQ(zone(table, 0, 1, "hand"), R"(["?","?"])");
}

TEST(Shown, ASecondShowingOfTheSameCardTellsNothingNew) {
    TextGame table("power=9 their.hand=nil_assassin 2.hand=thorn_zealot,thorn_zealot");
    table.run(
        "end; assign 1:0; shield thorn_zealot; play nil_assassin; end; assign 2:5;"
        "shield thorn_zealot");
    EXPECT_EQ(table.position()["players"][2]["seen"].dump(), R"(["thorn_zealot"])");
}

TEST(Shown, CardsRevealedForAConditionAreKnown) {
    TextGame table("hand=leshai_knight,crystal,spore_cleric");
    table.run("play leshai_knight; reveal spore_cleric");
    EXPECT_EQ(zone(table, 1, 0, "hand"), R"(["spore_cleric","?"])");
}

TEST(Shown, CardsReturnedFromTheDiscardPileAreKnown) {
    TextGame table("hand=korvus_legionnaire,crystal discard=evokatus");
    table.run("play korvus_legionnaire");
    EXPECT_EQ(zone(table, 1, 0, "hand"), R"(["evokatus","?"])");
}

TEST(Shown, CardsTakenFromTheRowToTheHandAreKnown) {
    TextGame table("hand=portal_monk,crystal mastery=15 row=omnius");
    table.run("play portal_monk");
    EXPECT_EQ(zone(table, 1, 0, "hand"), R"(["omnius","?"])");
}

// Under the centre deck.

TEST(CentreDeck, CardsPutUnderItAreKnownThereUntilTheyAreDealt) {
    TextGame table(
        "row=axia,omnius,raidian,li_hin,evokatus,the_lost centre=systema_ai,kiln_drone gems=9 "
        "played=nil_assassin/fast,spore_cleric/fast");
    table.run("end");
    for (std::uint32_t viewer = 0; viewer < 2; ++viewer) {
        EXPECT_EQ(seen_by(table, viewer)["centre"]["deck"].dump(),
                  R"(["?","?","nil_assassin","spore_cleric"])");
    }
    EXPECT_EQ(seen_by(table, spectator)["centre"]["deck"].dump(),
              R"(["?","?","nil_assassin","spore_cleric"])");
}

TEST(CentreDeck, KnowsNoMoreCardsThanItHas) {
    TextGame table(
        "row=kiln_drone,mining_drones centre=nil_assassin,spore_cleric known_bottom=2 "
        "gems=3");
    table.run("recruit kiln_drone");
    EXPECT_EQ(seen_by(table, 1)["centre"]["deck"].dump(), R"(["spore_cleric"])");
    EXPECT_EQ(table.position()["centre"]["known_bottom"], 1);
}

// Events.

/// What was told while the last of the moves was played.
std::vector<shards::Event> events_of(const char* setting, const char* move) {
    shards::State state = state_of(TextGame(setting));
    std::vector<shards::Event> events;
    Dice dice(0);
    const shards::ReadMove read = read_move(state, move);
    EXPECT_EQ(id_of(read.refusal), "none") << move;
    play(state, read.move, dice,
         [&events](const shards::Event& event) { events.push_back(event); });
    return events;
}

TEST(Events, HideTheCardsThatOthersDraw) {
    const auto events = events_of("hand=data_heretic deck=omnius,axia", "play data_heretic");
    int drawn = 0;
    for (const shards::Event& event : events) {
        if (event.kind != shards::EventKind::card_drawn) continue;
        ++drawn;
        EXPECT_EQ(observe(event, Viewer{seat_at(0)}), event);
        EXPECT_EQ(id_of(event.card), drawn == 1 ? "omnius" : "axia");
        shards::Event hidden = event;
        hidden.card = shards::Card::unknown;
        EXPECT_EQ(observe(event, Viewer{seat_at(1)}), hidden);
        EXPECT_EQ(observe(event, spectator), hidden);
    }
    EXPECT_EQ(drawn, 2);
}

TEST(Events, HideNothingElse) {
    for (const auto& [setting, move] :
         {std::pair{"hand=korvus_legionnaire discard=evokatus", "play korvus_legionnaire"},
          std::pair{"gems=9 row=kiln_drone centre=axia", "recruit kiln_drone"},
          std::pair{"mastery=10 relics=datic_robes", "relic datic_robes"},
          std::pair{"power=9 played=nil_assassin/fast", "end"}}) {
        const auto events = events_of(setting, move);
        EXPECT_FALSE(events.empty());
        for (const shards::Event& event : events) {
            if (event.kind == shards::EventKind::card_drawn) continue;
            EXPECT_EQ(observe(event, Viewer{seat_at(1)}), event) << setting;
            EXPECT_EQ(observe(event, spectator), event) << setting;
        }
    }
}

// Guessing.

TEST(Guesses, KeepWhatIsKnownAndDealTheRestAnew) {
    const TextGame table(
        "hand=crystal,blaster deck=axia,omnius,raidian their.hand=kiln_drone,li_hin,evokatus "
        "their.seen=li_hin their.deck=zara_ra,the_lost centre=systema_ai,fao_cutul,nil_assassin "
        "known_bottom=1");
    const shards::View view = observe(state_of(table), Viewer{seat_at(0)});
    std::vector<std::string> first_cards;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Dice dice(seed);
        const shards::State guess = imagine(view, dice);
        EXPECT_EQ(observe(guess, Viewer{seat_at(0)}), view);
        const Json position = match::write_position(guess);
        const Json& other = position["players"][1];
        EXPECT_EQ(position["players"][0]["hand"].dump(), R"(["crystal","blaster"])");
        EXPECT_EQ(other["hand"][0], "li_hin");
        EXPECT_EQ(position["centre"]["deck"][2], "nil_assassin");
        first_cards.push_back(other["hand"][1].get<std::string>());
    }
    std::sort(first_cards.begin(), first_cards.end());
    first_cards.erase(std::unique(first_cards.begin(), first_cards.end()), first_cards.end());
    // Cards of deck and hand together are no secret, where they lie is one.
    EXPECT_EQ(first_cards,
              (std::vector<std::string>{"evokatus", "kiln_drone", "the_lost", "zara_ra"}));
}

}  // namespace
}  // namespace lemniscate::tests
