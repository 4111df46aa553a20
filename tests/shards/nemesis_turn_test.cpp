// The turn of Nemesis: docs/rules, section 8, point by point; its attack has a file of its own.
#include <gtest/gtest.h>

#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

// You are Volos without cards, Nemesis is Tetra (Order). The row is full, so that the game goes on.
const std::string homodeus_row =
    "mode=nemesis deck= "
    "row=kiln_drone,kiln_drone,kiln_drone,reactor_drone,reactor_drone,reactor_drone ";
const std::string wraethe_row =
    "mode=nemesis deck= "
    "row=nil_assassin,nil_assassin,nil_assassin,aetherbreaker,aetherbreaker,zara_ra ";

// 1. It reveals the top card of the centre deck.

TEST(NemesisReveals, ACardOfItsFactionForThreeMastery) {
    prove(homodeus_row + "centre=command_seer,axia,evokatus", "end", "~ their.mastery=3");
    prove(homodeus_row + "centre=spore_cleric", "end", "~ their.mastery=0");
    prove(homodeus_row + "their.character=ko_syn_wu centre=spore_cleric", "end",
          "~ their.mastery=0");
    prove(homodeus_row + "their.character=ko_syn_wu centre=nil_assassin", "end",
          "~ their.mastery=3");
}

TEST(NemesisReveals, TheTopCardAndOnlyThat) {
    prove(homodeus_row + "centre=spore_cleric,nil_assassin", "end",
          "~ to=0 health=50 centre=nil_assassin banished=spore_cleric their.revealed=none");
}

TEST(NemesisReveals, ItsOwnFactionBeforeTheCardIsPlayed) {
    // Fifteen mastery, just reached, meets the dominion of the card itself.
    prove(homodeus_row + "their.mastery=12 centre=order_initiate,axia,evokatus", "end",
          "~ their.mastery=17");
}

// 2. It plays the revealed card, then the cards of that faction in the row.

TEST(NemesisPlays, AChampionStraightIntoPlayWhereItStays) {
    prove(homodeus_row + "centre=fao_cutul", "end", "~ to=0 their.champions=fao_cutul health=48");
}

TEST(NemesisPlays, WhatAChampionDoesWhenPlayed) {
    // Giga draws one, which is mastery for Nemesis; it cannot use Giga below fifteen.
    prove(homodeus_row + "centre=giga_source_adept", "end",
          "~ their.champions=giga_source_adept their.mastery=4");
}

TEST(NemesisPlays, EveryCardOfTheRevealedFactionInTheRow) {
    prove(
        "mode=nemesis deck= row=nil_assassin,kiln_drone,nil_assassin,axia,nil_assassin,omnius "
        "centre=aetherbreaker,evokatus,command_seer,systema_ai",
        "end",
        "~ to=0 health=31 row=evokatus,kiln_drone,command_seer,axia,systema_ai,omnius "
        "banished=aetherbreaker,nil_assassin,nil_assassin,nil_assassin centre=");
}

TEST(NemesisPlays, DifferentCardsInTheOrderThatYouChoose) {
    prove(
        "mode=nemesis deck= row=nil_assassin,kiln_drone,the_lost,axia,nil_assassin,omnius "
        "centre=aetherbreaker,evokatus,command_seer,systema_ai",
        "end; asks 0 nemesis; offers nemesis nil_assassin | nemesis the_lost; nemesis the_lost",
        "~ to=0 asks=play health=30 "
        "banished=aetherbreaker,the_lost,nil_assassin,nil_assassin");
}

TEST(NemesisPlays, WithoutRefillingTheRowBeforeItsEnd) {
    // The second Nil Assassin comes into the row too late to be played.
    prove(
        "mode=nemesis deck= row=nil_assassin,kiln_drone,axia,evokatus,cache_warden,omnius "
        "centre=aetherbreaker,nil_assassin",
        "end",
        "~ to=0 health=41 banished=aetherbreaker,nil_assassin "
        "row=nil_assassin,kiln_drone,axia,evokatus,cache_warden,omnius");
}

