#include <gtest/gtest.h>

#include "engine/kit/thinned.h"
#include "tests/hall_simulation/simulation.h"
#include "tests/table_simulation/demand.h"

namespace lemniscate::tests::hall_simulation {
namespace {

constexpr bool is_checked_build = kit::thinned > 1;

TEST(HallSimulation, NobodyDoesOrLearnsWhatTheyMayNot) {
    Counts counts;
    try {
        counts = simulate_many(is_checked_build ? 2'000 : 50'000);
    } catch (const table_simulation::Disagreement& what) {
        FAIL() << what.what();
    }
}

}  // namespace
}  // namespace lemniscate::tests::hall_simulation
