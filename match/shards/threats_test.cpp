#include <string>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/shards/sample_games.h"
#include "match/shards/tell.h"
#include "match/shards/test_positions.h"

namespace lemniscate::match {
namespace {

using shards::State;

/// Four seats with the same health, one champion of 1, 2, 3 and 6 power each.
State four(const std::string& mode, const std::string& turn) {
    return shards_position(R"("options": {"players": 4, "sets": ["base"], "mode": ")" + mode +
                           R"("}, "turn": )" + turn + R"(, "players": [
        {"character": "tetra", "health": 9, "champions": [{"card": "li_hin"}]},
        {"character": "volos", "health": 9, "champions": [{"card": "fao_cutul"}]},
        {"character": "decima", "health": 9, "champions": [{"card": "zen_chi_set"}]},
        {"character": "ko_syn_wu", "health": 9, "champions": [{"card": "drakonarius"}]}])");
}

TEST(ShardsThreats, AreWhatTheChampionsOfOthersBringInTheirNextTurn) {
    State state = middle_of_a_turn();
    EXPECT_EQ(notes(state, first, "threat"), "{\"seat\":1,\"power\":6}\n") << "Drakonarius";
    state.side[1].add_champion(shards::find_card("optio_crusher"), false);
    EXPECT_EQ(notes(state, first, "threat"), "{\"seat\":1,\"power\":11}\n")
        << "with mastery 12 it brings 5 instead of 3";
    state.side[1].add_champion(shards::find_card("evokatus"), false);
    EXPECT_EQ(notes(state, first, "threat"), "{\"seat\":1,\"power\":14}\n")
        << "one for each of three of its faction";
}

TEST(ShardsThreats, AreInTheTurnOfAnotherWhatItHasAndWhatChampionsStillBring) {
    State state = middle_of_a_turn();
    EXPECT_EQ(notes(state, second, "threat"), "{\"seat\":0,\"power\":4}\n");
    state.side[0].add_champion(shards::find_card("optio_crusher"), false);
    EXPECT_EQ(notes(state, second, "threat"), "{\"seat\":0,\"power\":7}\n");
    Dice dice(1);
    play(state, shards::Move::of(shards::MoveKind::exhaust, shards::find_card("optio_crusher")),
         dice, Silence{});
    ASSERT_EQ(state.power, 7);
    EXPECT_EQ(notes(state, second, "threat"), "{\"seat\":0,\"power\":7}\n") << "not twice";
    state.infinite = true;
    EXPECT_EQ(notes(state, second, "threat"), "{\"seat\":0,\"infinite\":true}\n");
}

TEST(ShardsThreats, OfWhoAttacksRightNowAreThoseOfItsNextTurn) {
    State state = middle_of_a_turn();
    state.side[0].add_champion(shards::find_card("optio_crusher"), true);
    Dice dice(1);
    play(state, shards::Move::of(shards::MoveKind::end), dice, Silence{});
    ASSERT_EQ(state.ask, shards::Ask::shield);
    EXPECT_EQ(notes(state, second, "threat"), "{\"seat\":0,\"power\":4}\n")
        << "3, and 1 of Li Hin, who will be ready again";
}

TEST(ShardsThreats, SayWhoseMasteryWinsBeforeLong) {
    State state = middle_of_a_turn();
    state.side[0].mastery = 30;
    state.side[1].mastery = 29;
    EXPECT_EQ(notes(state, first, "brink"), "") << "nor is it said of oneself";
    state.side[1].mastery = 30;
    EXPECT_EQ(notes(state, first, "brink"), "{\"seat\":1}\n");
    State solo = shards_position(R"("options": {"mode": "nemesis"},
        "turn": {"seat": 0}, "players": [{"character": "tetra", "health": 40},
                                         {"character": "volos", "health": 40, "mastery": 21}])");
    EXPECT_EQ(notes(solo, first, "brink"), "");
    solo.side[1].mastery = 22;
    EXPECT_EQ(notes(solo, first, "brink"), "{\"seat\":1}\n");
}

