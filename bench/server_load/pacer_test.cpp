#include "bench/server_load/pacer.h"

#include <gtest/gtest.h>

namespace lemniscate::bench::server_load {
namespace {

constexpr Moment began{};

Moment at(double time) { return began + seconds(time); }

TEST(Pacer, AtAFixedRateTimesCountFromWhenAMoveWasDue) {
    Pacer pacer({.rate = 10.0}, 1);
    pacer.measure_from(began);
    pacer.start(began);
    pacer.is_ready(0);
    EXPECT_EQ(pacer.next(began), 0U);
    // The server is silent for a second. The move that was due after 0.1 s is made after 1 s, and
    // answered 0.2 s later: whoever wanted to make it has waited for 1.1 s.
    pacer.acknowledged(0, at(1.0));
    pacer.is_ready(0);
    EXPECT_EQ(pacer.next(at(1.0)), 0U);
    pacer.acknowledged(0, at(1.2));
    pacer.measure_until(at(0.15));
    std::vector<float> times = pacer.times(at(2));
    ASSERT_EQ(times.size(), 2U);
    EXPECT_NEAR(times[0], 1.0, 1e-6);
    EXPECT_NEAR(times[1], 1.1, 1e-6);
}

TEST(Pacer, AtAFixedRateWhatWasNeverMadeIsNotForgotten) {
    Pacer pacer({.rate = 10.0}, 1);
    pacer.measure_from(began);
    pacer.start(began);
    pacer.is_ready(0);
    ASSERT_TRUE(pacer.next(began));
    pacer.measure_until(at(0.35));
    // The first waits for its answer, three more were due.
    std::vector<float> times = pacer.times(at(5));
    ASSERT_EQ(times.size(), 4U);
    EXPECT_NEAR(quantile(times, 0), 4.7, 1e-6);
    EXPECT_NEAR(quantile(times, 1), 5.0, 1e-6);
}

TEST(Pacer, NoMoveIsMadeBeforeItIsDue) {
    Pacer pacer({.rate = 10.0}, 2);
    pacer.start(began);
    pacer.is_ready(0);
    pacer.is_ready(1);
    EXPECT_TRUE(pacer.next(began));
    EXPECT_FALSE(pacer.next(at(0.09)));
    EXPECT_EQ(pacer.next_due(), at(0.1));
    EXPECT_TRUE(pacer.next(at(0.1)));
}

TEST(Pacer, NoMoreMovesAreInFlightThanMayBe) {
    Pacer pacer({.most_in_flight = 1}, 2);
    pacer.start(began);
    pacer.is_ready(0);
    pacer.is_ready(1);
    EXPECT_EQ(pacer.next(began), 0U);
    EXPECT_FALSE(pacer.next(began));
    pacer.acknowledged(0, at(1));
    EXPECT_EQ(pacer.next(at(1)), 1U);
}

TEST(Pacer, OneMoveIsAnsweredOnce) {
    Pacer pacer({}, 1);
    pacer.measure_from(began);
    pacer.start(began);
    pacer.is_ready(0);
    ASSERT_TRUE(pacer.next(began));
    pacer.acknowledged(0, at(1));
    pacer.acknowledged(0, at(2));
    EXPECT_EQ(pacer.answered(), 1U);
    EXPECT_EQ(pacer.in_flight(), 0U);
}

TEST(Quantile, IsTheTimeOfThatMove) {
    std::vector<float> times = {5, 1, 4, 2, 3};
    EXPECT_EQ(quantile(times, 0.5), 3);
    EXPECT_EQ(quantile(times, 1), 5);
    std::vector<float> none;
    EXPECT_EQ(quantile(none, 0.5), 0);
}

}  // namespace
}  // namespace lemniscate::bench::server_load
