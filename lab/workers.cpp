#include "lab/workers.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace lemniscate::lab {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

/// Tells how far the work is, now and then.
class Progress {
  public:
    explicit Progress(const std::function<void(std::uint64_t)>& report) : report_(report) {}

    void one_done() {
        ++done_;
        if (!report_) return;
        // Whoever finds the lock taken goes on: somebody else is reporting.
        const std::unique_lock lock(mutex_, std::try_to_lock);
        if (!lock || Clock::now() < next_) return;
        report_(done_);
        next_ = Clock::now() + 50ms;
    }
    void all_done() const {
        if (report_) report_(done_);
    }

  private:
    const std::function<void(std::uint64_t)>& report_;
    std::atomic<std::uint64_t> done_ = 0;
    std::mutex mutex_;
    Clock::time_point next_ = Clock::now() + 50ms;
};

}  // namespace

void share_work(unsigned workers, std::uint64_t items,
                const std::function<void(unsigned, std::uint64_t)>& work,
                const std::function<void(std::uint64_t)>& progress, const std::atomic<bool>* stop) {
    workers = std::max(workers, 1U);
    // Large enough that threads rarely meet at the counter, small enough that they end together.
    const std::uint64_t chunk =
        std::clamp<std::uint64_t>(items / (std::uint64_t{workers} * 16), 1, 64);
    std::atomic<std::uint64_t> next = 0;
    Progress done(progress);
    std::atomic<bool> failed = false;
    std::exception_ptr failure;

    const auto is_stopped = [stop] { return stop != nullptr && *stop; };
    const auto run = [&](unsigned worker) {
        try {
            while (!failed) {
                const std::uint64_t first = next.fetch_add(chunk);
                if (first >= items) return;
                const std::uint64_t last = std::min(first + chunk, items);
                for (std::uint64_t item = first; item < last; ++item) {
                    if (is_stopped()) return;
                    work(worker, item);
                    done.one_done();
                }
            }
        } catch (...) {
            if (!failed.exchange(true)) failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> threads;
        try {
            for (unsigned worker = 1; worker < workers; ++worker) threads.emplace_back(run, worker);
        } catch (...) {
            // Those that have started are waited for on the way out, but not until all is done.
            failed = true;
            throw;
        }
        run(0);
    }
    if (failure) std::rethrow_exception(failure);
    done.all_done();
}

}  // namespace lemniscate::lab