TEST(ShardsThreats, AreNotSaidWhereThereAreNone) {
    State state = middle_of_a_turn();
    state.side[1].remove_champion(0);
    EXPECT_EQ(notes(state, first, "threat"), "");
}

TEST(ShardsThreats, AreSaidOfEveryoneToASpectatorAndNoPartnerIsOne) {
    const State alone = four("free_for_all", R"({"seat": 0})");
    EXPECT_EQ(notes(alone, spectator, "threat"),
              "{\"seat\":0,\"power\":1}\n{\"seat\":1,\"power\":2}\n"
              "{\"seat\":2,\"power\":3}\n{\"seat\":3,\"power\":6}\n");
    EXPECT_EQ(notes(alone, spectator, "danger"), "");
    EXPECT_EQ(notes(four("teams", R"({"seat": 0})"), first, "threat"),
              "{\"seat\":1,\"power\":2}\n{\"seat\":2,\"power\":3}\n");
}

TEST(ShardsThreats, TogetherAreADangerWhenTheyWouldFinishTheViewerBeforeItsNextTurn) {
    EXPECT_EQ(notes(four("free_for_all", R"({"seat": 0})"), first, "danger"),
              "{\"seat\":0,\"power\":11}\n");
    State state = four("free_for_all", R"({"seat": 0})");
    state.side[0].health = 12;
    EXPECT_EQ(notes(state, first, "danger"), "");
}

TEST(ShardsThreats, OfWhoHasMovedSinceTheViewersTurnAreNoDangerYet) {
    EXPECT_EQ(notes(four("free_for_all", R"({"seat": 2})"), first, "danger"),
              "{\"seat\":0,\"power\":9}\n");
    EXPECT_EQ(notes(four("free_for_all", R"({"seat": 3})"), first, "danger"), "");
    EXPECT_EQ(notes(four("free_for_all", R"({"seat": 3, "power": 3})"), first, "danger"),
              "{\"seat\":0,\"power\":9}\n");
}

TEST(ShardsThreats, AreADangerInTeamsOnlyFromWhoFacesTheViewer) {
    State state = four("teams", R"({"seat": 0})");
    state.side[0].health = 3;
    EXPECT_EQ(notes(state, first, "danger"), "");
    state.side[0].health = 2;
    EXPECT_EQ(notes(state, first, "danger"), "{\"seat\":0,\"power\":2}\n");
}

TEST(ShardsThreats, MustFellAGuardBeforeTheyAreADanger) {
    State state = four("free_for_all", R"({"seat": 0})");
    const shards::Card guard = shards::guard_set.first();
    state.side[0].add_champion(guard, false);
    state.side[0].health = static_cast<std::uint8_t>(11 - defense_of(state.side[0], guard));
    EXPECT_EQ(notes(state, first, "danger"), "{\"seat\":0,\"power\":11}\n");
    ++state.side[0].health;
    EXPECT_EQ(notes(state, first, "danger"), "");
}

TEST(ShardsThreats, AreADangerAlwaysWhenPowerIsInfinite) {
    State state = middle_of_a_turn();
    state.infinite = true;
    EXPECT_EQ(notes(state, second, "danger"), "{\"seat\":1,\"infinite\":true}\n");
}

TEST(ShardsThreats, OfNemesisAreThoseOfItsChampions) {
    const State state = shards_position(R"("options": {"mode": "nemesis"}, "turn": {"seat": 0},
        "players": [{"character": "volos", "health": 6},
                    {"character": "decima", "champions": [{"card": "drakonarius"}]}])");
    EXPECT_EQ(notes(state, first, "threat"), "{\"seat\":1,\"power\":6}\n");
    EXPECT_EQ(notes(state, first, "danger"), "{\"seat\":0,\"power\":6}\n");
}

}  // namespace
}  // namespace lemniscate::match
