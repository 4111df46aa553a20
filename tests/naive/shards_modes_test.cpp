#include <gtest/gtest.h>

#include "tests/naive/shards_test_kit.h"

namespace lemniscate::naive {
namespace {

// Turns and the end of the game

TEST(NaiveShardsTurn, EndPhaseDiscardsPlayedThenHandReadiesAndDraws) {
    const Shards game = after(duel(R"("hand": ["blaster", "crystal", "crystal"],
        "deck": ["shard_reactor"], "champions": [{"card": "li_hin"}])",
                                   "", R"("round": 3)"),
                              {"play crystal", "exhaust li_hin", "end"});
    const Json player = player_of(game, 0);
    EXPECT_EQ(player["hand"].size(), 4U);
    EXPECT_EQ(player["hand"][0], "shard_reactor");
    EXPECT_EQ(player["discard"], Json::array());
    EXPECT_EQ(player["champions"][0]["exhausted"], false);
    EXPECT_EQ(turn_of(game)["seat"], 1);
    EXPECT_EQ(turn_of(game)["round"], 3);
    EXPECT_EQ(turn_of(after(game, {"end"}))["round"], 4);
}

TEST(NaiveShardsTurn, FocusOnceATurnForOneGem) {
    const Shards game = after(duel("", "", R"("gems": 2)"), {"focus"});
    EXPECT_EQ(player_of(game, 0)["mastery"], 1);
    EXPECT_EQ(turn_of(game)["gems"], 1);
    EXPECT_EQ(shards_moves(game), (Moves{"end"}));
}

TEST(NaiveShardsTurn, EverybodyKnowsWhatWentUnderTheCentreDeck) {
    const Shards game =
        after(position(R"({"options": {"row_size": 1}, "turn": {"gems": 2}, "centre": {
            "row": ["spore_cleric"], "deck": ["axia", "omnius"]}, "players": [{}, {}]})"),
              {"fast-play spore_cleric", "end"});
    EXPECT_EQ(centre_of(game)["deck"], Json({"omnius", "spore_cleric"}));
    EXPECT_EQ(centre_of(game)["known_bottom"], 1);
}

TEST(NaiveShardsTurn, ReshuffleUsesTheDiscardPileAsItLies) {
    const Shards start = duel(R"("hand": ["data_heretic"], "discard": ["crystal", "blaster",
        "shard_reactor", "infinity_shard"])",
                              "");
    std::vector<std::string> pile = {"infinity_shard", "shard_reactor", "blaster", "crystal"};
    Dice dice(7);
    dice.shuffle(pile.data(), pile.size());
    const Json player = player_of(after(start, {"play data_heretic"}), 0);
    EXPECT_EQ(player["hand"], Json({pile[3], pile[2]}));
    EXPECT_EQ(player["deck"], Json({pile[1], pile[0]}));
}

TEST(NaiveShardsTurn, LastStandingWinsAndTheDeadLeaveTheirCards) {
    const Shards game = after(duel(R"("deck": ["crystal"])", R"("health": 3, "hand": ["crystal"],
        "deck": ["blaster"], "discard": ["omnius"], "champions": [{"card": "li_hin"}],
        "relics": ["datic_robes"])",
                                   R"("power": 3)"),
                              {"end", "shield none"});
    EXPECT_EQ(reason(game), "last_standing");
    EXPECT_EQ(winners(game), std::vector<std::size_t>{0});
    EXPECT_EQ(centre_of(game)["banished"],
              Json({"crystal", "blaster", "omnius", "li_hin", "datic_robes"}));
    EXPECT_EQ(player_of(game, 0)["hand"], Json::array());
    EXPECT_EQ(decision(game), "");
    EXPECT_TRUE(shards_moves(game).empty());
    EXPECT_EQ(shards_perft(game, 3), 1U);
}

TEST(NaiveShardsTurn, RoundTwoHundredIsADraw) {
    const Shards start =
        duel(R"("deck": ["crystal"])", R"("deck": ["blaster"])", R"("seat": 1, "round": 199)");
    const Shards game = after(start, {"end"});
    EXPECT_EQ(reason(game), "round_limit");
    EXPECT_TRUE(winners(game).empty());
    EXPECT_EQ(turn_of(game)["seat"], 0);
    EXPECT_EQ(player_of(game, 1)["hand"], Json({"blaster"}));
}

TEST(NaiveShardsTurn, TheRoundGoesUpOverADeadFirstSeat) {
    const Shards game = after(position(R"({"turn": {"seat": 2, "first_seat": 0},
        "players": [{"health": 0}, {}, {}]})"),
                              {"end"});
    EXPECT_EQ(turn_of(game)["seat"], 1);
    EXPECT_EQ(turn_of(game)["round"], 2);
}

