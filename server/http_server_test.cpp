// What sockets are needed for, with limits that a test can wait for. tests/serve looks at the
// command.
#include "server/http_server.h"

#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace lemniscate::server {
namespace {

using std::chrono::milliseconds;

/// Whoever waits for this, waits for longer than a test may take.
constexpr std::chrono::hours never(1);

/// One connection.
class Client {
  public:
    explicit Client(std::uint16_t port) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in address = {};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        EXPECT_EQ(connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    }
    ~Client() {
        if (socket_ >= 0) close(socket_);
    }
    Client(Client&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
    Client& operator=(Client&&) = delete;

    bool try_send(const std::string& text) const {
        return ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL) ==
               static_cast<ssize_t>(text.size());
    }
    void send(const std::string& text) const { EXPECT_TRUE(try_send(text)); }
    bool has_bytes_within(milliseconds time) const {
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

  private:
    int socket_;
};

const std::string request = "GET /path HTTP/1.1\r\nHost: localhost\r\n\r\n";
const std::string other_request = "GET /other HTTP/1.1\r\nHost: localhost\r\n\r\n";
const std::string last_request = "GET /path HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

Answer repeat_target(const Request& asked) { return plain_answer(200, asked.target); }

/// A listener that answers at once.
Handlers answering(std::function<Answer(const Request&)> answer) {
    return {.request = [answer = std::move(answer)](const Request& asked,
                                                    const Handlers::Reply& reply) {
        reply(answer(asked));
    }};
}

/// A server that runs for as long as it lives.
class Running {
  public:
    explicit Running(Limits limits = {}, Handlers handlers = answering(repeat_target))
        : server_(limits) {
        EXPECT_EQ(server_.listen("127.0.0.1", 0, std::move(handlers)), std::error_code());
        port_ = server_.port();
        thread_ = std::thread([this] { server_.run(); });
    }
    ~Running() {
        server_.stop();
        thread_.join();
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    std::uint16_t port() const { return port_; }
    void begin_to_stop() { server_.stop(); }

  private:
    HttpServer server_;
    std::uint16_t port_ = 0;
    std::thread thread_;
};

/// More than the buffers of a socket take.
Answer large_answer(const Request&) {
    return plain_answer(200, std::string(std::size_t{16} << 20U, 'x') + "end");
}

TEST(HttpServer, AnswersRequestsOneAfterAnotherAndSeveralAtOnce) {
    const Running running;
    const Client client(running.port());
    client.send(request);
    EXPECT_TRUE(client.read_until("/path\n").starts_with("HTTP/1.1 200 OK\r\n"));
    client.send(request + request);
    EXPECT_TRUE(client.read_until("/path\n").starts_with("HTTP/1.1 200 OK\r\n"));
    EXPECT_TRUE(client.read_until("/path\n").starts_with("HTTP/1.1 200 OK\r\n"));
}

TEST(HttpServer, ClosesWhereTheClientAsksForIt) {
    const Running running;
    const Client client(running.port());
    client.send(last_request);
    EXPECT_NE(client.read_to_the_end().find("\r\nConnection: close\r\n"), std::string::npos);
}

TEST(HttpServer, LetsGoOfAClientThatSendsNothing) {
    const Running running({.request = milliseconds(50)});
    EXPECT_EQ(Client(running.port()).read_to_the_end(), "");
}

TEST(HttpServer, LetsGoOfAClientThatNeverEndsItsRequest) {
    const Running running({.request = milliseconds(50)});
    const Client client(running.port());
    client.send("GET / HTTP/1.1\r\nHost: loc");
    EXPECT_EQ(client.read_to_the_end(), "");
}

TEST(HttpServer, LetsGoOfAClientThatSendsAByteNowAndThen) {
    const Running running({.request = milliseconds(200)});
    const Client client(running.port());
    // A deadline that each byte moved would only come with a header that is too long.
    int bytes = 0;
    while (client.try_send("G")) {
        ++bytes;
        std::this_thread::sleep_for(milliseconds(20));
    }
    EXPECT_LT(bytes, 1000);
}

TEST(HttpServer, LetsGoOfAClientThatIsSilentAfterAnAnswer) {
    const Running running({.request = never, .idle = milliseconds(50)});
    const Client client(running.port());
    client.send(request);
    EXPECT_TRUE(client.read_to_the_end().ends_with("/path\n"));
}

TEST(HttpServer, LetsGoOfAClientThatDoesNotTakeItsAnswer) {
    const Running running({.connections = 1,
                           .request = milliseconds(50),
                           .least_bytes_per_second = std::size_t{1} << 30U},
                          answering([](const Request& asked) {
                              return asked.target == "/path" ? large_answer(asked)
                                                             : repeat_target(asked);
                          }));
    const Client deaf(running.port());
    deaf.send(request);
    const Client next(running.port());
    next.send(other_request);
    EXPECT_TRUE(next.read_until("/other\n").ends_with("/other\n"));
}

TEST(HttpServer, RefusesAHeaderThatIsTooLong) {
    const Running running({.header_bytes = 1000});
    const auto first_line = [&](std::size_t length) {
        const Client client(running.port());
        client.send("GET /" + std::string(length, 'a') + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        return client.read_until("\r\n");
    };
    EXPECT_EQ(first_line(900), "HTTP/1.1 200 OK\r\n");
    EXPECT_TRUE(first_line(1000).starts_with("HTTP/1.1 431 "));
}

TEST(HttpServer, LetsAClientSendABodyThatNobodyWants) {
    const Running running({.drain = never});
    const Client client(running.port());
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n");
    client.read_to_the_end();
    // A socket that was closed would refuse all of these but the first.
    for (int i = 0; i < 10; ++i) client.send(std::string(10'000, 'a'));
}

TEST(HttpServer, OneClientTooManyWaitsUntilAnotherLeaves) {
    const Running running({.connections = 1});
    const Client second = [&] {
        const Client first(running.port());
        first.send(request);
        EXPECT_TRUE(first.read_until("/path\n").ends_with("/path\n"));
        Client waiting(running.port());
        waiting.send(last_request);
        EXPECT_FALSE(waiting.has_bytes_within(milliseconds(50)));
        return waiting;
    }();
    EXPECT_TRUE(second.read_to_the_end().ends_with("/path\n"));
}

TEST(HttpServer, FailureOfTheHandlerIsToldAndTheNextRequestAnswered) {
    const Running running({}, answering([](const Request& asked) {
                              return asked.target == "/path" ? throw std::runtime_error("secret")
                                                             : repeat_target(asked);
                          }));
    const Client client(running.port());
    client.send(request);
    const std::string failed = client.read_until("failed here\n");
    EXPECT_TRUE(failed.starts_with("HTTP/1.1 500 ")) << failed;
    EXPECT_EQ(failed.find("secret"), std::string::npos);
    client.send(other_request);
    EXPECT_TRUE(client.read_until("/other\n").starts_with("HTTP/1.1 200 "));
}

TEST(HttpServer, StopsWhileClientsAreSilent) {
    std::optional<Running> running(std::in_place,
                                   Limits{.request = never, .idle = never, .stop = never});
    const Client fresh(running->port());
    const Client silent(running->port());
    silent.send(request);
    silent.read_until("/path\n");
    running.reset();
    EXPECT_EQ(fresh.read_to_the_end(), "");
    EXPECT_EQ(silent.read_to_the_end(), "");
}

TEST(HttpServer, AnswerUnderWayIsSentToItsEnd) {
    Running running({.stop = never}, answering(large_answer));
    const Client client(running.port());
    client.send(request);
    client.read_until("\r\n\r\n");
    running.begin_to_stop();
    EXPECT_TRUE(client.read_to_the_end().ends_with("end\n"));
}

TEST(HttpServer, DoesNotWaitForeverForAnAnswerToBeTaken) {
    std::optional<Running> running(
        std::in_place, Limits{.request = never, .stop = milliseconds(50)}, answering(large_answer));
    const Client client(running->port());
    client.send(request);
    client.read_until("\r\n\r\n");
    running.reset();
}

TEST(HttpServer, TakenPortIsTold) {
    const Running running;
    HttpServer other;
    EXPECT_EQ(other.listen("127.0.0.1", running.port(), answering(repeat_target)),
              std::errc::address_in_use);
    EXPECT_EQ(other.listen("127.0.0.1", 0, answering(repeat_target)), std::error_code())
        << "another one can be taken afterwards";
}

}  // namespace
}  // namespace lemniscate::server
