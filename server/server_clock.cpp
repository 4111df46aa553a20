#include "server/server_clock.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace lemniscate::server {

namespace {

template <class Clock>
Time milliseconds() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch())
        .count();
}

}  // namespace

Time system_time() { return milliseconds<std::chrono::system_clock>(); }
Time steady_time() { return milliseconds<std::chrono::steady_clock>(); }

ServerClock::ServerClock(std::optional<Time> last_stored, const TimeSource& system,
                         TimeSource steady)
    : steady_(std::move(steady)),
      started_(steady_()),
      anchor_(std::max(system(), last_stored.value_or(0))) {}

}  // namespace lemniscate::server
