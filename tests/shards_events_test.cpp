// Events of Shards against views: what changes between two views is told, to every viewer, in every
// way to play.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/kit/kit.h"
#include "games/shards/shards.h"
#include "match/games.h"
#include "match/json.h"
#include "match/shards/events.h"
#include "tests/shards_fold.h"

namespace lemniscate {
namespace {

using match::Json;

std::vector<Json> observed(const std::vector<shards::Event>& events, Viewer viewer) {
    std::vector<Json> seen;
    for (const shards::Event& event : events) {
        seen.push_back(match::write_event(observe(event, viewer)));
    }
    return seen;
}

/// Plays the move on a copy and folds what every viewer is told.
void check_step(const shards::State& before, shards::Move move, Dice dice) {
    shards::State after = before;
    std::vector<shards::Event> events;
    play(after, move, dice, [&](const shards::Event& event) { events.push_back(event); });
    for (std::uint32_t i = 0; i <= seats(before); ++i) {
        const Viewer viewer = i == seats(before) ? spectator : Viewer{seat_at(i)};
        const std::vector<Json> told = observed(events, viewer);
        const Json folded = tests::fold_shards(match::write_view(observe(before, viewer)), told);
        const Json real = tests::folded_part(match::write_view(observe(after, viewer)));
        ASSERT_TRUE(folded == real)
            << "viewer " << i << " of " << write_move(before, move).view() << "\n"
            << Json::diff(folded, real) << "\n"
            << Json(told);
    }
}

class ShardsEvents : public testing::TestWithParam<Setup<shards::Options>> {};

TEST_P(ShardsEvents, TellEveryChangeThatAViewerCanSee) {
    for (std::uint64_t seed = 0; seed < 10; seed += kit::thinned) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        std::uint64_t step = 0;
        kit::random_game<shards::Game>(
            GetParam().options, seed, 100000,
            [&](const shards::State& state, const shards::MoveList& moves, const Dice& dice) {
                // Any move, not only the one that is played on: all of what is rare, and of the
                // play phase now and then.
                if (step++ % 9 != 0 && state.phase == shards::Phase::play) return;
                Dice choice(seed, step);
                check_step(state, moves[choice.below(static_cast<std::uint32_t>(moves.size()))],
                           dice);
            });
        if (HasFatalFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(Setups, ShardsEvents, testing::ValuesIn(shards::setups),
                         [](const auto& setup) { return std::string(setup.param.name); });

}  // namespace
}  // namespace lemniscate
