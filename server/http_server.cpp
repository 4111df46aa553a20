#include "server/http_server.h"

#include <csignal>
#include <exception>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>

#include "server/http_date.h"

namespace lemniscate::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;
using Parser = http::request_parser<http::empty_body>;
using Response = http::response<http::span_body<const char>>;

/// One client. Its coroutine owns it.
struct Connection {
    beast::tcp_stream stream;
    beast::flat_buffer buffer;
    bool is_answering = false;  ///< and may finish that when the server stops
};

Request request_of(const Parser& parser) {
    const auto& message = parser.get();
    Request request{.method = std::string(message.method_string()),
                    .target = std::string(message.target()),
                    .fields = {},
                    .has_body = parser.chunked() || parser.content_length().value_or(0) > 0};
    for (const auto& field : message) {
        request.fields.push_back({std::string(field.name_string()), std::string(field.value())});
    }
    return request;
}

/// What to say to bytes that are no request; nothing where nobody listens any more.
std::optional<Answer> answer_to(const Error& error) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow) {
        return plain_answer(431, "this request is too long");
    }
    const bool is_gone =
        error == http::error::end_of_stream || error == http::error::partial_message;
    if (is_gone || error.category() != make_error_code(http::error::end_of_stream).category()) {
        return std::nullopt;
    }
    return plain_answer(400, "this is no request");
}

/// What a response says before its body. The answer must live as long.
Response response_of(const Answer& answer, bool has_body) {
    Response response;
    response.version(11);
    response.result(static_cast<unsigned>(answer.status));
    response.set(http::field::date, http_date(std::chrono::system_clock::now()));
    for (const Field& field : strict_fields()) response.set(field.name, field.value);
    for (const Field& field : answer.fields) response.set(field.name, field.value);
    if (answer.body) {
        response.content_length(answer.body->size());
        if (has_body) response.body() = {answer.body->data(), answer.body->size()};
    }
    return response;
}

}  // namespace

class HttpServer::Sockets {
  public:
    Sockets(Handler handler, Limits limits)
        : handler_(std::move(handler)), limits_(limits), context_(1) {
        signals_.add(SIGINT);
        signals_.add(SIGTERM);
        signals_.async_wait([this](const Error& error, int) {
            if (!error) begin_to_stop();
        });
    }

    std::error_code listen(std::uint16_t port) {
        Error error;
        acceptor_.open(tcp::v4(), error);
        // A port that was just left is free; one that somebody listens to is still taken.
        if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
        if (!error) acceptor_.bind({asio::ip::address_v4::loopback(), port}, error);
        if (!error) acceptor_.listen(tcp::acceptor::max_listen_connections, error);
        if (error) acceptor_.close();
        return error;
    }

    std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

    void run() {
        asio::co_spawn(context_, accept_all(), [](const std::exception_ptr& problem) {
            if (problem) std::rethrow_exception(problem);
        });
        context_.run();
    }

    void stop() {
        asio::post(context_, [this] { begin_to_stop(); });
    }

  private:
    void begin_to_stop() {
        if (is_stopping_) return;
        is_stopping_ = true;
        signals_.cancel();
        signals_.clear();
        acceptor_.close();
        next_accept_.cancel();
        for (Connection* connection : connections_) {
            if (!connection->is_answering) connection->stream.close();
        }
        if (connections_.empty()) return;
        patience_.expires_after(limits_.stop);
        patience_.async_wait([this](const Error& error) {
            if (!error) context_.stop();
        });
    }

    asio::awaitable<void> accept_all() {
        while (!is_stopping_) {
            if (connections_.size() >= limits_.connections) {
                co_await wait_to_accept(asio::steady_timer::time_point::max());
                continue;
            }
            Error error;
            tcp::socket socket(context_);
            co_await acceptor_.async_accept(socket,
                                            asio::redirect_error(asio::use_awaitable, error));
            if (is_stopping_) co_return;
            if (error) {
                // Mostly that there are no descriptors left: somebody will give one back.
                const auto soon = std::chrono::steady_clock::now() + std::chrono::milliseconds(100);
                co_await wait_to_accept(soon);
                continue;
            }
            begin(std::move(socket));
        }
    }

    asio::awaitable<void> wait_to_accept(asio::steady_timer::time_point until) {
        Error error;
        next_accept_.expires_at(until);
        co_await next_accept_.async_wait(asio::redirect_error(asio::use_awaitable, error));
    }

