// Many connections to one server on one thread: HTTP requests one at a time, then WebSocket messages.
// Written for measuring: it knows as much of both protocols as the servers measured here speak, and
// gives up on everything else.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <netinet/in.h>

#include "bench/server_load/moment.h"

namespace lemniscate::bench::server_load {

using ConnectionId = std::uint32_t;

struct HttpAnswer {
    unsigned status;
    std::string_view head;
    std::string_view body;
};

/// Who is told what comes.
class Listener {
  public:
    virtual ~Listener() = default;
    virtual void on_answer(ConnectionId connection, const HttpAnswer& answer) = 0;
    /// It is a WebSocket from now on.
    virtual void on_upgraded(ConnectionId connection) = 0;
    virtual void on_text(ConnectionId connection, std::string_view text) = 0;
    /// It is gone, though nobody here closed it.
    virtual void on_lost(ConnectionId connection, std::string_view why) = 0;
};

class Connections {
  public:
    /// Connects to this port of 127.0.0.1, from as many addresses of 127.0.0.0/8 as `sources`.
    Connections(std::uint16_t port, unsigned sources);
    ~Connections();
    Connections(const Connections&) = delete;
    Connections& operator=(const Connections&) = delete;

    void tell(Listener& listener) { listener_ = &listener; }

    ConnectionId connect();
    /// `fields` are whole lines. Answers come in the order of the requests.
    void request(ConnectionId connection, std::string_view method, std::string_view path,
                 std::string_view fields, std::string_view body);
    void upgrade(ConnectionId connection, std::string_view path, std::string_view fields);
    void send(ConnectionId connection, std::string_view text);
    void close(ConnectionId connection);

    /// Tells the listener of everything that came, waiting until then if nothing did.
    void wait(Moment until);

    std::uint64_t bytes_received() const { return bytes_received_; }
    std::uint64_t messages_received() const { return messages_received_; }
    std::string_view host() const { return host_; }

  private:
    struct Connection {
        int socket = -1;
        bool connecting = true;
        bool web_socket = false;
        bool waits_to_write = false;
        std::string in = {};       ///< what came of something that is not complete
        std::string message = {};  ///< what came of a message in several frames
        std::string out = {};      ///< what could not be written yet
    };

    void write(Connection& connection, ConnectionId id, std::string_view bytes);
    void watch(Connection& connection, ConnectionId id, bool writing);
    void on_readable(ConnectionId id);
    void on_writable(ConnectionId id);
    /// Hands on what is complete; returns how many bytes that was.
    std::size_t take(ConnectionId id, std::string_view bytes);
    std::size_t take_answer(ConnectionId id, std::string_view bytes);
    std::size_t take_frame(ConnectionId id, std::string_view bytes);
    void lose(ConnectionId id, std::string_view why);

    Listener* listener_ = nullptr;
    sockaddr_in server_ = {};
    std::string host_;
    unsigned sources_;
    int epoll_;
    std::vector<Connection> connections_;
    std::string buffer_;
    std::string frame_;
    std::uint64_t bytes_received_ = 0;
    std::uint64_t messages_received_ = 0;
};

}  // namespace lemniscate::bench::server_load
