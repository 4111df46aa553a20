// HTTP over sockets. Beast and Asio stand in http_server.cpp and nowhere else: they take longer to
// compile than the rest of the room.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <system_error>

#include "server/http.h"

namespace lemniscate::server {

/// What one client may take of the server.
struct Limits {
    std::size_t connections = 256;    ///< more wait until one of these ends
    std::size_t header_bytes = 8192;  ///< of a request line and its fields together
    std::chrono::milliseconds request =
        std::chrono::seconds(30);                               ///< to send one, or take an answer
    std::chrono::milliseconds idle = std::chrono::seconds(60);  ///< between two requests
    /// Once answered, for what a client still sends that nobody wants.
    std::chrono::milliseconds drain = std::chrono::seconds(2);
    std::chrono::milliseconds stop = std::chrono::seconds(5);  ///< for answers under way at the end
};

/// Answers requests on loopback, on the thread that runs it.
class HttpServer {
  public:
    using Handler = std::function<Answer(const Request&)>;

    /// From here on SIGINT and SIGTERM end `run`; after the first of them, the second ends the
    /// program.
    explicit HttpServer(Handler handler, Limits limits = {});
    ~HttpServer();
    HttpServer(const HttpServer&) = delete;
    HttpServer& operator=(const HttpServer&) = delete;

    /// Takes a port of 127.0.0.1, any free one for 0, or says why not.
    std::error_code listen(std::uint16_t port);
    std::uint16_t port() const;

    /// Serves until it is stopped. Answers under way are still sent.
    void run();
    /// From any thread.
    void stop();

  private:
    class Sockets;
    std::unique_ptr<Sockets> sockets_;
};

}  // namespace lemniscate::server