    void begin(tcp::socket socket) {
        Error ignored;
        socket.set_option(tcp::no_delay(true), ignored);
        auto connection = std::make_unique<Connection>(
            Connection{beast::tcp_stream(std::move(socket)),
                       // Room for one request too long, and what comes with it.
                       beast::flat_buffer(2 * limits_.header_bytes), false});
        Connection* const key = connection.get();
        connections_.insert(key);
        // Whatever goes wrong with one client is no matter of the others.
        asio::co_spawn(context_, talk(std::move(connection)),
                       [this, key](const std::exception_ptr&) { end(key); });
    }

    void end(Connection* connection) {
        connections_.erase(connection);
        next_accept_.cancel();
        if (is_stopping_ && connections_.empty()) patience_.cancel();
    }

    asio::awaitable<void> talk(std::unique_ptr<Connection> connection) {
        bool goes_on = co_await has_more(*connection, limits_.request);
        while (goes_on) {
            goes_on = co_await answer_one(*connection) && !is_stopping_ &&
                      co_await has_more(*connection, limits_.idle);
        }
    }

    /// Waits for the first bytes of a request.
    asio::awaitable<bool> has_more(Connection& connection, std::chrono::milliseconds patience) {
        if (connection.buffer.size() > 0) co_return true;
        Error error;
        connection.stream.expires_after(patience);
        const std::size_t size = co_await connection.stream.async_read_some(
            connection.buffer.prepare(limits_.header_bytes),
            asio::redirect_error(asio::use_awaitable, error));
        connection.buffer.commit(size);
        co_return !error && !is_stopping_;
    }

    /// Reads and answers one request; false: it was the last of this connection.
    asio::awaitable<bool> answer_one(Connection& connection) {
        Error error;
        Parser parser;
        parser.header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
        // Bodies are refused by what the fields say of them, and never read.
        parser.body_limit(boost::none);
        connection.stream.expires_after(limits_.request);
        co_await http::async_read_header(connection.stream, connection.buffer, parser,
                                         asio::redirect_error(asio::use_awaitable, error));
        if (is_stopping_) co_return false;
        connection.is_answering = true;
        if (error) {
            const std::optional<Answer> refusal = answer_to(error);
            if (!refusal) co_return false;
            Response response = response_of(*refusal, true);
            co_await send_last(connection, response);
            co_return false;
        }
        const Request request = request_of(parser);
        const Answer answer = answer_from_handler(request);
        Response response = response_of(answer, request.method != "HEAD");
        if (request.has_body || !parser.keep_alive()) {
            co_await send_last(connection, response);
            co_return false;
        }
        const bool was_sent = co_await send(connection, response);
        connection.is_answering = false;
        co_return was_sent;
    }

    Answer answer_from_handler(const Request& request) const {
        try {
            return handler_(request);
        } catch (const std::exception&) {
            return plain_answer(500, "something failed here");
        }
    }

    asio::awaitable<bool> send(Connection& connection, Response& response) {
        Error error;
        connection.stream.expires_after(limits_.request);
        co_await http::async_write(connection.stream, response,
                                   asio::redirect_error(asio::use_awaitable, error));
        co_return !error;
    }

    /// A socket that is closed while bytes come in takes back what it sent, so they are read away
    /// for a moment.
    asio::awaitable<void> send_last(Connection& connection, Response& response) {
        response.keep_alive(false);
        if (!co_await send(connection, response)) co_return;
        Error error;
        connection.stream.socket().shutdown(tcp::socket::shutdown_send, error);
        connection.stream.expires_after(limits_.drain);
        for (std::size_t left = std::size_t{1} << 20U; !error;) {
            connection.buffer.clear();
            const std::size_t size = co_await connection.stream.async_read_some(
                connection.buffer.prepare(limits_.header_bytes),
                asio::redirect_error(asio::use_awaitable, error));
            if (size >= left) co_return;
            left -= size;
        }
    }

    Handler handler_;
    Limits limits_;
    bool is_stopping_ = false;
    std::set<Connection*> connections_;
    asio::io_context context_;
    asio::signal_set signals_{context_};
    tcp::acceptor acceptor_{context_};
    asio::steady_timer next_accept_{context_};  ///< when there is no room, or was an error
    asio::steady_timer patience_{context_};     ///< with answers under way, at the end
};

HttpServer::HttpServer(Handler handler, Limits limits)
    : sockets_(std::make_unique<Sockets>(std::move(handler), limits)) {}
HttpServer::~HttpServer() = default;

std::error_code HttpServer::listen(std::uint16_t port) { return sockets_->listen(port); }
std::uint16_t HttpServer::port() const { return sockets_->port(); }
void HttpServer::run() { sockets_->run(); }
void HttpServer::stop() { sockets_->stop(); }

}  // namespace lemniscate::server
