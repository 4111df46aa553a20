// The attack phase: who is asked what, and what is left of whom.
#include <gtest/gtest.h>

#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

const std::string three = "2.health=50 ";
const std::string four = "2.health=50 3.health=50 ";

// Assignment.

TEST(Assignment, IsNotAskedInADuel) { prove("power=6", "end", "~ to=1 asks=play their.health=44"); }

TEST(Assignment, IsNotAskedWithoutPower) {
    prove(three + "power=0 their.hand=crystal", "end", "~ to=1 asks=play their.health=50");
}

TEST(Assignment, OfThreeIsOneQuestion) {
    prove(three + "power=6", "end; asks 0 assign; assign 1:6", "~ their.health=44 2.health=50");
    prove(three + "power=6", "end; asks 0 assign; assign 1:0", "~ their.health=50 2.health=44");
}

TEST(Assignment, OfFourIsTwoQuestionsClockwise) {
    prove(four + "power=6",
          "end; asks 0 assign; can assign 1:6; assign 1:1; asks 0 assign;"
          "offers assign 2:0 | assign 2:1 | assign 2:2 | assign 2:3 | assign 2:4 | assign 2:5;"
          "assign 2:2",
          "~ to=1 their.health=49 2.health=48 3.health=47");
    prove(four + "seat=2 power=6",
          "end; asks 2 assign; can assign 3:6; assign 3:1; asks 2 assign; can assign 0:5;"
          "assign 0:2",
          "~ to=3 health=48 their.health=47 3.health=49");
}

TEST(Assignment, StopsWhenNoPowerIsLeft) {
    prove(four + "power=6 their.hand=crystal 2.hand=crystal 3.hand=crystal",
          "end; assign 1:6; asks 1 shield; shield none", "~ to=1 asks=play their.health=44");
}

TEST(Assignment, LeavesOutTheDeadAndThoseBehindZetta) {
    prove(four + "power=6 their.health=0", "end; asks 0 assign; can assign 2:6; assign 2:2",
          "~ 2.health=48 3.health=46");
    prove(four + "power=6 2.champions=zetta_encryptor", "end; assign 1:2",
          "~ their.health=48 2.health=50 3.health=46");
    prove(three + "power=6 2.champions=zetta_encryptor", "end",
          "~ to=1 asks=play their.health=44 2.health=50");
}

TEST(Assignment, OfNothingWhenNobodyCanBeAttacked) {
    prove("power=6 their.champions=zetta_encryptor their.hand=crystal", "end",
          "~ to=1 asks=play their.health=50 power=0");
}

TEST(Assignment, SaysSoInThePosition) {
    prove(three + "power=6", "end", "~ to=0 asks=assign phase=attack power=6");
    prove(three + "power=6 2.hand=crystal", "end; assign 1:4",
          "~ to=2 asks=shield phase=attack power=0 their.health=50");
}

// Shields.

TEST(ShieldsAsked, OfEveryAttackedSeatWithACardInHandAndOfNoOther) {
    // Seat 1 has no card, seat 3 is not attacked.
    prove(four + "power=6 2.hand=crystal 3.hand=command_seer",
          "end; assign 1:2; assign 2:4; asks 2 shield; shield none",
          "~ to=1 asks=play their.health=48 2.health=46 3.health=50");
    // Everybody is attacked.
    prove(four + "power=6 their.hand=crystal 2.hand=crystal 3.hand=crystal",
          "end; assign 1:2; assign 2:2; asks 1 shield; shield none; asks 2 shield; shield none;"
          "asks 3 shield; shield none",
          "~ to=1 asks=play their.health=48 2.health=48 3.health=48");
}

TEST(ShieldsAsked, OnlyWhenTheWholeSplitIsKnown) {
    prove(three + "power=6 their.hand=crystal 2.hand=crystal",
          "end; asks 0 assign; assign 1:3; asks 1 shield", "~ asks=shield to=1");
}

TEST(ShieldsAsked, BeforeAnybodyIsHurt) {
    prove(three + "power=6 their.health=3 2.hand=crystal", "end; assign 1:3; asks 2 shield",
          "~ their.health=3 to=2 asks=shield");
}

TEST(ShieldsAsked, EvenIfPraetorianPreventsEverything) {
    prove("power=3 their.champions=praetorian_02 their.hand=crystal",
          "end; asks 1 shield; shield none", "~ their.health=50");
}

