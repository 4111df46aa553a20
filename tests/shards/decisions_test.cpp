// What the rulebooks leave open and docs/rules decides: turns, conditions, copies and attacks, as
// far as cards are concerned (sections 2 to 5).
#include <gtest/gtest.h>

#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

// Section 2: the turn.

TEST(Turn, ACardDrawnByAnEarlierLineMayBeRevealedForALaterOne) {
    prove("hand=shardwood_guardian deck=spore_cleric health=40",
          "play shardwood_guardian; reveal spore_cleric",
          "play=shardwood_guardian power+2 draw=1 seen+spore_cleric health+6");
}

TEST(Turn, AMercenaryPlayedFromHandIsAnAlly) {
    prove("hand=spore_cleric,leshai_knight health=40", "play spore_cleric; play leshai_knight",
          "play=spore_cleric health+4 play=leshai_knight power+6");
}

TEST(Turn, AChampionIsUsedOncePerTurnAndReadyInTheNext) {
    prove("champions=li_hin", "exhaust li_hin; cannot exhaust li_hin; end; end",
          "~ champions=li_hin to=0 their.health=49");
}

TEST(Turn, AnAttackPaysTheWholeDefenseAndLeavesTheRest) {
    prove("power=3 their.champions=optio_crusher", "cannot attack 1:optio_crusher", "");
    prove("power=9 their.champions=optio_crusher", "attack 1:optio_crusher",
          "power=5 their.champions= their.discard=optio_crusher");
}

TEST(Turn, ADestroyedChampionGoesToItsOwnersDiscardPileAmongEqualOnesTheFirst) {
    prove("power=2 their.champions=evokatus/exhausted,li_hin,evokatus their.discard=crystal",
          "attack 1:evokatus",
          "power=0 their.champions=li_hin,evokatus their.discard=crystal,evokatus");
}

TEST(Turn, TheRightToARelicStaysWhenMasteryIsLost) {
    prove("mastery=9 relic_earned=true relics=entropic_talons", "relic entropic_talons",
          "relics= discard+entropic_talons relic_recruited=true");
}

TEST(Turn, FocusGivesOneMasteryForOneGemOncePerTurn) {
    prove("gems=2 mastery=3", "focus; cannot focus", "gems=1 mastery=4 focused=true");
    prove("gems=0", "cannot focus", "");
}

TEST(Turn, ARecruitedCardIsReplacedAtOnceInItsSlot) {
    prove("gems=3 row=_,reactor_drone,axia centre=li_hin,evokatus", "recruit reactor_drone",
          "gems=0 discard+reactor_drone row=_,li_hin,axia centre=evokatus");
}

TEST(Turn, AFastPlayedCardCannotBeRecruitedAsWell) {
    prove("gems=4 row=nil_assassin centre=li_hin",
          "fast-play nil_assassin; cannot recruit nil_assassin",
          "fast=nil_assassin gems=2 power+5 row=li_hin centre=");
}

TEST(Turn, AFastPlayedCardIsReplacedBeforeItResolves) {
    prove("gems=2 row=shadow_apostle hand=crystal centre=li_hin",
          "fast-play shadow_apostle; asks 0 banish",
          "fast=shadow_apostle gems=0 power+2 row=li_hin centre= asks=banish");
}

TEST(Turn, AnEmptySlotIsFilledAsSoonAsACardComesBackUnderTheCentreDeck) {
    prove("row=_,nil_assassin,li_hin gems=2", "fast-play nil_assassin; end",
          "~ row=nil_assassin,_,li_hin centre= known_bottom=0");
}

TEST(Turn, FastPlayedCardsGoUnderTheCentreDeckInTheOrderPlayed) {
    prove(
        "row=nil_assassin,spore_cleric,axia,raidian,the_lost,omnius gems=4 "
        "centre=li_hin,evokatus",
        "fast-play spore_cleric; fast-play nil_assassin; end",
        "~ row=evokatus,li_hin,axia,raidian,the_lost,omnius "
        "centre=spore_cleric,nil_assassin known_bottom=2");
}

