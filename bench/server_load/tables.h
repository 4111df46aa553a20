// People at the tables of a server, whichever it is: they arrive, sit down two by two, move when the
// pacer says so, and begin another game when one is over.
#pragma once

#include <cstdint>
#include <optional>

#include "bench/server_load/connections.h"
#include "bench/server_load/moment.h"
#include "bench/server_load/pacer.h"

namespace lemniscate::bench::server_load {

/// Since the beginning, not only while it is measured.
struct Counts {
    std::uint64_t acknowledged = 0;
    std::uint64_t refused = 0;
    std::uint64_t lost = 0;  ///< connections
    std::uint64_t games_begun = 0;
    std::uint64_t games_over = 0;
};

class Tables : public Listener {
  public:
    /// Lets more people come, a few at a time.
    virtual void advance() = 0;
    /// Everybody is there and every table has begun.
    virtual bool is_complete() const = 0;
    virtual void move(TableId table) = 0;

    /// Asks the server how many moves it has stored, where its answers do not say so.
    virtual void ask_stored() {}
    struct Stored {
        std::uint64_t moves;
        Moment when;
    };
    /// What it said last.
    virtual std::optional<Stored> stored() const { return std::nullopt; }

    const Counts& counts() const { return counts_; }

  protected:
    Counts counts_;
};

}  // namespace lemniscate::bench::server_load
