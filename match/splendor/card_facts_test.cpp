#include "match/card_facts.h"

#include <string>

#include <gtest/gtest.h>

#include "match/json.h"

namespace lemniscate::match {
namespace {

const Json& described() {
    static const Json json = *describe_cards("splendor");
    return json;
}

Json card(const std::string& id) {
    for (const Json& each : described()["cards"]) {
        if (each["id"] == id) return each;
    }
    ADD_FAILURE() << "no card " << id;
    return {};
}

TEST(SplendorCardFacts, HaveEveryCharacterAndBothSidesOfEveryTile) {
    std::size_t characters = 0;
    std::size_t locations = 0;
    std::size_t with_time = 0;
    for (const Json& each : described()["cards"]) {
        characters += each["kind"] == "character" ? 1 : 0;
        locations += each["kind"] == "location" ? 1 : 0;
        with_time += each.value("time", false) ? 1 : 0;
    }
    EXPECT_EQ(characters, 90U);
    EXPECT_EQ(locations, 8U);
    EXPECT_EQ(with_time, 20U);
}

TEST(SplendorCardFacts, SayWhatIsPrintedOnACard) {
    EXPECT_EQ(card("grandmaster"), Json::parse(R"({"id": "grandmaster", "kind": "character",
        "level": 1, "bonus": "yellow", "points": 0, "avengers": 0, "time": false,
        "cost": {"yellow": 1, "purple": 1, "blue": 1, "red": 1}})"));
    EXPECT_EQ(card("triskelion"), Json::parse(R"({"id": "triskelion", "kind": "location",
        "tile": 2, "side": "b", "points": 3, "needs": {"purple": 4, "orange": 4}})"));
}

}  // namespace
}  // namespace lemniscate::match
