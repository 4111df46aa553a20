#include "store/group_commit.h"

#include <algorithm>
#include <utility>

namespace lemniscate::store {

GroupCommit::GroupCommit(std::unique_ptr<Store> store, Post post, Limits limits)
    : store_(std::move(store)),
      post_(std::move(post)),
      limits_(limits),
      thread_([this] { keep_working(); }) {}

GroupCommit::~GroupCommit() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    something_to_do_.notify_one();
    thread_.join();
}

void GroupCommit::write(Unit unit, WriteDone done) {
    {
        const std::lock_guard lock(mutex_);
        if (numbers_.waiting < limits_.waiting) {
            Group* last = work_.empty() ? nullptr : std::get_if<Group>(&work_.back());
            if (last == nullptr || last->units.size() >= limits_.together) {
                last = &std::get<Group>(work_.emplace_back(Group{}));
            }
            last->units.push_back(std::move(unit));
            last->done.push_back(std::move(done));
            ++numbers_.waiting;
            done = nullptr;
        } else {
            ++numbers_.refused;
        }
    }
    if (done) {
        post_([done = std::move(done)] { done(Stored::failed); });
    } else {
        something_to_do_.notify_one();
    }
}

void GroupCommit::read(Reading reading) {
    {
        const std::lock_guard lock(mutex_);
        work_.emplace_back(std::move(reading));
    }
    something_to_do_.notify_one();
}

GroupCommit::Numbers GroupCommit::numbers() const {
    const std::lock_guard lock(mutex_);
    return numbers_;
}

void GroupCommit::keep_working() {
    while (true) {
        std::unique_lock lock(mutex_);
        something_to_do_.wait(lock, [this] { return is_stopping_ || !work_.empty(); });
        if (work_.empty()) return;
        Work work = std::move(work_.front());
        work_.pop_front();
        if (const auto* group = std::get_if<Group>(&work)) numbers_.waiting -= group->units.size();
        lock.unlock();

        if (auto* group = std::get_if<Group>(&work)) {
            commit(std::move(*group));
        } else {
            look(std::get<Reading>(work));
        }
    }
}

void GroupCommit::commit(Group group) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point began = Clock::now();
    const std::vector<Stored> outcomes = store_->write(group.units);
    const auto took = Clock::now() - began;
    const bool failed = outcomes.front() == Stored::failed;
    {
        const std::lock_guard lock(mutex_);
        if (failed) {
            ++numbers_.failures;
            numbers_.last_trouble = store_->trouble();
        } else {
            ++numbers_.commits;
            numbers_.units += outcomes.size();
            numbers_.conflicts += static_cast<std::uint64_t>(
                std::count(outcomes.begin(), outcomes.end(), Stored::conflict));
            numbers_.commit_time += took;
            numbers_.last_commit_time = took;
        }
    }
    post_([done = std::move(group.done), outcomes] {
        for (std::size_t unit = 0; unit < done.size(); ++unit) done[unit](outcomes[unit]);
    });
}

void GroupCommit::look(const Reading& reading) {
    std::function<void()> answer = reading(*store_);
    {
        const std::lock_guard lock(mutex_);
        ++numbers_.readings;
    }
    post_(std::move(answer));
}

}  // namespace lemniscate::store
