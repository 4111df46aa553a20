#include "bench/server_load/frames.h"

namespace lemniscate::bench::server_load {

namespace {

std::uint64_t big_endian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char byte : bytes) number = number << 8 | static_cast<std::uint8_t>(byte);
    return number;
}

}  // namespace

std::optional<Frame> read_frame(std::string_view bytes) {
    if (bytes.size() < 2) return std::nullopt;
    const auto first = static_cast<std::uint8_t>(bytes[0]);
    std::uint64_t length = static_cast<std::uint8_t>(bytes[1]) & 0x7fU;
    std::size_t head = 2;
    if (length >= 126) {
        head += length == 126 ? 2 : 8;
        if (bytes.size() < head) return std::nullopt;
        length = big_endian(bytes.substr(2, head - 2));
    }
    if (bytes.size() - head < length) return std::nullopt;
    return Frame{static_cast<Opcode>(first & 0x0fU), (first & 0x80U) != 0,
                 bytes.substr(head, length), head + length};
}

void write_frame(Opcode opcode, std::string_view payload, std::string& to) {
    constexpr unsigned masked = 0x80;
    const std::size_t length = payload.size();
    to += static_cast<char>(0x80U | static_cast<unsigned>(opcode));
    std::size_t bytes = 0;
    if (length < 126) {
        to += static_cast<char>(masked | static_cast<unsigned>(length));
    } else {
        bytes = length < 65536 ? 2 : 8;
        to += static_cast<char>(masked | (bytes == 2 ? 126U : 127U));
    }
    while (bytes > 0) to += static_cast<char>(length >> (8 * --bytes) & 0xffU);
    to.append(4, '\0');
    to += payload;
}

}  // namespace lemniscate::bench::server_load
