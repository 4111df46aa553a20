#include "match/card_facts.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "match/json.h"

namespace lemniscate::match {
namespace {

const Json& described() {
    static const Json json = *describe_cards("shards");
    return json;
}

Json card(const std::string& id) {
    for (const Json& each : described()["cards"]) {
        if (each["id"] == id) return each;
    }
    ADD_FAILURE() << "no card " << id;
    return {};
}

TEST(ShardsCardFacts, HaveEveryCardOnce) {
    std::set<std::string> ids;
    for (const Json& each : described()["cards"]) ids.insert(each["id"]);
    EXPECT_EQ(described()["cards"].size(), 69U);
    EXPECT_EQ(ids.size(), 69U);
}

TEST(ShardsCardFacts, NameSetsAndCharacters) {
    EXPECT_EQ(described()["sets"], Json::parse(R"(["base", "relics_of_the_future"])"));
    EXPECT_EQ(described()["characters"].size(), 4U);
    EXPECT_EQ(described()["characters"][3],
              Json::parse(R"({"id": "volos", "faction": "undergrowth"})"));
}

TEST(ShardsCardFacts, SayWhatIsPrintedOnACard) {
    EXPECT_EQ(card("nil_assassin"), Json::parse(R"({"id": "nil_assassin", "set": "base",
        "kind": "mercenary", "faction": "wraethe", "cost": 2, "copies": 3,
        "lines": [{"on": "play", "op": "gain", "what": "power", "amount": 5}]})"));
    EXPECT_EQ(card("ferrata_guard"), Json::parse(R"({"id": "ferrata_guard",
        "set": "relics_of_the_future", "kind": "champion", "faction": "homodeus", "cost": 4,
        "copies": 2, "defense": 4, "lines": [
            {"on": "exhaust", "op": "gain", "what": "gems", "amount": 1, "per": "champion",
             "of": "homodeus"},
            {"on": "passive", "when": "as", "whose": "decima", "op": "fortifies", "amount": 2}]})"));
    EXPECT_EQ(card("mainframe_abbot")["shield"], 3);
}

TEST(ShardsCardFacts, LeaveOutWhatACardHasNot) {
    const Json starter = card("crystal");
    EXPECT_EQ(starter["faction"], "none");
    for (const char* field : {"cost", "defense", "shield", "character"}) {
        EXPECT_FALSE(starter.contains(field)) << field;
    }
    const Json relic = card("praetorian_02");
    EXPECT_EQ(relic["kind"], "relic");
    EXPECT_EQ(relic["character"], "decima");
    EXPECT_EQ(relic["defense"], 9);
    EXPECT_FALSE(relic.contains("cost"));
}

TEST(ShardsCardFacts, SayThatAShieldIsAsHighAsTheMastery) {
    std::size_t by_mastery = 0;
    for (const Json& each : described()["cards"]) {
        if (each.value("shield", Json()) == "mastery") ++by_mastery;
    }
    EXPECT_EQ(by_mastery, 1U);
}

TEST(CardFacts, OfAGameThatThereIsNotAreNone) { EXPECT_FALSE(describe_cards("chess")); }

}  // namespace
}  // namespace lemniscate::match
