// A store that fails, is restored or was left in the middle of something.
#include <algorithm>

#include <gtest/gtest.h>

#include "server/test_duel.h"

namespace lemniscate::server {
namespace {

using match::Json;

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

TEST_F(Duel, TellsOnceThatNothingIsStoredWhereHeartbeatsFitAndMovesDoNot) {
    begin();
    ann.others.clear();
    hall.store.has_room_for = [](const store::Unit& unit) {
        return std::all_of(unit.writes.begin(), unit.writes.end(), [](const store::Write& write) {
            const auto* word = std::get_if<store::SetWord>(&write);
            if (word != nullptr) return word->value.size() < 4096;
            return std::holds_alternative<store::Beat>(write) ||
                   std::holds_alternative<store::AddOutage>(write);
        });
    };
    for (int i = 0; i < 10; ++i) {
        EXPECT_FALSE(move());
        hall.pass(1'000);
    }
    const auto notices = [&] {
        ann.listen();
        std::vector<std::string> keys;
        for (const Json& other : ann.others) {
            if (other.contains("notice")) keys.push_back(other["notice"]["says"]["key"]);
        }
        return keys;
    };
    EXPECT_EQ(notices(), std::vector<std::string>{"server.notice.not_storing"});
    hall.store.has_room_for = {};
    hall.pass(1'000);
    EXPECT_TRUE(move());
    EXPECT_EQ(notices().size(), 2U);
    EXPECT_TRUE(hall.store.rows.words.empty()) << "what was tried is not kept";
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

TEST_F(Duel, ThatIsReadWhileTheStoreRecoversIsNotChargedEither) {
    begin(with_clock(two_seats(), "per_move", 600'000));
    hall.disconnect(ann.connection);
    hall.disconnect(ben.connection);
    ann.connection = ben.connection = 0;
    for (int i = 0; i < 100; ++i) hall.pass(1'000);
    ASSERT_EQ(hall.hall().tables_in_memory(), 0U);
    hall.store.rows.broken = true;
    for (int i = 0; i < 100; ++i) hall.pass(1'000);
    hall.store.rows.broken = false;
    ann.reconnect();
    // It is read after the heartbeat that shows that the store works, and before it has the outage.
    hall.store.later = true;
    hall.pass(1'000);
    ann.watch(table, 0);
    hall.store.drain();
    hall.store.later = false;
    ann.listen();
    EXPECT_EQ(time_left(), 500'000);
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

TEST_F(Duel, StaysInMemoryUntilTheStoreKnowsHowItStands) {
    begin();
    hall.pass(1'000);
    hall.store.later = true;
    ann.command(table, {{"do", "resign"}, {"seat", 0}});
    const auto has_ended = [&] {
        const auto last = hall.store.rows.table_entries[table].rbegin();
        return last->second.text.find("\"ended\"") != std::string::npos;
    };
    while (!has_ended()) ASSERT_TRUE(hall.store.step());
    // The end is stored, and how the table stands is on its way.
    hall.disconnect(ann.connection);
    hall.disconnect(ben.connection);
    ann.connection = ben.connection = 0;
    hall.pass(61'000);
    EXPECT_EQ(hall.hall().tables_in_memory(), 1U);
    // That fails, and so it is still not known.
    hall.store.rows.broken = true;
    hall.store.drain();
    hall.store.rows.broken = hall.store.later = false;
    ASSERT_FALSE(hall.store.rows.tables[table].state.over);
    EXPECT_EQ(hall.hall().tables_in_memory(), 1U);
    for (int i = 0; i < 100; ++i) hall.pass(1'000);
    EXPECT_TRUE(hall.store.rows.tables[table].state.over);
    EXPECT_EQ(hall.hall().tables_in_memory(), 0U);
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

TEST(LeftBehind, StatesAreWrittenAgainAlsoWhereTheTableCouldNotBeReadAtOnce) {
    TestHall hall;
    TestClient ann(hall, "ann");
    const std::string table = ann.open(against_bot("ann"));
    ann.sit(table, 0);
    ann.watch(table, 0);
    ann.send_salt(table, 0);
    ann.listen();
    ASSERT_TRUE(ann.move(table, 0));
    // What there is is looked for, and then the store breaks.
    hall.store.later = true;
    hall.restart();
    while (!hall.hall().is_ready()) ASSERT_TRUE(hall.store.step());
    hall.store.rows.broken = true;
    hall.store.drain();
    hall.store.later = false;
    ASSERT_LT(hall.store.rows.tables[table].state.entries,
              hall.store.rows.table_entries[table].size());
    hall.store.rows.broken = false;
    for (int i = 0; i < 5; ++i) hall.pass(1'000);
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

}  // namespace
}  // namespace lemniscate::server
