#include "server/http_server.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <deque>
#include <exception>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/forwarded.h"
#include "server/http_date.h"
#include "server/websocket.h"

namespace lemniscate::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;
using Executor = asio::io_context::executor_type;
using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using Socket = asio::basic_stream_socket<tcp, Executor>;
using Stream = beast::basic_stream<tcp, Executor>;
using Parser = http::request_parser<http::string_body>;
using Response = http::response<http::span_body<const char>>;
using std::chrono::milliseconds;

template <class Value>
using Awaitable = asio::awaitable<Value, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;

constexpr asio::use_awaitable_t<Executor> awaiting;

/// Most requests are shorter, so that a client between two of them holds no more than this.
constexpr std::size_t short_request = 1024;

struct AddressHash {
    std::size_t operator()(const Address& address) const {
        return std::hash<std::string_view>()(
            {reinterpret_cast<const char*>(address.data()), address.size()});
    }
};

/// How many there are of each client.
using Crowd = std::unordered_map<Address, std::size_t, AddressHash>;

/// One more of a client, for as long as this lives.
class Place {
  public:
    Place() = default;
    Place(Crowd& crowd, const Address& client) : crowd_(&crowd), client_(client) {
        ++crowd[client];
    }
    ~Place() { leave(); }
    Place(Place&& other) noexcept
        : crowd_(std::exchange(other.crowd_, nullptr)), client_(other.client_) {}
    Place& operator=(Place&& other) noexcept {
        if (this == &other) return *this;
        leave();
        crowd_ = std::exchange(other.crowd_, nullptr);
        client_ = other.client_;
        return *this;
    }

  private:
    void leave() {
        if (crowd_ == nullptr) return;
        const auto found = crowd_->find(client_);
        if (--found->second == 0) crowd_->erase(found);
    }

    Crowd* crowd_ = nullptr;
    Address client_;
};

struct Listener {
    Listener(asio::io_context& context, Handlers its_handlers)
        : handlers(std::move(its_handlers)), acceptor(context), next_accept(context) {}

    Handlers handlers;
    std::size_t connections = 0;
    Crowd crowd;
    Acceptor acceptor;
    Timer next_accept;  ///< when there is no room, or was an error
};

/// One client that speaks HTTP. Its coroutine owns it.
struct Connection {
    Listener& listener;
    std::string sender;     ///< the address at the other end
    bool is_proxy = false;  ///< that is trusted
    Place place = {};       ///< of the sender, or of whom a proxy speaks for now
    Stream stream;
    beast::flat_buffer buffer;
    bool is_answering = false;  ///< and may finish that when the server stops
    Timer* handler = nullptr;   ///< runs while an answer is waited for
};

/// What a handler says, now or later.
template <class Value>
struct Later {
    Timer timer;
    std::optional<Value> value = std::nullopt;
};

/// A WebSocket and what is known of it here.
struct Guest {
    Listener& listener;
    Place place;
    Accepted accepted;  ///< until it is opened
    std::shared_ptr<WebSocket> socket;
    bool was_opened = false;
};

/// IPv4 stands for itself, also where a socket takes both.
asio::ip::address plain_address(const asio::ip::address& address) {
    if (!address.is_v6()) return address;
    if (address.to_v6().is_v4_mapped()) {
        return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
    }
    return asio::ip::address_v6(address.to_v6().to_bytes());
}

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
    if (error == http::error::body_limit) return plain_answer(413, "this body is too long");
    const bool is_gone =
        error == http::error::end_of_stream || error == http::error::partial_message;
    if (is_gone || error.category() != make_error_code(http::error::end_of_stream).category()) {
        return std::nullopt;
    }
    return plain_answer(400, "this is no request");
}

/// Why a request for a WebSocket is none that can be answered with one (RFC 6455, 4.2.1).
std::optional<Answer> refuse_handshake(const Request& request) {
    if (request.list("Sec-WebSocket-Version") != "13") {
        Answer answer = plain_answer(426, "WebSockets of version 13 are spoken here");
        answer.fields.push_back({"Sec-WebSocket-Version", "13"});
        return answer;
    }
    constexpr std::size_t key_size = 24;
    if (request.has_body || request.list("Sec-WebSocket-Key").size() != key_size) {
        return plain_answer(400, "this is no request for a WebSocket");
    }
    return std::nullopt;
}

Answer failure() { return plain_answer(500, "something failed here"); }

