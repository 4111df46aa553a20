// What the relics do. Expected values are written by hand.
#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

const CardProofs praetorian_01(
    "PraetorianOne", "praetorian_01",
    {
        {"AtNineteenMasteryGivesEightPower", "hand=@ mastery=19", "play @", "play=@ power+8"},
        {"AtTwentyMasteryGivesTwelveInstead", "hand=@ mastery=20", "play @", "play=@ power+12"},
        {"ReturnsFromTheDiscardPileWhenAChampionIsPlayed", "hand=li_hin discard=crystal,@",
         "play li_hin", "enter=li_hin discard-@ hand+@ seen+@"},
        {"ReturnsBeforeTheChampionsOwnLines", "hand=evokatus discard=@", "play evokatus",
         "enter=evokatus discard-@ hand+@ seen+@ draw=1"},
        {"PraetorianTwoIsSuchAChampion", "hand=praetorian_02 discard=@", "play praetorian_02",
         "enter=praetorian_02 discard-@ hand+@ seen+@"},
        {"AlliesDoNotReturnIt", "hand=kiln_drone discard=@", "play kiln_drone",
         "play=kiln_drone gems+2"},
        {"UsingAChampionDoesNotReturnIt", "champions=li_hin discard=@", "exhaust li_hin",
         "exhaust=li_hin power+1"},
        {"OnlyItsOwnersChampionsReturnIt", "hand=li_hin their.discard=@", "play li_hin",
         "enter=li_hin"},
        {"NoOtherRelicReturns", "hand=li_hin discard=world_piercer", "play li_hin", "enter=li_hin"},
        {"StaysWhereItWasPlayed", "hand=@,li_hin", "play @; play li_hin",
         "play=@ power+8 enter=li_hin"},
        {"ReturnsOnlyOnceFromOneCopy", "hand=li_hin,evokatus discard=@",
         "play li_hin; play evokatus",
         "enter=li_hin discard-@ hand+@ seen+@ enter=evokatus draw=1"},
    });

const CardProofs praetorian_02(
    "PraetorianTwo", "praetorian_02",
    {
        {"EntersPlayAsAChampion", "hand=@", "play @", "enter=@"},
        {"HasNoUse", "champions=@", "cannot exhaust @", ""},
        {"InPlayPreventsThree", "power=10 their.champions=@ their.mastery=19", "end",
         "~ their.health=43 to=1"},
        {"AtTwentyMasteryPreventsSixInstead", "power=10 their.champions=@ their.mastery=20", "end",
         "~ their.health=46 to=1"},
        {"TheAttackersMasteryDoesNotMatter", "power=10 mastery=20 their.champions=@", "end",
         "~ their.health=43 to=1"},
        {"InHandItIsNoShield", "power=10 their.hand=@", "end; offers shield none; shield none",
         "~ their.health=40 to=1"},
        {"AddsToShieldsFromHand", "power=10 their.champions=@ their.hand=command_seer",
         "end; asks 1 shield; shield command_seer", "~ their.health=48 to=1"},
        {"ExhaustedOrNotItProtects", "power=10 their.champions=@/exhausted", "end",
         "~ their.health=43 to=1"},
        {"NeverProtectsChampions", "power=2 their.champions=@,evokatus", "attack 1:evokatus",
         "power=0 their.champions=@ their.discard=evokatus"},
        {"NeverProtectsOpponents", "power=10 champions=@", "end", "~ their.health=40 to=1"},
    });

