// What the Order allies and mercenaries do. Expected values are written by hand.
#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

const CardProofs order_initiate(
    "OrderInitiate", "order_initiate",
    {
        {"GivesTwoGems", "hand=@", "play @", "play=@ gems+2"},
        {"AsksEvenWithNothingToReveal", "hand=@,crystal",
         "play @; asks 0 reveal; offers reveal none; reveal none", "play=@ gems+2"},
        {"DominionByPlayedCardsGivesTwoMasteryUnasked",
         "hand=@,crystal played=kiln_drone,spore_cleric,nil_assassin", "play @",
         "play=@ gems+2 mastery+2"},
        {"FastPlayedAndChampionsPlayedThisTurnCount",
         "hand=@ played=spore_cleric/fast,nil_assassin/fast champions=evokatus/now", "play @",
         "play=@ gems+2 mastery+2"},
        {"ChampionsOfEarlierTurnsDoNotCount",
         "hand=@ played=spore_cleric,nil_assassin champions=evokatus", "play @", "play=@ gems+2"},
        {"RelicsCountWithTheirFaction", "hand=@ played=praetorian_01,entropic_talons,world_piercer",
         "play @", "play=@ gems+2 mastery+2"},
        {"TheMissingCardMayBeRevealed",
         "hand=@,nil_assassin,crystal played=kiln_drone,spore_cleric",
         "play @; offers reveal none | reveal nil_assassin; reveal nil_assassin",
         "play=@ gems+2 mastery+2 seen+nil_assassin"},
        {"RevealingIsOptional", "hand=@,nil_assassin played=kiln_drone,spore_cleric",
         "play @; reveal none", "play=@ gems+2"},
        {"AllThreeMayBeRevealed", "hand=@,nil_assassin,li_hin,spore_cleric,kiln_drone",
         "play @;"
         "offers reveal none | reveal kiln_drone nil_assassin spore_cleric |"
         "  reveal kiln_drone li_hin spore_cleric;"
         "reveal kiln_drone li_hin spore_cleric",
         "play=@ gems+2 mastery+2 seen=kiln_drone,li_hin,spore_cleric"},
        {"WithAFactionMissingEverywhereOnlyNoneIsOffered",
         "hand=@,nil_assassin,li_hin,crystal,command_seer played=kiln_drone",
         "play @; offers reveal none; reveal none", "play=@ gems+2"},
        {"OrderCardsDoNotStandInForAnotherFaction",
         "hand=@ played=kiln_drone,spore_cleric,command_seer", "play @", "play=@ gems+2"},
    });

const CardProofs cache_warden(
    "CacheWarden", "cache_warden",
    {
        {"AtEightMasteryGainsOneOnly", "hand=@ mastery=8", "play @", "play=@ mastery+1"},
        {"AtNineMasteryGainsTheTenthAndDraws", "hand=@ mastery=9", "play @",
         "play=@ mastery+1 draw=1"},
        {"AtThirtyMasteryStillDraws", "hand=@ mastery=30", "play @", "play=@ draw=1"},
        {"FastPlayedForTwoAtNineDoesTheSame", "row=@ gems=2 mastery=9", "fast-play @",
         "fast=@ gems=0 mastery+1 draw=1"},
        {"FastPlayedAtEightGainsOneOnly", "row=@ gems=2 mastery=8", "fast-play @",
         "fast=@ gems=0 mastery+1"},
    });

const CardProofs shard_abstractor(
    "ShardAbstractor", "shard_abstractor",
    {
        {"GivesTwoMastery", "hand=@ mastery=8", "play @", "play=@ mastery+2"},
        {"MasteryStopsAtThirty", "hand=@ mastery=29", "play @", "play=@ mastery=30"},
        {"FastPlayedForThreeDoesTheSame", "row=@ gems=3", "fast-play @", "fast=@ gems=0 mastery+2"},
    });

const CardProofs data_heretic(
    "DataHeretic", "data_heretic",
    {
        {"DrawsTwo", "hand=@ deck=blaster,crystal,infinity_shard", "play @", "play=@ draw=2"},
        {"DrawsWhatThereIs", "hand=@ deck=blaster", "play @", "play=@ draw=1"},
        {"FastPlayedForThreeDoesTheSame", "row=@ gems=3", "fast-play @", "fast=@ gems=0 draw=2"},
    });

