// What the Wraethe allies and mercenaries do. Expected values are written by hand.
#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

const CardProofs wraethe_skirmisher(
    "WraetheSkirmisher", "wraethe_skirmisher",
    {
        {"WithoutEchoGivesTwoPower", "hand=@ discard=kiln_drone,spore_cleric,command_seer,crystal",
         "play @", "play=@ power+2"},
        {"EchoGivesSixInstead", "hand=@ discard=crystal,nil_assassin", "play @", "play=@ power+6"},
        {"ChampionsEcho", "hand=@ discard=li_hin", "play @", "play=@ power+6"},
        {"RelicsEcho", "hand=@ discard=heart_of_nothing", "play @", "play=@ power+6"},
        {"CardsElsewhereDoNotEcho",
         "hand=@,nil_assassin played=shadow_apostle champions=li_hin deck=umbral_scourge "
         "their.discard=zara_ra banished=aetherbreaker",
         "play @", "play=@ power+2"},
    });

const CardProofs nil_assassin(
    "NilAssassin", "nil_assassin",
    {
        {"GivesFivePower", "hand=@", "play @", "play=@ power+5"},
        {"EchoChangesNothing", "hand=@ discard=li_hin", "play @", "play=@ power+5"},
        {"FastPlayedForTwoDoesTheSame", "row=@ gems=2", "fast-play @", "fast=@ gems=0 power+5"},
    });

const CardProofs shadow_apostle(
    "ShadowApostle", "shadow_apostle",
    {
        {"GivesTwoPowerAndMayBanishFromHand", "hand=@,crystal,crystal,blaster discard=crystal",
         "play @; asks 0 banish;"
         "offers banish none | banish hand:crystal | banish hand:blaster | banish discard:crystal;"
         "banish hand:crystal",
         "play=@ power+2 hand-crystal banished+crystal"},
        {"MayBanishFromTheDiscardPile", "hand=@ discard=crystal,blaster,crystal",
         "play @; banish discard:crystal",
         "play=@ power+2 discard=blaster,crystal banished+crystal"},
        {"BanishingIsOptional", "hand=@ discard=crystal",
         "play @; offers banish none | banish discard:crystal; banish none", "play=@ power+2"},
        {"WithNothingToBanishIsNotAsked", "hand=@ their.discard=crystal", "play @",
         "play=@ power+2"},
        {"FastPlayedForTwoDoesTheSame", "row=@ gems=2 hand=crystal",
         "fast-play @; offers banish none | banish hand:crystal; banish hand:crystal",
         "fast=@ gems=0 power+2 hand-crystal banished+crystal"},
    });

const CardProofs umbral_scourge(
    "UmbralScourge", "umbral_scourge",
    {
        {"GivesOneMasteryAndMayBanishFromHand", "hand=@,crystal discard=blaster",
         "play @; asks 0 banish;"
         "offers banish none | banish hand:crystal | banish discard:blaster; banish hand:crystal",
         "play=@ mastery+1 hand-crystal banished+crystal"},
        {"MayBanishFromTheDiscardPile", "hand=@,crystal discard=blaster",
         "play @; banish discard:blaster", "play=@ mastery+1 discard-blaster banished+blaster"},
        {"BanishingIsOptional", "hand=@,crystal", "play @; banish none", "play=@ mastery+1"},
        {"WithNothingToBanishIsNotAsked", "hand=@", "play @", "play=@ mastery+1"},
        {"FastPlayedForThreeDoesTheSame", "row=@ gems=3 discard=crystal",
         "fast-play @; banish discard:crystal",
         "fast=@ gems=0 mastery+1 discard-crystal banished+crystal"},
    });

const CardProofs shadebound_sentry(
    "ShadeboundSentry", "shadebound_sentry",
    {
        {"GivesThreePowerAndReturnsTheOnlyMercenary", "hand=@ discard=crystal,data_heretic,blaster",
         "play @", "play=@ power+3 discard-data_heretic hand+data_heretic seen+data_heretic"},
        {"ReturningIsNotOptional",
         "hand=@ discard=nil_assassin,evokatus,spore_cleric,wraethe_skirmisher,nil_assassin",
         "play @; asks 0 return; offers return nil_assassin | return spore_cleric;"
         "return spore_cleric",
         "play=@ power+3 discard-spore_cleric hand+spore_cleric seen+spore_cleric"},
        {"WithoutAMercenaryInTheDiscardPileReturnsNothing",
         "hand=@ discard=evokatus,wraethe_skirmisher,world_piercer,crystal "
         "played=nil_assassin their.discard=nil_assassin",
         "play @", "play=@ power+3"},
        {"WithAnEmptyDiscardPileGivesPowerOnly", "hand=@", "play @", "play=@ power+3"},
    });

const CardProofs aetherbreaker(
    "Aetherbreaker", "aetherbreaker",
    {
        {"AtNineMasteryGivesFourPower", "hand=@ mastery=9", "play @", "play=@ power+4"},
        {"AtTenMasteryGivesEightInstead", "hand=@ mastery=10", "play @", "play=@ power+8"},
        {"FastPlayedForFourAtNineGivesFour", "row=@ gems=4 mastery=9", "fast-play @",
         "fast=@ gems=0 power+4"},
        {"FastPlayedAtTenGivesEight", "row=@ gems=4 mastery=10", "fast-play @",
         "fast=@ gems=0 power+8"},
    });

