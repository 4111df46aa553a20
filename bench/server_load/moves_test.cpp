#include <string>

#include <gtest/gtest.h>

#include "bench/server_load/boardgame_io_tables.h"
#include "bench/server_load/lemniscate_tables.h"

namespace lemniscate::bench::server_load {
namespace {

TEST(ChooseMove, TakesOneOfTheChoicesAndNotWhatWasPlayed) {
    const std::string update =
        R"({"update":{"news":[{"kind":"moved","move":"old"}],"now":{"phase":"playing","choices":)"
        R"([{"move":"take red","kind":"take"},{"move":"end","kind":"end"}],"notes":[]}}})";
    EXPECT_EQ(choose_move(update, 0), "take red");
    EXPECT_EQ(choose_move(update, 1), "end");
    EXPECT_EQ(choose_move(update, 2), "take red");
}

TEST(ChooseMove, PutsANumberBetweenTheLeastAndTheMost) {
    const std::string update =
        R"({"choices":[{"move":"attack {n}","min":2,"max":4,"kind":"attack"}]})";
    EXPECT_EQ(choose_move(update, 0), "attack 2");
    EXPECT_EQ(choose_move(update, 2), "attack 4");
    EXPECT_EQ(choose_move(update, 3), "attack 2");
}

TEST(ChooseMove, HasNothingToChooseForWhoIsNotAsked) {
    EXPECT_EQ(choose_move(R"({"choices":[],"notes":[]})", 7), "");
    EXPECT_EQ(choose_move(R"({"news":[{"move":"end"}]})", 7), "");
}

/// The state of a match, as far as it is looked at.
std::string market(const std::string& bank, const std::string& tokens) {
    return R"({"G":{"bank":)" + bank +
           R"(,"rows":[[0,1,2,3],[31,32,33,34],[61,null,63,64]],"decks":[26,26,26],"players":[)"
           R"({"tokens":[0,0,0,0,0],"bonuses":[0,0,0,0,0],"points":0},{"tokens":)" +
           tokens + R"(,"bonuses":[0,0,0,0,0],"points":0}]}})";
}

TEST(MarketMove, TakesTokensThatAreThere) {
    EXPECT_EQ(market_move(market("[4,0,4,0,4]", "[0,0,0,0,0]"), 1), R"("take","args":[[0,2,4]])");
}

TEST(MarketMove, BuysWhatCanBePaid) {
    // Everything; the last card is the dearest.
    EXPECT_EQ(market_move(market("[4,4,4,4,4]", "[9,9,9,9,9]"), 1), R"("buy","args":[2,3])");
}

TEST(MarketMove, GivesTokensBackWhereNothingElseIsLeft) {
    EXPECT_EQ(market_move(market("[0,0,0,0,0]", "[0,0,0,0,1]"), 1), R"("give","args":[[4]])");
}

}  // namespace
}  // namespace lemniscate::bench::server_load