/// What a response says before its body. The answer must live as long.
Response response_of(const Answer& answer, bool has_body) {
    Response response;
    response.version(11);
    response.result(static_cast<unsigned>(answer.status));
    response.set(http::field::date, http_date(std::chrono::system_clock::now()));
    for (const Field& field : strict_fields()) response.set(field.name, field.value);
    for (const Field& field : answer.fields) {
        // The one field that stands there several times and is no list.
        if (equal_ignoring_case(field.name, "Set-Cookie")) {
            response.insert(field.name, field.value);
        } else {
            response.set(field.name, field.value);
        }
    }
    if (answer.body) {
        response.content_length(answer.body->size());
        if (has_body) response.body() = {answer.body->data(), answer.body->size()};
    }
    return response;
}

}  // namespace

class HttpServer::Sockets final : public WebSocket::Owner {
  public:
    Sockets(Limits limits, std::vector<Network> trusted)
        : limits_(limits), trusted_(std::move(trusted)), context_(1) {
        signals_.add(SIGINT);
        signals_.add(SIGTERM);
        signals_.async_wait([this](const Error& error, int) {
            if (!error) begin_to_stop();
        });
    }

    std::error_code listen(std::string_view address, std::uint16_t port, Handlers handlers) {
        Error error;
        const asio::ip::address where = asio::ip::make_address(address, error);
        if (error) return error;
        const tcp::endpoint endpoint(where, port);
        listeners_.emplace_back(context_, std::move(handlers));
        Acceptor& acceptor = listeners_.back().acceptor;
        acceptor.open(endpoint.protocol(), error);
        // A port that was just left is free; one that somebody listens to is still taken.
        if (!error) acceptor.set_option(Acceptor::reuse_address(true), error);
        if (!error && where.is_v6()) acceptor.set_option(asio::ip::v6_only(false), error);
        if (!error) acceptor.bind(endpoint, error);
        if (!error) acceptor.listen(Acceptor::max_listen_connections, error);
        if (error) listeners_.pop_back();
        return error;
    }

    std::uint16_t port(std::size_t listener) const {
        return listeners_.at(listener).acceptor.local_endpoint().port();
    }

    void run() {
        for (Listener& listener : listeners_) {
            asio::co_spawn(context_, accept_all(listener), [](const std::exception_ptr& problem) {
                if (problem) std::rethrow_exception(problem);
            });
        }
        look_after_websockets();
        context_.run();
    }

    void stop() {
        asio::post(context_, [this] { begin_to_stop(); });
    }

    void post(std::function<void()> work) {
        asio::post(context_, [this, work = std::move(work)] { guard(work); });
    }

    void after(milliseconds time, std::function<void()> work) {
        auto timer = std::make_unique<Timer>(context_, time);
        Timer& waiting = *timer;
        waiting.async_wait(
            [this, timer = std::move(timer), work = std::move(work)](const Error& error) {
                if (!error) guard(work);
            });
    }

    void send(ConnectionId connection, SharedText text) {
        const auto found = guests_.find(connection);
        if (found != guests_.end()) found->second.socket->send(std::move(text));
    }

    void close(ConnectionId connection, Closing why) {
        const auto found = guests_.find(connection);
        if (found != guests_.end()) found->second.socket->close(why);
    }

    const Numbers& numbers() const { return numbers_; }
    void on_failure(std::function<void(const std::exception_ptr&)> tell) {
        tell_failure_ = std::move(tell);
    }
    void on_stop(std::function<void()> tell) { tell_stop_ = std::move(tell); }

    void opened(WebSocket& socket) override {
        Guest& guest = guests_.at(socket.id());
        guest.was_opened = true;
        const Accepted accepted = std::exchange(guest.accepted, {});
        if (is_stopping_) socket.close(Closing::stopping);
        if (!guest.listener.handlers.opened) return;
        if (!guard([&] { guest.listener.handlers.opened(socket.id(), accepted); })) {
            socket.close(Closing::trouble);
        }
    }

    void received(WebSocket& socket, std::string_view text) override {
        const Handlers& handlers = guests_.at(socket.id()).listener.handlers;
        if (!handlers.received) return;
        if (!guard([&] { handlers.received(socket.id(), text); })) {
            socket.close(Closing::trouble);
        }
    }

    void ended(WebSocket& socket) override {
        auto guest = guests_.extract(socket.id());
        Listener& listener = guest.mapped().listener;
        --numbers_.websockets;
        if (guest.mapped().was_opened && listener.handlers.closed) {
            guard([&] { listener.handlers.closed(socket.id()); });
        }
        leave(listener);
    }

