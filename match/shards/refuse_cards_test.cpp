#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/shards/refusals.h"

namespace lemniscate::match {
namespace {

TEST(ShardsRefuseCards, UnknownCards) {
    EXPECT_EQ(problem_with(R"("centre": {"row": ["axia", null, "batman"]})"),
              R"(unknown_card at centre.row[2]: "batman" | )");
    EXPECT_EQ(problem_with(R"("players": [{}, {"discard": ["Axia"]}])"),
              R"(unknown_card at players[1].discard[0]: "Axia" | )");
    EXPECT_EQ(problem_with(R"("players": [{"champions": [{"exhausted": true}]}])"),
              "missing_field at players[0].champions[0].card:  | ");
}

TEST(ShardsRefuseCards, ACardMoreOftenThanItExists) {
    EXPECT_EQ(problem_with(R"("centre": {"row": ["axia"], "deck": ["omnius", "axia"]})"),
              "too_many_copies at centre.deck[1]: 2 | 1");
    EXPECT_EQ(problem_with(R"("centre": {"row": ["axia"]}, "players": [{"hand": ["axia"]}])"),
              "too_many_copies at players[0].hand[0]: 2 | 1");
    EXPECT_EQ(problem_with(R"("centre": {"banished": ["axia"]},
                              "players": [{"champions": [{"card": "axia"}]}])"),
              "too_many_copies at players[0].champions[0].card: 2 | 1");
    EXPECT_EQ(problem_with(R"("players": [{"relics": ["datic_robes"]},
                                          {"played": [{"card": "datic_robes"}]}])"),
              "too_many_copies at players[1].played[0].card: 2 | 1");
}

TEST(ShardsRefuseCards, MoreStartersThanThePlayersBrought) {
    EXPECT_EQ(problem_with(R"("players": [{"hand": ["blaster", "blaster"]}])"), "fine");
    EXPECT_EQ(problem_with(R"("players": [{"hand": ["blaster", "blaster"], "deck": ["blaster"]}])"),
              "too_many_copies at players[0].deck[0]: 3 | 2");
    EXPECT_EQ(problem_in(R"("options": {"mode": "nemesis"},
                            "players": [{"hand": ["blaster", "blaster"]}])"),
              "too_many_copies at players[0].hand[1]: 2 | 1");
}

TEST(ShardsRefuseCards, ACardOfASetThatIsNotInTheGame) {
    const std::string base = R"("options": {"players": 2, "sets": ["base"]}, )";
    EXPECT_EQ(problem_in(base + R"("centre": {"row": ["axia"]})"),
              R"(card_wrong_place at centre.row[0]: "axia" | relics_of_the_future)");
    EXPECT_EQ(problem_in(base + R"("players": [{"relics": ["datic_robes"]}])"),
              R"(card_wrong_place at players[0].relics[0]: "datic_robes" | relics_of_the_future)");
}

TEST(ShardsRefuseCards, ACardWhereItCannotBe) {
    EXPECT_EQ(problem_with(R"("centre": {"row": ["crystal"]})"),
              R"(card_wrong_place at centre.row[0]: "crystal" | centre)");
    EXPECT_EQ(problem_with(R"("centre": {"deck": ["datic_robes"]})"),
              R"(card_wrong_place at centre.deck[0]: "datic_robes" | centre)");
    EXPECT_EQ(problem_with(R"("players": [{"champions": [{"card": "crystal"}]}])"),
              R"(card_wrong_place at players[0].champions[0].card: "crystal" | champion)");
    EXPECT_EQ(problem_with(R"("players": [{"played": [{"card": "axia"}]}])"),
              R"(card_wrong_place at players[0].played[0].card: "axia" | other_than_champion)");
    EXPECT_EQ(problem_with(R"("players": [{"played": [{"card": "crystal", "fast": true}]}])"),
              R"(card_wrong_place at players[0].played[0].card: "crystal" | mercenary)");
    EXPECT_EQ(problem_with(R"("players": [{"relics": ["axia"]}])"),
              R"(card_wrong_place at players[0].relics[0]: "axia" | relic)");
    EXPECT_EQ(problem_in(R"("options": {"mode": "nemesis"}, "turn": {"phase": "over"},
                            "players": [{}, {"revealed": "crystal"}])"),
              R"(card_wrong_place at players[1].revealed: "crystal" | centre)");
}

TEST(ShardsRefuseCards, TooManyEntries) {
    EXPECT_EQ(problem_with(R"("centre": {"row": [null, null, null, null, null, null, null]})"),
              "too_many at centre.row[6]: 7 | 6");
    EXPECT_EQ(problem_with(R"("players": [{}, {}, {}])"), "too_many at players[2]: 3 | 2");
    EXPECT_EQ(problem_with(R"("players": [{"relics": ["datic_robes", "praetorian_01",
                                                      "praetorian_02"]}])"),
              "too_many at players[0].relics[2]: 3 | 2");
    EXPECT_EQ(problem_with(R"("attack": {"assigned": [0, 0, 0]})"),
              "too_many at attack.assigned[2]: 3 | 2");
    EXPECT_EQ(problem_with(R"("pending": [{}, {}, {}])"), "too_many at pending[2]: 3 | 2");
}

