#include "store/sqlite_store.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "store/test_place.h"

namespace lemniscate::store {
namespace {

/// A store in a folder of its own, with one table.
class SqliteStoreTest : public testing::Test {
  protected:
    SqliteStoreTest() { EXPECT_EQ(write_one(store, OpenTable{table_row("t")}), Stored::yes); }

    TestPlace place;
    SqliteStore store{place.file()};
};

TableState state_of(std::vector<std::string> people, Time changed = 3000) {
    return {.entries = 2,
            .joinable = false,
            .over = false,
            .due = 4000,
            .changed = changed,
            .people = std::move(people),
            .glance = R"({"game":"splendor"})"};
}

std::vector<std::string> ids(const std::vector<KnownTable>& tables) {
    std::vector<std::string> found;
    for (const KnownTable& known : tables) found.push_back(known.row.id);
    return found;
}

using Ids = std::vector<std::string>;

Ids sorted(Ids unordered) {
    std::sort(unordered.begin(), unordered.end());
    return unordered;
}

TEST_F(SqliteStoreTest, TableIsFoundByIdCodeAndCommandWithEveryField) {
    ASSERT_EQ(write_one(store, SetState{"t", state_of({"anna", "ben"})}), Stored::yes);
    const auto known = store.table("t");
    ASSERT_TRUE(known);
    EXPECT_EQ(known->row.id, "t");
    EXPECT_EQ(known->row.code, "code of t");
    EXPECT_EQ(known->row.host, "host");
    EXPECT_EQ(known->row.command, "opens t");
    EXPECT_EQ(known->row.content, 0xfedcba9876543210);
    EXPECT_EQ(known->row.opened, 1000);
    EXPECT_TRUE(known->row.listed);
    EXPECT_EQ(known->state.entries, 2U);
    EXPECT_FALSE(known->state.joinable);
    EXPECT_FALSE(known->state.over);
    EXPECT_EQ(known->state.due, 4000);
    EXPECT_EQ(known->state.changed, 3000);
    EXPECT_EQ(known->state.people, (Ids{"anna", "ben"}));
    EXPECT_EQ(known->state.glance, R"({"game":"splendor"})");
    EXPECT_EQ(store.table_by_code("code of t")->row.id, "t");
    EXPECT_EQ(store.table_by_command("host", "opens t")->row.id, "t");
    EXPECT_FALSE(store.table("u"));
    EXPECT_FALSE(store.table_by_code("t"));
    EXPECT_FALSE(store.table_by_command("anna", "opens t"));
}

TEST_F(SqliteStoreTest, TableWithoutAStateHasAnEmptyOne) {
    const TableState state = store.table("t")->state;
    EXPECT_EQ(state.entries, 0U);
    EXPECT_FALSE(state.joinable || state.over || state.due);
    EXPECT_EQ(state.people, Ids{});
    EXPECT_EQ(state.glance, "");
}

TEST_F(SqliteStoreTest, EntriesComeBackInOrderAndWhole) {
    EntryRow strange = entry_row(1, "id \"1\"");
    strange.text = std::string("{\"a\":\"\0\xff\"}", 10);
    EntryRow nobodys = entry_row(2);
    nobodys.person = {};
    ASSERT_EQ(write_one(store, AppendEntries{"t", {nobodys, entry_row(0)}}), Stored::yes);
    ASSERT_EQ(write_one(store, AppendEntries{"t", {strange}}), Stored::yes);
    const std::vector<EntryRow> entries = store.entries("t");
    ASSERT_EQ(entries.size(), 3U);
    for (std::uint64_t number = 0; number < 3; ++number) {
        EXPECT_EQ(entries[number].number, number);
        EXPECT_EQ(entries[number].time, static_cast<Time>(2000 + number));
    }
    EXPECT_EQ(entries[0].person, "anna");
    EXPECT_EQ(entries[0].command, "");
    EXPECT_EQ(entries[0].text, R"({"number":0})");
    EXPECT_EQ(entries[1].command, "id \"1\"");
    EXPECT_EQ(entries[1].text, strange.text);
    EXPECT_EQ(entries[2].person, "");
    EXPECT_EQ(store.entries("u").size(), 0U);
}

TEST_F(SqliteStoreTest, NothingIsThereTwice) {
    ASSERT_EQ(write_one(store, AppendEntries{"t", {entry_row(0, "c")}}), Stored::yes);
    // A number of a table, a command of a person at a table.
    EXPECT_EQ(write_one(store, AppendEntries{"t", {entry_row(0)}}), Stored::conflict);
    EXPECT_EQ(write_one(store, AppendEntries{"t", {entry_row(1, "c")}}), Stored::conflict);
    EntryRow bens = entry_row(1, "c");
    bens.person = "ben";
    EXPECT_EQ(write_one(store, AppendEntries{"t", {bens}}), Stored::yes);
    EXPECT_EQ(write_one(store, AppendEntries{"t", {entry_row(2), entry_row(3)}}), Stored::yes);
    // The same at another table.
    EXPECT_EQ(write_one(store, OpenTable{table_row("u")}), Stored::yes);
    EXPECT_EQ(write_one(store, AppendEntries{"u", {entry_row(0, "c")}}), Stored::yes);
    // An id, a code, a command of a host.
    for (const auto field : {&TableRow::id, &TableRow::code, &TableRow::command}) {
        TableRow row = table_row("v");
        row.*field = table_row("t").*field;
        EXPECT_EQ(write_one(store, OpenTable{row}), Stored::conflict);
    }
    TableRow of_another_host = table_row("v", "ben");
    of_another_host.command = "opens t";
    EXPECT_EQ(write_one(store, OpenTable{of_another_host}), Stored::yes);
    // Tables that are not there.
    EXPECT_EQ(write_one(store, AppendEntries{"w", {entry_row(0)}}), Stored::conflict);
    EXPECT_EQ(write_one(store, SetState{"w", {}}), Stored::conflict);
    EXPECT_EQ(write_one(store, AppendChat{{.table = "w"}}), Stored::conflict);
}

TEST_F(SqliteStoreTest, ConflictOfOneUnitSpoilsNoOther) {
    const std::vector<Unit> units{
        unit_of(AppendEntries{"t", {entry_row(0)}}, SetState{"t", state_of({"anna"})}),
        // Its first half would be possible.
        unit_of(OpenTable{table_row("u")}, AppendEntries{"t", {entry_row(1), entry_row(0)}}),
        unit_of(AppendEntries{"t", {entry_row(1)}}),
    };
    EXPECT_EQ(store.write(units), (std::vector{Stored::yes, Stored::conflict, Stored::yes}));
    EXPECT_EQ(store.entries("t").size(), 2U);
    EXPECT_FALSE(store.table("u"));
    EXPECT_EQ(store.table("t")->state.people, Ids{"anna"});
}

TEST_F(SqliteStoreTest, EmptyUnitsAndNoUnitsAreFine) {
    EXPECT_EQ(write_one(store), Stored::yes);
    EXPECT_EQ(store.write({}).size(), 0U);
}

TEST_F(SqliteStoreTest, JoinableTablesAreListedTheNewestFirst) {
    for (const int number : {1, 2, 3, 4}) {
        TableRow row = table_row("t" + std::to_string(number));
        row.opened = 1000 + number;
        row.listed = number != 2;
        TableState state = state_of({"anna"});
        state.joinable = number != 3;
        ASSERT_EQ(write_one(store, OpenTable{row}, SetState{row.id, state}), Stored::yes);
    }
    EXPECT_EQ(ids(store.joinable(9)), (Ids{"t4", "t1"}));
    EXPECT_EQ(ids(store.joinable(1)), Ids{"t4"});
    TableState begun = state_of({"anna"});
    ASSERT_EQ(write_one(store, SetState{"t4", begun}), Stored::yes);
    EXPECT_EQ(ids(store.joinable(9)), Ids{"t1"});
}

TEST_F(SqliteStoreTest, TablesOfAPersonAreThoseWhereTheySitTheLastChangedFirst) {
    for (const std::string id : {"u", "v"}) {
        ASSERT_EQ(write_one(store, OpenTable{table_row(id)}), Stored::yes);
    }
    ASSERT_EQ(write_one(store, SetState{"t", state_of({"anna", "ben"}, 20)},
                        SetState{"u", state_of({"anna", "anna"}, 30)},
                        SetState{"v", state_of({"ben"}, 40)}),
              Stored::yes);
    EXPECT_EQ(ids(store.tables_of("anna", 9)), (Ids{"u", "t"}));
    EXPECT_EQ(ids(store.tables_of("anna", 1)), Ids{"u"});
    EXPECT_EQ(store.table("u")->state.people, Ids{"anna"});
    // A change of the table without one of its people; somebody comes, somebody goes.
    ASSERT_EQ(
        write_one(store, SetState{"t", state_of({"anna", "ben"}, 50)},
                  SetState{"u", state_of({}, 50)}, SetState{"v", state_of({"ben", "anna"}, 60)}),
        Stored::yes);
    EXPECT_EQ(ids(store.tables_of("anna", 9)), (Ids{"v", "t"}));
    EXPECT_EQ(ids(store.tables_of("ben", 9)), (Ids{"v", "t"}));
    EXPECT_EQ(store.table("v")->state.people, (Ids{"ben", "anna"}));
}

TEST_F(SqliteStoreTest, FinishedTablesOfAPersonComeBackFromATime) {
    for (const int number : {1, 2, 3}) {
        const std::string id = "t" + std::to_string(number);
        TableState over = state_of({"anna"}, 100 * number);
        over.over = true;
        ASSERT_EQ(write_one(store, OpenTable{table_row(id)}, SetState{id, state_of({"anna"}, 5)}),
                  Stored::yes);
        ASSERT_EQ(write_one(store, SetState{id, over}), Stored::yes);
    }
    EXPECT_EQ(ids(store.tables_of("anna", 9)), Ids{});
    EXPECT_EQ(ids(store.finished_of("anna", 1000, 9)), (Ids{"t3", "t2", "t1"}));
    EXPECT_EQ(ids(store.finished_of("anna", 300, 9)), (Ids{"t2", "t1"}));
    EXPECT_EQ(ids(store.finished_of("anna", 300, 1)), Ids{"t2"});
    EXPECT_EQ(ids(store.finished_of("ben", 1000, 9)), Ids{});
    // Something happens there after the end.
    TableState later = state_of({"anna"}, 900);
    later.over = true;
    ASSERT_EQ(write_one(store, SetState{"t1", later}), Stored::yes);
    EXPECT_EQ(ids(store.finished_of("anna", 1000, 1)), Ids{"t1"});
    // At the beginning of time.
    TableState first = state_of({"anna"}, 0);
    ASSERT_EQ(write_one(store, SetState{"t", first}), Stored::yes);
    EXPECT_EQ(ids(store.tables_of("anna", 9)), Ids{"t"});
    first.over = true;
    ASSERT_EQ(write_one(store, SetState{"t", first}), Stored::yes);
    EXPECT_EQ(ids(store.tables_of("anna", 9)), Ids{});
    EXPECT_EQ(ids(store.finished_of("anna", 1, 9)), Ids{"t"});
}

TEST_F(SqliteStoreTest, OpenTablesOfAHostAreCountedUntilTheyAreOver) {
    ASSERT_EQ(write_one(store, OpenTable{table_row("u")}, OpenTable{table_row("v", "anna")}),
              Stored::yes);
    EXPECT_EQ(store.open_tables_of("host"), 2U);
    EXPECT_EQ(sorted(store.unfinished()), (Ids{"t", "u", "v"}));
    TableState over = state_of({});
    over.over = true;
    ASSERT_EQ(write_one(store, SetState{"t", over}), Stored::yes);
    EXPECT_EQ(store.open_tables_of("host"), 1U);
    EXPECT_EQ(store.open_tables_of("ben"), 0U);
    // Nobody is somebody here, too, whichever way that is said.
    ASSERT_EQ(write_one(store, OpenTable{table_row("w", "")}), Stored::yes);
    EXPECT_EQ(store.open_tables_of(std::string_view()), 1U);
    EXPECT_EQ(store.open_tables_of(""), 1U);
    EXPECT_EQ(sorted(store.unfinished()), (Ids{"u", "v", "w"}));
}

TEST_F(SqliteStoreTest, DueTablesComeTheEarliestFirst) {
    const auto due_at = [&](const std::string& id, std::optional<Time> due, bool over = false) {
        TableState state = state_of({});
        state.due = due;
        state.over = over;
        return SetState{id, state};
    };
    for (const std::string id : {"u", "v", "w"}) {
        ASSERT_EQ(write_one(store, OpenTable{table_row(id)}), Stored::yes);
    }
    ASSERT_EQ(write_one(store, due_at("t", 30), due_at("u", 10), due_at("v", std::nullopt),
                        due_at("w", 5, true)),
              Stored::yes);
    EXPECT_EQ(store.due(9, 9), Ids{});
    EXPECT_EQ(store.due(10, 9), Ids{"u"});
    EXPECT_EQ(store.due(99, 9), (Ids{"u", "t"}));
    EXPECT_EQ(store.due(99, 1), Ids{"u"});
    ASSERT_EQ(write_one(store, due_at("u", 40), due_at("t", std::nullopt)), Stored::yes);
    EXPECT_EQ(store.due(99, 9), Ids{"u"});
}

TEST_F(SqliteStoreTest, TablesAreBehindUntilTheirStateTellsOfEveryEntry) {
    const auto tells_of = [](std::uint64_t entries) {
        TableState state = state_of({});
        state.entries = entries;
        return SetState{"t", state};
    };
    EXPECT_EQ(store.behind(), Ids{});
    ASSERT_EQ(write_one(store, AppendEntries{"t", {entry_row(0), entry_row(1)}}), Stored::yes);
    EXPECT_EQ(store.behind(), Ids{"t"});
    ASSERT_EQ(write_one(store, tells_of(1)), Stored::yes);
    EXPECT_EQ(store.behind(), Ids{"t"});
    ASSERT_EQ(write_one(store, tells_of(2)), Stored::yes);
    EXPECT_EQ(store.behind(), Ids{});
    // In one unit, in whichever order.
    ASSERT_EQ(write_one(store, AppendEntries{"t", {entry_row(2)}}, tells_of(3)), Stored::yes);
    EXPECT_EQ(store.behind(), Ids{});
    ASSERT_EQ(write_one(store, tells_of(4), AppendEntries{"t", {entry_row(3)}}), Stored::yes);
    EXPECT_EQ(store.behind(), Ids{});
    ASSERT_EQ(write_one(store, tells_of(3)), Stored::yes);
    EXPECT_EQ(store.behind(), Ids{"t"});
    // It is over, and behind all the same.
    TableState over = state_of({});
    over.over = true;
    ASSERT_EQ(write_one(store, SetState{"t", over}), Stored::yes);
    EXPECT_EQ(store.behind(), Ids{"t"});
}

TEST_F(SqliteStoreTest, ChatIsKeptByTable) {
    const ChatRow line{.table = "t",
                       .number = 0,
                       .time = 5,
                       .person = "anna",
                       .command = "c",
                       .text = "Grüße, Олена"};
    ASSERT_EQ(write_one(store, AppendChat{line}), Stored::yes);
    EXPECT_EQ(write_one(store, AppendChat{line}), Stored::conflict);
    ChatRow same_command = line;
    same_command.number = 1;
    EXPECT_EQ(write_one(store, AppendChat{same_command}), Stored::conflict);
    const std::vector<ChatRow> lines = store.chat("t");
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].table, "t");
    EXPECT_EQ(lines[0].number, 0U);
    EXPECT_EQ(lines[0].time, 5);
    EXPECT_EQ(lines[0].person, "anna");
    EXPECT_EQ(lines[0].command, "c");
    EXPECT_EQ(lines[0].text, "Grüße, Олена");
    EXPECT_EQ(store.chat("u").size(), 0U);
}

