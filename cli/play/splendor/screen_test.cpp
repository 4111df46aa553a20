#include "cli/play/splendor/screen.h"

#include <gtest/gtest.h>

#include "cli/play/screens.h"
#include "cli/play/test_texts.h"
#include "cli/play/tests/test_positions.h"

namespace lemniscate::cli::play {
namespace {

using namespace splendor;

const std::vector<std::string> names = {"person", "greedy"};
constexpr Viewer first_seat{seat_at(0)};

std::string drawn(const State& state, Viewer viewer, const Style& style) {
    return draw(*game_at(state).match->view(viewer), style, english(), names);
}

std::string without_colour(const std::string& text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\x1b') {
            at = text.find('m', at);
        } else {
            plain += text[at];
        }
    }
    return plain;
}

TEST(Screen, At80Columns) {
    EXPECT_EQ(drawn(middle_of_a_game(), first_seat, {.columns = 80}),
              R"(┌─ level 3 ─────────┬───────────────────┬───────────────────┬───── deck empty ─┐
│O Captain America 3│P Drax            4│P Captain Marvel  4│Y Green Goblin   5│
│  Y5P3B3O3   AA −11│  O7             −6│  P3 B3 O6    A −11│  P3 B7         −9│
├─ level 2 ─────────┼───────────────────┼───────────────────┼── 2 in the deck ─┤
│R Hela            3│O Nick Fury       1│P Okoye           1│O Groot          2│
│  B6             −5│  P2 R3 O2     A −3│  Y3 P3 B2     A −5│  P3 R5         −4│
├─ level 1 ─────────┼───────────────────┼───────────────────┼── 1 in the deck ─┤
│Y Rocket           │B Wasp             │                   │B Spider-Man 2099 │
│  Y1 R2           ✓│  Y2 B1 O2     A −2│                   │  Y2 R1          ✓│
├─ your reserve ────┼───────────────────┼───────────────────┼──────────────────┤
│R Thor            3│                   │                   │                  │
│  Y3 P5 B3 R3 AA −8│                   │                   │                  │
├─ locations ───────┴───────────────────┼───────────────────┴──────────────────┤
│ Knowhere                  Y3 B3 R3 −7 │ Hell's Kitchen, NYC         Y4 O4 −7 │
├─ round 7 ─────────────────────────────┴───────────────────── greedy 1 began ─┤
│             pts   Y    P    B    R    O   G  T all  A  to win    reserved    │
│  supply            1    3    4    1    ·  3  1                               │
│▸ You          0  1+1    ·    ·  1+2    ·  1  ·   4  ·  16 PBOT               │
│  greedy 1     7  1    2      ·    ·   +4  1  1   6  3★ 9 BRO                 │
│                                                             Hawkeye, level 3?│
└──────────────────────────────────────────────────────────────────────────────┘
)");
}

TEST(Screen, At100Columns) {
    EXPECT_EQ(
        drawn(middle_of_a_game(), first_seat, {.columns = 100}),
        R"(┌─ level 3 ──────────────┬────────────────────────┬────────────────────────┬────────── deck empty ─┐
│ O  Captain America   3 │ P  Drax              4 │ P  Captain Marvel    4 │ Y  Green Goblin     5 │
│    Y5 P3 B3 O3  AA −11 │    O7               −6 │    P3 B3 O6      A −11 │    P3 B7           −9 │
├─ level 2 ──────────────┼────────────────────────┼────────────────────────┼─────── 2 in the deck ─┤
│ R  Hela              3 │ O  Nick Fury         1 │ P  Okoye             1 │ O  Groot            2 │
│    B6               −5 │    P2 R3 O2       A −3 │    Y3 P3 B2       A −5 │    P3 R5           −4 │
├─ level 1 ──────────────┼────────────────────────┼────────────────────────┼─────── 1 in the deck ─┤
│ Y  Rocket              │ B  Wasp                │                        │ B  Spider-Man 2099    │
│    Y1 R2             ✓ │    Y2 B1 O2       A −2 │                        │    Y2 R1            ✓ │
├─ your reserve ─────────┼────────────────────────┼────────────────────────┼───────────────────────┤
│ R  Thor              3 │                        │                        │                       │
│    Y3 P5 B3 R3   AA −8 │                        │                        │                       │
├─ locations ────────────┴────────────────────────┼────────────────────────┴───────────────────────┤
│ Knowhere                            Y3 B3 R3 −7 │ Hell's Kitchen, NYC                   Y4 O4 −7 │
├─ round 7 ───────────────────────────────────────┴─────────────────────────────── greedy 1 began ─┤
│                pts   Y    P    B    R    O   G   T   all   A  to win     reserved                │
│  supply               1    3    4    1    ·   3   1                                              │
│▸ You             0  1+1    ·    ·  1+2    ·   1   ·    4   ·  16 PBOT                            │
│  greedy 1        7  1    2      ·    ·   +4   1   1    6   3★ 9 BRO      Hawkeye, level 3?       │
└──────────────────────────────────────────────────────────────────────────────────────────────────┘
)");
}

TEST(Screen, CloseSpacingPutsTheSupplyIntoTheHeading) {
    const View view = observe(middle_of_a_game(), first_seat);
    const auto lines = table_lines(view, {.columns = 80}, english(), names, Spacing::close);
    ASSERT_EQ(lines.size(), 17U);
    EXPECT_EQ(lines[0],
              "┌─ levels 3, 2, 1 ──┬───────────────────┬─────────────── 0, 2, 1 in the decks ─┐");
    EXPECT_EQ(lines[13],
              "│  supply     pts   Y1   P3   B4   R1   O· G3 T1 all  A  to win    reserved    │");
    EXPECT_EQ(lines[15],
              "│  greedy 1     7  1    2      ·    ·   +4  1  1   6  3★ 9 BRO     Hawkeye, le…│");
}

