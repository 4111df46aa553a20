// Somebody's connection: what was asked over it and what came back, every message judged by who may
// know what.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "match/json.h"
#include "server/connections.h"
#include "tests/hall_simulation/request.h"
#include "tests/hall_simulation/world.h"

namespace lemniscate::tests::hall_simulation {

/// A table that is looked at.
struct Watching {
    int seat = no_seat;
    bool shows_code = false;
    std::uint64_t told = 0;            ///< numbers of updates
    std::uint64_t heard = 0;           ///< lines of the chat, with those that were kept back
    std::set<std::string> parts = {};  ///< that were asked for
    match::Json now = {};              ///< how the table stood
    match::Json presence = {};
};

class Client {
  public:
    Client(World& world, Person person);

    const Person& person() const { return person_; }
    server::ConnectionId connection() const { return connection_; }
    bool has_said_hello() const { return has_said_hello_; }
    bool follows_lobby() const { return follows_lobby_; }
    const std::map<std::string, Watching>& watching() const { return watching_; }
    /// Null where it does not look at the table.
    const Watching* watching(const std::string& table) const;

    void send(const Request& request);
    /// Whether something under this id is not answered yet.
    bool awaits(const std::string& id) const;
    /// Takes in what came, and throws where it should not have.
    void listen();
    /// Nothing is under way: everything is answered, and nobody misses anything.
    void demand_up_to_date();
    /// And the lists have had time to be told. `attended`: tables that somebody looks at.
    void demand_lists_up_to_date(const std::set<std::string>& attended) const;
    /// What others see of who is there.
    void demand_presence(const std::string& table, const match::Json& presence) const;

  private:
    void judge(const match::Json& message, const std::vector<match::Json>& batch,
               std::size_t place);

    // Answers: client_answers.cpp.
    void take_answer(const match::Json& message);
    void take_hello(const match::Json& hello);
    void take_done(const Request& request, const match::Json& answer);
    void take_refusal(const match::Json& refusal);
    void opened(const Request& request, const match::Json& answer);
    void matched(const Request& request, const match::Json& answer);
    void found(const Request& request, const match::Json& answer) const;
    void watched(const Request& request);
    void commanded(const Request& request, const match::Json& answer);
    void said(const Request& request, const match::Json& answer);
    void finished(const Request& request, const match::Json& answer) const;
    void running(const match::Json& answer) const;

    // What comes by itself: client_news.cpp.
    void take_update(const match::Json& message, const std::vector<match::Json>& batch,
                     std::size_t place);
    void take_news(const TableFacts& facts, Watching& watching, const match::Json& update);
    void demand_now(const TableFacts& facts, const Watching& watching,
                    const match::Json& now) const;
    void take_chat(const match::Json& chat);
    /// The lines of the chat up to a number are kept back: only whoever is muted is not heard.
    void pass_over(const std::string& table, Watching& watching, std::uint64_t until);
    Mutes::Pair hearing(const std::string& table, const Person& speaker) const;
    void take_presence(const match::Json& presence);
    void take_notice(const match::Json& notice) const;
    void take_gone(const match::Json& gone);
    /// The watch that is established by one of these messages, if any is.
    const Request* watch_to_come(const std::string& table, const std::vector<match::Json>& batch,
                                 std::size_t place) const;
    Watching& watching_for(const std::string& table);

    // Lists: client_lists.cpp.
    void take_list(const match::Json& list, bool is_own);
    void demand_row(const match::Json& row) const;
    void demand_names(const TableFacts& facts, const match::Json& names) const;
    void demand_glance(const TableFacts& facts, const match::Json& glance) const;

    World& world_;
    Person person_;
    server::ConnectionId connection_;
    bool has_said_hello_ = false;
    bool follows_lobby_ = false;
    std::vector<Request> pending_;
    std::uint64_t nonsense_ = 0;  ///< that is not answered yet
    std::map<std::string, Watching> watching_;
    std::map<std::string, match::Json> lobby_;  ///< rows
    std::map<std::string, match::Json> mine_;
};

}  // namespace lemniscate::tests::hall_simulation
