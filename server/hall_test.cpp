#include "server/hall.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "server/test_hall.h"

namespace lemniscate::server {
namespace {

using match::Json;

std::string why(const Json& answer) { return answer.value("why", "done"); }

Json two_seats() { return server::two_seats("splendor"); }

Json with_clock(Json settings, const std::string& kind, Time time) {
    settings["clock"] = {{"kind", kind}, {"time", time}};
    return settings;
}

Json against_bot(const std::string& person, const std::string& game = "splendor") {
    Json settings = server::two_seats(game);
    settings["seats"] = Json::array(
        {{{"kind", "person"}, {"name", person}}, {{"kind", "bot"}, {"name", "greedy"}}});
    return settings;
}

/// Two people at a table, and the cards are dealt.
class Duel : public testing::Test {
  protected:
    void begin(const Json& settings = two_seats()) {
        table = ann.open(settings);
        ASSERT_EQ(table.size(), 32U) << table;
        ASSERT_EQ(why(ann.sit(table, 0, ann.codes[table])), "done");
        ASSERT_EQ(why(ben.sit(table, 1, ann.codes[table])), "done");
        ASSERT_EQ(why(ann.watch(table, 0)), "done");
        ASSERT_EQ(why(ben.watch(table, 1)), "done");
        ASSERT_EQ(why(ann.send_salt(table, 0)), "done");
        ASSERT_EQ(why(ben.send_salt(table, 1)), "done");
        ann.listen();
        ben.listen();
        ASSERT_EQ(phase(), "playing");
    }
    std::string phase() { return ann.updates[table]["now"]["phase"]; }
    std::uint32_t to_act() {
        ann.listen();
        return ann.updates[table]["now"]["to_act"];
    }
    /// Of whoever is to act.
    Json time_left() {
        const std::uint32_t seat = to_act();
        return ann.updates[table]["now"]["seats"][seat]["time_left"];
    }
    TestClient& mover() { return to_act() == 0 ? ann : ben; }
    bool move() {
        const std::uint32_t seat = to_act();
        return (seat == 0 ? ann : ben).move(table, seat);
    }
    std::size_t stored() { return hall.store.rows.table_entries[table].size(); }