TEST(ShardsRefuseCards, MoreCardsThanOneSideCanEverHold) {
    Json position = Json::parse(R"({"format": 1, "game": "shards", "players": [{}, {}]})");
    Json& hand = position["players"][0]["hand"] = Json::array();
    for (std::uint32_t i = 1; i <= shards::card_types; ++i) {
        const shards::CardFacts& facts = shards::facts(shards::card_at(i));
        for (std::uint32_t k = 0; k < facts.copies; ++k) hand.push_back(facts.id);
    }
    EXPECT_EQ(problem_of(position), "too_many at players[0].hand[124]: 130 | 124");
    // The same cards on the way to it.
    Json deck = Json::array();
    Json rest = Json::array();
    for (const Json& id : hand) {
        const shards::Card card = shards::find_card(id.get<std::string>());
        (shards::centre_set.has(card) ? deck : rest).push_back(id);
    }
    position["players"][0]["hand"] = rest;
    position["centre"]["deck"] = deck;
    EXPECT_EQ(problem_of(position).substr(0, 24), "too_many at players[0]: ");
}

TEST(ShardsRefuseCards, SeenCardsThatAreNotInTheHand) {
    EXPECT_EQ(problem_with(R"("players": [{"hand": ["crystal"], "seen": ["blaster"]}])"),
              R"(unknown_word at players[0].seen[0]: "blaster" | ["crystal"])");
    EXPECT_EQ(problem_with(R"("players": [{"hand": ["crystal"], "seen": ["crystal", "crystal"]}])"),
              R"(unknown_word at players[0].seen[1]: "crystal" | [])");
}

TEST(ShardsRefuseCards, CardsOfNemesisInPlacesThatItDoesNotHave) {
    const std::string solo = R"("options": {"mode": "nemesis"}, )";
    EXPECT_EQ(problem_in(solo + R"("players": [{}, {"hand": ["axia"]}])"),
              "too_many at players[1].hand[0]: 1 | 0");
    EXPECT_EQ(problem_in(solo + R"("players": [{}, {"deck": ["axia"]}])"),
              "too_many at players[1].deck[0]: 1 | 0");
    EXPECT_EQ(problem_in(solo + R"("players": [{}, {"discard": ["axia"]}])"),
              "too_many at players[1].discard[0]: 1 | 0");
    EXPECT_EQ(problem_in(solo + R"("players": [{}, {"relics": ["datic_robes"]}])"),
              "too_many at players[1].relics[0]: 1 | 0");
    EXPECT_EQ(problem_in(solo + R"("players": [{}, {"revealed": "axia"}])"),
              R"(disagrees at players[1].revealed: "axia" | null)");
}

TEST(ShardsRefuseCards, CardsOfSomebodyWhoIsOut) {
    const auto with = [](const std::string& zone) {
        return problem_in(R"("players": [{}, {}, {"health": 0, )" + zone + "}]");
    };
    EXPECT_EQ(with(R"("mastery": 3)"), "fine");
    EXPECT_EQ(with(R"("hand": ["axia"])"), R"(disagrees at players[2].hand: ["axia"] | [])");
    EXPECT_EQ(with(R"("deck": ["axia"])"), R"(disagrees at players[2].deck: ["axia"] | [])");
    EXPECT_EQ(with(R"("discard": ["axia"])"), R"(disagrees at players[2].discard: ["axia"] | [])");
    EXPECT_EQ(with(R"("champions": [{"card": "axia"}])"),
              R"(disagrees at players[2].champions: [{"card":"axia"}] | [])");
    EXPECT_EQ(with(R"("relics": ["datic_robes"])"),
              R"(disagrees at players[2].relics: ["datic_robes"] | [])");
}

TEST(ShardsRefuseCards, PlayedCardsOfSomebodyElse) {
    EXPECT_EQ(problem_with(R"("players": [{}, {"played": [{"card": "crystal"}]}])"),
              R"(disagrees at players[1].played: [{"card":"crystal"}] | [])");
}

}  // namespace
}  // namespace lemniscate::match
