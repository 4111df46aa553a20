#include "cli/play/shards/obvious.h"

#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/play/test_texts.h"
#include "cli/play/tests/test_positions.h"
#include "match/view_of.h"

namespace lemniscate::cli::play {
namespace {

using namespace shards;

std::optional<std::string> obvious_move(const match::Match& match) {
    const Viewer viewer{match.to_act()};
    return play::obvious_move(match.view(viewer)->of<shards::Game>().table(),
                              match.choices(viewer));
}

/// Everything that `all` would play, one after the other.
std::vector<std::string> played(const State& state) {
    std::vector<std::string> moves;
    const TestGame game = game_at(state);
    while (const auto move = obvious_move(*game.match)) {
        moves.push_back(*move);
        game.match->play(game.match->to_act(), *move);
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
    each_way_to_play([](const State& state) {
        const TestGame game = game_at(state);
        while (const auto move = obvious_move(*game.match)) {
            game.match->play(game.match->to_act(), *move);
            ASSERT_EQ(game.match->decision(), "play");
            ASSERT_EQ(game.match->to_act(), to_act(state));
        }
    });
}

}  // namespace
}  // namespace lemniscate::cli::play
