// Who comes in: the first word, nonsense, and how many of one person.
#include <gtest/gtest.h>

#include "server/test_duel.h"

namespace lemniscate::server {
namespace {

using match::Json;

TEST(Hello, TellsWhoOneIsAndWhatIsSpoken) {
    TestHall hall;
    const ConnectionId connection = hall.connect("ann");
    hall.say(connection, R"({"do":"hello","id":"1","protocol":1})");
    const Json hello = hall.heard(connection).front()["hello"];
    EXPECT_EQ(hello["person"], "ann");
    EXPECT_EQ(hello["name"], "Name of ann");
    EXPECT_EQ(hello["protocol"], protocol_version);
    EXPECT_EQ(hello["now"], hall.now);
}

TEST(Hello, ComesFirstAndOnce) {
    TestHall hall;
    const ConnectionId connection = hall.connect("ann");
    hall.say(connection, R"({"do":"ping","id":"1"})");
    EXPECT_EQ(why(hall.heard(connection).front()), "hello_first");
    hall.say(connection, R"({"do":"hello","id":"2","protocol":1})");
    hall.say(connection, R"({"do":"hello","id":"3","protocol":1})");
    EXPECT_EQ(why(hall.heard(connection).back()), "hello_first");
}

TEST(Hello, OfAnOlderProtocolIsToldSoAndClosed) {
    TestHall hall;
    const ConnectionId connection = hall.connect("ann");
    hall.say(connection, R"({"do":"hello","id":"1","protocol":0})");
    EXPECT_EQ(why(hall.heard(connection).front()), "client_too_old");
    EXPECT_EQ(hall.connections.closed[connection], Closing::too_old);
}

TEST(Hello, ThatDoesNotComeIsNotWaitedFor) {
    TestHall hall;
    const ConnectionId connection = hall.connect("ann");
    hall.pass(9'000);
    EXPECT_TRUE(hall.connections.closed.empty());
    hall.pass(2'000);
    EXPECT_EQ(hall.connections.closed[connection], Closing::silent);
}

TEST(Nonsense, IsAnsweredAndAtLastShownTheDoor) {
    TestHall hall;
    TestClient ann(hall, "ann");
    for (int i = 0; i < 20; ++i) hall.say(ann.connection, "{\"do\":\"dance\",\"id\":\"7\"}");
    const std::vector<Json> heard = hall.heard(ann.connection);
    ASSERT_EQ(heard.size(), 20U);
    EXPECT_EQ(heard.front()["refused"], "7");
    EXPECT_EQ(heard.front()["why"], "bad_request");
    EXPECT_EQ(heard.front()["problem"]["where"], "do");
    EXPECT_EQ(hall.connections.closed[ann.connection], Closing::misbehaved);
}

TEST(Crowd, OfOnePersonHasItsLimit) {
    TestHall hall;
    ConnectionId last = 0;
    for (int i = 0; i < 32; ++i) last = hall.connect("ann");
    EXPECT_TRUE(hall.connections.closed.empty());
    hall.disconnect(last);
    hall.connect("ann");
    EXPECT_TRUE(hall.connections.closed.empty());
    last = hall.connect("ann");
    EXPECT_EQ(hall.connections.closed[last], Closing::misbehaved);
}

}  // namespace
}  // namespace lemniscate::server