TEST(Turn, TheEndDiscardsWhatWasPlayedThenTheHandAndDrawsFive) {
    prove(
        "hand=blaster,infinity_shard played=shard_reactor discard=kiln_drone gems=3 focused=true "
        "deck=crystal,crystal,crystal,crystal,crystal,spore_cleric champions=li_hin/exhausted/now",
        "end",
        "~ hand=crystal,crystal,crystal,crystal,crystal deck=spore_cleric champions=li_hin "
        "played= discard=kiln_drone,shard_reactor,blaster,infinity_shard gems=0 focused=false "
        "to=1 seat=1 their.health=50");
}

TEST(Turn, ADrawFromAnEmptyDeckShufflesTheDiscardPile) {
    prove("hand=data_heretic deck=blaster discard=crystal", "play data_heretic",
          "play=data_heretic deck= discard= hand=blaster,crystal");
}

TEST(AttackPhase, AllPowerMustBeAssignedAndTheLastOpponentTakesTheRest) {
    prove("power=5 2.health=50",
          "end; asks 0 assign;"
          "offers assign 1:0 | assign 1:1 | assign 1:2 | assign 1:3 | assign 1:4 | assign 1:5;"
          "assign 1:2",
          "~ their.health=48 2.health=47 to=1");
}

TEST(AttackPhase, PowerMayBeSplitUnevenly) {
    prove("power=5 2.health=50", "end; assign 1:4", "~ their.health=46 2.health=49 to=1");
}

TEST(AttackPhase, ChampionsDoNotGuardTheirOwner) {
    prove("power=3 their.champions=optio_crusher,evokatus", "end",
          "~ their.health=47 their.champions=optio_crusher,evokatus to=1");
}

TEST(AttackPhase, DefendersDecideClockwiseFromTheAttacker) {
    prove("seat=1 power=4 hand=crystal their.hand=crystal 2.hand=crystal",
          "end; asks 1 assign; assign 2:2; asks 2 shield; shield none; asks 0 shield; shield none",
          "~ health=48 2.health=48 to=2");
}

TEST(AttackPhase, AShieldIsAskedForEvenOfAHandWithoutOne) {
    prove("power=1 their.hand=crystal", "end; asks 1 shield; offers shield none", "~ to=1");
}

TEST(AttackPhase, AShieldStrongerThanTheDamageHealsNobody) {
    prove("power=3 their.health=40 their.hand=command_seer", "end; shield command_seer",
          "~ their.health=40");
}

// Section 3: conditions and copies.

TEST(Conditions, ARelicUnifiesAsAnAllyOfItsFaction) {
    prove("hand=leshai_knight played=panconscious_crown", "play leshai_knight",
          "play=leshai_knight power+6");
    prove("hand=leshai_knight,entropic_talons",
          "play leshai_knight; offers reveal none | reveal entropic_talons; reveal entropic_talons",
          "play=leshai_knight power+6 seen+entropic_talons");
    prove("hand=leshai_knight,crystal played=praetorian_01,datic_robes,world_piercer",
          "play leshai_knight; offers reveal none; reveal none", "play=leshai_knight power+3");
}

TEST(Conditions, ARelicCountsAsAnAllyPlayedThisTurn) {
    prove("champions=additri_gaiamancer played=panconscious_crown,entropic_talons,praetorian_01",
          "exhaust additri_gaiamancer", "exhaust=additri_gaiamancer power+6");
}

TEST(Conditions, ARelicIsCopiedAsAnAllyOfItsFaction) {
    prove("champions=taur_arachpriest health=40 played=panconscious_crown,praetorian_01",
          "exhaust taur_arachpriest", "exhaust=taur_arachpriest mastery+2 health+2");
    prove("champions=general_decurion mastery=20 played=praetorian_01,world_piercer",
          "exhaust general_decurion", "exhaust=general_decurion gems+3 decurion=true power+12");
    prove("champions=general_decurion/exhausted decurion=true hand=praetorian_01 mastery=19",
          "play praetorian_01", "play=praetorian_01 power+16");
}

