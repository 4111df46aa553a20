#include "server/thinkers.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace lemniscate::server {

namespace {

using Instant = std::chrono::steady_clock::time_point;
using std::chrono::milliseconds;

}  // namespace

ThinkingTime thinking_time(const ThinkingLimits& limits, std::size_t waiting) {
    const double for_each_thread =
        static_cast<double>(waiting) / static_cast<double>(limits.threads);
    const auto left =
        std::chrono::duration_cast<milliseconds>(limits.latency / (1.0 + for_each_thread));
    const milliseconds full = std::min(limits.full, limits.latency);
    if (left >= full) return {full, 0, false};
    if (left < limits.least) return {limits.hard, limits.least_nodes, true};
    return {left, 0, true};
}

/// Who is waited for, on the owner's thread alone. What was posted may come when the pool is gone.
class Thinkers::Answers {
  public:
    std::uint64_t await(const std::string& table, Done done) {
        awaited_[table] = {++tickets_, std::move(done)};
        return tickets_;
    }
    void forget(const std::string& table) { awaited_.erase(table); }
    void forget_all() { awaited_.clear(); }

    void deliver(const std::string& table, std::uint64_t ticket, table::Thought thought,
                 std::string move, bool hurried) {
        const auto found = awaited_.find(table);
        if (found == awaited_.end() || found->second.ticket != ticket) return;
        const Done done = std::move(found->second.done);
        awaited_.erase(found);  // first: whoever is answered may ask the next thing
        done(std::move(thought), std::move(move), hurried);
    }

  private:
    struct Awaited {
        std::uint64_t ticket;
        Done done;
    };
    std::map<std::string, Awaited> awaited_;
    std::uint64_t tickets_ = 0;
};

class Thinkers::Pool {
  public:
    Pool(const ThinkingLimits& limits, std::shared_ptr<Answers> answers, Post post, Clock clock)
        : limits_(limits),
          answers_(std::move(answers)),
          post_(std::move(post)),
          clock_(std::move(clock)) {}
    ~Pool() {
        {
            const std::lock_guard lock(mutex_);
            is_stopping_ = true;
            waiting_.clear();
            for (const auto& decision : thinking_) decision->stop = true;
        }
        something_waits_.notify_all();
        for (Worker& worker : workers_) worker.thread.join();
    }
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;

    void start() {
        for (std::size_t i = 0; i < limits_.threads; ++i) start_thread();
    }

    void add(const std::string& table, std::uint64_t ticket, table::Thought thought) {
        const auto decision = std::make_shared<Decision>();
        decision->table = table;
        decision->ticket = ticket;
        decision->thought = std::move(thought);
        decision->asked = clock_();
        {
            const std::lock_guard lock(mutex_);
            waiting_.push_back(decision);
        }
        something_waits_.notify_one();
    }

    void forget(const std::string& table) {
        const std::lock_guard lock(mutex_);
        std::erase_if(waiting_, [&](const auto& decision) { return decision->table == table; });
        for (const auto& decision : thinking_) {
            if (decision->table == table) decision->stop = true;
        }
    }

    void look_after() {
        const Instant now = clock_();
        std::vector<std::function<void()>> answers;
        std::list<Worker> finished;
        {
            const std::lock_guard lock(mutex_);
            const auto is_late = [&](Instant since) { return now - since > limits_.hard; };
            while (!waiting_.empty() && is_late(waiting_.front()->asked)) {
                answers.push_back(answer_for(*waiting_.front()));
                waiting_.pop_front();
            }
            for (const auto& decision : thinking_) {
                if (decision->is_answered_for || !is_late(decision->begun)) continue;
                decision->is_answered_for = true;
                decision->stop = true;
                answers.push_back(answer_for(*decision));
                decision->is_replaced = replace_thread();
            }
            for (auto worker = workers_.begin(); worker != workers_.end();) {
                const auto next = std::next(worker);
                if (worker->is_finished) finished.splice(finished.end(), workers_, worker);
                worker = next;
            }
        }
        for (Worker& worker : finished) worker.thread.join();
        for (auto& answer : answers) post_(std::move(answer));
    }

    bool is_hurried() const {
        const std::lock_guard lock(mutex_);
        return clock_() < hurried_until_;
    }

    ThinkingNumbers numbers() const {
        const std::lock_guard lock(mutex_);
        ThinkingNumbers numbers = numbers_;
        numbers.waiting = waiting_.size();
        numbers.thinking = thinking_.size();
        numbers.lost = lost_;
        return numbers;
    }

  private:
    /// The lock keeps what changes, but for the thought: while its player thinks, others only read.
    struct Decision {
        std::string table = {};
        std::uint64_t ticket = 0;
        table::Thought thought = {};
        Instant asked = {};
        Instant begun = {};
        ThinkingTime given = {};
        std::atomic<bool> stop = false;
        bool is_answered_for = false;  ///< the hard limit has passed
        bool is_replaced = false;      ///< another thread does the work of the one that has this
    };
    struct Worker {
        std::thread thread = {};
        bool is_finished = false;
    };

