// What the Wraethe champions do. Expected values are written by hand.
#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

const CardProofs li_hin(
    "LiHin", "li_hin",
    {
        {"EntersPlayWithoutEffect", "hand=@", "play @", "enter=@"},
        {"UseGivesOnePower", "champions=@ discard=nil_assassin", "exhaust @", "exhaust=@ power+1"},
        {"CannotBeAttackedWithPower", "power=30 their.champions=@,evokatus",
         "cannot attack 1:@; attack 1:evokatus",
         "power=28 their.champions=@ their.discard=evokatus"},
        {"CannotBeAttackedWithInfinitePower", "power=infinite their.champions=@",
         "cannot attack 1:@", ""},
        {"EffectsDestroyIt", "hand=thorn_zealot deck= played=spore_cleric their.champions=@",
         "play thorn_zealot", "play=thorn_zealot their.champions= their.discard=@"},
        {"DoesNotGuardItsOwner", "power=3 their.champions=@", "end", "~ their.health=47"},
    });

const CardProofs fao_cutul(
    "FaoCutul", "fao_cutul",
    {
        {"EntersPlayWithoutEffect", "hand=@ mastery=20 power=3", "play @", "enter=@"},
        {"AtNineteenMasteryUseGivesTwoPower", "champions=@ mastery=19 power=3", "exhaust @",
         "exhaust=@ power=5"},
        {"AtTwentyMasteryUseGivesTwoThenDoublesAllPower", "champions=@ mastery=20 power=3",
         "exhaust @", "exhaust=@ power=10"},
        {"InfinitePowerStaysInfinite", "champions=@ mastery=20 power=infinite", "exhaust @",
         "exhaust=@"},
    });

const CardProofs zen_chi_set(
    "ZenChiSet", "zen_chi_set",
    {
        {"EntersPlayWithoutEffect", "hand=@ discard=li_hin", "play @", "enter=@"},
        {"UseGivesThreePowerAndReturnsTheOnlyWraetheCard",
         "champions=@ discard=crystal,li_hin,kiln_drone", "exhaust @",
         "exhaust=@ power+3 discard-li_hin hand+li_hin seen+li_hin"},
        {"ReturningIsNotOptionalAndAnyKindWillDo",
         "champions=@ discard=kiln_drone,wraethe_skirmisher,nil_assassin,li_hin,world_piercer,"
         "spore_cleric,command_seer",
         "exhaust @; asks 0 return;"
         "offers return li_hin | return nil_assassin | return world_piercer |"
         "  return wraethe_skirmisher;"
         "return world_piercer",
         "exhaust=@ power+3 discard-world_piercer hand+world_piercer seen+world_piercer"},
        {"WithoutAWraetheCardInTheDiscardPileReturnsNothing",
         "champions=@ discard=kiln_drone,spore_cleric,command_seer,crystal,praetorian_01",
         "exhaust @", "exhaust=@ power+3"},
    });

const CardProofs ru_bo_vai(
    "RuBoVai", "ru_bo_vai",
    {
        {"EntersPlayWithoutEffect", "hand=@ mastery=10", "play @", "enter=@"},
        {"AtNineMasteryUseGivesFourPower", "champions=@ mastery=9", "exhaust @",
         "exhaust=@ power+4"},
        {"AtTenMasteryUseStopsShieldsToo", "champions=@ mastery=10", "exhaust @",
         "exhaust=@ power+4 unshielded=true"},
        {"AtNineMasteryShieldsWork", "champions=@ mastery=9 their.hand=command_seer",
         "exhaust @; end; shield command_seer", "~ their.health=50 to=1 unshielded=false"},
        {"AtTenMasteryShieldsFromHandAreNotAskedFor",
         "champions=@ mastery=10 their.hand=command_seer", "exhaust @; end",
         "~ their.health=46 to=1 unshielded=false"},
        {"AtTenMasteryPraetorianTwoDoesNotProtect",
         "champions=@ mastery=10 their.champions=praetorian_02", "exhaust @; end",
         "~ their.health=46 to=1"},
    });

}  // namespace
}  // namespace lemniscate::tests
