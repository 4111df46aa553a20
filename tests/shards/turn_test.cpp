// Turns: what they end with, how they follow each other, decks that run out, the row.
#include <algorithm>

#include <gtest/gtest.h>

#include "engine/dice.h"
#include "match/json.h"
#include "tests/shards/proof.h"
#include "tests/shards/scene.h"

namespace lemniscate::tests {
namespace {

const std::string four = "2.health=50 3.health=50 ";

// The end phase.

TEST(EndPhase, HasItsOrder) {
    // Mercenaries leave first, so the deck of the centre is not touched by what follows; what was
    // played comes onto the discard pile before the hand; both are there to be shuffled and drawn.
    prove(
        "row=axia,omnius,raidian,li_hin,evokatus,the_lost centre=systema_ai deck=kiln_drone "
        "played=nil_assassin/fast,blaster,spore_cleric/fast hand=infinity_shard "
        "discard=shard_reactor deck=crystal,crystal,crystal,crystal,crystal",
        "end",
        "~ centre=systema_ai,nil_assassin,spore_cleric known_bottom=2 played= "
        "discard=shard_reactor,blaster,infinity_shard "
        "hand=crystal,crystal,crystal,crystal,crystal deck=");
}

TEST(EndPhase, DrawsWhatWasJustDiscarded) {
    prove("deck= hand=crystal played=crystal,spore_cleric/fast discard=crystal", "end",
          "~ hand=crystal,crystal,crystal deck= discard= played=");
}

TEST(EndPhase, LosesWhatWasNotSpentAndWhatLastsForATurn) {
    prove("gems=5 power=4 focused=true numeri=1 talons=1 heart=1 decurion=true unshielded=true",
          "end",
          "~ to=1 gems=0 power=0 focused=false numeri=0 talons=0 heart=0 decurion=false "
          "unshielded=false their.health=46");
}

TEST(EndPhase, ReadiesChampionsAndKeepsThem) {
    prove("champions=li_hin/exhausted/now,praetorian_02/now played=crystal deck=", "end",
          "~ champions=li_hin,praetorian_02 hand=crystal");
}

TEST(EndPhase, ReturnsAMercenaryPlayedFromHandToTheDiscardPile) {
    prove("played=nil_assassin deck=crystal,crystal,crystal,crystal,crystal", "end",
          "~ discard=nil_assassin centre=");
}

// Reshuffling.

TEST(Reshuffle, InTheMiddleOfADrawGoesOnWithTheNewDeck) {
    prove("hand=infinity_shard deck=blaster,shard_reactor discard=crystal,crystal,crystal,crystal",
          "end; asks 1 play", "~ discard= to=1 asks=play");
    TextGame table("deck=blaster,shard_reactor discard=crystal,crystal,crystal,crystal");
    table.run("end");
    expect(table, "hand=blaster,shard_reactor,crystal,crystal,crystal deck=crystal discard=");
}

TEST(Reshuffle, ComesOnlyWhenACardMustBeDrawn) {
    prove("deck=crystal,crystal,crystal,crystal,crystal discard=blaster", "end",
          "~ deck= discard=blaster hand=crystal,crystal,crystal,crystal,crystal");
}

TEST(Reshuffle, StopsWhenBothAreEmpty) {
    prove("deck=blaster discard=crystal", "end", "~ deck= discard= hand=blaster,crystal");
    prove("deck=", "end", "~ to=1 hand=");
}

TEST(Reshuffle, MixesTheDiscardPileFromItsTopAsTheDiceSay) {
    const std::vector<std::string> pile = {"kiln_drone", "axia",     "omnius", "li_hin",
                                           "zara_ra",    "evokatus", "raidian"};
    std::vector<std::string> bottom_first(pile.rbegin(), pile.rend());
    Dice dice(0);
    dice.shuffle(bottom_first.data(), static_cast<std::uint32_t>(bottom_first.size()));
    const std::vector<std::string> top_first(bottom_first.rbegin(), bottom_first.rend());
    ASSERT_NE(top_first, pile);

    std::string setting = "deck= hand=data_heretic discard=";
    for (const std::string& card : pile) setting += (card == pile.front() ? "" : ",") + card;
    TextGame table(setting);
    table.run("play data_heretic");
    const match::Json player = table.position()["players"][0];
    std::vector<std::string> drawn = player["hand"].get<std::vector<std::string>>();
    for (const match::Json& card : player["deck"]) drawn.push_back(card.get<std::string>());
    EXPECT_EQ(drawn, top_first);
}

// The order of turns.

TEST(TurnOrder, IsClockwiseAndARoundEndsWhereItBegan) {
    prove(four + "seat=2 first_seat=2",
          "end; asks 3 play; end; asks 0 play; end; asks 1 play; end; asks 2 play", "~ round=2");
}

TEST(TurnOrder, SkipsWhoIsOutInTheMiddleOfTheTable) {
    prove(four + "their.health=0 2.health=0", "end; asks 3 play; end; asks 0 play", "~ round=2");
    prove(four + "seat=3 health=0 deck= first_seat=3", "end; asks 1 play", "~ round=1");
}

TEST(TurnOrder, CountsTheRoundWhenItPassesOverADeadFirstSeat) {
    prove(four + "seat=0 first_seat=1 their.health=0 round=4", "end; asks 2 play", "~ round=5");
    prove(four + "seat=2 first_seat=1 their.health=0 round=4", "end; end; asks 0 play",
          "~ round=4");
}

TEST(TurnOrder, SkipsWhoWasJustEliminated) {
    prove(four + "power=3 their.health=3", "end; assign 1:3; asks 2 play", "~ their.health=0");
}

// The round limit.

TEST(LastRound, IsADrawAfterTheEndPhaseAndNobodyMoves) {
    prove("seat=1 round=199 their.hand=crystal their.played=blaster their.deck=axia", "end",
          "~ phase=over reason=round_limit winners= round=200 seat=0 to=none asks=none "
          "their.played=");
    TextGame table("seat=1 round=199");
    table.run("end");
    EXPECT_TRUE(table.moves().empty());
}

TEST(LastRound, ComesForTheLivingWhenTheFirstSeatIsOut) {
    prove(four + "seat=0 first_seat=1 their.health=0 round=199", "end",
          "~ phase=over reason=round_limit winners= round=200 seat=2");
}

TEST(LastRound, IsPlayedToItsEnd) {
    prove(four + "seat=0 round=199", "end; asks 1 play; end; asks 2 play; end; asks 3 play",
          "~ phase=play round=199");
    prove("seat=1 round=199 power=3 health=3", "end", "~ reason=last_standing winners=1 round=199");
}

// The row.

TEST(Refill, TouchesOnlyTheSlotThatACardLeft) {
    prove("gems=9 row=_,kiln_drone,_,axia centre=omnius,li_hin", "recruit axia",
          "gems=2 discard+axia row=_,kiln_drone,_,omnius centre=li_hin");
}

TEST(Refill, LeavesTheSlotEmptyWhenTheCentreDeckIs) {
    prove("gems=1 row=kiln_drone,axia", "recruit kiln_drone",
          "gems=0 discard+kiln_drone row=_,axia");
}

TEST(Refill, FillsEmptySlotsFromTheLowestWhenCardsComeBackUnderTheDeck) {
    prove("row=axia,_,omnius,_,li_hin played=nil_assassin/fast,spore_cleric/fast,the_lost/fast",
          "end", "~ row=axia,nil_assassin,omnius,spore_cleric,li_hin,the_lost centre=");
    prove("row=axia,_,omnius,raidian,li_hin,evokatus played=nil_assassin/fast,spore_cleric/fast",
          "end",
          "~ row=axia,nil_assassin,omnius,raidian,li_hin,evokatus centre=spore_cleric "
          "known_bottom=1");
}

TEST(Refill, TakesFromTheTopOfTheDeckEvenThen) {
    prove("row=axia,_,omnius,raidian,li_hin,evokatus centre=systema_ai played=nil_assassin/fast",
          "end",
          "~ row=axia,systema_ai,omnius,raidian,li_hin,evokatus centre=nil_assassin "
          "known_bottom=1");
}

TEST(Refill, TakesTheFirstOfEqualCards) {
    prove("gems=1 row=axia,kiln_drone,omnius,kiln_drone centre=li_hin", "recruit kiln_drone",
          "gems=0 discard+kiln_drone row=axia,li_hin,omnius,kiln_drone centre=");
}

// Limits.

TEST(Limits, HealthAndMasteryStayWithinTheirs) {
    prove("hand=spore_cleric health=48", "play spore_cleric", "play=spore_cleric health=50");
    prove("hand=grand_architect mastery=28", "play grand_architect",
          "play=grand_architect mastery=30");
    prove("hand=venator_of_the_wastes champions=li_hin their.mastery=1",
          "play venator_of_the_wastes", "play=venator_of_the_wastes power+4 their.mastery=0");
}

TEST(Limits, FocusingIsPossibleAtThirtyMastery) {
    prove("gems=2 mastery=30", "focus", "gems=1 focused=true");
}

// Relics.

TEST(RelicRight, IsEarnedAtTenMasteryAndStaysWhenMasteryIsLost) {
    prove(
        "hand=venator_of_the_wastes champions=li_hin their.mastery=10 "
        "their.relics=datic_robes,terminal_crescents",
        "play venator_of_the_wastes; end; asks 1 play; relic datic_robes",
        "~ their.mastery=8 their.relic_earned=true their.discard=datic_robes");
    prove("gems=1 mastery=9 relics=entropic_talons",
          "cannot relic entropic_talons; focus;"
          "can relic entropic_talons",
          "gems=0 focused=true mastery=10");
}

TEST(RelicRight, IsForOnesOwnTurn) {
    prove("mastery=10 their.mastery=10 relics=entropic_talons their.relics=datic_robes",
          "can relic entropic_talons; cannot relic datic_robes; end; cannot relic entropic_talons;"
          "can relic datic_robes",
          "~ to=1");
}

}  // namespace
}  // namespace lemniscate::tests