    void start_thread() {
        std::list<Worker> one(1);
        Worker& worker = one.front();
        worker.thread = std::thread([this, &worker] { run(worker); });
        workers_.splice(workers_.end(), one);
    }

    /// Whether there is another thread now for one that is lost.
    bool replace_thread() {
        if (lost_ == limits_.threads) return false;
        try {
            start_thread();
        } catch (const std::system_error&) {
            return false;  // there are no more threads to be had
        }
        ++lost_;
        return true;
    }

    void run(Worker& worker) {
        std::unique_lock lock(mutex_);
        while (true) {
            something_waits_.wait(lock, [this] { return is_stopping_ || !waiting_.empty(); });
            if (is_stopping_) return;
            const std::shared_ptr<Decision> decision = waiting_.front();
            waiting_.pop_front();
            begin(*decision);
            thinking_.push_back(decision);

            lock.unlock();
            const std::optional<std::string> move = thought_about(*decision);
            lock.lock();

            numbers_.seconds += std::chrono::duration<double>(clock_() - decision->begun).count();
            std::erase(thinking_, decision);
            if (decision->is_replaced) {
                --lost_;
                worker.is_finished = true;
                return;
            }
            if (decision->stop) continue;
            std::function<void()> answer = move ? answer_with(*decision, *move) : fail(*decision);
            lock.unlock();
            post_(std::move(answer));
            lock.lock();
        }
    }

    void begin(Decision& decision) {
        decision.begun = clock_();
        decision.given = thinking_time(limits_, waiting_.size());
        // It takes more to begin a hurry than to stay in it.
        const bool is_worth_telling =
            decision.given.nodes != 0 || decision.given.time * 2 < limits_.full;
        if (is_worth_telling || (decision.given.hurried && decision.begun < hurried_until_)) {
            hurried_until_ = decision.begun + limits_.calm;
        }
    }

    /// Nothing where the player threw.
    std::optional<std::string> thought_about(Decision& decision) const {
        const Instant until = decision.begun + decision.given.time;
        const ai::Budget budget{.nodes = decision.given.nodes,
                                .is_time_up = [this, until] { return clock_() >= until; },
                                .stop = &decision.stop,
                                .reasons = 0};
        try {
            return decision.thought.think(budget);
        } catch (...) {
            return std::nullopt;
        }
    }

    // Answers, to be posted without the lock.
    std::function<void()> answer_with(Decision& decision, std::string move) {
        ++numbers_.decisions;
        if (decision.given.hurried) ++numbers_.hurried;
        return [answers = answers_, table = decision.table, ticket = decision.ticket,
                thought = std::make_shared<table::Thought>(std::move(decision.thought)),
                move = std::move(move), hurried = decision.given.hurried] {
            answers->deliver(table, ticket, std::move(*thought), move, hurried);
        };
    }
    /// A player that threw is not put back: nobody knows how far it came.
    std::function<void()> fail(Decision& decision) {
        ++numbers_.failed;
        std::string move = decision.thought.any_move();
        decision.thought = {};
        return answer_with(decision, std::move(move));
    }
    /// The thought stays where it is: somebody may still think about it.
    std::function<void()> answer_for(const Decision& decision) {
        ++numbers_.decisions;
        ++numbers_.overdue;
        return [answers = answers_, table = decision.table, ticket = decision.ticket,
                move = decision.thought.any_move()] {
            answers->deliver(table, ticket, {}, move, true);
        };
    }

    const ThinkingLimits limits_;
    const std::shared_ptr<Answers> answers_;  ///< handed on, never looked at here
    const Post post_;
    const Clock clock_;

    mutable std::mutex mutex_;
    std::condition_variable something_waits_;
    bool is_stopping_ = false;
    std::deque<std::shared_ptr<Decision>> waiting_;
    std::vector<std::shared_ptr<Decision>> thinking_;
    ThinkingNumbers numbers_;
    Instant hurried_until_ = Instant::min();
    std::size_t lost_ = 0;  ///< threads that were replaced and have not come back
    std::list<Worker> workers_;
};

Thinkers::Thinkers(const ThinkingLimits& limits, Post post, Clock clock)
    : answers_(std::make_shared<Answers>()),
      pool_(std::make_unique<Pool>(limits, answers_, std::move(post), std::move(clock))) {
    pool_->start();
}

Thinkers::~Thinkers() { answers_->forget_all(); }

void Thinkers::think(const std::string& table, table::Thought thought, Done done) {
    forget(table);
    const std::uint64_t ticket = answers_->await(table, std::move(done));
    pool_->add(table, ticket, std::move(thought));
}

void Thinkers::forget(const std::string& table) {
    answers_->forget(table);
    pool_->forget(table);
}

void Thinkers::look_after() { pool_->look_after(); }
bool Thinkers::is_hurried() const { return pool_->is_hurried(); }
ThinkingNumbers Thinkers::numbers() const { return pool_->numbers(); }

}  // namespace lemniscate::server
