// Two against two: seats 0 and 3 against 1 and 2; seat 0 faces 1, seat 3 faces 2.
#include <map>

#include <gtest/gtest.h>

#include "tests/shards/proof.h"
#include "tests/shards/scene.h"

namespace lemniscate::tests {
namespace {

const std::string teams = "mode=teams 2.health=50 3.health=50 ";

shards::Options team_options() { return {.players = 4, .mode = shards::Mode::teams}; }

/// The seat that begins.
int beginner(const TextGame& table) { return table.position()["turn"]["first_seat"].get<int>(); }

TEST(TeamsSetUp, TheStartingTeamIsDrawnAndItsLeftHandPlayerBegins) {
    std::map<int, int> begins;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const TextGame table = dealt(team_options(), seed);
        const int first = beginner(table);
        ++begins[first];
        expect(table, "asks=play to=" + std::to_string(first));
    }
    EXPECT_EQ(begins[0] + begins[2], 200) << "nobody else";
    EXPECT_GT(begins[0], 70);
    EXPECT_GT(begins[2], 70);
}

TEST(TeamsSetUp, WhoBeginsMayBeChosen) {
    for (const std::uint32_t first : {0U, 2U}) {
        shards::Options options = team_options();
        options.first_seat = seat_at(first);
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            expect(dealt(options, seed), "asks=play to=" + std::to_string(first));
        }
    }
}

TEST(TeamsSetUp, EveryoneBeginsWithZeroMastery) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        expect(dealt(team_options(), seed),
               "mastery=0 their.mastery=0 2.mastery=0 3.mastery=0 "
               "health=50 their.health=50 2.health=50 3.health=50");
    }
}

TEST(TeamsSetUp, TurnsGoClockwise) {
    prove(teams, "asks 0 play; end; asks 1 play; end; asks 2 play; end; asks 3 play; end",
          "~ to=0 round=2");
    prove(teams + "first_seat=2 seat=2",
          "asks 2 play; end; asks 3 play; end; asks 0 play; end; asks 1 play; end",
          "~ to=2 round=2");
}

TEST(Teams, PowerHitsOnlyTheFacingEnemyWithoutAQuestion) {
    prove(teams + "power=7", "end", "~ to=1 their.health=43 2.health=50 3.health=50");
    prove(teams + "seat=1 power=7", "end", "~ to=2 health=43 2.health=50 3.health=50");
    prove(teams + "seat=2 power=7", "end", "~ to=3 health=50 their.health=50 3.health=43");
    prove(teams + "seat=3 power=7", "end", "~ to=0 health=50 their.health=50 2.health=43");
}

TEST(Teams, ChampionsOfBothEnemiesMayBeAttackedAndNeverThoseOfThePartner) {
    prove(teams +
              "power=9 their.champions=evokatus 2.champions=optio_crusher "
              "3.champions=additri_gaiamancer",
          "offers attack 1:evokatus | attack 2:optio_crusher | end; attack 2:optio_crusher",
          "power=5 2.champions= 2.discard=optio_crusher");
}

TEST(Teams, EffectsPointAtBothEnemiesAndNeverAtThePartner) {
    prove(teams + "hand=venator_of_the_wastes champions=li_hin 2.mastery=5",
          "play venator_of_the_wastes; offers target 1 | target 2; target 2",
          "play=venator_of_the_wastes power+4 2.mastery=3");
    prove(teams +
              "hand=thorn_zealot played=spore_cleric their.champions=evokatus "
              "2.champions=li_hin 3.champions=optio_crusher",
          "play thorn_zealot; offers destroy 1:evokatus | destroy 2:li_hin; destroy 2:li_hin",
          "play=thorn_zealot draw=1 2.champions= 2.discard=li_hin");
    prove(teams +
              "hand=ghostwillow_avenger mastery=15 champions=raidian their.champions=evokatus "
              "2.champions=li_hin 3.champions=optio_crusher",
          "play ghostwillow_avenger",
          "play=ghostwillow_avenger power+4 their.champions= their.discard=evokatus 2.champions= "
          "2.discard=li_hin");
}

TEST(Teams, ZettaOfTheFacingEnemyStopsThePowerAndItGoesNowhereElse) {
    prove(teams + "power=7 their.champions=zetta_encryptor", "end",
          "~ to=1 their.health=50 2.health=50");
}

TEST(Teams, ZettaOfTheOtherEnemyDoesNotProtectTheFacingOne) {
    prove(teams + "power=7 2.champions=zetta_encryptor", "end", "~ to=1 their.health=43");
}

