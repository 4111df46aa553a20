// What the Homodeus allies and mercenaries do. Expected values are written by hand.
#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

const CardProofs kiln_drone(
    "KilnDrone", "kiln_drone",
    {
        {"WithoutAChampionGivesTwoGems", "hand=@", "play @", "play=@ gems+2"},
        {"WithAChampionGivesFourGemsInstead", "hand=@ champions=li_hin", "play @", "play=@ gems+4"},
        {"AnExhaustedChampionInspires", "hand=@ champions=li_hin/exhausted", "play @",
         "play=@ gems+4"},
        {"PraetorianTwoInspires", "hand=@ champions=praetorian_02", "play @", "play=@ gems+4"},
        {"AnOpponentsChampionDoesNotInspire", "hand=@ their.champions=li_hin", "play @",
         "play=@ gems+2"},
        {"AChampionInHandOrDiscardDoesNotInspire", "hand=@,evokatus discard=li_hin", "play @",
         "play=@ gems+2"},
    });

const CardProofs mining_drones(
    "MiningDrones", "mining_drones",
    {
        {"GivesAGemAndDrawsOne", "hand=@", "play @", "play=@ gems+1 draw=1"},
        {"AChampionChangesNothing", "hand=@ champions=li_hin", "play @", "play=@ gems+1 draw=1"},
    });

const CardProofs reactor_drone("ReactorDrone", "reactor_drone",
                               {
                                   {"GivesThreeGems", "hand=@", "play @", "play=@ gems+3"},
                                   {"AChampionChangesNothing", "hand=@ champions=li_hin", "play @",
                                    "play=@ gems+3"},
                               });

const CardProofs korvus_legionnaire(
    "KorvusLegionnaire", "korvus_legionnaire",
    {
        {"GivesTwoPowerAndReturnsTheOnlyChampion", "hand=@ discard=crystal,evokatus,blaster",
         "play @", "play=@ power+2 discard-evokatus hand+evokatus seen+evokatus"},
        {"WithoutAChampionInTheDiscardPileReturnsNothing",
         "hand=@ discard=kiln_drone,venator_of_the_wastes,praetorian_01,crystal", "play @",
         "play=@ power+2"},
        {"WithAnEmptyDiscardPileGivesPowerOnly", "hand=@", "play @", "play=@ power+2"},
        {"ReturningIsNotOptional", "hand=@ discard=li_hin,venator_of_the_wastes,evokatus,evokatus",
         "play @; offers return evokatus | return li_hin; return li_hin",
         "play=@ power+2 discard-li_hin hand+li_hin seen+li_hin"},
        {"TheFirstOfEqualChampionsReturns", "hand=@ discard=evokatus,li_hin,evokatus",
         "play @; return evokatus",
         "play=@ power+2 discard=li_hin,evokatus hand+evokatus seen+evokatus"},
        {"PraetorianTwoIsAChampion", "hand=@ discard=praetorian_01,praetorian_02", "play @",
         "play=@ power+2 discard-praetorian_02 hand+praetorian_02 seen+praetorian_02"},
        {"ChampionsInPlayOrOfTheOpponentStay",
         "hand=@ champions=li_hin their.discard=evokatus their.champions=raidian", "play @",
         "play=@ power+2"},
    });

const CardProofs venator_of_the_wastes(
    "VenatorOfTheWastes", "venator_of_the_wastes",
    {
        {"WithoutAChampionGivesFourPower", "hand=@ their.mastery=9", "play @", "play=@ power+4"},
        {"WithAChampionTheOnlyOpponentLosesTwoMastery",
         "hand=@ champions=li_hin mastery=7 their.mastery=9", "play @",
         "play=@ power+4 their.mastery-2"},
        {"MasteryDoesNotDropBelowZero", "hand=@ champions=li_hin their.mastery=1", "play @",
         "play=@ power+4 their.mastery=0"},
        {"TheRightToARelicStays", "hand=@ champions=li_hin their.mastery=10", "play @",
         "play=@ power+4 their.mastery=8 their.relic_earned=true"},
        {"AmongSeveralOpponentsOneIsChosen", "hand=@ champions=li_hin their.mastery=5 2.mastery=6",
         "play @; asks 0 target; offers target 1 | target 2; target 2",
         "play=@ power+4 2.mastery=4"},
        {"TheDeadAreNoTargets",
         "hand=@ champions=li_hin their.health=0 their.mastery=5 2.mastery=6 3.mastery=7",
         "play @; offers target 2 | target 3; target 3", "play=@ power+4 3.mastery=5"},
        {"WithoutAChampionNobodyIsChosenAmongSeveral", "hand=@ their.mastery=5 2.mastery=6",
         "play @", "play=@ power+4"},
        {"FastPlayedForFourDoesTheSame", "row=@ gems=4 champions=li_hin their.mastery=9",
         "fast-play @", "fast=@ gems=0 power+4 their.mastery-2"},
        {"FastPlayedWithoutAChampionGivesPowerOnly", "row=@ gems=4 their.mastery=9", "fast-play @",
         "fast=@ gems=0 power+4"},
    });

const CardProofs limiter_drones(
    "LimiterDrones", "limiter_drones",
    {
        {"WithoutAChampionOnlyDraws", "hand=@,blaster discard=crystal", "play @", "play=@ draw=1"},
        {"WithAChampionAsksBeforeItDraws", "hand=@,blaster deck=infinity_shard champions=li_hin",
         "play @; asks 0 banish; offers banish none | banish hand:blaster", "play=@ asks=banish"},
        {"BanishingFromHandThenDraws", "hand=@,blaster champions=li_hin discard=crystal",
         "play @; offers banish none | banish hand:blaster | banish discard:crystal;"
         "banish hand:blaster",
         "play=@ hand-blaster banished+blaster draw=1"},
        {"BanishingFromTheDiscardPileThenDraws", "hand=@,blaster champions=li_hin discard=crystal",
         "play @; banish discard:crystal", "play=@ discard-crystal banished+crystal draw=1"},
        {"BanishingIsOptional", "hand=@,blaster champions=li_hin discard=crystal",
         "play @; banish none", "play=@ draw=1"},
        {"WithNothingToBanishItDrawsWithoutAsking", "hand=@ champions=li_hin", "play @",
         "play=@ draw=1"},
    });

}  // namespace
}  // namespace lemniscate::tests