TEST(NaiveShardsAttack, TheSplitIsAskedOfAllButTheLast) {
    const Shards start = position(R"({"turn": {"power": 2}, "players": [{}, {}, {}, {}]})");
    const Shards asked = after(start, {"end"});
    EXPECT_EQ(shards_moves(asked), (Moves{"assign 1:0", "assign 1:1", "assign 1:2"}));
    const Shards all = after(asked, {"assign 1:2"});
    EXPECT_EQ(player_of(all, 1)["health"], 48);
    const Shards shared = after(asked, {"assign 1:1", "assign 2:0"});
    EXPECT_EQ(player_of(shared, 3)["health"], 49);
}

TEST(NaiveShardsAttack, InfinitePowerKillsAllButWhoeverZettaHides) {
    const Shards game = after(position(R"({"turn": {"power": "infinite"}, "players": [{},
        {"hand": ["command_seer"]}, {"champions": [{"card": "zetta_encryptor"}]}]})"),
                              {"end"});
    EXPECT_EQ(player_of(game, 1)["health"], 0);
    EXPECT_EQ(player_of(game, 2)["health"], 50);
    EXPECT_EQ(turn_of(game)["seat"], 2);
}

TEST(NaiveShardsAttack, AShieldDoesNotStopTheOverflowOfTheSameAttackAgain) {
    const Shards asked = after(position(R"({"options": {"mode": "teams"}, "turn": {"power": 12},
        "players": [{}, {"health": 1}, {"hand": ["command_seer", "cryptofist_monk"]},
                    {"health": 0}]})"),
                               {"end", "assign 1:6"});
    const Shards spent = after(asked, {"shield command_seer"});
    EXPECT_EQ(shards_moves(spent), (Moves{"shield cryptofist_monk", "shield none"}));
    EXPECT_EQ(player_of(after(spent, {"shield none"}), 2)["health"], 44);
    EXPECT_EQ(player_of(after(spent, {"shield cryptofist_monk"}), 2)["health"], 49);
    const Shards left = after(asked, {"shield cryptofist_monk", "shield none"});
    EXPECT_EQ(player_of(left, 2)["health"], 47);
}

TEST(NaiveShardsAttack, UnshieldedDamageAsksNobody) {
    const Shards game = after(duel(R"("mastery": 10, "champions": [{"card": "ru_bo_vai"}])",
                                   R"("hand": ["command_seer"],
        "champions": [{"card": "praetorian_02"}])"),
                              {"exhaust ru_bo_vai", "end"});
    EXPECT_EQ(player_of(game, 1)["health"], 46);
}

TEST(NaiveShardsAttack, DaticRobesPreventAsMuchAsTheirOwnersMastery) {
    const Shards game = after(duel("", R"("mastery": 6, "hand": ["datic_robes"])", R"("power": 9)"),
                              {"end", "shield datic_robes"});
    EXPECT_EQ(player_of(game, 1)["health"], 47);
}

TEST(NaiveShardsAttack, ShowingAKnownCardAgainShowsNoOther) {
    const Shards start = duel("", R"("hand": ["command_seer", "command_seer"],
        "seen": ["command_seer"])",
                              R"("power": 9)");
    const Shards one = after(start, {"end", "shield command_seer"});
    EXPECT_EQ(player_of(one, 1)["seen"], Json({"command_seer"}));
    const Shards both = after(start, {"end", "shield command_seer command_seer"});
    EXPECT_EQ(player_of(both, 1)["seen"], Json({"command_seer", "command_seer"}));
    EXPECT_EQ(player_of(after(both, {"play command_seer"}), 1)["seen"], Json({"command_seer"}));
}

// Bloodbath and teams

TEST(NaiveShardsBloodbath, BothOpponentsTakeAllOfIt) {
    const Shards game = after(position(R"({"options": {"mode": "bloodbath"}, "turn": {"power": 9},
        "players": [{}, {"hand": ["command_seer"]}, {"hand": ["crystal"]}]})"),
                              {"end", "shield command_seer", "shield none"});
    EXPECT_EQ(player_of(game, 1)["health"], 46);
    EXPECT_EQ(player_of(game, 2)["health"], 41);
}

TEST(NaiveShardsTeams, PowerHitsTheFacingEnemyAndFlowsOnWithItsOwnShields) {
    const Shards start = position(R"({"options": {"mode": "teams"}, "turn": {"power": 20},
        "players": [{}, {"health": 8, "hand": ["thorn_zealot"]},
                    {"hand": ["command_seer"], "champions": [{"card": "praetorian_02"}]}, {}]})");
    const Shards asked = after(start, {"end", "shield thorn_zealot"});
    EXPECT_EQ(player_of(asked, 1)["health"], 0);
    EXPECT_EQ(write_shards(asked)["to_act"], 2);
    const Shards game = after(asked, {"shield command_seer"});
    EXPECT_EQ(player_of(game, 2)["health"], 50 - (20 - 3 - 8 - 3 - 5));
    EXPECT_EQ(turn_of(game)["seat"], 2);
}