TEST(TeamsOverflow, FlowsToTheOtherEnemyWhoShieldsForItself) {
    prove(teams + "power=20 their.health=5 2.hand=command_seer",
          "end; asks 2 shield; shield command_seer", "~ to=2 their.health=0 2.health=40");
}

TEST(TeamsOverflow, IsWhatIsLeftAfterTheShieldsOfTheOneWhoDied) {
    prove(teams + "power=12 their.health=5 their.hand=command_seer",
          "end; asks 1 shield; shield command_seer", "~ to=2 their.health=0 2.health=48");
}

TEST(TeamsOverflow, IsAskedForOnlyOnceTheFirstOneHasAnswered) {
    prove(teams + "power=12 their.health=5 their.hand=command_seer 2.hand=crystal",
          "end; asks 1 shield; shield none; asks 2 shield; shield none",
          "~ to=2 their.health=0 2.health=43");
}

TEST(TeamsOverflow, DoesNotComeWhenNothingIsLeft) {
    prove(teams + "power=5 their.health=5 2.hand=command_seer", "end",
          "~ to=2 asks=play their.health=0 2.health=50");
}

TEST(TeamsOverflow, DoesNotReachPastZetta) {
    prove(teams + "power=20 their.health=5 2.champions=zetta_encryptor 2.hand=crystal", "end",
          "~ to=2 asks=play their.health=0 2.health=50");
}

TEST(TeamsOverflow, MeetsThePraetorianOfTheOtherEnemy) {
    prove(teams + "power=20 their.health=5 2.champions=praetorian_02", "end", "~ 2.health=38");
}

TEST(TeamsOverflow, IsNotShieldedWhenShieldsDoNotWork) {
    prove(teams +
              "power=20 unshielded=true their.health=5 2.champions=praetorian_02 "
              "2.hand=command_seer",
          "end", "~ to=2 asks=play 2.health=35");
}

TEST(TeamsOverflow, CanWinTheGame) {
    prove(teams + "power=20 their.health=5 2.health=15", "end",
          "~ phase=over reason=last_team winners=0,3");
    prove(teams + "power=19 their.health=5 2.health=15", "end", "~ phase=play to=2 2.health=1");
}

// Seat 0 has lost its partner and faces both; seat 1 has one health, so that of 12 power six hit
// seat 2 at first and five more flow on to it.
const std::string lone_attack = "mode=teams 2.health=50 3.health=0 power=12 their.health=1 ";

TEST(TeamsOverflow, RulingAShieldThatStoppedItsValueDoesNotStopTheOverflowAgain) {
    prove(lone_attack + "2.hand=command_seer",
          "end; assign 1:6; asks 2 shield; shield command_seer;"
          "asks 2 shield; offers shield none; shield none",
          "~ to=2 asks=play 2.health=44 2.seen=command_seer");
}

TEST(TeamsOverflow, RulingWhatIsLeftOfAShieldStopsTheOverflow) {
    // Eight against six, and the other two against the five that flow on.
    prove(lone_attack + "2.hand=cryptofist_monk",
          "end; assign 1:6; shield cryptofist_monk; asks 2 shield; offers shield none; shield none",
          "~ to=2 asks=play 2.health=47");
}

TEST(TeamsOverflow, RulingMoreShieldsMayBeShownAgainstTheOverflow) {
    prove(lone_attack + "2.hand=thorn_zealot,crystal,thorn_zealot",
          "end; assign 1:6; shield thorn_zealot; offers shield none | shield thorn_zealot;"
          "shield thorn_zealot",
          "~ to=2 asks=play 2.health=45 2.seen=thorn_zealot,thorn_zealot");
    prove(lone_attack + "2.hand=command_seer",
          "end; assign 1:6; shield none; offers shield none | shield command_seer;"
          "shield command_seer",
          "~ to=2 asks=play 2.health=44");
}

TEST(TeamsOverflow, AnotherShieldOfTheSameKindIsRevealed) {
    TextGame table(lone_attack + "2.hand=thorn_zealot,thorn_zealot");
    table.run("end; assign 1:6; shield thorn_zealot");
    shards::State state = state_of(table);
    Dice dice(0);
    std::uint32_t revealed = 0;
    play(state, read_move(state, "shield thorn_zealot").move, dice,
         [&revealed](const shards::Event& event) {
             const bool shown = event.kind == shards::EventKind::shield_shown;
             revealed += shown && reveals(event) ? 1U : 0U;
         });
    EXPECT_EQ(revealed, 1U);
}

