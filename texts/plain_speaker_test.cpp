#include "texts/plain_speaker.h"

#include <gtest/gtest.h>

namespace lemniscate::texts {
namespace {

TEST(PlainSpeaker, CallsEverybodyByWhatIsKnownOfThem) {
    const std::vector<std::string> names = {"person", "greedy", "person", "nemesis", ""};
    const PlainSpeaker speaker(names, Viewer{seat_at(0)});
    const Texts english("en");
    EXPECT_EQ(speaker.seat(seat_at(0), english), "You");
    EXPECT_EQ(speaker.seat(seat_at(1), english), "greedy 1");
    EXPECT_EQ(speaker.seat(seat_at(2), english), "player 2");
    EXPECT_EQ(speaker.seat(seat_at(3), english), "Nemesis");
    EXPECT_EQ(speaker.seat(seat_at(4), english), "seat 4") << "nobody is named there";
    EXPECT_EQ(speaker.seat(seat_at(5), english), "seat 5") << "beyond the names";
    EXPECT_EQ(speaker.seat(seat_at(1), Texts("de")), "greedy 1");
    EXPECT_EQ(speaker.seat(seat_at(0), Texts("de")), "Du");
}

TEST(PlainSpeaker, CallsPeopleByTheirNames) {
    const std::vector<std::string> names = {person_called("Zoë"), "greedy", person_called("")};
    EXPECT_EQ(names, (std::vector<std::string>{"person Zoë", "greedy", "person"}));
    const PlainSpeaker speaker(names, Viewer{seat_at(2)});
    EXPECT_EQ(speaker.seat(seat_at(0), Texts("en")), "Zoë");
    EXPECT_EQ(speaker.seat(seat_at(0), Texts("en", Letters::ascii)), "Zoe");
    EXPECT_EQ(speaker.seat(seat_at(2), Texts("en")), "You");
    EXPECT_EQ(PlainSpeaker(names, Viewer{seat_at(0)}).seat(seat_at(0), Texts("en")), "You");
    EXPECT_TRUE(is_person("person Zoë") && is_person("person"));
    EXPECT_FALSE(is_person("greedy") || is_person("person ") || is_person("personal"));
}

TEST(PlainSpeaker, CallsNobodyYouForASpectator) {
    const std::vector<std::string> names = {"person", "greedy"};
    const PlainSpeaker speaker(names, spectator);
    EXPECT_EQ(speaker.seat(seat_at(0), Texts("en")), "player 0");
}

TEST(PlainSpeaker, SaysMessages) {
    const std::vector<std::string> names = {"person", "greedy"};
    const match::Message message{
        "play.bot", {{"name", match::CardName{"splendor", "rocket"}}, {"seat", seat_at(1)}}};
    EXPECT_EQ(say(message, Texts("en"), PlainSpeaker(names, spectator)), "Rocket greedy 1");
}

}  // namespace
}  // namespace lemniscate::texts