    TestHall hall;
    TestClient ann{hall, "ann"};
    TestClient ben{hall, "ben"};
    TestClient eve{hall, "eve"};
    std::string table;
};

// Saying hello.

TEST(Hello, TellsWhoOneIsAndWhatIsSpoken) {
    TestHall hall;
    const ConnectionId connection = hall.connect("ann");
    hall.say(connection, R"({"do":"hello","id":"1","protocol":1})");
    const Json hello = hall.heard(connection).front()["hello"];
    EXPECT_EQ(hello["person"], "ann");
    EXPECT_EQ(hello["name"], "Name of ann");
    EXPECT_EQ(hello["protocol"], protocol_version);
    EXPECT_EQ(hello["now"], hall.now);
}

TEST(Hello, ComesFirstAndOnce) {
    TestHall hall;
    const ConnectionId connection = hall.connect("ann");
    hall.say(connection, R"({"do":"ping","id":"1"})");
    EXPECT_EQ(why(hall.heard(connection).front()), "hello_first");
    hall.say(connection, R"({"do":"hello","id":"2","protocol":1})");
    hall.say(connection, R"({"do":"hello","id":"3","protocol":1})");
    EXPECT_EQ(why(hall.heard(connection).back()), "hello_first");
}

TEST(Hello, OfAnOlderProtocolIsToldSoAndClosed) {
    TestHall hall;
    const ConnectionId connection = hall.connect("ann");
    hall.say(connection, R"({"do":"hello","id":"1","protocol":0})");
    EXPECT_EQ(why(hall.heard(connection).front()), "client_too_old");
    EXPECT_EQ(hall.connections.closed[connection], Closing::too_old);
}

TEST(Hello, ThatDoesNotComeIsNotWaitedFor) {
    TestHall hall;
    const ConnectionId connection = hall.connect("ann");
    hall.pass(9'000);
    EXPECT_TRUE(hall.connections.closed.empty());
    hall.pass(2'000);
    EXPECT_EQ(hall.connections.closed[connection], Closing::silent);
}

TEST(Nonsense, IsAnsweredAndAtLastShownTheDoor) {
    TestHall hall;
    TestClient ann(hall, "ann");
    for (int i = 0; i < 20; ++i) hall.say(ann.connection, "{\"do\":\"dance\",\"id\":\"7\"}");
    const std::vector<Json> heard = hall.heard(ann.connection);
    ASSERT_EQ(heard.size(), 20U);
    EXPECT_EQ(heard.front()["refused"], "7");
    EXPECT_EQ(heard.front()["why"], "bad_request");
    EXPECT_EQ(heard.front()["problem"]["where"], "do");
    EXPECT_EQ(hall.connections.closed[ann.connection], Closing::misbehaved);
}

TEST(Crowd, OfOnePersonHasItsLimit) {
    TestHall hall;
    ConnectionId last = 0;
    for (int i = 0; i < 32; ++i) last = hall.connect("ann");
    EXPECT_TRUE(hall.connections.closed.empty());
    hall.disconnect(last);
    hall.connect("ann");
    EXPECT_TRUE(hall.connections.closed.empty());
    last = hall.connect("ann");
    EXPECT_EQ(hall.connections.closed[last], Closing::misbehaved);
}

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
    begin(server::two_seats("shards"));
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

// Who may do what.

TEST_F(Duel, IsNobodyElsesToPlay) {
    begin();
    const std::uint32_t seat = to_act();
    const Json now = mover().updates[table]["now"];
    const Json move = {{"do", "move"},
                       {"seat", seat},
                       {"at", now["at"]},
                       {"move", now["choices"].front()["move"]}};
    EXPECT_EQ(why(eve.command(table, move)), "not_your_seat");
    EXPECT_EQ(why(eve.watch(table, seat)), "not_your_seat");
    EXPECT_EQ(why(eve.command(table, {{"do", "resign"}, {"seat", 0}})), "not_your_seat");
    EXPECT_EQ(why(eve.ask({{"do", "say"}, {"table", table}, {"text", "hi"}})), "not_seated");
}

TEST_F(Duel, CanBeWatchedWhereThatIsAllowed) {
    begin();
    EXPECT_EQ(why(eve.watch(table, {})), "done");
    EXPECT_FALSE(eve.updates[table]["now"].contains("undo"));
    EXPECT_TRUE(eve.updates[table]["now"]["choices"].empty());
}

TEST_F(Duel, CannotBeWatchedWhereThatIsNot) {
    Json settings = two_seats();
    settings["watched"] = false;
    begin(settings);
    EXPECT_EQ(why(eve.watch(table, {})), "not_watched");
    EXPECT_EQ(why(eve.watch(table, {}, {}, ann.codes[table])), "not_watched");
}

TEST_F(Duel, ByInvitationIsOpenToWhoeverShowsTheCode) {
    Json settings = two_seats();
    settings["by_invitation"] = true;
    table = ann.open(settings, true);
    EXPECT_EQ(why(ben.sit(table, 1)), "seat_not_for_you");
    EXPECT_EQ(why(ben.sit(table)), "no_free_seat");
    EXPECT_EQ(why(ben.watch(table, {})), "not_invited");
    EXPECT_EQ(why(ben.watch(table, {}, {}, "00000000")), "not_invited");
    EXPECT_EQ(why(ben.sit(table, {}, ann.codes[table])), "done");
    EXPECT_EQ(why(eve.watch(table, {}, {}, ann.codes[table])), "done");
}

TEST_F(Duel, IsFoundByItsCodeHoweverItIsTyped) {
    table = ann.open(two_seats());
    std::string code = ann.codes[table];
    std::transform(code.begin(), code.end(), code.begin(),
                   [](char c) { return static_cast<char>(std::tolower(c)); });
    code.insert(4, "-");
    const Json found = eve.ask({{"do", "find"}, {"code", code}});
    EXPECT_EQ(found["table"], table);
    EXPECT_EQ(found["glance"]["game"], "splendor");
    EXPECT_EQ(why(eve.ask({{"do", "find"}, {"code", "ZZZZZZZZ"}})), "no_such_code");
}

TEST_F(Duel, EndsAWatchWhoseSeatIsGivenToSomebodyElse) {
    table = ann.open(two_seats());
    ben.sit(table, 1);
    ben.watch(table, 1);
    ben.command(table, {{"do", "leave"}});
    ben.listen();
    const bool gone = std::any_of(ben.others.begin(), ben.others.end(),
                                  [](const Json& message) { return message.contains("gone"); });
    EXPECT_TRUE(gone);
}

TEST_F(Duel, SaysWhoIsThereAlsoWhenASeatIsGivenUp) {
    table = ann.open(two_seats(), true);
    ann.watch(table, {});
    ben.sit(table, 1);
    ben.watch(table, 1);
    ann.listen();
    ASSERT_EQ(ann.others.back()["presence"]["people"], Json::array({"ben"}));
    ben.command(table, {{"do", "leave"}});
    ann.listen();
    EXPECT_EQ(ann.others.back()["presence"]["people"], Json::array());
}

TEST_F(Duel, IsNotWaitedForWhereTheOnlyOneThereGivesUpTheSeat) {
    table = ann.open(two_seats(), true);
    ann.sit(table, 0);
    ann.watch(table, 0);
    ben.ask({{"do", "lobby"}});
    ASSERT_EQ(ben.others[0]["lobby"]["tables"].size(), 1U);
    ann.command(table, {{"do", "leave"}});
    hall.pass(500);
    ben.listen();
    EXPECT_EQ(ben.others.back()["lobby"]["gone"], Json::array({table}));
}

TEST_F(Duel, ThatIsNoLongerWatchedLeavesRoomForAnother) {
    for (int i = 0; i < 20; ++i) {
        table = ann.open(two_seats());
        ann.sit(table, 0);
        ASSERT_EQ(why(ann.watch(table, 0)), "done") << i;
        ann.command(table, {{"do", "leave"}});
    }
}

TEST_F(Duel, TellsNobodyElseOfAnOrderNotEvenInLists) {
    begin(server::two_seats("shards"));
    ben.ask({{"do", "lobby"}});
    hall.pass(1'000);
    ben.listen();
    ben.others.clear();
    hall.pass(1'000);
    const Json order = {{"do", "order"}, {"seat", 0}, {"decision", "shield"}, {"order", "none"}};
    ASSERT_EQ(why(ann.command(table, order)), "done");
    hall.pass(2'000);
    EXPECT_TRUE(hall.heard(ben.connection).empty());
    // Nor in what is listed later.
    ben.ask({{"do", "lobby"}});
    const Json row = ben.others.back()["mine"]["tables"][0];
    EXPECT_LT(row["changed"], hall.now - 2'000);
}

TEST_F(Duel, HasNoProgramsAlsoNotLater) {
    table = ann.open(two_seats());
    const Json answer = ann.command(
        table,
        {{"do", "change_seat"}, {"seat", 1}, {"setting", {{"kind", "program"}, {"name", "sh"}}}});
    EXPECT_EQ(why(answer), "bad_settings");
}

// Chat, presence, names.

TEST_F(Duel, CarriesWhatPeopleSayOnce) {
    begin();
    const Json message = {{"do", "say"}, {"table", table}, {"text", "Good luck"}};
    const Json done = ann.ask("c1", message);
    EXPECT_EQ(done["number"], 0);
    EXPECT_EQ(ann.ask("c1", message), done);
    ben.others.clear();
    ben.listen();
    ASSERT_FALSE(ben.others.empty());
    EXPECT_EQ(ben.others.back()["chat"]["lines"][0]["text"], "Good luck");
    EXPECT_EQ(hall.store.rows.said[table].size(), 1U);
}

TEST_F(Duel, AnswersWhatWasSaidBeforeAlsoAfterLeaving) {
    table = ann.open(two_seats());
    ben.sit(table, 1);
    const Json message = {{"do", "say"}, {"table", table}, {"text", "Good luck"}};
    const Json done = ben.ask("c1", message);
    ben.command(table, {{"do", "leave"}});
    EXPECT_EQ(ben.ask("c1", message), done);
    EXPECT_EQ(why(ben.ask("c2", message)), "not_seated");
}

TEST_F(Duel, LetsNobodyHearWhomTheyMuted) {
    begin();
    ben.ask({{"do", "mute"}, {"table", table}, {"person", "ann"}, {"muted", true}});
    ben.others.clear();
    ann.ask({{"do", "say"}, {"table", table}, {"text", "Hey"}});
    ben.listen();
    for (const Json& other : ben.others) EXPECT_FALSE(other.contains("chat")) << other;
}

TEST_F(Duel, SaysWhoIsThereAndWhatTheyAreCalled) {
    begin();
    ben.others.clear();
    hall.disconnect(ann.connection);
    ann.connection = 0;
    ben.listen();
    EXPECT_EQ(ben.others.back()["presence"]["people"], Json::array({"ben"}));
    hall.hall().renamed("ann", "Annabel");
    const std::vector<Json> heard = hall.heard(ben.connection);
    ASSERT_FALSE(heard.empty());
    EXPECT_EQ(heard.back()["names"]["ann"], "Annabel");
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
    hall.pass(2'000);
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

// Time.

TEST_F(Duel, FlagsWhoeverRunsOutOfTime) {
    begin(with_clock(two_seats(), "per_move", 60'000));
    hall.pass(59'999);
    ann.listen();
    EXPECT_EQ(phase(), "playing");
    hall.pass(1);
    ann.listen();
    EXPECT_EQ(phase(), "over");
    EXPECT_EQ(ann.updates[table]["now"]["result"]["reason"], "time");
}

TEST_F(Duel, ChargesAnOutageToNobody) {
    begin(with_clock(two_seats(), "per_move", 60'000));
    hall.pass(20'000);
    hall.restart(3'600'000);
    ann.connection = ben.connection = 0;
    ann.reconnect();
    ann.watch(table, 0);
    EXPECT_EQ(phase(), "playing");
    const Json seats = ann.updates[table]["now"]["seats"];
    EXPECT_EQ(seats[to_act()]["time_left"], 40'000);
    hall.pass(39'999);
    ann.listen();
    EXPECT_EQ(phase(), "playing");
    hall.pass(1);
    ann.listen();
    EXPECT_EQ(phase(), "over");
}

TEST_F(Duel, OfDaysIsDroppedFromMemoryAndFlaggedAllTheSame) {
    const Time day = 86'400'000;
    begin(with_clock(two_seats(), "days", day));
    hall.pass(1'500);
    hall.disconnect(ann.connection);
    hall.disconnect(ben.connection);
    ann.connection = ben.connection = 0;
    for (int i = 0; i < 3; ++i) hall.pass(60'001);
    EXPECT_EQ(hall.hall().tables_in_memory(), 0U);
    hall.pass(day);
    hall.pass(1'000);
    hall.pass(2'000);
    EXPECT_TRUE(hall.store.rows.tables[table].state.over);
}

TEST_F(Duel, ComesBackToMemoryWhenSomebodyLooks) {
    begin();
    ASSERT_TRUE(move());
    hall.pass(2'000);
    ann.listen();
    const Json view = ann.updates[table]["now"]["view"];
    hall.disconnect(ann.connection);
    hall.disconnect(ben.connection);
    ann.connection = ben.connection = 0;
    hall.pass(61'000);
    hall.pass(1'000);
    ASSERT_EQ(hall.hall().tables_in_memory(), 0U);
    ann.reconnect();
    ann.watch(table, 0);
    EXPECT_EQ(ann.updates[table]["now"]["view"], view);
}

// The store fails.

TEST_F(Duel, LosesNothingWhileTheStoreFailsAndGoesOnByItself) {
    begin(with_clock(two_seats(), "per_move", 60'000));
    hall.pass(10'000);
    const std::size_t before = stored();
    hall.store.rows.broken = true;
    EXPECT_FALSE(move());
    ann.listen();
    const auto noticed = [&](const std::string& key) {
        return std::any_of(ann.others.begin(), ann.others.end(), [&](const Json& other) {
            return other.contains("notice") &&
                   other["notice"]["says"]["key"] == "server.notice." + key;
        });
    };
    EXPECT_TRUE(noticed("not_storing"));
    for (int i = 0; i < 100; ++i) hall.pass(1'000);
    EXPECT_EQ(stored(), before);
    hall.store.rows.broken = false;
    hall.pass(1'000);
    ann.listen();
    EXPECT_TRUE(noticed("storing_again"));
    EXPECT_EQ(phase(), "playing");
    EXPECT_EQ(time_left(), 50'000);
    EXPECT_TRUE(move());
}

TEST_F(Duel, ChargesAnOutageToNobodyAlsoWhereItCouldNotBeNoted) {
    begin(with_clock(two_seats(), "per_move", 60'000));
    hall.pass(20'000);
    // The first heartbeats after the start are not stored.
    hall.store.writes_to_fail = 3;
    hall.restart(3'600'000);
    for (int i = 0; i < 5; ++i) hall.pass(1'000);
    ann.connection = ben.connection = 0;
    ann.reconnect();
    ann.watch(table, 0);
    ASSERT_EQ(phase(), "playing");
    EXPECT_GT(time_left(), 35'000);
}

TEST_F(Duel, ChargesNobodyForTheTimeUntilAStoreThatIsLockedGivesUp) {
    begin(with_clock(two_seats(), "per_move", 60'000));
    hall.pass(10'000);
    hall.store.rows.broken = hall.store.later = true;
    hall.pass(5'000);
    hall.store.drain();
    hall.store.rows.broken = hall.store.later = false;
    hall.pass(1'000);
    ann.listen();
    EXPECT_EQ(time_left(), 50'000);
}

TEST_F(Duel, RemembersAnOutageUntilThatIsStored) {
    begin(with_clock(two_seats(), "per_move", 60'000));
    hall.pass(20'000);
    hall.restart(3'600'000);
    ann.connection = ben.connection = 0;
    ann.reconnect();
    hall.store.writes_to_fail = 1;
    ann.watch(table, 0);
    for (int i = 0; i < 5; ++i) hall.pass(1'000);
    ASSERT_EQ(phase(), "playing");
    EXPECT_GT(time_left(), 35'000);
}

TEST_F(Duel, AsksABotAgainWhoseAnswerWasNotStored) {
    table = ann.open(against_bot("ann"));
    ann.sit(table, 0);
    ann.watch(table, 0);
    ann.send_salt(table, 0);
    ann.listen();
    hall.bots_wait = true;
    while (to_act() == 0) ASSERT_TRUE(ann.move(table, 0));
    hall.store.rows.broken = true;
    hall.let_bots_answer();
    const std::size_t before = stored();
    hall.store.rows.broken = false;
    hall.pass(1'000);
    hall.let_bots_answer();
    EXPECT_GT(stored(), before);
}

TEST_F(Duel, CatchesUpWhereSomebodyElseHasStoredAnEntry) {
    begin();
    const std::uint32_t seat = to_act();
    // Another owner of the same file puts the one who thinks out of the game.
    store::EntryRow row;
    row.number = stored();
    row.time = hall.now;
    row.text = R"({"number":)" + std::to_string(row.number) + R"(,"time":)" +
               std::to_string(row.time) + R"(,"kind":"out","seat":)" + std::to_string(seat) +
               R"(,"why":"resigned"})";
    hall.store.rows.table_entries[table][row.number] = row;
    EXPECT_FALSE(move());
    ann.listen();
    EXPECT_EQ(phase(), "over");
}

TEST(Restored, TablesEndSinceTheirCardsWereSeen) {
    TestHall hall;
    TestClient ann(hall, "ann");
    const std::string table = ann.open(against_bot("ann"));
    ann.sit(table, 0);
    ann.send_salt(table, 0);
    hall.pass(2'000);
    hall.store.rows.words["restored"] = "1700000000000";
    hall.restart();
    EXPECT_TRUE(hall.store.rows.tables[table].state.over);
    hall.pass(1'000);
    EXPECT_EQ(hall.store.rows.words["restored"], "");
}

TEST(Restored, TablesEndAlsoWhereTheProcessDiesMeanwhile) {
    TestHall hall;
    TestClient ann(hall, "ann");
    const std::string table = ann.open(against_bot("ann"));
    ann.sit(table, 0);
    ann.send_salt(table, 0);
    hall.pass(2'000);
    hall.store.rows.words["restored"] = "1700000000000";
    hall.store.later = true;
    hall.restart();
    while (!hall.store.rows.tables[table].state.over) {
        // It is killed after each thing that the store does.
        EXPECT_NE(hall.store.rows.words["restored"], "");
        for (int done = 0; done < 20 && hall.store.step(); ++done) hall.pass(1);
        hall.restart();
    }
}

TEST(LeftBehind, StatesAreWrittenAgainAfterACrash) {
    TestHall hall;
    TestClient ann(hall, "ann");
    const std::string table = ann.open(against_bot("ann"));
    ann.sit(table, 0);
    ann.watch(table, 0);
    ann.send_salt(table, 0);
    ann.listen();
    ASSERT_TRUE(ann.move(table, 0));
    ASSERT_LT(hall.store.rows.tables[table].state.entries,
              hall.store.rows.table_entries[table].size());
    hall.restart();
    EXPECT_EQ(hall.store.rows.tables[table].state.entries,
              hall.store.rows.table_entries[table].size());
}

TEST(LeftBehind, TablesAreListedAsTheyStand) {
    TestHall hall;
    TestClient ann(hall, "ann");
    Json settings = with_clock(two_seats(), "days", 86'400'000);
    settings["options"]["players"] = "3";
    settings["seats"].push_back({{"kind", "open"}});
    const std::string table = ann.open(settings, true);
    hall.store.later = true;
    ann.sit(table, 0);
    // That is stored, and the process dies before it hears of it.
    while (hall.store.step_silently()) {
    }
    hall.store.later = false;
    hall.restart();
    ann.connection = 0;
    ann.reconnect();
    ann.ask({{"do", "lobby"}});
    const Json row = ann.others[0]["lobby"]["tables"][0];
    EXPECT_EQ(row["glance"]["seats"][0].value("person", ""), "ann");
}

TEST(Tables, AreInMemoryOnce) {
    TestHall hall;
    TestClient ann(hall, "ann");
    TestClient ben(hall, "ben");
    Json bots = two_seats();
    bots["seats"][0] = bots["seats"][1] = {{"kind", "bot"}, {"name", "random"}};
    hall.store.later = true;
    hall.bots_wait = true;
    ann.ask({{"do", "open"}, {"settings", bots}});
    hall.store.step();
    // Stored, and the hall does not know yet: somebody looks for it by chance.
    hall.store.step_silently();
    const std::string table = hall.store.rows.tables.begin()->first;
    ben.watch(table, {});
    hall.store.drain();
    hall.store.later = false;
    ben.listen();
    EXPECT_EQ(ben.updates[table]["now"]["phase"], "playing");
    for (const std::string& line : hall.log_lines) {
        EXPECT_EQ(line.find("table_behind"), std::string::npos) << "two of them race";
    }
}

// Lists and quick matches.

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