TEST(ShieldsAsked, NotWhenTheyDoNotWork) {
    prove("power=6 unshielded=true their.champions=praetorian_02 their.hand=command_seer", "end",
          "~ to=1 asks=play their.health=44 their.seen=");
}

TEST(Shields, PreventNoMoreThanWasAssigned) {
    // Nothing carries over to the next attack, and nobody is healed.
    prove(three + "power=6 their.health=40 their.hand=cryptofist_monk 2.health=40",
          "end; assign 1:3; shield cryptofist_monk", "~ their.health=40 2.health=37");
}

TEST(Shields, AddUpWithPraetorian) {
    prove("power=9 their.champions=praetorian_02 their.hand=thorn_zealot",
          "end; shield thorn_zealot", "~ their.health=47");
    prove("power=9 their.mastery=20 their.champions=praetorian_02 their.hand=thorn_zealot",
          "end; shield thorn_zealot", "~ their.health=50");
}

TEST(Shields, AreShownToEverybodyAndStay) {
    prove("power=9 their.hand=thorn_zealot,crystal,thorn_zealot", "end; shield thorn_zealot",
          "~ their.hand=thorn_zealot,crystal,thorn_zealot their.seen=thorn_zealot");
    prove("power=9 their.hand=thorn_zealot,crystal,thorn_zealot",
          "end; shield thorn_zealot thorn_zealot",
          "~ their.health=47 their.seen=thorn_zealot,thorn_zealot");
}

TEST(Shields, NeverStandBetweenAChampionAndAnAttack) {
    prove("power=4 their.champions=optio_crusher their.hand=command_seer",
          "attack 1:optio_crusher; asks 0 play",
          "power=0 their.champions= their.discard=optio_crusher");
}

TEST(Shields, OfChampionsWorkFromTheHandOnly) {
    prove("power=9 their.hand=zetta_encryptor", "end; shield zetta_encryptor", "~ their.health=46");
}

// Damage.

TEST(Damage, EliminatesSeveralAtOnceClockwise) {
    prove(four + "seat=2 power=10 health=5 3.health=5 hand=crystal 3.discard=blaster",
          "end; assign 3:5; assign 0:5; shield none",
          "~ to=1 phase=play health=0 3.health=0 banished=blaster,crystal,crystal,crystal,crystal");
}

TEST(Damage, ThatEliminatesTakesAllCardsOutOfTheGameInTheirOrder) {
    prove(three +
              "power=8 their.health=8 their.mastery=11 their.hand=crystal,axia "
              "their.deck=blaster,infinity_shard their.discard=kiln_drone,omnius "
              "their.champions=evokatus,li_hin their.relics=datic_robes,terminal_crescents "
              "banished=raidian",
          "end; assign 1:8; shield none",
          "~ to=2 their.health=0 their.hand= their.deck= their.discard= their.champions= "
          "their.relics= their.mastery=11 their.relic_earned=true their.character=tetra "
          "banished=raidian,crystal,axia,blaster,infinity_shard,kiln_drone,omnius,evokatus,li_hin,"
          "datic_robes,terminal_crescents");
}

TEST(Damage, OverkillIsLostInAFreeForAll) {
    prove(three + "power=30 their.health=5", "end; assign 1:30", "~ their.health=0 2.health=50");
}

TEST(Damage, OfOneLessThanTheHealthLeavesOne) {
    prove("power=49", "end", "~ to=1 their.health=1");
    prove("power=50", "end", "~ phase=over winners=0 reason=last_standing their.health=0");
}

TEST(Damage, ThatEndsTheGameLeavesNoEndPhase) {
    prove("power=6 their.health=6 hand=blaster played=crystal", "end",
          "~ phase=over to=none asks=none seat=0 hand=blaster played=crystal discard= "
          "deck=crystal,crystal,crystal power=0");
}

TEST(InfiniteAttack, KillsAllWhoCanBeAttackedWithFourPlayers) {
    prove(four +
              "power=infinite their.hand=command_seer 2.champions=zetta_encryptor "
              "3.champions=praetorian_02",
          "end", "~ to=2 phase=play their.health=0 2.health=50 3.health=0");
    prove(four + "power=infinite", "end", "~ phase=over winners=0 reason=last_standing");
}

TEST(InfiniteAttack, NeedsNoUnshielding) {
    prove("power=infinite their.hand=command_seer,datic_robes their.mastery=30", "end",
          "~ phase=over winners=0");
}

}  // namespace
}  // namespace lemniscate::tests
