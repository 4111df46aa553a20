#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "tests/naive/shards_facts.h"
#include "tests/naive/shards_test_kit.h"

namespace lemniscate::naive {
namespace {

/// A deal with two of every centre card; the seats and phases are as the options want them.
Json deal(const std::string& mode, std::size_t players, Dice& dice) {
    std::vector<std::string> centre;
    std::vector<std::string> relics;
    for (const auto& [id, facts] : shards::all_cards()) {
        if (facts.kind == "starter") continue;
        if (facts.kind == "relic") {
            relics.push_back(id);
        } else {
            centre.insert(centre.end(), 2, id);
        }
    }
    dice.shuffle(centre.data(), centre.size());
    dice.shuffle(relics.data(), relics.size());
    Json position = {{"options", {{"mode", mode}, {"players", players}}},
                     {"turn", {{"phase", "play"}}},
                     {"centre", {{"deck", centre}}},
                     {"players", Json::array()}};
    const std::vector<std::string> names = {"volos", "decima", "ko_syn_wu", "tetra"};
    for (std::size_t seat = 0; seat < players; ++seat) {
        position["players"].push_back(
            {{"character", names[seat]},
             {"deck",
              {"crystal", "crystal", "crystal", "crystal", "crystal", "crystal", "crystal",
               "blaster", "shard_reactor", "infinity_shard"}},
             {"relics", {relics[2 * seat], relics[2 * seat + 1]}}});
    }
    if (mode == "nemesis") {
        position["decision"] = "extra";
        position["options"]["players"] = 1;
        position["players"].push_back({{"character", "tetra"}});
    } else {
        for (std::size_t slot = 0; slot < 6; ++slot) {
            position["centre"]["row"].push_back(centre[slot]);
            position["centre"]["deck"].erase(0);
        }
    }
    return position;
}

/// Every card in every zone; set-aside relics too.
std::size_t cards_in(const shards::Table& table) {
    std::size_t number = table.deck.size() + table.banished.size();
    for (const std::string& slot : table.row) number += slot.empty() ? 0 : 1;
    for (const shards::Player& player : table.players) {
        number += player.hand.size() + player.deck.size() + player.discard.size() +
                  player.champions.size() + player.played.size() + player.relics.size();
    }
    return number;
}

void expect_sound(const Shards& game, std::size_t cards) {
    EXPECT_EQ(cards_in(game.table), cards);
    EXPECT_EQ(game.question.has_value(), game.table.turn.phase != "over");
    EXPECT_LE(game.table.known_bottom, game.table.deck.size());
    for (const shards::Player& player : game.table.players) {
        EXPECT_LE(player.health, 50);
        EXPECT_GE(player.health, 0);
        EXPECT_LE(player.mastery, 30);
        const std::multiset<std::string> hand(player.hand.begin(), player.hand.end());
        EXPECT_TRUE(
            std::includes(hand.begin(), hand.end(), player.seen.begin(), player.seen.end()));
    }
}

/// A quiet moment that was printed and read again offers the same and goes on the same.
void expect_read_back(const Shards& game) {
    if (game.table.turn.phase != "play" || !game.answers.empty()) return;
    const Shards again = read_shards(write_shards(game), game.quiet_dice);
    EXPECT_EQ(write_shards(again), write_shards(game));
    EXPECT_EQ(shards_moves(again), shards_moves(game));
}

/// Random moves, but "end" only when nothing else is left or one time in eight.
void play_games(const std::string& mode, std::size_t players, int games) {
    Dice dice(2026);
    for (int n = 0; n < games; ++n) {
        Shards game = read_shards(deal(mode, players, dice), dice);
        const std::size_t cards = cards_in(game.table);
        for (int move = 0; game.question; ++move) {
            ASSERT_LT(move, 50000);
            const Moves moves = shards_moves(game);
            ASSERT_FALSE(moves.empty());
            std::string choice = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
            if (choice == "end" && dice.below(8) != 0) {
                choice = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
            }
            game = apply_shards(game, choice);
            expect_sound(game, cards);
            if (move % 16 == 0) expect_read_back(game);
            ASSERT_FALSE(testing::Test::HasFailure()) << choice << "\n" << write_shards(game);
        }
        EXPECT_TRUE(game.table.result.has_value());
    }
}

TEST(NaiveShardsPlayouts, TwoPlayers) { play_games("free_for_all", 2, 10); }
TEST(NaiveShardsPlayouts, FourPlayers) { play_games("free_for_all", 4, 4); }
TEST(NaiveShardsPlayouts, Bloodbath) { play_games("bloodbath", 3, 5); }
TEST(NaiveShardsPlayouts, Teams) { play_games("teams", 4, 5); }
TEST(NaiveShardsPlayouts, Nemesis) { play_games("nemesis", 1, 30); }

}  // namespace
}  // namespace lemniscate::naive
