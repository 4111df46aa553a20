// What the Order champions do. Expected values are written by hand.
#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

const CardProofs giga_source_adept(
    "GigaSourceAdept", "giga_source_adept",
    {
        {"DrawsOneWhenPlayed", "hand=@", "play @", "enter=@ draw=1"},
        {"WithoutDominionCannotBeUsed", "champions=@ hand=crystal,kiln_drone played=spore_cleric",
         "cannot exhaust @", ""},
        {"DominionByPlayedCardsGivesThreeMastery",
         "champions=@ hand=crystal played=kiln_drone,spore_cleric,nil_assassin", "exhaust @",
         "exhaust=@ mastery+3"},
        {"DominionMayBeRevealed",
         "champions=@ hand=kiln_drone,crystal played=nil_assassin,spore_cleric",
         "exhaust @; asks 0 reveal; offers reveal none | reveal kiln_drone; reveal kiln_drone",
         "exhaust=@ mastery+3 seen+kiln_drone"},
        {"RevealingNoneWastesTheUse", "champions=@ hand=kiln_drone,nil_assassin,spore_cleric",
         "exhaust @; reveal none; cannot exhaust @", "exhaust=@"},
    });

const CardProofs systema_ai(
    "SystemaAi", "systema_ai",
    {
        {"EntersPlayWithoutEffect", "hand=@ mastery=20", "play @", "enter=@"},
        {"AtEighteenMasteryUseGivesOneMasteryOnly", "champions=@ mastery=18", "exhaust @",
         "exhaust=@ mastery+1"},
        {"AtNineteenMasteryUseGainsTheTwentiethAndDrawsTwo", "champions=@ mastery=19", "exhaust @",
         "exhaust=@ mastery+1 draw=2"},
    });

const CardProofs zetta_encryptor(
    "ZettaEncryptor", "zetta_encryptor",
    {
        {"EntersPlayWithoutEffect", "hand=@", "play @", "enter=@"},
        {"HasNoUse", "champions=@", "cannot exhaust @", ""},
        {"GuardsTheOtherChampionsUntilDestroyed", "power=9 their.champions=evokatus,@",
         "cannot attack 1:evokatus; attack 1:@; attack 1:evokatus",
         "power=2 their.champions= their.discard=@,evokatus"},
        {"GuardsItsOwner", "power=9 their.champions=@ their.hand=crystal", "end",
         "~ their.health=50 to=1 asks=play"},
        {"DestroyedItGuardsItsOwnerNoMore", "power=9 their.champions=@", "attack 1:@; end",
         "~ their.health=46 to=1 asks=play"},
        {"InHandItGuardsNobody", "power=9 their.hand=@ their.champions=evokatus",
         "attack 1:evokatus; end; shield none", "~ their.health=43 to=1 asks=play"},
        {"GuardsNobodyElse", "power=9 their.champions=@ 2.champions=evokatus",
         "cannot attack 2:@; attack 2:evokatus; end", "~ their.health=50 2.health=43"},
        {"EffectsReachPastIt",
         "hand=thorn_zealot deck= played=spore_cleric their.champions=@,evokatus",
         "play thorn_zealot; offers destroy 1:evokatus | destroy 1:@; destroy 1:evokatus",
         "play=thorn_zealot their.champions-evokatus their.discard=evokatus"},
    });

const CardProofs raidian(
    "Raidian", "raidian",
    {
        {"EntersPlayWithoutEffect", "hand=@", "play @", "enter=@"},
        {"UseDrawsOne", "champions=@", "exhaust @", "exhaust=@ draw=1"},
        {"CannotBeAttackedByPlayersWithLessMastery",
         "power=20 mastery=4 their.mastery=5 their.champions=@,evokatus",
         "cannot attack 1:@; attack 1:evokatus",
         "power=18 their.champions-evokatus their.discard=evokatus"},
        {"MayBeAttackedAtEqualMastery", "power=3 mastery=5 their.mastery=5 their.champions=@",
         "attack 1:@", "power=0 their.champions= their.discard=@"},
        {"MayBeAttackedWithMoreMastery", "power=3 mastery=6 their.mastery=5 their.champions=@",
         "attack 1:@", "power=0 their.champions= their.discard=@"},
        {"OnlyItsOwnersMasteryMatters",
         "power=3 mastery=5 their.mastery=5 their.champions=@ 2.mastery=9", "attack 1:@",
         "power=0 their.champions= their.discard=@"},
        {"EffectsDestroyIt",
         "hand=thorn_zealot deck= played=spore_cleric their.mastery=5 their.champions=@",
         "play thorn_zealot", "play=thorn_zealot their.champions= their.discard=@"},
        {"DoesNotGuardItsOwner", "power=3 their.mastery=5 their.champions=@", "end",
         "~ their.health=47"},
    });

}  // namespace
}  // namespace lemniscate::tests