TEST(Screen, EveryLineOfTheBoxIsExactlyAsWideAsTheTerminal) {
    for (int columns = 60; columns <= 120; ++columns) {
        const auto players = static_cast<std::uint32_t>(2 + columns % 3);
        const State state =
            random_table(static_cast<std::uint64_t>(columns), players, columns % 70);
        for (const std::string& line : lines_of(drawn(state, first_seat, {.columns = columns}))) {
            EXPECT_EQ(texts::columns(line), columns) << line;
            EXPECT_TRUE(line.ends_with("│") || line.ends_with("┤") || line.ends_with("┐") ||
                        line.ends_with("┘"))
                << line;
        }
    }
}

TEST(Screen, NoLineIsEverWiderThanTheTerminal) {
    for (const int columns : {1, 20, 39, 40, 59, 121, 140, 300}) {
        for (std::uint32_t players = min_players; players <= max_players; ++players) {
            const State state = random_table(players, players, 60);
            EXPECT_LE(widest_line(drawn(state, first_seat, {.columns = columns})), columns);
            EXPECT_LE(widest_line(draw(*game_at(state).match->open_view_after(0),
                                       {.columns = columns}, english())),
                      columns);
        }
    }
}

TEST(Screen, ColourAddsNothingButColour) {
    for (const int columns : {60, 80, 100, 120}) {
        const State state = random_table(5, 3, 50);
        const std::string coloured = drawn(state, first_seat, {.colour = true, .columns = columns});
        EXPECT_NE(coloured.find("\x1b[1;38;5;16;48;5;220m"), std::string::npos);
        EXPECT_EQ(without_colour(coloured), drawn(state, first_seat, {.columns = columns}));
    }
}

TEST(Screen, IsAsciiWhereThereIsNoUnicode) {
    const State state = middle_of_a_game();
    const std::string plain = drawn(state, first_seat, {.unicode = false, .columns = 80});
    for (const char letter : plain) EXPECT_LT(static_cast<unsigned char>(letter), 0x80);
    EXPECT_EQ(plain.find('?'), plain.find("level 3?") + 7) << "a mark has no replacement";
    EXPECT_EQ(lines_of(plain).size(), lines_of(drawn(state, first_seat, {.columns = 80})).size());
}

TEST(Screen, HidesWhatOthersReservedUnseen) {
    const State state = middle_of_a_game();
    const Style style{.columns = 120};
    EXPECT_EQ(drawn(state, first_seat, style).find("Nova"), std::string::npos);
    EXPECT_NE(drawn(state, first_seat, style).find("Thor"), std::string::npos);
    EXPECT_NE(drawn(state, Viewer{seat_at(1)}, style).find("Nova"), std::string::npos);
    EXPECT_EQ(drawn(state, Viewer{seat_at(1)}, style).find("Thor"), std::string::npos);
    EXPECT_EQ(drawn(state, spectator, style).find("Nova"), std::string::npos);
    EXPECT_EQ(drawn(state, spectator, style).find("Venom"), std::string::npos);
}

TEST(Screen, OfAStateShowsEverything) {
    const std::string text =
        draw(*game_at(middle_of_a_game()).match->open_view_after(0), {.columns = 120}, english());
    for (const char* hidden : {"Nova", "Thor", "Venom, Nebula", "Rhino"}) {
        EXPECT_NE(text.find(hidden), std::string::npos) << hidden;
    }
}

TEST(Screen, SaysWhenTheRoundIsTheLast) {
    State state = middle_of_a_game();
    EXPECT_EQ(drawn(state, first_seat, {}).find("the last"), std::string::npos);
    state.team[1] = {};
    for (std::uint32_t colour = 0; colour < colours; ++colour) state.team[1] += Lanes::one(colour);
    state.team[1] += Lanes::one(team_lane::points, winning_points);
    EXPECT_NE(drawn(state, first_seat, {}).find("round 7, the last"), std::string::npos);
}

TEST(Screen, AGameThatIsOverStaysInTheRoundThatEndedIt) {
    State state = middle_of_a_game();
    state.phase = Phase::over;
    state.turns = 14;
    EXPECT_NE(drawn(state, first_seat, {}).find("round 7"), std::string::npos);
}

TEST(Screen, AGameThatIsOverBeforeTheFirstTurnIsInRoundOne) {
    State state = middle_of_a_game();
    state.phase = Phase::over;
    state.turns = 0;
    EXPECT_NE(drawn(state, first_seat, {}).find("round 1 "), std::string::npos);
}

TEST(Screen, CountsWhatALocationNeedsBesideAnyNumberOfPoints) {
    State state = middle_of_a_game();
    state.team[0].set(team_lane::points, 200);
    EXPECT_NE(drawn(state, first_seat, {}).find("Y3 B3 R3 −7"), std::string::npos);
}

TEST(TokensMissing, AreCountedBesideAnyNumberOfPoints) {
    State state = middle_of_a_game();
    state.team[0].set(team_lane::points, 200);
    EXPECT_EQ(tokens_missing(state, seat_at(0), find_card("wasp")), 2U);
}

TEST(TokensMissing, CountsBonusesTokensAndGreyOnes) {
    const State state = middle_of_a_game();
    EXPECT_EQ(tokens_missing(state, seat_at(0), find_card("rocket")), 0U);
    EXPECT_EQ(tokens_missing(state, seat_at(0), find_card("wasp")), 2U);   // B1 and O2, one is grey
    EXPECT_EQ(tokens_missing(state, seat_at(0), find_card("groot")), 4U);  // P3 and R2, less one
}

}  // namespace
}  // namespace lemniscate::cli::play
