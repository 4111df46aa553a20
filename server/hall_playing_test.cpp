// Tables that are opened and played, also by bots.
#include <algorithm>

#include <gtest/gtest.h>

#include "server/test_duel.h"

namespace lemniscate::server {
namespace {

using match::Json;

// Opening.

TEST(Opening, IsDoneOncePerPersonAndId) {
    TestHall hall;
    TestClient ann(hall, "ann");
    TestClient ben(hall, "ben");
    const Json message = {{"do", "open"}, {"settings", two_seats()}};
    const Json first = ann.ask("x", message);
    const Json again = ann.ask("x", message);
    EXPECT_EQ(first["table"], again["table"]);
    EXPECT_EQ(first["code"], again["code"]);
    EXPECT_NE(ben.ask("x", message)["table"], first["table"]);
    EXPECT_EQ(hall.store.rows.tables.size(), 2U);
    Json other = message;
    other["settings"]["watched"] = false;
    EXPECT_EQ(why(ann.ask("x", other)), "id_used");
}

TEST(Opening, RefusesPositionsPlainDiceAndPrograms) {
    TestHall hall;
    TestClient ann(hall, "ann");
    const auto problem = [&](const Json& settings) {
        return ann.ask({{"do", "open"}, {"settings", settings}})["problem"]["where"];
    };
    Json settings = two_seats();
    settings["chance"] = "plain";
    EXPECT_EQ(problem(settings), "chance");
    settings = two_seats();
    settings["seats"][1] = {{"kind", "program"}, {"name", "sh"}};
    EXPECT_EQ(problem(settings), "seats[1].name");
    settings = two_seats();
    settings["position"] = Json::object();
    EXPECT_EQ(problem(settings), "position");
    EXPECT_TRUE(hall.store.rows.tables.empty());
}

TEST(Opening, IsLimitedToSoManyTablesThatAreNotOver) {
    HallSettings settings = TestHall::usual_settings();
    settings.tables_per_person = 2;
    TestHall hall(1, settings);
    TestClient ann(hall, "ann");
    ann.open(two_seats());
    ann.open(two_seats());
    const Json answer = ann.ask({{"do", "open"}, {"settings", two_seats()}});
    EXPECT_EQ(why(answer), "too_many_tables");
}

// Playing.

TEST_F(Duel, DealsWhenEverybodySitsAndHasSentASalt) {
    begin();
    EXPECT_EQ(ann.updates[table]["now"]["view"]["view"]["seat"], 0);
    EXPECT_EQ(ben.updates[table]["now"]["view"]["view"]["seat"], 1);
}

TEST_F(Duel, AcknowledgesAMoveAfterItIsStoredAndToldToAll) {
    begin();
    const std::uint32_t seat = to_act();
    const std::size_t before = stored();
    ASSERT_TRUE(move());
    EXPECT_GT(stored(), before);
    ann.listen();
    ben.listen();
    EXPECT_EQ(ann.updates[table]["last"], ben.updates[table]["last"]);
    EXPECT_EQ(ben.updates[table]["news"].back()["kind"], "moved");
    EXPECT_EQ(ben.updates[table]["news"].back()["seat"], seat);
}

TEST_F(Duel, TellsNobodyOfAMoveThatIsNotStoredYet) {
    begin();
    TestClient& first = mover();
    TestClient& second = &first == &ann ? ben : ann;
    hall.store.later = true;
    EXPECT_FALSE(move());
    second.listen();
    const Json before = second.updates[table]["last"];
    hall.store.drain();
    second.listen();
    EXPECT_GT(second.updates[table]["last"], before);
}

TEST_F(Duel, AnswersARepeatedCommandWithItsEntry) {
    begin();
    TestClient& first = mover();
    const Json now = first.updates[table]["now"];
    const Json message = {{"do", "command"},
                          {"table", table},
                          {"command",
                           {{"do", "move"},
                            {"seat", to_act()},
                            {"at", now["at"]},
                            {"move", now["choices"].front()["move"]}}}};
    const Json done = first.ask("same", message);
    ASSERT_TRUE(done.contains("number")) << done;
    const std::size_t before = stored();
    first.reconnect();
    EXPECT_EQ(first.ask("same", message), done);
    EXPECT_EQ(stored(), before);
}

TEST_F(Duel, GivesWhoComesBackExactlyWhatWasMissed) {
    begin();
    TestClient& first = mover();
    TestClient& second = &first == &ann ? ben : ann;
    const std::uint32_t seat = &second == &ann ? 0 : 1;
    const std::uint64_t seen = second.updates[table]["last"];
    hall.disconnect(second.connection);
    second.connection = 0;
    for (int i = 0; i < 3 && first.move(table, 1 - seat); ++i) first.listen();
    const std::uint64_t last = first.updates[table]["last"];
    ASSERT_GT(last, seen);
    second.reconnect();
    second.numbers.clear();
    second.watch(table, seat, seen);
    std::vector<std::uint64_t> missed;
    for (std::uint64_t number = seen + 1; number <= last; ++number) missed.push_back(number);
    EXPECT_EQ(second.numbers, missed);
}

TEST_F(Duel, GoesOnAfterTheProcessDied) {
    begin();
    for (int i = 0; i < 10; ++i) ASSERT_TRUE(move());
    const Json before = ann.updates[table]["now"]["view"];
    hall.restart(5'000);
    ann.connection = ben.connection = 0;
    ann.reconnect();
    ben.reconnect();
    ann.watch(table, 0);
    ben.watch(table, 1);
    EXPECT_EQ(ann.updates[table]["now"]["view"], before);
    EXPECT_TRUE(move());
}

TEST_F(Duel, CanBePlayedToItsEndAndHasARecordThen) {
    begin();
    std::optional<std::string> text;
    std::optional<Why> refused;
    const auto record = [&](const std::string& person) {
        hall.hall().record(table, person, [&](const std::variant<std::string, Why>& got) {
            if (const auto* written = std::get_if<std::string>(&got)) text = *written;
            if (const auto* no = std::get_if<Why>(&got)) refused = *no;
        });
    };
    record("ann");
    EXPECT_EQ(refused, Why::not_over);
    while (phase() == "playing" && move()) {
    }
    ann.listen();
    ASSERT_EQ(phase(), "over");
    record("ann");
    ASSERT_TRUE(text);
    EXPECT_NE(text->find("person Name of ann"), std::string::npos);
    EXPECT_NE(text->find("secret"), std::string::npos);
    const Json finished = ben.ask({{"do", "finished"}});
    ASSERT_EQ(finished["tables"].size(), 1U);
    EXPECT_EQ(finished["tables"][0]["table"], table);
    EXPECT_EQ(finished["tables"][0]["names"]["ann"], "Name of ann");
}

TEST_F(Duel, OpensTheNextGameWhenAllWantOne) {
    begin();
    ann.command(table, {{"do", "resign"}, {"seat", 0}});
    ann.listen();
    ASSERT_EQ(phase(), "over");
    ann.command(table, {{"do", "rematch"}, {"seat", 0}});
    EXPECT_EQ(hall.store.rows.tables.size(), 1U);
    ben.command(table, {{"do", "rematch"}, {"seat", 1}});
    ann.listen();
    ASSERT_TRUE(ann.updates[table]["now"].contains("rematch"));
    const std::string next = ann.updates[table]["now"]["rematch"];
    ASSERT_TRUE(hall.store.rows.tables.contains(next));
    EXPECT_EQ(why(ann.sit(next, 0)), "done");
    EXPECT_EQ(why(ben.sit(next, 1)), "done");
}

TEST_F(Duel, IsPlayedAgainWhateverIdsItsHostHasUsed) {
    begin();
    const Json open = {{"do", "open"}, {"settings", two_seats()}};
    EXPECT_EQ(why(ann.ask("rematch " + table, open)), "id_used");
    const Json quick = {
        {"do", "quick"}, {"game", open["settings"]["game"]}, {"opponents", "people"}};
    EXPECT_EQ(why(ann.ask("rematch " + table, quick)), "id_used");
    ann.command(table, {{"do", "resign"}, {"seat", 0}});
    ann.command(table, {{"do", "rematch"}, {"seat", 0}});
    EXPECT_EQ(why(ben.command(table, {{"do", "rematch"}, {"seat", 1}})), "done");
    EXPECT_EQ(hall.store.rows.tables.size(), 2U);
}

TEST_F(Duel, ThatIsPlayedAgainIsAmongOnesOwnAtOnce) {
    begin();
    ann.ask({{"do", "lobby"}});
    ann.command(table, {{"do", "resign"}, {"seat", 0}});
    ann.command(table, {{"do", "rematch"}, {"seat", 0}});
    ben.command(table, {{"do", "rematch"}, {"seat", 1}});
    ann.others.clear();
    hall.pass(500);
    ann.listen();
    const Json next = ann.updates[table]["now"]["rematch"];
    ASSERT_FALSE(ann.others.empty());
    const Json& own = ann.others.back()["mine"]["tables"];
    EXPECT_TRUE(
        std::any_of(own.begin(), own.end(), [&](const Json& row) { return row["table"] == next; }));
}

TEST_F(Duel, TellsWhoLeavesTheNumberUnderWhichTheyKnowIt) {
    begin(two_seats("shards"));
    ann.command(table, {{"do", "order"}, {"seat", 0}, {"decision", "shield"}, {"order", "none"}});
    const Json done = ann.command(table, {{"do", "leave"}});
    ann.listen();
    const Json& news = ann.updates[table]["news"];
    ASSERT_EQ(ann.updates[table]["now"]["phase"], "over");
    const bool told = std::any_of(ann.numbers.begin(), ann.numbers.end(),
                                  [&](std::uint64_t number) { return number == done["number"]; });
    EXPECT_TRUE(told);
    EXPECT_EQ(news.back()["number"], done["number"].get<std::uint64_t>() + 1) << "and then the end";
}

// Bots.

TEST_F(Duel, AgainstABotGoesOnByItself) {
    table = ann.open(against_bot("ann"));
    ann.sit(table, 0);
    ann.watch(table, 0);
    ann.send_salt(table, 0);
    ann.listen();
    for (int i = 0; i < 5; ++i) {
        ASSERT_EQ(to_act(), 0U);
        ASSERT_TRUE(ann.move(table, 0));
        ann.listen();
    }
}

TEST_F(Duel, RemembersTheBotThatWasThinkingWhenTheProcessDied) {
    hall.bots_wait = true;
    table = ann.open(against_bot("ann"));
    ann.sit(table, 0);
    ann.watch(table, 0);
    ann.send_salt(table, 0);
    ann.listen();
    while (to_act() == 0) ASSERT_TRUE(ann.move(table, 0));
    hall.pass(20'000);
    hall.restart(1'000);
    hall.bots_wait = false;
    // Nobody looks at the table: time alone brings it back.
    const std::size_t before = stored();
    hall.pass(2'000);
    EXPECT_GT(stored(), before);
}

TEST(BotPace, IsTheSameWhateverTheBotThinks) {
    HallSettings settings = TestHall::usual_settings();
    settings.bot_pace = 300;
    TestHall hall(1, settings);
    TestClient ann(hall, "ann");
    const std::string table = ann.open(against_bot("ann"));
    ann.sit(table, 0);
    ann.watch(table, 0);
    ann.send_salt(table, 0);
    ann.listen();
    while (ann.updates[table]["now"]["to_act"] == 0) ASSERT_TRUE(ann.move(table, 0));
    const std::uint64_t last = ann.updates[table]["last"];
    hall.pass(299);
    ann.listen();
    EXPECT_EQ(ann.updates[table]["last"], last);
    hall.pass(1);
    ann.listen();
    EXPECT_GT(ann.updates[table]["last"], last);
}

TEST_F(Duel, IsToldWhenBotsHurryOnlyWhereThereAreBots) {
    begin();
    TestClient cat(hall, "cat");
    const std::string other = cat.open(against_bot("cat"));
    cat.sit(other, 0);
    cat.watch(other, 0);
    ann.others.clear();
    cat.others.clear();
    hall.hurried = true;
    hall.pass(1'000);
    ann.listen();
    cat.listen();
    EXPECT_TRUE(ann.others.empty());
    ASSERT_EQ(cat.others.size(), 1U);
    EXPECT_EQ(cat.others[0]["notice"]["says"]["key"], "server.notice.bots_hurry");
}

}  // namespace
}  // namespace lemniscate::server
