// The lobby, one's own tables and quick matches.
#include <gtest/gtest.h>

#include "server/test_duel.h"

namespace lemniscate::server {
namespace {

using match::Json;

TEST(LobbyLists, TellOfTablesThatWaitAndOfOnesOwn) {
    TestHall hall;
    TestClient ann(hall, "ann");
    TestClient ben(hall, "ben");
    const std::string open = ann.open(two_seats(), true);
    ann.watch(open, {});
    ann.watch(ann.open(two_seats(), false), {});
    ben.ask({{"do", "lobby"}, {"on", true}});
    ASSERT_EQ(ben.others.size(), 2U);
    ASSERT_EQ(ben.others[0]["lobby"]["tables"].size(), 1U);
    EXPECT_EQ(ben.others[0]["lobby"]["tables"][0]["table"], open);
    EXPECT_TRUE(ben.others[1]["mine"]["tables"].empty());
    ben.others.clear();
    ben.sit(open);
    ann.sit(open);
    hall.pass(500);
    ben.listen();
    ASSERT_EQ(ben.others.size(), 2U);
    EXPECT_EQ(ben.others[0]["lobby"]["gone"], Json::array({open}));
    EXPECT_EQ(ben.others[1]["mine"]["tables"][0]["table"], open);
    EXPECT_EQ(ben.others[1]["mine"]["tables"][0]["glance"]["phase"], "salting");
}

TEST(LobbyLists, CallPeopleAsTheyAreCalledNow) {
    TestHall hall;
    TestClient ann(hall, "ann");
    TestClient ben(hall, "ben");
    const std::string table = ann.open(two_seats(), true);
    ann.sit(table, 0);
    ann.watch(table, 0);
    ben.ask({{"do", "lobby"}});
    ben.others.clear();
    hall.hall().renamed("ann", "Annabel");
    hall.pass(500);
    ben.listen();
    ASSERT_EQ(ben.others.size(), 1U);
    EXPECT_EQ(ben.others[0]["lobby"]["tables"][0]["names"]["ann"], "Annabel");
}

TEST(LobbyLists, TellWhatChangesWhileOnesOwnAreLookedFor) {
    TestHall hall;
    TestClient ann(hall, "ann");
    TestClient ben(hall, "ben");
    const std::string table = ben.open(two_seats());
    hall.store.later = true;
    ann.sit(table, 0);
    ann.ask({{"do", "lobby"}});
    // Ann's tables are read between her sitting down and that being known.
    hall.store.step_silently();
    hall.store.step_silently();
    hall.store.drain();
    hall.store.later = false;
    hall.pass(500);
    ann.listen();
    const Json& own = ann.others.back()["mine"]["tables"];
    ASSERT_EQ(own.size(), 1U);
    EXPECT_EQ(own[0]["table"], table);
}

TEST(LobbyLists, LeaveOutATableThatWasLeftBeforeTheyWereToldOfIt) {
    TestHall hall;
    TestClient ann(hall, "ann");
    TestClient ben(hall, "ben");
    const std::string table = ann.open(two_seats());
    ann.watch(table, {});
    ben.ask({{"do", "lobby"}});
    ben.others.clear();
    ben.sit(table, 1);
    ben.command(table, {{"do", "leave"}});
    hall.pass(500);
    ben.listen();
    for (const Json& other : ben.others) EXPECT_FALSE(other.contains("mine")) << other;
    // Coming and going again is told as it is.
    ben.sit(table, 1);
    hall.pass(500);
    ben.listen();
    EXPECT_EQ(ben.others.back()["mine"]["tables"][0]["table"], table);
    ben.command(table, {{"do", "leave"}});
    hall.pass(500);
    ben.listen();
    EXPECT_EQ(ben.others.back()["mine"]["gone"], Json::array({table}));
}

TEST_F(Duel, ThatHasLeftMemoryIsStillToldInLists) {
    begin(with_clock(two_seats(), "per_move", 60'000));
    TestClient follower(hall, "ann");
    follower.ask({{"do", "lobby"}});
    hall.disconnect(ann.connection);
    hall.disconnect(ben.connection);
    ann.connection = ben.connection = 0;
    hall.pass(58'900);
    hall.pass(700);
    // The flag falls, and the table is dropped before lists are told.
    hall.pass(400);
    ASSERT_EQ(hall.hall().tables_in_memory(), 0U);
    follower.others.clear();
    hall.pass(600);
    follower.listen();
    ASSERT_FALSE(follower.others.empty());
    EXPECT_EQ(follower.others[0]["mine"]["tables"][0]["glance"]["phase"], "over");
}

TEST(LobbyLists, LeaveOutTablesWhereNobodyIs) {
    TestHall hall;
    TestClient ann(hall, "ann");
    TestClient ben(hall, "ben");
    const std::string open = ann.open(two_seats(), true);
    const std::string of_days = ann.open(with_clock(two_seats(), "days", 86'400'000), true);
    ann.watch(open, {});
    ben.ask({{"do", "lobby"}});
    EXPECT_EQ(ben.others[0]["lobby"]["tables"].size(), 2U);
    ben.others.clear();
    hall.disconnect(ann.connection);
    ann.connection = 0;
    hall.pass(500);
    ben.listen();
    ASSERT_FALSE(ben.others.empty());
    EXPECT_EQ(ben.others[0]["lobby"]["gone"], Json::array({open}))
        << "one plays those of " << of_days << " whenever one looks in";
}

TEST(Running, AreTablesOfTheListThatAnybodyMayWatch) {
    TestHall hall;
    TestClient ann(hall, "ann");
    TestClient eve(hall, "eve");
    const auto begun = [&](Json settings, bool listed) {
        settings["seats"][1] = {{"kind", "bot"}, {"name", "greedy"}};
        const std::string table = ann.open(settings, listed);
        ann.sit(table, 0);
        ann.watch(table, 0);
        ann.send_salt(table, 0);
        return table;
    };
    Json unwatched = two_seats();
    unwatched["watched"] = false;
    const std::string shown = begun(two_seats(), true);
    begun(two_seats(), false);
    begun(unwatched, true);
    ann.open(two_seats(), true);
    const auto running_for = [](TestClient& client) {
        std::vector<std::string> tables;
        const Json answer = client.ask({{"do", "running"}});
        for (const Json& row : answer["tables"]) tables.push_back(row["table"]);
        return tables;
    };
    EXPECT_EQ(running_for(eve), std::vector{shown});
    EXPECT_EQ(running_for(ann), std::vector<std::string>{}) << "one's own stand elsewhere";
    EXPECT_EQ(why(eve.command(shown, {{"do", "resign"}, {"seat", 0}})), "not_your_seat");
    ann.command(shown, {{"do", "resign"}, {"seat", 0}});
    EXPECT_EQ(running_for(eve), std::vector<std::string>{}) << "it is over";
}

TEST(LobbyLists, AreThereAfterARestart) {
    TestHall hall;
    TestClient ann(hall, "ann");
    const std::string open = ann.open(with_clock(two_seats(), "days", 86'400'000), true);
    hall.restart();
    ann.connection = 0;
    ann.reconnect();
    ann.ask({{"do", "lobby"}});
    EXPECT_EQ(ann.others[0]["lobby"]["tables"][0]["table"], open);
}

TEST(Quick, BringsTwoWhoWantTheSameToOneTable) {
    TestHall hall;
    TestClient ann(hall, "ann");
    TestClient ben(hall, "ben");
    TestClient cat(hall, "cat");
    const Json wish = {{"do", "quick"}, {"game", "shards"}, {"opponents", "people"}};
    const std::string table = ann.ask(wish)["table"];
    EXPECT_EQ(why(ann.sit(table)), "done");
    EXPECT_EQ(ann.ask(wish)["table"], table) << "one's own is as good as a new one";
    ann.watch(table, 0);
    EXPECT_EQ(ann.ask(wish)["table"], table) << "who waits goes on waiting there";
    const Json found = ben.ask(wish);
    EXPECT_EQ(found["table"], table);
    EXPECT_NE(cat.ask(wish)["table"], table) << "the seat is kept for a moment";
    EXPECT_EQ(why(ben.sit(table, found["seat"].get<std::uint32_t>())), "done");
    Json other = wish;
    other["options"] = {{"auction", "true"}};
    EXPECT_NE(cat.ask(other)["table"], table);
}

TEST(Quick, AgainstBotsIsDealtAtOnce) {
    TestHall hall;
    TestClient ann(hall, "ann");
    const Json wish = {{"do", "quick"},
                       {"game", "splendor"},
                       {"options", {{"players", "3"}}},
                       {"opponents", "bots"},
                       {"bot", "greedy"}};
    const std::string table = ann.ask(wish)["table"];
    ann.sit(table);
    ann.watch(table, 0);
    ann.send_salt(table, 0);
    ann.listen();
    EXPECT_EQ(ann.updates[table]["now"]["phase"], "playing");
    Json wrong = wish;
    wrong["bot"] = "nobody";
    EXPECT_EQ(why(ann.ask(wrong)), "bad_settings");
    wrong = wish;
    wrong["game"] = "chess";
    EXPECT_EQ(why(ann.ask(wrong)), "bad_settings");
}

}  // namespace
}  // namespace lemniscate::server
