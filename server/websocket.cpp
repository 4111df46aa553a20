#include "server/websocket.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <unistd.h>

#include "server/http_date.h"

namespace lemniscate::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<tcp, Executor>;
using std::chrono::steady_clock;

constexpr asio::use_awaitable_t<Executor> awaiting;

/// What the system keeps for a slow reader, beside our own queue. Without a limit it would take
/// megabytes before anybody noticed.
constexpr int system_buffer = 128 << 10;

/// Most messages are shorter, so that one who is silent holds no more than this.
constexpr std::size_t small_message = 512;
constexpr std::size_t large_message = 4096;

/// Something to send: a frame with our text, or bytes that Beast wrote.
struct Piece {
    SharedText text;  ///< null: nothing after the header
    std::array<std::uint8_t, 10> header = {};
    std::uint8_t header_size = 0;
    bool is_beasts = false;

    std::size_t size() const { return header_size + (text ? text->size() : 0); }
};

/// The header of a frame that is a whole message of a server (RFC 6455, 5.2).
Piece frame(std::uint8_t opcode, SharedText text) {
    constexpr std::uint8_t is_last = 0x80;
    Piece piece{.text = std::move(text)};
    const std::uint64_t size = piece.size();
    piece.header[0] = is_last | opcode;
    std::size_t length_bytes = 0;
    if (size < 126) {
        piece.header[1] = static_cast<std::uint8_t>(size);
    } else {
        length_bytes = size < (1U << 16U) ? 2 : 8;
        piece.header[1] = length_bytes == 2 ? 126 : 127;
    }
    for (std::size_t i = 0; i < length_bytes; ++i) {
        piece.header[2 + i] = static_cast<std::uint8_t>(size >> (8 * (length_bytes - 1 - i)));
    }
    piece.header_size = static_cast<std::uint8_t>(2 + length_bytes);
    return piece;
}

/// A socket and what waits to be sent through it. Frames of ours and those that Beast writes by
/// itself (the handshake, pongs, closing) stand in one queue, and as many of them as fit go out in
/// one call of the system, at the end of the turn in which they were written.
class Line : public std::enable_shared_from_this<Line> {
  public:
    Line(Socket socket, Numbers& numbers) : socket_(std::move(socket)), numbers_(numbers) {}

    Socket& socket() { return socket_; }
    std::size_t waiting_bytes() const { return waiting_bytes_; }
    std::size_t waiting() const { return pieces_.size() - first_; }

    void push(Piece piece) {
        if (has_ended_) return;
        append(std::move(piece));
    }

    /// Nothing is sent after this.
    void push_last(Piece piece) {
        push(std::move(piece));
        has_ended_ = true;
    }

    /// Bytes of Beast; the handler is called when they are on their way, later. After the last
    /// piece they are left out, and Beast goes on as if they were sent.
    template <class Handler>
    void push_of_beast(std::string bytes, Handler handler) {
        writer_ = std::make_unique<WriterOf<Handler>>(std::move(handler), bytes.size());
        if (has_ended_) bytes.clear();
        append({.text = std::make_shared<const std::string>(std::move(bytes)), .is_beasts = true});
    }

    /// As much as the system takes without waiting.
    void send_what_fits() {
        Error error;
        while (waiting() > 0 && !error) {
            std::array<asio::const_buffer, 64> buffers;
            const std::size_t sent =
                socket_.write_some(std::span(buffers.data(), gather(buffers)), error);
            numbers_.bytes_out += sent;
            take_off(sent);
        }
        if (error && error != asio::error::would_block) fail(error);
    }

    void close() {
        Error ignored;
        socket_.close(ignored);
    }

  private:
    /// An operation of Beast that waits until its bytes are sent. There is one at most.
    class Writer {
      public:
        virtual ~Writer() = default;
        virtual void finish(const Error& error) = 0;
    };
    template <class Handler>
    class WriterOf final : public Writer {
      public:
        WriterOf(Handler handler, std::size_t size) : handler_(std::move(handler)), size_(size) {}
        void finish(const Error& error) override { std::move(handler_)(error, error ? 0 : size_); }

      private:
        Handler handler_;
        std::size_t size_;
    };

    void append(Piece piece) {
        waiting_bytes_ += piece.size();
        pieces_.push_back(std::move(piece));
        if (is_sending_) return;
        is_sending_ = true;
        asio::post(socket_.get_executor(), [self = shared_from_this()] { self->send_all(); });
    }

    void send_all() {
        send_what_fits();
        if (waiting() == 0) {
            is_sending_ = false;
            return;
        }
        socket_.async_wait(Socket::wait_write, [self = shared_from_this()](const Error& error) {
            if (error) self->fail(error);
            self->send_all();
        });
    }

