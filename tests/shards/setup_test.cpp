// Setting up the table.
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "match/json.h"
#include "tests/shards/printed.h"
#include "tests/shards/scene.h"

namespace lemniscate::tests {
namespace {

using match::Json;
using Cards = std::map<std::string, int>;

void add(Cards& cards, const Json& list) {
    for (const Json& card : list) ++cards[card.get<std::string>()];
}

/// The cards that the printed ones make up a centre deck of.
Cards centre_of(const std::vector<Printed>& printed) {
    Cards cards;
    for (const Printed& card : printed) {
        if (card.is_central()) cards[card.id] = card.copies;
    }
    return cards;
}

int total(const Cards& cards) {
    int sum = 0;
    for (const auto& [card, copies] : cards) sum += copies;
    return sum;
}

Cards dealt_centre(const shards::Options& options) {
    const Json position = dealt(options).position();
    Cards cards;
    add(cards, position["centre"]["row"]);
    add(cards, position["centre"]["deck"]);
    return cards;
}

TEST(SetUp, TheBaseGameHas88CentreCards) {
    const Cards cards = dealt_centre({.players = 2, .sets = shards::core_sets});
    EXPECT_EQ(total(cards), 88);
    EXPECT_EQ(cards, centre_of(base_cards()));
}

TEST(SetUp, RelicsOfTheFutureBringThemTo112WithoutTheRelicsThemselves) {
    const Cards cards = dealt_centre({.players = 2});
    EXPECT_EQ(total(cards), 112);
    EXPECT_EQ(cards, centre_of(all_cards()));
}

TEST(SetUp, TheRowHasSixCardsUnlessSaidOtherwise) {
    EXPECT_EQ(dealt({.players = 2}).position()["centre"]["row"].size(), 6U);
    for (std::uint32_t size = 4; size <= 8; ++size) {
        const Json centre = dealt({.players = 3, .row_size = size}).position()["centre"];
        EXPECT_EQ(centre["row"].size(), size);
        EXPECT_EQ(centre["deck"].size(), 112U - size);
        for (const Json& card : centre["row"]) EXPECT_TRUE(card.is_string());
        EXPECT_EQ(centre["banished"].size(), 0U);
    }
}

TEST(SetUp, EveryoneHasAStartingDeckOfTenAndDrawsFive) {
    const Cards start = {
        {"crystal", 7}, {"blaster", 1}, {"shard_reactor", 1}, {"infinity_shard", 1}};
    for (std::uint32_t players = 2; players <= 4; ++players) {
        const Json position = dealt({.players = players}).position();
        ASSERT_EQ(position["players"].size(), players);
        for (const Json& seat : position["players"]) {
            EXPECT_EQ(seat["hand"].size(), 5U);
            EXPECT_EQ(seat["deck"].size(), 5U);
            EXPECT_EQ(seat["seen"].size(), 0U);
            Cards cards;
            add(cards, seat["hand"]);
            add(cards, seat["deck"]);
            EXPECT_EQ(cards, start);
            EXPECT_EQ(seat["health"], 50);
        }
    }
}

TEST(SetUp, StartingDecksAreShuffled) {
    std::set<std::string> hands;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Json position = dealt({.players = 2}, seed).position();
        for (const Json& seat : position["players"]) hands.insert(seat["hand"].dump());
    }
    EXPECT_GT(hands.size(), 10U);
}

TEST(SetUp, StartingMasteryGoesUpClockwiseFromTheFirstPlayer) {
    for (std::uint32_t players = 2; players <= 4; ++players) {
        for (std::uint32_t first = 0; first < players; ++first) {
            const Json position =
                dealt({.players = players, .first_seat = seat_at(first)}).position();
            EXPECT_EQ(position["turn"]["seat"], first);
            EXPECT_EQ(position["turn"]["first_seat"], first);
            for (std::uint32_t i = 0; i < players; ++i) {
                EXPECT_EQ(position["players"][(first + i) % players]["mastery"], i);
            }
        }
    }
}

TEST(SetUp, TheFirstPlayerIsRandom) {
    std::set<int> first;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        first.insert(dealt({.players = 4}, seed).position()["to_act"].get<int>());
    }
    EXPECT_EQ(first, (std::set<int>{0, 1, 2, 3}));
}

TEST(SetUp, CharactersAreDealtAtRandomEachOnce) {
    std::set<std::string> of_seat_zero;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Json position = dealt({.players = 3}, seed).position();
        std::set<std::string> characters;
        for (const Json& seat : position["players"]) {
            characters.insert(seat["character"].get<std::string>());
        }
        EXPECT_EQ(characters.size(), 3U);
        of_seat_zero.insert(position["players"][0]["character"].get<std::string>());
    }
    EXPECT_EQ(of_seat_zero.size(), 4U);
}

TEST(SetUp, CharactersMayBeGiven) {
    shards::Options options = {.players = 2};
    options.characters[0] = shards::Character::ko_syn_wu;
    options.characters[1] = shards::Character::decima;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        expect(dealt(options, seed), "character=ko_syn_wu their.character=decima");
    }
}

TEST(SetUp, EveryCharacterHasItsTwoRelicsSetAside) {
    const std::map<std::string, std::string> relics = {
        {"decima", R"(["praetorian_01","praetorian_02"])"},
        {"ko_syn_wu", R"(["heart_of_nothing","world_piercer"])"},
        {"tetra", R"(["datic_robes","terminal_crescents"])"},
        {"volos", R"(["entropic_talons","panconscious_crown"])"}};
    const Json position = dealt({.players = 4}).position();
    for (const Json& seat : position["players"]) {
        EXPECT_EQ(seat["relics"].dump(), relics.at(seat["character"].get<std::string>()));
        EXPECT_EQ(seat["relic_recruited"], false);
        EXPECT_EQ(seat["relic_earned"], false);
    }
}

TEST(SetUp, TheBaseGameHasNoRelics) {
    const Json position = dealt({.players = 4, .sets = shards::core_sets}).position();
    EXPECT_EQ(position["options"]["sets"].dump(), R"(["base"])");
    for (const Json& seat : position["players"]) EXPECT_EQ(seat["relics"].size(), 0U);
}

TEST(SetUp, TheFirstTurnBeginsAtOnceInTheFirstRound) {
    expect(dealt({.players = 2, .first_seat = seat_at(1)}),
           "to=1 asks=play phase=play round=1 gems=0 power=0 focused=false");
}

TEST(SetUp, TheSameSeedDealsTheSameTableAndAnotherOneAnother) {
    for (const auto& setup : shards::setups) {
        const Json position = dealt(setup.options, 5).position();
        EXPECT_EQ(position, dealt(setup.options, 5).position()) << setup.name;
        // Against Nemesis nothing is shuffled before the extra card is chosen.
        if (setup.options.mode == shards::Mode::nemesis) continue;
        EXPECT_NE(position, dealt(setup.options, 6).position()) << setup.name;
    }
}

}  // namespace
}  // namespace lemniscate::tests
