// What a store keeps, as plain rows. What stands inside an entry or a glance is text to it: the
// store knows no rules, and no tables either.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lemniscate::store {

/// Milliseconds since 1970, by the clock of whoever owns the store: it has none itself.
using Time = std::int64_t;

/// One of a table's entries (table/entry.h). No two of a table have the same number, nor two of one
/// person the same command.
struct EntryRow {
    std::uint64_t number = 0;
    Time time = 0;
    std::string person = {};   ///< who did it; empty: nobody
    std::string command = {};  ///< the id of the command that led to it; empty: none, or not the
                               ///< first of its entries
    std::string text = {};     ///< all of it, as JSON
};

/// What a table is found by, beside its entries.
struct TableRow {
    std::string id = {};
    std::string code = {};  ///< the short one that people tell each other
    std::string host = {};
    std::string command = {};   ///< with which the host opened it: once only
    std::uint64_t content = 0;  ///< a fingerprint of what that said
    Time opened = 0;
    bool listed = false;  ///< shown to everybody while somebody can sit down
};

/// How a table stands, for whoever has not its entries at hand: told anew with every change.
struct TableState {
    std::uint64_t entries = 0;  ///< of how many of its entries this tells
    bool joinable = false;      ///< a seat is free and it has not begun
    bool over = false;
    std::optional<Time> due = {};  ///< when time alone decides something, at the earliest
    Time changed = 0;
    std::vector<std::string> people;  ///< who sits there, or did when it ended
    std::string glance = {};          ///< what lists show of it, as JSON
};

struct KnownTable {
    TableRow row;
    TableState state;
};

struct ChatRow {
    std::string table = {};
    std::uint64_t number = 0;
    Time time = 0;
    std::string person = {};
    std::string command = {};
    std::string text = {};
};

/// Whoever plays, by an id that says nothing.
struct PersonRow {
    std::string id = {};
    std::string name = {};
    Time created = 0;
};

/// What proves to the server who somebody is. Only its hash is kept.
struct TokenRow {
    std::string hash = {};
    std::string person = {};
    Time created = 0;
};

/// Brings somebody's seat to another device, once, until it expires. Only its hash is kept.
struct LinkRow {
    std::string hash = {};
    std::string person = {};
    Time expires = 0;
};

/// A time in which tables could not go on: charged to nobody.
struct OutageRow {
    Time since = 0;
    Time until = 0;
};

}  // namespace lemniscate::store
