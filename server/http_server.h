// HTTP and WebSockets over sockets, on one thread. Beast and Asio stand in http_server.cpp and
// websocket.cpp and nowhere else: they take longer to compile than the rest of the room.
#pragma once

#include <any>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <string_view>
#include <system_error>
#include <variant>
#include <vector>

#include "server/connections.h"
#include "server/http.h"
#include "server/network.h"

namespace lemniscate::server {

/// What one client may take of the server.
struct Limits {
    std::size_t connections = 12'000;  ///< of one listener; more wait until one of these ends
    /// Of one listener, too; 0: any number. Where a trusted proxy speaks for an address, its
    /// requests under way and its WebSockets count.
    std::size_t connections_per_address = 64;
    std::size_t header_bytes = 8192;  ///< of a request line and its fields together
    std::size_t body_bytes = std::size_t{64} << 10U;
    std::chrono::milliseconds request =
        std::chrono::seconds(30);                               ///< to send one, or take an answer
    std::chrono::milliseconds idle = std::chrono::seconds(60);  ///< between two requests
    std::chrono::milliseconds answer = std::chrono::seconds(30);  ///< for a handler to say one
    /// Whoever takes an answer more slowly than this is let go of.
    std::size_t least_bytes_per_second = std::size_t{8} << 10U;
    /// Once answered, for what a client still sends that nobody wants.
    std::chrono::milliseconds drain = std::chrono::seconds(2);
    std::chrono::milliseconds stop = std::chrono::seconds(5);  ///< for what is under way at the end

    std::size_t message_bytes = std::size_t{64} << 10U;  ///< of one message by WebSocket
    double messages_per_second = 20;  ///< of one WebSocket, in the long run; pings count as well
    double message_burst = 100;       ///< at once
    /// Waiting for a reader, beyond what the system takes.
    std::size_t queued_bytes = std::size_t{1} << 20U;
    std::size_t queued_messages = 1000;
    /// Whoever is silent for so long is gone; half way there it is asked for a sign.
    std::chrono::milliseconds silence = std::chrono::seconds(60);
    std::chrono::milliseconds closing = std::chrono::seconds(5);  ///< to take its leave
};

/// Lets a WebSocket in.
struct Accepted {
    std::any whom = {};  ///< whatever the handler wants to be told again by `opened`
};
using Verdict = std::variant<Answer, Accepted>;

/// What a listener does with whoever comes. All of it runs on the server's thread. What is thrown
/// costs that request (500) or that connection (1011).
struct Handlers {
    /// Answers once, now or later, on the server's thread. Nobody may listen any more by then.
    using Reply = std::function<void(Answer)>;
    using Judge = std::function<void(Verdict)>;

    /// The request lives for the call only.
    std::function<void(const Request&, Reply)> request;
    /// A request for a WebSocket, whatever its path. None: there are no WebSockets here.
    std::function<void(const Request&, Judge)> upgrade = nullptr;
    /// Before anything is received.
    std::function<void(ConnectionId, const Accepted&)> opened = nullptr;
    /// A whole text message, in UTF-8.
    std::function<void(ConnectionId, std::string_view text)> received = nullptr;
    /// Once for each that was opened, whoever ended it; never from within `send` or `close`.
    std::function<void(ConnectionId)> closed = nullptr;
    /// Whether bodies are read. Where they are not, a request that has one is its connection's
    /// last.
    bool takes_bodies = false;
};

/// For metrics. What is counted grows; the first two are how many there are now.
struct Numbers {
    std::uint64_t connections = 0;  ///< with WebSockets
    std::uint64_t websockets = 0;
    std::uint64_t accepted = 0;  ///< connections
    std::uint64_t requests = 0;
    std::uint64_t messages_in = 0;
    std::uint64_t messages_out = 0;
    std::uint64_t bytes_in = 0;  ///< of requests and messages
    std::uint64_t bytes_out = 0;
    std::uint64_t refused_crowded = 0;    ///< by the limit of connections per address
    std::uint64_t refused_malformed = 0;  ///< no request, or too large a one
    std::uint64_t dropped_slow = 0;       ///< did not read
    std::uint64_t dropped_silent = 0;
    std::uint64_t dropped_misbehaved = 0;  ///< sent too much, or something else than text
    std::uint64_t failures = 0;            ///< what handlers threw
};

class HttpServer final : public Connections {
  public:
    /// From here on SIGINT and SIGTERM end `run`; after the first of them, the second ends the
    /// program.
    explicit HttpServer(Limits limits = {}, std::vector<Network> trusted_proxies = {});
    ~HttpServer() override;
    HttpServer(const HttpServer&) = delete;
    HttpServer& operator=(const HttpServer&) = delete;

    /// Takes a port of an address of this machine (`127.0.0.1`, `::1`; `::` is all of them, IPv4,
    /// too), any free one for 0, or says why not. Several times: a listener each.
    std::error_code listen(std::string_view address, std::uint16_t port, Handlers handlers);
    std::uint16_t port(std::size_t listener = 0) const;

    /// Serves until it is stopped. Answers under way are still sent, and WebSockets take their
    /// leave.
    void run();
    /// From any thread.
    void stop();

    /// From any thread: runs on the server's. What is thrown is counted and told to `on_failure`.
    void post(std::function<void()> work);
    /// On the server's thread, or before it runs.
    void after(std::chrono::milliseconds time, std::function<void()> work);

    void send(ConnectionId connection, SharedText text) override;
    void close(ConnectionId connection, Closing why) override;

    const Numbers& numbers() const;
    /// Whatever a handler throws is told here, for a log.
    void on_failure(std::function<void(const std::exception_ptr&)> tell);
    /// Called once it is to stop, before WebSockets take their leave: they can still be told why.
    void on_stop(std::function<void()> tell);

  private:
    class Sockets;
    std::unique_ptr<Sockets> sockets_;
};

}  // namespace lemniscate::server
