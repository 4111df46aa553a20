// The facts of the printed cards, checked by hand against a few of them.
#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

struct Character {
    const char* id;
    std::uint32_t level;
    const char* bonus;
    std::uint32_t points;
    std::uint32_t avengers;
    const char* cost;
};

TEST(Tables, CharactersOfAllLevels) {
    const Character characters[] = {
        {"baron_zemo", 1, "yellow", 0, 0, "red:3"},
        {"lizard", 1, "purple", 0, 0, "purple:1 blue:2"},
        {"wasp", 1, "blue", 0, 1, "yellow:2 blue:1 orange:2"},
        {"yondu", 1, "orange", 1, 0, "purple:4"},
        {"maria_hill", 2, "yellow", 1, 1, "purple:2 blue:2 orange:3"},
        {"ghost_rider", 2, "red", 2, 0, "yellow:2 purple:1 blue:4"},
        {"daredevil", 2, "orange", 3, 0, "red:6"},
        {"iron_man", 3, "yellow", 3, 2, "yellow:3 blue:5 red:3 orange:3"},
        {"captain_america", 3, "orange", 3, 2, "yellow:5 purple:3 blue:3 orange:3"},
        {"spider_man", 3, "orange", 5, 0, "yellow:7 red:3"},
    };
    for (const Character& printed : characters) {
        const Card card = find_card(printed.id);
        ASSERT_NE(card, Card::none) << printed.id;
        EXPECT_EQ(level_of(card) + 1, printed.level) << printed.id;
        EXPECT_EQ(character_facts[number(card)].level, printed.level) << printed.id;
        EXPECT_EQ(show_lanes(cost_of[card]), printed.cost) << printed.id;
        const Lanes gain = gain_of[card];
        EXPECT_EQ(gain[notation::find_token(printed.bonus)], 1U) << printed.id;
        EXPECT_EQ(gain[team_lane::points], printed.points) << printed.id;
        EXPECT_EQ(gain[team_lane::avengers], printed.avengers) << printed.id;
        EXPECT_EQ(gain[team_lane::characters], 1U) << printed.id;
        EXPECT_EQ(gain.total(), 2 + printed.points + printed.avengers) << "and nothing else";
    }
}

TEST(Tables, AllLocations) {
    const struct {
        const char* id;
        const char* needs;
    } printed[locations] = {{"asgard", "yellow:3 purple:3 orange:3"},
                            {"wakanda", "blue:4 red:4"},
                            {"hells_kitchen", "yellow:4 orange:4"},
                            {"triskelion", "purple:4 orange:4"},
                            {"knowhere", "yellow:3 blue:3 red:3"},
                            {"atlantis", "purple:3 blue:3 red:3"},
                            {"attilan", "purple:4 red:4"},
                            {"avengers_tower", "yellow:4 blue:4"}};
    for (std::uint32_t i = 0; i < locations; ++i) {
        EXPECT_EQ(id_of(location_at(i)), printed[i].id);
        EXPECT_EQ(show_lanes(needs_of[location_at(i)]), printed[i].needs) << printed[i].id;
        EXPECT_EQ(tile_of(location_at(i)), i / 2) << "two sides of one tile follow each other";
    }
}

TEST(Tables, LevelsHold40And30And20CharactersWithEveryBonusEquallyOften) {
    std::uint32_t count[levels][colours] = {};
    for (const CharacterFacts& facts : character_facts) ++count[facts.level - 1][facts.bonus];
    const std::uint32_t expected[levels] = {8, 6, 4};
    for (std::uint32_t level = 0; level < levels; ++level) {
        for (std::uint32_t bonus = 0; bonus < colours; ++bonus) {
            EXPECT_EQ(count[level][bonus], expected[level]) << level << token_ids[bonus];
        }
        EXPECT_EQ(level_size(level), 5 * expected[level]);
    }
}

TEST(Tables, PointsAndSymbolsAreWithinTheirBounds) {
    std::uint32_t points = 0;
    std::uint32_t avengers = 0;
    for (const CharacterFacts& facts : character_facts) {
        EXPECT_LE(facts.points, 5U) << facts.id;
        EXPECT_LE(facts.avengers, 2U) << facts.id;
        points += facts.points;
        avengers += facts.avengers;
    }
    EXPECT_EQ(points, 140U);
    EXPECT_EQ(avengers, 35U);
}

TEST(Tables, EveryIdFindsItsCardAndNoOtherTextDoes) {
    for (std::uint32_t i = 0; i < cards; ++i) EXPECT_EQ(find_card(id_of(card_at(i))), card_at(i));
    for (const char* id : {"", "?", "Rocket", "rocket ", "asgard"}) {
        EXPECT_EQ(find_card(id), Card::none) << id;
    }
}

TEST(Tables, UnknownCardsKeepTheirLevelAndPrintAsAQuestionMark) {
    for (std::uint32_t level = 0; level < levels; ++level) {
        EXPECT_EQ(level_of(unknown_card(level)), level);
        EXPECT_FALSE(is_known(unknown_card(level)));
        EXPECT_EQ(id_of(unknown_card(level)), "?");
    }
    EXPECT_FALSE(is_known(Card::none));
}

}  // namespace
}  // namespace lemniscate::splendor
