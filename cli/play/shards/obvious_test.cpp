#include "cli/play/shards/obvious.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/play/shards/test_table.h"

namespace lemniscate::cli::playing {
namespace {

using namespace shards;

/// Everything that `all` would play, one after the other.
std::vector<std::string> played(State state) {
    std::vector<std::string> moves;
    Dice dice(1);
    while (const auto move = obvious_move(state)) {
        moves.emplace_back(std::string_view(write_move(state, *move)));
        play(state, *move, dice, Silence{});
    }
    return moves;
}

State with_hand(const std::vector<std::string_view>& cards) {
    State state = middle_of_a_turn();
    Side& side = state.side[0];
    while (side.hand_size > 0) side.remove_hand(side.hand(0).card());
    for (const std::string_view card : cards) side.add_hand(find_card(card), false);
    while (side.champion_count > 0) side.remove_champion(0);
    side.mastery = 4;
    return state;
}

using Moves = std::vector<std::string>;

TEST(Obvious, AreGains) {
    EXPECT_EQ(played(with_hand({"blaster", "crystal", "crystal"})),
              (Moves{"play crystal", "play crystal", "play blaster"}));
}

TEST(Obvious, MasteryComesBeforeWhatItMakesBetter) {
    State state = with_hand({"infinity_shard", "shard_abstractor"});
    state.side[0].mastery = 8;
    EXPECT_EQ(played(state), (Moves{"play shard_abstractor", "play infinity_shard"}));
}

TEST(Obvious, ChampionsArePlayedAndThenUsed) {
    EXPECT_EQ(played(with_hand({"kiln_drone", "optio_crusher"})),
              (Moves{"play optio_crusher", "play kiln_drone", "exhaust optio_crusher"}));
}

TEST(Obvious, IsNotWhatAsks) {
    EXPECT_EQ(played(with_hand({"shadow_apostle", "thorn_zealot", "portal_monk"})), Moves{});
}

TEST(Obvious, IsNotWhatMayBecomeBetter) {
    EXPECT_EQ(played(with_hand({"kiln_drone"})), Moves{}) << "a champion may come";
    EXPECT_EQ(played(with_hand({"scion_of_nothingness"})), Moves{}) << "echo may come";
    State state = with_hand({"infinity_shard"});
    state.side[0].mastery = 9;
    EXPECT_EQ(played(state), Moves{}) << "focusing reaches ten";
    state.focused = true;
    EXPECT_EQ(played(state), Moves{"play infinity_shard"});
    State with_evokatus = with_hand({});
    with_evokatus.side[0].add_champion(find_card("evokatus"), false);
    EXPECT_EQ(played(with_evokatus), Moves{}) << "more champions may come";
}

TEST(Obvious, NeverLeadsToAQuestionOrOutOfTheTurn) {
    each_way_to_play([](State state) {
        Dice dice(1);
        const Seat seat = to_act(state);
        while (const auto move = obvious_move(state)) {
            play(state, *move, dice, Silence{});
            ASSERT_EQ(state.ask, Ask::play);
            ASSERT_EQ(to_act(state), seat);
        }
    });
}

}  // namespace
}  // namespace lemniscate::cli::playing