  private:
    void begin_to_stop() {
        if (is_stopping_) return;
        is_stopping_ = true;
        signals_.cancel();
        signals_.clear();
        for (Listener& listener : listeners_) {
            listener.acceptor.close();
            listener.next_accept.cancel();
        }
        for (Connection* connection : connections_) {
            if (!connection->is_answering) connection->stream.close();
        }
        if (tell_stop_) guard(tell_stop_);
        for (auto& [id, guest] : guests_) guest.socket->close(Closing::stopping);
        patience_.expires_after(limits_.stop);
        patience_.async_wait([this](const Error& error) {
            if (!error) drop_all();
        });
        end_if_empty();
    }

    void drop_all() {
        for (Connection* connection : connections_) {
            connection->stream.close();
            if (connection->handler != nullptr) connection->handler->cancel();
        }
        for (auto& [id, guest] : guests_) guest.socket->drop();
    }

    void end_if_empty() {
        if (is_stopping_ && connections_.empty() && guests_.empty()) context_.stop();
    }

    /// Whether nothing was thrown.
    template <class Work>
    bool guard(const Work& work) {
        try {
            work();
            return true;
        } catch (...) {
            ++numbers_.failures;
            if (tell_failure_) tell_failure_(std::current_exception());
            return false;
        }
    }

    void look_after_websockets() {
        const milliseconds often = std::min(limits_.silence, limits_.closing) / 8;
        look_.expires_after(
            std::clamp<milliseconds>(often, milliseconds(1), std::chrono::seconds(1)));
        look_.async_wait([this](const Error& error) {
            if (error) return;
            const auto now = std::chrono::steady_clock::now();
            for (auto& [id, guest] : guests_) guest.socket->look(now);
            look_after_websockets();
        });
    }

    Awaitable<void> accept_all(Listener& listener) {
        while (!is_stopping_) {
            if (listener.connections >= limits_.connections) {
                co_await wait_to_accept(listener, Timer::time_point::max());
                continue;
            }
            Error error;
            Socket socket(context_);
            tcp::endpoint sender;
            co_await listener.acceptor.async_accept(socket, sender,
                                                    asio::redirect_error(awaiting, error));
            if (is_stopping_) co_return;
            if (error) {
                // Mostly that there are no descriptors left: somebody will give one back.
                co_await wait_to_accept(listener,
                                        std::chrono::steady_clock::now() + milliseconds(100));
                continue;
            }
            guard([&] {
                begin(listener, std::move(socket), plain_address(sender.address()).to_string());
            });
        }
    }

    static Awaitable<void> wait_to_accept(Listener& listener, Timer::time_point until) {
        Error error;
        listener.next_accept.expires_at(until);
        co_await listener.next_accept.async_wait(asio::redirect_error(awaiting, error));
    }

    void begin(Listener& listener, Socket socket, std::string sender) {
        const Address address = read_address(sender).value_or(Address());
        const bool is_proxy = contains(trusted_, address);
        std::optional<Place> place = is_proxy ? Place() : find_place(listener, address);
        if (!place) return;
        ++numbers_.accepted;
        ++numbers_.connections;
        ++listener.connections;
        Error ignored;
        socket.set_option(tcp::no_delay(true), ignored);
        std::unique_ptr<Connection> connection(
            new Connection{.listener = listener,
                           .sender = std::move(sender),
                           .is_proxy = is_proxy,
                           .place = *std::move(place),
                           .stream = Stream(std::move(socket)),
                           // Room for one request too long, and what comes with it.
                           .buffer = beast::flat_buffer(2 * limits_.header_bytes)});
        Connection* const key = connection.get();
        connections_.insert(key);
        // Whatever goes wrong with one client is no matter of the others.
        asio::co_spawn(context_, talk(std::move(connection)),
                       [this, key, &listener](const std::exception_ptr&) {
                           connections_.erase(key);
                           leave(listener);
                       });
    }

    /// None where there are as many from there already as there may be.
    std::optional<Place> find_place(Listener& listener, const Address& address) {
        if (limits_.connections_per_address == 0) return Place();
        const Address client = client_of(address);
        const auto found = listener.crowd.find(client);
        if (found != listener.crowd.end() && found->second >= limits_.connections_per_address) {
            ++numbers_.refused_crowded;
            return std::nullopt;
        }
        return Place(listener.crowd, client);
    }

    void leave(Listener& listener) {
        --numbers_.connections;
        --listener.connections;
        listener.next_accept.cancel();
        end_if_empty();
    }

    Awaitable<void> talk(std::unique_ptr<Connection> connection) {
        bool goes_on = co_await has_more(*connection, limits_.request);
        while (goes_on) {
            goes_on = co_await answer_one(*connection) && !is_stopping_ &&
                      co_await has_more(*connection, limits_.idle);
        }
    }

