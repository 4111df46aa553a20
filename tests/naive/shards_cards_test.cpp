#include <gtest/gtest.h>

#include "tests/naive/shards_test_kit.h"

namespace lemniscate::naive {
namespace {

TEST(NaiveShardsCards, PortalMonkTakesByPrintedCostAndNumeriBeatsTheHand) {
    const Shards start = duel(R"("mastery": 15, "hand": ["portal_monk", "portal_monk"],
        "champions": [{"card": "numeri_drones"}, {"card": "evokatus"}])",
                              "", "", R"("row": ["axia", "drakonarius", "zetta_encryptor"])");
    const Shards asked = after(start, {"exhaust numeri_drones", "play portal_monk"});
    EXPECT_EQ(shards_moves(asked), (Moves{"take drakonarius", "take zetta_encryptor"}));
    const Shards first = after(asked, {"take drakonarius"});
    EXPECT_EQ(player_of(first, 0)["champions"][2]["card"], "drakonarius");
    EXPECT_EQ(player_of(first, 0)["champions"][2]["played_now"], false);
    EXPECT_TRUE(turn_of(first)["lasting"].empty());
    const Shards zetta = after(first, {"play portal_monk"});
    EXPECT_EQ(player_of(zetta, 0)["hand"], Json({"zetta_encryptor"}));
}

TEST(NaiveShardsCards, OjasCopiesTwiceWhenTheFirstCopyLiftsMasteryToTwenty) {
    const Shards game = after(duel(R"("mastery": 15, "hand": ["ojas_genesis_druid"],
        "played": [{"card": "grand_architect"}])",
                                   ""),
                              {"play ojas_genesis_druid"});
    EXPECT_EQ(player_of(game, 0)["mastery"], 25);
}

TEST(NaiveShardsCards, ACopiedUndergrowthAllyMeetsUnify) {
    const Shards game = after(duel(R"("champions": [{"card": "taur_arachpriest"}],
        "played": [{"card": "leshai_knight"}])",
                                   ""),
                              {"exhaust taur_arachpriest"});
    EXPECT_EQ(turn_of(game)["power"], 6);
}

TEST(NaiveShardsCards, DecurionCopiesEarlierAlliesNowAndLaterOnesAfterTheirOwnLines) {
    const Shards used = after(duel(R"("mastery": 20, "hand": ["kiln_drone"],
        "champions": [{"card": "general_decurion"}], "played": [{"card": "reactor_drone"}])",
                                   ""),
                              {"exhaust general_decurion"});
    EXPECT_EQ(turn_of(used)["gems"], 6);
    EXPECT_EQ(turn_of(after(used, {"play kiln_drone"}))["gems"], 14);
}

TEST(NaiveShardsCards, DominionAsksForOneCardPerMissingFaction) {
    const Shards asked = after(duel(R"("hand": ["order_initiate", "spore_cleric", "nil_assassin",
        "li_hin", "li_hin"], "champions": [{"card": "evokatus", "played_now": true}])",
                                    ""),
                               {"play order_initiate"});
    EXPECT_EQ(decision(asked), "reveal");
    EXPECT_EQ(shards_moves(asked), (Moves{"reveal li_hin spore_cleric",
                                          "reveal nil_assassin spore_cleric", "reveal none"}));
    const Shards game = after(asked, {"reveal li_hin spore_cleric"});
    EXPECT_EQ(player_of(game, 0)["mastery"], 2);
    EXPECT_EQ(player_of(game, 0)["seen"], Json({"li_hin", "spore_cleric"}));
}

TEST(NaiveShardsCards, RevealIsAskedEvenWhenNoneIsTheOnlyAnswer) {
    const Shards asked =
        after(duel(R"("hand": ["leshai_knight", "crystal"])", ""), {"play leshai_knight"});
    EXPECT_EQ(shards_moves(asked), (Moves{"reveal none"}));
    const Shards lonely = after(duel(R"("hand": ["leshai_knight"])", ""), {"play leshai_knight"});
    EXPECT_EQ(decision(lonely), "play");
    EXPECT_EQ(turn_of(lonely)["power"], 3);
}

