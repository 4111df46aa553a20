#include "cli/play/splendor/choices.h"

#include <algorithm>
#include <cstddef>

#include <gtest/gtest.h>

#include "cli/play/pages.h"
#include "cli/play/phrases.h"
#include "cli/play/splendor/parse_words.h"
#include "cli/play/test_texts.h"
#include "cli/play/tests/test_positions.h"

namespace lemniscate::cli::play {
namespace {

using namespace splendor;

std::string lines(const State& state, Detail detail, const Style& style) {
    const TestGame game = game_at(state);
    const Asked asked = asked_of(game, english());
    std::string text;
    for (const std::string& line :
         flow(group_splendor_choices(asked, detail, style), style.columns, Ink(style))) {
        text += line + "\n";
    }
    return text;
}

Page moves_of(const State& state, const Style& style) {
    const TestGame game = game_at(state);
    return moves_page(asked_of(game, english()), style);
}

TEST(Choices, BrieflyFitOnAFewLines) {
    EXPECT_EQ(lines(middle_of_a_game(), Detail::brief, {.columns = 80}),
              R"(Recruit  1 Rocket R1  2 Spider-Man 2099 Y1
Take     3 YPB  4 YPR  5 YBR  6 PBR  7 BB
Reserve  8–11 level 3  12–15 level 2  16–18 level 1  19–20 decks 2, 1
Or pay   21 Rocket G1  22 Spider-Man 2099 G1
)");
}

TEST(Choices, ByNameInTheOrderOfTheScreen) {
    EXPECT_EQ(lines(middle_of_a_game(), Detail::named, {.columns = 80}),
              R"(Recruit  1 Rocket R1  2 Spider-Man 2099 Y1
Take     3 YPB  4 YPR  5 YBR  6 PBR  7 BB
Reserve  8 Captain America  9 Drax  10 Captain Marvel  11 Green Goblin  12 Hela
         13 Nick Fury  14 Okoye  15 Groot  16 Rocket  17 Wasp
         18 Spider-Man 2099  19 deck 2  20 deck 1
Or pay   21 Rocket G1  22 Spider-Man 2099 G1
)");
}

TEST(Choices, CompletelyAsTheyWouldBeTyped) {
    const State state = middle_of_a_game();
    const std::string text = join(moves_of(state, {.columns = 80}), "\n");
    const TestGame game = game_at(state);
    const Asked asked = asked_of(game, english());
    std::size_t number = 0;
    for (const match::Choice& choice : asked.choices) {
        const std::string entry =
            std::to_string(++number) + "  " + splendor_words_for(asked, choice);
        EXPECT_NE(text.find(entry), std::string::npos) << entry;
    }
}

TEST(Choices, SayWhatIsFree) {
    State state = middle_of_a_game();
    state.team[0] += Lanes::one(lane(Token::red));
    EXPECT_NE(lines(state, Detail::brief, {}).find("1 Rocket free"), std::string::npos);
}

TEST(Choices, ForReturningTokensReadYellowFirst) {
    State state = middle_of_a_game();
    state.tokens[0] = {};
    state.tokens[0].set(lane(Token::yellow), 6);
    state.tokens[0].set(lane(Token::blue), 5);
    state.tokens[0].set(lane(Token::green), 1);
    state.phase = Phase::give_back;
    EXPECT_EQ(lines(state, Detail::brief, {}), "Return  1 YY  2 YB  3 BB\n");
}

TEST(Choices, StayOnTheScreenHoweverManyThereAre) {
    State state = middle_of_a_game();
    for (std::uint32_t kind = 0; kind < 6; ++kind) state.tokens[0].set(kind, 4);
    state.phase = Phase::give_back;
    EXPECT_LE(lines_of(lines(state, Detail::named, {.columns = 80})).size(), 2U);
}

TEST(Choices, NeverWrap) {
    for (int columns = 60; columns <= 140; columns += 5) {
        const State state = random_table(static_cast<std::uint64_t>(columns), 2, columns);
        for (const Detail detail : {Detail::brief, Detail::named}) {
            EXPECT_LE(widest_line(lines(state, detail, {.columns = columns})), columns);
        }
        for (const std::string& line : moves_of(state, {.columns = columns})) {
            EXPECT_LE(texts::columns(line), columns);
        }
    }
}

}  // namespace
}  // namespace lemniscate::cli::play
