// WebSockets over real sockets, with limits that a test can wait for.
#include "server/websocket.h"

#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "server/http_server.h"
#include "server/test_client.h"

namespace lemniscate::server {
namespace {

using std::chrono::milliseconds;

SharedText text_of(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
}

/// A server that lets everybody in and says back what it hears, and keeps what happened.
class Room {
  public:
    /// `change` may put other handlers in place of those.
    explicit Room(
        Limits limits = {},
        const std::function<void(Room&, Handlers&)>& change = [](Room&, Handlers&) {},
        std::vector<Network> trusted = {})
        : running_(std::in_place, limits, handlers(change), std::move(trusted)) {}

    Running& running() { return *running_; }
    HttpServer& server() { return running_->server; }
    std::uint16_t port() const { return running_->port(); }
    void stop() { running_.reset(); }

    /// Waits until there is such a one.
    ConnectionId id_of(std::size_t number) {
        wait_until([&] { return opened.size() > number; });
        return running_->there([&] { return opened[number]; });
    }
    /// Waits until this is so, on the server's thread.
    template <class Fact>
    void wait_until(Fact fact) {
        while (!running_->there(fact)) std::this_thread::yield();
    }
    void wait_until_closed(std::size_t count) {
        wait_until([&] { return closed.size() == count; });
    }

    // For the server's thread, or when it has stopped.
    std::vector<ConnectionId> opened;
    std::vector<ConnectionId> closed;
    std::vector<std::string> heard;
    std::vector<Handlers::Judge> judges;  ///< kept by tests

  private:
    Handlers handlers(const std::function<void(Room&, Handlers&)>& change) {
        Handlers made = answering(repeat_target);
        made.upgrade = [](const Request&, const Handlers::Judge& judge) { judge(Accepted{}); };
        made.opened = [this](ConnectionId id, const Accepted&) { opened.push_back(id); };
        made.received = [this](ConnectionId id, std::string_view text) {
            heard.emplace_back(text);
            server().send(id, text_of(std::string(text)));
        };
        made.closed = [this](ConnectionId id) { closed.push_back(id); };
        change(*this, made);
        return made;
    }

