// Who moves when, and how long it took until the server said that the move is stored.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "bench/server_load/moment.h"

namespace lemniscate::bench::server_load {

using TableId = std::uint32_t;

struct Pace {
    /// Moves a second, whether or not the server keeps up; none: as fast as moves are answered.
    std::optional<double> rate = {};
    /// No more moves than this wait for their answer at a time.
    std::size_t most_in_flight = SIZE_MAX;
};

class Pacer {
  public:
    Pacer(const Pace& pace, std::size_t tables) : pace_(pace), began_(tables), waits_(tables) {}

    /// Moves may be made from now on.
    void start(Moment now);
    /// No more of them.
    void stop() { running_ = false; }

    /// Somebody at a table has to move, and knows what.
    void is_ready(TableId table) { ready_.push_back(table); }
    /// A table that moves now. At a fixed rate its move counts from when it was meant to be made:
    /// what had to wait because the server was slow has waited.
    std::optional<TableId> next(Moment now);
    /// When to ask for the next one, if nothing else happens.
    std::optional<Moment> next_due() const;

    void acknowledged(TableId table, Moment now);
    /// It was refused, or whoever made it is gone.
    void failed(TableId table);

    std::size_t in_flight() const { return in_flight_; }

    /// What was meant to be made between these two is measured.
    void measure_from(Moment from) { from_ = from; }
    void measure_until(Moment until) { until_ = until; }

    /// Moves that were answered while it was measured.
    std::uint64_t answered() const { return answered_; }
    /// How long they took, in seconds. Those that were meant to be made and were not, or not
    /// answered, took until now.
    std::vector<float> times(Moment now) const;

  private:
    Moment due_at(std::uint64_t move) const;
    bool is_measured(Moment began) const { return from_ && began >= *from_ && !is_past(began); }
    bool is_past(Moment moment) const { return until_ && moment >= *until_; }

    Pace pace_;
    bool running_ = false;
    Moment started_ = {};
    std::uint64_t made_ = 0;
    std::size_t in_flight_ = 0;
    std::deque<TableId> ready_;
    std::vector<Moment> began_;  ///< of the move that waits, by table
    std::vector<bool> waits_;
    std::optional<Moment> from_;
    std::optional<Moment> until_;
    std::uint64_t answered_ = 0;
    std::vector<float> times_;
};

/// The time that this share of all took at most, 0.5 for the median; 0 where there are none.
double quantile(std::vector<float>& times, double share);

}  // namespace lemniscate::bench::server_load
