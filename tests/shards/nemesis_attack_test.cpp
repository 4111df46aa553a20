// What Nemesis does with its power: docs/rules, section 8, point 6.
#include <gtest/gtest.h>

#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

// You are Volos without cards, Nemesis is Tetra. Spore Cleric on top plays nothing of the row and
// gives no power: what Nemesis has comes from its champions. Drakonarius gives six, Optio Crusher
// three, Axia seven.
const std::string calm =
    "mode=nemesis deck= centre=spore_cleric "
    "row=kiln_drone,kiln_drone,kiln_drone,reactor_drone,reactor_drone,reactor_drone ";

TEST(NemesisAttack, DamagesYouWithAllItHas) {
    prove(calm + "their.champions=drakonarius", "end", "~ to=0 asks=play health=44 power=0");
}

TEST(NemesisAttack, AsksForYourShieldsAsUsual) {
    prove(calm + "their.champions=drakonarius deck=command_seer,crystal",
          "end; asks 0 shield; offers shield none | shield command_seer; shield command_seer",
          "~ to=0 asks=play health=49 seen=command_seer hand=command_seer,crystal");
}

TEST(NemesisAttack, AsksForNoShieldsWhenTheyDoNotWork) {
    prove(calm + "their.mastery=10 their.champions=ru_bo_vai deck=command_seer", "end",
          "~ to=0 asks=play health=46");
    prove(calm + "their.mastery=9 their.champions=ru_bo_vai deck=command_seer",
          "end; asks 0 shield", "~ asks=shield");
}

TEST(NemesisAttack, KillsYouIfThatIsPossible) {
    prove(calm + "their.champions=drakonarius champions=evokatus health=6", "end",
          "~ phase=over reason=player_defeated winners=1");
}

TEST(NemesisAttack, DestroysChampionsIfItCannotKill) {
    prove(calm + "their.champions=drakonarius champions=evokatus health=7", "end",
          "~ to=0 health=3 champions= discard=evokatus");
}

TEST(NemesisAttack, DoesNotCountTheShieldsOfYourHand) {
    prove(calm + "their.champions=drakonarius champions=evokatus health=6 deck=command_seer",
          "end; asks 0 shield; shield command_seer", "~ to=0 health=5 champions=evokatus");
}

TEST(NemesisAttack, CountsPraetorianTwo) {
    // Three are prevented: nine power would kill at six health, eight would not.
    prove(calm + "their.champions=drakonarius,optio_crusher champions=praetorian_02 health=6",
          "end; nemesis drakonarius", "~ phase=over reason=player_defeated");
    prove(calm + "their.champions=drakonarius,fao_cutul champions=praetorian_02,evokatus health=6",
          "end; nemesis drakonarius", "~ to=0 health=3 champions=praetorian_02 discard=evokatus");
}

TEST(NemesisAttack, DoesNotCountPraetorianTwoWhenShieldsDoNotWork) {
    prove(calm +
              "their.mastery=10 their.champions=ru_bo_vai champions=praetorian_02,evokatus "
              "health=4",
          "end", "~ phase=over reason=player_defeated");
}

TEST(NemesisAttack, CountsThePowerToFellZetta) {
    // Six and five are eleven.
    prove(calm +
              "their.champions=drakonarius,optio_crusher,fao_cutul "
              "champions=zetta_encryptor,optio_crusher health=6",
          "end; nemesis drakonarius; nemesis optio_crusher", "~ phase=over reason=player_defeated");
    // One less does not do: Zetta falls first, then the Crusher behind it, the rest is yours.
    prove(calm +
              "their.champions=drakonarius,optio_crusher,fao_cutul "
              "champions=optio_crusher,zetta_encryptor health=7",
          "end; nemesis drakonarius; nemesis optio_crusher",
          "~ to=0 health=5 champions= discard=zetta_encryptor,optio_crusher");
}

