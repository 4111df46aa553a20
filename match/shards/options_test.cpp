#include <string>

#include <gtest/gtest.h>

#include "match/shards/position.h"

namespace lemniscate::match {
namespace {

using shards::Character;
using shards::Mode;
using shards::Options;

std::string problem_of_options(const OptionList& options) {
    const Result<Options> read = read_options(shards::Game{}, options);
    if (read) return "fine";
    const Problem& problem = read.problem();
    return std::string(name_of(problem.kind)) + " at " + problem.where + ": " + problem.found +
           " | " + problem.expected;
}

Options options_of(const OptionList& options) {
    const Result<Options> read = read_options(shards::Game{}, options);
    EXPECT_TRUE(read) << read.problem().where;
    return read ? *read : Options{};
}

TEST(ShardsOptions, OfEverySetupReadBackAsTheyWereWritten) {
    for (const auto& setup : shards::setups) {
        EXPECT_EQ(options_of(write_options(setup.options)), setup.options) << setup.name;
    }
}

TEST(ShardsOptions, ReadBackWithSeatAndCharacters) {
    Options options{.players = 3, .sets = shards::core_sets, .row_size = 8};
    options.first_seat = seat_at(2);
    options.characters[0] = Character::volos;
    options.characters[1] = Character::decima;
    options.characters[2] = Character::ko_syn_wu;
    EXPECT_EQ(options_of(write_options(options)), options);
}

TEST(ShardsOptions, AreWrittenByNameAndOnlyWhereTheyAreUnusual) {
    EXPECT_EQ(write_options(Options{}), (OptionList{{"players", "2"},
                                                    {"sets", "base,relics_of_the_future"},
                                                    {"mode", "free_for_all"}}));
    Options options{.players = 4, .sets = shards::core_sets, .row_size = 5};
    options.first_seat = seat_at(3);
    options.characters[0] = Character::tetra;
    options.characters[1] = Character::volos;
    options.characters[2] = Character::decima;
    options.characters[3] = Character::ko_syn_wu;
    EXPECT_EQ(write_options(options), (OptionList{{"players", "4"},
                                                  {"sets", "base"},
                                                  {"mode", "free_for_all"},
                                                  {"row_size", "5"},
                                                  {"first_seat", "3"},
                                                  {"characters", "tetra,volos,decima,ko_syn_wu"}}));
    EXPECT_EQ(write_options({.players = 3, .auction = true, .relic_draft = true}),
              (OptionList{{"players", "3"},
                          {"sets", "base,relics_of_the_future"},
                          {"mode", "free_for_all"},
                          {"auction", "true"},
                          {"relic_draft", "true"}}));
}

TEST(ShardsOptions, LeftOutAreADuelWithBothSets) { EXPECT_EQ(options_of({}), Options{}); }

TEST(ShardsOptions, AModeWithoutPlayersHasAsFewAsItCan) {
    EXPECT_EQ(options_of({{"mode", "nemesis"}}).players, 1U);
    EXPECT_EQ(options_of({{"mode", "bloodbath"}}).players, 3U);
    EXPECT_EQ(options_of({{"mode", "teams"}}).players, 4U);
    EXPECT_EQ(options_of({{"mode", "free_for_all"}}).players, 2U);
}

TEST(ShardsOptions, MayComeInAnyOrder) {
    EXPECT_EQ(options_of({{"first_seat", "3"}, {"auction", "false"}, {"players", "4"}}).first_seat,
              seat_at(3));
}

TEST(ShardsOptions, RefuseAnUnknownName) {
    EXPECT_EQ(problem_of_options({{"colour", "red"}}),
              "unknown_field at colour: \"red\" | players, sets, mode, row_size, auction, "
              "relic_draft, mysterious_relics, first_seat, characters");
}

TEST(ShardsOptions, RefuseANameTwice) {
    EXPECT_EQ(problem_of_options({{"mode", "teams"}, {"mode", "teams"}}),
              "duplicate_field at mode:  | ");
}

TEST(ShardsOptions, RefuseNumbersThatAreNone) {
    for (const char* value :
         {"0", "5", "-2", "", "two", "2 ", " 2", "2.0", "+2", "9999999999999"}) {
        EXPECT_EQ(problem_of_options({{"players", value}}),
                  "out_of_range at players: \"" + std::string(value) + "\" | 1..4");
    }
    EXPECT_EQ(problem_of_options({{"row_size", "3"}}), R"(out_of_range at row_size: "3" | 4..8)");
    EXPECT_EQ(problem_of_options({{"row_size", "9"}}), R"(out_of_range at row_size: "9" | 4..8)");
    EXPECT_EQ(problem_of_options({{"first_seat", "2"}}),
              R"(out_of_range at first_seat: "2" | 0..1)");
}

TEST(ShardsOptions, RefuseUnknownWords) {
    EXPECT_EQ(problem_of_options({{"mode", "duel"}}),
              R"(unknown_word at mode: "duel" | free_for_all, teams, bloodbath, nemesis)");
    EXPECT_EQ(problem_of_options({{"sets", "relics_of_the_future"}}),
              "unknown_word at sets: \"relics_of_the_future\" | base, relics_of_the_future");
    EXPECT_EQ(problem_of_options({{"auction", "yes"}}),
              R"(unknown_word at auction: "yes" | false, true)");
    for (const char* value : {"", "decima,", ",decima", "decima, tetra", "Decima"}) {
        EXPECT_EQ(problem_of_options({{"characters", value}}),
                  "unknown_word at characters: \"" + std::string(value) +
                      "\" | decima, ko_syn_wu, tetra, volos");
    }
}

TEST(ShardsOptions, RefuseWhatDoesNotGoTogether) {
    EXPECT_EQ(problem_of_options({{"mode", "teams"}, {"players", "3"}}),
              R"(options_conflict at players: "3" | players)");
    EXPECT_EQ(problem_of_options({{"players", "1"}}),
              R"(options_conflict at players: "1" | players)");
    EXPECT_EQ(problem_of_options({{"mode", "nemesis"}, {"sets", "base"}}),
              R"(options_conflict at sets: "base" | needs_relics)");
    EXPECT_EQ(problem_of_options({{"mode", "teams"}, {"auction", "true"}}),
              R"(options_conflict at auction: "true" | auction_mode)");
    EXPECT_EQ(problem_of_options({{"mode", "nemesis"}, {"relic_draft", "true"}}),
              R"(options_conflict at relic_draft: "true" | draft_mode)");
    EXPECT_EQ(problem_of_options({{"relic_draft", "true"}, {"mysterious_relics", "true"}}),
              R"(options_conflict at relic_draft: "true" | draft_and_mysterious)");
    EXPECT_EQ(problem_of_options({{"relic_draft", "true"}, {"first_seat", "0"}}),
              R"(options_conflict at first_seat: "0" | first_seat_decided)");
    EXPECT_EQ(problem_of_options({{"mode", "teams"}, {"players", "4"}, {"first_seat", "3"}}),
              R"(options_conflict at first_seat: "3" | first_seat_of_team)");
    EXPECT_EQ(problem_of_options({{"auction", "true"}, {"characters", "decima,tetra"}}),
              R"(options_conflict at characters: "decima,tetra" | characters_decided)");
    EXPECT_EQ(problem_of_options({{"characters", "tetra,tetra"}}),
              R"(options_conflict at characters: "tetra,tetra" | character_twice)");
    EXPECT_EQ(problem_of_options({{"characters", "tetra"}}),
              R"(options_conflict at characters: "tetra" | characters_number)");
    EXPECT_EQ(problem_of_options(
                  {{"players", "4"}, {"characters", "decima,tetra,volos,ko_syn_wu,decima"}}),
              "options_conflict at characters: \"decima,tetra,volos,ko_syn_wu,decima\" | "
              "characters_number");
}

}  // namespace
}  // namespace lemniscate::match
