// Where tables and people are kept. One interface, so that there can be more than one kind of
// store; SQLite is behind it (store/sqlite_store.h).
//
// Everything here happens at once, on the thread that calls. A server does not wait for disks: it
// has a thread of its own for them and writes many units together (store/group_commit.h).
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "store/rows.h"

namespace lemniscate::store {

// What can be written.
struct OpenTable {
    TableRow row;
};
struct AppendEntries {
    std::string table;
    std::vector<EntryRow> entries;
};
/// How it stands from now on.
struct SetState {
    std::string table;
    TableState state;
};
struct AppendChat {
    ChatRow line;
};
struct AddPerson {
    PersonRow person;
};
struct RenamePerson {
    std::string person;
    std::string name;
};
/// Name, tokens, links and what the person said are gone; entries keep an id that leads nowhere. A
/// line of chat stays as an empty one of nobody, so that the numbers of the others still follow
/// each other.
struct ForgetPerson {
    std::string person;
};
struct AddToken {
    TokenRow token;
};
struct RemoveToken {
    std::string hash;
};
struct AddLink {
    LinkRow link;
};
/// The link is spent. A conflict where there is none, or it has expired, or was used.
struct UseLink {
    std::string hash;
    Time now;
};
/// The owner is alive: what it does not write for longer is an outage. Links that have expired by
/// then are gone.
struct Beat {
    Time now;
};
struct AddOutage {
    OutageRow outage;
};
/// A word of the server's own, by name: the key of its hashes, for instance. An empty one is none.
struct SetWord {
    std::string name;
    std::string value;
};
/// A word that a store has when it was put back from a copy, until its owner takes the word away.
/// Games that ran then have gone on elsewhere, and their secrets were seen.
inline constexpr std::string_view restored_word = "restored";

using Write =
    std::variant<OpenTable, AppendEntries, SetState, AppendChat, AddPerson, RenamePerson,
                 ForgetPerson, AddToken, RemoveToken, AddLink, UseLink, Beat, AddOutage, SetWord>;

/// Writes that are done together or not at all.
struct Unit {
    std::vector<Write> writes;
};

enum class Stored : std::uint8_t {
    yes,       ///< and it will still be there after a power cut
    conflict,  ///< with what is there; nothing of this unit was done
    failed,    ///< the store could not: disk full, locked, gone. Nothing of any unit was done
};

/// Thrown where something cannot be read or opened. The words are of the library, for logs.
struct Trouble : std::runtime_error {
    enum class Kind {
        unavailable,  ///< for now: locked, full, unreadable
        newer,        ///< a file of a later version
        foreign,      ///< no file of ours
        taken,        ///< somebody else owns it
        damaged,      ///< a file of ours that lost something
        exists,       ///< and nobody said that it may be overwritten
    };
    Trouble(Kind what, const std::string& words) : std::runtime_error(words), kind(what) {}
    Kind kind;
};

class Store {
  public:
    virtual ~Store() = default;

    /// All units in one transaction, an outcome for each: a conflict of one does not spoil the
    /// others.
    virtual std::vector<Stored> write(std::span<const Unit> units) = 0;
    /// Why the last `write` that failed did, in the words of the library, for logs.
    virtual std::string trouble() const { return {}; }

    // Reading. All of these throw `Trouble`.
    virtual std::optional<KnownTable> table(std::string_view id) = 0;
    virtual std::optional<KnownTable> table_by_code(std::string_view code) = 0;
    virtual std::optional<KnownTable> table_by_command(std::string_view host,
                                                       std::string_view command) = 0;
    virtual std::vector<EntryRow> entries(std::string_view table) = 0;
    virtual std::vector<ChatRow> chat(std::string_view table) = 0;
    /// Listed tables where somebody can sit down, the newest first.
    virtual std::vector<KnownTable> joinable(std::size_t most) = 0;
    /// A person's tables that are not over, the last changed first.
    virtual std::vector<KnownTable> tables_of(std::string_view person, std::size_t most) = 0;
    /// Those that are, changed before a time.
    virtual std::vector<KnownTable> finished_of(std::string_view person, Time before,
                                                std::size_t most) = 0;
    /// Tables that are not over and were opened by this person.
    virtual std::size_t open_tables_of(std::string_view host) = 0;
    /// The ids of tables that are due by then, the earliest first.
    virtual std::vector<std::string> due(Time by, std::size_t most) = 0;
    /// The ids of tables whose state tells of fewer entries than they have: the owner died between
    /// the two.
    virtual std::vector<std::string> behind() = 0;
    /// The ids of all tables that are not over.
    virtual std::vector<std::string> unfinished() = 0;

    virtual std::optional<PersonRow> person(std::string_view id) = 0;
    /// Names by id; those that are forgotten are not among them.
    virtual std::map<std::string, std::string> names(std::span<const std::string> people) = 0;
    virtual std::optional<PersonRow> person_by_token(std::string_view hash) = 0;
    virtual std::optional<LinkRow> link(std::string_view hash) = 0;

    virtual std::optional<Time> last_beat() = 0;
    /// Outages that ended after a time, in order.
    virtual std::vector<OutageRow> outages_after(Time time) = 0;
    virtual std::optional<std::string> word(std::string_view name) = 0;
    /// Another number than before where somebody else has written to the store
    /// (store/administer.h).
    virtual std::int64_t changes_by_others() = 0;
};

}  // namespace lemniscate::store
