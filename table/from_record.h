// A table that goes on where a record ends.
#pragma once

#include <vector>

#include "match/problem.h"
#include "match/record.h"
#include "table/entry.h"
#include "table/table.h"

namespace lemniscate::table {

/// The entries of such a table: opened, dealt, and every move as if it had been made at it. A
/// record that went on by other rules in between begins where it stands.
match::Result<std::vector<Entry>> entries_from_record(const Person& host,
                                                      const match::Record& record,
                                                      std::vector<SeatSetting> seats, Time now,
                                                      const Entropy& entropy);

}  // namespace lemniscate::table
