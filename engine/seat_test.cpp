#include "engine/seat.h"

#include <gtest/gtest.h>

namespace lemniscate {
namespace {

TEST(Seat, NextGoesClockwiseAndRound) {
    EXPECT_EQ(next_seat(seat_at(0), 3), seat_at(1));
    EXPECT_EQ(next_seat(seat_at(1), 3), seat_at(2));
    EXPECT_EQ(next_seat(seat_at(2), 3), seat_at(0));
}

TEST(Viewer, ASpectatorIsNoSeat) {
    EXPECT_EQ(spectator.seat, Seat::none);
    EXPECT_NE(spectator, Viewer{seat_at(0)});
}

}  // namespace
}  // namespace lemniscate
