// The twenty questions that the rulebooks answer, a test each: docs/rules, section 9.
#include <gtest/gtest.h>

#include "match/games.h"
#include "match/json.h"
#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

TEST(Ruling01, CacheWardenAtNineMasteryGainsTheTenthThenDraws) {
    prove("hand=cache_warden mastery=9", "play cache_warden",
          "play=cache_warden mastery=10 draw=1");
}

TEST(Ruling02, TheMasteryLineOfSystemaBelongsToItsUse) {
    prove("hand=systema_ai mastery=20", "play systema_ai", "enter=systema_ai");
    prove("champions=systema_ai mastery=20", "exhaust systema_ai",
          "exhaust=systema_ai mastery=21 draw=2");
}

TEST(Ruling03, ShieldsNeverProtectChampions) {
    prove("power=2 their.champions=evokatus,praetorian_02 their.hand=cryptofist_monk",
          "attack 1:evokatus", "power=0 their.champions=praetorian_02 their.discard=evokatus");
}

TEST(Ruling04, AFastPlayedSporeClericCountsForUnify) {
    prove("hand=leshai_knight row=spore_cleric gems=2 health=40",
          "fast-play spore_cleric; play leshai_knight",
          "fast=spore_cleric gems=0 health+4 play=leshai_knight power+6");
}

TEST(Ruling04, AFastPlayedSporeClericCountsForDominion) {
    prove("hand=order_initiate row=spore_cleric gems=2 health=40 played=kiln_drone,nil_assassin",
          "fast-play spore_cleric; play order_initiate",
          "fast=spore_cleric health+4 play=order_initiate mastery+2 gems=2");
}

TEST(Ruling05, ThornZealotsUnifyDestroysLiHin) {
    prove("hand=thorn_zealot played=spore_cleric their.champions=li_hin", "play thorn_zealot",
          "play=thorn_zealot draw=1 their.champions= their.discard=li_hin");
}

TEST(Ruling06, RevealedShieldsStayInHandAndWorkAgainstEachOpponentOfARound) {
    prove("power=7 their.hand=nil_assassin 2.hand=command_seer",
          "end; assign 1:0; asks 2 shield; shield command_seer;"
          "asks 1 play; play nil_assassin; end; assign 2:5; asks 2 shield; shield command_seer",
          "~ 2.health=48 2.hand=command_seer 2.seen=command_seer to=2 asks=play");
}

TEST(Ruling07, AnyNumberOfShieldsMayBeRevealedTogether) {
    prove("power=20 their.hand=cryptofist_monk,crystal,command_seer",
          "end; offers shield none | shield command_seer | shield cryptofist_monk |"
          "  shield command_seer cryptofist_monk;"
          "shield command_seer cryptofist_monk",
          "~ their.health=43 their.hand=cryptofist_monk,crystal,command_seer "
          "their.seen=command_seer,cryptofist_monk");
}

TEST(Ruling07, EqualShieldsCountEach) {
    prove("power=20 their.hand=command_seer,command_seer",
          "end; offers shield none | shield command_seer | shield command_seer command_seer;"
          "shield command_seer command_seer",
          "~ their.health=40 their.seen=command_seer,command_seer");
}

TEST(Ruling08, ABanishedCardGivesNoEffect) {
    prove("hand=umbral_scourge,blaster", "play umbral_scourge; banish hand:blaster",
          "play=umbral_scourge mastery+1 hand-blaster banished+blaster");
}

TEST(Ruling08, APlayedCardCannotBeBanishedFromHand) {
    prove("hand=umbral_scourge,crystal played=blaster",
          "play umbral_scourge; offers banish none | banish hand:crystal; banish none",
          "play=umbral_scourge mastery+1");
}

TEST(Ruling09, ACrystalPlayedForItsGemCannotBeBanishedThisTurn) {
    prove("hand=crystal,shadow_apostle", "play crystal; play shadow_apostle",
          "play=crystal gems+1 play=shadow_apostle power+2");
}

TEST(Ruling10, BanishedCardsAreOutOfTheGame) {
    prove("hand=umbral_scourge,crystal deck=", "play umbral_scourge; banish hand:crystal; end",
          "~ hand=umbral_scourge deck= discard= banished=crystal centre= row=");
}

TEST(Ruling11, EntropicTalonsCountsHealthThatWouldHaveBeenGained) {
    prove("hand=spore_cleric talons=1 health=50", "play spore_cleric", "play=spore_cleric power+4");
    prove("hand=spore_cleric talons=1 health=48", "play spore_cleric",
          "play=spore_cleric health=50 power+4");
}

