// The clock that everything here is measured by.
#pragma once

#include <chrono>

namespace lemniscate::bench::server_load {

using Clock = std::chrono::steady_clock;
using Moment = Clock::time_point;
using Seconds = std::chrono::duration<double>;

inline Clock::duration seconds(double number) {
    return std::chrono::duration_cast<Clock::duration>(Seconds(number));
}

}  // namespace lemniscate::bench::server_load
