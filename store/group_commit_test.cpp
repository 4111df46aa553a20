#include "store/group_commit.h"

#include <atomic>
#include <deque>
#include <future>

#include <gtest/gtest.h>

#include "store/test_place.h"

namespace lemniscate::store {
namespace {

/// A thread's list of things to do, done when a test says so.
class Inbox {
  public:
    GroupCommit::Post post() {
        return [this](std::function<void()> what) {
            const std::lock_guard lock(mutex_);
            waiting_.push_back(std::move(what));
            changed_.notify_one();
        };
    }
    /// Does the next thing, once there is one.
    void do_one() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return !waiting_.empty(); });
        const std::function<void()> what = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        what();
    }
    /// Whatever is there by now.
    void do_all() {
        while (size() > 0) do_one();
    }
    std::size_t size() {
        const std::lock_guard lock(mutex_);
        return waiting_.size();
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> waiting_;
};

/// What a test knows of a store that another thread has.
struct Watched {
    std::promise<void> began;        ///< the first commit
    std::promise<void> may_go_on;    ///< it waits for this
    std::vector<std::size_t> sizes;  ///< of the commits; read when the thread has ended
    std::atomic<bool> fails = false;
};

/// Its first commit waits until it may go on.
class SlowStore final : public SqliteStore {
  public:
    SlowStore(const std::filesystem::path& file, Watched& watched)
        : SqliteStore(file), watched_(watched) {}

    std::vector<Stored> write(std::span<const Unit> units) override {
        if (watched_.sizes.empty()) {
            watched_.began.set_value();
            watched_.may_go_on.get_future().wait();
        }
        watched_.sizes.push_back(units.size());
        if (watched_.fails) return std::vector(units.size(), Stored::failed);
        return SqliteStore::write(units);
    }
    std::string trouble() const override { return watched_.fails ? "no disk" : ""; }

  private:
    Watched& watched_;
};

/// A store whose first commit, of table "t", is under way.
class GroupCommitTest : public testing::Test {
  protected:
    void begin(GroupCommit::Limits limits = {}) {
        store = std::make_unique<GroupCommit>(std::make_unique<SlowStore>(place.file(), watched),
                                              inbox.post(), limits);
        write(unit_of(OpenTable{table_row("t")}));
        watched.began.get_future().wait();
    }
    void write(Unit unit) {
        const std::size_t number = asked++;
        store->write(std::move(unit), [this, number](Stored stored) {
            answers.push_back(std::to_string(number) + (stored == Stored::yes        ? " yes"
                                                        : stored == Stored::conflict ? " conflict"
                                                                                     : " failed"));
        });
    }
    void write_entry(std::uint64_t number) {
        write(unit_of(AppendEntries{"t", {entry_row(number)}}));
    }
    /// Asks how many entries there are.
    void count() {
        const std::size_t number = asked++;
        store->read([](Store& rows) { return rows.entries("t").size(); },
                    [this, number](std::optional<std::size_t> entries) {
                        answers.push_back(std::to_string(number) + " counts " +
                                          (entries ? std::to_string(*entries) : "nothing"));
                    });
    }
    void go_on() { watched.may_go_on.set_value(); }
    /// Lets it finish what waits and answers.
    void end() {
        store.reset();
        inbox.do_all();
    }

    TestPlace place;
    Inbox inbox;
    Watched watched;
    std::unique_ptr<GroupCommit> store;
    std::size_t asked = 0;
    std::vector<std::string> answers;
};

using Answers = std::vector<std::string>;
using Sizes = std::vector<std::size_t>;

TEST_F(GroupCommitTest, WhatComesWhileTheDiskIsBusyIsWrittenTogether) {
    begin();
    for (const std::uint64_t number : {0U, 1U, 1U, 2U}) write_entry(number);
    EXPECT_EQ(store->numbers().waiting, 4U);
    EXPECT_EQ(inbox.size(), 0U);
    go_on();
    end();
    EXPECT_EQ(watched.sizes, (Sizes{1, 4}));
    EXPECT_EQ(answers, (Answers{"0 yes", "1 yes", "2 yes", "3 conflict", "4 yes"}));
}

TEST_F(GroupCommitTest, NobodyWaitsForCompany) {
    begin();
    go_on();
    inbox.do_one();
    EXPECT_EQ(answers, Answers{"0 yes"});
    write_entry(0);
    inbox.do_one();
    EXPECT_EQ(answers.back(), "1 yes");
    write_entry(1);
    inbox.do_one();
    EXPECT_EQ(answers.back(), "2 yes");
    end();
    EXPECT_EQ(watched.sizes, (Sizes{1, 1, 1}));
}

TEST_F(GroupCommitTest, GroupHasALimit) {
    begin({.together = 2, .waiting = 100});
    for (std::uint64_t number = 0; number < 5; ++number) write_entry(number);
    go_on();
    end();
    EXPECT_EQ(watched.sizes, (Sizes{1, 2, 2, 1}));
    EXPECT_EQ(answers.size(), 6U);
}