TEST(Ruling12, ExhaustingAChampionDoesNotReturnPraetorianOne) {
    prove("champions=evokatus discard=praetorian_01", "exhaust evokatus",
          "exhaust=evokatus power+1");
}

TEST(Ruling12, PlayingAChampionFromHandReturnsPraetorianOne) {
    prove("hand=li_hin discard=praetorian_01", "play li_hin",
          "enter=li_hin discard= hand+praetorian_01 seen+praetorian_01");
}

TEST(Ruling12, PraetorianOneDoesNotReturnInTheTurnItWasPlayed) {
    prove("hand=li_hin,praetorian_01", "play praetorian_01; play li_hin",
          "play=praetorian_01 power+8 enter=li_hin");
}

TEST(Ruling13, TheShieldOfPraetorianTwoWorksOnlyInPlay) {
    prove("power=10 their.hand=praetorian_02", "end; offers shield none; shield none",
          "~ their.health=40");
    prove("power=10 their.champions=praetorian_02", "end", "~ their.health=43");
}

TEST(Ruling14, LimiterDronesDrawWithoutInspire) {
    prove("hand=limiter_drones,crystal", "play limiter_drones", "play=limiter_drones draw=1");
}

TEST(Ruling14, PallShadesDrawWithoutEcho) {
    prove("hand=pall_shades discard=crystal", "play pall_shades", "play=pall_shades draw=1");
}

TEST(Ruling15, InfinityShardGivesTwoThreeFiveOrInfinitePower) {
    for (const char* mastery : {"mastery=0", "mastery=9"}) {
        prove("hand=infinity_shard " + std::string(mastery), "play infinity_shard",
              "play=infinity_shard power=2");
    }
    prove("hand=infinity_shard mastery=10", "play infinity_shard", "play=infinity_shard power=3");
    prove("hand=infinity_shard mastery=20", "play infinity_shard", "play=infinity_shard power=5");
    prove("hand=infinity_shard mastery=30", "play infinity_shard",
          "play=infinity_shard power=infinite");
}

TEST(Ruling16, FungalHermitAtNineMasteryGainsOneThenHealsFive) {
    prove("hand=fungal_hermit mastery=9 health=40", "play fungal_hermit",
          "play=fungal_hermit mastery=10 health=45");
}

TEST(Ruling17, SevenDamageAgainstCommandSeerLeaveFortyEightHealth) {
    prove("power=7 their.hand=command_seer", "end; shield command_seer", "~ their.health=48");
}

TEST(Ruling18, FourPlayersBeginWithZeroOneTwoAndThreeMastery) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Dice dice(seed);
        shards::Options options;
        options.players = 4;
        const match::Json position = match::write_position(shards::deal(options, dice));
        const auto first = position["turn"]["first_seat"].get<std::size_t>();
        EXPECT_EQ(position["turn"]["seat"], first);
        for (std::size_t i = 0; i < 4; ++i) {
            EXPECT_EQ(position["players"][(first + i) % 4]["mastery"], i);
        }
    }
}

TEST(Ruling19, ARelicCostsNeitherGemsNorMastery) {
    prove("mastery=10 gems=1 relics=entropic_talons,panconscious_crown", "relic entropic_talons",
          "relics=panconscious_crown discard+entropic_talons relic_recruited=true");
}

TEST(Ruling19, OnlyOneRelicCanEverBeRecruited) {
    prove("mastery=10 relics=entropic_talons,panconscious_crown",
          "relic panconscious_crown; cannot relic entropic_talons",
          "relics=entropic_talons discard+panconscious_crown relic_recruited=true");
    prove("mastery=30 relics=entropic_talons relic_recruited=true", "cannot relic entropic_talons",
          "");
}

TEST(Ruling19, ARelicNeedsTenMastery) {
    prove("mastery=9 relics=entropic_talons", "cannot relic entropic_talons", "");
}

TEST(Ruling20, FastPlayedMercenariesGoUnderTheCentreDeck) {
    prove(
        "row=nil_assassin,spore_cleric,axia,raidian,the_lost,omnius gems=2 "
        "centre=li_hin,evokatus",
        "fast-play nil_assassin; end",
        "~ row=li_hin,spore_cleric,axia,raidian,the_lost,omnius "
        "centre=evokatus,nil_assassin known_bottom=1 discard= played=");
}

}  // namespace
}  // namespace lemniscate::tests
