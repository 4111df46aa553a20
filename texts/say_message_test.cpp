#include "texts/say_message.h"

#include <set>
#include <stdexcept>

#include <gtest/gtest.h>

namespace lemniscate::texts {
namespace {

using match::CardName;
using match::Message;
using match::Messages;

class Neighbours : public Speaker {
  public:
    std::string seat(Seat seat, const Texts&) const override {
        return seat == seat_at(0) ? "Ann" : "Bob";
    }
};

Message card_of(std::string_view what) {
    return {"play.bot", {{"name", CardName{"shards", what}}, {"seat", 1}}};
}

TEST(MessageSaid, HasItsNumbersAndWords) {
    const Message message{"play.bots.too_many", {{"count", 3}, {"seats", 1000}}};
    EXPECT_EQ(say(message, Texts("en"), Neighbours()),
              "--bots names 3 players, but beside yours there are only 1,000 seats.");
    EXPECT_EQ(
        say({"error.card.unknown", {{"game", "G"}, {"word", "w"}, {"id", "i"}}}, Texts("en"),
            Neighbours()),
        Texts("en").say(Key::error_card_unknown, {{"game", "G"}, {"word", "w"}, {"id", "i"}}));
}

TEST(MessageSaid, CallsSeatsByWhoSitsThere) {
    EXPECT_EQ(say({"play.seat", {{"seat", seat_at(0)}}}, Texts("de"), Neighbours()), "Sitz Ann");
    EXPECT_EQ(say({"play.seat", {{"seat", seat_at(1)}}}, Texts("de"), Neighbours()), "Sitz Bob");
}

TEST(MessageSaid, CallsCardsByTheirNameInTheLanguage) {
    const Neighbours speaker;
    EXPECT_EQ(speaker.card({"shards", "crystal"}, Texts("en")), "Crystal");
    EXPECT_EQ(speaker.card({"shards", "crystal"}, Texts("uk")),
              Texts("uk").say(Key::shards_card_crystal));
    EXPECT_EQ(speaker.card({"splendor", "rocket"}, Texts("en")), "Rocket");
    EXPECT_EQ(speaker.card({"splendor", "hells_kitchen"}, Texts("en")), "Hell's Kitchen, NYC");
    EXPECT_EQ(say(card_of("crystal"), Texts("en"), speaker), "Crystal 1");
}

TEST(MessageSaid, CallsACardWithoutANameByItsId) {
    EXPECT_EQ(Neighbours().card({"shards", "unheard_of"}, Texts("fr")), "unheard_of");
    EXPECT_EQ(Neighbours().card({"shards", "rocket"}, Texts("fr")), "rocket") << "another game's";
}

// Else a message could not tell which of the two is meant.
TEST(CardNames, StandUnderOneTopicEach) {
    std::set<std::string> seen;
    for (std::size_t i = 0; i < key_count; ++i) {
        const std::string name(key_name(static_cast<Key>(i)));
        for (const std::string topic : {".card.", ".character.", ".location."}) {
            const std::size_t at = name.find(topic);
            if (at == std::string::npos) continue;
            const std::string card = name.substr(0, at) + " " + name.substr(at + topic.size());
            EXPECT_TRUE(seen.insert(card).second) << card;
        }
    }
    EXPECT_GT(seen.size(), 150U);
}

TEST(MessageSaid, HasMessagesInside) {
    const Message inside{"play.bot", {{"name", card_of("crystal")}, {"seat", 2}}};
    EXPECT_EQ(say(inside, Texts("en"), Neighbours()), "Crystal 1 2");
}

TEST(MessageSaid, HasListsInside) {
    const auto list = [](std::vector<Message> items, std::string_view between) {
        return Message{"play.seat", {{"seat", Messages{std::move(items), between}}}};
    };
    const std::vector<Message> three = {{"play.you"}, card_of("crystal"), card_of("blaster")};
    const Neighbours speaker;
    EXPECT_EQ(say(list(three, match::comma), Texts("en"), speaker),
              "seat You, Crystal 1, Blaster 1");
    EXPECT_EQ(say(list({three[0], three[1]}, match::semicolon), Texts("en"), speaker),
              "seat You; Crystal 1");
    EXPECT_EQ(say(list({three[0]}, match::comma), Texts("en"), speaker), "seat You");
    EXPECT_EQ(say(list({}, match::comma), Texts("en"), speaker), "seat ");
}

TEST(MessageSaid, IsLeftToASpeakerThatDrawsIt) {
    class Drawing : public Neighbours {
      public:
        std::optional<std::string> instead(const Message& message, const Texts&) const override {
            return message.key == "play.you" ? std::optional<std::string>("(o)") : std::nullopt;
        }
    };
    EXPECT_EQ(say({"play.you"}, Texts("en"), Drawing()), "(o)");
    EXPECT_EQ(say({"play.seat", {{"seat", Message{"play.you"}}}}, Texts("en"), Drawing()),
              "seat (o)");
    EXPECT_EQ(say(card_of("crystal"), Texts("en"), Drawing()), "Crystal 1");
}

TEST(MessageSaid, WithoutItsTextOrAnArgumentIsADefect) {
    const Neighbours speaker;
    EXPECT_THROW(say({"no.such.key"}, Texts(), speaker), std::invalid_argument);
    EXPECT_THROW(say({"play.bot", {{"seat", 1}}}, Texts(), speaker), std::invalid_argument);
    const Message inner{"no.such.key"};
    EXPECT_THROW(say({"play.seat", {{"seat", inner}}}, Texts(), speaker), std::invalid_argument);
    EXPECT_THROW(say({"play.seat", {{"seat", Messages{{{"play.you"}, {"play.you"}}, {}}}}}, Texts(),
                     speaker),
                 std::invalid_argument)
        << "a list that does not say what stands between its parts";
}

}  // namespace
}  // namespace lemniscate::texts
