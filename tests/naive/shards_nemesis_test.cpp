#include <gtest/gtest.h>

#include "tests/naive/shards_test_kit.h"

namespace lemniscate::naive {
namespace {

/// Nemesis' turn follows at once; the deck behind its card is long enough to refill a row of one.
const std::string small_row = R"({"options": {"mode": "nemesis", "row_size": 1}, )";

Shards small(const std::string& mine, const std::string& nemesis, const std::string& centre) {
    return position(small_row + "\"centre\": {" + centre + "}, \"players\": [{" + mine + "}, {" +
                    nemesis + "}]}");
}

TEST(NaiveShardsNemesis, SetUpAsksTwoCharactersAndTheExtraCard) {
    const Shards start = position(R"({"options": {"mode": "nemesis"},
        "pending": [{"seat": 0, "ask": "character"}],
        "centre": {"deck": ["arach_devotees", "axia", "arach_devotees", "omnius", "li_hin",
                            "zara_ra", "kiln_drone", "data_heretic"]},
        "players": [{"deck": ["crystal", "crystal", "crystal", "crystal", "blaster"]}, {}]})");
    EXPECT_EQ(shards_moves(start), (Moves{"character decima", "character ko_syn_wu",
                                          "character tetra", "character volos"}));
    const Shards chosen = after(start, {"character volos", "character decima"});
    EXPECT_EQ(shards_moves(chosen), (Moves{"extra arach_devotees", "extra none"}));
    EXPECT_EQ(player_of(chosen, 0)["relics"], Json({"entropic_talons", "panconscious_crown"}));
    EXPECT_EQ(player_of(chosen, 1)["relics"], Json::array());
    const Shards game = after(chosen, {"extra arach_devotees"});
    std::vector<std::string> centre = {"data_heretic", "kiln_drone", "zara_ra",       "li_hin",
                                       "omnius",       "axia",       "arach_devotees"};
    std::vector<std::string> own = {"arach_devotees", "blaster", "crystal",
                                    "crystal",        "crystal", "crystal"};
    Dice dice(7);
    dice.shuffle(centre.data(), centre.size());
    dice.shuffle(own.data(), own.size());
    EXPECT_EQ(centre_of(game)["deck"], Json::array({centre[0]}));
    EXPECT_EQ(centre_of(game)["row"][0], centre[6]);
    EXPECT_EQ(player_of(game, 0)["hand"], Json({own[5], own[4], own[3], own[2], own[1]}));
    EXPECT_EQ(decision(game), "play");
}

TEST(NaiveShardsNemesis, GivenCharactersAreNotAsked) {
    const Shards game = position(R"({"options": {"mode": "nemesis"},
        "pending": [{"seat": 0, "ask": "extra"}], "centre": {"deck": ["pall_shades"]},
        "players": [{"character": "ko_syn_wu"}, {"character": "tetra"}]})");
    EXPECT_EQ(shards_moves(game), (Moves{"extra none", "extra pall_shades"}));
}

TEST(NaiveShardsNemesis, ItsOwnFactionGivesThreeMasteryAndGemsBanish) {
    const Shards game = after(small("", R"("character": "decima")", R"("row": ["li_hin"],
        "deck": ["kiln_drone", "omnius", "zara_ra", "axia"])"),
                              {"end"});
    EXPECT_EQ(player_of(game, 1)["mastery"], 3);
    EXPECT_EQ(centre_of(game)["banished"], Json({"omnius", "zara_ra", "kiln_drone"}));
    EXPECT_EQ(centre_of(game)["deck"], Json({"axia"}));
    EXPECT_EQ(player_of(game, 1)["revealed"], nullptr);
    EXPECT_EQ(turn_of(game)["round"], 2);
    EXPECT_EQ(turn_of(game)["seat"], 0);
}