TEST(Conditions, PraetorianTwoIsAChampionAndNoAlly) {
    prove("hand=praetorian_02 champions=general_decurion/exhausted decurion=true mastery=20",
          "play praetorian_02", "enter=praetorian_02");
    prove("champions=evokatus,praetorian_02", "exhaust evokatus", "exhaust=evokatus power+2");
}

TEST(Conditions, ARelicIsNobodysMercenary) {
    prove("hand=shadebound_sentry discard=world_piercer,entropic_talons", "play shadebound_sentry",
          "play=shadebound_sentry power+3");
}

TEST(Conditions, RelicsHaveTheirFaction) {
    prove("hand=scion_of_nothingness discard=world_piercer,praetorian_01",
          "play scion_of_nothingness", "play=scion_of_nothingness power+5");
    prove("champions=zen_chi_set discard=heart_of_nothing,praetorian_01", "exhaust zen_chi_set",
          "exhaust=zen_chi_set power+3 discard-heart_of_nothing hand+heart_of_nothing "
          "seen+heart_of_nothing");
    prove("hand=order_initiate,panconscious_crown played=praetorian_01,world_piercer",
          "play order_initiate; reveal panconscious_crown",
          "play=order_initiate gems+2 mastery+2 seen+panconscious_crown");
}

TEST(Conditions, AMasteryShieldIsReadWhenItIsUsed) {
    // Venator weakens the defender in the same turn.
    prove(
        "hand=venator_of_the_wastes champions=li_hin power=20 their.mastery=20 "
        "their.hand=datic_robes",
        "play venator_of_the_wastes; end; shield datic_robes", "~ their.health=44");
    prove(
        "hand=venator_of_the_wastes champions=li_hin power=6 their.mastery=20 "
        "their.champions=praetorian_02",
        "play venator_of_the_wastes; end", "~ their.health=43 their.mastery=18");
}

TEST(Conditions, AChampionThatEntersByNumeriWasNotPlayed) {
    prove("numeri=1 gems=4 row=evokatus discard=praetorian_01", "recruit evokatus",
          "numeri=0 gems=0 row-evokatus champions+evokatus");
    prove("numeri=1 gems=4 row=evokatus hand=order_initiate played=spore_cleric,nil_assassin",
          "recruit evokatus; play order_initiate",
          "numeri=0 gems=2 row-evokatus champions+evokatus play=order_initiate");
}

TEST(Conditions, ASeenCardIsForgottenWhenItLeavesTheHand) {
    prove("hand=spore_cleric seen=spore_cleric health=40", "play spore_cleric",
          "play=spore_cleric seen= health+4");
}

TEST(Copies, ACopyIsNotPlayedAndTriggersNothing) {
    prove("hand=ojas_genesis_druid champions=additri_gaiamancer played=spore_cleric health=30",
          "play ojas_genesis_druid; exhaust additri_gaiamancer",
          "play=ojas_genesis_druid health+4 exhaust=additri_gaiamancer power+6");
}

TEST(Copies, ACopiedHomodeusAllyIsNotCopiedAgainByDecurion) {
    prove(
        "hand=ojas_genesis_druid champions=general_decurion/exhausted decurion=true mastery=19 "
        "played=reactor_drone",
        "play ojas_genesis_druid", "play=ojas_genesis_druid gems+3");
}

TEST(Copies, ACopyTakesTheConditionsOfNow) {
    prove("hand=ojas_genesis_druid,crystal played=order_initiate,kiln_drone",
          "play ojas_genesis_druid; copy order_initiate; offers reveal none; reveal none",
          "play=ojas_genesis_druid gems+2");
}