TEST(NemesisPlays, ChampionsOfTheRowToo) {
    prove(
        "mode=nemesis deck= row=fao_cutul,kiln_drone,axia,evokatus,cache_warden,omnius "
        "centre=aetherbreaker,systema_ai",
        "end", "~ health=44 banished=aetherbreaker their.champions=fao_cutul");
}

// 3. It uses each of its champions once.

TEST(NemesisUses, EachChampionOnceAndReadiesThem) {
    prove(homodeus_row + "their.champions=optio_crusher,optio_crusher centre=spore_cleric", "end",
          "~ to=0 health=44 their.champions=optio_crusher,optio_crusher");
}

TEST(NemesisUses, DifferentChampionsInTheOrderThatYouChoose) {
    // Doubling comes last, or before the others.
    const std::string doubling =
        homodeus_row + "their.mastery=20 their.champions=fao_cutul,drakonarius centre=spore_cleric";
    prove(doubling, "end; offers nemesis drakonarius | nemesis fao_cutul; nemesis fao_cutul",
          "~ to=0 health=40");
    prove(doubling, "end; nemesis drakonarius", "~ to=0 health=34");
}

TEST(NemesisUses, ChampionsOnlyAfterTheRow) {
    prove(
        "mode=nemesis deck= row=nil_assassin,kiln_drone,the_lost,axia,kiln_drone,omnius "
        "centre=aetherbreaker,evokatus,command_seer their.champions=optio_crusher,fao_cutul",
        "end; offers nemesis nil_assassin | nemesis the_lost; nemesis nil_assassin;"
        "offers nemesis optio_crusher | nemesis fao_cutul; nemesis fao_cutul",
        "~ to=0 health=30");
}

TEST(NemesisUses, NoChampionWithoutAnExhaust) {
    prove(homodeus_row + "their.champions=zetta_encryptor,drakonarius centre=spore_cleric", "end",
          "~ to=0 health=44");
}

TEST(NemesisUses, GigaOnlyFromFifteenMasteryOn) {
    prove(homodeus_row + "their.mastery=14 their.champions=giga_source_adept centre=spore_cleric",
          "end", "~ their.mastery=14");
    prove(homodeus_row + "their.mastery=15 their.champions=giga_source_adept centre=spore_cleric",
          "end", "~ their.mastery=18");
}

// 4. What it does differently.

TEST(NemesisDiffers, GemsBanishFromTheTopOfTheCentreDeck) {
    prove(wraethe_row + "centre=reactor_drone,axia,evokatus,spore_cleric,omnius", "end",
          "~ to=0 banished=axia,evokatus,spore_cleric,reactor_drone centre=omnius");
}

TEST(NemesisDiffers, MoreGemsThanCardsBanishWhatIsThere) {
    prove(wraethe_row + "centre=reactor_drone,axia", "end",
          "~ to=0 phase=play banished=axia,reactor_drone centre=");
}

TEST(NemesisDiffers, CardsDrawnAreMastery) {
    prove(homodeus_row + "their.character=decima centre=data_heretic", "end", "~ their.mastery=2");
    prove(wraethe_row + "centre=mining_drones,axia", "end",
          "~ their.mastery=1 banished=axia,"
          "mining_drones");
}

TEST(NemesisDiffers, ItGainsNoCards) {
    prove(homodeus_row + "their.character=decima centre=portal_monk", "end",
          "~ to=0 their.hand= their.discard= banished=portal_monk "
          "row=kiln_drone,kiln_drone,kiln_drone,reactor_drone,reactor_drone,reactor_drone");
}

TEST(NemesisDiffers, ItBanishesNothingOfItsOwn) {
    prove(homodeus_row + "centre=shadow_apostle", "end",
          "~ to=0 health=48 banished=shadow_apostle");
    prove(homodeus_row + "their.character=ko_syn_wu centre=the_lost", "end",
          "~ to=0 health=44 banished=the_lost");
    // Not even yours.
    prove(homodeus_row + "discard=crystal centre=umbral_scourge", "end",
          "~ to=0 their.mastery=1 banished=umbral_scourge");
}

