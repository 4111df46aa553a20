#include <stdexcept>

#include <gtest/gtest.h>

#include "tests/naive/shards_test_kit.h"

namespace lemniscate::naive {
namespace {

// The rulings that the books give as questions and answers

TEST(NaiveShardsRulings, CacheWardenAtNineGainsTheTenthThenDraws) {
    const Shards game =
        after(duel(R"("mastery": 9, "hand": ["cache_warden"], "deck": ["crystal"])", ""),
              {"play cache_warden"});
    EXPECT_EQ(player_of(game, 0)["mastery"], 10);
    EXPECT_EQ(player_of(game, 0)["hand"], Json({"crystal"}));
    EXPECT_EQ(player_of(game, 0)["relic_earned"], true);
}

TEST(NaiveShardsRulings, SystemaDrawsOnlyWhenExhausted) {
    const Shards start =
        duel(R"("mastery": 19, "hand": ["systema_ai"], "deck": ["crystal", "blaster"])", "");
    const Shards played = after(start, {"play systema_ai"});
    EXPECT_EQ(player_of(played, 0)["hand"], Json::array());
    const Shards used = after(played, {"exhaust systema_ai"});
    EXPECT_EQ(player_of(used, 0)["hand"], Json({"crystal", "blaster"}));
}

TEST(NaiveShardsRulings, ShieldsNeverProtectChampions) {
    const Shards game = after(duel("", R"("hand": ["command_seer"],
        "champions": [{"card": "optio_crusher"}])",
                                   R"("power": 4)"),
                              {"attack 1:optio_crusher"});
    EXPECT_EQ(decision(game), "play");
    EXPECT_EQ(player_of(game, 1)["champions"], Json::array());
    EXPECT_EQ(player_of(game, 1)["discard"], Json({"optio_crusher"}));
    EXPECT_EQ(turn_of(game)["power"], 0);
}

TEST(NaiveShardsRulings, AFastPlayedSporeClericCountsForUnifyAndDominion) {
    const Shards cleric =
        after(duel(R"("hand": ["leshai_knight", "order_initiate", "kiln_drone", "nil_assassin"])",
                   "", R"("gems": 2)", R"("row": ["spore_cleric"], "deck": ["axia"])"),
              {"fast-play spore_cleric"});
    EXPECT_EQ(turn_of(after(cleric, {"play leshai_knight"}))["power"], 6);
    const Shards order =
        after(cleric, {"play kiln_drone", "play nil_assassin", "play order_initiate"});
    EXPECT_EQ(player_of(order, 0)["mastery"], 2);
}

TEST(NaiveShardsRulings, ThornZealotDestroysLiHin) {
    const Shards start = duel(R"("hand": ["thorn_zealot", "spore_cleric"])",
                              R"("champions": [{"card": "li_hin"}])", R"("power": 9)");
    EXPECT_FALSE(offered(start, "attack 1:li_hin"));
    const Shards game = after(start, {"play spore_cleric", "play thorn_zealot"});
    EXPECT_EQ(player_of(game, 1)["discard"], Json({"li_hin"}));
}

TEST(NaiveShardsRulings, ARevealedShieldStaysAndWorksAgainstTheNextOpponent) {
    const Shards start = position(R"({"turn": {"power": 4}, "players": [
        {"deck": ["crystal"]}, {"hand": ["blaster"], "deck": ["crystal"]},
        {"hand": ["command_seer"]}]})");
    const Shards first = after(start, {"end", "assign 1:0", "shield command_seer"});
    EXPECT_EQ(player_of(first, 2)["health"], 50);
    EXPECT_EQ(player_of(first, 2)["hand"], Json({"command_seer"}));
    EXPECT_EQ(player_of(first, 2)["seen"], Json({"command_seer"}));
    const Shards second =
        after(first, {"play blaster", "end", "assign 2:1", "shield command_seer"});
    EXPECT_EQ(player_of(second, 2)["health"], 50);
    EXPECT_EQ(turn_of(second)["seat"], 2);
}