TEST(NaiveShardsCards, GigaIsOfferedOnlyWhereDominionCanHold) {
    const std::string giga = R"("champions": [{"card": "giga_source_adept"}], )";
    EXPECT_FALSE(
        offered(duel(giga + R"("hand": ["axia", "li_hin"])", ""), "exhaust giga_source_adept"));
    const Shards asked = after(duel(giga + R"("hand": ["axia", "li_hin", "spore_cleric"])", ""),
                               {"exhaust giga_source_adept"});
    EXPECT_EQ(player_of(after(asked, {"reveal none"}), 0)["mastery"], 0);
    EXPECT_EQ(player_of(after(asked, {"reveal axia li_hin spore_cleric"}), 0)["mastery"], 3);
}

TEST(NaiveShardsCards, ZaraRaStopsAtNone) {
    const Shards start = duel(R"("mastery": 9, "hand": ["zara_ra"],
        "discard": ["crystal", "crystal"])",
                              "");
    EXPECT_EQ(decision(after(start, {"play zara_ra", "banish none"})), "play");
    const Shards both =
        after(start, {"play zara_ra", "banish discard:crystal", "banish discard:crystal"});
    EXPECT_EQ(centre_of(both)["banished"], Json({"crystal", "crystal"}));
}

TEST(NaiveShardsCards, WorldPiercerReturnsOneOrAll) {
    const std::string rest =
        R"("hand": ["world_piercer"], "discard": ["nil_assassin", "crystal", "omnius"])";
    const Shards one =
        after(duel(R"("mastery": 17, )" + rest, ""), {"play world_piercer", "return omnius"});
    EXPECT_EQ(player_of(one, 0)["hand"], Json({"omnius"}));
    const Shards all = after(duel(R"("mastery": 18, )" + rest, ""), {"play world_piercer"});
    EXPECT_EQ(player_of(all, 0)["hand"], Json({"nil_assassin", "omnius"}));
    EXPECT_EQ(player_of(all, 0)["discard"], Json({"crystal"}));
}

TEST(NaiveShardsCards, HeartDrawsThreeMoreAfterTenUnprevented) {
    const std::string mine = R"("deck": ["crystal", "crystal", "crystal", "crystal", "crystal",
        "crystal", "crystal", "crystal", "crystal"])";
    const Shards hit = after(
        duel(mine, "", R"("power": 10, "lasting": [{"card": "heart_of_nothing", "count": 1}])"),
        {"end"});
    EXPECT_EQ(player_of(hit, 0)["hand"].size(), 8U);
    const Shards held =
        after(duel(mine, R"("champions": [{"card": "praetorian_02"}])",
                   R"("power": 12, "lasting": [{"card": "heart_of_nothing", "count": 1}])"),
              {"end"});
    EXPECT_EQ(player_of(held, 0)["hand"].size(), 5U);
}

TEST(NaiveShardsCards, FerrataGuardsHardenDecimasChampions) {
    const auto attackable = [](const std::string& character) {
        return starting_with("attack", duel("", "\"character\": \"" + character + R"(",
            "champions": [{"card": "ferrata_guard"}, {"card": "li_hin"}, {"card": "axia"}])",
                                            R"("power": 7)"));
    };
    EXPECT_EQ(attackable("decima"), (Moves{"attack 1:ferrata_guard"}));
    EXPECT_EQ(attackable("volos"), (Moves{"attack 1:axia", "attack 1:ferrata_guard"}));
}

TEST(NaiveShardsCards, AFerrataGuardAddsTwo) {
    const std::string theirs = R"("character": "decima", "champions": [{"card": "ferrata_guard"}])";
    EXPECT_TRUE(starting_with("attack", duel("", theirs, R"("power": 5)")).empty());
    const Shards struck = after(duel("", theirs, R"("power": 7)"), {"attack 1:ferrata_guard"});
    EXPECT_EQ(turn_of(struck)["power"], 1);
}

TEST(NaiveShardsCards, AChampionOfAnEarlierTurnIsNotPlayedForDominion) {
    const Shards game = after(duel(R"("hand": ["order_initiate"], "champions": [{"card": "axia"}],
        "played": [{"card": "spore_cleric"}, {"card": "nil_assassin"}])",
                                   ""),
                              {"play order_initiate"});
    EXPECT_EQ(player_of(game, 0)["mastery"], 0);
}