    std::size_t gather(std::array<asio::const_buffer, 64>& buffers) const {
        std::size_t count = 0;
        std::size_t skip = sent_of_first_;
        const auto add = [&](const void* data, std::size_t size) {
            const asio::const_buffer rest = asio::const_buffer(data, size) + skip;
            skip -= size - rest.size();
            if (rest.size() > 0) buffers[count++] = rest;
        };
        for (std::size_t i = first_; i < pieces_.size() && count + 2 <= buffers.size(); ++i) {
            add(pieces_[i].header.data(), pieces_[i].header_size);
            if (pieces_[i].text) add(pieces_[i].text->data(), pieces_[i].text->size());
        }
        return count;
    }

    void take_off(std::size_t sent) {
        waiting_bytes_ -= sent;
        sent_of_first_ += sent;
        while (waiting() > 0 && sent_of_first_ >= pieces_[first_].size()) {
            sent_of_first_ -= pieces_[first_].size();
            if (pieces_[first_].is_beasts) finish_writer({});
            pieces_[first_++].text.reset();
        }
        // What was sent is forgotten at once, or when it is more than what was not.
        if (waiting() == 0 && pieces_.capacity() > 8) {
            pieces_ = {};
            first_ = 0;
        } else if (first_ >= waiting()) {
            pieces_.erase(pieces_.begin(), pieces_.begin() + static_cast<std::ptrdiff_t>(first_));
            first_ = 0;
        }
    }

    void fail(const Error& error) {
        close();
        pieces_ = {};
        first_ = sent_of_first_ = waiting_bytes_ = 0;
        finish_writer(error);
    }

    /// Not from within a call that somebody else makes: the handler may do anything.
    void finish_writer(const Error& error) {
        if (!writer_) return;
        asio::post(socket_.get_executor(),
                   [writer = std::move(writer_), error] { writer->finish(error); });
    }

    Socket socket_;
    Numbers& numbers_;
    std::vector<Piece> pieces_;
    std::size_t first_ = 0;  ///< of the pieces that is not sent yet
    std::size_t sent_of_first_ = 0;
    std::size_t waiting_bytes_ = 0;
    bool is_sending_ = false;  ///< or will soon
    bool has_ended_ = false;   ///< the last piece is in the queue
    std::unique_ptr<Writer> writer_;
};

/// A line as Beast wants to see a stream.
class Wire {
  public:
    using executor_type = Executor;

    explicit Wire(std::shared_ptr<Line> line) : line_(std::move(line)) {}

    executor_type get_executor() const noexcept { return line_->socket().get_executor(); }
    Socket& next_layer() { return line_->socket(); }
    /// When the last bytes came in: only then does Beast read on.
    steady_clock::time_point heard() const { return heard_; }

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        heard_ = steady_clock::now();
        return line_->socket().async_read_some(buffers, std::forward<Token>(token));
    }

    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return asio::async_initiate<Token, void(Error, std::size_t)>(
            [this](auto handler, const Buffers& bytes) {
                line_->push_of_beast(beast::buffers_to_string(bytes), std::move(handler));
            },
            token, buffers);
    }

    template <class Handler>
    friend void async_teardown(beast::role_type role, Wire& wire, Handler&& handler) {
        websocket::async_teardown(role, wire.next_layer(), std::forward<Handler>(handler));
    }

  private:
    std::shared_ptr<Line> line_;
    steady_clock::time_point heard_ = steady_clock::now();
};

http::request<http::empty_body> handshake_of(const Request& request) {
    http::request<http::empty_body> message(http::verb::get, request.target, 11);
    for (const Field& field : request.fields) message.insert(field.name, field.value);
    return message;
}