TEST(NaiveShardsTeams, AHiddenFacingEnemyStopsTheAttack) {
    const Shards game = after(position(R"({"options": {"mode": "teams"}, "turn": {"power": 20},
        "players": [{}, {"champions": [{"card": "zetta_encryptor"}]}, {}, {}]})"),
                              {"end"});
    EXPECT_EQ(player_of(game, 1)["health"], 50);
    EXPECT_EQ(player_of(game, 2)["health"], 50);
}

TEST(NaiveShardsTeams, SeatOneFacesZeroAndThreeFacesTwo) {
    const auto hit_by = [](const std::string& seat) {
        const Shards start =
            position(R"({"options": {"mode": "teams"}, "turn": {"power": 1, "seat": )" + seat +
                     R"(}, "players": [{}, {}, {}, {}]})");
        const Shards game = after(start, {"end"});
        for (std::size_t other = 0; other < 4; ++other) {
            if (player_of(game, other)["health"] == 49) return other;
        }
        return std::size_t{4};
    };
    EXPECT_EQ(hit_by("0"), 1U);
    EXPECT_EQ(hit_by("1"), 0U);
    EXPECT_EQ(hit_by("2"), 3U);
    EXPECT_EQ(hit_by("3"), 2U);
}

TEST(NaiveShardsTeams, WithoutPartnerBothEnemiesFaceYou) {
    const Shards asked = after(position(R"({"options": {"mode": "teams"},
        "turn": {"seat": 3, "power": 1}, "players": [{"health": 0}, {}, {}, {}]})"),
                               {"end"});
    EXPECT_EQ(shards_moves(asked), (Moves{"assign 1:0", "assign 1:1"}));
}

TEST(NaiveShardsTeams, ChampionsOfBothEnemiesMayBeAttackedNeverThePartners) {
    const std::string champion = R"({"champions": [{"card": "optio_crusher"}]})";
    const Shards game = position(R"({"options": {"mode": "teams"}, "turn": {"power": 4},
        "players": [{}, )" + champion +
                                 ", " + champion + ", " + champion + "]}");
    EXPECT_EQ(starting_with("attack", game),
              (Moves{"attack 1:optio_crusher", "attack 2:optio_crusher"}));
}

TEST(NaiveShardsTeams, BothPartnersWinTheDeadOneToo) {
    const Shards game = after(position(R"({"options": {"mode": "teams"},
        "turn": {"power": "infinite"}, "players": [{}, {}, {}, {"health": 0}]})"),
                              {"end"});
    EXPECT_EQ(reason(game), "last_team");
    EXPECT_EQ(winners(game), (std::vector<std::size_t>{0, 3}));
}

// Set-up

TEST(NaiveShardsSetUp, AuctionWinnerPaysPicksAndStarts) {
    const std::string deck = R"({"deck": ["crystal", "blaster", "crystal", "crystal", "crystal",
        "shard_reactor"]})";
    const Shards start = position(R"({"options": {"auction": true},
        "turn": {"seat": 1, "phase": "auction"},
        "auction": {"opener": 1, "bid": 0, "leader": null, "in": [0, 1, 2]},
        "players": [)" + deck + ", " +
                                  deck + ", " + deck + "]}");
    EXPECT_EQ(shards_moves(start).size(), 50U);
    const Shards bids = after(start, {"bid 1", "bid 4", "bid 48"});
    EXPECT_EQ(shards_moves(bids), (Moves{"bid 49", "drop"}));
    const Shards won = after(bids, {"drop", "drop"});
    EXPECT_EQ(decision(won), "character");
    EXPECT_EQ(turn_of(won)["seat"], 0);
    EXPECT_EQ(player_of(won, 0)["health"], 2);
    const Shards second = after(won, {"character volos"});
    EXPECT_EQ(player_of(second, 0)["relics"], Json({"entropic_talons", "panconscious_crown"}));
    EXPECT_EQ(write_shards(second)["auction"],
              Json::parse(R"({"opener": 1, "bid": 0, "leader": null, "in": [1, 2]})"));
    const Shards third = after(second, {"drop", "character tetra"});
    EXPECT_EQ(player_of(third, 2)["health"], 50);
    EXPECT_EQ(write_shards(third)["to_act"], 1);
    const Shards game = after(third, {"character decima"});
    EXPECT_EQ(turn_of(game)["phase"], "play");
    EXPECT_EQ(turn_of(game)["seat"], 0);
    EXPECT_EQ(player_of(game, 0)["mastery"], 0);
    EXPECT_EQ(player_of(game, 1)["mastery"], 1);
    EXPECT_EQ(player_of(game, 2)["mastery"], 2);
    EXPECT_EQ(player_of(game, 2)["hand"].size(), 5U);
    EXPECT_EQ(write_shards(game)["auction"], nullptr);
}