const CardProofs heart_of_nothing(
    "HeartOfNothing", "heart_of_nothing",
    {
        {"AtNineteenMasteryGivesFivePower", "hand=@ mastery=19", "play @",
         "play=@ power+5 heart=1"},
        {"AtTwentyMasteryGivesTenInstead", "hand=@ mastery=20", "play @",
         "play=@ power+10 heart=1"},
        {"TenUnpreventedDamageDrawsThreeMore",
         "hand=@ power=5 deck=crystal,crystal,crystal,crystal,crystal,blaster,shard_reactor,"
         "infinity_shard,nil_assassin",
         "play @; end",
         "~ hand=crystal,crystal,crystal,crystal,crystal,blaster,shard_reactor,infinity_shard "
         "deck=nil_assassin discard=@ their.health=40 heart=0"},
        {"NineDamageDrawsFive",
         "hand=@ power=4 deck=crystal,crystal,crystal,crystal,crystal,blaster", "play @; end",
         "~ hand=crystal,crystal,crystal,crystal,crystal deck=blaster their.health=41 heart=0"},
        {"PreventedDamageDoesNotCount",
         "hand=@ power=9 deck=crystal,crystal,crystal,crystal,crystal,blaster "
         "their.hand=command_seer",
         "play @; end; shield command_seer",
         "~ hand=crystal,crystal,crystal,crystal,crystal deck=blaster their.health=41"},
        {"OverkillCounts",
         "hand=@ power=5 deck=crystal,crystal,crystal,crystal,crystal,blaster,shard_reactor,"
         "infinity_shard,nil_assassin their.health=5 2.health=50",
         "play @; end; assign 1:10",
         "~ hand=crystal,crystal,crystal,crystal,crystal,blaster,shard_reactor,infinity_shard "
         "deck=nil_assassin their.health=0 2.health=50"},
        {"DamageIsNotAddedUpOverOpponents",
         "hand=@ power=10 deck=crystal,crystal,crystal,crystal,crystal,blaster 2.health=50",
         "play @; end; assign 1:9",
         "~ hand=crystal,crystal,crystal,crystal,crystal deck=blaster "
         "their.health=41 2.health=44"},
        {"ACopyAddsThreeMore",
         "hand=@,ojas_genesis_druid deck=crystal,crystal,crystal,crystal,crystal,crystal,blaster,"
         "shard_reactor,infinity_shard,nil_assassin,nil_assassin,zara_ra",
         "play @; play ojas_genesis_druid; end",
         "~ hand=crystal,crystal,crystal,crystal,crystal,crystal,blaster,shard_reactor,"
         "infinity_shard,nil_assassin,nil_assassin deck=zara_ra their.health=40"},
    });

const CardProofs world_piercer(
    "WorldPiercer", "world_piercer",
    {
        {"GivesTwoMasteryAndReturnsTheOnlyMercenary", "hand=@ discard=crystal,nil_assassin",
         "play @", "play=@ mastery+2 discard-nil_assassin hand+nil_assassin seen+nil_assassin"},
        {"ReturningIsNotOptional",
         "hand=@ discard=nil_assassin,evokatus,spore_cleric,wraethe_skirmisher",
         "play @; asks 0 return; offers return nil_assassin | return spore_cleric;"
         "return nil_assassin",
         "play=@ mastery+2 discard-nil_assassin hand+nil_assassin seen+nil_assassin"},
        {"WithoutAMercenaryReturnsNothing",
         "hand=@ discard=wraethe_skirmisher,evokatus,heart_of_nothing,crystal", "play @",
         "play=@ mastery+2"},
        {"EndingAtNineteenMasteryReturnsOne", "hand=@ mastery=17 discard=nil_assassin,spore_cleric",
         "play @; offers return nil_assassin | return spore_cleric; return spore_cleric",
         "play=@ mastery=19 discard-spore_cleric hand+spore_cleric seen+spore_cleric"},
        {"ReachingTwentyMasteryReturnsAllMercenaries",
         "hand=@,crystal mastery=18 "
         "discard=nil_assassin,evokatus,spore_cleric,nil_assassin,wraethe_skirmisher",
         "play @",
         "play=@ mastery=20 discard=evokatus,wraethe_skirmisher "
         "hand=crystal,nil_assassin,spore_cleric,nil_assassin "
         "seen=nil_assassin,nil_assassin,spore_cleric"},
    });

const CardProofs datic_robes(
    "DaticRobes", "datic_robes",
    {
        {"AtNineteenMasteryDrawsOne", "hand=@ mastery=19", "play @", "play=@ draw=1"},
        {"AtTwentyMasteryDrawsTwoInstead", "hand=@ mastery=20", "play @", "play=@ draw=2"},
        {"ShieldIsTheOwnersMastery", "power=10 mastery=3 their.mastery=7 their.hand=@",
         "end; offers shield none | shield @; shield @", "~ their.health=47 to=1"},
        {"AtNoMasteryPreventsNothing", "power=10 mastery=3 their.hand=@", "end; shield @",
         "~ their.health=40 to=1"},
        {"InTheDiscardPileItIsNoShield", "power=10 their.mastery=7 their.discard=@", "end",
         "~ their.health=40 to=1"},
    });