class BeastWebSocket final : public WebSocket, public std::enable_shared_from_this<BeastWebSocket> {
  public:
    BeastWebSocket(const Surroundings& around, ConnectionId id, Socket socket)
        : around_(around),
          id_(id),
          line_(std::make_shared<Line>(std::move(socket), around.numbers)),
          stream_(line_),
          tokens_(around.limits.message_burst) {
        stream_.read_message_max(around.limits.message_bytes);
        stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& answer) {
            answer.set(http::field::date, http_date(std::chrono::system_clock::now()));
            // Beast would tell its version.
            answer.set(http::field::server, "Lemniscate");
            for (const Field& field : strict_fields()) answer.set(field.name, field.value);
        }));
        stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
            if (kind != websocket::frame_type::close && !take_token()) misbehave();
        });
    }

    void begin(const Request& request) override {
        asio::co_spawn(around_.context, talk(handshake_of(request)),
                       [self = shared_from_this()](const std::exception_ptr&) {
                           self->around_.owner.ended(*self);
                       });
    }

    ConnectionId id() const override { return id_; }

    void send(SharedText text) override {
        if (is_leaving_ || !stream_.is_open()) return;
        line_->push(frame(text_opcode, std::move(text)));
        ++around_.numbers.messages_out;
        if (!is_over_limits()) return;
        // Much at once is no sign of a slow reader.
        line_->send_what_fits();
        if (!is_over_limits()) return;
        ++around_.numbers.dropped_slow;
        drop();
    }

    void close(Closing why) override { close(static_cast<std::uint16_t>(why)); }

    void drop() override {
        is_leaving_ = true;
        line_->close();
    }

    void look(steady_clock::time_point now) override {
        const steady_clock::time_point heard = stream_.next_layer().heard();
        if (is_leaving_ || !stream_.is_open()) {
            if (leaving_since_ == steady_clock::time_point()) leaving_since_ = now;
            if (now - leaving_since_ >= around_.limits.closing) drop();
            return;
        }
        leaving_since_ = {};
        if (now - heard >= around_.limits.silence) {
            ++around_.numbers.dropped_silent;
            drop();
        } else if (now - heard >= around_.limits.silence / 2 && asked_after_ != heard) {
            asked_after_ = heard;
            line_->push(frame(ping_opcode, nullptr));
        }
    }

  private:
    static constexpr std::uint8_t text_opcode = 1;
    static constexpr std::uint8_t close_opcode = 8;
    static constexpr std::uint8_t ping_opcode = 9;

    asio::awaitable<void, Executor> talk(http::request<http::empty_body> handshake) {
        if (!co_await accept(std::move(handshake))) co_return;
        around_.owner.opened(*this);
        for (Error error;;) {
            const std::size_t room = std::max(small_message, message_.size());
            const std::size_t size = co_await stream_.async_read_some(
                message_.prepare(room), asio::redirect_error(awaiting, error));
            if (error) co_return;
            message_.commit(size);
            if (stream_.got_binary()) {
                ++around_.numbers.dropped_misbehaved;
                close(static_cast<std::uint16_t>(websocket::close_code::unknown_data));
            }
            if (stream_.is_message_done()) take_message();
        }
    }

    asio::awaitable<bool, Executor> accept(http::request<http::empty_body> handshake) {
        Error error;
        co_await stream_.async_accept(handshake, asio::redirect_error(awaiting, error));
        co_return !error;
    }

    void take_message() {
        const auto bytes = message_.cdata();
        around_.numbers.bytes_in += bytes.size();
        ++around_.numbers.messages_in;
        if (!is_leaving_) {
            if (take_token()) {
                around_.owner.received(*this,
                                       {static_cast<const char*>(bytes.data()), bytes.size()});
            } else {
                ++around_.numbers.dropped_misbehaved;
                close(Closing::misbehaved);
            }
        }
        message_.clear();
        if (message_.capacity() > large_message) message_.shrink_to_fit();
    }

    bool take_token() {
        const steady_clock::time_point now = steady_clock::now();
        const std::chrono::duration<double> time = now - filled_;
        filled_ = now;
        tokens_ = std::min(around_.limits.message_burst,
                           tokens_ + time.count() * around_.limits.messages_per_second);
        if (tokens_ < 1) return false;
        tokens_ -= 1;
        return true;
    }

    /// Where Beast is in the middle of something and cannot take its leave.
    void misbehave() {
        if (is_leaving_) return;
        ++around_.numbers.dropped_misbehaved;
        drop();
    }

    void close(std::uint16_t code) {
        if (is_leaving_ || !stream_.is_open()) return;
        is_leaving_ = true;
        leaving_since_ = steady_clock::now();
        // Not by Beast: its closing and its reading wait for each other where the client sends
        // nonsense meanwhile. It reads on, until the client takes its leave, too.
        std::string payload = {static_cast<char>(code >> 8U), static_cast<char>(code & 0xFFU)};
        line_->push_last(
            frame(close_opcode, std::make_shared<const std::string>(std::move(payload))));
    }

    bool is_over_limits() const {
        return line_->waiting_bytes() > around_.limits.queued_bytes ||
               line_->waiting() > around_.limits.queued_messages;
    }

    Surroundings around_;
    ConnectionId id_;
    std::shared_ptr<Line> line_;
    websocket::stream<Wire, false> stream_;
    beast::flat_buffer message_;  ///< as much of one as has come
    double tokens_;               ///< how many more may come at once
    steady_clock::time_point filled_ = steady_clock::now();
    bool is_leaving_ = false;
    steady_clock::time_point leaving_since_ = {};
    steady_clock::time_point asked_after_ = {};  ///< when it was last heard of before
};

}  // namespace

std::shared_ptr<WebSocket> WebSocket::make(const Surroundings& surroundings, ConnectionId id,
                                           int socket, bool is_v6) {
    Socket taken(surroundings.context);
    Error error;
    taken.assign(is_v6 ? tcp::v6() : tcp::v4(), socket, error);
    if (error) {
        ::close(socket);
        return nullptr;
    }
    taken.set_option(Socket::send_buffer_size(system_buffer), error);
    taken.non_blocking(true, error);
    if (error) return nullptr;
    return std::make_shared<BeastWebSocket>(surroundings, id, std::move(taken));
}

}  // namespace lemniscate::server
