// Clocks, and tables that leave memory and come back.
#include <gtest/gtest.h>

#include "server/test_duel.h"

namespace lemniscate::server {
namespace {

using match::Json;

TEST_F(Duel, FlagsWhoeverRunsOutOfTime) {
    begin(with_clock(two_seats(), "per_move", 60'000));
    hall.pass(59'999);
    ann.listen();
    EXPECT_EQ(phase(), "playing");
    hall.pass(1);
    ann.listen();
    EXPECT_EQ(phase(), "over");
    EXPECT_EQ(ann.updates[table]["now"]["result"]["reason"], "time");
}

TEST_F(Duel, ChargesAnOutageToNobody) {
    begin(with_clock(two_seats(), "per_move", 60'000));
    hall.pass(20'000);
    hall.restart(3'600'000);
    ann.connection = ben.connection = 0;
    ann.reconnect();
    ann.watch(table, 0);
    EXPECT_EQ(phase(), "playing");
    const Json seats = ann.updates[table]["now"]["seats"];
    EXPECT_EQ(seats[to_act()]["time_left"], 40'000);
    hall.pass(39'999);
    ann.listen();
    EXPECT_EQ(phase(), "playing");
    hall.pass(1);
    ann.listen();
    EXPECT_EQ(phase(), "over");
}

TEST_F(Duel, OfDaysIsDroppedFromMemoryAndFlaggedAllTheSame) {
    const Time day = 86'400'000;
    begin(with_clock(two_seats(), "days", day));
    hall.pass(1'500);
    hall.disconnect(ann.connection);
    hall.disconnect(ben.connection);
    ann.connection = ben.connection = 0;
    for (int i = 0; i < 3; ++i) hall.pass(60'001);
    EXPECT_EQ(hall.hall().tables_in_memory(), 0U);
    hall.pass(day);
    hall.pass(1'000);
    hall.pass(2'000);
    EXPECT_TRUE(hall.store.rows.tables[table].state.over);
}

TEST_F(Duel, ComesBackToMemoryWhenSomebodyLooks) {
    begin();
    ASSERT_TRUE(move());
    hall.pass(2'000);
    ann.listen();
    const Json view = ann.updates[table]["now"]["view"];
    hall.disconnect(ann.connection);
    hall.disconnect(ben.connection);
    ann.connection = ben.connection = 0;
    hall.pass(61'000);
    hall.pass(1'000);
    ASSERT_EQ(hall.hall().tables_in_memory(), 0U);
    ann.reconnect();
    ann.watch(table, 0);
    EXPECT_EQ(ann.updates[table]["now"]["view"], view);
}

}  // namespace
}  // namespace lemniscate::server