TEST(NaiveShardsRulings, AnyNumberOfShieldsAtOnce) {
    const Shards asked = after(duel("", R"("hand": ["thorn_zealot", "command_seer", "thorn_zealot",
        "crystal"])",
                                    R"("power": 12)"),
                               {"end"});
    EXPECT_EQ(shards_moves(asked),
              (Moves{"shield command_seer", "shield command_seer thorn_zealot",
                     "shield command_seer thorn_zealot thorn_zealot", "shield none",
                     "shield thorn_zealot", "shield thorn_zealot thorn_zealot"}));
    const Shards game = after(asked, {"shield command_seer thorn_zealot thorn_zealot"});
    EXPECT_EQ(player_of(game, 1)["health"], 49);
}

TEST(NaiveShardsRulings, ABanishedCardGivesNothingAndIsOutOfTheGame) {
    const Shards game = after(duel(R"("hand": ["shadow_apostle", "crystal"])", ""),
                              {"play shadow_apostle", "banish hand:crystal"});
    EXPECT_EQ(turn_of(game)["gems"], 0);
    EXPECT_EQ(centre_of(game)["banished"], Json({"crystal"}));
    EXPECT_EQ(player_of(game, 0)["hand"], Json::array());
}

TEST(NaiveShardsRulings, APlayedCrystalCannotBeBanished) {
    const Shards game = after(duel(R"("hand": ["shadow_apostle", "crystal", "blaster"])", ""),
                              {"play crystal", "play shadow_apostle"});
    EXPECT_EQ(shards_moves(game), (Moves{"banish hand:blaster", "banish none"}));
}

TEST(NaiveShardsRulings, TalonsCountHealthAboveFifty) {
    const Shards game =
        after(duel(R"("health": 48, "hand": ["entropic_talons", "spore_cleric"])", ""),
              {"play entropic_talons", "play spore_cleric"});
    EXPECT_EQ(player_of(game, 0)["health"], 50);
    EXPECT_EQ(turn_of(game)["power"], 4);
}

TEST(NaiveShardsRulings, OnlyAChampionPlayedFromHandReturnsPraetorian01) {
    const Shards start = duel(R"("hand": ["evokatus"], "discard": ["praetorian_01"],
        "deck": ["crystal"], "champions": [{"card": "optio_crusher"}])",
                              "");
    const Shards used = after(start, {"exhaust optio_crusher"});
    EXPECT_EQ(player_of(used, 0)["discard"], Json({"praetorian_01"}));
    const Shards played = after(start, {"play evokatus"});
    EXPECT_EQ(player_of(played, 0)["hand"], Json({"praetorian_01", "crystal"}));
    EXPECT_EQ(player_of(played, 0)["seen"], Json({"praetorian_01"}));
}

TEST(NaiveShardsRulings, Praetorian01DoesNotReturnInTheTurnItWasPlayed) {
    const Shards game = after(duel(R"("hand": ["praetorian_01", "zetta_encryptor"])", ""),
                              {"play praetorian_01", "play zetta_encryptor"});
    EXPECT_EQ(player_of(game, 0)["hand"], Json::array());
}

TEST(NaiveShardsRulings, Praetorian02ShieldsOnlyInPlay) {
    const Shards in_play =
        after(duel("", R"("champions": [{"card": "praetorian_02"}])", R"("power": 5)"), {"end"});
    EXPECT_EQ(player_of(in_play, 1)["health"], 48);
    const Shards mighty = after(
        duel("", R"("mastery": 20, "champions": [{"card": "praetorian_02"}])", R"("power": 5)"),
        {"end"});
    EXPECT_EQ(player_of(mighty, 1)["health"], 50);
    const Shards in_hand =
        after(duel("", R"("hand": ["praetorian_02"])", R"("power": 5)"), {"end"});
    EXPECT_EQ(shards_moves(in_hand), (Moves{"shield none"}));
}

TEST(NaiveShardsRulings, LimiterDronesAndPallShadesDrawWithoutTheirCondition) {
    const Shards game = after(
        duel(R"("hand": ["limiter_drones", "pall_shades"], "deck": ["crystal", "blaster"])", ""),
        {"play limiter_drones", "play pall_shades"});
    EXPECT_EQ(player_of(game, 0)["hand"], Json({"crystal", "blaster"}));
    EXPECT_EQ(turn_of(game)["power"], 0);
}

