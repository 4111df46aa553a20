// What the Undergrowth allies and mercenaries do. Expected values are written by hand.
#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

const CardProofs undergrowth_aspirant(
    "UndergrowthAspirant", "undergrowth_aspirant",
    {
        {"AloneGivesThreeHealth", "hand=@ health=40", "play @", "play=@ health+3"},
        {"AsksEvenWithNothingToReveal", "hand=@,crystal,additri_gaiamancer health=40",
         "play @; asks 0 reveal; offers reveal none; reveal none", "play=@ health+3"},
        {"UnifyByAPlayedAllyGivesFivePowerUnasked",
         "hand=@,crystal played=shardwood_guardian health=40", "play @", "play=@ health+3 power+5"},
        {"UnifyMayBeRevealed", "hand=@,spore_cleric,crystal health=40",
         "play @; offers reveal none | reveal spore_cleric; reveal spore_cleric",
         "play=@ health+3 power+5 seen+spore_cleric"},
        {"RevealingIsOptional", "hand=@,spore_cleric health=40", "play @; reveal none",
         "play=@ health+3"},
        {"ASecondCopyMayBeRevealed", "hand=@,@ health=40",
         "play @; offers reveal none | reveal @; reveal @", "play=@ health+3 power+5 seen+@"},
        {"OtherFactionsDoNotUnify",
         "hand=@ health=40 played=kiln_drone,nil_assassin,order_initiate", "play @",
         "play=@ health+3"},
    });

const CardProofs spore_cleric(
    "SporeCleric", "spore_cleric",
    {
        {"GivesFourHealth", "hand=@ health=40", "play @", "play=@ health+4"},
        {"HealthStopsAtFifty", "hand=@ health=48", "play @", "play=@ health=50"},
        {"FastPlayedForTwoDoesTheSame", "row=@ gems=2 health=40", "fast-play @",
         "fast=@ gems=0 health+4"},
    });

const CardProofs fungal_hermit(
    "FungalHermit", "fungal_hermit",
    {
        {"AtEightMasteryGainsOneOnly", "hand=@ mastery=8 health=40", "play @", "play=@ mastery+1"},
        {"AtNineMasteryGainsTheTenthAndHeals", "hand=@ mastery=9 health=40", "play @",
         "play=@ mastery+1 health+5"},
        {"AtTenMasteryHeals", "hand=@ mastery=10 health=40", "play @", "play=@ mastery+1 health+5"},
        {"FastPlayedForThreeAtNineDoesTheSame", "row=@ gems=3 mastery=9 health=40", "fast-play @",
         "fast=@ gems=0 mastery+1 health+5"},
        {"FastPlayedAtEightGainsOneOnly", "row=@ gems=3 mastery=8 health=40", "fast-play @",
         "fast=@ gems=0 mastery+1"},
    });

const CardProofs thorn_zealot(
    "ThornZealot", "thorn_zealot",
    {
        {"AloneOnlyDraws", "hand=@ their.champions=evokatus",
         "play @; offers reveal none; reveal none", "play=@ draw=1"},
        {"WithoutACardInHandIsNotAsked", "hand=@ deck= their.champions=evokatus", "play @",
         "play=@"},
        {"UnifyByAPlayedAllyDestroysTheOnlyEnemyChampion",
         "hand=@ played=spore_cleric champions=li_hin their.champions=evokatus", "play @",
         "play=@ draw=1 their.champions= their.discard=evokatus"},
        {"AmongSeveralEnemyChampionsOneIsChosen",
         "hand=@ played=spore_cleric champions=axia their.champions=evokatus,evokatus,li_hin "
         "2.champions=raidian",
         "play @; asks 0 destroy;"
         "offers destroy 1:evokatus | destroy 1:li_hin | destroy 2:raidian; destroy 1:evokatus",
         "play=@ draw=1 their.champions=evokatus,li_hin their.discard=evokatus"},
        {"WithoutAnEnemyChampionNothingIsDestroyed", "hand=@ played=spore_cleric champions=li_hin",
         "play @", "play=@ draw=1"},
        {"TheCardDrawnMayBeRevealed", "hand=@ deck=spore_cleric their.champions=evokatus",
         "play @; offers reveal none | reveal spore_cleric; reveal spore_cleric",
         "play=@ draw=1 seen+spore_cleric their.champions= their.discard=evokatus"},
        {"RevealingNoneDestroysNothing", "hand=@ deck=spore_cleric their.champions=evokatus",
         "play @; reveal none", "play=@ draw=1"},
    });