TEST_F(SqliteStoreTest, PeopleAreKnownByIdAndToken) {
    ASSERT_EQ(write_one(store, AddPerson{{"anna", "Anna", 7}}, AddToken{{"hash", "anna", 8}}),
              Stored::yes);
    EXPECT_EQ(store.person("anna")->name, "Anna");
    EXPECT_EQ(store.person("anna")->created, 7);
    EXPECT_EQ(store.person_by_token("hash")->id, "anna");
    EXPECT_FALSE(store.person("ben"));
    EXPECT_FALSE(store.person_by_token("other"));
    EXPECT_EQ(write_one(store, AddPerson{{"anna", "Another", 9}}), Stored::conflict);
    EXPECT_EQ(write_one(store, AddToken{{"hash", "anna", 9}}), Stored::conflict);
    EXPECT_EQ(write_one(store, AddToken{{"hash 2", "ben", 9}}), Stored::conflict);
    EXPECT_EQ(write_one(store, RenamePerson{"anna", "Änne"}), Stored::yes);
    EXPECT_EQ(write_one(store, RenamePerson{"ben", "Ben"}), Stored::conflict);
    const Ids both{"anna", "ben"};
    EXPECT_EQ(store.names(both), (std::map<std::string, std::string>{{"anna", "Änne"}}));
    EXPECT_EQ(write_one(store, RemoveToken{"hash"}), Stored::yes);
    EXPECT_EQ(write_one(store, RemoveToken{"hash"}), Stored::yes);
    EXPECT_FALSE(store.person_by_token("hash"));
    EXPECT_TRUE(store.person("anna"));
}

