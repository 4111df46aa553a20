// The hall: whoever is connected, the tables they sit at, and the lobby between them. It knows no
// sockets, no threads and no clock: whoever owns it brings messages and the time.
//
// What clients say is server/client_message.h, what they are told is protocol/. Everything here
// runs on one thread, and nothing waits: the store and the bots answer later.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "match/hashes.h"
#include "server/admitted.h"
#include "server/client_message.h"
#include "server/connections.h"
#include "server/limiter.h"
#include "server/lobby.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/refusal.h"
#include "server/secret.h"
#include "server/server_clock.h"
#include "server/table_house.h"
#include "server/tables.h"
#include "store/async_store.h"

namespace lemniscate::server {

/// What clients and the server speak. A client that speaks less than `least` is too old.
inline constexpr std::uint32_t protocol_version = 1;
inline constexpr std::uint32_t least_protocol = 1;

struct HallSettings {
    std::string version = {};  ///< of the program
    TableLimits tables = {};
    std::size_t tables_per_person = 50;
    table::Time bot_pace = 250;
};

/// What the hall needs, for as long as it stands.
struct HallParts {
    store::AsyncStore& store;
    Connections& connections;
    Limiter& limiter;
    Log& log;
    Metrics& metrics;
    const match::Hashes& hashes;
    TimeSource now;
    RandomBytes random;
    /// Lets a bot think elsewhere.
    std::function<void(const std::string& table, table::Thought thought,
                       TableHouse::Answered answered)>
        think;
    /// Whether bots think less than they should.
    std::function<bool()> is_hurried;
    /// Why the store has failed, in its own words, for the log.
    std::function<std::string()> store_trouble;
};

class Hall final : private TableHouse {
  public:
    Hall(HallParts parts, HallSettings settings);

    /// After a start: `stopped` is when the last owner was last alive. Calls `ready` when it is.
    void begin(std::optional<Time> stopped, std::function<void()> ready);
    bool is_ready() const { return is_ready_; }
    /// Whether what people do can be stored.
    bool is_storing() const override { return !failing_since_; }

    // Connections.
    void opened(ConnectionId connection, const Admitted& admitted);
    void received(ConnectionId connection, std::string_view text);
    void closed(ConnectionId connection);

    /// Time passes: to be called a few times a second.
    void tick();
    /// Tells everybody, and leaves the store as it should be found. Nothing is taken in any more.
    void stop();

    // What the doorman asks for.
    /// The text of a finished table's record, or why not.
    using RecordDone = std::function<void(std::variant<std::string, Why>)>;
    void record(const std::string& table, const table::Person& person, RecordDone done);
    void renamed(const table::Person& person, const std::string& name);
    /// Their connections end.
    void forgotten(const table::Person& person);

    std::size_t tables_in_memory() const { return tables_.size(); }

  private:
    struct Guest {
        Admitted admitted;
        Time since = 0;
        bool said_hello = false;
        std::uint32_t unreadable = 0;
        std::set<std::string> watching = {};
    };

    // What was asked for.
    void handle(ConnectionId connection, const std::string& id, const Hello& hello);
    void handle(ConnectionId connection, const std::string& id, const Open& open);
    void handle(ConnectionId connection, const std::string& id, const Find& find);
    void handle(ConnectionId connection, const std::string& id, const Watch& watch);
    void handle(ConnectionId connection, const std::string& id, const Unwatch& unwatch);
    void handle(ConnectionId connection, const std::string& id, const Obey& obey);
    void handle(ConnectionId connection, const std::string& id, const Say& say);
    void handle(ConnectionId connection, const std::string& id, const Mute& mute);
    void handle(ConnectionId connection, const std::string& id, const FollowLobby& follow);
    void handle(ConnectionId connection, const std::string& id, const ListFinished& list);
    void handle(ConnectionId connection, const std::string& id, const ListRunning& list);
    void handle(ConnectionId connection, const std::string& id, const QuickMatch& quick);
    void handle(ConnectionId connection, const std::string& id, const Ping& ping);

    /// Opens a table for somebody, once per (person, id).
    void open(ConnectionId connection, const std::string& id, const table::Settings& settings,
              std::uint64_t content, bool listed);
    void open_new(ConnectionId connection, const std::string& id, const table::Settings& settings,
                  const Opening& opening);
    void opened_before(ConnectionId connection, const std::string& id,
                       const store::KnownTable& known, std::uint64_t content);
    /// Calls with a table, or refuses.
    void with_table(ConnectionId connection, const std::string& id, const std::string& table,
                    std::function<void(const Guest&, ServedTable&)> then);
    static bool shows_code(const ServedTable& table, const std::string& code);
    bool is_tried_too_often(ConnectionId connection, const std::string& id,
                            const std::string& code);
    bool is_guessing(ConnectionId connection, const std::string& id, const ServedTable& table,
                     const std::string& code);

    // Answers.
    Guest* guest(ConnectionId connection);
    void send_json(ConnectionId connection, const match::JsonObject& json);
    void done(ConnectionId connection, const std::string& id, const match::JsonObject& more = {});
    void refuse(ConnectionId connection, const std::optional<std::string>& id,
                const Refusal& refusal);
    void refuse(ConnectionId connection, const std::optional<std::string>& id,
                const table::Refusal& refusal);
    void answer(ConnectionId connection, const std::string& id, const std::string& table,
                const Deed& deed);

    // After a start.
    void look_around();
    void mend(const std::vector<std::string>& tables, bool are_restored);
    void mend_more();
    void forget_restoring();

    // Time.
    void beat();
    void store_fails_since(Time time);
    void recover();
    void load_due();
    void tell_hurry();
    static std::string notice(std::string_view key, const std::string& table = {});
    void notice_all(std::string_view key);
    void look_at_guests();
    void look_for_forgotten();
    void end_forgotten(std::int64_t changes);
    void count();

    // The house of the tables.
    store::AsyncStore& store() override { return parts_.store; }
    const match::Hashes& hashes() const override { return parts_.hashes; }
    table::Time now() const override { return parts_.now(); }
    NewTableEntropy entropy() override;
    Log& log() override { return parts_.log; }
    void send(ConnectionId connection, std::string text) override;
    void watch_ended(ConnectionId connection, const std::string& table) override;
    void think(const std::string& table, Thought thought, Answered answered) override;
    table::Time bot_pace() const override { return settings_.bot_pace; }
    /// A store that is locked says so late: it may have failed ever since it was last heard of.
    void store_failed() override { store_fails_since(stored_beat_); }
    void was_opened(const std::string& table) override;
    void changed(ServedTable& table) override;
    void wake_at(ServedTable& table, table::Time time) override { tables_.wake_at(table, time); }

    HallParts parts_;
    HallSettings settings_;
    Tables tables_;
    Lobby lobby_;
    std::unordered_map<ConnectionId, Guest> guests_;
    std::unordered_map<table::Person, std::size_t> connections_of_;
    std::function<void()> ready_;
    std::set<std::string> to_mend_;  ///< tables of which the store knows an older state
    std::optional<std::set<std::string>> to_abandon_;  ///< of a restored store
    bool is_ready_ = false;
    bool is_stopped_ = false;
    bool is_hurried_ = false;
    bool is_beating_ = false;  ///< the last heartbeat is not stored yet
    bool is_loading_due_ = false;
    std::optional<std::int64_t> changes_by_others_;  ///< of the store, when it was last asked
    std::optional<Time> failing_since_;
    Time last_beat_ = 0;
    Time stored_beat_ = 0;  ///< the last one that the store has
    Time last_sweep_ = 0;
    Time last_lobby_ = 0;
};

}  // namespace lemniscate::server
