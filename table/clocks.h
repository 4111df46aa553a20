// Who has how much time left. There is no clock in here: whoever asks says what time it is.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/seat.h"
#include "table/settings.h"

namespace lemniscate::table {

class Clocks {
  public:
    Clocks() = default;
    Clocks(const ClockSetting& setting, std::size_t seats);

    /// From now on this seat is asked, or none whose time counts. What the one before has used is
    /// gone; `answered` says that it has done what was asked, which is when it gets more.
    void ask(Seat seat, Time now, bool answered);
    /// An answer was taken back: what it brought is gone, and no more is left than when it was
    /// given.
    void take_back_answer(Seat seat, Time now);
    /// Time in which the owner was away is charged to nobody.
    void forgive(Time since, Time now);

    std::optional<Time> left(Seat seat, Time now) const;
    Seat running() const { return running_; }
    /// When the seat that is asked has no time left.
    std::optional<Time> runs_out() const;

  private:
    ClockSetting setting_;
    std::vector<Time> left_;
    std::vector<std::vector<Time>> answers_;  ///< of each seat: what was left when it answered
    Seat running_ = Seat::none;
    Time since_ = 0;
};

}  // namespace lemniscate::table
