// One table of the server, in memory: people's commands come in, entries are stored, and only then
// they count and are told to whoever looks on.
//
// One thing is under way at a time. What time alone decides comes first, then commands in the order
// in which they came. The table says when it wants to be woken and does nothing by itself.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/client_message.h"
#include "server/glance.h"
#include "server/table_house.h"
#include "store/rows.h"
#include "table/bots.h"
#include "table/chat.h"
#include "table/table.h"

namespace lemniscate::server {

/// What became of a command: a number under which its person knows it, or why it was not done.
struct Deed {
    std::optional<std::uint64_t> number = {};
    std::optional<table::Refusal> refusal = {};
};
using DeedDone = std::function<void(const Deed&)>;

/// Somebody connected who looks on.
struct Onlooker {
    ConnectionId connection = 0;
    table::Watcher watcher = {};
    std::optional<std::uint64_t> seen = {};
    std::uint64_t heard = 0;  ///< lines of the chat that were sent
    table::Parts parts = {};
    bool knows_names = false;
};

/// All that the store has of a table.
struct KeptTable {
    store::TableRow row;
    table::Table table;
    std::vector<store::ChatRow> chat;
    Names names;
    std::vector<store::OutageRow> outages;  ///< since its last entry
};

class ServedTable : public std::enable_shared_from_this<ServedTable> {
  public:
    /// Commands that may wait at one table.
    static constexpr std::size_t most_waiting = 64;
    /// Connections that may look on at one table.
    static constexpr std::size_t most_onlookers = 200;

    ServedTable(TableHouse& house, KeptTable kept);

    const std::string& id() const { return row_.id; }
    const store::TableRow& row() const { return row_; }
    const table::Table& table() const { return table_; }
    const Names& names() const { return names_; }
    /// For lists.
    store::KnownTable known() const { return {row_, state_of(table_)}; }

    bool sits_here(const table::Person& person) const;

    // What people do.
    /// `name`: what the person is called; `shows_code`: and has shown the table's code.
    void obey(const table::Person& person, const std::string& name, table::Command command,
              bool shows_code, DeedDone done);
    void say(const table::Person& person, const std::string& command, const std::string& text,
             DeedDone done);
    std::optional<table::Refusal> mute(const table::Person& listener, const table::Person& speaker,
                                       bool muted);

    // Looking on.
    /// Why this watcher may not; nothing: it may.
    std::optional<table::Refusal> may_watch(const table::Watcher& watcher, bool shows_code) const;
    /// Sends what was missed at once. A connection looks on once: again replaces it.
    void watch(Onlooker onlooker);
    void unwatch(ConnectionId connection);
    /// Whether there is no room for one more.
    bool is_crowded(ConnectionId connection) const;
    bool has_onlookers() const { return !onlookers_.empty(); }
    void tell_all(const std::string& text);
    void rename(const table::Person& person, const std::string& name);
    /// Name and what was said are gone from here, too.
    void forget(const table::Person& person);

    // What the owner does.
    /// Time passed, or the store works again.
    void wake();
    /// The table could not go on for a while: charged to nobody.
    void resume(const store::OutageRow& outage);
    /// Ends it: its next cards were seen by somebody.
    void abandon();
    /// The store knows how it stood before.
    void mark_stale();
    /// Writes how it stands, if the store does not know.
    void flush();
    /// Whether it can be dropped from memory without losing anything.
    bool is_idle() const;
    /// When somebody last did or asked something here.
    table::Time last_used() const { return last_used_; }
    void use() { last_used_ = house_.now(); }

  private:
    /// Something that waits for its turn.
    struct Job {
        std::function<table::Decision(table::Time now)> decide;
        table::Person person = {};
        std::string name = {};
        DeedDone done = {};
        bool again = false;  ///< it has lost a race before
    };
    struct Saying {
        table::Person person;
        std::string command;
        std::string text;
        DeedDone done;
    };
    struct BotAnswer {
        table::Ask ask;
        std::string move;
        table::Time from;  ///< it counts from then on
    };

    void take(Job job);
    void pump();
    std::optional<table::Decision> decide_by_itself(table::Time now);
    std::optional<table::Decision> decide_resumption();
    std::optional<table::Decision> decide_answer(table::Time now);
    void commit(table::Decision decision, Job job);
    store::Unit unit_of(const table::Decision& decision) const;
    std::optional<store::Unit> rematch_unit(const table::Decision& decision) const;
    void stored(store::Stored outcome, const table::Decision& decision, Job job);
    void catch_up(Job job);
    void apply(const table::Decision& decision, const Job& job);
    void answer(const Job& job, const table::Decision& decision) const;
    void say_not_stored(const Job& job) const;
    void refuse_all();
    void rest();
    void ask_bot();
    bool needs_resumption() const;
    void note_change(const table::Decision& decision);
    void say_next();

    void tell(Onlooker& onlooker);
    void tell_onlookers();
    void onlookers_changed();
    void tell_presence();
    void send_chat(Onlooker& onlooker);

    TableHouse& house_;
    store::TableRow row_;
    table::Table table_;
    table::Bots bots_;
    table::Chat chat_;
    Names names_;
    std::vector<Onlooker> onlookers_;

    std::deque<Job> jobs_;
    std::deque<store::OutageRow> outages_;
    bool is_abandoned_ = false;  ///< to be ended
    bool is_busy_ = false;       ///< something is being stored, or read again
    bool is_pumping_ = false;
    std::deque<Saying> sayings_;
    bool is_saying_ = false;                               ///< a line of the chat is being stored
    std::optional<std::pair<Seat, std::uint64_t>> asked_;  ///< the decision a bot thinks about
    std::optional<BotAnswer> bot_answer_;

    bool is_state_stale_ = false;  ///< the store knows how it stood before
    std::size_t flushes_ = 0;      ///< that are under way
    std::optional<table::Time> flush_at_;
    table::Time last_used_;
};

}  // namespace lemniscate::server