TEST(NaiveShardsCards, ZettaDecurionAndRaidianStopAttacks) {
    const std::string champions = R"("mastery": 5, "champions": [{"card": "drakonarius"},
        {"card": "general_decurion"}, {"card": "raidian"})";
    EXPECT_EQ(starting_with("attack", duel("", champions + "]", R"("power": 9)")),
              (Moves{"attack 1:general_decurion"}));
    EXPECT_EQ(starting_with("attack", duel(R"("mastery": 5)", champions + "]", R"("power": 9)")),
              (Moves{"attack 1:general_decurion", "attack 1:raidian"}));
    const Shards walled =
        duel("", champions + R"(, {"card": "zetta_encryptor"}])", R"("power": 9)");
    EXPECT_EQ(starting_with("attack", walled), (Moves{"attack 1:zetta_encryptor"}));
    EXPECT_EQ(player_of(after(walled, {"end"}), 1)["health"], 50);
    EXPECT_EQ(player_of(after(walled, {"attack 1:zetta_encryptor", "end"}), 1)["health"], 46);
}

struct Gain {
    std::string card;
    int mastery;  ///< before
    int gems;
    int power;
    int gained_mastery;
    int health;
    int drawn;
};

/// Alone on the table, no champion in play, an empty discard pile, 30 health.
TEST(NaiveShardsCards, WhatCardsGiveByThemselves) {
    const std::vector<Gain> gains = {
        {"crystal", 0, 1, 0, 0, 0, 0},
        {"blaster", 0, 0, 1, 0, 0, 0},
        {"shard_reactor", 4, 2, 0, 0, 0, 0},
        {"shard_reactor", 5, 3, 0, 0, 0, 0},
        {"shard_reactor", 15, 4, 0, 0, 0, 0},
        {"kiln_drone", 0, 2, 0, 0, 0, 0},
        {"mining_drones", 0, 1, 0, 0, 0, 1},
        {"reactor_drone", 0, 3, 0, 0, 0, 0},
        {"korvus_legionnaire", 0, 0, 2, 0, 0, 0},
        {"venator_of_the_wastes", 0, 0, 4, 0, 0, 0},
        {"evokatus", 0, 0, 0, 0, 0, 1},
        {"cache_warden", 8, 0, 0, 1, 0, 0},
        {"shard_abstractor", 0, 0, 0, 2, 0, 0},
        {"shard_abstractor", 29, 0, 0, 1, 0, 0},
        {"data_heretic", 0, 0, 0, 0, 0, 2},
        {"command_seer", 0, 2, 0, 0, 0, 0},
        {"cryptofist_monk", 0, 0, 0, 0, 0, 1},
        {"grand_architect", 0, 0, 0, 5, 0, 0},
        {"giga_source_adept", 0, 0, 0, 0, 0, 1},
        {"cloud_oracles", 3, 0, 0, 0, 0, 1},
        {"cloud_oracles", 4, 2, 0, 0, 0, 1},
        {"mainframe_abbot", 0, 0, 0, 0, 0, 1},
        {"undergrowth_aspirant", 0, 0, 0, 0, 3, 0},
        {"spore_cleric", 0, 0, 0, 0, 4, 0},
        {"ghostwillow_avenger", 15, 0, 4, 0, 0, 0},
        {"ojas_genesis_druid", 20, 0, 0, 0, 0, 0},
        {"furrowing_elemental", 0, 0, 0, 0, 4, 1},
        {"root_of_the_forest", 0, 0, 0, 0, 10, 0},
        {"hounds_of_volos", 0, 0, 5, 0, 5, 0},
        {"wraethe_skirmisher", 0, 0, 2, 0, 0, 0},
        {"nil_assassin", 0, 0, 5, 0, 0, 0},
        {"shadebound_sentry", 0, 0, 3, 0, 0, 0},
        {"aetherbreaker", 9, 0, 4, 0, 0, 0},
        {"aetherbreaker", 10, 0, 8, 0, 0, 0},
        {"scion_of_nothingness", 0, 0, 3, 0, 0, 0},
        {"the_lost", 0, 0, 6, 0, 0, 0},
        {"pall_shades", 0, 0, 0, 0, 0, 1},
        {"praetorian_01", 19, 0, 8, 0, 0, 0},
        {"praetorian_01", 20, 0, 12, 0, 0, 0},
        {"praetorian_02", 20, 0, 0, 0, 0, 0},
        {"heart_of_nothing", 19, 0, 5, 0, 0, 0},
        {"heart_of_nothing", 20, 0, 10, 0, 0, 0},
        {"world_piercer", 0, 0, 0, 2, 0, 0},
        {"datic_robes", 19, 0, 0, 0, 0, 1},
        {"datic_robes", 20, 0, 0, 0, 0, 2},
        {"terminal_crescents", 4, 0, 3, 1, 0, 0},
        {"terminal_crescents", 19, 0, 20, 1, 0, 0},
        {"entropic_talons", 19, 0, 0, 0, 0, 2},
        {"entropic_talons", 20, 0, 10, 0, 10, 2},
        {"panconscious_crown", 17, 0, 0, 2, 2, 0},
    };
    for (const Gain& gain : gains) {
        SCOPED_TRACE(gain.card + " at " + std::to_string(gain.mastery));
        const Shards start = duel(
            R"("character": "volos", "health": 30, "deck": ["crystal", "crystal"], "hand": [")" +
                gain.card + R"("], "mastery": )" + std::to_string(gain.mastery),
            R"("mastery": 3)");
        const Shards game = after(start, {"play " + gain.card});
        EXPECT_EQ(decision(game), "play");
        EXPECT_EQ(turn_of(game)["gems"], gain.gems);
        EXPECT_EQ(turn_of(game)["power"], gain.power);
        EXPECT_EQ(player_of(game, 0)["mastery"], gain.mastery + gain.gained_mastery);
        EXPECT_EQ(player_of(game, 0)["health"], 30 + gain.health);
        EXPECT_EQ(player_of(game, 0)["hand"].size(), static_cast<std::size_t>(gain.drawn));
    }
}