TEST_F(GroupCommitTest, ReadingSeesWhatWasWrittenBeforeItAndNothingAfter) {
    begin();
    count();
    write_entry(0);
    write_entry(1);
    count();
    count();
    write_entry(2);
    count();
    go_on();
    end();
    EXPECT_EQ(answers, (Answers{"0 yes", "1 counts 0", "2 yes", "3 yes", "4 counts 2", "5 counts 2",
                                "6 yes", "7 counts 3"}));
    EXPECT_EQ(watched.sizes, (Sizes{1, 2, 1}));
}

TEST_F(GroupCommitTest, MoreThanMayWaitFailAtOnceAndWithoutTheStore) {
    begin({.together = 100, .waiting = 2});
    for (std::uint64_t number = 0; number < 4; ++number) write_entry(number);
    // Not from inside the call, but before anything that waits.
    EXPECT_EQ(answers, Answers{});
    inbox.do_all();
    EXPECT_EQ(answers, (Answers{"3 failed", "4 failed"}));
    EXPECT_EQ(store->numbers().refused, 2U);
    go_on();
    for (int answered = 0; answered < 2; ++answered) inbox.do_one();
    EXPECT_EQ(answers, (Answers{"3 failed", "4 failed", "0 yes", "1 yes", "2 yes"}));
    // There is room again.
    write_entry(2);
    end();
    EXPECT_EQ(answers.back(), "5 yes");
}

TEST_F(GroupCommitTest, EndFinishesWhatWaits) {
    begin({.together = 3, .waiting = 100});
    for (std::uint64_t number = 0; number < 10; ++number) write_entry(number);
    count();
    std::thread ending([this] { store.reset(); });
    go_on();
    ending.join();
    inbox.do_all();
    EXPECT_EQ(answers.size(), 12U);
    EXPECT_EQ(answers.back(), "11 counts 10");
    EXPECT_EQ(SqliteStore(place.file()).entries("t").size(), 10U);
}

TEST_F(GroupCommitTest, FailureIsTheAnswerToAllOfTheGroupAndOnlyToThem) {
    begin();
    go_on();
    inbox.do_one();
    watched.fails = true;
    write_entry(0);
    inbox.do_one();
    EXPECT_EQ(answers.back(), "1 failed");
    EXPECT_EQ(store->numbers().failures, 1U);
    EXPECT_EQ(store->numbers().last_trouble, "no disk");
    watched.fails = false;
    write_entry(0);
    inbox.do_one();
    EXPECT_EQ(answers.back(), "2 yes");
    EXPECT_EQ(store->numbers().failures, 1U);
    end();
}

TEST_F(GroupCommitTest, AskerIsToldWhenSomethingCannotBeRead) {
    begin();
    go_on();
    std::optional<int> found = 1;
    store->read([](Store&) -> int { throw Trouble(Trouble::Kind::unavailable, "no disk"); },
                [&](std::optional<int> value) { found = value; });
    end();
    EXPECT_EQ(found, std::nullopt);
}

TEST_F(GroupCommitTest, CountsForMetrics) {
    begin();
    write_entry(0);
    write_entry(0);
    count();
    EXPECT_EQ(store->numbers().commits, 0U);
    go_on();
    for (int answered = 0; answered < 3; ++answered) inbox.do_one();
    const GroupCommit::Numbers numbers = store->numbers();
    EXPECT_EQ(numbers.commits, 2U);
    EXPECT_EQ(numbers.units, 3U);
    EXPECT_EQ(numbers.conflicts, 1U);
    EXPECT_EQ(numbers.failures, 0U);
    EXPECT_EQ(numbers.readings, 1U);
    EXPECT_EQ(numbers.waiting, 0U);
    EXPECT_GT(numbers.last_commit_time.count(), 0);
    EXPECT_GT(numbers.commit_time, numbers.last_commit_time);
    EXPECT_EQ(numbers.last_trouble, "");
    end();
}

TEST_F(GroupCommitTest, ManyThreadsMayAsk) {
    begin();
    go_on();
    inbox.do_one();
    constexpr std::uint64_t threads = 4;
    constexpr std::uint64_t each = 50;
    std::atomic<std::uint64_t> stored = 0;
    std::vector<std::thread> askers;
    for (std::uint64_t asker = 0; asker < threads; ++asker) {
        askers.emplace_back([&, asker] {
            for (std::uint64_t number = 0; number < each; ++number) {
                store->write(unit_of(AppendEntries{"t", {entry_row(asker * each + number)}}),
                             [&](Stored answer) { stored += answer == Stored::yes ? 1 : 0; });
                store->numbers();
            }
        });
    }
    for (std::thread& asker : askers) asker.join();
    end();
    EXPECT_EQ(stored, threads * each);
    EXPECT_EQ(SqliteStore(place.file()).entries("t").size(), threads * each);
}

}  // namespace
}  // namespace lemniscate::store