    /// Waits for the first bytes of a request.
    Awaitable<bool> has_more(Connection& connection, milliseconds patience) {
        if (connection.buffer.size() > 0) co_return true;
        connection.buffer.shrink_to_fit();
        Error error;
        connection.stream.expires_after(patience);
        const std::size_t size = co_await connection.stream.async_read_some(
            connection.buffer.prepare(std::min(short_request, limits_.header_bytes)),
            asio::redirect_error(awaiting, error));
        connection.buffer.commit(size);
        co_return !error && !is_stopping_;
    }

    /// Reads and answers one request; false: it was the last of this connection.
    Awaitable<bool> answer_one(Connection& connection) {
        Error error;
        Parser parser;
        parser.header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
        // What the fields say of a body is judged when they are read.
        parser.body_limit(boost::none);
        // For all of the request: whoever sends a byte now and then gains nothing.
        connection.stream.expires_after(limits_.request);
        numbers_.bytes_in += co_await http::async_read_header(
            connection.stream, connection.buffer, parser, asio::redirect_error(awaiting, error));
        Request request;
        if (!error) {
            request = request_of(parser);
            if (request.has_body && connection.listener.handlers.takes_bodies) {
                error = co_await read_body(connection, parser, request);
            }
        }
        if (is_stopping_) co_return false;
        connection.is_answering = true;
        if (error) {
            if (const std::optional<Answer> refusal = answer_to(error)) {
                ++numbers_.refused_malformed;
                Response response = response_of(*refusal, true);
                co_await send_last(connection, response);
            }
            co_return false;
        }
        ++numbers_.requests;
        request.peer = peer_of(connection.sender, request, trusted_);
        Verdict verdict =
            co_await judge(connection, request, beast::websocket::is_upgrade(parser.get()));
        if (std::holds_alternative<Accepted>(verdict)) {
            become_websocket(connection, request, std::get<Accepted>(std::move(verdict)));
            co_return false;
        }
        if (connection.is_proxy) connection.place = {};
        const Answer& answer = std::get<Answer>(verdict);
        Response response = response_of(answer, request.method != "HEAD");
        if (!parser.is_done() || !parser.keep_alive()) {
            co_await send_last(connection, response);
            co_return false;
        }
        const bool was_sent = co_await send(connection, response);
        connection.is_answering = false;
        co_return was_sent;
    }

    Awaitable<Error> read_body(Connection& connection, Parser& parser, Request& request) {
        if (parser.content_length().value_or(0) > limits_.body_bytes) {
            co_return make_error_code(http::error::body_limit);
        }
        Error error;
        if (equal_ignoring_case(request.list("Expect"), "100-continue")) {
            constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
            co_await asio::async_write(connection.stream, asio::buffer(go_on),
                                       asio::redirect_error(awaiting, error));
            if (error) co_return error;
        }
        parser.body_limit(limits_.body_bytes);
        numbers_.bytes_in += co_await http::async_read(connection.stream, connection.buffer, parser,
                                                       asio::redirect_error(awaiting, error));
        request.body = std::move(parser.get().body());
        co_return error;
    }

    /// What the handler says, or what there is to say without it.
    Awaitable<Verdict> judge(Connection& connection, const Request& request, bool is_websocket) {
        if (connection.is_proxy) {
            const std::optional<Address> client = read_address(request.peer.address);
            std::optional<Place> place = find_place(connection.listener, *client);
            if (!place) co_return plain_answer(429, "there are too many from this address");
            connection.place = *std::move(place);
        }
        const Handlers& handlers = connection.listener.handlers;
        if (!is_websocket) {
            co_return co_await ask<Answer>(connection, request, handlers.request);
        }
        if (!handlers.upgrade) co_return plain_answer(404, "there are no WebSockets here");
        const bool is_too_early = connection.buffer.size() > 0;
        if (is_too_early) co_return plain_answer(400, "a WebSocket speaks when it is answered");
        if (std::optional<Answer> refusal = refuse_handshake(request)) {
            co_return *std::move(refusal);
        }
        co_return co_await ask<Verdict>(connection, request, handlers.upgrade);
    }

