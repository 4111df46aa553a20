// Tables that wait for somebody, and everybody's own: who follows the lobby is told of both, and
// what changes a few times a second at most.
//
// A table waits where it is listed, a seat is free and somebody is there to play with: whoever
// opened it and went away is not waited for, unless it is a table of days.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/connections.h"
#include "server/glance.h"
#include "server/served_table.h"
#include "server/tables.h"
#include "store/rows.h"
#include "table/settings.h"

namespace lemniscate::server {

/// What a quick match has to agree in: game, options and clock.
std::string match_key(const table::Settings& settings);
/// Of a table that everybody may join; empty for any other.
std::string match_key(const store::KnownTable& known);

class Lobby {
  public:
    using Send = std::function<void(ConnectionId, std::string text)>;

    /// More tables than this are not shown.
    static constexpr std::size_t most = 200;

    Lobby(const Tables& tables, Send send) : tables_(tables), send_(std::move(send)) {}

    /// What waited before the server started.
    void begin(const std::vector<store::KnownTable>& waiting, const Names& names);

    /// Somebody wants to follow: what changes while their tables are looked for is not lost.
    void expect(ConnectionId connection, const table::Person& person);
    /// `own` are the person's tables that are not over. Sends both lists.
    void follow(ConnectionId connection, const table::Person& person,
                const std::vector<store::KnownTable>& own, const Names& names);
    void unfollow(ConnectionId connection);
    /// Whether it was told the lists.
    bool is_following(ConnectionId connection) const;

    /// A table stands otherwise than before.
    void note(const ServedTable& table);
    /// Tells followers what has changed.
    void tell_changes();

    // Quick matches.
    struct Waiting {
        std::string table;
        std::string code;
        Seat seat;
    };
    /// A table that waits and fits, with a seat that is kept for this person for a moment.
    std::optional<Waiting> find(const std::string& key, const table::Person& person,
                                table::Time now);

  private:
    struct Row {
        store::KnownTable known;
        Names names;
        std::string key;                  ///< of quick matches
        std::vector<std::uint32_t> free;  ///< seats
    };
    /// How a table stood when it last changed: until followers are told, it may have left memory.
    struct Noted {
        store::KnownTable known;
        Names names;
    };
    struct Follower {
        table::Person person;
        bool has_lists = false;     ///< it was told all there was
        std::set<std::string> own;  ///< tables that it was told of as its own
        std::map<std::string, std::shared_ptr<const Noted>> changed;  ///< and those to come
    };
    /// Somebody was sent to a seat and will sit down soon.
    struct Kept {
        table::Person person;
        std::uint32_t seat;
        table::Time until;
    };

    static std::optional<Row> row_of(store::KnownTable known, Names names, bool is_attended);
    void put(const std::string& table, std::optional<Row> row);
    void tell_own(ConnectionId connection, Follower& follower);

    const Tables& tables_;
    Send send_;
    std::map<std::string, Row> waiting_;
    std::multimap<std::string, std::string> by_key_;           ///< tables
    std::unordered_map<std::string, std::vector<Kept>> kept_;  ///< by table
    std::unordered_map<ConnectionId, Follower> followers_;
    std::unordered_map<std::string, std::set<ConnectionId>> by_person_;
    std::unordered_map<std::string, std::set<ConnectionId>> by_table_;  ///< who has it as its own
    std::set<std::string> changed_;
    std::set<ConnectionId> to_tell_;  ///< of their own tables
};

}  // namespace lemniscate::server
