// One WebSocket of an HttpServer, from the answer to its request on. Only http_server.cpp uses it.
#pragma once

#include <chrono>
#include <memory>
#include <string_view>

#include "server/connections.h"
#include "server/http_server.h"

namespace boost::asio {
class io_context;
}

namespace lemniscate::server {

class WebSocket {
  public:
    /// Is told what happens, on the thread of the context, and throws nothing.
    class Owner {
      public:
        virtual ~Owner() = default;
        virtual void opened(WebSocket& socket) = 0;
        virtual void received(WebSocket& socket, std::string_view text) = 0;
        /// The last word, also where it never opened. Never from within a call of this class.
        virtual void ended(WebSocket& socket) = 0;
    };

    /// All of it outlives the WebSocket.
    struct Surroundings {
        boost::asio::io_context& context;
        const Limits& limits;
        Numbers& numbers;
        Owner& owner;
    };

    /// Takes over a socket. None where the system has no room for it: then it is closed.
    static std::shared_ptr<WebSocket> make(const Surroundings& surroundings, ConnectionId id,
                                           int socket, bool is_v6);
    virtual ~WebSocket() = default;

    /// Answers the request that came by the socket with 101. From here on the owner is told.
    virtual void begin(const Request& request) = 0;
    virtual ConnectionId id() const = 0;
    virtual void send(SharedText text) = 0;
    virtual void close(Closing why) = 0;
    virtual void drop() = 0;
    /// Is called now and then: asks for a sign, or drops whoever gives none or does not leave.
    virtual void look(std::chrono::steady_clock::time_point now) = 0;
};

}  // namespace lemniscate::server
