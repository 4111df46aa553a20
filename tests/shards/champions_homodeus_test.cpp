// What the Homodeus champions do. Expected values are written by hand.
#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

const CardProofs primus_pilus(
    "PrimusPilus", "primus_pilus",
    {
        {"EntersPlayWithoutEffect", "hand=@ champions=evokatus,numeri_drones", "play @", "enter=@"},
        {"WithTwoHomodeusChampionsUseDoesNothing",
         "champions=@,evokatus,li_hin,raidian their.champions=numeri_drones", "exhaust @",
         "exhaust=@"},
        {"WithThreeHomodeusChampionsUseDrawsTwo", "champions=@,evokatus,numeri_drones", "exhaust @",
         "exhaust=@ draw=2"},
        {"ExhaustedChampionsAndPraetorianTwoCount", "champions=evokatus/exhausted,@,praetorian_02",
         "exhaust @", "exhaust=@ draw=2"},
    });

const CardProofs numeri_drones(
    "NumeriDrones", "numeri_drones",
    {
        {"EntersPlayWithoutEffect", "hand=@", "play @", "enter=@"},
        {"UseGivesAGemAndArmsOneRecruit", "champions=@", "exhaust @", "exhaust=@ gems+1 numeri=1"},
        {"TheNextHomodeusChampionEntersPlayReadyAndUnplayed", "champions=@ row=evokatus gems=3",
         "exhaust @; recruit evokatus",
         "exhaust=@ gems=0 row-evokatus champions+evokatus numeri=0"},
        {"ItMayBeUsedAtOnce", "champions=@ row=evokatus gems=3",
         "exhaust @; recruit evokatus; exhaust evokatus",
         "exhaust=@ gems=0 row-evokatus champions+evokatus/exhausted power+2"},
        {"OnlyOneOfTwoEnters", "numeri=1 row=primus_pilus,evokatus gems=6",
         "recruit primus_pilus; recruit evokatus",
         "gems=0 row-primus_pilus,evokatus champions+primus_pilus discard+evokatus numeri=0"},
        {"TwoUsesLetTwoEnter", "champions=@,@ row=primus_pilus,evokatus gems=4",
         "exhaust @; exhaust @; recruit primus_pilus; recruit evokatus",
         "champions=@/exhausted,@/exhausted,primus_pilus,evokatus gems=0 "
         "row-primus_pilus,evokatus"},
        {"AnotherFactionsChampionGoesToTheDiscardPile", "numeri=1 row=li_hin gems=3",
         "recruit li_hin", "gems=0 row-li_hin discard+li_hin"},
        {"AHomodeusAllyGoesToTheDiscardPile", "numeri=1 row=reactor_drone gems=3",
         "recruit reactor_drone", "gems=0 row-reactor_drone discard+reactor_drone"},
        {"UnarmedAChampionGoesToTheDiscardPile", "champions=@ row=evokatus gems=4",
         "recruit evokatus", "gems=0 row-evokatus discard+evokatus"},
        {"TheRelicThatIsAChampionEntersToo",
         "numeri=1 mastery=10 relics=praetorian_01,praetorian_02", "relic praetorian_02",
         "numeri=0 relics-praetorian_02 champions+praetorian_02 relic_recruited=true"},
        {"TheOtherRelicDoesNot", "numeri=1 mastery=10 relics=praetorian_01,praetorian_02",
         "relic praetorian_01", "relics-praetorian_01 discard+praetorian_01 relic_recruited=true"},
    });

const CardProofs evokatus(
    "Evokatus", "evokatus",
    {
        {"DrawsOneWhenPlayed", "hand=@", "play @", "enter=@ draw=1"},
        {"UseAloneGivesOnePowerAndDrawsNothing", "champions=@", "exhaust @", "exhaust=@ power+1"},
        {"UseCountsHomodeusChampionsOnly",
         "champions=@,optio_crusher,li_hin,praetorian_02/exhausted their.champions=axia",
         "exhaust @", "exhaust=@ power+3"},
        {"MayBeUsedOnTheTurnItIsPlayedButOnlyOnce", "hand=@", "play @; exhaust @; cannot exhaust @",
         "enter=@ draw=1 exhaust=@ power+1"},
        {"OfTwoEqualTheReadyOneIsUsed", "champions=@/exhausted,@", "exhaust @; cannot exhaust @",
         "champions=@/exhausted,@/exhausted power+2"},
    });

