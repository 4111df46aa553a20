// For tests: a server that runs beside them, and clients that speak to it byte by byte.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <future>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/http_server.h"

namespace lemniscate::server {

/// Whoever waits for this, waits for longer than a test may take.
constexpr std::chrono::hours never(1);

/// One connection.
class Client {
  public:
    /// A small receive buffer is full sooner, for who does not read.
    explicit Client(std::uint16_t port, const char* from = "127.0.0.1", int receive_buffer = 0,
                    const char* to = "127.0.0.1")
        : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
        if (receive_buffer > 0) {
            setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
        }
        const sockaddr_in here = place(from, 0);
        EXPECT_EQ(bind(socket_, reinterpret_cast<const sockaddr*>(&here), sizeof here), 0);
        const sockaddr_in there = place(to, port);
        EXPECT_EQ(connect(socket_, reinterpret_cast<const sockaddr*>(&there), sizeof there), 0);
    }
    ~Client() {
        if (socket_ >= 0) close(socket_);
    }
    Client(Client&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
    Client& operator=(Client&&) = delete;

    bool try_send(std::string_view text) const {
        return ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL) ==
               static_cast<ssize_t>(text.size());
    }
    void send(std::string_view text) const { EXPECT_TRUE(try_send(text)); }
    bool has_bytes_within(std::chrono::milliseconds time) const {
        pollfd waiting{.fd = socket_, .events = POLLIN, .revents = 0};
        return poll(&waiting, 1, static_cast<int>(time.count())) == 1;
    }
    /// What comes until this text has come, or the end.
    std::string read_until(const std::string& end) const {
        std::string text;
        char letter = 0;
        while (!text.ends_with(end) && recv(socket_, &letter, 1, 0) == 1) text += letter;
        return text;
    }
    std::string read_to_the_end() const {
        std::string text;
        char block[4096];
        for (ssize_t size = 1; size > 0;) {
            size = recv(socket_, block, sizeof block, 0);
            if (size > 0) text.append(block, static_cast<std::size_t>(size));
        }
        return text;
    }
    /// So many bytes, or fewer at the end.
    std::string read(std::size_t size) const {
        std::string bytes(size, '\0');
        const ssize_t got = size == 0 ? 0 : recv(socket_, bytes.data(), size, MSG_WAITALL);
        bytes.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
        return bytes;
    }

    /// Sends no more.
    void leave() const { shutdown(socket_, SHUT_WR); }

  private:
    static sockaddr_in place(const char* address, std::uint16_t port) {
        sockaddr_in made = {};
        made.sin_family = AF_INET;
        made.sin_port = htons(port);
        EXPECT_EQ(inet_pton(AF_INET, address, &made.sin_addr), 1);
        return made;
    }

    int socket_;
};

/// What a frame is (RFC 6455, 5.2).
enum class Opcode : std::uint8_t { rest = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

struct Frame {
    Opcode opcode;
    std::string payload;

    /// Of a frame that closes.
    int code() const {
        if (opcode != Opcode::close || payload.size() < 2) return 0;
        return static_cast<std::uint8_t>(payload[0]) << 8 | static_cast<std::uint8_t>(payload[1]);
    }
};

/// A client's frame, masked as it has to be.
inline std::string frame_of(Opcode opcode, std::string_view payload, bool is_last = true) {
    std::string frame;
    const auto add = [&](std::size_t byte) { frame += static_cast<char>(byte & 0xFFU); };
    add(static_cast<std::size_t>(opcode) | (is_last ? 0x80U : 0U));
    const std::size_t size = payload.size();
    const std::size_t length_bytes = size < 126 ? 0 : size < 65536 ? 2 : 8;
    add(0x80U | (length_bytes == 0 ? size : length_bytes == 2 ? 126 : 127));
    for (std::size_t i = length_bytes; i-- > 0;) add(size >> (8 * i));
    constexpr std::string_view mask = "Mask";
    frame += mask;
    for (std::size_t i = 0; i < size; ++i) frame += static_cast<char>(payload[i] ^ mask[i % 4]);
    return frame;
}

inline std::string handshake(const std::string& more_fields = "") {
    return "GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive, Upgrade\r\n"
           "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
           more_fields + "\r\n";
}

/// A connection that became a WebSocket, or should have.
class WebSocketClient : public Client {
  public:
    explicit WebSocketClient(std::uint16_t port, const std::string& more_fields = "",
                             int receive_buffer = 0)
        : Client(port, "127.0.0.1", receive_buffer) {
        send(handshake(more_fields));
        answer = read_until("\r\n\r\n");
    }

    void say(std::string_view text) const { send(frame_of(Opcode::text, text)); }
    /// The next frame, or nothing where there is no more.
    std::optional<Frame> hear() const {
        const std::string start = read(2);
        if (start.size() < 2) return std::nullopt;
        const auto byte = [](char letter) { return static_cast<std::uint8_t>(letter); };
        EXPECT_EQ(byte(start[0]) & 0x70, 0) << "no extensions";
        std::size_t size = byte(start[1]);
        EXPECT_LT(size, 128) << "a server does not mask";
        if (size >= 126) {
            const std::string length = read(size == 126 ? 2 : 8);
            size = 0;
            for (const char letter : length) size = size << 8U | byte(letter);
        }
        return Frame{static_cast<Opcode>(byte(start[0]) & 0x0F), read(size)};
    }
    std::string hear_text() const {
        const std::optional<Frame> frame = hear();
        return frame && frame->opcode == Opcode::text ? frame->payload : "no text";
    }
    /// The code that this is closed with, whatever comes before that.
    int hear_close() const {
        while (const std::optional<Frame> frame = hear()) {
            if (frame->opcode == Opcode::close) return frame->code();
        }
        return 0;
    }

    std::string answer;  ///< to the handshake
};

inline Answer repeat_target(const Request& asked) { return plain_answer(200, asked.target); }

/// A listener that answers at once.
inline Handlers answering(std::function<Answer(const Request&)> answer) {
    return {.request = [answer = std::move(answer)](const Request& asked,
                                                    const Handlers::Reply& reply) {
        reply(answer(asked));
    }};
}

/// A server that runs for as long as it lives.
class Running {
  public:
    explicit Running(Limits limits = {}, Handlers handlers = answering(repeat_target),
                     std::vector<Network> trusted = {})
        : server(limits, std::move(trusted)) {
        EXPECT_EQ(server.listen("127.0.0.1", 0, std::move(handlers)), std::error_code());
        port_ = server.port();
        thread_ = std::thread([this] { server.run(); });
    }
    ~Running() {
        server.stop();
        thread_.join();
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    std::uint16_t port() const { return port_; }
    /// What this says on the server's thread.
    template <class Ask>
    auto there(Ask ask) {
        std::promise<decltype(ask())> answer;
        server.post([&] { answer.set_value(ask()); });
        return answer.get_future().get();
    }
    Numbers numbers() {
        return there([&] { return server.numbers(); });
    }

    HttpServer server;

  private:
    std::uint16_t port_ = 0;
    std::thread thread_;
};

}  // namespace lemniscate::server
