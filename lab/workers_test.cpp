#include "lab/workers.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace lemniscate::lab {
namespace {

using namespace std::chrono_literals;

TEST(Workers, DoEveryItemOnce) {
    for (const unsigned workers : {1U, 3U, 8U}) {
        for (const std::uint64_t items : {0U, 1U, 7U, 5000U}) {
            std::vector<std::atomic<int>> done(items);
            share_work(workers, items,
                       [&](unsigned worker, std::uint64_t item) {
                           EXPECT_LT(worker, workers);
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
    EXPECT_THROW(share_work(4, 100000, fail_early, {}), std::runtime_error);
}

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
