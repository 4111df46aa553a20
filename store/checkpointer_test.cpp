#include "store/checkpointer.h"

#include <gtest/gtest.h>

#include "store/sqlite_file.h"
#include "store/sqlite_writes.h"
#include "store/test_place.h"

namespace lemniscate::store {
namespace {

using namespace std::chrono_literals;

class CheckpointerTest : public testing::Test {
  protected:
    CheckpointerTest() { writer->run("PRAGMA wal_checkpoint(TRUNCATE)"); }

    /// Three to five pages each.
    void commit(Checkpointer& checkpointer, int times) {
        for (int time = 0; time < times; ++time) {
            Transaction transaction(*writer);
            write_row(*writer, SetWord{std::to_string(++commits), std::string(8000, 'x')});
            transaction.commit();
            checkpointer.note_commit();
        }
    }
    std::uintmax_t size() const { return std::filesystem::file_size(place.file()); }
    /// Changes whenever the log begins anew (the header of a log, in SQLite's description of it).
    std::string number_of_log() const { return bytes_of(place / "tables.db-wal").substr(12, 4); }

    TestPlace place;
    std::unique_ptr<Database> writer = open_sqlite_file(place.file(), {});
    int commits = 0;
};

/// Waits until something is so that another thread does; false where that takes too long.
template <class Condition>
bool comes_true(Condition condition) {
    const auto end = std::chrono::steady_clock::now() + 60s;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::sleep_for(1ms);
    }
    return true;
}

constexpr int never = 1'000'000;

TEST_F(CheckpointerTest, MovesWhatIsWorthIt) {
    Checkpointer checkpointer(place.file(), {}, *writer,
                              {.worth_moving = 100, .long_log = never, .small_rest = 0});
    const std::uintmax_t before = size();
    commit(checkpointer, 50);
    EXPECT_TRUE(comes_true([&] { return size() > before; }));
}

TEST_F(CheckpointerTest, LeavesAShortLogAlone) {
    const std::uintmax_t before = size();
    {
        Checkpointer checkpointer(place.file(), {}, *writer, {});
        commit(checkpointer, 100);
    }
    EXPECT_EQ(size(), before);
    // Whoever commits may stay longer.
    write_row(*writer, Beat{1});
}

TEST_F(CheckpointerTest, SmallRestOfALongLogIsMovedByTheOneWhoCommits) {
    Checkpointer checkpointer(place.file(), {}, *writer,
                              {.worth_moving = never, .long_log = 100, .small_rest = never});
    commit(checkpointer, 10);
    const std::string first = number_of_log();
    commit(checkpointer, 50);
    EXPECT_NE(number_of_log(), first);
}

TEST_F(CheckpointerTest, LogBeginsAnewThoughCommitsNeverPause) {
    Checkpointer checkpointer(place.file(), {}, *writer,
                              {.worth_moving = never, .long_log = 100, .small_rest = 40});
    commit(checkpointer, 10);
    const std::string first = number_of_log();
    EXPECT_TRUE(comes_true([&] {
        commit(checkpointer, 1);
        return number_of_log() != first;
    }));
    EXPECT_EQ(writer->number("SELECT count(*) FROM words"), commits);
}

TEST_F(CheckpointerTest, NewLogIsMovedLikeTheFirst) {
    Checkpointer checkpointer(place.file(), {}, *writer,
                              {.worth_moving = 100, .long_log = 400, .small_rest = 400});
    commit(checkpointer, 10);
    const std::string first = number_of_log();
    while (number_of_log() == first && commits < 1000) commit(checkpointer, 1);
    const std::uintmax_t before = size();
    commit(checkpointer, 50);
    EXPECT_TRUE(comes_true([&] { return size() > before; }));
}

TEST_F(CheckpointerTest, WhatSomebodyReadsStaysUntilItWasRead) {
    Database reader(place.file(), {});
    reader.run("BEGIN");
    EXPECT_EQ(reader.number("SELECT count(*) FROM words"), 0);
    Checkpointer checkpointer(place.file(), {}, *writer,
                              {.worth_moving = 100, .long_log = 200, .small_rest = 10});
    const std::uintmax_t before = size();
    commit(checkpointer, 200);
    EXPECT_EQ(size(), before);
    EXPECT_EQ(reader.number("SELECT count(*) FROM words"), 0);
    reader.run("END");
    commit(checkpointer, 1);
    EXPECT_TRUE(comes_true([&] { return size() > before; }));
}

TEST_F(CheckpointerTest, StoreHasOne) {
    writer.reset();
    SqliteStore store(place.file());
    const std::uintmax_t before = size();
    const auto bytes = static_cast<std::size_t>(Checkpointer::Sizes().worth_moving) * 4096;
    ASSERT_EQ(write_one(store, SetWord{"long", std::string(bytes, 'x')}), Stored::yes);
    EXPECT_TRUE(comes_true([&] { return size() > before + bytes / 2; }));
}

}  // namespace
}  // namespace lemniscate::store
