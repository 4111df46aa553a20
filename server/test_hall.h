// A hall for tests: with a store in memory, a clock that stands until it is moved, bots that answer
// when they are let, and clients that keep what they are told.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dice.h"
#include "match/json.h"
#include "match/match.h"
#include "server/hall.h"
#include "server/test_store.h"

namespace lemniscate::server {

/// Keeps what is sent, by connection.
class TestConnections final : public Connections {
  public:
    void send(ConnectionId connection, SharedText text) override {
        sent[connection].push_back(*text);
    }
    void close(ConnectionId connection, Closing why) override { closed[connection] = why; }

    std::map<ConnectionId, std::deque<std::string>> sent;
    std::map<ConnectionId, Closing> closed;
};

class TestHall {
  public:
    explicit TestHall(std::uint64_t seed = 1, HallSettings settings = usual_settings());

    static HallSettings usual_settings();
    /// Without limits, for those who do much.
    static Allowances generous();

    TestStore store;
    TestConnections connections;
    Time now = 1'700'000'000'000;
    bool hurried = false;
    /// While set, bots keep what they think until `let_bots_answer`.
    bool bots_wait = false;
    std::vector<std::string> log_lines;

    Hall& hall() { return *hall_; }
    /// Somebody with a WebSocket; the person is made where there is none.
    ConnectionId connect(const std::string& person);
    void disconnect(ConnectionId connection);
    void say(ConnectionId connection, const std::string& text);
    /// What was sent there since somebody last looked.
    std::vector<match::Json> heard(ConnectionId connection);
    /// Time passes, and the hall notices.
    void pass(Time milliseconds);
    void let_bots_answer();
    /// The process dies and another one starts, so much later.
    void restart(Time away = 0);

  private:
    void start(std::optional<Time> stopped);

    struct Thinking {
        table::Thought thought;
        TableHouse::Answered answered;
    };

    HallSettings settings_;
    Dice dice_;
    std::optional<Limiter> limiter_;
    std::optional<Log> log_;
    std::optional<Metrics> metrics_;
    std::unique_ptr<Hall> hall_;
    std::vector<Thinking> thinking_;
    ConnectionId last_connection_ = 0;
};

/// Somebody who speaks the protocol as a page does.
class TestClient {
  public:
    TestClient(TestHall& hall, std::string person);

    /// Says something under a fresh id and returns the answer: done, refused or hello.
    match::Json ask(match::Json message);
    /// The same under this id.
    match::Json ask(const std::string& id, match::Json message);
    /// A command at a table, under a fresh id.
    match::Json command(const std::string& table, match::Json command,
                        const std::string& code = {});
    /// Loses the connection and comes back.
    void reconnect();

    /// Opens a table with these seats, watches nothing yet; the id.
    std::string open(const match::Json& settings, bool listed = false);
    match::Json sit(const std::string& table, std::optional<std::uint32_t> seat = {},
                    const std::string& code = {});
    match::Json watch(const std::string& table, std::optional<std::uint32_t> seat,
                      std::optional<std::uint64_t> seen = {}, const std::string& code = {});
    /// Sends the salt that was promised.
    match::Json send_salt(const std::string& table, std::uint32_t seat);
    /// Makes the first of the choices that there are; false where there is none.
    bool move(const std::string& table, std::uint32_t seat);

    /// Takes in what was sent.
    void listen();

    TestHall& hall;
    std::string person;
    ConnectionId connection = 0;
    std::map<std::string, match::Json> updates;  ///< the last of each table
    std::map<std::string, std::string> codes;
    std::vector<match::Json> others;     ///< what is no answer and no update
    std::vector<std::uint64_t> numbers;  ///< of all news, in the order in which they came

  private:
    std::string salt() const;

    std::uint64_t last_id_ = 0;
    std::map<std::string, match::Json> answers_;
};

/// Why it was refused, or "done".
std::string why(const match::Json& answer);

/// Settings for a table of two open seats; of the first game where none is named.
match::Json two_seats(std::string_view game = match::game_ids().front());
match::Json with_clock(match::Json settings, const std::string& kind, Time time);
/// Those for a table of this person and a bot.
match::Json against_bot(const std::string& person);

}  // namespace lemniscate::server