    /// Asks the handler and waits until it says something.
    template <class Value, class Handler>
    Awaitable<Verdict> ask(Connection& connection, const Request& request, const Handler& handler) {
        const auto later = std::make_shared<Later<Value>>(Later<Value>{Timer(context_)});
        const auto say = [weak = std::weak_ptr(later)](Value value) {
            const std::shared_ptr<Later<Value>> waiting = weak.lock();
            if (!waiting || waiting->value) return;
            waiting->value = std::move(value);
            waiting->timer.cancel();
        };
        if (!guard([&] { handler(request, say); }) && !later->value) co_return failure();
        if (!later->value) {
            Error error;
            connection.handler = &later->timer;
            later->timer.expires_after(limits_.answer);
            co_await later->timer.async_wait(asio::redirect_error(awaiting, error));
            connection.handler = nullptr;
        }
        if (!later->value) co_return failure();
        co_return *std::move(later->value);
    }

    void become_websocket(Connection& connection, const Request& request, Accepted accepted) {
        Error error;
        Socket socket = connection.stream.release_socket();
        const bool is_v6 = socket.local_endpoint(error).protocol() == tcp::v6();
        const int descriptor = socket.release(error);
        if (error) return;
        const ConnectionId id = ++last_id_;
        Listener& listener = connection.listener;
        std::shared_ptr<WebSocket> made =
            WebSocket::make({context_, limits_, numbers_, *this}, id, descriptor, is_v6);
        if (!made) return;
        guests_.try_emplace(
            id, Guest{listener, std::move(connection.place), std::move(accepted), made});
        ++numbers_.connections;
        ++numbers_.websockets;
        ++listener.connections;
        made->begin(request);
    }

    Awaitable<bool> send(Connection& connection, Response& response) {
        Error error;
        const std::size_t seconds = response.body().size() / limits_.least_bytes_per_second;
        connection.stream.expires_after(limits_.request + std::chrono::seconds(seconds));
        numbers_.bytes_out += co_await http::async_write(connection.stream, response,
                                                         asio::redirect_error(awaiting, error));
        co_return !error;
    }

    /// A socket that is closed while bytes come in takes back what it sent, so they are read away
    /// for a moment.
    Awaitable<void> send_last(Connection& connection, Response& response) {
        response.keep_alive(false);
        if (!co_await send(connection, response)) co_return;
        Error error;
        connection.stream.socket().shutdown(tcp::socket::shutdown_send, error);
        connection.stream.expires_after(limits_.drain);
        for (std::size_t left = std::size_t{1} << 20U; !error;) {
            connection.buffer.clear();
            const std::size_t size = co_await connection.stream.async_read_some(
                connection.buffer.prepare(limits_.header_bytes),
                asio::redirect_error(awaiting, error));
            if (size >= left) co_return;
            left -= size;
        }
    }

    Limits limits_;
    std::vector<Network> trusted_;
    Numbers numbers_;
    std::function<void(const std::exception_ptr&)> tell_failure_;
    std::function<void()> tell_stop_;
    bool is_stopping_ = false;
    ConnectionId last_id_ = 0;
    std::set<Connection*> connections_;
    asio::io_context context_;
    asio::executor_work_guard<Executor> until_stopped_{context_.get_executor()};
    std::deque<Listener> listeners_;
    std::unordered_map<ConnectionId, Guest> guests_;
    asio::signal_set signals_{context_};
    Timer look_{context_};
    Timer patience_{context_};  ///< with what is under way, at the end
};

HttpServer::HttpServer(Limits limits, std::vector<Network> trusted_proxies)
    : sockets_(std::make_unique<Sockets>(limits, std::move(trusted_proxies))) {}
HttpServer::~HttpServer() = default;

std::error_code HttpServer::listen(std::string_view address, std::uint16_t port,
                                   Handlers handlers) {
    return sockets_->listen(address, port, std::move(handlers));
}
std::uint16_t HttpServer::port(std::size_t listener) const { return sockets_->port(listener); }
void HttpServer::run() { sockets_->run(); }
void HttpServer::stop() { sockets_->stop(); }
void HttpServer::post(std::function<void()> work) { sockets_->post(std::move(work)); }
void HttpServer::after(milliseconds time, std::function<void()> work) {
    sockets_->after(time, std::move(work));
}
void HttpServer::send(ConnectionId connection, SharedText text) {
    sockets_->send(connection, std::move(text));
}
void HttpServer::close(ConnectionId connection, Closing why) { sockets_->close(connection, why); }
const Numbers& HttpServer::numbers() const { return sockets_->numbers(); }
void HttpServer::on_failure(std::function<void(const std::exception_ptr&)> tell) {
    sockets_->on_failure(std::move(tell));
}
void HttpServer::on_stop(std::function<void()> tell) { sockets_->on_stop(std::move(tell)); }

}  // namespace lemniscate::server