const CardProofs scion_of_nothingness(
    "ScionOfNothingness", "scion_of_nothingness",
    {
        {"WithoutEchoGivesThreePower", "hand=@ discard=kiln_drone,crystal their.discard=li_hin",
         "play @", "play=@ power+3"},
        {"OneWraetheCardAddsTwo", "hand=@ discard=li_hin,crystal", "play @", "play=@ power+5"},
        {"EachWraetheCardAddsTwo",
         "hand=@,@ played=nil_assassin "
         "discard=nil_assassin,nil_assassin,li_hin,world_piercer,spore_cleric",
         "play @", "play=@ power+11"},
        {"FastPlayedForFiveDoesTheSame", "row=@ gems=5 discard=li_hin,zara_ra", "fast-play @",
         "fast=@ gems=0 power+7"},
        {"FastPlayedWithoutEchoGivesThree", "row=@ gems=5 discard=crystal", "fast-play @",
         "fast=@ gems=0 power+3"},
    });

const CardProofs zara_ra(
    "ZaraRa", "zara_ra",
    {
        {"AtEightMasteryGivesFourPowerAndOneMastery", "hand=@,crystal mastery=8 discard=blaster",
         "play @", "play=@ power+4 mastery+1"},
        {"AtNineMasteryMayBanishTwo", "hand=@,crystal mastery=9 discard=blaster,crystal",
         "play @; asks 0 banish;"
         "offers banish none | banish hand:crystal | banish discard:blaster |"
         "  banish discard:crystal;"
         "banish hand:crystal; offers banish none | banish discard:blaster |"
         "  banish discard:crystal;"
         "banish discard:blaster",
         "play=@ power+4 mastery+1 hand-crystal discard-blaster banished+crystal,blaster"},
        {"NoThirdCardIsBanished", "hand=@,crystal,crystal,crystal mastery=9",
         "play @; banish hand:crystal; banish hand:crystal",
         "play=@ power+4 mastery+1 hand-crystal,crystal banished+crystal,crystal"},
        {"NoneStopsAtOnce", "hand=@,crystal mastery=9 discard=blaster", "play @; banish none",
         "play=@ power+4 mastery+1"},
        {"NoneStopsAfterOne", "hand=@,crystal mastery=9 discard=blaster",
         "play @; banish discard:blaster; banish none",
         "play=@ power+4 mastery+1 discard-blaster banished+blaster"},
        {"AfterTheOnlyCardNothingIsAsked", "hand=@,crystal mastery=10",
         "play @; banish hand:crystal", "play=@ power+4 mastery+1 hand-crystal banished+crystal"},
        {"FastPlayedForFiveAtNineDoesTheSame", "row=@ gems=5 hand=crystal,blaster mastery=9",
         "fast-play @; banish hand:crystal; banish hand:blaster",
         "fast=@ gems=0 power+4 mastery+1 hand= banished+crystal,blaster"},
        {"FastPlayedAtEightAsksNothing", "row=@ gems=5 hand=crystal,blaster mastery=8",
         "fast-play @", "fast=@ gems=0 power+4 mastery+1"},
    });

const CardProofs pall_shades(
    "PallShades", "pall_shades",
    {
        {"WithoutEchoOnlyDraws", "hand=@ discard=crystal,kiln_drone", "play @", "play=@ draw=1"},
        {"EchoGivesThreePowerToo", "hand=@ discard=li_hin", "play @", "play=@ power+3 draw=1"},
        {"EchoIsReadBeforeTheDrawEmptiesTheDiscardPile", "hand=@ discard=li_hin deck=", "play @",
         "play=@ power+3 discard= hand=li_hin"},
    });

const CardProofs the_lost(
    "TheLost", "the_lost",
    {
        {"WithKoSynWuGivesSixPowerAndMayBanish",
         "hand=@,crystal discard=blaster character=ko_syn_wu",
         "play @; asks 0 banish;"
         "offers banish none | banish hand:crystal | banish discard:blaster; banish hand:crystal",
         "play=@ power+6 hand-crystal banished+crystal"},
        {"BanishingIsOptional", "hand=@ discard=blaster character=ko_syn_wu", "play @; banish none",
         "play=@ power+6"},
        {"WithVolosGivesPowerOnly",
         "hand=@,crystal discard=blaster character=volos their.character=ko_syn_wu", "play @",
         "play=@ power+6"},
        {"WithTetraGivesPowerOnly", "hand=@,crystal discard=blaster character=tetra", "play @",
         "play=@ power+6"},
        {"WithDecimaGivesPowerOnly", "hand=@,crystal discard=blaster character=decima", "play @",
         "play=@ power+6"},
        {"FastPlayedForFourWithKoSynWuDoesTheSame", "row=@ gems=4 hand=crystal character=ko_syn_wu",
         "fast-play @; banish hand:crystal", "fast=@ gems=0 power+6 hand-crystal banished+crystal"},
        {"FastPlayedWithVolosGivesPowerOnly", "row=@ gems=4 hand=crystal character=volos",
         "fast-play @", "fast=@ gems=0 power+6"},
    });

}  // namespace
}  // namespace lemniscate::tests
