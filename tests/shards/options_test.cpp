// Which options go together.
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "games/shards/shards.h"

namespace lemniscate::tests {
namespace {

using shards::Character;
using shards::Mode;
using shards::Options;

Options with_characters(Options options, std::initializer_list<Character> characters) {
    std::size_t seat = 0;
    for (Character character : characters) options.characters[seat++] = character;
    return options;
}

std::string_view problem_of(const Options& options) { return id_of(check(options)); }

struct Conflict {
    const char* problem;
    Options options;
};

const std::vector<Conflict>& conflicts() {
    static const std::vector<Conflict> list = {
        {"players", {.players = 0}},
        {"players", {.players = 1}},
        {"players", {.players = 5}},
        {"players", {.players = 2, .mode = Mode::teams}},
        {"players", {.players = 3, .mode = Mode::teams}},
        {"players", {.players = 2, .mode = Mode::bloodbath}},
        {"players", {.players = 4, .mode = Mode::bloodbath}},
        {"players", {.players = 2, .mode = Mode::nemesis}},
        {"row_size", {.row_size = 3}},
        {"row_size", {.row_size = 9}},
        {"needs_relics", {.sets = shards::core_sets, .relic_draft = true}},
        {"needs_relics", {.sets = shards::core_sets, .mysterious_relics = true}},
        {"needs_relics", {.players = 1, .sets = shards::core_sets, .mode = Mode::nemesis}},
        {"auction_mode", {.players = 4, .mode = Mode::teams, .auction = true}},
        {"auction_mode", {.players = 1, .mode = Mode::nemesis, .auction = true}},
        {"draft_mode", {.players = 1, .mode = Mode::nemesis, .relic_draft = true}},
        {"draft_and_mysterious", {.relic_draft = true, .mysterious_relics = true}},
        {"first_seat", {.players = 2, .first_seat = seat_at(2)}},
        {"first_seat", {.players = 1, .mode = Mode::nemesis, .first_seat = seat_at(1)}},
        {"first_seat_decided", {.auction = true, .first_seat = seat_at(0)}},
        {"first_seat_decided", {.relic_draft = true, .first_seat = seat_at(0)}},
        {"first_seat_of_team", {.players = 4, .mode = Mode::teams, .first_seat = seat_at(1)}},
        {"first_seat_of_team", {.players = 4, .mode = Mode::teams, .first_seat = seat_at(3)}},
        {"characters_decided",
         with_characters({.auction = true}, {Character::decima, Character::tetra})},
        {"character_twice", with_characters({}, {Character::tetra, Character::tetra})},
        {"characters_number", with_characters({}, {Character::tetra})},
        {"characters_number", with_characters({}, {Character::none, Character::tetra})},
        {"characters_number",
         with_characters({}, {Character::tetra, Character::decima, Character::volos})},
        {"characters_number",
         with_characters({.players = 1, .mode = Mode::nemesis}, {Character::tetra})},
    };
    return list;
}

TEST(Options, ThatDoNotGoTogetherAreNamed) {
    for (const Conflict& conflict : conflicts()) {
        EXPECT_EQ(problem_of(conflict.options), conflict.problem)
            << "entry " << &conflict - conflicts().data();
    }
}

TEST(Options, EveryProblemHasItsCase) {
    std::set<std::string_view> met = {"none"};
    for (const Conflict& conflict : conflicts()) met.insert(conflict.problem);
    for (std::string_view id : shards::options_problem_ids) EXPECT_TRUE(met.contains(id)) << id;
}

TEST(Options, GoTogetherAsTheTableOfTheRulesSays) {
    // What a mode allows: docs/rules, the table of section 7.
    struct Allowed {
        bool auction, draft, mysterious;
    };
    const std::map<Mode, Allowed> modes = {{Mode::free_for_all, {true, true, true}},
                                           {Mode::teams, {false, true, true}},
                                           {Mode::bloodbath, {true, true, true}},
                                           {Mode::nemesis, {false, false, true}}};
    const std::map<Mode, std::uint32_t> players = {
        {Mode::free_for_all, 3}, {Mode::teams, 4}, {Mode::bloodbath, 3}, {Mode::nemesis, 1}};
    for (const auto& [mode, allowed] : modes) {
        for (unsigned bits = 0; bits < 16; ++bits) {
            const Options options = {
                .players = players.at(mode),
                .sets = (bits & 1U) != 0 ? shards::usual_sets : shards::core_sets,
                .mode = mode,
                .auction = (bits & 2U) != 0,
                .relic_draft = (bits & 4U) != 0,
                .mysterious_relics = (bits & 8U) != 0};
            const bool relics_needed =
                options.relic_draft || options.mysterious_relics || mode == Mode::nemesis;
            const bool fine = (options.sets == shards::usual_sets || !relics_needed) &&
                              (allowed.auction || !options.auction) &&
                              (allowed.draft || !options.relic_draft) &&
                              (allowed.mysterious || !options.mysterious_relics) &&
                              !(options.relic_draft && options.mysterious_relics);
            EXPECT_EQ(check(options) == shards::OptionsProblem::none, fine)
                << static_cast<int>(mode) << " " << bits;
        }
    }
}

TEST(Options, ThatAreFine) {
    for (std::uint32_t players = 2; players <= 4; ++players) {
        EXPECT_EQ(problem_of({.players = players}), "none");
    }
    for (std::uint32_t size = 4; size <= 8; ++size) {
        EXPECT_EQ(problem_of({.row_size = size}), "none");
    }
    EXPECT_EQ(problem_of({.players = 3, .first_seat = seat_at(2)}), "none");
    for (const std::uint32_t seat : {0U, 2U}) {
        Options teams = {.players = 4, .mode = Mode::teams, .first_seat = seat_at(seat)};
        EXPECT_EQ(problem_of(teams), "none");
        teams.relic_draft = true;
        EXPECT_EQ(problem_of(teams), "none");
    }
    EXPECT_EQ(problem_of(with_characters({}, {Character::tetra, Character::volos})), "none");
    EXPECT_EQ(problem_of(with_characters({.players = 1, .mode = Mode::nemesis},
                                         {Character::tetra, Character::volos})),
              "none");
}

TEST(Options, OfEveryNamedSetupGoTogether) {
    for (const auto& setup : shards::setups) {
        EXPECT_EQ(problem_of(setup.options), "none") << setup.name;
    }
}

}  // namespace
}  // namespace lemniscate::tests
