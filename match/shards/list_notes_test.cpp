#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/shards/sample_games.h"
#include "match/shards/tell.h"
#include "match/shards/test_positions.h"

namespace lemniscate::match {
namespace {

using shards::State;

TEST(ShardsNotes, SayWhatTheRowCostsAndHowManyGemsAreMissing) {
    EXPECT_EQ(notes(middle_of_a_turn(), first, "cost"),
              R"({"card":"nil_assassin","zone":"row","slot":0,"costs":{"gems":2}}
{"card":"zetta_encryptor","zone":"row","slot":1,"costs":{"gems":5},"missing":2}
{"card":"kiln_drone","zone":"row","slot":2,"costs":{"gems":1}}
{"card":"axia","zone":"row","slot":3,"costs":{"gems":6},"missing":3}
{"card":"omnius","zone":"row","slot":5,"costs":{"gems":6},"missing":3}
)");
}

TEST(ShardsNotes, SayNothingOfMissingGemsInTheTurnOfAnother) {
    for (const Viewer viewer : {second, spectator}) {
        EXPECT_EQ(notes(middle_of_a_turn(), viewer, "cost").find("missing"), std::string::npos);
    }
}

TEST(ShardsNotes, KnowOwnDiscountsAndTellSpectatorsWhatIsPrinted) {
    State state = middle_of_a_turn();
    for (const char* champion : {"evokatus", "zetta_encryptor"}) {
        state.side[1].add_champion(shards::find_card(champion), false);
    }
    const auto cost_of_axia = [&](Viewer viewer) {
        for (const Note& note : list_notes(observe(state, viewer))) {
            if (Json(note.fields).at("kind") != "cost" || Json(note.fields).at("card") != "axia")
                continue;
            return Json(note.fields).at("costs").at("gems").get<int>();
        }
        return -1;
    };
    EXPECT_EQ(cost_of_axia(spectator), 7);
    state.seat = seat_at(1);
    EXPECT_EQ(cost_of_axia(second), static_cast<int>(cost_now(state, shards::find_card("axia"))));
    EXPECT_LT(cost_of_axia(second), 7);
    state.seat = seat_at(0);
    EXPECT_LT(cost_of_axia(second), 7) << "also when it is not one's turn";
}

TEST(ShardsNotes, SayWhatCardsWouldGive) {
    // Kiln Drone is inspired by a champion, Axia is played and used, Zetta Encryptor does nothing.
    EXPECT_EQ(notes(middle_of_a_turn(), first, "worth"),
              R"({"card":"nil_assassin","zone":"row","slot":0,"gives":[{"what":"power","amount":5}]}
{"card":"kiln_drone","zone":"row","slot":2,"gives":[{"what":"gems","amount":4}]}
{"card":"axia","zone":"row","slot":3,"gives":[{"what":"power","amount":7}]}
{"card":"omnius","zone":"row","slot":5,"gives":[{"what":"cards","amount":2},{"what":"asks"}]}
)");
}

TEST(ShardsNotes, SayWhatTheHandWouldGiveInTheTurnOfAnother) {
    const std::string hand =
        R"({"card":"crystal","zone":"hand","gives":[{"what":"gems","amount":1}]})";
    EXPECT_NE(notes(middle_of_a_turn(), second, "worth").find(hand), std::string::npos);
    EXPECT_EQ(notes(middle_of_a_turn(), first, "worth").find(R"("hand")"), std::string::npos);
    EXPECT_EQ(notes(middle_of_a_turn(), spectator, "worth"), "");
}

TEST(ShardsNotes, SayWhatTheHandPrevents) {
    EXPECT_EQ(notes(middle_of_a_turn(), first, "shield"),
              R"({"card":"thorn_zealot","zone":"hand","amount":3}
)");
    EXPECT_EQ(notes(middle_of_a_turn(), second, "shield"),
              R"({"card":"command_seer","zone":"hand","amount":5}
)");
    EXPECT_EQ(notes(middle_of_a_turn(), spectator, "shield"), "");
}

TEST(ShardsNotes, SayWhatFellsChampionsAndWhatTheyBring) {
    State state = middle_of_a_turn();
    state.power = 3;
    EXPECT_EQ(
        notes(state, first, "defense"),
        R"({"card":"numeri_drones","zone":"champions","seat":0,"slot":0,"defense":5,"gives":[{"what":"gems","amount":1}]}
{"card":"li_hin","zone":"champions","seat":0,"slot":1,"defense":1,"gives":[{"what":"power","amount":1}]}
{"card":"drakonarius","zone":"champions","seat":1,"slot":0,"defense":2,"gives":[{"what":"power","amount":6}]}
{"card":"systema_ai","zone":"champions","seat":1,"slot":1,"defense":4,"gives":[{"what":"mastery","amount":1}],"missing":1}
)");
    for (const Viewer viewer : {second, spectator}) {
        EXPECT_EQ(notes(state, viewer, "defense").find("missing"), std::string::npos);
    }
    state.infinite = true;
    EXPECT_EQ(notes(state, first, "defense").find("missing"), std::string::npos);
}

TEST(ShardsNotes, SayWhatProtectsChampionsExactlyWhenTheyCannotBeAttacked) {
    int protected_ones = 0;
    each_sample(shards::Game{}, 1, [&](const State& state) {
        if (state.ask != shards::Ask::play) return;
        const Viewer viewer{to_act(state)};
        for (const Note& note : list_notes(observe(state, viewer))) {
            if (Json(note.fields).at("kind") != "defense") continue;
            const Seat seat = seat_at(Json(note.fields).at("seat").get<std::uint32_t>());
            const shards::Card card =
                shards::find_card(Json(note.fields).at("card").get<std::string>());
            const bool is_protected =
                is_opponent(state, seat) && !can_attack(state, side_of(state, seat), card);
            ASSERT_EQ(Json(note.fields).contains("protected"), is_protected);
            protected_ones += is_protected ? 1 : 0;
        }
    });
    EXPECT_GT(protected_ones, 20);
}

TEST(ShardsNotes, SayWhatFinishesAnOpponent) {
    State state = middle_of_a_turn();
    EXPECT_EQ(notes(state, first, "finish"),
              R"({"seat":1,"power":8,"enough":false,"unless_shielded":true}
)");
    EXPECT_EQ(notes(state, second, "finish"),
              R"({"seat":0,"power":41,"unless_shielded":true}
)");
    EXPECT_EQ(notes(state, spectator, "finish"), "");
    state.power = 8;
    EXPECT_EQ(notes(state, first, "finish"),
              R"({"seat":1,"power":8,"enough":true,"unless_shielded":true}
)");
    state.side[1].add_champion(shards::guard_set.first(), false);
    EXPECT_EQ(notes(state, first, "finish"), "");
    EXPECT_EQ(
        notes(state, first, "guarded"),
        R"({"seat":1,"protected_by":")" + std::string(id_of(shards::guard_set.first())) + "\"}\n");
}

TEST(ShardsNotes, SayHowFarARelicIs) {
    State state = middle_of_a_turn();
    EXPECT_EQ(notes(state, first, "relic"),
              R"({"card":"datic_robes","zone":"relics","seat":0,"earned":false,"missing":1}
{"card":"terminal_crescents","zone":"relics","seat":0,"earned":false,"missing":1}
)");
    state.side[0].relic_earned = true;
    EXPECT_EQ(notes(state, first, "relic"),
              R"({"card":"datic_robes","zone":"relics","seat":0,"earned":true}
{"card":"terminal_crescents","zone":"relics","seat":0,"earned":true}
)");
    state.side[0].relic_recruited = true;
    EXPECT_EQ(notes(state, first, "relic"), "");
}

TEST(ShardsNotes, DoNotDependOnWhatIsHidden) {
    each_sample(shards::Game{}, 20, [](const State& state) {
        if (state.round % 4 != 0) return;
        for (const Viewer viewer : {first, second, spectator}) {
            if (viewer.seat != Seat::none && index(viewer.seat) >= state.players) continue;
            Dice dice(3);
            const State other = imagine(observe(state, viewer), dice);
            const std::vector<Note> one = list_notes(observe(state, viewer));
            const std::vector<Note> another = list_notes(observe(other, viewer));
            ASSERT_EQ(one.size(), another.size());
            for (std::size_t i = 0; i < one.size(); ++i) {
                ASSERT_EQ(write_object(one[i]), write_object(another[i]));
            }
        }
    });
}

}  // namespace
}  // namespace lemniscate::match
