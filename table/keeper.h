// The order in which a table wants things done, for whoever owns one: what is due first, then the
// command, and nothing is taken in that was not stored.
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace lemniscate::table {

/// The table that these entries give, or the first one that does not fit. What was played by other
/// rules than today's goes on from its last checkpoint where it must.
match::Result<Table> load_table(std::span<const Entry> entries, const match::Hashes* hashes);

class Keeper {
  public:
    /// Stores the entries of one decision, all or none; false: it could not, and nothing happened.
    using Store = std::function<bool(std::span<const Entry>)>;

    explicit Keeper(Store store, const match::Hashes* hashes = nullptr)
        : hashes_(hashes), table_(hashes), store_(std::move(store)) {}

    const Table& table() const { return table_; }

    /// Takes in what was stored before.
    std::optional<match::Problem> load(std::span<const Entry> entries);
    /// Stores entries that were made elsewhere, from a record, and takes them in.
    Decision adopt(std::vector<Entry> entries);

    /// Opens the table, which must have no entries yet.
    Decision open(const Person& host, const std::string& command, const match::Json& settings,
                  Time now, const Entropy& entropy, std::optional<std::uint64_t> seed = {});
    Decision obey(const Person& person, const Command& command, Time now, const Entropy& entropy);
    Decision answer(const Ask& ask, std::string_view move, Time now);
    Decision resume(Time since, Time now);
    Decision abandon(Time now);
    /// Does all that is due by now; false: something could not be stored, and is still due.
    bool settle(Time now);

  private:
    Decision keep(Decision decision);

    const match::Hashes* hashes_;
    Table table_;
    Store store_;
};

}  // namespace lemniscate::table
