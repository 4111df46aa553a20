// Bloodbath: three players, and power hits both opponents in full.
#include <gtest/gtest.h>

#include "tests/shards/proof.h"
#include "tests/shards/scene.h"

namespace lemniscate::tests {
namespace {

const std::string bloodbath = "mode=bloodbath 2.health=50 ";

TEST(Bloodbath, IsSetUpLikeAGameOfThree) {
    TextGame table =
        dealt({.players = 3, .mode = shards::Mode::bloodbath, .first_seat = seat_at(1)});
    expect(table, "to=1 asks=play mastery=2 their.mastery=0 2.mastery=1 health=50 their.health=50");
    EXPECT_EQ(table.position()["players"].size(), 3U);
}

TEST(Bloodbath, PowerHitsBothOpponentsInFullWithoutAQuestion) {
    prove(bloodbath + "power=7", "end", "~ to=1 asks=play health=50 their.health=43 2.health=43");
    prove(bloodbath + "seat=1 power=7", "end", "~ to=2 health=43 their.health=50 2.health=43");
}

TEST(Bloodbath, EachShieldsForItself) {
    prove(bloodbath + "power=7 their.hand=command_seer 2.hand=thorn_zealot",
          "end; asks 1 shield; shield command_seer; asks 2 shield; shield thorn_zealot",
          "~ their.health=48 2.health=46");
    prove(bloodbath + "power=7 their.hand=command_seer 2.hand=thorn_zealot",
          "end; shield command_seer; shield none", "~ their.health=48 2.health=43");
}

TEST(Bloodbath, PraetorianProtectsOnlyItsOwner) {
    prove(bloodbath + "power=7 2.champions=praetorian_02", "end", "~ their.health=43 2.health=46");
}

TEST(Bloodbath, DefendersAnswerClockwiseFromTheAttacker) {
    prove(bloodbath + "seat=1 power=7 hand=crystal 2.hand=crystal",
          "end; asks 2 shield; shield none; asks 0 shield; shield none",
          "~ to=2 health=43 2.health=43");
}

TEST(Bloodbath, ShieldsAreNotAskedForWhenTheyDoNotWork) {
    prove(bloodbath + "power=7 unshielded=true their.hand=command_seer 2.champions=praetorian_02",
          "end", "~ to=1 asks=play their.health=43 2.health=43");
}

TEST(Bloodbath, OneWithZettaIsNotHitAndTheOtherIs) {
    prove(bloodbath + "power=7 their.champions=zetta_encryptor their.hand=command_seer", "end",
          "~ to=1 asks=play their.health=50 2.health=43");
    prove(bloodbath + "power=7 their.champions=zetta_encryptor", "attack 1:zetta_encryptor; end",
          "~ their.health=48 2.health=48");
}

TEST(Bloodbath, PowerSpentOnAChampionIsMissingForBoth) {
    prove(bloodbath + "power=7 their.champions=evokatus", "attack 1:evokatus; end",
          "~ their.health=45 2.health=45");
}

TEST(Bloodbath, DamageToOneIsNotAddedUpForTheHeart) {
    prove(bloodbath + "power=9 heart=1 deck=crystal,crystal,crystal,crystal,crystal,blaster", "end",
          "~ their.health=41 2.health=41 hand=crystal,crystal,crystal,crystal,crystal");
    prove(bloodbath + "power=10 heart=1 deck=crystal,crystal,crystal,crystal,crystal,blaster",
          "end", "~ their.health=40 hand=crystal,crystal,crystal,crystal,crystal,blaster");
}

TEST(Bloodbath, GoesOnAsADuelAfterAnElimination) {
    prove(bloodbath + "power=7 their.health=7 2.hand=nil_assassin",
          "end; shield none; asks 2 play; play nil_assassin; end; asks 0 shield; shield none;"
          "asks 0 play",
          "~ phase=play health=45 their.health=0 2.health=43 round=2");
}

TEST(Bloodbath, WhatIsLeftOverDoesNotFlowOn) {
    prove(bloodbath + "power=20 their.health=1", "end", "~ their.health=0 2.health=30");
}

TEST(Bloodbath, EndsWhenBothFallAtOnce) {
    prove(bloodbath + "power=7 their.health=7 2.health=3", "end",
          "~ phase=over reason=last_standing winners=0");
}

TEST(Bloodbath, EndsWithTheDuel) {
    prove("mode=bloodbath their.health=0 2.health=7 seat=0 power=7", "end",
          "~ phase=over reason=last_standing winners=0");
}

TEST(Bloodbath, InfinitePowerKillsBothWithoutShields) {
    prove(bloodbath + "power=infinite their.hand=command_seer 2.champions=praetorian_02", "end",
          "~ phase=over reason=last_standing winners=0 their.health=0 2.health=0");
}

TEST(Bloodbath, InfinitePowerDoesNotReachPastZetta) {
    prove(bloodbath + "power=infinite 2.champions=zetta_encryptor", "end",
          "~ to=2 their.health=0 2.health=50");
}

}  // namespace
}  // namespace lemniscate::tests