struct Use {
    std::string card;
    int mastery;
    int gems;
    int power;
    int gained_mastery;
    int drawn;
};

/// With two more Homodeus champions and two Undergrowth allies played, one power already there.
TEST(NaiveShardsCards, WhatChampionsGiveWhenExhausted) {
    const std::vector<Use> uses = {
        {"primus_pilus", 0, 0, 0, 0, 2},     {"numeri_drones", 0, 1, 0, 0, 0},
        {"evokatus", 0, 0, 3, 0, 0},         {"optio_crusher", 9, 0, 3, 0, 0},
        {"optio_crusher", 10, 0, 5, 0, 0},   {"drakonarius", 0, 0, 6, 0, 0},
        {"general_decurion", 0, 3, 0, 0, 0}, {"ferrata_guard", 0, 3, 0, 0, 0},
        {"systema_ai", 18, 0, 0, 1, 0},      {"systema_ai", 19, 0, 0, 1, 2},
        {"raidian", 0, 0, 0, 0, 1},          {"additri_gaiamancer", 0, 0, 6, 0, 0},
        {"li_hin", 0, 0, 1, 0, 0},           {"fao_cutul", 19, 0, 2, 0, 0},
        {"fao_cutul", 20, 0, 5, 0, 0},       {"zen_chi_set", 0, 0, 3, 0, 0},
        {"ru_bo_vai", 0, 0, 4, 0, 0},
    };
    for (const Use& use : uses) {
        SCOPED_TRACE(use.card + " at " + std::to_string(use.mastery));
        const Shards start =
            duel(R"("deck": ["crystal", "crystal"],
            "played": [{"card": "spore_cleric"}, {"card": "thorn_zealot"}],
            "champions": [{"card": "axia"}, {"card": "praetorian_02"}, {"card": ")" +
                     use.card + R"("}], "mastery": )" + std::to_string(use.mastery),
                 "", R"("power": 1)");
        const Shards game = after(start, {"exhaust " + use.card});
        EXPECT_EQ(turn_of(game)["gems"], use.gems);
        EXPECT_EQ(turn_of(game)["power"], 1 + use.power);
        EXPECT_EQ(player_of(game, 0)["mastery"], use.mastery + use.gained_mastery);
        EXPECT_EQ(player_of(game, 0)["hand"].size(), static_cast<std::size_t>(use.drawn));
        EXPECT_FALSE(offered(game, "exhaust " + use.card));
    }
}

}  // namespace
}  // namespace lemniscate::naive
