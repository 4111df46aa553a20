#include "store/sqlite_file.h"

#include <fstream>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "store/migrate.h"
#include "store/test_place.h"

namespace lemniscate::store {
namespace {

using Kind = Trouble::Kind;

std::optional<Kind> trouble_at_opening(const std::filesystem::path& file) {
    return trouble_of([&] { const SqliteStore store(file); });
}

unsigned mode_of(const std::filesystem::path& file) {
    struct stat status {};
    EXPECT_EQ(::stat(file.c_str(), &status), 0) << file;
    return status.st_mode & 0777U;
}

TEST(SqliteFile, IsReadByItsOwnerAlone) {
    const TestPlace place;
    SqliteStore store(place.file());
    ASSERT_EQ(write_one(store, Beat{1}), Stored::yes);
    for (const std::string ending : {"", "-wal", "-shm", ".lock"}) {
        EXPECT_EQ(mode_of(place / ("tables.db" + ending)), 0600U) << ending;
    }
}

TEST(SqliteFile, CommitsReachTheDiskBeforeTheyReturn) {
    const TestPlace place;
    const auto database = open_sqlite_file(place.file(), {});
    EXPECT_EQ(database->text("PRAGMA journal_mode"), "wal");
    EXPECT_EQ(database->number("PRAGMA synchronous"), 2);
}

TEST(SqliteFile, NoOtherFileIsNeededToUndoAUnit) {
    const TestPlace place;
    EXPECT_EQ(open_sqlite_file(place.file(), {})->number("PRAGMA temp_store"), 2);
}

TEST(SqliteFile, HasNoTraceOfWhoWasForgotten) {
    const TestPlace place;
    const auto add = [&](const std::string& id, const std::string& name) {
        SqliteStore store(place.file());
        ASSERT_EQ(write_one(store, OpenTable{table_row(id)}, AddPerson{{id, name, 1}},
                            AppendChat{{id, 0, 1, id, "c", "spoken by " + name}}),
                  Stored::yes);
    };
    add("first", "Rumpelstiltskin");
    add("second", "Melusine");
    EXPECT_NE(bytes_of(place.file()).find("Rumpelstiltskin"), std::string::npos);
    {
        SqliteStore store(place.file());
        ASSERT_EQ(write_one(store, ForgetPerson{"first"}), Stored::yes);
    }
    EXPECT_EQ(bytes_of(place.file()).find("Rumpelstiltskin"), std::string::npos);
    EXPECT_NE(bytes_of(place.file()).find("Melusine"), std::string::npos);
}

TEST(SqliteFile, HasOneOwner) {
    const TestPlace place;
    auto owner = std::make_unique<SqliteStore>(place.file());
    EXPECT_EQ(trouble_at_opening(place.file()), Kind::taken);
    std::filesystem::create_symlink(place.file(), place / "other name");
    EXPECT_EQ(trouble_at_opening(place / "other name"), Kind::taken);
    owner.reset();
    EXPECT_EQ(trouble_at_opening(place.file()), std::nullopt);
}

TEST(SqliteFile, RowsAreThereWhenItIsOpenedAgain) {
    const TestPlace place;
    ASSERT_EQ(write_one(*std::make_unique<SqliteStore>(place.file()), OpenTable{table_row("t")}),
              Stored::yes);
    EXPECT_TRUE(SqliteStore(place.file()).table("t"));
}

TEST(SqliteFile, PlaceThatCannotBeWrittenIsUnavailable) {
    const TestPlace place;
    EXPECT_EQ(trouble_at_opening(place / "missing" / "tables.db"), Kind::unavailable);
    std::filesystem::create_directory(place / "folder");
    EXPECT_EQ(trouble_at_opening(place / "folder"), Kind::unavailable);
}

TEST(SqliteFile, FileOfSomebodyElseIsRefusedAndStaysAsItIs) {
    const TestPlace place;
    std::ofstream(place / "text") << std::string(5000, 'x');
    std::ofstream(place / "short") << "x";
    std::ofstream(place / "a page less") << std::string(511, 'x');
    const auto make = [&](const std::string& name, const std::string& sql) {
        create_private(place / name);
        Database(place / name, {}).run(sql);
    };
    make("with tables", "CREATE TABLE tables (id)");
    make("with an id", "PRAGMA application_id = 7");
    make("with a version", "PRAGMA user_version = 1");
    make("with tables and an id", "CREATE TABLE t (id); PRAGMA application_id = 7");
    make("with a log", "PRAGMA journal_mode = WAL; CREATE TABLE t (id)");
    for (const std::string name : {"text", "short", "a page less", "with tables", "with an id",
                                   "with a version", "with tables and an id", "with a log"}) {
        const std::string before = bytes_of(place / name);
        EXPECT_EQ(trouble_at_opening(place / name), Kind::foreign) << name;
        EXPECT_TRUE(bytes_of(place / name) == before) << name;
    }
}

TEST(SqliteFile, FileOfALaterVersionIsRefusedAndStaysAsItIs) {
    const TestPlace place;
    open_sqlite_file(place.file(), {})
        ->run("PRAGMA user_version = " + std::to_string(migrations().size() + 1));
    const std::string before = bytes_of(place.file());
    EXPECT_EQ(trouble_at_opening(place.file()), Kind::newer);
    EXPECT_TRUE(bytes_of(place.file()) == before);
}

TEST(SqliteFile, DamageIsTroubleAndNothingWorse) {
    const TestPlace place;
    {
        SqliteStore store(place.file());
        ASSERT_EQ(write_one(store, OpenTable{table_row("t")}), Stored::yes);
        for (std::uint64_t number = 0; number < 50; ++number) {
            EntryRow entry = entry_row(number);
            entry.text = std::string(1000, 'x');
            ASSERT_EQ(write_one(store, AppendEntries{"t", {entry}}), Stored::yes);
        }
    }
    const std::string whole = bytes_of(place.file());
    std::size_t troubles = 0;
    // Every page in turn becomes noise, or the file ends before it.
    for (std::size_t page = 0; page < whole.size() / 4096; ++page) {
        for (const bool ends : {false, true}) {
            std::string bytes = whole;
            if (ends) {
                bytes.resize(page * 4096);
            } else {
                for (std::size_t i = 0; i < 4096; ++i) {
                    bytes[page * 4096 + i] = static_cast<char>((i * 7919 + page) >> 3U);
                }
            }
            std::ofstream(place.file(), std::ios::binary) << bytes;
            const auto trouble = trouble_of([&] {
                SqliteStore store(place.file());
                store.entries("t");
                store.joinable(9);
                if (write_one(store, AppendEntries{"t", {entry_row(99)}}) == Stored::failed) {
                    throw Trouble(Kind::unavailable, store.trouble());
                }
            });
            if (trouble) ++troubles;
        }
    }
    EXPECT_GT(troubles, whole.size() / 4096);
}

}  // namespace
}  // namespace lemniscate::store
