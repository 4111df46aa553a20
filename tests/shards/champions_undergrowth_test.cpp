// What the Undergrowth champions do. Expected values are written by hand.
#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

const CardProofs additri_gaiamancer(
    "AdditriGaiamancer", "additri_gaiamancer",
    {
        {"EntersPlayWithoutEffect", "hand=@ played=spore_cleric", "play @", "enter=@"},
        {"UseGivesTwoPower", "champions=@", "exhaust @", "exhaust=@ power+2"},
        {"OneUndergrowthAllyAddsTwo", "champions=@ played=shardwood_guardian", "exhaust @",
         "exhaust=@ power+4"},
        {"EachUndergrowthAllyAddsTwoFastPlayedOnesToo",
         "champions=@ played=spore_cleric/fast,spore_cleric,ojas_genesis_druid", "exhaust @",
         "exhaust=@ power+8"},
        {"OtherCardsAddNothing",
         "champions=@,taur_arachpriest/now hand=spore_cleric "
         "played=kiln_drone,order_initiate,nil_assassin,crystal,world_piercer",
         "exhaust @", "exhaust=@ power+2"},
        {"RelicsOfTheUndergrowthAdd", "champions=@ played=entropic_talons,panconscious_crown",
         "exhaust @", "exhaust=@ power+6"},
    });

const CardProofs taur_arachpriest(
    "TaurArachpriest", "taur_arachpriest",
    {
        {"EntersPlayWithoutEffect", "hand=@ played=spore_cleric health=40", "play @", "enter=@"},
        {"WithNothingPlayedUseDoesNothing", "champions=@", "exhaust @", "exhaust=@"},
        {"CopiesTheOnlyUndergrowthAllyUnasked",
         "champions=@ health=40 "
         "played=kiln_drone,order_initiate,nil_assassin,crystal,world_piercer,spore_cleric",
         "exhaust @", "exhaust=@ health+4"},
        {"CopiesARelicOfTheUndergrowth",
         "champions=@ health=40 played=spore_cleric,entropic_talons",
         "exhaust @; offers copy entropic_talons | copy spore_cleric; copy entropic_talons",
         "exhaust=@ draw=2 talons=1"},
        {"CopiesAFastPlayedOne", "champions=@ health=40 played=spore_cleric/fast", "exhaust @",
         "exhaust=@ health+4"},
        {"AmongSeveralOneIsChosen",
         "champions=@ health=40 played=spore_cleric,furrowing_elemental,spore_cleric,crystal",
         "exhaust @; asks 0 copy; offers copy furrowing_elemental | copy spore_cleric;"
         "copy furrowing_elemental",
         "exhaust=@ health+4 draw=1"},
        {"AtTwentyMasteryStillCopiesOnce", "champions=@ health=30 mastery=20 played=spore_cleric",
         "exhaust @", "exhaust=@ health+4"},
        {"CannotCopyOjas", "champions=@ played=ojas_genesis_druid,crystal", "exhaust @",
         "exhaust=@"},
        {"UndergrowthChampionsAreNoAllies", "champions=@,additri_gaiamancer/now", "exhaust @",
         "exhaust=@"},
        {"TheCopiedAllyItselfMeetsUnify", "champions=@ hand=crystal played=leshai_knight",
         "exhaust @", "exhaust=@ power+6"},
        {"ACopyIsNotPlayed", "champions=@,additri_gaiamancer played=spore_cleric",
         "exhaust @; exhaust additri_gaiamancer", "exhaust=@,additri_gaiamancer power+4"},
    });

}  // namespace
}  // namespace lemniscate::tests
