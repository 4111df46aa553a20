// Two people at a table, with which most tests of the hall begin.
#pragma once

#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "server/test_hall.h"

namespace lemniscate::server {

/// Two people at a table, and the cards are dealt.
class Duel : public testing::Test {
  protected:
    void begin(const match::Json& settings = two_seats()) {
        table = ann.open(settings);
        ASSERT_EQ(table.size(), 32U) << table;
        ASSERT_EQ(why(ann.sit(table, 0, ann.codes[table])), "done");
        ASSERT_EQ(why(ben.sit(table, 1, ann.codes[table])), "done");
        ASSERT_EQ(why(ann.watch(table, 0)), "done");
        ASSERT_EQ(why(ben.watch(table, 1)), "done");
        ASSERT_EQ(why(ann.send_salt(table, 0)), "done");
        ASSERT_EQ(why(ben.send_salt(table, 1)), "done");
        ann.listen();
        ben.listen();
        ASSERT_EQ(phase(), "playing");
    }
    std::string phase() { return ann.updates[table]["now"]["phase"]; }
    std::uint32_t to_act() {
        ann.listen();
        return ann.updates[table]["now"]["to_act"];
    }
    /// Of whoever is to act.
    match::Json time_left() {
        const std::uint32_t seat = to_act();
        return ann.updates[table]["now"]["seats"][seat]["time_left"];
    }
    TestClient& mover() { return to_act() == 0 ? ann : ben; }
    bool move() {
        const std::uint32_t seat = to_act();
        return (seat == 0 ? ann : ben).move(table, seat);
    }
    std::size_t stored() { return hall.store.rows.table_entries[table].size(); }

    TestHall hall;
    TestClient ann{hall, "ann"};
    TestClient ben{hall, "ben"};
    TestClient eve{hall, "eve"};
    std::string table;
};

}  // namespace lemniscate::server
