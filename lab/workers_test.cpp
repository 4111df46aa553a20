#include "lab/workers.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <pthread.h>

namespace lemniscate::lab {
namespace {

using namespace std::chrono_literals;

TEST(Workers, DoEveryItemOnce) {
    for (const unsigned workers : {0U, 1U, 3U, 8U}) {
        for (const std::uint64_t items : {0U, 1U, 7U, 5000U}) {
            std::vector<std::atomic<int>> done(items);
            share_work(workers, items,
                       [&](unsigned worker, std::uint64_t item) {
                           EXPECT_LT(worker, std::max(workers, 1U));
                           ++done[item];
                       },
                       {});
            for (const auto& times : done) EXPECT_EQ(times, 1);
        }
    }
}

TEST(Workers, PassOnTheFirstFailureAndStop) {
    std::atomic<int> done = 0;
    const auto fail_early = [&](unsigned, std::uint64_t item) {
        ++done;
        if (item == 3) throw std::runtime_error("three");
    };
    EXPECT_THROW(share_work(1, 100000, fail_early, {}), std::runtime_error);
    EXPECT_EQ(done, 4);

    // If they did not stop, the others would be busy for seconds and do nearly everything.
    done = 0;
    const auto fail_among_others = [&](unsigned worker, std::uint64_t item) {
        fail_early(worker, item);
        std::this_thread::sleep_for(1ms);
    };
    EXPECT_THROW(share_work(4, 20000, fail_among_others, {}), std::runtime_error);
    EXPECT_LT(done, 10000);
}

#ifdef __GLIBC__
TEST(Workers, StopWhenAThreadCannotStart) {
    pthread_attr_t usual;
    pthread_attr_t impossible;
    ASSERT_EQ(pthread_getattr_default_np(&usual), 0);
    ASSERT_EQ(pthread_getattr_default_np(&impossible), 0);
    ASSERT_EQ(pthread_attr_setstacksize(&impossible, std::size_t{1} << 60U), 0);

    // As soon as the first thread works, no more can start. Should all have started by then, the
    // next round may show it.
    constexpr std::uint64_t items = 5000;
    std::uint64_t done_at_failure = items;
    bool failed = false;
    for (int round = 0; round < 20 && !failed; ++round) {
        std::atomic<std::uint64_t> done = 0;
        const auto work = [&](unsigned, std::uint64_t) {
            if (done++ == 0) pthread_setattr_default_np(&impossible);
            std::this_thread::sleep_for(1ms);
        };
        try {
            share_work(256, items, work, {});
        } catch (const std::system_error&) {
            failed = true;
            done_at_failure = done;
        }
        pthread_setattr_default_np(&usual);
    }
    pthread_attr_destroy(&usual);
    pthread_attr_destroy(&impossible);
    if (!failed) GTEST_SKIP() << "every thread started before the first one worked";
    EXPECT_LT(done_at_failure, items);
}
#endif

TEST(Workers, TellTheirProgressOneAtATime) {
    std::atomic<int> inside = 0;
    std::vector<std::uint64_t> told;
    share_work(
        4, 80, [](unsigned, std::uint64_t) { std::this_thread::sleep_for(5ms); },
        [&](std::uint64_t done) {
            EXPECT_EQ(++inside, 1);
            told.push_back(done);
            std::this_thread::sleep_for(20ms);  // long enough for the others to want to report too
            --inside;
        });
    EXPECT_GE(told.size(), 2U);
    EXPECT_EQ(told.back(), 80U);
    EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
}

TEST(Workers, TellTheEndEvenWithoutWork) {
    std::vector<std::uint64_t> told;
    share_work(
        2, 0, [](unsigned, std::uint64_t) {}, [&](std::uint64_t done) { told.push_back(done); });
    EXPECT_EQ(told, std::vector<std::uint64_t>{0});
}

}  // namespace
}  // namespace lemniscate::lab
