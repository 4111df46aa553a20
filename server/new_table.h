// A table that is opened: its first entries, and all that the store shall keep of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/hashes.h"
#include "match/json_forward.h"
#include "match/problem.h"
#include "server/client_message.h"
#include "store/store.h"
#include "table/entry.h"
#include "table/settings.h"
#include "table/table.h"

namespace lemniscate::server {

/// Who opens a table, and by which command: once only.
struct Opening {
    table::Person host;
    std::string command;
    std::uint64_t content = 0;  ///< a fingerprint of what was asked for
    bool listed = false;
};

/// The server opens the next game of a table for its host by a command of its own. No id of a
/// person begins like that (`Hall::open`), so that nobody can have used it before.
inline constexpr std::string_view rematch_command = "rematch ";

/// Settings for a served table, or what is wrong with them: no positions, sealed dice, nobody
/// outside. What is not said about chance is sealed.
match::Result<table::Settings> read_served_settings(const match::Json& settings);

/// The settings of a quick match. Whoever asks has the first seat.
match::Result<table::Settings> quick_settings(const QuickMatch& quick, const table::Person& host);

struct NewTable {
    store::TableRow row;
    std::vector<table::Entry> entries;
    table::Table table;
};

/// Bytes that nobody can know: for the table, and five for its code.
struct NewTableEntropy {
    table::Entropy table;
    std::array<std::uint8_t, 16> code;
};

/// The settings must be good. A table that needs invitations has one from the start: whoever shows
/// the code is invited. `id`: of a rematch, which was named before.
NewTable new_table(const Opening& opening, const table::Settings& settings, table::Time now,
                   const NewTableEntropy& entropy, const match::Hashes& hashes,
                   const std::string& id = {});

/// What the store is told to open it.
store::Unit opening_unit(const NewTable& table);

// Entries as the store keeps them.
store::EntryRow entry_row(const table::Entry& entry);
match::Result<table::Entry> read_entry_row(const store::EntryRow& row);

}  // namespace lemniscate::server