TEST(NemesisDiffers, ItReturnsNothingFromADiscardPile) {
    prove(wraethe_row +
              "deck=crystal,crystal,crystal,crystal,crystal discard=evokatus "
              "centre=korvus_legionnaire",
          "end; shield none",
          "~ to=0 health=48 discard=evokatus hand=crystal,crystal,crystal,crystal,crystal "
          "their.hand=");
    prove(homodeus_row + "their.champions=zen_chi_set centre=spore_cleric", "end",
          "~ to=0 health=47");
}

TEST(NemesisDiffers, NumeriDronesOnlyBanish) {
    prove(wraethe_row + "their.champions=numeri_drones centre=spore_cleric,axia,omnius", "end",
          "~ to=0 numeri=0 banished=axia,spore_cleric centre=omnius");
}

TEST(NemesisDiffers, ItsDestroyedChampionsAreBanished) {
    prove(homodeus_row + "power=4 their.champions=optio_crusher,evokatus", "attack 1:optio_crusher",
          "power=0 their.champions=evokatus banished=optio_crusher");
    prove(homodeus_row + "hand=thorn_zealot played=spore_cleric their.champions=li_hin",
          "play thorn_zealot", "play=thorn_zealot their.champions= banished=li_hin");
}

// 5. Conditions.

TEST(NemesisConditions, AreIgnoredBelowFifteenMasteryAndMetFromThereOn) {
    // Echo.
    prove(homodeus_row + "their.mastery=14 centre=wraethe_skirmisher", "end", "~ health=48");
    prove(homodeus_row + "their.mastery=15 centre=wraethe_skirmisher", "end", "~ health=44");
    // Unify.
    prove(homodeus_row + "their.mastery=14 centre=leshai_knight", "end", "~ health=47");
    prove(homodeus_row + "their.mastery=15 centre=leshai_knight", "end", "~ health=44");
    // Inspire.
    prove(wraethe_row + "their.mastery=14 centre=kiln_drone,axia,omnius,evokatus,li_hin", "end",
          "~ banished=axia,omnius,kiln_drone");
    prove(wraethe_row + "their.mastery=15 centre=kiln_drone,axia,omnius,evokatus,li_hin", "end",
          "~ banished=axia,omnius,evokatus,li_hin,kiln_drone");
    // Dominion.
    prove(homodeus_row + "their.character=decima their.mastery=12 centre=omnius", "end",
          "~ their.mastery=14");
    prove(homodeus_row + "their.character=decima their.mastery=13 centre=omnius", "end",
          "~ their.mastery=20");
}

TEST(NemesisConditions, AreIgnoredBelowFifteenEvenIfTheyHold) {
    prove(wraethe_row + "their.champions=zetta_encryptor centre=kiln_drone,axia,omnius,evokatus",
          "end", "~ banished=axia,omnius,kiln_drone centre=evokatus");
    prove(
        "mode=nemesis deck= centre=spore_cleric,axia "
        "row=leshai_knight,kiln_drone,kiln_drone,kiln_drone,reactor_drone,reactor_drone",
        "end", "~ to=0 health=47");
}

TEST(NemesisConditions, ADiscardPileThatItDoesNotHaveCountsForNothing) {
    prove(homodeus_row + "their.mastery=15 centre=scion_of_nothingness", "end", "~ health=47");
}

TEST(NemesisConditions, NeverAskYouToReveal) {
    prove(homodeus_row + "their.mastery=14 deck=spore_cleric centre=leshai_knight",
          "end; asks 0 shield; shield none", "~ to=0 asks=play health=47");
}

// 7. The end of its turn.

TEST(NemesisEnds, AlliesAreBanishedInTheOrderPlayedAndChampionsReady) {
    prove(
        "mode=nemesis deck= row=the_lost,kiln_drone,fao_cutul,axia,kiln_drone,omnius "
        "centre=aetherbreaker,evokatus,command_seer",
        "end; nemesis fao_cutul",
        "~ to=0 banished=aetherbreaker,the_lost their.played= their.champions=fao_cutul");
}