const CardProofs portal_monk(
    "PortalMonk", "portal_monk",
    {
        {"TakesACardOfCostSixOrLessForNothing",
         "hand=@ gems=1 row=axia,_,drakonarius,kiln_drone,grand_architect",
         "play @; asks 0 take; offers take drakonarius | take kiln_drone; take drakonarius",
         "play=@ row-drakonarius discard+drakonarius"},
        {"TheOnlyCardIsTakenUnasked", "hand=@ row=axia,root_of_the_forest,evokatus", "play @",
         "play=@ row-evokatus discard+evokatus"},
        {"WithOnlyDearerCardsTakesNothing", "hand=@ row=axia,zen_chi_set,general_decurion",
         "play @", "play=@"},
        {"WithAnEmptyRowTakesNothing", "hand=@ centre=evokatus", "play @", "play=@"},
        {"TheSlotIsRefilled", "hand=@ row=_,evokatus centre=li_hin,zara_ra", "play @",
         "play=@ row=_,li_hin centre=zara_ra discard+evokatus"},
        {"OfEqualCardsTheFirstIsTaken", "hand=@ row=_,evokatus,evokatus", "play @",
         "play=@ row=_,_,evokatus discard+evokatus"},
        {"AtFourteenMasteryItGoesToTheDiscardPile", "hand=@ row=evokatus mastery=14", "play @",
         "play=@ row-evokatus discard+evokatus"},
        {"AtFifteenMasteryItGoesToHandInstead", "hand=@ row=evokatus mastery=15", "play @",
         "play=@ row-evokatus hand+evokatus seen+evokatus"},
        {"AtFifteenMasteryTheCostLimitIsTheSame",
         "hand=@ row=axia,drakonarius,kiln_drone,grand_architect mastery=15",
         "play @; offers take drakonarius | take kiln_drone; take drakonarius",
         "play=@ row-drakonarius hand+drakonarius seen+drakonarius"},
        {"RulingAxiaIsNeverTakenForHerPrintedCostIsSeven",
         "hand=@ row=axia champions=evokatus,optio_crusher", "play @", "play=@"},
        {"ATakenMercenaryIsNotPlayed", "hand=@ row=nil_assassin", "play @",
         "play=@ row-nil_assassin discard+nil_assassin"},
        {"NumerisDestinationComesFirst", "hand=@ row=evokatus mastery=15 numeri=1", "play @",
         "play=@ row-evokatus champions+evokatus numeri=0"},
        {"NumeriDoesNotApplyToOtherCards", "hand=@ row=li_hin numeri=1", "play @",
         "play=@ row-li_hin discard+li_hin"},
    });

const CardProofs command_seer("CommandSeer", "command_seer",
                              {
                                  {"GivesTwoGems", "hand=@", "play @", "play=@ gems+2"},
                              });

const CardProofs cryptofist_monk("CryptofistMonk", "cryptofist_monk",
                                 {
                                     {"DrawsOne", "hand=@", "play @", "play=@ draw=1"},
                                 });

const CardProofs omnius(
    "Omnius", "omnius",
    {
        {"DrawsTwo", "hand=@", "play @; offers reveal none; reveal none", "play=@ draw=2"},
        {"WithoutACardInHandIsNotAsked", "hand=@ deck=", "play @", "play=@"},
        {"DominionByPlayedCardsGivesFiveMastery",
         "hand=@ played=kiln_drone,spore_cleric,nil_assassin", "play @", "play=@ draw=2 mastery+5"},
        {"ACardDrawnByItMayBeRevealed",
         "hand=@ deck=nil_assassin,crystal,crystal played=kiln_drone,spore_cleric",
         "play @; offers reveal none | reveal nil_assassin; reveal nil_assassin",
         "play=@ draw=2 mastery+5 seen+nil_assassin"},
        {"FastPlayedForSixDoesTheSame", "row=@ gems=6 played=kiln_drone,spore_cleric,nil_assassin",
         "fast-play @", "fast=@ gems=0 draw=2 mastery+5"},
    });

const CardProofs grand_architect("GrandArchitect", "grand_architect",
                                 {
                                     {"GivesFiveMastery", "hand=@", "play @", "play=@ mastery+5"},
                                     {"FastPlayedForSevenDoesTheSame", "row=@ gems=7",
                                      "fast-play @", "fast=@ gems=0 mastery+5"},
                                 });

const CardProofs cloud_oracles(
    "CloudOracles", "cloud_oracles",
    {
        {"AheadOfEverybodyGivesTwoGems", "hand=@ mastery=5 their.mastery=4 2.mastery=4", "play @",
         "play=@ draw=1 gems+2"},
        {"LevelWithAnyoneOnlyDraws", "hand=@ mastery=5 their.mastery=4 2.mastery=5", "play @",
         "play=@ draw=1"},
        {"BehindAnyoneOnlyDraws", "hand=@ mastery=5 their.mastery=6 2.mastery=0", "play @",
         "play=@ draw=1"},
        {"TheDeadAreNotCompared", "hand=@ mastery=5 their.mastery=9 their.health=0 2.mastery=4",
         "play @", "play=@ draw=1 gems+2"},
    });

const CardProofs mainframe_abbot(
    "MainframeAbbot", "mainframe_abbot",
    {
        {"WithTetraDrawsAndGivesOneMastery", "hand=@ character=tetra", "play @",
         "play=@ draw=1 mastery+1"},
        {"WithVolosOnlyDraws", "hand=@ character=volos their.character=tetra", "play @",
         "play=@ draw=1"},
        {"WithDecimaOnlyDraws", "hand=@ character=decima", "play @", "play=@ draw=1"},
        {"WithKoSynWuOnlyDraws", "hand=@ character=ko_syn_wu", "play @", "play=@ draw=1"},
    });

}  // namespace
}  // namespace lemniscate::tests