TEST(TeamsOverflow, RulingPraetorianTwoStopsItsValueOnceInAnAttack) {
    prove(lone_attack + "2.champions=praetorian_02", "end; assign 1:6", "~ to=2 2.health=42");
    prove(lone_attack + "2.champions=praetorian_02 2.mastery=20", "end; assign 1:11",
          "~ to=2 2.health=45");
}

TEST(TeamsOverflow, CountsForTheHeartTogetherWithWhatWasAssignedBefore) {
    // Six and five are eleven for seat 2, though nobody was assigned ten at once.
    const std::string lone =
        "mode=teams 2.health=50 3.health=0 power=12 heart=1 their.health=1 "
        "deck=crystal,crystal,crystal,crystal,crystal,blaster,infinity_shard,"
        "shard_reactor ";
    prove(lone, "end; assign 1:6",
          "~ 2.health=39 deck= hand=crystal,crystal,crystal,crystal,crystal,blaster,"
          "infinity_shard,shard_reactor");
    prove(lone + "2.hand=thorn_zealot",
          "end; assign 1:6; asks 2 shield; shield thorn_zealot; asks 2 shield; shield none",
          "~ 2.health=42 hand=crystal,crystal,crystal,crystal,crystal");
}

TEST(TeamsFacing, TheOtherEnemyFacesYouOnceTheFirstIsDead) {
    prove(teams + "their.health=0 power=7", "end", "~ to=2 2.health=43");
    prove(teams + "2.health=0 seat=3 power=7", "end", "~ to=0 their.health=43");
}

TEST(TeamsFacing, IsSymmetric) {
    // Seat 1 is dead, so seat 0 faces seat 2; and seat 2 faces seat 0 as well as seat 3.
    prove(teams + "their.health=0 seat=2 power=7",
          "end; asks 2 assign; can assign 3:0; can assign 3:7; assign 3:3",
          "~ health=46 3.health=47");
}

TEST(TeamsFacing, BothEnemiesFaceALonePlayer) {
    const std::string lone = "mode=teams 2.health=50 3.health=0 ";
    prove(lone + "power=6", "end; asks 0 assign; assign 1:2", "~ to=1 their.health=48 2.health=46");
    prove(lone + "seat=1 power=6", "end", "~ to=2 health=44");
    prove(lone + "seat=2 power=6", "end", "~ to=0 health=44 their.health=50");
}

TEST(TeamsFacing, OneAgainstOneIsADuel) {
    prove("mode=teams their.health=0 2.health=50 3.health=0 power=6", "end", "~ to=2 2.health=44");
}

TEST(TeamsElimination, OfOnePartnerLeavesTheOtherInTheGame) {
    prove(teams + "power=7 their.health=7 their.hand=crystal", "end; shield none",
          "~ phase=play to=2 their.health=0 their.hand= banished=crystal");
}

TEST(TeamsElimination, OfBothEnemiesWinsForBothPartnersDeadOrAlive) {
    prove(teams + "their.health=0 2.health=7 power=7", "end",
          "~ phase=over reason=last_team winners=0,3 to=none seat=0");
    prove("mode=teams health=0 deck= their.health=7 2.health=0 3.health=50 seat=3 power=7", "end",
          "~ phase=over reason=last_team winners=0,3");
    prove("mode=teams 3.health=0 health=7 their.health=50 2.health=0 seat=1 power=7", "end",
          "~ phase=over reason=last_team winners=1,2");
}

TEST(TeamsElimination, IsAWholeWinForEachPartner) {
    TextGame table(teams + "their.health=0 2.health=7 power=7");
    table.run("end");
    EXPECT_TRUE(outcome(state_of(table)).as_partners);
    EXPECT_EQ(outcome(state_of(table)).winners, 0b1001);
}

TEST(TeamsInfinitePower, KillsTheFacingEnemyAndThenTheOther) {
    prove(teams + "power=infinite their.hand=command_seer 2.hand=command_seer", "end",
          "~ phase=over reason=last_team winners=0,3 their.health=0 2.health=0");
}

TEST(TeamsInfinitePower, DoesNotReachPastZetta) {
    prove(teams + "power=infinite their.champions=zetta_encryptor", "end",
          "~ to=1 their.health=50 2.health=50");
    prove(teams + "power=infinite 2.champions=zetta_encryptor", "end",
          "~ to=2 their.health=0 2.health=50");
    prove("mode=teams 2.health=50 3.health=0 power=infinite their.champions=zetta_encryptor", "end",
          "~ to=1 their.health=50 2.health=0");
}

}  // namespace
}  // namespace lemniscate::tests