TEST(NemesisAttack, FellsZettaOnTheWayToTheKill) {
    // Shields save you, Zetta is gone and nothing was spent on the Crusher.
    prove(calm +
              "their.champions=drakonarius,optio_crusher,fao_cutul "
              "champions=zetta_encryptor,optio_crusher health=6 deck=command_seer",
          "end; nemesis drakonarius; nemesis optio_crusher; shield command_seer",
          "~ to=0 health=5 champions=optio_crusher discard=zetta_encryptor");
}

TEST(NemesisAttack, LosesItsPowerOnZettaThatIsTooStrong) {
    prove(calm + "their.champions=optio_crusher champions=zetta_encryptor health=3", "end",
          "~ to=0 health=3 champions=zetta_encryptor");
}

TEST(NemesisAttack, TakesTheMostExpensiveChampionsFirst) {
    // Axia has the highest cost and the highest defense; the rest is too little for Evokatus.
    prove(calm + "their.champions=drakonarius,fao_cutul champions=evokatus,axia",
          "end; nemesis drakonarius", "~ to=0 health=49 champions=evokatus discard=axia");
}

TEST(NemesisAttack, SkipsAChampionThatIsTooStrong) {
    prove(calm + "their.champions=drakonarius champions=axia,evokatus,optio_crusher", "end",
          "~ to=0 health=50 champions=axia discard=optio_crusher,evokatus");
}

TEST(NemesisAttack, SkipsAChampionThatCannotBeAttacked) {
    prove(calm + "their.champions=drakonarius champions=li_hin,evokatus", "end",
          "~ to=0 health=46 champions=li_hin discard=evokatus");
    prove(calm + "their.champions=optio_crusher champions=raidian,evokatus mastery=1", "end",
          "~ to=0 health=49 champions=raidian discard=evokatus");
    prove(calm + "their.champions=optio_crusher champions=raidian,evokatus", "end",
          "~ to=0 health=50 champions=evokatus discard=raidian");
    prove(calm + "their.champions=optio_crusher champions=drakonarius,general_decurion", "end",
          "~ to=0 health=47 champions=drakonarius,general_decurion");
}

TEST(NemesisAttack, LetsYouChooseAmongEqualCosts) {
    // Optio Crusher and Additri cost five, Evokatus four.
    prove(calm + "their.champions=drakonarius champions=evokatus,additri_gaiamancer,optio_crusher",
          "end; asks 0 attack; offers attack 0:additri_gaiamancer | attack 0:optio_crusher;"
          "attack 0:optio_crusher",
          "~ to=0 asks=play health=50 champions=additri_gaiamancer discard=optio_crusher,evokatus");
    prove(calm + "their.champions=drakonarius champions=evokatus,additri_gaiamancer,optio_crusher",
          "end; attack 0:additri_gaiamancer",
          "~ to=0 health=49 champions=evokatus,optio_crusher discard=additri_gaiamancer");
}

TEST(NemesisAttack, AsksNothingAmongEqualCards) {
    prove(calm + "their.champions=drakonarius champions=evokatus,evokatus", "end",
          "~ to=0 health=48 champions= discard=evokatus,evokatus");
}

TEST(NemesisAttack, GoesByThePrintedCost) {
    // Axia costs seven, whatever the Homodeus champions beside it.
    prove(calm +
              "their.champions=drakonarius,fao_cutul "
              "champions=evokatus,optio_crusher,axia",
          "end; nemesis drakonarius",
          "~ to=0 health=49 champions=evokatus,optio_crusher discard=axia");
}

TEST(NemesisAttack, PaysForWhatFerrataGuardAdds) {
    prove(calm + "character=decima their.champions=drakonarius champions=ferrata_guard", "end",
          "~ to=0 health=50 champions= discard=ferrata_guard");
    prove(calm + "character=decima their.champions=optio_crusher champions=evokatus,ferrata_guard",
          "end", "~ to=0 health=47 champions=evokatus,ferrata_guard");
}

}  // namespace
}  // namespace lemniscate::tests