const CardProofs leshai_knight(
    "LeshaiKnight", "leshai_knight",
    {
        {"AloneGivesThreePower", "hand=@", "play @", "play=@ power+3"},
        {"UnifyByAPlayedAllyGivesSixInstead", "hand=@,crystal played=fungal_hermit", "play @",
         "play=@ power+6"},
        {"UnifyMayBeRevealed", "hand=@,spore_cleric",
         "play @; offers reveal none | reveal spore_cleric; reveal spore_cleric",
         "play=@ power+6 seen+spore_cleric"},
        {"RevealingNoneGivesThree", "hand=@,spore_cleric", "play @; reveal none", "play=@ power+3"},
        {"FastPlayedForThreeAloneGivesThree", "row=@ gems=3", "fast-play @",
         "fast=@ gems=0 power+3"},
        {"FastPlayedWithUnifyGivesSix", "row=@ gems=3 played=spore_cleric", "fast-play @",
         "fast=@ gems=0 power+6"},
    });

const CardProofs shardwood_guardian(
    "ShardwoodGuardian", "shardwood_guardian",
    {
        {"AloneGivesTwoPowerAndDraws", "hand=@ health=40",
         "play @; offers reveal none; reveal none", "play=@ power+2 draw=1"},
        {"UnifyByAPlayedAllyGivesSixHealth", "hand=@ health=40 played=spore_cleric", "play @",
         "play=@ power+2 draw=1 health+6"},
        {"TheCardDrawnMayBeRevealed", "hand=@ health=40 deck=spore_cleric",
         "play @; reveal spore_cleric", "play=@ power+2 draw=1 health+6 seen+spore_cleric"},
    });

const CardProofs ghostwillow_avenger(
    "GhostwillowAvenger", "ghostwillow_avenger",
    {
        {"AtFourteenMasteryGivesFourPowerOnly", "hand=@ mastery=14 their.champions=evokatus",
         "play @", "play=@ power+4"},
        {"AtFifteenMasteryDestroysAllEnemyChampions",
         "hand=@ mastery=15 champions=axia their.champions=evokatus,zetta_encryptor,li_hin "
         "their.discard=crystal 2.champions=raidian,praetorian_02",
         "play @",
         "play=@ power+4 their.champions= their.discard=crystal,evokatus,zetta_encryptor,li_hin "
         "2.champions= 2.discard=raidian,praetorian_02"},
        {"AtFifteenMasteryWithoutEnemyChampionsGivesPowerOnly", "hand=@ mastery=15", "play @",
         "play=@ power+4"},
        {"FastPlayedForFourAtFifteenDoesTheSame",
         "row=@ gems=4 mastery=15 their.champions=evokatus", "fast-play @",
         "fast=@ gems=0 power+4 their.champions= their.discard=evokatus"},
        {"FastPlayedAtFourteenGivesPowerOnly", "row=@ gems=4 mastery=14 their.champions=evokatus",
         "fast-play @", "fast=@ gems=0 power+4"},
    });

const CardProofs ojas_genesis_druid(
    "OjasGenesisDruid", "ojas_genesis_druid",
    {
        {"WithNothingPlayedDoesNothing", "hand=@ mastery=20", "play @", "play=@"},
        {"CopiesTheOnlyCardUnasked", "hand=@ played=reactor_drone", "play @", "play=@ gems+3"},
        {"AmongSeveralCardsOneIsChosen",
         "hand=@ played=reactor_drone,crystal,crystal,nil_assassin/fast champions=evokatus/now",
         "play @; asks 0 copy; offers copy crystal | copy nil_assassin | copy reactor_drone;"
         "copy nil_assassin",
         "play=@ power+5"},
        {"ChampionsCannotBeCopied", "hand=@ champions=evokatus/now,praetorian_02/now", "play @",
         "play=@"},
        {"RelicsCanBeCopied", "hand=@ played=praetorian_01", "play @", "play=@ power+8"},
        {"AtNineteenMasteryCopiesOnce", "hand=@ mastery=19 played=reactor_drone", "play @",
         "play=@ gems+3"},
        {"AtTwentyMasteryCopiesTheSameEffectTwice",
         "hand=@ mastery=20 played=reactor_drone,nil_assassin", "play @; copy reactor_drone",
         "play=@ gems+6"},
        {"MasteryGainedByTheFirstCopyAllowsTheSecond",
         "hand=@ mastery=19 health=30 played=fungal_hermit", "play @",
         "play=@ mastery=21 health=40"},
        {"ACopiedEffectChecksItsConditionsNow", "hand=@ played=kiln_drone champions=li_hin",
         "play @", "play=@ gems+4"},
        {"TheCopiedAllyItselfMeetsUnify", "hand=@,crystal played=leshai_knight", "play @",
         "play=@ power+6"},
        {"ACopiedEffectAsks", "hand=@ discard=crystal played=shadow_apostle",
         "play @; offers banish none | banish discard:crystal; banish discard:crystal",
         "play=@ power+2 discard-crystal banished+crystal"},
        {"AtTwentyMasteryBothCopiesAsk",
         "hand=@ mastery=20 discard=crystal,blaster "
         "played=shadow_apostle",
         "play @; banish discard:crystal; offers banish none | banish discard:blaster;"
         "banish none",
         "play=@ power+4 discard-crystal banished+crystal"},
        {"CountsAsAnUndergrowthAllyItself", "hand=@,leshai_knight", "play @; play leshai_knight",
         "play=@,leshai_knight power+6"},
    });

