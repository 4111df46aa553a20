// What sockets are needed for, with limits that a test can wait for. tests/serve looks at the
// command.
#include "server/http_server.h"

#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

#include <gtest/gtest.h>

#include "server/test_client.h"

namespace lemniscate::server {
namespace {

using std::chrono::milliseconds;

const std::string request = "GET /path HTTP/1.1\r\nHost: localhost\r\n\r\n";
const std::string other_request = "GET /other HTTP/1.1\r\nHost: localhost\r\n\r\n";
const std::string last_request = "GET /path HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

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

/// Tells who asked, how, and with which body.
Answer repeat_all(const Request& asked) {
    return plain_answer(200, asked.peer.address + (asked.peer.secure ? " by TLS: " : ": ") +
                                 (asked.has_body ? "[" + asked.body + "]" : "no body"));
}

Handlers taking_bodies() {
    Handlers handlers = answering(repeat_all);
    handlers.takes_bodies = true;
    return handlers;
}

std::string post_of(const std::string& fields, const std::string& body) {
    return "POST / HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n" + body;
}

TEST(HttpServer, ReadsBodiesWhereTheyAreWanted) {
    const Running running({}, taking_bodies());
    const Client client(running.port());
    client.send(post_of("Content-Length: 5\r\n", "hello") + request);
    EXPECT_TRUE(client.read_until("[hello]\n").starts_with("HTTP/1.1 200 OK\r\n"));
    EXPECT_TRUE(client.read_until("no body\n").starts_with("HTTP/1.1 200 OK\r\n"));
    client.send(post_of("Transfer-Encoding: chunked\r\n", "3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n"));
    EXPECT_TRUE(client.read_until("[hello]\n").ends_with("[hello]\n"));
}

TEST(HttpServer, RefusesABodyThatIsTooLong) {
    const Running running({.body_bytes = 10}, taking_bodies());
    const auto status = [&](const std::string& asked) {
        const Client client(running.port());
        client.send(asked);
        return client.read_to_the_end().substr(9, 3);
    };
    const std::string last = "Connection: close\r\n";
    EXPECT_EQ(status(post_of(last + "Content-Length: 10\r\n", "0123456789")), "200");
    EXPECT_EQ(status(post_of(last + "Content-Length: 11\r\n", "0123456789a")), "413");
    EXPECT_EQ(status(post_of(last + "Content-Length: 99999999999\r\n", "")), "413");
    EXPECT_EQ(status(post_of(last + "Transfer-Encoding: chunked\r\n",
                             "6\r\n012345\r\n5\r\n6789a\r\n0\r\n\r\n")),
              "413");
    EXPECT_EQ(status(post_of(last + "Transfer-Encoding: chunked\r\n", "what\r\n")), "400");
    EXPECT_EQ(status(post_of(last + "Content-Length: -1\r\n", "")), "400");
    EXPECT_EQ(status(post_of(last + "Content-Length: 1\r\nContent-Length: 2\r\n", "ab")), "400");
    EXPECT_EQ(
        status(post_of(last + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n")),
        "400")
        << "two lengths are how requests are smuggled";
}

TEST(HttpServer, AsksForABodyThatWaitsToBeWanted) {
    const Running running({}, taking_bodies());
    const Client client(running.port());
    client.send(post_of("Content-Length: 5\r\nExpect: 100-continue\r\n", ""));
    EXPECT_EQ(client.read_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
    client.send("hello");
    EXPECT_TRUE(client.read_until("[hello]\n").starts_with("HTTP/1.1 200 OK\r\n"));
}

TEST(HttpServer, LetsGoOfAClientThatTricklesItsBody) {
    const Running running({.request = milliseconds(200)}, taking_bodies());
    const Client client(running.port());
    client.send(post_of("Content-Length: 60000\r\n", ""));
    int bytes = 0;
    while (client.try_send("a")) {
        ++bytes;
        std::this_thread::sleep_for(milliseconds(20));
    }
    EXPECT_LT(bytes, 1000);
}

/// Keeps what there is to be answered until a test wants it to be.
struct Hesitant {
    std::vector<Handlers::Reply> replies = {};  ///< for the server's thread

    Handlers handlers() {
        return {.request = [this](const Request&, Handlers::Reply reply) {
            replies.push_back(std::move(reply));
        }};
    }
    /// Waits until so many requests have come, and answers the last of them.
    void answer(Running& running, std::size_t count, const std::string& words) {
        while (running.there([&] { return replies.size(); }) < count) std::this_thread::yield();
        running.server.post([this, words] { replies.back()(plain_answer(200, words)); });
    }
};

TEST(HttpServer, AnswerMayComeLaterAndTheNextRequestWaitsForIt) {
    Hesitant hesitant;
    Running running({}, hesitant.handlers());
    const Client client(running.port());
    client.send(request + other_request);
    hesitant.answer(running, 1, "first");
    EXPECT_TRUE(client.read_until("first\n").ends_with("first\n"));
    hesitant.answer(running, 2, "second");
    EXPECT_TRUE(client.read_until("second\n").ends_with("second\n"));
}

TEST(HttpServer, OnlyTheFirstOfTwoAnswersCounts) {
    const Running running({}, {.request = [](const Request&, const Handlers::Reply& reply) {
                              reply(plain_answer(200, "first"));
                              reply(plain_answer(200, "second"));
                          }});
    const Client client(running.port());
    client.send(last_request);
    EXPECT_TRUE(client.read_to_the_end().ends_with("first\n"));
}

TEST(HttpServer, AnswerToAClientThatLeftHurtsNobody) {
    Hesitant hesitant;
    Running running({.answer = never}, hesitant.handlers());
    {
        const Client client(running.port());
        client.send(request);
        while (running.there([&] { return hesitant.replies.size(); }) < 1) {
            std::this_thread::yield();
        }
    }
    hesitant.answer(running, 1, "late");
    const Client next(running.port());
    next.send(request);
    hesitant.answer(running, 2, "in time");
    EXPECT_TRUE(next.read_until("in time\n").ends_with("in time\n"));
}

TEST(HttpServer, HandlerThatNeverAnswersIsAFailure) {
    Hesitant hesitant;
    Running running({.answer = milliseconds(20)}, hesitant.handlers());
    const Client client(running.port());
    client.send(request);
    EXPECT_TRUE(client.read_until("failed here\n").starts_with("HTTP/1.1 500 "));
    hesitant.answer(running, 1, "much too late");
    client.send(request);
    hesitant.answer(running, 2, "in time");
    EXPECT_TRUE(client.read_until("in time\n").ends_with("in time\n"));
}

TEST(HttpServer, ListensInSeveralPlacesForDifferentThings) {
    HttpServer server;
    ASSERT_EQ(server.listen("127.0.0.1", 0, answering(repeat_target)), std::error_code());
    ASSERT_EQ(server.listen("127.0.0.2", 0,
                            answering([](const Request&) { return plain_answer(200, "numbers"); })),
              std::error_code());
    EXPECT_EQ(server.listen("example.org", 0, {}), std::errc::invalid_argument);
    std::thread thread([&] { server.run(); });
    const auto answer = [](const Client& client) {
        client.send(last_request);
        return client.read_to_the_end();
    };
    EXPECT_TRUE(answer(Client(server.port(0))).ends_with("/path\n"));
    EXPECT_TRUE(answer(Client(server.port(1), "127.0.0.1", 0, "127.0.0.2")).ends_with("numbers\n"));
    server.stop();
    thread.join();
}

TEST(HttpServer, OnAllAddressesIPv4IsCalledByItsOwnName) {
    HttpServer server;
    if (server.listen("::", 0, answering(repeat_all))) GTEST_SKIP() << "there is no IPv6 here";
    std::thread thread([&] { server.run(); });
    {
        const Client client(server.port());
        client.send(last_request);
        EXPECT_TRUE(client.read_to_the_end().ends_with("\r\n\r\n127.0.0.1: no body\n"));
    }
    server.stop();
    thread.join();
}

TEST(HttpServer, TooManyFromOneAddressAreRefusedAndOthersAreNot) {
    Running running({.connections_per_address = 2});
    {
        const Client first(running.port());
        const Client second(running.port());
        EXPECT_EQ(Client(running.port()).read_to_the_end(), "");
        const Client other(running.port(), "127.0.0.2");
        other.send(last_request);
        EXPECT_TRUE(other.read_to_the_end().ends_with("/path\n"));
        EXPECT_EQ(running.numbers().refused_crowded, 1);
    }
    while (running.numbers().connections > 0) std::this_thread::yield();
    const Client next(running.port());
    next.send(last_request);
    EXPECT_TRUE(next.read_to_the_end().ends_with("/path\n"));
}

const std::string forwarded =
    "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    "X-Forwarded-For: 198.51.100.7, 192.0.2.1\r\nX-Forwarded-Proto: https\r\n\r\n";

TEST(HttpServer, ProxyIsBelievedOnlyWhereItIsTrusted) {
    const auto asked = [](const char* trusted) {
        const Running running({}, answering(repeat_all), {*read_network(trusted)});
        const Client client(running.port());
        client.send(forwarded);
        const std::string answer = client.read_to_the_end();
        return answer.substr(answer.find("\r\n\r\n") + 4);
    };
    EXPECT_EQ(asked("127.0.0.0/8"), "192.0.2.1 by TLS: no body\n");
    EXPECT_EQ(asked("10.0.0.0/8"), "127.0.0.1: no body\n");
}

TEST(HttpServer, BehindAProxyEveryClientIsCountedByItself) {
    Hesitant hesitant;
    Running running({.connections_per_address = 1}, hesitant.handlers(),
                    {*read_network("127.0.0.1")});
    const Client first(running.port());
    first.send(forwarded);
    while (running.there([&] { return hesitant.replies.size(); }) < 1) std::this_thread::yield();
    const Client second(running.port());
    second.send(forwarded);
    EXPECT_TRUE(second.read_to_the_end().starts_with("HTTP/1.1 429 "));
    const Client other(running.port());
    other.send(request);
    hesitant.answer(running, 2, "other");
    EXPECT_TRUE(other.read_until("other\n").ends_with("other\n"));
    running.server.post([&] { hesitant.replies.front()(plain_answer(200, "first")); });
    EXPECT_TRUE(first.read_to_the_end().ends_with("first\n"));
    const Client again(running.port());
    again.send(forwarded);
    hesitant.answer(running, 3, "again");
    EXPECT_TRUE(again.read_to_the_end().ends_with("again\n"));
}

TEST(HttpServer, SetsSeveralCookies) {
    const Running running({}, answering([](const Request&) {
                              return Answer{204, {{"Set-Cookie", "a=1"}, {"Set-Cookie", "b=2"}}};
                          }));
    const Client client(running.port());
    client.send(last_request);
    const std::string answer = client.read_to_the_end();
    EXPECT_NE(answer.find("\r\nSet-Cookie: a=1\r\n"), std::string::npos) << answer;
    EXPECT_NE(answer.find("\r\nSet-Cookie: b=2\r\n"), std::string::npos) << answer;
}

TEST(HttpServer, RunsWorkOfOtherThreadsInItsOrderAndWorkForLater) {
    Running running;
    std::vector<int> order;
    std::promise<void> is_done;
    running.server.post([&] {
        running.server.after(milliseconds(20), [&] {
            order.push_back(3);
            is_done.set_value();
        });
        running.server.after(milliseconds(0), [&] { order.push_back(2); });
    });
    running.server.post([&] { order.push_back(1); });
    is_done.get_future().get();
    EXPECT_EQ(order, (std::vector<int>{1, 2, 3}));
}

TEST(HttpServer, FailureOfPostedWorkIsToldAndTheNextDone) {
    Running running;
    std::string told;
    running.there([&] {
        running.server.on_failure([&](const std::exception_ptr& failure) {
            try {
                std::rethrow_exception(failure);
            } catch (const std::exception& problem) {
                told = problem.what();
            }
        });
        return 0;
    });
    running.server.post([] { throw std::runtime_error("some reason"); });
    EXPECT_EQ(running.numbers().failures, 1);
    EXPECT_EQ(told, "some reason");
}

TEST(HttpServer, AnswerThatIsWaitedForIsSentBeforeTheEnd) {
    Hesitant hesitant;
    Running running({.stop = never}, hesitant.handlers());
    const Client client(running.port());
    client.send(request);
    while (running.there([&] { return hesitant.replies.size(); }) < 1) std::this_thread::yield();
    running.server.stop();
    hesitant.answer(running, 1, "at last");
    EXPECT_TRUE(client.read_to_the_end().ends_with("at last\n"));
}

TEST(HttpServer, HandlerThatNeverAnswersDoesNotHoldTheEnd) {
    Hesitant hesitant;
    std::optional<Running> running(std::in_place, Limits{.answer = never, .stop = milliseconds(20)},
                                   hesitant.handlers());
    const Client client(running->port());
    client.send(request);
    while (running->there([&] { return hesitant.replies.size(); }) < 1) std::this_thread::yield();
    running.reset();
    EXPECT_EQ(client.read_to_the_end(), "");
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
    running.server.stop();
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
