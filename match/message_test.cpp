#include "match/message.h"

#include <limits>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/schema_check.h"

namespace lemniscate::match {
namespace {

const Schema& schema() {
    static const Schema message("message.schema.json");
    return message;
}

/// What is written, after the schema has seen it.
std::string written(const Message& message) {
    const Json json = write_object(message);
    EXPECT_TRUE(schema().accepts(json)) << json;
    return json.dump();
}

TEST(Message, WithoutArgumentsIsItsKey) {
    EXPECT_EQ(written({"play.you"}), R"({"key":"play.you"})");
}

TEST(Message, HasNumbersAndWords) {
    EXPECT_EQ(written({"a.b", {{"amount", 3}, you(true), {"what", "gems"}}}),
              R"({"key":"a.b","arguments":{"amount":3,"you":"yes","what":"gems"}})");
    EXPECT_EQ(written({"a.b", {{"n", std::numeric_limits<std::int64_t>::min()}}}),
              R"({"key":"a.b","arguments":{"n":-9223372036854775808}})");
    EXPECT_EQ(written({"a.b", {{"word", std::string_view("")}}}),
              R"({"key":"a.b","arguments":{"word":""}})");
}

TEST(Message, HasSeatsAndCardsThatStaySo) {
    EXPECT_EQ(written({"a.b", {{"who", seat_at(1)}}}),
              R"({"key":"a.b","arguments":{"who":{"seat":1}}})");
    EXPECT_EQ(written({"a.b", {{"what", CardName{"shards", "crystal"}}}}),
              R"({"key":"a.b","arguments":{"what":{"card":"crystal","game":"shards"}}})");
}

TEST(Message, HasMessagesInside) {
    EXPECT_EQ(written({"a.b", {{"what", Message{"c.d", {{"n", 1}}}}}}),
              R"({"key":"a.b","arguments":{"what":{"key":"c.d","arguments":{"n":1}}}})");
    const Message deep{"c.d", {{"what", Message{"e.f", {{"who", seat_at(0)}}}}}};
    EXPECT_EQ(written({"a.b", {{"what", deep}}}),
              R"({"key":"a.b","arguments":{"what":{"key":"c.d","arguments":{"what":)"
              R"({"key":"e.f","arguments":{"who":{"seat":0}}}}}}})");
}

TEST(Message, HasListsThatStayLists) {
    const auto list = [](std::vector<Message> items) {
        return Message{"a.b", {{"what", Messages{std::move(items), comma}}}};
    };
    EXPECT_EQ(written(list({{"c.d"}, {"e.f", {{"n", 2}}}})),
              R"({"key":"a.b","arguments":{"what":{"messages":[{"key":"c.d"},)"
              R"({"key":"e.f","arguments":{"n":2}}],"between":"language.comma"}}})");
    EXPECT_EQ(written(list({{"c.d"}})),
              R"({"key":"a.b","arguments":{"what":{"messages":[{"key":"c.d"}],)"
              R"("between":"language.comma"}}})");
    EXPECT_EQ(written(list({})),
              R"({"key":"a.b","arguments":{"what":{"messages":[],"between":"language.comma"}}})");
}

// A defect of whoever made it, which must not pass for a message.
TEST(Message, IsNoneWithAListThatDoesNotSayWhatStandsBetween) {
    EXPECT_FALSE(schema().accepts(write_object(Message{"a.b", {{"what", Messages{}}}})));
    EXPECT_FALSE(schema().accepts(
        write_object(Message{"a.b", {{"what", Messages{{{"c.d"}, {"e.f"}}, {}}}}})));
}

TEST(MessageSchema, RefusesWhatIsNoMessage) {
    const Json good = write_object(Message{"a.b",
                                           {{"n", 3},
                                            {"who", seat_at(1)},
                                            {"what", CardName{"shards", "crystal"}},
                                            {"more", Messages{{{"c.d"}}, comma}}}});
    ASSERT_TRUE(schema().accepts(good));
    for (const Change change : {
             Change{"no key", R"({"key": null})"},
             {"a key that is no string", R"({"key": 3})"},
             {"a key without a dot", R"({"key": "you"})"},
             {"something beside it", R"({"said": "words"})"},
             {"a fraction", R"({"arguments": {"n": 1.5}})"},
             {"true or false", R"({"arguments": {"n": true}})"},
             {"a bare list", R"({"arguments": {"n": ["c.d"]}})"},
             {"a seat that no table has", R"({"arguments": {"who": {"seat": 8}}})"},
             {"a seat with a name", R"({"arguments": {"who": {"name": "Ann"}}})"},
             {"a card of no game", R"({"arguments": {"what": {"game": null}}})"},
             {"a card that is a number", R"({"arguments": {"what": {"card": 12}}})"},
             {"a list with nothing between", R"({"arguments": {"more": {"between": null}}})"},
             {"a list of words", R"({"arguments": {"more": {"messages": ["c.d"]}}})"},
         }) {
        EXPECT_FALSE(schema().accepts(changed(good, change))) << change.what;
    }
    EXPECT_FALSE(schema().accepts(Json::parse(R"({"key": "a.b", "arguments": {}})")));
}

}  // namespace
}  // namespace lemniscate::match