const CardProofs optio_crusher("OptioCrusher", "optio_crusher",
                               {
                                   {"EntersPlayWithoutEffect", "hand=@ mastery=10", "play @",
                                    "enter=@"},
                                   {"AtNineMasteryUseGivesThreePower", "champions=@ mastery=9",
                                    "exhaust @", "exhaust=@ power+3"},
                                   {"AtTenMasteryUseGivesFivePowerInstead",
                                    "champions=@ mastery=10", "exhaust @", "exhaust=@ power+5"},
                               });

const CardProofs drakonarius(
    "Drakonarius", "drakonarius",
    {
        {"EntersPlayWithoutEffect", "hand=@", "play @", "enter=@"},
        {"UseGivesSixPower", "champions=@", "exhaust @", "exhaust=@ power+6"},
        {"CannotBeAttackedWhileItsOwnerHasDecurion", "power=20 their.champions=@,general_decurion",
         "cannot attack 1:@; attack 1:general_decurion; attack 1:@",
         "power=11 their.champions= their.discard=general_decurion,@"},
        {"AnotherPlayersDecurionDoesNotGuardIt",
         "power=2 champions=general_decurion their.champions=@", "attack 1:@",
         "power=0 their.champions= their.discard=@"},
        {"ADecurionInHandDoesNotGuardIt", "power=2 their.champions=@ their.hand=general_decurion",
         "attack 1:@", "power=0 their.champions= their.discard=@"},
        {"EffectsDestroyItBesideDecurion",
         "hand=thorn_zealot deck= played=spore_cleric their.champions=@,general_decurion",
         "play thorn_zealot; destroy 1:@", "play=thorn_zealot their.champions-@ their.discard=@"},
        {"DecurionGuardsNoOtherChampion", "power=5 their.champions=numeri_drones,general_decurion",
         "attack 1:numeri_drones",
         "power=0 their.champions-numeri_drones their.discard=numeri_drones"},
    });

const CardProofs general_decurion(
    "GeneralDecurion", "general_decurion",
    {
        {"EntersPlayWithoutEffect", "hand=@ mastery=20 played=reactor_drone", "play @", "enter=@"},
        {"AtNineteenMasteryUseGivesThreeGemsOnly", "champions=@ mastery=19 played=reactor_drone",
         "exhaust @", "exhaust=@ gems+3"},
        {"AtNineteenMasteryLaterAlliesAreNotCopied", "champions=@ mastery=19 hand=reactor_drone",
         "exhaust @; play reactor_drone", "exhaust=@ play=reactor_drone gems+6"},
        {"AtTwentyMasteryCopiesHomodeusAlliesAlreadyPlayed",
         "champions=@ mastery=20 played=reactor_drone,venator_of_the_wastes/fast their.mastery=5",
         "exhaust @", "exhaust=@ gems+6 power+4 their.mastery-2 decurion=true"},
        {"AtTwentyMasteryCopiesLaterAllies", "champions=@ mastery=20 hand=reactor_drone",
         "exhaust @; play reactor_drone", "exhaust=@ play=reactor_drone gems+9 decurion=true"},
        {"AtTwentyMasteryCopiesLaterFastPlayedOnes",
         "champions=@ mastery=20 gems=1 row=venator_of_the_wastes their.mastery=6",
         "exhaust @; fast-play venator_of_the_wastes",
         "exhaust=@ fast=venator_of_the_wastes gems=0 power+8 their.mastery-4 decurion=true"},
        {"CopiesInTheOrderPlayed", "champions=@ mastery=20 played=mining_drones,limiter_drones",
         "exhaust @; offers banish none | banish hand:crystal; banish hand:crystal",
         "exhaust=@ gems+4 draw=2 hand-crystal banished+crystal decurion=true"},
        {"CopiesNeitherOtherFactionsNorStartersNorChampions",
         "champions=@,evokatus/now,praetorian_02/now mastery=20 "
         "played=spore_cleric,crystal,terminal_crescents health=40",
         "exhaust @", "exhaust=@ gems+3 decurion=true"},
        {"CopiesTheRelicThatIsAHomodeusAlly", "champions=@ mastery=20 played=praetorian_01",
         "exhaust @", "exhaust=@ gems+3 decurion=true power+12"},
        {"LaterCardsOfOtherKindsAreNotCopied",
         "champions=@ mastery=20 hand=spore_cleric,praetorian_02,evokatus health=40",
         "exhaust @; play spore_cleric; play praetorian_02; play evokatus",
         "exhaust=@ gems+3 play=spore_cleric health+4 enter=praetorian_02 enter=evokatus draw=1 "
         "decurion=true"},
        {"MasteryGainedLaterDoesNotReachBack",
         "champions=@ mastery=19 played=reactor_drone hand=mining_drones",
         "exhaust @; focus; play mining_drones",
         "exhaust=@ mastery=20 focused=true play=mining_drones gems+3 draw=1"},
        {"CopyingEndsWithTheTurn", "champions=@ mastery=20 their.deck=crystal", "exhaust @; end",
         "~ decurion=false"},
    });

