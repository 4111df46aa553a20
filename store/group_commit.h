// A store with a thread of its own, and many units in one commit. A group forms by itself: while
// the disk is busy with one, the next ones wait together. Nobody waits for company.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "store/async_store.h"

namespace lemniscate::store {

class GroupCommit final : public AsyncStore {
  public:
    /// Lets a function run on the thread of whoever asks; called from any thread.
    using Post = std::function<void(std::function<void()>)>;

    struct Limits {
        std::size_t together = 512;  ///< units in one commit, at most
        std::size_t waiting = 8192;  ///< units that wait, at most; more fail at once
    };

    /// For metrics, since it began.
    struct Numbers {
        std::uint64_t commits = 0;  ///< that succeeded
        std::uint64_t units = 0;    ///< in these, conflicts included
        std::uint64_t conflicts = 0;
        std::uint64_t failures = 0;  ///< commits that failed
        std::uint64_t refused = 0;   ///< units that failed at once, since too many waited
        std::uint64_t readings = 0;
        std::size_t waiting = 0;                 ///< units, now
        std::chrono::nanoseconds commit_time{};  ///< of all commits
        std::chrono::nanoseconds last_commit_time{};
        std::string last_trouble = {};  ///< why the last commit that failed did, for logs
    };

    GroupCommit(std::unique_ptr<Store> store, Post post, Limits limits);
    /// Finishes what waits. Answers are posted; whether they still run is up to who runs them.
    ~GroupCommit() override;
    GroupCommit(const GroupCommit&) = delete;
    GroupCommit& operator=(const GroupCommit&) = delete;

    using AsyncStore::read;
    /// Answers are posted, never given from inside the call.
    void write(Unit unit, WriteDone done) override;
    void read(Reading reading) override;

    /// From any thread.
    Numbers numbers() const;

  private:
    /// Units that came one after the other, with who wants to know of each.
    struct Group {
        std::vector<Unit> units;
        std::vector<WriteDone> done;
    };
    using Work = std::variant<Group, Reading>;

    void keep_working();
    void commit(Group group);
    void look(const Reading& reading);

    const std::unique_ptr<Store> store_;
    const Post post_;
    const Limits limits_;

    mutable std::mutex mutex_;  ///< of all that follows
    std::condition_variable something_to_do_;
    std::deque<Work> work_;
    Numbers numbers_;
    bool is_stopping_ = false;

    std::thread thread_;  ///< begins when all the rest is there
};

}  // namespace lemniscate::store
