// The time that tables live by. It never runs backwards, whatever happens to the clock of the
// machine: a clock that is set back would give a person time that is gone, one that is set ahead
// would take it.
#pragma once

#include <functional>
#include <optional>

#include "store/rows.h"

namespace lemniscate::server {

using store::Time;
/// Milliseconds since something.
using TimeSource = std::function<Time()>;

/// Since 1970, as the machine has it. May be set by anybody who may.
Time system_time();
/// Since the machine was started. Only goes forward, and stands still while the machine sleeps: a
/// sleep is an outage, and charged to nobody.
Time steady_time();

class ServerClock {
  public:
    /// Begins with the later of the system's time and the last one that was stored, if there is
    /// one: what is stored is never in the future. From there on only steady time counts.
    explicit ServerClock(std::optional<Time> last_stored, const TimeSource& system = system_time,
                         TimeSource steady = steady_time);

    Time now() const { return anchor_ + (steady_() - started_); }
    /// The time at which this clock began.
    Time anchor() const { return anchor_; }

  private:
    TimeSource steady_;
    Time started_;  ///< by the steady clock
    Time anchor_;
};

}  // namespace lemniscate::server
