#include "match/shards/hits.h"

#include <string>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/shards/sample_games.h"
#include "match/shards/tell.h"
#include "match/shards/test_positions.h"

namespace lemniscate::match {
namespace {

using shards::MoveKind;
using shards::State;
using shards_format::Hit;
using shards_format::list_hits;

/// `SEAT: DAMAGE, LEFT left`, one a line.
std::string hits(const State& state) {
    std::string lines;
    for (const Hit& hit : list_hits(state)) {
        lines += std::to_string(index(hit.seat)) + ": " + std::to_string(hit.damage) + ", " +
                 std::to_string(hit.left) + " left" + (hit.shared ? ", shared" : "") + "\n";
    }
    return lines;
}

/// The first seat has 5 power.
State three(const std::string& mode) {
    return shards_position(R"("options": {"players": 3, "sets": ["base"], "mode": ")" + mode +
                           R"("}, "turn": {"seat": 0, "power": 5}, "players": [
        {"character": "tetra", "health": 20},
        {"character": "volos", "health": 3, "hand": ["crystal"]},
        {"character": "decima", "health": 9, "hand": ["crystal"]}])");
}

TEST(ShardsHits, AreWhatThePowerAtHandWouldTake) {
    State state = middle_of_a_turn();
    ASSERT_EQ(state.power, 4);
    EXPECT_EQ(hits(state), "1: 4, 4 left\n");
    state.power = 0;
    EXPECT_EQ(hits(state), "");
    state.power = 30;
    EXPECT_EQ(hits(state), "1: 8, 0 left\n") << "never more than there is";
    state.side[1].add_champion(shards::guard_set.first(), false);
    EXPECT_EQ(hits(state), "") << "behind a guard";
}

TEST(ShardsHits, AreLessByWhatChampionsInPlayPrevent) {
    State state = middle_of_a_turn();
    state.side[1].add_champion(shards::shield_in_play_set.first(), false);
    const std::uint32_t shield = shield_in_play(state.side[1]);
    ASSERT_GT(shield, 0U);
    state.power = static_cast<std::uint16_t>(shield + 2);
    EXPECT_EQ(hits(state), "1: 2, 6 left\n");
    state.power = 1;
    EXPECT_EQ(hits(state), "1: 0, 8 left\n");
    state.infinite = true;
    EXPECT_EQ(hits(state), "1: 8, 0 left\n") << "nothing stops infinite power";
}

TEST(ShardsHits, SayWherePowerHasYetToBeSharedOut) {
    EXPECT_EQ(hits(three("free_for_all")), "1: 3, 0 left, shared\n2: 5, 4 left, shared\n");
    EXPECT_EQ(hits(three("bloodbath")), "1: 3, 0 left\n2: 5, 4 left\n");
    State state = three("free_for_all");
    state.side[1].add_champion(shards::guard_set.first(), false);
    EXPECT_EQ(hits(state), "2: 5, 4 left\n") << "there is only one left to attack";
}

TEST(ShardsHits, OfAnAttackAreWhatWasAssignedAndNotPrevented) {
    State state = three("free_for_all");
    Dice dice(1);
    play(state, shards::Move::of(MoveKind::end), dice, Silence{});
    ASSERT_EQ(state.ask, shards::Ask::assign);
    EXPECT_EQ(hits(state), "");
    play(state, shards::Move::of(MoveKind::assign, 2), dice, Silence{});
    EXPECT_EQ(hits(state), "1: 2, 1 left\n2: 3, 6 left\n");
    state.prevented[1] = 2;
    EXPECT_EQ(hits(state), "1: 0, 3 left\n2: 3, 6 left\n");
}

TEST(ShardsHits, AreWhatThenHappensToWhoHasNoShields) {
    int seen = 0;
    each_sample(shards::Game{}, 3, [&](const State& state) {
        const std::vector<Hit> expected = list_hits(state);
        if (state.ask != shards::Ask::play || expected.size() != 1) return;
        const Seat seat = expected[0].seat;
        if (!(side_of(state, seat).hand_set() & shards::shield_set).empty()) return;
        std::uint32_t damage = 0;
        const auto listen = [&](const shards::Event& event) {
            const bool is_it = event.kind == shards::EventKind::damaged && event.seat == seat;
            damage += is_it ? event.amount : 0U;
        };
        State after = state;
        Dice dice(1);
        play(after, shards::Move::of(MoveKind::end), dice, listen);
        while (after.phase == shards::Phase::attack) {
            shards::MoveList moves;
            legal(after, moves);
            play(after, moves[0], dice, listen);
        }
        EXPECT_EQ(damage, expected[0].damage);
        ++seen;
    });
    EXPECT_GT(seen, 20);
}

TEST(ShardsHits, AreNotedForEveryoneAndSaidToWhomTheyHit) {
    const State state = middle_of_a_turn();
    for (const Viewer viewer : {first, second, spectator}) {
        int told = 0;
        for (const Note& note : list_notes(observe(state, viewer))) {
            const Json fields = note.fields;
            if (fields.at("kind") != "hit") continue;
            ++told;
            EXPECT_EQ(fields.dump(), R"({"kind":"hit","seat":1,"damage":4,"left":4})");
            const Json says = write_object(*note.says);
            EXPECT_EQ(says.at("arguments").at("you"), viewer == second ? "yes" : "no");
        }
        EXPECT_EQ(told, 1);
    }
}

TEST(ShardsHits, OfAMoveAreToldWhereItChangesThem) {
    const State state = middle_of_a_turn();
    shards::MoveList moves;
    legal(state, moves);
    int more = 0;
    for (const Choice& choice : list_choices(state, moves)) {
        const Json fields = choice.what.fields;
        const Json gives = write_object(choice);
        int power = 0;
        if (gives.contains("gives")) {
            for (const Json& gain : gives.at("gives")) {
                if (gain.at("what") == "power") power = gain.at("amount");
            }
        }
        EXPECT_EQ(fields.contains("hits"), power != 0) << choice.move;
        if (!fields.contains("hits") || power < 0) continue;
        EXPECT_EQ(fields.at("hits").at(0).at("damage"), std::min(8, 4 + power)) << choice.move;
        ++more;
    }
    EXPECT_GT(more, 0);
}

}  // namespace
}  // namespace lemniscate::match
