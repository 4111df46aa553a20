#include "bench/server_load/connections.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <system_error>

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "bench/server_load/frames.h"
#include "bench/server_load/scan.h"

namespace lemniscate::bench::server_load {

namespace {

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

constexpr std::size_t buffer_size = 1 << 18;

}  // namespace

Connections::Connections(std::uint16_t port, unsigned sources)
    : host_("127.0.0.1:" + std::to_string(port)),
      sources_(sources),
      epoll_(epoll_create1(EPOLL_CLOEXEC)),
      buffer_(buffer_size, '\0') {
    if (epoll_ < 0) fail("epoll_create1");
    server_.sin_family = AF_INET;
    server_.sin_port = htons(port);
    server_.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
}

Connections::~Connections() {
    for (const Connection& connection : connections_) {
        if (connection.socket >= 0) ::close(connection.socket);
    }
    ::close(epoll_);
}

ConnectionId Connections::connect() {
    const auto id = static_cast<ConnectionId>(connections_.size());
    const int one = 1;
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (socket < 0) fail("socket");
    connections_.emplace_back().socket = socket;
    setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    // The port is chosen when it connects, so that it need only be free for this server.
    setsockopt(socket, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &one, sizeof one);
    sockaddr_in source = {};
    source.sin_family = AF_INET;
    source.sin_addr.s_addr = htonl(INADDR_LOOPBACK + id % sources_);
    if (::bind(socket, reinterpret_cast<const sockaddr*>(&source), sizeof source) != 0) {
        fail("bind");
    }
    const auto* address = reinterpret_cast<const sockaddr*>(&server_);
    if (::connect(socket, address, sizeof server_) != 0 && errno != EINPROGRESS) fail("connect");
    epoll_event event = {};
    event.events = EPOLLIN | EPOLLOUT;
    event.data.u32 = id;
    connections_[id].waits_to_write = true;
    if (epoll_ctl(epoll_, EPOLL_CTL_ADD, socket, &event) != 0) fail("epoll_ctl");
    return id;
}

void Connections::request(ConnectionId connection, std::string_view method, std::string_view path,
                          std::string_view fields, std::string_view body) {
    std::string text;
    text.append(method).append(" ").append(path).append(" HTTP/1.1\r\nHost: ").append(host_);
    text.append("\r\n").append(fields);
    if (!body.empty()) {
        text += "Content-Type: application/json\r\nContent-Length: ";
        text += std::to_string(body.size()) + "\r\n";
    }
    text.append("\r\n").append(body);
    write(connections_[connection], connection, text);
}

void Connections::upgrade(ConnectionId connection, std::string_view path,
                          std::string_view fields) {
    std::string more =
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    more += fields;
    request(connection, "GET", path, more, "");
}

void Connections::send(ConnectionId connection, std::string_view text) {
    frame_.clear();
    write_frame(Opcode::text, text, frame_);
    write(connections_[connection], connection, frame_);
}

void Connections::close(ConnectionId connection) {
    Connection& gone = connections_[connection];
    if (gone.socket < 0) return;
    ::close(gone.socket);
    gone = Connection();
}

void Connections::wait(Moment until) {
    std::array<epoll_event, 512> events;
    const auto left = std::max(until - Clock::now(), Clock::duration(0));
    const auto whole = std::chrono::duration_cast<std::chrono::seconds>(left);
    const timespec timeout = {whole.count(), std::chrono::nanoseconds(left - whole).count()};
    const int count =
        epoll_pwait2(epoll_, events.data(), static_cast<int>(events.size()), &timeout, nullptr);
    if (count < 0 && errno != EINTR) fail("epoll_pwait2");
    for (int i = 0; i < count; ++i) {
        const epoll_event& event = events[static_cast<std::size_t>(i)];
        const ConnectionId id = event.data.u32;
        if ((event.events & (EPOLLIN | EPOLLERR | EPOLLHUP)) != 0) on_readable(id);
        if ((event.events & EPOLLOUT) != 0) on_writable(id);
    }
}

void Connections::write(Connection& connection, ConnectionId id, std::string_view bytes) {
    if (connection.socket < 0) return;
    if (!connection.connecting && connection.out.empty()) {
        const ssize_t written =
            ::send(connection.socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (written >= 0) bytes.remove_prefix(static_cast<std::size_t>(written));
        // Whatever else is wrong is seen when reading.
        if (bytes.empty()) return;
    }
    connection.out += bytes;
    watch(connection, id, true);
}

void Connections::watch(Connection& connection, ConnectionId id, bool writing) {
    if (connection.waits_to_write == writing) return;
    connection.waits_to_write = writing;
    epoll_event event = {};
    event.events = writing ? EPOLLIN | EPOLLOUT : EPOLLIN;
    event.data.u32 = id;
    if (epoll_ctl(epoll_, EPOLL_CTL_MOD, connection.socket, &event) != 0) fail("epoll_ctl");
}

void Connections::on_writable(ConnectionId id) {
    Connection& connection = connections_[id];
    if (connection.socket < 0) return;
    connection.connecting = false;
    if (!connection.out.empty()) {
        const ssize_t written = ::send(connection.socket, connection.out.data(),
                                       connection.out.size(), MSG_NOSIGNAL);
        if (written > 0) connection.out.erase(0, static_cast<std::size_t>(written));
    }
    if (connection.out.empty()) watch(connection, id, false);
}

void Connections::on_readable(ConnectionId id) {
    const int socket = connections_[id].socket;
    if (socket < 0) return;
    const ssize_t count = ::recv(socket, buffer_.data(), buffer_.size(), 0);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count <= 0) return lose(id, count == 0 ? "the server closed it" : std::strerror(errno));
    bytes_received_ += static_cast<std::uint64_t>(count);

    const std::string_view came(buffer_.data(), static_cast<std::size_t>(count));
    // Mostly nothing was left over, and the bytes are read where they lie.
    if (connections_[id].in.empty()) {
        const std::size_t taken = take(id, came);
        if (connections_[id].socket == socket) connections_[id].in = came.substr(taken);
        return;
    }
    std::string all = std::move(connections_[id].in);
    all += came;
    const std::size_t taken = take(id, all);
    if (connections_[id].socket != socket) return;
    all.erase(0, taken);
    connections_[id].in = std::move(all);
}

std::size_t Connections::take(ConnectionId id, std::string_view bytes) {
    std::size_t taken = 0;
    while (connections_[id].socket >= 0) {
        const std::string_view rest = bytes.substr(taken);
        const std::size_t size =
            connections_[id].web_socket ? take_frame(id, rest) : take_answer(id, rest);
        if (size == 0) break;
        taken += size;
    }
    return taken;
}

std::size_t Connections::take_answer(ConnectionId id, std::string_view bytes) {
    const std::size_t end = bytes.find("\r\n\r\n");
    if (end == std::string_view::npos) return 0;
    const std::string_view head = bytes.substr(0, end + 2);
    const std::size_t body = end + 4;
    const auto status = number_after(head, "HTTP/1.1 ").value_or(0);
    if (status == 101) {
        connections_[id].web_socket = true;
        listener_->on_upgraded(id);
        return body;
    }
    const std::size_t length = number_after(head, "Content-Length: ").value_or(0);
    if (bytes.size() - body < length) return 0;
    listener_->on_answer(id, {static_cast<unsigned>(status), head, bytes.substr(body, length)});
    return body + length;
}

std::size_t Connections::take_frame(ConnectionId id, std::string_view bytes) {
    const auto frame = read_frame(bytes);
    if (!frame) return 0;
    switch (frame->opcode) {
        case Opcode::ping:
            frame_.clear();
            write_frame(Opcode::pong, frame->payload, frame_);
            write(connections_[id], id, frame_);
            break;
        case Opcode::pong:
            break;
        case Opcode::close: {
            std::string why = "closed by the server";
            if (frame->payload.size() >= 2) {
                const auto byte = [&](std::size_t i) {
                    return static_cast<unsigned>(static_cast<std::uint8_t>(frame->payload[i]));
                };
                why += " with " + std::to_string(byte(0) << 8 | byte(1));
            }
            lose(id, why);
            break;
        }
        case Opcode::text:
        case Opcode::binary:
        case Opcode::more: {
            std::string& message = connections_[id].message;
            if (frame->last && message.empty()) {
                ++messages_received_;
                listener_->on_text(id, frame->payload);
                break;
            }
            message += frame->payload;
            if (!frame->last) break;
            ++messages_received_;
            const std::string whole = std::move(message);
            message.clear();
            listener_->on_text(id, whole);
            break;
        }
    }
    return frame->size;
}

void Connections::lose(ConnectionId id, std::string_view why) {
    close(id);
    listener_->on_lost(id, why);
}

}  // namespace lemniscate::bench::server_load
