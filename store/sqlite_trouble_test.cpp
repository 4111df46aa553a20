// What a store does when the disk is full, somebody else has the file, or its process is killed.
#include <algorithm>
#include <csignal>
#include <random>
#include <thread>

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/sqlite_file.h"
#include "store/test_place.h"

namespace lemniscate::store {
namespace {

using namespace std::chrono_literals;

/// No file can grow beyond so many bytes while this is there.
class FullDisk {
  public:
    explicit FullDisk(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, SIG_DFL);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit before_{};
};

Unit entry_and_state(std::uint64_t number, const std::string& table = "t") {
    EntryRow entry = entry_row(number, "command " + std::to_string(number));
    entry.text = std::string(5000, 'x');
    return unit_of(AppendEntries{table, {entry}}, SetState{table,
                                                           {.entries = number + 1,
                                                            .due = static_cast<Time>(number),
                                                            .people = {"anna", "ben"},
                                                            .glance = std::to_string(number)}});
}

/// Entries from 0 on without a gap, as many as were acknowledged, and the state of the last.
void expect_exactly(Store& store, std::uint64_t entries) {
    const std::vector<EntryRow> found = store.entries("t");
    ASSERT_EQ(found.size(), entries);
    for (std::uint64_t number = 0; number < entries; ++number) {
        ASSERT_EQ(found[number].number, number);
    }
    EXPECT_EQ(store.table("t")->state.entries, entries);
    EXPECT_EQ(store.behind().size(), 0U);
}

TEST(SqliteTrouble, FullDiskFailsWholeGroupsAndIsOverWhenItIsOver) {
    const TestPlace place;
    SqliteStore store(place.file(), 10ms);
    ASSERT_EQ(write_one(store, OpenTable{table_row("t")}), Stored::yes);
    std::uint64_t next = 0;
    std::size_t failures = 0;
    // The limit is met in the log and in the file, at the beginning of a page and inside one.
    for (rlim_t limit = 20'000; limit < 6'000'000; limit += limit / 3 + 4099) {
        {
            const FullDisk full(limit);
            while (true) {
                const std::vector<Unit> group{entry_and_state(next), entry_and_state(next + 1),
                                              entry_and_state(next + 2)};
                const std::vector<Stored> outcomes = store.write(group);
                ASSERT_EQ(std::count(outcomes.begin(), outcomes.end(), outcomes[0]), 3);
                if (outcomes[0] == Stored::failed) break;
                ASSERT_EQ(outcomes[0], Stored::yes);
                next += 3;
            }
            ++failures;
            EXPECT_NE(store.trouble(), "");
            expect_exactly(store, next);
        }
        ASSERT_EQ(store.write(std::vector{entry_and_state(next)})[0], Stored::yes);
        ++next;
        expect_exactly(store, next);
    }
    EXPECT_GT(failures, 10U);
    EXPECT_GT(next, 200U);
}

TEST(SqliteTrouble, FileThatSomebodyElseWritesIsWaitedForNotForever) {
    const TestPlace place;
    SqliteStore store(place.file(), 10ms);
    ASSERT_EQ(write_one(store, OpenTable{table_row("t")}), Stored::yes);
    Database other(place.file(), {});
    {
        Transaction writing(other);
        EXPECT_EQ(store.write(std::vector{entry_and_state(0), entry_and_state(1)}),
                  (std::vector{Stored::failed, Stored::failed}));
        EXPECT_NE(store.trouble().find("locked"), std::string::npos) << store.trouble();
        // Reading goes on.
        EXPECT_EQ(store.entries("t").size(), 0U);
    }
    EXPECT_EQ(store.write(std::vector{entry_and_state(0)})[0], Stored::yes);
}

TEST(SqliteTrouble, WhoeverHasTheFileForAMomentIsWaitedFor) {
    const TestPlace place;
    SqliteStore store(place.file(), 1min);
    Database other(place.file(), {});
    auto writing = std::make_unique<Transaction>(other);
    std::thread ending([&] {
        std::this_thread::sleep_for(20ms);
        writing.reset();
    });
    EXPECT_EQ(write_one(store, OpenTable{table_row("t")}), Stored::yes);
    ending.join();
}

TEST(SqliteTrouble, ReaderStopsNobody) {
    const TestPlace place;
    SqliteStore store(place.file(), 10ms);
    ASSERT_EQ(write_one(store, OpenTable{table_row("t")}), Stored::yes);
    Database other(place.file(), {});
    other.run("BEGIN");
    EXPECT_EQ(other.number("SELECT count(*) FROM entries"), 0);
    EXPECT_EQ(store.write(std::vector{entry_and_state(0)})[0], Stored::yes);
    EXPECT_EQ(other.number("SELECT count(*) FROM entries"), 0);
    other.run("END");
    EXPECT_EQ(other.number("SELECT count(*) FROM entries"), 1);
}

/// Writes groups for ever and tells of each that was stored.
[[noreturn]] void write_until_killed(const std::filesystem::path& file, int acknowledged) {
    SqliteStore store(file);
    std::uint64_t next = store.entries("t").size();
    while (true) {
        std::vector<Unit> group;
        for (std::uint64_t size = 0; size <= next % 7; ++size) {
            group.push_back(entry_and_state(next + size));
        }
        if (store.write(group)[0] != Stored::yes) _exit(1);
        next += group.size();
        if (::write(acknowledged, &next, sizeof next) != sizeof next) _exit(1);
    }
}

TEST(SqliteTrouble, WhatWasAcknowledgedIsThereAfterAKill) {
    const TestPlace place;
    ASSERT_EQ(write_one(*std::make_unique<SqliteStore>(place.file()), OpenTable{table_row("t")}),
              Stored::yes);
    std::mt19937 random(7);
    std::uint64_t told = 0;
    for (int time = 0; time < 20; ++time) {
        int ends[2];
        ASSERT_EQ(::pipe(ends), 0);
        const pid_t child = ::fork();
        if (child == 0) write_until_killed(place.file(), ends[1]);
        ::close(ends[1]);
        // The moment is counted in groups and falls anywhere in the next one.
        const std::uint64_t groups = 1 + random() % 40;
        for (std::uint64_t group = 0; group < groups; ++group) {
            ASSERT_EQ(::read(ends[0], &told, sizeof told), static_cast<ssize_t>(sizeof told));
        }
        ::kill(child, SIGKILL);
        while (::read(ends[0], &told, sizeof told) == static_cast<ssize_t>(sizeof told)) {
        }
        ::close(ends[0]);
        ASSERT_EQ(::waitpid(child, nullptr, 0), child);

        SqliteStore store(place.file());
        const std::uint64_t there = store.entries("t").size();
        // The group that was being told of may be there, whole, or not.
        EXPECT_GE(there, told);
        EXPECT_LE(there, told + told % 7 + 1);
        EXPECT_TRUE(there == told || there == told + told % 7 + 1);
        expect_exactly(store, there);
    }
    EXPECT_GT(told, 300U);
}

}  // namespace
}  // namespace lemniscate::store
