// Somebody who looks at a table from outside and keeps what it is told.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "match/json.h"
#include "table/table.h"

namespace lemniscate::tests::table_simulation {

class Client {
  public:
    explicit Client(table::Watcher watcher) : watcher_(std::move(watcher)) {}

    const table::Watcher& watcher() const { return watcher_; }

    /// Catches up: what it worked out from all the news must be how the table says that it stands.
    /// Returns what it was sent.
    match::Json catch_up(const table::Table& table, table::Time now);

  private:
    void work_in(const match::Json& news, const table::Table& table);
    void work_in_log(const match::Json& log, const table::Table& table);
    void compare(const match::Json& now) const;

    table::Watcher watcher_;
    std::optional<std::uint64_t> seen_;
    std::string phase_ = "gathering";
    std::uint64_t moves_ = 0;
    std::map<std::uint64_t, std::string> out_;  ///< by seat
    std::optional<match::Json> result_;
    std::vector<match::Json> log_;
    std::uint64_t looks_ = 0;
};

/// What was missed since any number is the end of what was missed since the beginning, and how the
/// table stands does not depend on what somebody has seen.
void check_catching_up(const table::Table& table, const table::Watcher& watcher, std::uint64_t seen,
                       table::Time now);

}  // namespace lemniscate::tests::table_simulation