TEST(NaiveShardsNemesis, PlaysTheRowOfThatFactionInTheOrderThePlayerSays) {
    const Shards asked = after(solo("", R"("character": "decima")", "",
                                    R"("row": ["nil_assassin", "omnius", "aetherbreaker",
        "nil_assassin"], "deck": ["the_lost", "axia", "axia", "axia", "axia", "axia", "axia"])"),
                               {"end"});
    EXPECT_EQ(decision(asked), "nemesis");
    EXPECT_EQ(write_shards(asked)["to_act"], 0);
    EXPECT_EQ(turn_of(asked)["seat"], 1);
    EXPECT_EQ(player_of(asked, 1)["revealed"], "the_lost");
    EXPECT_EQ(shards_moves(asked), (Moves{"nemesis aetherbreaker", "nemesis nil_assassin"}));
    const Shards game = after(asked, {"nemesis aetherbreaker"});
    EXPECT_EQ(player_of(game, 0)["health"], 50 - 6 - 4 - 5 - 5);
    EXPECT_EQ(centre_of(game)["banished"],
              Json({"the_lost", "aetherbreaker", "nil_assassin", "nil_assassin"}));
    EXPECT_EQ(centre_of(game)["row"][1], "omnius");
}

TEST(NaiveShardsNemesis, ConditionsHoldFromFifteenMastery) {
    const auto health_at = [](const std::string& mastery) {
        const Shards start = small("", "\"mastery\": " + mastery,
                                   R"("row": ["omnius"], "deck": ["leshai_knight", "axia"])");
        return player_of(after(start, {"end"}), 0)["health"];
    };
    EXPECT_EQ(health_at("14"), 47);
    EXPECT_EQ(health_at("15"), 44);
}

TEST(NaiveShardsNemesis, DrawingIsMasteryAndThirtyWinsAtOnce) {
    const Shards game = after(small("", R"("mastery": 28)", R"("row": ["shard_abstractor"],
        "deck": ["data_heretic", "axia"])"),
                              {"end"});
    EXPECT_EQ(reason(game), "nemesis_mastery");
    EXPECT_EQ(winners(game), std::vector<std::size_t>{1});
    EXPECT_EQ(centre_of(game)["row"], Json({"shard_abstractor"}));
}

TEST(NaiveShardsNemesis, UsesEachChampionOnceAndDestroyedOnesAreBanished) {
    const Shards start = small("", R"("champions": [{"card": "li_hin"}, {"card": "axia"}])",
                               R"("row": ["omnius"], "deck": ["evokatus", "kiln_drone"])");
    const Shards asked = after(start, {"end"});
    EXPECT_EQ(shards_moves(asked), (Moves{"nemesis axia", "nemesis evokatus", "nemesis li_hin"}));
    const Shards game = after(asked, {"nemesis evokatus", "nemesis axia"});
    EXPECT_EQ(player_of(game, 0)["health"], 50 - 1 - 7 - 2);
    EXPECT_EQ(player_of(game, 1)["mastery"], 1);
    const Shards struck = after(solo("", R"("champions": [{"card": "axia"}])", R"("power": 7)", ""),
                                {"attack 1:axia"});
    EXPECT_EQ(centre_of(struck)["banished"], Json({"axia"}));
}

TEST(NaiveShardsNemesis, KillsWhenItCanAndElseFellsTheDearestChampions) {
    const std::string champions = R"("champions": [{"card": "optio_crusher"},
        {"card": "fao_cutul"}, {"card": "evokatus"}])";
    const std::string centre = R"("row": ["omnius"], "deck": ["the_lost", "axia"])";
    const Shards kill = after(small(R"("health": 6, )" + champions, "", centre), {"end"});
    EXPECT_EQ(reason(kill), "player_defeated");
    // Six power: the crusher (cost 5, defense 4), then Evokatus (cost 4, defense 2).
    const Shards fell = after(small(R"("health": 7, )" + champions, "", centre), {"end"});
    EXPECT_EQ(player_of(fell, 0)["health"], 7);
    EXPECT_EQ(player_of(fell, 0)["champions"].size(), 1U);
    EXPECT_EQ(player_of(fell, 0)["champions"][0]["card"], "fao_cutul");
}

TEST(NaiveShardsNemesis, TiesOfCostAreThePlayersChoice) {
    const Shards asked = after(small(R"("champions": [{"card": "fao_cutul"},
        {"card": "evokatus"}])",
                                     "", R"("row": ["omnius"], "deck": ["the_lost", "axia"])"),
                               {"end"});
    EXPECT_EQ(decision(asked), "attack");
    EXPECT_EQ(shards_moves(asked), (Moves{"attack 0:evokatus", "attack 0:fao_cutul"}));
    EXPECT_EQ(player_of(after(asked, {"attack 0:evokatus"}), 0)["champions"], Json::array());
}

