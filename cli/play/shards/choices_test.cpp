#include "cli/play/shards/choices.h"

#include <algorithm>
#include <cstddef>

#include <gtest/gtest.h>

#include "cli/play/test_texts.h"
#include "cli/play/tests/test_positions.h"

namespace lemniscate::cli::play {
namespace {

using namespace shards;

std::string lines(const State& state, Detail detail, const Style& style,
                  const std::vector<std::string>& names = {}) {
    const TestGame game = game_at(state, names);
    const Asked asked = asked_of(game, english());
    std::string text;
    for (const std::string& line :
         flow(group_shards_choices(asked, detail, style), style.columns, Ink(style))) {
        text += line + "\n";
    }
    return text;
}

TEST(ShardsChoices, SayWhatTheyGive) {
    EXPECT_EQ(lines(middle_of_a_turn(), Detail::named, {.columns = 80}),
              R"(Play       1 Crystal ×2 +1 gem  2 Thorn Zealot draws 1 …then asks
           3 Infinity Shard +2 power  4 Evokatus draws 1
Use        5 Numeri Drones +1 gem
Recruit    6 Nil Assassin  7 Kiln Drone
Fast-play  8 Nil Assassin −2 gems +5 power
Attack     9 Drakonarius of seat 1 for 2  10 Systema A.I. of seat 1 for 4
Turn       11 focus, −1 gem +1 mastery  12 end the turn and attack with 4
)");
}

TEST(ShardsChoices, NameWhoSitsThere) {
    const State state = middle_of_a_turn();
    EXPECT_EQ(lines_of(lines(state, Detail::named, {.columns = 80}, {"person", "greedy"}))[5],
              "Attack     9 Drakonarius of greedy 1 for 2  10 Systema A.I. of greedy 1 for 4");
}

TEST(ShardsChoices, TerselyNameOnlyWhatTheScreenDoesNotShow) {
    State state = middle_of_a_turn();
    state.gems = 9;
    EXPECT_EQ(lines(state, Detail::terse, {.columns = 80}),
              R"(Play       1 Crystal ×2  2 Thorn Zealot  3 Infinity Shard  4 Evokatus
Use        5 Numeri Drones
Recruit    6–10 those with ✓, from the top
Fast-play  11 Nil Assassin  12 Omnius
Attack     13 Drakonarius of seat 1 for 2  14 Systema A.I. of seat 1 for 4
Turn       15 focus, −1 gem +1 mastery  16 end the turn and attack with 4
)");
}

TEST(ShardsChoices, OfAmountsAreTheirNumbers) {
    Dice dice(1);
    State state = deal({.players = 3, .first_seat = seat_at(0)}, dice);
    state.power = 5;
    shards::play(state, Move::of(MoveKind::end), dice, Silence{});
    EXPECT_EQ(lines(state, Detail::named, {.columns = 80}), "Power  0–5 so much to seat 1\n");
    const State auction = deal({.players = 3, .auction = true}, dice);
    EXPECT_EQ(lines(auction, Detail::named, {.columns = 80}),
              "Bid       1–49 so much health\nDrop out  drop out\n");
}

TEST(ShardsChoices, NeverWrap) {
    each_way_to_play([](const State& state) {
        for (const int columns : {60, 80, 120}) {
            for (const Detail detail : {Detail::terse, Detail::brief, Detail::named}) {
                EXPECT_LE(widest_line(lines(state, detail, {.columns = columns})), columns);
            }
        }
    });
}

}  // namespace
}  // namespace lemniscate::cli::play