TEST(InfinitePower, DestroysAnyNumberOfChampionsAndStaysInfinite) {
    prove("power=infinite their.champions=axia,general_decurion",
          "attack 1:axia; attack 1:general_decurion",
          "their.champions= their.discard=axia,general_decurion");
}

TEST(InfinitePower, KillsEveryOpponentWithoutAskingForShields) {
    prove(
        "power=infinite their.hand=command_seer 2.hand=cryptofist_monk "
        "2.champions=praetorian_02",
        "end", "~ phase=over reason=last_standing winners=0 their.health=0 2.health=0");
}

TEST(InfinitePower, DoesNotReachPastZetta) {
    prove("power=infinite their.champions=zetta_encryptor", "end", "~ their.health=50 to=1");
    prove("power=infinite their.champions=zetta_encryptor", "attack 1:zetta_encryptor; end",
          "~ phase=over winners=0");
    prove("power=infinite their.champions=zetta_encryptor 2.health=50", "end",
          "~ their.health=50 2.health=0 to=1");
}

TEST(InfinitePower, EarnsTheCardsOfTheHeart) {
    prove(
        "power=infinite heart=1 their.champions=zetta_encryptor 2.health=50 "
        "deck=crystal,crystal,crystal,crystal,crystal,crystal,crystal,blaster,infinity_shard",
        "end",
        "~ hand=crystal,crystal,crystal,crystal,crystal,crystal,crystal,blaster "
        "deck=infinity_shard");
}

// Section 4: attack restrictions stop attacks, not effects.

TEST(Restrictions, EffectsThatDestroyAllReachEverybody) {
    prove(
        "hand=ghostwillow_avenger mastery=15 their.mastery=16 "
        "their.champions=li_hin,drakonarius,general_decurion,raidian,zetta_encryptor",
        "play ghostwillow_avenger",
        "play=ghostwillow_avenger power+4 their.champions= "
        "their.discard=li_hin,drakonarius,general_decurion,raidian,zetta_encryptor");
}

TEST(Restrictions, ZettaOpensTheRestInTheSameTurnWhenDestroyed) {
    prove("power=12 their.champions=zetta_encryptor,optio_crusher",
          "offers attack 1:zetta_encryptor | end; attack 1:zetta_encryptor;"
          "offers attack 1:optio_crusher | end; attack 1:optio_crusher; end",
          "~ their.health=47");
}

TEST(Restrictions, ZettasOwnDefenseGrowsWithFerrataGuard) {
    prove("power=6 their.character=decima their.champions=zetta_encryptor,ferrata_guard",
          "cannot attack 1:zetta_encryptor", "");
    prove("power=7 their.character=decima their.champions=zetta_encryptor,ferrata_guard",
          "attack 1:zetta_encryptor",
          "power=0 their.champions=ferrata_guard their.discard=zetta_encryptor");
}

// Section 5: the end of the game.

TEST(Elimination, TakesEverythingOutOfTheGameAndTheSeatIsSkipped) {
    prove(
        "power=8 their.health=8 their.hand=crystal their.deck=blaster,infinity_shard "
        "their.discard=kiln_drone their.champions=evokatus their.relics=datic_robes 2.health=50",
        "end; assign 1:8; shield none",
        "~ their.health=0 their.hand= their.deck= their.discard= their.champions= "
        "their.relics= banished=crystal,blaster,infinity_shard,kiln_drone,evokatus,datic_robes "
        "to=2 seat=2");
}

TEST(Elimination, OfTheLastOpponentEndsTheGame) {
    prove("power=8 their.health=8", "end", "~ phase=over reason=last_standing winners=0 seat=0");
    prove("power=7 their.health=8", "end", "~ phase=play to=1 their.health=1");
}

TEST(RoundLimit, ReachingRoundTwoHundredIsADraw) {
    prove("seat=1 round=199", "end", "~ phase=over reason=round_limit winners= round=200");
    prove("seat=1 round=198", "end", "~ phase=play round=199 to=0");
}

}  // namespace
}  // namespace lemniscate::tests