TEST_F(SqliteStoreTest, LinkIsUsedOnceAndNotOnceItExpired) {
    ASSERT_EQ(write_one(store, AddPerson{{"anna", "Anna", 7}}), Stored::yes);
    for (const std::string hash : {"first", "second", "third"}) {
        ASSERT_EQ(write_one(store, AddLink{{hash, "anna", 100}}), Stored::yes);
    }
    EXPECT_EQ(write_one(store, AddLink{{"first", "anna", 100}}), Stored::conflict);
    EXPECT_EQ(write_one(store, AddLink{{"fourth", "ben", 100}}), Stored::conflict);
    EXPECT_EQ(store.link("first")->person, "anna");
    EXPECT_EQ(store.link("first")->hash, "first");
    EXPECT_EQ(store.link("first")->expires, 100);
    EXPECT_EQ(write_one(store, UseLink{"first", 99}), Stored::yes);
    EXPECT_EQ(write_one(store, UseLink{"first", 99}), Stored::conflict);
    EXPECT_FALSE(store.link("first"));
    EXPECT_EQ(write_one(store, UseLink{"second", 100}), Stored::conflict);
    EXPECT_EQ(write_one(store, Beat{99}), Stored::yes);
    EXPECT_TRUE(store.link("second"));
    EXPECT_EQ(write_one(store, Beat{100}), Stored::yes);
    EXPECT_FALSE(store.link("second"));
    EXPECT_FALSE(store.link("third"));
}

