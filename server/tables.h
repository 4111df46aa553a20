// The tables that are in memory: they come from the store when somebody wants them or time decides
// something, and leave when nobody looks.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/refusal.h"
#include "server/served_table.h"
#include "server/table_house.h"

namespace lemniscate::server {

struct TableLimits {
    std::size_t in_memory = 20'000;
    table::Time idle = 300'000;  ///< until a table nobody looks at is dropped
};

class Tables {
  public:
    /// The table, or null and why not.
    using Found = std::function<void(const std::shared_ptr<ServedTable>&, std::optional<Why> why)>;

    Tables(TableHouse& house, const TableLimits& limits) : house_(house), limits_(limits) {}

    /// At once where it is in memory.
    void with(const std::string& id, Found found);
    /// Null where it is not in memory.
    std::shared_ptr<ServedTable> loaded(const std::string& id) const;
    /// A table that was just opened and stored.
    std::shared_ptr<ServedTable> add(KeptTable kept);

    void wake_at(const ServedTable& table, table::Time time);
    /// Wakes those who wanted to be.
    void wake_due(table::Time now);
    /// No table could go on for a while: also none of those that are being read and know no more
    /// than the store did when they were asked for.
    void resume(const store::OutageRow& outage);
    /// Drops those that nobody has used for a while.
    void drop_idle(table::Time now);

    std::size_t size() const { return tables_.size(); }
    /// Each as it is now: what is added or dropped meanwhile is no matter.
    void for_each(const std::function<void(ServedTable&)>& each) const;

  private:
    struct Read;
    /// A table that is being read.
    struct Awaited {
        std::vector<Found> found = {};               ///< who waits for it
        std::vector<store::OutageRow> outages = {};  ///< meanwhile
    };

    void loaded_from_store(const std::string& id, Read read);
    void answer(const std::string& id, const std::shared_ptr<ServedTable>& table,
                std::optional<Why> why);

    TableHouse& house_;
    TableLimits limits_;
    std::unordered_map<std::string, std::shared_ptr<ServedTable>> tables_;
    std::unordered_map<std::string, Awaited> awaited_;
    std::set<std::string> unreadable_;  ///< tried once: no table of these rules
    std::set<std::pair<table::Time, std::string>> alarms_;
    std::unordered_map<std::string, table::Time> alarm_of_;
};

}  // namespace lemniscate::server
