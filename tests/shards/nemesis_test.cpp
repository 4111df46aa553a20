// Nemesis: set-up, how the game is won and the ways in which it is lost.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "match/json.h"
#include "tests/shards/proof.h"
#include "tests/shards/scene.h"

namespace lemniscate::tests {
namespace {

using match::Json;

shards::Options solo() { return {.players = 1, .mode = shards::Mode::nemesis}; }

std::size_t count(const Json& list, const char* card) {
    return static_cast<std::size_t>(std::count(list.begin(), list.end(), Json(card)));
}

// Set-up.

TEST(NemesisSetUp, AsksForTwoDifferentCharactersAndThenForTheExtraCard) {
    TextGame table = dealt(solo());
    table.run(
        "asks 0 character; offers character decima | character ko_syn_wu | character tetra |"
        "  character volos; character tetra;"
        "asks 0 character; offers character decima | character ko_syn_wu | character volos;"
        "character volos; asks 0 extra");
    expect(table, "character=tetra their.character=volos");
}

TEST(NemesisSetUp, LaysOutNothingBeforeTheExtraCardIsChosen) {
    TextGame table = dealt(solo());
    table.run("character tetra; character volos");
    const Json position = table.position();
    EXPECT_EQ(position["centre"]["row"], Json::parse("[null, null, null, null, null, null]"));
    EXPECT_EQ(position["centre"]["deck"].size(), 112U);
    EXPECT_EQ(position["players"][0]["deck"].size(), 10U);
    EXPECT_EQ(position["players"][0]["hand"].size(), 0U);
}

TEST(NemesisSetUp, OffersEachCharacterItsOwnExtraCard) {
    const std::pair<const char*, const char*> extras[] = {{"decima", "limiter_drones"},
                                                          {"ko_syn_wu", "pall_shades"},
                                                          {"tetra", "cloud_oracles"},
                                                          {"volos", "arach_devotees"}};
    for (const auto& [character, extra] : extras) {
        SCOPED_TRACE(character);
        TextGame table = dealt(solo());
        table.run("character " + std::string(character));
        const std::string other = std::string(character) == "tetra" ? "volos" : "tetra";
        table.run("character " + other);
        table.run("offers extra none | extra " + std::string(extra));
    }
}

TEST(NemesisSetUp, TheExtraCardComesIntoTheDeckAndIsMissingFromTheCentre) {
    TextGame table = dealt(solo());
    table.run("character tetra; character volos; extra cloud_oracles; asks 0 play");
    const Json position = table.position();
    const Json& player = position["players"][0];
    EXPECT_EQ(player["hand"].size(), 5U);
    EXPECT_EQ(player["deck"].size(), 6U);
    EXPECT_EQ(count(player["hand"], "cloud_oracles") + count(player["deck"], "cloud_oracles"), 1U);
    const Json& centre = position["centre"];
    EXPECT_EQ(centre["deck"].size(), 105U);
    EXPECT_EQ(count(centre["row"], "cloud_oracles") + count(centre["deck"], "cloud_oracles"), 2U);
}

TEST(NemesisSetUp, CentreDeckAndStartingDeckAreShuffledThen) {
    const shards::State start = [] {
        TextGame table = dealt(solo());
        table.run("character tetra; character volos");
        return state_of(table);
    }();
    std::set<std::string> rows;
    std::set<std::string> hands;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        shards::State state = start;
        Dice dice(seed);
        play(state, read_move(state, "extra none").move, dice, Silence{});
        const Json position = TextGame(state).position();
        rows.insert(position["centre"]["row"].dump());
        hands.insert(position["players"][0]["hand"].dump());
    }
    EXPECT_GT(rows.size(), 15U);
    EXPECT_GT(hands.size(), 5U);
}

TEST(NemesisSetUp, WithoutAnExtraCardNothingIsMissing) {
    TextGame table = dealt(solo());
    table.run("character tetra; character volos; extra none; asks 0 play");
    const Json position = table.position();
    EXPECT_EQ(position["players"][0]["hand"].size(), 5U);
    EXPECT_EQ(position["players"][0]["deck"].size(), 5U);
    EXPECT_EQ(position["centre"]["deck"].size(), 106U);
    for (const Json& card : position["centre"]["row"]) EXPECT_TRUE(card.is_string());
}

TEST(NemesisSetUp, YouHaveTwoRelicsAndNemesisHasNothingButHealth) {
    TextGame table = dealt(solo());
    table.run("character tetra; character volos; extra none");
    expect(table,
           "relics=datic_robes,terminal_crescents health=50 mastery=0 their.relics= "
           "their.health=50 their.mastery=0 their.hand= their.deck= their.discard= "
           "their.champions= their.revealed=none seat=0 first_seat=0 round=1");
}

TEST(NemesisSetUp, CharactersThatWereGivenAreNotAskedFor) {
    shards::Options options = solo();
    options.characters[0] = shards::Character::decima;
    options.characters[1] = shards::Character::ko_syn_wu;
    TextGame table = dealt(options);
    table.run("asks 0 extra; offers extra none | extra limiter_drones");
    expect(table, "character=decima their.character=ko_syn_wu relics=praetorian_01,praetorian_02");
}

// Winning. The row is full of Homodeus cards: what Nemesis reveals plays none of them.

const std::string homodeus_in_row =
    "mode=nemesis row=kiln_drone,kiln_drone,kiln_drone,mining_drones,mining_drones,mining_drones "
    "deck= ";

TEST(NemesisWon, WhenItsHealthIsGone) {
    prove(homodeus_in_row + "power=9 their.health=9 centre=spore_cleric", "end",
          "~ phase=over reason=nemesis_defeated winners=0 seat=0 centre=spore_cleric");
    prove(homodeus_in_row + "power=8 their.health=9 centre=spore_cleric", "end",
          "~ phase=play to=0 their.health=5");
}

TEST(NemesisWon, ByInfinitePower) {
    prove(homodeus_in_row + "power=infinite", "end",
          "~ phase=over reason=nemesis_defeated winners=0");
}

TEST(NemesisWon, NotPastItsZetta) {
    prove(homodeus_in_row + "power=infinite their.champions=zetta_encryptor centre=spore_cleric",
          "end", "~ phase=play to=0 their.health=50");
    prove(homodeus_in_row + "power=infinite their.champions=zetta_encryptor",
          "attack 1:zetta_encryptor; end",
          "~ phase=over reason=nemesis_defeated winners=0 banished=zetta_encryptor");
}

// Losing.

TEST(NemesisLost, WhenYourHealthIsGone) {
    prove(homodeus_in_row + "health=5 centre=nil_assassin", "end",
          "~ phase=over reason=player_defeated winners=1 seat=1 health=0");
    prove(homodeus_in_row + "health=6 centre=nil_assassin", "end", "~ phase=play to=0 health=1");
}

TEST(NemesisLost, TheMomentItsMasteryIsThirtyBeforeAnythingElseResolves) {
    // Data Heretic would draw two: that is two more mastery for Nemesis.
    prove(homodeus_in_row + "their.mastery=27 centre=data_heretic", "end",
          "~ phase=over reason=nemesis_mastery winners=1 their.mastery=30");
    prove(homodeus_in_row + "their.mastery=25 health=1 their.champions=li_hin centre=data_heretic",
          "end",
          "~ phase=over reason=nemesis_mastery winners=1 their.mastery=30 health=1 "
          "their.champions=li_hin");
    prove(homodeus_in_row + "their.mastery=24 centre=data_heretic", "end",
          "~ phase=play to=0 their.mastery=29");
}

TEST(NemesisLost, WhenItHasNoCardToReveal) {
    prove(homodeus_in_row + "health=50", "end",
          "~ phase=over reason=centre_deck_empty winners=1 seat=1 health=50");
}

TEST(NemesisLost, WhenTheRowCannotBeRefilledAtTheEndOfItsTurn) {
    prove(
        "mode=nemesis deck= centre=spore_cleric,axia "
        "row=kiln_drone,_,mining_drones,_,reactor_drone,evokatus",
        "end",
        "~ phase=over reason=centre_deck_empty winners=1 "
        "row=kiln_drone,axia,mining_drones,_,reactor_drone,evokatus banished=spore_cleric");
    prove(
        "mode=nemesis deck= centre=spore_cleric,axia "
        "row=kiln_drone,_,mining_drones,omnius,reactor_drone,evokatus",
        "end", "~ phase=play to=0 row=kiln_drone,axia,mining_drones,omnius,reactor_drone,evokatus");
}

TEST(NemesisLost, WhenTheRowCannotBeRefilledOnYourOwnTurn) {
    prove(homodeus_in_row + "gems=1", "recruit kiln_drone",
          "~ phase=over reason=centre_deck_empty winners=1 seat=0 discard=kiln_drone "
          "row=_,kiln_drone,kiln_drone,mining_drones,mining_drones,mining_drones");
    prove(homodeus_in_row + "gems=1 centre=axia", "recruit kiln_drone",
          "~ phase=play to=0 centre=");
    prove("mode=nemesis gems=2 row=spore_cleric health=40", "fast-play spore_cleric",
          "~ phase=over reason=centre_deck_empty winners=1 health=40");
    prove("mode=nemesis hand=portal_monk row=axia,kiln_drone", "play portal_monk",
          "~ phase=over reason=centre_deck_empty winners=1 discard=kiln_drone");
}

TEST(Nemesis, TheLastRoundIsADraw) {
    prove(homodeus_in_row + "round=199 centre=spore_cleric", "end",
          "~ phase=over reason=round_limit winners= round=200");
    prove(homodeus_in_row + "round=198 centre=spore_cleric", "end", "~ phase=play to=0 round=199");
}

TEST(Nemesis, FastPlayedMercenariesLieUnderTheCentreDeckBeforeItReveals) {
    prove(
        "mode=nemesis deck= gems=2 centre=axia "
        "row=kiln_drone,kiln_drone,kiln_drone,mining_drones,mining_drones,nil_assassin",
        "fast-play nil_assassin; end",
        "~ phase=play to=0 health=45 banished=nil_assassin centre= "
        "row=kiln_drone,kiln_drone,kiln_drone,mining_drones,mining_drones,axia");
}

}  // namespace
}  // namespace lemniscate::tests