TEST(NaiveShardsRulings, InfinityShardGrowsWithMastery) {
    const auto power_at = [](int mastery) {
        const Shards start =
            duel("\"hand\": [\"infinity_shard\"], \"mastery\": " + std::to_string(mastery), "");
        return turn_of(after(start, {"play infinity_shard"}))["power"];
    };
    EXPECT_EQ(power_at(9), 2);
    EXPECT_EQ(power_at(10), 3);
    EXPECT_EQ(power_at(20), 5);
    EXPECT_EQ(power_at(30), "infinite");
}

TEST(NaiveShardsRulings, FungalHermitAtNineGainsOneThenHeals) {
    const Shards game = after(duel(R"("mastery": 9, "health": 40, "hand": ["fungal_hermit"])", ""),
                              {"play fungal_hermit"});
    EXPECT_EQ(player_of(game, 0)["mastery"], 10);
    EXPECT_EQ(player_of(game, 0)["health"], 45);
}

TEST(NaiveShardsRulings, SevenDamageAgainstCommandSeerLeavesFortyEight) {
    const Shards game = after(duel("", R"("hand": ["command_seer"])", R"("power": 7)"),
                              {"end", "shield command_seer"});
    EXPECT_EQ(player_of(game, 1)["health"], 48);
}

TEST(NaiveShardsRulings, ARelicIsFreeAndOnlyOneCanBeRecruited) {
    const Shards start =
        duel(R"("mastery": 10, "relics": ["datic_robes", "terminal_crescents"])", "");
    const Shards game = after(start, {"relic datic_robes"});
    EXPECT_EQ(player_of(game, 0)["discard"], Json({"datic_robes"}));
    EXPECT_EQ(player_of(game, 0)["relics"], Json({"terminal_crescents"}));
    EXPECT_EQ(player_of(game, 0)["mastery"], 10);
    EXPECT_EQ(shards_moves(game), (Moves{"end"}));
}

TEST(NaiveShardsRulings, ARelicIsAnAllyOfItsFactionUnlessItIsAChampion) {
    const Shards unified = after(duel(R"("hand": ["panconscious_crown", "leshai_knight"])", ""),
                                 {"play panconscious_crown", "play leshai_knight"});
    EXPECT_EQ(turn_of(unified)["power"], 6);
    const Shards shown = after(duel(R"("hand": ["entropic_talons", "leshai_knight"])", ""),
                               {"play leshai_knight", "reveal entropic_talons"});
    EXPECT_EQ(turn_of(shown)["power"], 6);
    const Shards copied =
        after(duel(R"("mastery": 20, "hand": ["praetorian_01", "praetorian_02"],
        "champions": [{"card": "general_decurion"}])",
                   ""),
              {"play praetorian_01", "play praetorian_02", "exhaust general_decurion"});
    EXPECT_EQ(turn_of(copied)["power"], 24);
}

TEST(NaiveShardsRulings, FastPlayedMercenariesGoUnderTheCentreDeck) {
    const Shards game = after(duel("", "", R"("gems": 4)",
                                   R"("row": ["spore_cleric", "nil_assassin"], "deck": ["axia"])"),
                              {"fast-play nil_assassin", "fast-play spore_cleric", "end"});
    // The cleric's slot stayed empty until the assassin came back under the deck.
    EXPECT_EQ(centre_of(game)["row"][0], "nil_assassin");
    EXPECT_EQ(centre_of(game)["row"][1], "axia");
    EXPECT_EQ(centre_of(game)["row"][2], "spore_cleric");
    EXPECT_EQ(centre_of(game)["known_bottom"], 0);
    EXPECT_EQ(player_of(game, 0)["discard"], Json::array());
}

TEST(NaiveShards, RefusesWhatIsNotLegal) {
    EXPECT_THROW(after(duel("", ""), {"focus"}), std::invalid_argument);
}

TEST(NaiveShards, PerftCountsLines) {
    // After "end" the other seat can only end; after either card, play the other one or end.
    const Shards start = duel(R"("hand": ["blaster", "infinity_shard"])", "");
    EXPECT_EQ(shards_perft(start, 1), 3U);
    EXPECT_EQ(shards_perft(start, 2), 5U);
}

}  // namespace
}  // namespace lemniscate::naive