const CardProofs terminal_crescents(
    "TerminalCrescents", "terminal_crescents",
    {
        {"GivesOneMasteryThenHalfOfItRoundedUpAsPower", "hand=@ mastery=4", "play @",
         "play=@ mastery=5 power+3"},
        {"AnEvenMasteryIsHalved", "hand=@ mastery=5", "play @", "play=@ mastery=6 power+3"},
        {"EndingAtNineteenMasteryGivesTenPower", "hand=@ mastery=18", "play @",
         "play=@ mastery=19 power+10"},
        {"ReachingTwentyMasteryGivesItAllAsPower", "hand=@ mastery=19", "play @",
         "play=@ mastery=20 power+20"},
        {"AtThirtyMasteryGivesThirtyPower", "hand=@ mastery=30", "play @", "play=@ power+30"},
    });

const CardProofs entropic_talons(
    "EntropicTalons", "entropic_talons",
    {
        {"AtNineteenMasteryDrawsTwo", "hand=@ mastery=19 health=30", "play @",
         "play=@ draw=2 talons=1"},
        {"AtTwentyMasteryAlsoHealsTenWhichCounts", "hand=@ mastery=20 health=30", "play @",
         "play=@ draw=2 talons=1 health+10 power+10"},
        {"HealthAboveFiftyCounts", "hand=@ mastery=20 health=47", "play @",
         "play=@ draw=2 talons=1 health=50 power+10"},
        {"LaterHealthCounts", "hand=@,spore_cleric health=30", "play @; play spore_cleric",
         "play=@ draw=2 talons=1 play=spore_cleric health+4 power+4"},
        {"EarlierHealthDoesNot", "hand=@,spore_cleric health=30", "play spore_cleric; play @",
         "play=spore_cleric health+4 play=@ draw=2 talons=1"},
        {"ACopyAddsUp",
         "hand=@,ojas_genesis_druid,spore_cleric health=30 deck=crystal,crystal,"
         "crystal,crystal",
         "play @; play ojas_genesis_druid; play spore_cleric",
         "play=@,ojas_genesis_druid draw=4 talons=2 play=spore_cleric health+4 power+8"},
        {"EndsWithTheTurn", "talons=1", "end", "~ talons=0"},
    });

const CardProofs panconscious_crown(
    "PanconsciousCrown", "panconscious_crown",
    {
        {"GivesTwoMasteryAndTwoHealth", "hand=@ health=30", "play @", "play=@ mastery+2 health+2"},
        {"EndingAtNineteenMasteryAsksNothing",
         "hand=@,spore_cleric mastery=17 health=20 played=spore_cleric", "play @",
         "play=@ mastery=19 health+2"},
        {"ReachingTwentyMasteryUnifyHealsToFifty", "hand=@ mastery=18 health=1 played=spore_cleric",
         "play @", "play=@ mastery=20 health=50"},
        {"ReachingTwentyMasteryUnifyMayBeRevealed", "hand=@,spore_cleric mastery=18 health=20",
         "play @; asks 0 reveal; offers reveal none | reveal spore_cleric; reveal spore_cleric",
         "play=@ mastery=20 health=50 seen+spore_cleric"},
        {"RevealingNoneHealsTwoOnly", "hand=@,spore_cleric mastery=18 health=20",
         "play @; reveal none", "play=@ mastery=20 health+2"},
        {"TheCrownDoesNotUnifyItself", "hand=@ mastery=20 health=20", "play @",
         "play=@ mastery=22 health+2"},
        {"AnotherRelicUnifiesIt", "hand=@ mastery=20 health=20 played=entropic_talons", "play @",
         "play=@ mastery=22 health=50"},
        {"CopiedByTaurItIsAnotherAlly", "champions=taur_arachpriest mastery=20 health=20 played=@",
         "exhaust taur_arachpriest", "exhaust=taur_arachpriest mastery=22 health=50"},
        {"TheFiftyHealthCountForTalons", "hand=@ mastery=18 health=20 talons=1 played=spore_cleric",
         "play @", "play=@ mastery=20 health=50 power+52"},
    });

}  // namespace
}  // namespace lemniscate::tests
