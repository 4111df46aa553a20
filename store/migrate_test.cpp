#include "store/migrate.h"

#include <array>
#include <ctime>
#include <regex>

#include <gtest/gtest.h>

#include "store/sqlite_file.h"
#include "store/test_place.h"

namespace lemniscate::store {
namespace {

using Kind = Trouble::Kind;

/// All that a file can hold, as SQL.
std::string schema_of(Database& database) {
    std::string schema;
    Run run(database, "SELECT name, sql FROM sqlite_schema ORDER BY name");
    while (run.next()) schema += run.text(0) + ": " + run.text(1) + "\n";
    return schema;
}

/// A file of the version that a step led to, as it was kept when that was the last one.
void make_old_file(const std::filesystem::path& file, const Migration& step) {
    const std::filesystem::path kept =
        std::filesystem::path(STORE_TESTDATA_DIR) / (std::string(step.name) + ".sql");
    ASSERT_TRUE(std::filesystem::exists(kept)) << "no file of this version is kept: " << kept;
    create_private(file);
    Database(file, {}).run(bytes_of(kept));
}

class OldFile : public testing::TestWithParam<std::size_t> {
  protected:
    OldFile() { make_old_file(place.file(), migrations()[GetParam()]); }

    TestPlace place;
};

TEST_P(OldFile, IsOfItsVersion) {
    Database database(place.file(), {});
    EXPECT_EQ(version_of(database, migrations()), GetParam() + 1);
}

TEST_P(OldFile, BecomesLikeANewOne) {
    const auto migrated = open_sqlite_file(place.file(), {});
    const auto made = open_sqlite_file(place / "new.db", {});
    EXPECT_EQ(schema_of(*migrated), schema_of(*made));
    EXPECT_EQ(version_of(*migrated, migrations()), migrations().size());
}

TEST_P(OldFile, KeepsTablesAndPeople) {
    SqliteStore store(place.file());
    const auto table = store.table_by_code("QK7M2");
    ASSERT_TRUE(table);
    EXPECT_EQ(table->row.id, "7f3a");
    EXPECT_EQ(table->row.host, "p-anna");
    EXPECT_EQ(table->row.content, 0xfedcba9876543210);
    EXPECT_EQ(table->row.opened, 1789000000000);
    EXPECT_TRUE(table->row.listed);
    EXPECT_TRUE(table->state.joinable);
    EXPECT_FALSE(table->state.due);
    EXPECT_EQ(table->state.people, (std::vector<std::string>{"p-anna", "p-ben"}));
    EXPECT_EQ(table->state.glance, R"({"game":"splendor"})");
    const std::vector<EntryRow> entries = store.entries("7f3a");
    ASSERT_EQ(entries.size(), 4U);
    EXPECT_EQ(entries[1].command, "sit-1");
    EXPECT_EQ(entries[2].text, R"({"name":"Zoë"})");
    EXPECT_EQ(store.behind(), std::vector<std::string>{"7f3a"});
    ASSERT_EQ(store.finished_of("p-ben", 1800000000000, 9).size(), 1U);
    EXPECT_EQ(store.person("p-ben")->name, "Бен");
    EXPECT_EQ(store.person_by_token("5e884898")->id, "p-anna");
    EXPECT_EQ(store.link("6b86b273")->expires, 1789000900000);
    EXPECT_EQ(store.word("key of addresses"), "c0ffee");
}

TEST_P(OldFile, TakesNewRowsOfEveryKind) {
    SqliteStore store(place.file());
    EXPECT_EQ(
        write_one(store, OpenTable{table_row("t")}, AppendEntries{"7f3a", {entry_row(4)}},
                  AppendChat{{"7f3a", 1, 5, "p-anna", "c", "hello"}}, Beat{6}, AddOutage{{7, 8}}),
        Stored::yes)
        << store.trouble();
    EXPECT_EQ(store.entries("7f3a").size(), 5U);
    EXPECT_EQ(store.last_beat(), 6);
}

INSTANTIATE_TEST_SUITE_P(OfEachVersion, OldFile,
                         testing::Range<std::size_t>(0, migrations().size()));

TEST(Migrations, FileWithChatKeepsIt) {
    const TestPlace place;
    make_old_file(place.file(), migrations()[1]);
    SqliteStore store(place.file());
    EXPECT_EQ(store.chat("7f3a").at(0).text, "Cześć!");
    EXPECT_EQ(store.last_beat(), 1789000003000);
    EXPECT_EQ(store.outages_after(0).at(0).until, 1788500060000);
}

TEST(Migrations, StandInTheOrderOfTheirDates) {
    ASSERT_GE(migrations().size(), 2U);
    for (std::size_t number = 1; number < migrations().size(); ++number) {
        EXPECT_LT(migrations()[number - 1].name, migrations()[number].name);
    }
}

TEST(Migrations, AreNamedAfterADayThatHasBeenAndWhichOfThatDayTheyAre) {
    // Wherever on Earth somebody writes one, it is no later than tomorrow here.
    const std::time_t tomorrow = std::time(nullptr) + 86'400;
    std::array<char, 11> latest{};
    std::strftime(latest.data(), latest.size(), "%Y-%m-%d", std::gmtime(&tomorrow));
    for (const Migration& step : migrations()) {
        const std::string name(step.name);
        EXPECT_TRUE(
            std::regex_match(name, std::regex("[0-9]{4}-[0-9]{2}-[0-9]{2}-[1-9](-[a-z]+)+")))
            << name;
        EXPECT_LE(name.substr(0, 10), latest.data()) << name;
    }
}

TEST(Migrations, AreDoneTogetherOrNotAtAll) {
    const TestPlace place;
    create_private(place.file());
    Database database(place.file(), {});
    const Migration steps[] = {{"1", "CREATE TABLE a (b)"}, {"2", "CREATE TABLE c (d); nonsense"}};
    EXPECT_EQ(trouble_of([&] { migrate(database, steps); }), Kind::unavailable);
    EXPECT_EQ(version_of(database, steps), 0U);
    EXPECT_EQ(schema_of(database), "");
    // What can be done is done, once.
    EXPECT_EQ(migrate(database, std::span(steps).first(1)), 1U);
    EXPECT_EQ(migrate(database, std::span(steps).first(1)), 0U);
    EXPECT_EQ(trouble_of([&] { migrate(database, steps); }), Kind::unavailable);
    EXPECT_EQ(version_of(database, steps), 1U);
}

TEST(Migrations, FileThatWentAnotherWayIsNotOurs) {
    const TestPlace place;
    create_private(place.file());
    Database database(place.file(), {});
    const Migration here[] = {{"1", "CREATE TABLE a (b)"}, {"2", "CREATE TABLE c (d)"}};
    const Migration there[] = {{"1", "CREATE TABLE a (b)"}, {"3", "CREATE TABLE e (f)"}};
    migrate(database, here);
    EXPECT_EQ(trouble_of([&] { migrate(database, there); }), Kind::foreign);
    EXPECT_EQ(trouble_of([&] { migrate(database, std::span(here).first(1)); }), Kind::newer);
}

}  // namespace
}  // namespace lemniscate::store
