#include "server/server_clock.h"

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

struct Machine {
    Time system = 1'700'000'000'000;
    Time steady = 5'000;

    ServerClock clock(std::optional<Time> last_stored) const {
        return ServerClock(
            last_stored, [this] { return system; }, [this] { return steady; });
    }
    void pass(Time milliseconds) {
        system += milliseconds;
        steady += milliseconds;
    }
};

TEST(ServerClock, BeginsWithTheTimeOfTheSystemAndGoesOnWithIt) {
    Machine machine;
    const ServerClock clock = machine.clock(std::nullopt);
    EXPECT_EQ(clock.now(), 1'700'000'000'000);
    machine.pass(1'234);
    EXPECT_EQ(clock.now(), 1'700'000'001'234);
    EXPECT_EQ(clock.anchor(), 1'700'000'000'000);
}

TEST(ServerClock, AnEarlierStoredTimeChangesNothing) {
    Machine machine;
    EXPECT_EQ(machine.clock(1'600'000'000'000).now(), 1'700'000'000'000);
}

TEST(ServerClock, ASystemThatWasSetBackBeforeTheStartGoesOnFromTheStoredTime) {
    Machine machine;
    const ServerClock clock = machine.clock(1'700'000'900'000);
    EXPECT_EQ(clock.now(), 1'700'000'900'000);
    machine.pass(10);
    EXPECT_EQ(clock.now(), 1'700'000'900'010);
}

TEST(ServerClock, ASystemThatIsSetDuringTheRunChangesNothing) {
    Machine machine;
    const ServerClock clock = machine.clock(std::nullopt);
    machine.pass(100);
    machine.system -= 3'600'000;
    EXPECT_EQ(clock.now(), 1'700'000'000'100);
    machine.system += 7'200'000;
    machine.pass(1);
    EXPECT_EQ(clock.now(), 1'700'000'000'101);
}

TEST(ServerClock, TheClocksOfTheMachineGoForward) {
    const Time system = system_time();
    const Time steady = steady_time();
    EXPECT_GT(system, 1'600'000'000'000);
    EXPECT_GT(steady, 0);
    EXPECT_GE(steady_time(), steady);
    EXPECT_GE(ServerClock(system + 60'000).now(), system + 60'000);
}

}  // namespace
}  // namespace lemniscate::server
