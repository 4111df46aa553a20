// Whoever is connected by WebSocket, as the rest of the house knows them: a number, and two things
// that can be done.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace lemniscate::server {

using ConnectionId = std::uint64_t;
/// One text for many: an update that several watchers get is written once.
using SharedText = std::shared_ptr<const std::string>;

/// Why a connection is ended, as WebSockets say it (RFC 6455, 7.4; from 4000 on our own).
enum class Closing : std::uint16_t {
    stopping = 1001,    ///< the server goes down: come again
    misbehaved = 1008,  ///< too much, too fast, or nothing that was asked for
    too_large = 1009,
    trouble = 1011,
    too_slow = 4000,  ///< does not read what it is sent
    too_old = 4001,   ///< speaks an earlier version
    silent = 4002,    ///< said no hello
};

class Connections {
  public:
    virtual ~Connections() = default;

    /// Sends when it can. Whoever does not read is dropped, not waited for.
    virtual void send(ConnectionId connection, SharedText text) = 0;
    /// What was sent before still goes out.
    virtual void close(ConnectionId connection, Closing why) = 0;
};

}  // namespace lemniscate::server
