#include "store/backup.h"

#include <fstream>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "store/sqlite_file.h"
#include "store/test_place.h"

namespace lemniscate::store {
namespace {

using Kind = Trouble::Kind;

/// A table "t" with so many entries.
void fill(Store& store, std::uint64_t entries) {
    ASSERT_EQ(write_one(store, OpenTable{table_row("t")}), Stored::yes);
    for (std::uint64_t number = 0; number < entries; ++number) {
        ASSERT_EQ(write_one(store, AppendEntries{"t", {entry_row(number)}}), Stored::yes);
    }
}

TEST(Backup, HasWhatWasThereAtOneMomentWhileTheOwnerGoesOn) {
    const TestPlace place;
    SqliteStore store(place.file());
    fill(store, 3);
    // Large enough for several steps of copying.
    EntryRow large = entry_row(3);
    large.text = std::string(5'000'000, 'x');
    ASSERT_EQ(write_one(store, AppendEntries{"t", {large}}), Stored::yes);
    std::uint64_t next = 4;
    back_up(place.file(), place / "copy.db", 77, [&](std::size_t done, std::size_t all) {
        EXPECT_LE(done, all);
        EXPECT_EQ(write_one(store, AppendEntries{"t", {entry_row(next++)}}), Stored::yes);
    });
    EXPECT_GT(next, 6U);
    EXPECT_EQ(store.entries("t").size(), next);
    EXPECT_FALSE(store.word(backup_word));

    // One file for its owner alone, under its own name.
    struct stat status {};
    ASSERT_EQ(::stat((place / "copy.db").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U);
    for (const std::string ending : {"-wal", "-shm", "-journal", ".part"}) {
        EXPECT_FALSE(std::filesystem::exists(place / ("copy.db" + ending))) << ending;
    }
    EXPECT_EQ(Database(place / "copy.db", {}).text("SELECT value FROM words WHERE name = 'backup'"),
              "77");
    // It can be read where nothing can be written beside it.
    EXPECT_EQ(Database(place / "copy.db", {}).text("PRAGMA journal_mode"), "delete");
    SqliteStore copy(place / "copy.db");
    EXPECT_EQ(copy.entries("t").size(), 4U);
}

TEST(Backup, TakesTheNameOfNoOtherFile) {
    const TestPlace place;
    SqliteStore store(place.file());
    std::ofstream(place / "precious") << "text";
    EXPECT_EQ(trouble_of([&] { back_up(place.file(), place / "precious", 1); }), Kind::exists);
    EXPECT_EQ(bytes_of(place / "precious"), "text");
}

TEST(Backup, IsOfADatabaseOfOurs) {
    const TestPlace place;
    EXPECT_EQ(trouble_of([&] { back_up(place / "missing", place / "copy", 1); }),
              Kind::unavailable);
    std::ofstream(place / "empty").close();
    EXPECT_EQ(trouble_of([&] { back_up(place / "empty", place / "copy", 1); }), Kind::foreign);
    std::ofstream(place / "text") << std::string(5000, 'x');
    EXPECT_EQ(trouble_of([&] { back_up(place / "text", place / "copy", 1); }), Kind::foreign);
    EXPECT_FALSE(std::filesystem::exists(place / "copy"));
    EXPECT_FALSE(std::filesystem::exists(place / "copy.part"));
}

TEST(Backup, PutIntoPlaceByHandIsKnownAsRestored) {
    const TestPlace place;
    fill(*std::make_unique<SqliteStore>(place.file()), 1);
    back_up(place.file(), place / "copy.db", 77);
    SqliteStore copy(place / "copy.db");
    EXPECT_EQ(copy.word(restored_word), "77");
    EXPECT_FALSE(copy.word(backup_word));
}

TEST(Restore, BringsTheBackupWithItsMark) {
    const TestPlace place;
    fill(*std::make_unique<SqliteStore>(place.file()), 2);
    back_up(place.file(), place / "copy.db", 77);
    const std::string before = bytes_of(place / "copy.db");
    restore(place / "copy.db", place / "other.db", Overwrite::no);
    EXPECT_TRUE(bytes_of(place / "copy.db") == before);
    EXPECT_FALSE(std::filesystem::exists(place / "other.db.part"));
    EXPECT_EQ(Database(place / "other.db", {}).text("PRAGMA journal_mode"), "delete");
    SqliteStore store(place / "other.db");
    EXPECT_EQ(store.entries("t").size(), 2U);
    EXPECT_EQ(store.word(restored_word), "77");
    EXPECT_FALSE(store.word(backup_word));
    // Whoever has seen the mark takes it away.
    ASSERT_EQ(write_one(store, SetWord{std::string(restored_word), ""}), Stored::yes);
    EXPECT_FALSE(store.word(restored_word));
}

TEST(Restore, OfAPlainCopyIsMarkedAsWell) {
    const TestPlace place;
    fill(*std::make_unique<SqliteStore>(place.file()), 2);
    restore(place.file(), place / "other.db", Overwrite::no);
    EXPECT_TRUE(SqliteStore(place / "other.db").word(restored_word));
}

TEST(Restore, OverwritesOnlyWhenToldAndNothingThatIsOwned) {
    const TestPlace place;
    fill(*std::make_unique<SqliteStore>(place.file()), 1);
    back_up(place.file(), place / "copy.db", 77);
    const auto put_back = [&](Overwrite overwrite) {
        return trouble_of([&] { restore(place / "copy.db", place.file(), overwrite); });
    };
    {
        SqliteStore owner(place.file());
        ASSERT_EQ(write_one(owner, AppendEntries{"t", {entry_row(1)}}), Stored::yes);
        EXPECT_EQ(put_back(Overwrite::yes), Kind::taken);
        EXPECT_EQ(owner.entries("t").size(), 2U);
    }
    EXPECT_EQ(put_back(Overwrite::no), Kind::exists);
    EXPECT_EQ(SqliteStore(place.file()).entries("t").size(), 2U);
    EXPECT_EQ(put_back(Overwrite::yes), std::nullopt);
    EXPECT_EQ(SqliteStore(place.file()).entries("t").size(), 1U);
}

TEST(Restore, LogOfTheOldFileDoesNotMeetTheNewOne) {
    const TestPlace place;
    fill(*std::make_unique<SqliteStore>(place.file()), 1);
    back_up(place.file(), place / "copy.db", 77);
    {
        // As an owner leaves it that was killed: everything stands in the log alone.
        SqliteStore owner(place.file());
        ASSERT_EQ(write_one(owner, AppendEntries{"t", {entry_row(1)}}), Stored::yes);
        std::filesystem::copy(place.file(), place / "killed.db");
        std::filesystem::copy(place / "tables.db-wal", place / "killed.db-wal");
    }
    restore(place / "copy.db", place / "killed.db", Overwrite::yes);
    EXPECT_EQ(SqliteStore(place / "killed.db").entries("t").size(), 1U);
    // The same where the old file is nothing that could be read.
    std::ofstream(place / "killed.db") << std::string(8192, 'x');
    std::ofstream(place / "killed.db-wal") << "not a log";
    restore(place / "copy.db", place / "killed.db", Overwrite::yes);
    EXPECT_EQ(SqliteStore(place / "killed.db").entries("t").size(), 1U);
}

TEST(Restore, DamagedBackupIsRefusedAndTheDatabaseStays) {
    const TestPlace place;
    {
        SqliteStore store(place.file());
        fill(store, 200);
    }
    back_up(place.file(), place / "copy.db", 77);
    std::string bytes = bytes_of(place / "copy.db");
    // Every page but the first has lost its head.
    for (std::size_t page = 4096; page < bytes.size(); page += 4096) {
        bytes.replace(page, 16, std::string(16, '\x7f'));
    }
    std::ofstream(place / "copy.db", std::ios::binary) << bytes;
    EXPECT_EQ(trouble_of([&] { restore(place / "copy.db", place.file(), Overwrite::yes); }),
              Kind::damaged);
    EXPECT_EQ(SqliteStore(place.file()).entries("t").size(), 200U);
    EXPECT_FALSE(std::filesystem::exists(place / "tables.db.part"));
}

TEST(Restore, RowThatItsIndexLostIsFoundByTheCheck) {
    const TestPlace place;
    fill(*std::make_unique<SqliteStore>(place.file()), 1);
    back_up(place.file(), place / "copy.db", 77);
    {
        // Everything can be read, and the file is wrong all the same.
        Database copy(place / "copy.db", {});
        const auto page = static_cast<std::size_t>(
            copy.number("SELECT rootpage FROM sqlite_schema WHERE name = 'tables_open'"));
        std::fstream file(place / "copy.db", std::ios::in | std::ios::out | std::ios::binary);
        // An empty leaf of an index.
        file.seekp(static_cast<std::streamoff>((page - 1) * 4096));
        file.write("\x0a\0\0\0\0\x10\0\0", 8);
    }
    EXPECT_EQ(trouble_of([&] { restore(place / "copy.db", place / "b.db", Overwrite::no); }),
              Kind::damaged);
    EXPECT_FALSE(std::filesystem::exists(place / "b.db"));
}

}  // namespace
}  // namespace lemniscate::store