const CardProofs ferrata_guard(
    "FerrataGuard", "ferrata_guard",
    {
        {"EntersPlayWithoutEffect", "hand=@", "play @", "enter=@"},
        {"UseAloneGivesOneGem", "champions=@", "exhaust @", "exhaust=@ gems+1"},
        {"UseCountsHomodeusChampionsOnly",
         "champions=@,evokatus,li_hin,praetorian_02 their.champions=axia", "exhaust @",
         "exhaust=@ gems+3"},
        {"WithDecimaEveryChampionOfItsOwnerHasTwoMoreDefense",
         "power=5 their.character=decima their.champions=@,evokatus,zen_chi_set",
         "cannot attack 1:@; cannot attack 1:zen_chi_set; attack 1:evokatus",
         "power=1 their.champions-evokatus their.discard=evokatus"},
        {"WithDecimaItHasSixItself", "power=6 their.character=decima their.champions=@",
         "attack 1:@", "power=0 their.champions= their.discard=@"},
        {"WithDecimaThreePowerDoNotFellEvokatus",
         "power=3 their.character=decima their.champions=@,evokatus", "cannot attack 1:evokatus",
         ""},
        {"TwoOfThemAddUp", "power=6 their.character=decima their.champions=@,@,evokatus",
         "cannot attack 1:@; attack 1:evokatus",
         "power=0 their.champions-evokatus their.discard=evokatus"},
        {"WithTetraDefenseIsAsPrinted", "power=6 their.character=tetra their.champions=@,evokatus",
         "attack 1:@; attack 1:evokatus", "power=0 their.champions= their.discard=@,evokatus"},
        {"WithVolosDefenseIsAsPrinted",
         "power=4 character=tetra their.character=volos their.champions=@", "attack 1:@",
         "power=0 their.champions= their.discard=@"},
        {"WithKoSynWuDefenseIsAsPrinted", "power=4 their.character=ko_syn_wu their.champions=@",
         "attack 1:@", "power=0 their.champions= their.discard=@"},
        {"DoesNothingForOpponents", "power=2 character=decima champions=@ their.champions=evokatus",
         "attack 1:evokatus", "power=0 their.champions= their.discard=evokatus"},
        {"DestroyedItHelpsNoMore", "power=8 their.character=decima their.champions=@,evokatus",
         "attack 1:@; attack 1:evokatus", "power=0 their.champions= their.discard=@,evokatus"},
    });

const CardProofs axia(
    "Axia", "axia",
    {
        {"EntersPlayWithoutEffect", "hand=@", "play @", "enter=@"},
        {"UseGivesSevenPower", "champions=@,evokatus", "exhaust @", "exhaust=@ power+7"},
        {"CostsOneLessForEachOwnHomodeusChampion",
         "row=@ gems=5 champions=evokatus,optio_crusher/exhausted", "recruit @",
         "gems=0 row-@ discard+@"},
        {"CostsNoLessThanThat", "row=@ gems=4 champions=evokatus,optio_crusher", "cannot recruit @",
         ""},
        {"OtherChampionsDoNotLowerTheCost",
         "row=@ gems=6 champions=li_hin,raidian their.champions=evokatus discard=optio_crusher",
         "cannot recruit @", ""},
        {"PraetorianTwoLowersTheCost", "row=@ gems=6 champions=praetorian_02", "recruit @",
         "gems=0 row-@ discard+@"},
        {"NeverCostsLessThanNothing",
         "row=@ champions=primus_pilus,numeri_drones,numeri_drones,evokatus,evokatus,"
         "optio_crusher,optio_crusher,drakonarius",
         "recruit @", "row-@ discard+@"},
        {"NoOtherCardGetsCheaper", "row=optio_crusher gems=4 champions=evokatus",
         "cannot recruit optio_crusher", ""},
    });

}  // namespace
}  // namespace lemniscate::tests