TEST(NaiveShardsSetUp, DraftGoesAroundAndBackAndTheLastOfTheFirstRoundStarts) {
    const Shards start = position(R"({"options": {"relic_draft": true},
        "turn": {"seat": 1, "phase": "draft"}, "draft": {"pool": ["praetorian_01", "praetorian_02",
        "heart_of_nothing", "world_piercer", "datic_robes", "terminal_crescents"], "picks": 0},
        "players": [{}, {}, {}]})");
    const Shards first = after(start, {"draft datic_robes", "draft world_piercer"});
    EXPECT_EQ(turn_of(first)["seat"], 0);
    const Shards second = after(first, {"draft praetorian_01"});
    EXPECT_EQ(turn_of(second)["seat"], 0);
    const Shards game = after(second, {"draft praetorian_02", "draft heart_of_nothing"});
    EXPECT_EQ(player_of(game, 0)["relics"], Json({"praetorian_01", "praetorian_02"}));
    EXPECT_EQ(player_of(game, 1)["relics"], Json({"datic_robes", "terminal_crescents"}));
    EXPECT_EQ(player_of(game, 2)["relics"], Json({"world_piercer", "heart_of_nothing"}));
    EXPECT_EQ(turn_of(game)["phase"], "play");
    EXPECT_EQ(turn_of(game)["seat"], 0);
    EXPECT_EQ(player_of(game, 2)["mastery"], 2);
}

TEST(NaiveShardsSetUp, TheDraftStartsToTheLeftOfTheAuctionsWinner) {
    for (const std::size_t winner : {0U, 1U}) {
        const std::size_t loser = 1 - winner;
        Json start = Json::parse(R"({"options": {"auction": true, "relic_draft": true},
            "turn": {"phase": "auction"}, "auction": {"in": [0, 1]},
            "draft": {"pool": ["praetorian_01", "datic_robes", "world_piercer",
                               "entropic_talons"]},
            "players": [{}, {}]})");
        start["turn"]["seat"] = loser;
        const Shards picked =
            after(read_shards(start, Dice(7)), {"drop", "character volos", "character tetra"});
        EXPECT_EQ(turn_of(picked)["phase"], "draft");
        EXPECT_EQ(turn_of(picked)["seat"], loser);
        const Shards game =
            after(picked, {"draft datic_robes", "draft praetorian_01", "draft world_piercer"});
        EXPECT_EQ(turn_of(game)["phase"], "play");
        EXPECT_EQ(turn_of(game)["seat"], winner);
        EXPECT_EQ(player_of(game, loser)["mastery"], 1);
    }
}

TEST(NaiveShardsSetUp, PartnersStartWithoutMastery) {
    const Shards game = after(position(R"({"options": {"relic_draft": true, "mode": "teams"},
        "turn": {"seat": 2, "phase": "draft"}, "draft": {"pool": ["praetorian_01",
        "praetorian_02"], "picks": 6}, "players": [{}, {}, {}, {}]})"),
                              {"draft praetorian_02"});
    EXPECT_EQ(turn_of(game)["seat"], 0);
    for (std::size_t seat = 0; seat < 4; ++seat) EXPECT_EQ(player_of(game, seat)["mastery"], 0);
}

TEST(NaiveShardsSetUp, FourPlayersStartWithMasteryZeroToThree) {
    const Shards game = after(position(R"({"options": {"relic_draft": true},
        "turn": {"seat": 3, "phase": "draft"}, "draft": {"pool": ["praetorian_01",
        "praetorian_02"], "picks": 6}, "players": [{}, {}, {}, {}]})"),
                              {"draft praetorian_02"});
    // Seat 2 picked first and last, so seat 1 was the last of the first time around.
    EXPECT_EQ(turn_of(game)["seat"], 1);
    EXPECT_EQ(player_of(game, 1)["mastery"], 0);
    EXPECT_EQ(player_of(game, 2)["mastery"], 1);
    EXPECT_EQ(player_of(game, 3)["mastery"], 2);
    EXPECT_EQ(player_of(game, 0)["mastery"], 3);
}

}  // namespace
}  // namespace lemniscate::naive
