// WebSocket frames (RFC 6455), as a client writes and reads them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lemniscate::bench::server_load {

enum class Opcode : std::uint8_t {
    more = 0,  ///< of the message before
    text = 1,
    binary = 2,
    close = 8,
    ping = 9,
    pong = 10,
};

struct Frame {
    Opcode opcode;
    bool last;  ///< the message ends here
    std::string_view payload;
    std::size_t size;  ///< with its head
};

/// The frame at the beginning of some bytes, if all of it is there.
std::optional<Frame> read_frame(std::string_view bytes);

/// Appends a frame with a mask of zeros: it keeps to the form and costs nothing.
void write_frame(Opcode opcode, std::string_view payload, std::string& to);

}  // namespace lemniscate::bench::server_load
