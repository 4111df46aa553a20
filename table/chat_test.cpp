#include "table/chat.h"

#include <gtest/gtest.h>

#include "match/json.h"

namespace lemniscate::table {
namespace {

/// What it is refused with; empty when it was said.
std::string say(Chat& chat, const Person& person, const std::string& id, std::string_view text,
                Time now) {
    ChatDecision decision = chat.decide(person, id, text, now);
    if (decision.refusal) return decision.refusal->id;
    if (decision.line) chat.apply(*decision.line);
    return "";
}

TEST(Chat, IsHeardByAllFromANumberOn) {
    Chat chat;
    EXPECT_EQ(say(chat, "ann", "1", "  good\tluck ", 0), "");
    EXPECT_EQ(say(chat, "bob", "1", "thanks", 1), "");
    EXPECT_EQ(match::Json(chat.lines("ann", 0))[0]["text"], "good luck");
    EXPECT_EQ(match::Json(chat.lines("ann", 1)).size(), 1U);
}

TEST(Chat, SaysARepeatedLineOnce) {
    Chat chat;
    EXPECT_EQ(say(chat, "ann", "1", "hello", 0), "");
    EXPECT_EQ(chat.decide("ann", "1", "hello", 5).done_before, 0U);
    EXPECT_EQ(say(chat, "ann", "1", "other", 5), "id_used");
    EXPECT_EQ(chat.size(), 1U);
}

TEST(Chat, HasLimits) {
    Chat chat;
    EXPECT_EQ(say(chat, "ann", "a", " \n ", 0), "chat_empty");
    EXPECT_EQ(say(chat, "ann", "b", std::string(Chat::longest + 1, 'x'), 0), "chat_too_long");
    std::string umlauts;
    for (std::size_t i = 0; i < Chat::longest; ++i) umlauts += "ü";
    EXPECT_EQ(say(chat, "ann", "c", umlauts, 0), "") << "letters count, not bytes";
    for (std::size_t i = 1; i < Chat::most_at_once; ++i) {
        EXPECT_EQ(say(chat, "ann", std::to_string(i), "x", 0), "");
    }
    EXPECT_EQ(say(chat, "ann", "fast", "x", Chat::at_once - 1), "chat_too_fast");
    EXPECT_EQ(say(chat, "bob", "fast", "x", Chat::at_once - 1), "") << "each for themselves";
    EXPECT_EQ(say(chat, "ann", "slow", "x", Chat::at_once), "");
}

TEST(Chat, IsNotHeardFromWhomSomebodyHasMuted) {
    Chat chat;
    EXPECT_EQ(say(chat, "ann", "1", "spam", 0), "");
    chat.mute("bob", "ann", true);
    EXPECT_TRUE(chat.lines("bob", 0).empty());
    EXPECT_FALSE(chat.lines("cyd", 0).empty());
    chat.mute("bob", "ann", false);
    EXPECT_FALSE(chat.lines("bob", 0).empty());
}

TEST(Chat, MutesSoManyOfOnePersonAndRefusesMore) {
    Chat chat;
    for (std::size_t i = 0; i < Chat::most_muted; ++i) {
        EXPECT_FALSE(chat.mute("bob", "p" + std::to_string(i), true));
    }
    EXPECT_FALSE(chat.mute("bob", "p0", true)) << "again is not one more";
    ASSERT_TRUE(chat.mute("bob", "ann", true));
    EXPECT_EQ(chat.mute("bob", "ann", true)->id, "too_many");
    EXPECT_FALSE(chat.mute("cyd", "ann", true)) << "each for themselves";
    chat.mute("bob", "p7", false);
    EXPECT_FALSE(chat.mute("bob", "ann", true));
}

TEST(Chat, ForgetsTheOldestMutesOfACrowd) {
    Chat chat;
    EXPECT_EQ(say(chat, "ann", "1", "spam", 0), "");
    for (std::size_t i = 0; i < Chat::most_mutes; ++i) {
        EXPECT_FALSE(chat.mute("p" + std::to_string(i), "ann", true));
    }
    EXPECT_TRUE(chat.lines("p0", 0).empty());
    EXPECT_FALSE(chat.mute("bob", "ann", true));
    EXPECT_FALSE(chat.lines("p0", 0).empty());
    EXPECT_TRUE(chat.lines("p1", 0).empty());
    EXPECT_TRUE(chat.lines("bob", 0).empty());
}

TEST(Chat, IsReadBackAsItWasStored) {
    const ChatLine line{3, 7, "ann", "x", "hello \"you\""};
    const auto read = read_chat_line(match::Json(write_chat_line(line)));
    ASSERT_TRUE(read);
    EXPECT_EQ(write_chat_line(*read), write_chat_line(line));
    EXPECT_FALSE(read_chat_line(match::Json::parse(R"({"number": 1})")));
}

}  // namespace
}  // namespace lemniscate::table
