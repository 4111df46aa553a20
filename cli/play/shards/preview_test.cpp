#include "cli/play/shards/preview.h"

#include <gtest/gtest.h>

#include "cli/play/shards/test_table.h"

namespace lemniscate::cli::playing {
namespace {

using namespace shards;

std::string said(const State& state, std::string_view move) {
    return say_preview(preview(state, read_move(state, move).move), english());
}

TEST(Previews, SayWhatAMoveGives) {
    const State state = middle_of_a_turn();
    EXPECT_EQ(said(state, "play crystal"), "+1 gem");
    EXPECT_EQ(said(state, "play infinity_shard"), "+2 power");
    EXPECT_EQ(said(state, "focus"), "−1 gem +1 mastery");
    EXPECT_EQ(said(state, "fast-play nil_assassin"), "−2 gems +5 power");
    EXPECT_EQ(said(state, "attack 1:systema_ai"), "−4 power destroys 1");
}

TEST(Previews, SayHowManyCardsAreDrawnAndNotWhich) {
    EXPECT_EQ(said(middle_of_a_turn(), "play evokatus"), "draws 1");
}

TEST(Previews, StopAtAQuestion) {
    State state = middle_of_a_turn();
    EXPECT_EQ(said(state, "play thorn_zealot"), "draws 1 …then asks");
}

TEST(Previews, SayWhenNothingHappens) {
    State state = middle_of_a_turn();
    state.side[0].add_champion(find_card("primus_pilus"), false);
    EXPECT_EQ(said(state, "exhaust primus_pilus"), "nothing now");
    EXPECT_EQ(said(state, "exhaust numeri_drones"), "+1 gem");
}

TEST(Previews, DoNotDependOnWhatIsHidden) {
    each_way_to_play([](const State& state) {
        MoveList moves;
        legal(state, moves);
        Dice dice(5);
        const State other = imagine(observe(state, Viewer{to_act(state)}), dice);
        for (std::uint32_t i = 0; i < moves.size() && i < 20; ++i) {
            EXPECT_EQ(preview(state, moves[i]), preview(other, moves[i]));
        }
    });
}

TEST(Previews, AreWhatThenHappens) {
    each_way_to_play([](const State& state) {
        if (state.ask != Ask::play) return;
        MoveList moves;
        legal(state, moves);
        for (const Move move : moves) {
            if (move.kind() == MoveKind::end) continue;
            const Preview seen = preview(state, move);
            if (seen.asks || seen.drawn > 0) continue;
            State after = state;
            Dice dice(1);
            play(after, move, dice, Silence{});
            EXPECT_EQ(after.gems, state.gems + seen.gems);
            EXPECT_EQ(after.power, state.power + seen.power);
            EXPECT_EQ(own(after).mastery, own(state).mastery + seen.mastery);
            EXPECT_EQ(own(after).health, own(state).health + seen.health);
        }
    });
}

}  // namespace
}  // namespace lemniscate::cli::playing