const CardProofs furrowing_elemental("FurrowingElemental", "furrowing_elemental",
                                     {
                                         {"EndingAtFortyNineHealthGivesNoPower", "hand=@ health=45",
                                          "play @", "play=@ health+4 draw=1"},
                                         {"ReachingFiftyHealthGivesSixPower", "hand=@ health=46",
                                          "play @", "play=@ health+4 draw=1 power+6"},
                                         {"StayingAtFiftyHealthGivesSixPower", "hand=@", "play @",
                                          "play=@ draw=1 power+6"},
                                         {"NeedsNoUnify", "hand=@ health=30 played=spore_cleric",
                                          "play @", "play=@ health+4 draw=1"},
                                     });

const CardProofs root_of_the_forest(
    "RootOfTheForest", "root_of_the_forest",
    {
        {"AloneGivesTenHealth", "hand=@ health=30", "play @", "play=@ health+10"},
        {"UnifyByAPlayedAllyGivesTenPowerToo", "hand=@ health=30 played=spore_cleric", "play @",
         "play=@ health+10 power+10"},
        {"UnifyMayBeRevealed", "hand=@,spore_cleric health=30",
         "play @; offers reveal none | reveal spore_cleric; reveal spore_cleric",
         "play=@ health+10 power+10 seen+spore_cleric"},
        {"FastPlayedForSevenDoesTheSame", "row=@ gems=7 health=30 played=spore_cleric",
         "fast-play @", "fast=@ gems=0 health+10 power+10"},
        {"FastPlayedAloneGivesHealthOnly", "row=@ gems=7 health=30", "fast-play @",
         "fast=@ gems=0 health+10"},
    });

const CardProofs arach_devotees(
    "ArachDevotees", "arach_devotees",
    {
        {"AloneOnlyDraws", "hand=@ health=40", "play @; offers reveal none; reveal none",
         "play=@ draw=1"},
        {"UnifyByAPlayedAllyGivesThreeHealth", "hand=@ health=40 played=spore_cleric", "play @",
         "play=@ draw=1 health+3"},
        {"TheCardDrawnMayBeRevealed", "hand=@ health=40 deck=spore_cleric",
         "play @; reveal spore_cleric", "play=@ draw=1 health+3 seen+spore_cleric"},
    });

const CardProofs hounds_of_volos(
    "HoundsOfVolos", "hounds_of_volos",
    {
        {"WithVolosGivesFiveHealthAndFivePower", "hand=@ character=volos health=40", "play @",
         "play=@ health+5 power+5"},
        {"WithTetraGivesHealthOnly", "hand=@ character=tetra their.character=volos health=40",
         "play @", "play=@ health+5"},
        {"WithDecimaGivesHealthOnly", "hand=@ character=decima health=40", "play @",
         "play=@ health+5"},
        {"WithKoSynWuGivesHealthOnly", "hand=@ character=ko_syn_wu health=40", "play @",
         "play=@ health+5"},
        {"FastPlayedForThreeWithVolosDoesTheSame", "row=@ gems=3 character=volos health=40",
         "fast-play @", "fast=@ gems=0 health+5 power+5"},
        {"FastPlayedWithTetraGivesHealthOnly", "row=@ gems=3 character=tetra health=40",
         "fast-play @", "fast=@ gems=0 health+5"},
    });

}  // namespace
}  // namespace lemniscate::tests
