// Who may do, see, say and hear what.
#include <algorithm>

#include <gtest/gtest.h>

#include "server/test_duel.h"

namespace lemniscate::server {
namespace {

using match::Json;

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
    EXPECT_EQ(found["glance"]["game"], two_seats()["game"]);
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
    begin(two_seats("shards"));
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

TEST_F(Duel, EndsTheConnectionsOfWhomTheOperatorForgets) {
    begin();
    hall.pass(1'000);
    ann.ask({{"do", "say"}, {"table", table}, {"text", "I was never here"}});
    hall.store.rows.people.erase("ann");
    ++hall.store.rows.changed_by_others;
    hall.pass(1'000);
    EXPECT_TRUE(hall.connections.closed.contains(ann.connection));
    EXPECT_FALSE(hall.connections.closed.contains(ben.connection));
    eve.watch(table, {});
    for (const Json& message : eve.others) {
        EXPECT_EQ(message.dump().find("I was never here"), std::string::npos) << message;
    }
    ben.reconnect();
    hall.say(ben.connection, R"({"do":"watch","id":"again","seat":1,"table":")" + table + "\"}");
    for (const Json& message : hall.heard(ben.connection)) {
        EXPECT_FALSE(message.value("names", Json::object()).contains("ann")) << message;
    }
}

TEST_F(Duel, RefusesToMuteMoreThanEverSitThere) {
    begin();
    const auto mute = [&](const std::string& person) {
        return why(ben.ask({{"do", "mute"}, {"table", table}, {"person", person}}));
    };
    for (std::size_t i = 0; i < table::Chat::most_muted; ++i) {
        ASSERT_EQ(mute("p" + std::to_string(i)), "done");
    }
    EXPECT_EQ(mute("ann"), "too_many");
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

}  // namespace
}  // namespace lemniscate::server