TEST(NaiveShardsNemesis, FellsTheDearestFirstInWhateverOrderTheyStand) {
    const Shards game = after(small(R"("champions": [{"card": "fao_cutul"},
        {"card": "optio_crusher"}])",
                                    "", R"("row": ["omnius"], "deck": ["the_lost", "axia"])"),
                              {"end"});
    EXPECT_EQ(player_of(game, 0)["champions"][0]["card"], "fao_cutul");
    EXPECT_EQ(player_of(game, 0)["health"], 48);
}

TEST(NaiveShardsNemesis, CountsPraetorian02BeforeItTriesToKill) {
    const Shards game = after(small(R"("health": 6, "champions": [{"card": "praetorian_02"},
        {"card": "optio_crusher"}])",
                                    "", R"("row": ["omnius"], "deck": ["the_lost", "axia"])"),
                              {"end"});
    EXPECT_EQ(player_of(game, 0)["champions"].size(), 1U);
    EXPECT_EQ(player_of(game, 0)["health"], 6);
}

TEST(NaiveShardsNemesis, UsesGigaFromFifteenMastery) {
    const auto turn_at = [](const std::string& mastery) {
        return after(small("",
                           R"("champions": [{"card": "giga_source_adept"}, {"card": "axia"}],
                           "mastery": )" +
                               mastery,
                           R"("row": ["omnius"], "deck": ["nil_assassin", "axia"])"),
                     {"end"});
    };
    EXPECT_EQ(decision(turn_at("14")), "play");
    EXPECT_EQ(shards_moves(turn_at("15")), (Moves{"nemesis axia", "nemesis giga_source_adept"}));
    EXPECT_EQ(player_of(after(turn_at("15"), {"nemesis axia"}), 1)["mastery"], 18);
}

TEST(NaiveShardsNemesis, ZettaIsFelledFirstAndPaidFor) {
    const std::string zetta =
        R"("hand": ["thorn_zealot"], "champions": [{"card": "zetta_encryptor"}])";
    const std::string centre = R"("row": ["omnius"], "deck": ["the_lost", "axia"])";
    const Shards kill = after(small(R"("health": 1, )" + zetta, "", centre), {"end"});
    EXPECT_EQ(decision(kill), "shield");
    EXPECT_EQ(reason(after(kill, {"shield none"})), "player_defeated");
    EXPECT_EQ(player_of(after(kill, {"shield thorn_zealot"}), 0)["health"], 1);
    const Shards felled = after(small(R"("health": 2, )" + zetta, "", centre), {"end"});
    EXPECT_EQ(player_of(felled, 0)["champions"], Json::array());
    EXPECT_EQ(player_of(after(felled, {"shield none"}), 0)["health"], 1);
}

TEST(NaiveShardsNemesis, AnEmptyCentreDeckLosesAtTheRevealAndAtARefill) {
    const Shards reveal = after(small("", "", R"("row": ["omnius"])"), {"end"});
    EXPECT_EQ(reason(reveal), "centre_deck_empty");
    const Shards end =
        after(small("", "", R"("row": ["omnius"], "deck": ["data_heretic"])"), {"end"});
    EXPECT_EQ(reason(end), "centre_deck_empty");
    const Shards recruit =
        after(solo("", "", R"("gems": 6)", R"("row": ["omnius"])"), {"recruit omnius"});
    EXPECT_EQ(reason(recruit), "centre_deck_empty");
    EXPECT_EQ(player_of(recruit, 0)["discard"], Json({"omnius"}));
    EXPECT_EQ(winners(recruit), std::vector<std::size_t>{1});
}

TEST(NaiveShardsNemesis, ThePlayerWinsWhenItsHealthIsGone) {
    const Shards game = after(solo("", R"("health": 5)", R"("power": 5)", ""), {"end"});
    EXPECT_EQ(reason(game), "nemesis_defeated");
    EXPECT_EQ(winners(game), std::vector<std::size_t>{0});
}

TEST(NaiveShardsNemesis, LinesThatGainCardsOrReturnThemAreSkipped) {
    const Shards game = after(small("", R"("discard": ["nil_assassin"])", R"("row": ["omnius"],
        "deck": ["shadebound_sentry", "axia"])"),
                              {"end"});
    EXPECT_EQ(player_of(game, 1)["hand"], Json::array());
    EXPECT_EQ(player_of(game, 0)["health"], 47);
}

}  // namespace
}  // namespace lemniscate::naive