TEST_F(SqliteStoreTest, ForgottenPersonLeavesOnlyAnId) {
    ASSERT_EQ(write_one(store, AddPerson{{"anna", "Anna", 7}}, AddPerson{{"ben", "Ben", 7}},
                        AddToken{{"a", "anna", 8}}, AddToken{{"b", "ben", 8}},
                        AddLink{{"a", "anna", 100}}, AddLink{{"b", "ben", 100}},
                        AppendChat{{"t", 0, 5, "anna", "c", "my address is"}},
                        AppendChat{{"t", 1, 6, "ben", "c", "hello"}},
                        AppendChat{{"t", 2, 7, "anna", "d", "a street"}},
                        AppendEntries{"t", {entry_row(0)}}, SetState{"t", state_of({"anna"})}),
              Stored::yes);
    EXPECT_EQ(write_one(store, ForgetPerson{"nobody"}), Stored::conflict);
    ASSERT_EQ(write_one(store, ForgetPerson{"anna"}), Stored::yes);
    EXPECT_FALSE(store.person("anna"));
    EXPECT_FALSE(store.person_by_token("a"));
    EXPECT_FALSE(store.link("a"));
    const std::vector<ChatRow> lines = store.chat("t");
    ASSERT_EQ(lines.size(), 3U);
    for (const std::size_t annas : {0U, 2U}) {
        EXPECT_EQ(lines[annas].number, annas);
        EXPECT_EQ(lines[annas].person + lines[annas].command + lines[annas].text, "");
    }
    EXPECT_EQ(lines[1].text, "hello");
    EXPECT_EQ(store.entries("t")[0].person, "anna");
    // Nothing of others.
    EXPECT_EQ(store.person_by_token("b")->name, "Ben");
    EXPECT_TRUE(store.link("b"));
    // Nor does anything come back with the id.
    ASSERT_EQ(write_one(store, AddPerson{{"anna", "Another", 9}}), Stored::yes);
    EXPECT_FALSE(store.person_by_token("a"));
}