    std::optional<Running> running_;
};

TEST(WebSocket, OpensSaysBackWhatItHearsAndCloses) {
    Room room;
    {
        const WebSocketClient client(room.port());
        EXPECT_TRUE(client.answer.starts_with("HTTP/1.1 101 ")) << client.answer;
        EXPECT_NE(client.answer.find("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"),
                  std::string::npos);
        client.say("hello");
        EXPECT_EQ(client.hear_text(), "hello");
        client.say("");
        EXPECT_EQ(client.hear_text(), "");
        client.send(frame_of(Opcode::close, "\x03\xE8"));
        EXPECT_EQ(client.hear_close(), 1000);
        EXPECT_EQ(client.read_to_the_end(), "");
    }
    room.wait_until_closed(1);
    EXPECT_EQ(room.running().there([&] { return room.opened; }),
              room.running().there([&] { return room.closed; }));
    const Numbers numbers = room.running().numbers();
    EXPECT_EQ(numbers.messages_in, 2);
    EXPECT_EQ(numbers.messages_out, 2);
    EXPECT_EQ(numbers.websockets, 0);
    EXPECT_EQ(numbers.connections, 0);
}

TEST(WebSocket, AnswerToItsRequestHasTheStrictFieldsAndNoVersion) {
    const Room room;
    const WebSocketClient client(room.port());
    for (const Field& field : strict_fields()) {
        EXPECT_NE(client.answer.find("\r\n" + field.name + ": " + field.value + "\r\n"),
                  std::string::npos)
            << field.name;
    }
    EXPECT_EQ(client.answer.find("Beast"), std::string::npos);
}

TEST(WebSocket, MessagesOfEverySizeComeThroughUnharmed) {
    const Room room;
    const WebSocketClient client(room.port());
    for (const std::size_t size : {1, 125, 126, 511, 512, 513, 1536, 5000, 65535, 65536}) {
        std::string text;
        for (std::size_t i = 0; i < size; ++i) text += static_cast<char>('a' + i % 26);
        client.say(text);
        EXPECT_EQ(client.hear_text(), text) << size;
    }
}

TEST(WebSocket, MessageInPiecesIsOneMessage) {
    Room room;
    const WebSocketClient client(room.port());
    client.send(frame_of(Opcode::text, "one ", false));
    client.send(frame_of(Opcode::ping, "still there?"));
    client.send(frame_of(Opcode::rest, "", false));
    client.send(frame_of(Opcode::rest, "message"));
    const std::optional<Frame> pong = client.hear();
    ASSERT_TRUE(pong);
    EXPECT_EQ(pong->opcode, Opcode::pong);
    EXPECT_EQ(pong->payload, "still there?");
    EXPECT_EQ(client.hear_text(), "one message");
    // Byte by byte, too.
    for (const char byte : frame_of(Opcode::text, "slowly")) client.send({&byte, 1});
    EXPECT_EQ(client.hear_text(), "slowly");
}

TEST(WebSocket, ManyMessagesAtOnceComeInTheirOrder) {
    Room room({.message_burst = 1000});
    const WebSocketClient client(room.port());
    std::string frames;
    for (int i = 0; i < 500; ++i) frames += frame_of(Opcode::text, std::to_string(i));
    client.send(frames);
    for (int i = 0; i < 500; ++i) EXPECT_EQ(client.hear_text(), std::to_string(i));
}

/// With what a client that sends this is closed.
int code_for(const std::string& bytes) {
    Room room({.message_bytes = 1000, .closing = milliseconds(20)});
    const WebSocketClient client(room.port());
    client.send(bytes);
    const int code = client.hear_close();
    EXPECT_EQ(client.read_to_the_end(), "") << "and nothing after it";
    room.stop();
    EXPECT_EQ(room.heard, std::vector<std::string>());
    EXPECT_EQ(room.closed.size(), 1);
    return code;
}

TEST(WebSocket, WhatIsNoTextIsRefused) {
    EXPECT_EQ(code_for(frame_of(Opcode::binary, "bytes")), 1003);
    EXPECT_EQ(code_for(frame_of(Opcode::text, "\xFF\xFE")), 1007) << "no UTF-8";
    EXPECT_EQ(code_for(frame_of(Opcode::text, "\xED\xA0\x80")), 1007) << "half of a pair";
}

TEST(WebSocket, MessageThatIsTooLargeIsRefused) {
    EXPECT_EQ(code_for(frame_of(Opcode::text, std::string(1001, 'a'))), 1009);
    EXPECT_EQ(code_for(frame_of(Opcode::text, std::string(600, 'a'), false) +
                       frame_of(Opcode::rest, std::string(401, 'a'))),
              1009);
    // Nothing of it is waited for, whatever length it says that it has.
    EXPECT_EQ(code_for(std::string("\x81\xFF\x7F\xFF\xFF\xFF\xFF\xFF\xFF\xFFMask", 14)), 1009);
}

TEST(WebSocket, WhatIsNoFrameIsRefused) {
    EXPECT_EQ(code_for(std::string("\x81\x05hello", 7)), 1002) << "not masked";
    EXPECT_EQ(code_for(std::string("\x83\x80Mask", 6)), 1002) << "an opcode that nobody knows";
    EXPECT_EQ(code_for(std::string("\xC1\x80Mask", 6)), 1002) << "a bit of no extension";
    EXPECT_EQ(code_for(frame_of(Opcode::rest, "of what?")), 1002);
    EXPECT_EQ(code_for(frame_of(Opcode::text, "a", false) + frame_of(Opcode::text, "b")), 1002);
    EXPECT_EQ(code_for(frame_of(Opcode::ping, "", false)), 1002) << "pings have no pieces";
    EXPECT_EQ(code_for(frame_of(Opcode::ping, std::string(126, 'a'))), 1002) << "nor are they long";
    EXPECT_EQ(code_for(frame_of(Opcode::close, "\x03")), 1002) << "half of a code";
    EXPECT_EQ(code_for(frame_of(Opcode::close, "\x03\xED")), 1002) << "1005 is never sent";
}

TEST(WebSocket, WhoStaysAfterBeingClosedIsDropped) {
    Room room({.closing = milliseconds(20)});
    const WebSocketClient wrong(room.port());
    wrong.send("\x81\x05hello");
    EXPECT_EQ(wrong.hear_close(), 1002);
    room.wait_until_closed(1);
    const WebSocketClient sent_away(room.port());
    room.server().post([&, id = room.id_of(1)] { room.server().close(id, Closing::too_old); });
    EXPECT_EQ(sent_away.hear_close(), 4001);
    sent_away.say("no");
    room.wait_until_closed(2);
    EXPECT_TRUE(room.running().there([&] { return room.heard.empty(); }));
}

TEST(WebSocket, WhoSaysTooMuchTooFastIsClosed) {
    Room room({.messages_per_second = 0, .message_burst = 3});
    const WebSocketClient client(room.port());
    for (int i = 0; i < 4; ++i) client.say("a");
    for (int i = 0; i < 3; ++i) EXPECT_EQ(client.hear_text(), "a");
    EXPECT_EQ(client.hear_close(), 1008);
    EXPECT_EQ(room.running().numbers().dropped_misbehaved, 1);
}

TEST(WebSocket, WhoIsClosedAndSendsNonsenseMeanwhileEndsAllTheSame) {
    Room room({.messages_per_second = 0, .message_burst = 0, .closing = milliseconds(20)});
    const WebSocketClient client(room.port());
    client.send(frame_of(Opcode::text, "too much") + "\x81\x05hello");
    EXPECT_EQ(client.hear_close(), 1008);
    EXPECT_EQ(client.read_to_the_end(), "") << "it is closed once";
    room.wait_until_closed(1);
}

TEST(WebSocket, WithTimeMoreMayBeSaid) {
    Room room({.messages_per_second = 1000, .message_burst = 1});
    const WebSocketClient client(room.port());
    for (int i = 0; i < 20; ++i) {
        client.say("a");
        ASSERT_EQ(client.hear_text(), "a");
        std::this_thread::sleep_for(milliseconds(2));
    }
}

TEST(WebSocket, PingsCountAsMessages) {
    Room room({.messages_per_second = 0, .message_burst = 3});
    const WebSocketClient client(room.port());
    for (int i = 0; i < 4; ++i) client.send(frame_of(Opcode::ping, "a"));
    room.wait_until_closed(1);
    EXPECT_EQ(room.running().numbers().dropped_misbehaved, 1);
}

TEST(WebSocket, WhoDoesNotReadIsDroppedAndOthersGoOn) {
    Room room({.messages_per_second = 1e6, .queued_bytes = 100'000});
    const WebSocketClient deaf(room.port(), "", 4096);
    const ConnectionId deaf_id = room.id_of(0);
    const WebSocketClient other(room.port());
    const SharedText text = text_of(std::string(50'000, 'a'));
    int sent = 0;
    while (room.running().there([&] { return room.closed.empty(); })) {
        room.server().post([&] { room.server().send(deaf_id, text); });
        ASSERT_LT(++sent, 1000) << "the system takes some, but not that much";
        other.say("still here");
        ASSERT_EQ(other.hear_text(), "still here");
    }
}

TEST(WebSocket, MuchAtOnceIsNoSignOfASlowReader) {
    Room room({.queued_bytes = 1000, .queued_messages = 10});
    const WebSocketClient client(room.port());
    const ConnectionId id = room.id_of(0);
    room.server().post([&] {
        for (int i = 0; i < 500; ++i) room.server().send(id, text_of(std::string(90, 'a')));
        room.server().send(id, text_of("end"));
    });
    for (int i = 0; i < 500; ++i) ASSERT_EQ(client.hear_text().size(), 90);
    EXPECT_EQ(client.hear_text(), "end");
    EXPECT_EQ(room.running().numbers().dropped_slow, 0);
}

TEST(WebSocket, WhoGivesNoSignIsDroppedAndWhoAnswersPingsIsNot) {
    Room room({.silence = milliseconds(200)});
    const WebSocketClient dead(room.port());
    room.id_of(0);
    const WebSocketClient alive(room.port());
    const ConnectionId alive_id = room.id_of(1);
    int pings = 0;
    while (room.running().there([&] { return room.closed.empty(); }) || pings < 4) {
        const std::optional<Frame> frame = alive.hear();
        ASSERT_TRUE(frame);
        ASSERT_EQ(frame->opcode, Opcode::ping);
        ++pings;
        alive.send(frame_of(Opcode::pong, frame->payload));
    }
    EXPECT_EQ(room.running().there([&] { return room.closed; }).size(), 1);
    EXPECT_NE(room.running().there([&] { return room.closed.front(); }), alive_id);
    EXPECT_EQ(room.running().numbers().dropped_silent, 1);
    EXPECT_TRUE(dead.hear()) << "it was asked";
    EXPECT_FALSE(dead.hear());
}

TEST(WebSocket, WhatWasSentBeforeAnEndStillArrivesAndNothingAfterIt) {
    Room room({.closing = never});
    const WebSocketClient client(room.port());
    const ConnectionId id = room.id_of(0);
    room.server().post([&] {
        for (int i = 0; i < 100; ++i) room.server().send(id, text_of(std::to_string(i)));
        room.server().close(id, Closing::misbehaved);
        room.server().send(id, text_of("too late"));
        room.server().close(id, Closing::trouble);
    });
    for (int i = 0; i < 100; ++i) EXPECT_EQ(client.hear_text(), std::to_string(i));
    const std::optional<Frame> end = client.hear();
    ASSERT_TRUE(end);
    EXPECT_EQ(end->code(), 1008);
    client.send(frame_of(Opcode::close, end->payload));
    EXPECT_EQ(client.read_to_the_end(), "");
    client.leave();
    room.wait_until_closed(1);
    room.server().post([&] {
        room.server().send(id, text_of("to nobody"));
        room.server().close(id, Closing::trouble);
    });
    EXPECT_EQ(room.running().numbers().failures, 0);
}

TEST(WebSocket, IsRefusedWithAnyAnswerAndTheConnectionGoesOn) {
    Room room({}, [](Room&, Handlers& handlers) {
        handlers.upgrade = [](const Request& asked, const Handlers::Judge& judge) {
            judge(plain_answer(403, "not " + asked.list("Cookie")));
        };
    });
    const WebSocketClient client(room.port(), "Cookie: you\r\n");
    EXPECT_TRUE(client.answer.starts_with("HTTP/1.1 403 "));
    EXPECT_EQ(client.read_until("\n"), "not you\n");
    client.send("GET /after HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_TRUE(client.read_until("/after\n").starts_with("HTTP/1.1 200 "));
    room.stop();
    EXPECT_TRUE(room.opened.empty());
    EXPECT_TRUE(room.closed.empty());
}

TEST(WebSocket, IsJudgedLaterAndTheHandlerIsToldAgainWhoItIs) {
    std::string who;
    Room room({}, [&](Room& its, Handlers& handlers) {
        handlers.upgrade = [&its](const Request&, Handlers::Judge judge) {
            its.judges.push_back(std::move(judge));
        };
        handlers.opened = [&](ConnectionId, const Accepted& accepted) {
            who = std::any_cast<std::string>(accepted.whom);
        };
    });
    const Client client(room.port());
    client.send(handshake());
    room.wait_until([&] { return room.judges.size() == 1; });
    EXPECT_FALSE(client.has_bytes_within(milliseconds(20)));
    room.server().post([&] { room.judges.front()(Accepted{std::string("Anna")}); });
    EXPECT_TRUE(client.read_until("\r\n\r\n").starts_with("HTTP/1.1 101 "));
    room.wait_until([&] { return !who.empty(); });
    EXPECT_EQ(who, "Anna");
}

TEST(WebSocket, WhoLeftBeforeItWasLetInHurtsNobody) {
    Room room({}, [&](Room& its, Handlers& handlers) {
        handlers.upgrade = [&its](const Request&, Handlers::Judge judge) {
            its.judges.push_back(std::move(judge));
        };
    });
    {
        const Client client(room.port());
        client.send(handshake());
        room.wait_until([&] { return room.judges.size() == 1; });
    }
    room.server().post([&] { room.judges.front()(Accepted{}); });
    room.wait_until([&] { return room.server().numbers().connections == 0; });
    room.stop();
    EXPECT_EQ(room.opened, room.closed);
}

TEST(WebSocket, RequestThatIsNoneIsRefusedBeforeAnybodyIsAsked) {
    Room room({}, [](Room&, Handlers& handlers) {
        handlers.upgrade = [](const Request&, const Handlers::Judge& judge) {
            judge(plain_answer(418, "asked"));
        };
    });
    const auto status = [&](const std::string& old, const std::string& changed) {
        std::string asked = handshake();
        asked.replace(asked.find(old), old.size(), changed);
        const Client client(room.port());
        client.send(asked);
        return client.read_until("\r\n").substr(9, 3);
    };
    EXPECT_EQ(status("/socket", "/other"), "418");
    EXPECT_EQ(status("Version: 13", "Version: 12"), "426");
    EXPECT_EQ(status("Sec-WebSocket-Version: 13\r\n", ""), "426");
    EXPECT_EQ(status("dGhlIHNhbXBsZSBub25jZQ==", "short"), "400");
    EXPECT_EQ(status("Sec-WebSocket-Key", "Key"), "400");
    EXPECT_EQ(status("\r\n\r\n", "\r\nContent-Length: 3\r\n\r\nabc"), "400");
    EXPECT_EQ(status("\r\n\r\n", "\r\n\r\n" + frame_of(Opcode::text, "too early")), "400");
    EXPECT_EQ(status("Upgrade: websocket", "Upgrade: h2c"), "200") << "a plain request";
}

TEST(WebSocket, IsNotFoundWhereThereAreNone) {
    const Running running;
    const WebSocketClient client(running.port());
    EXPECT_TRUE(client.answer.starts_with("HTTP/1.1 404 ")) << client.answer;
}

TEST(WebSocket, FailureOfAHandlerCostsThatConnectionOnly) {
    Room room({}, [](Room& its, Handlers& handlers) {
        handlers.upgrade = [](const Request& asked, const Handlers::Judge& judge) {
            if (asked.count("X-Fail") > 0) throw std::runtime_error("upgrade");
            judge(Accepted{asked.count("X-Fail-Later") > 0});
        };
        handlers.opened = [](ConnectionId, const Accepted& accepted) {
            if (std::any_cast<bool>(accepted.whom)) throw std::runtime_error("opened");
        };
        handlers.received = [&its](ConnectionId id, std::string_view text) {
            if (text == "fail") throw 42;
            its.server().send(id, text_of(std::string(text)));
        };
        handlers.closed = [](ConnectionId) { throw std::runtime_error("closed"); };
    });
    const WebSocketClient other(room.port());
    EXPECT_TRUE(WebSocketClient(room.port(), "X-Fail: 1\r\n").answer.starts_with("HTTP/1.1 500 "));
    EXPECT_EQ(WebSocketClient(room.port(), "X-Fail-Later: 1\r\n").hear_close(), 1011);
    const WebSocketClient client(room.port());
    client.say("fail");
    EXPECT_EQ(client.hear_close(), 1011);
    other.say("fine");
    EXPECT_EQ(other.hear_text(), "fine");
}

TEST(WebSocket, OfOneAddressAreOnlySoManyAlsoBehindAProxy) {
    Room room({.connections_per_address = 2}, [](Room&, Handlers&) {},
              {*read_network("127.0.0.1")});
    const std::string address = "X-Forwarded-For: 2001:db8::";
    const WebSocketClient first(room.port(), address + "1\r\n");
    {
        const WebSocketClient second(room.port(), address + "2\r\n");
        EXPECT_TRUE(second.answer.starts_with("HTTP/1.1 101 "));
        const WebSocketClient third(room.port(), address + "3\r\n");
        EXPECT_TRUE(third.answer.starts_with("HTTP/1.1 429 "));
        const WebSocketClient elsewhere(room.port(), "X-Forwarded-For: 2001:db8:0:1::1\r\n");
        EXPECT_TRUE(elsewhere.answer.starts_with("HTTP/1.1 101 "));
    }
    room.wait_until([&] { return room.server().numbers().connections == 1; });
    EXPECT_TRUE(
        WebSocketClient(room.port(), address + "4\r\n").answer.starts_with("HTTP/1.1 101 "));
}

TEST(WebSocket, AtTheEndEverybodyTakesWhatIsQueuedAndTheirLeave) {
    Room room({.stop = never, .closing = never});
    const WebSocketClient client(room.port());
    const ConnectionId id = room.id_of(0);
    room.server().post([&] {
        room.server().send(id, text_of(std::string(900'000, 'a')));
        room.server().stop();
    });
    const std::optional<Frame> last = client.hear();
    ASSERT_TRUE(last);
    EXPECT_EQ(last->payload.size(), 900'000);
    const std::optional<Frame> end = client.hear();
    ASSERT_TRUE(end);
    EXPECT_EQ(end->code(), 1001);
    client.send(frame_of(Opcode::close, end->payload));
    client.leave();
    room.stop();
    EXPECT_EQ(room.closed, std::vector<ConnectionId>{id});
}

TEST(WebSocket, AtTheEndEverybodyCanBeToldWhy) {
    Room room({.stop = never, .closing = never});
    const WebSocketClient client(room.port());
    const ConnectionId id = room.id_of(0);
    room.server().post([&] {
        room.server().on_stop([&] { room.server().send(id, text_of("we come back")); });
        room.server().stop();
    });
    const std::optional<Frame> last = client.hear();
    ASSERT_TRUE(last);
    EXPECT_EQ(last->payload, "we come back");
    const std::optional<Frame> end = client.hear();
    ASSERT_TRUE(end);
    EXPECT_EQ(end->code(), 1001);
    client.send(frame_of(Opcode::close, end->payload));
    client.leave();
}

TEST(WebSocket, WhoDoesNotTakeItsLeaveDoesNotHoldTheEnd) {
    Room room({.stop = milliseconds(50), .closing = never});
    const WebSocketClient silent(room.port());
    const WebSocketClient deaf(room.port(), "", 4096);
    const ConnectionId id = room.id_of(1);
    room.server().post([&] { room.server().send(id, text_of(std::string(900'000, 'a'))); });
    deaf.send(frame_of(Opcode::ping, "a pong that cannot be sent"));
    room.wait_until([&] { return room.server().numbers().bytes_out > 10'000; });
    room.stop();
    EXPECT_EQ(room.closed.size(), 2);
}

}  // namespace
}  // namespace lemniscate::server