TEST(NemesisEnds, TheRowIsRefilledFromTheLowestSlotAndARoundHasPassed) {
    prove(
        "mode=nemesis deck= row=_,kiln_drone,nil_assassin,axia,_,omnius "
        "centre=aetherbreaker,evokatus,command_seer,systema_ai,raidian",
        "end",
        "~ to=0 seat=0 phase=play round=2 power=0 "
        "row=evokatus,kiln_drone,command_seer,axia,systema_ai,omnius centre=raidian");
}

// 8. Characters, opponents, copies.

TEST(NemesisReads, ItsOwnCharacter) {
    prove(homodeus_row + "centre=mainframe_abbot", "end", "~ their.mastery=5");
    prove(homodeus_row + "character=tetra their.character=volos centre=mainframe_abbot", "end",
          "~ their.mastery=1");
    prove(homodeus_row + "character=tetra their.character=volos centre=hounds_of_volos", "end",
          "~ health=45");
    prove(homodeus_row + "centre=hounds_of_volos", "end", "~ health=50");
}

TEST(NemesisReads, YouAsTheOpponent) {
    prove(wraethe_row + "mastery=7 their.mastery=15 centre=venator_of_the_wastes", "end",
          "~ mastery=5 health=46");
    prove(homodeus_row +
              "their.mastery=15 their.champions=li_hin champions=evokatus,optio_crusher "
              "centre=ghostwillow_avenger",
          "end", "~ champions= discard=evokatus,optio_crusher their.champions=li_hin health=45");
}

TEST(NemesisReads, YourChampionsAsEnemiesAndYouChoose) {
    prove(homodeus_row + "their.mastery=15 champions=evokatus,optio_crusher centre=thorn_zealot",
          "end; asks 0 destroy; offers destroy 0:evokatus | destroy 0:optio_crusher;"
          "destroy 0:optio_crusher",
          "~ to=0 asks=play champions=evokatus discard=optio_crusher their.mastery=16");
}

TEST(NemesisReads, TheSameMasteryForCloudOraclesAsAnybody) {
    prove(homodeus_row + "mastery=4 centre=cloud_oracles,axia,omnius", "end",
          "~ their.mastery=4 banished=cloud_oracles");
    prove(homodeus_row + "mastery=3 centre=cloud_oracles,axia,omnius", "end",
          "~ their.mastery=4 banished=axia,omnius,cloud_oracles");
}

TEST(NemesisCopies, WhatItPlayedThisTurn) {
    prove(
        "mode=nemesis deck= health=40 their.health=30 centre=spore_cleric,axia "
        "row=ojas_genesis_druid,kiln_drone,kiln_drone,kiln_drone,reactor_drone,reactor_drone",
        "end", "~ to=0 their.health=38");
    prove(
        "mode=nemesis deck= their.health=30 centre=spore_cleric,axia,raidian "
        "row=ojas_genesis_druid,hounds_of_volos,kiln_drone,kiln_drone,reactor_drone,omnius",
        "end; nemesis hounds_of_volos; asks 0 copy;"
        "offers copy spore_cleric | copy hounds_of_volos; copy hounds_of_volos",
        "~ to=0 asks=play their.health=44");
    prove(homodeus_row + "their.health=30 their.champions=taur_arachpriest centre=spore_cleric",
          "end", "~ to=0 their.health=38");
}

TEST(NemesisCopies, EveryHomodeusAllyWithDecurionFromTwentyMasteryOn) {
    const std::string decurion = wraethe_row +
                                 "their.champions=general_decurion "
                                 "centre=korvus_legionnaire,axia,evokatus,li_hin,omnius ";
    prove(decurion + "their.mastery=19", "end", "~ to=0 health=48");
    prove(decurion + "their.mastery=20", "end",
          "~ to=0 health=46 banished=axia,evokatus,li_hin,korvus_legionnaire decurion=false");
}

}  // namespace
}  // namespace lemniscate::tests