TEST_F(SqliteStoreTest, OwnerKeepsBeatsOutagesAndWords) {
    EXPECT_FALSE(store.last_beat());
    ASSERT_EQ(write_one(store, Beat{10}), Stored::yes);
    ASSERT_EQ(write_one(store, Beat{20}), Stored::yes);
    EXPECT_EQ(store.last_beat(), 20);
    ASSERT_EQ(write_one(store, AddOutage{{30, 40}}, AddOutage{{10, 20}}), Stored::yes);
    const std::vector<OutageRow> all = store.outages_after(19);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].since, 10);
    EXPECT_EQ(all[0].until, 20);
    EXPECT_EQ(all[1].since, 30);
    EXPECT_EQ(store.outages_after(20).size(), 1U);
    EXPECT_EQ(store.outages_after(40).size(), 0U);
    EXPECT_FALSE(store.word("key"));
    ASSERT_EQ(write_one(store, SetWord{"key", "a"}), Stored::yes);
    ASSERT_EQ(write_one(store, SetWord{"key", "b"}), Stored::yes);
    EXPECT_EQ(store.word("key"), "b");
    ASSERT_EQ(write_one(store, SetWord{"key", ""}), Stored::yes);
    EXPECT_FALSE(store.word("key"));
}

}  // namespace
}  // namespace lemniscate::store
