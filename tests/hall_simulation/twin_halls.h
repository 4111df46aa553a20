// Two halls with one table each, which differ only in what somebody may not know, and in which
// everybody does the same: that one gets the same bytes in both.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "match/json.h"
#include "server/test_hall.h"
#include "store/rows.h"
#include "table/entry.h"
#include "table/table.h"

namespace lemniscate::tests::hall_simulation {

/// What there is of a table beside its entries.
struct Surroundings {
    store::TableRow row;
    std::vector<store::ChatRow> chat = {};
    std::vector<store::PersonRow> people = {};
    table::Time now = 0;
};

class TwinHalls {
  public:
    using Entries = std::vector<table::Entry>;

    TwinHalls(const Surroundings& around, const Entries& here, const Entries& there);

    /// Of whichever of the two; bots think until the end.
    server::TestHall& hall(std::size_t which) { return *halls_[which]; }
    const std::string& table() const { return table_; }
    /// The table as it stands in one of them.
    table::Table stands(std::size_t which) const;

    // In both.
    server::ConnectionId connect(const std::string& person);
    /// Under an id of its own.
    void say(server::ConnectionId connection, match::Json message);
    void pass(table::Time time);

    /// What was sent to a connection since somebody last looked, with what for where it differs.
    void demand_same(server::ConnectionId connection, const std::string& after);
    /// And what was sent is no matter.
    void forget(server::ConnectionId connection);

  private:
    std::string table_;
    std::array<std::unique_ptr<server::TestHall>, 2> halls_;
    std::uint64_t last_id_ = 0;
};

}  // namespace lemniscate::tests::hall_simulation
