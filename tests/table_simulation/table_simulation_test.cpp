// A thousand tables; 50 where every address is checked.
#include <gtest/gtest.h>

#include "engine/kit/thinned.h"
#include "tests/table_simulation/demand.h"
#include "tests/table_simulation/simulation.h"

namespace lemniscate::tests::table_simulation {
namespace {

constexpr bool is_checked_build = kit::thinned > 1;

TEST(TableSimulation, AThousandTablesAgreeWithAPlainModel) {
    Counts counts;
    try {
        counts = is_checked_build ? simulate_many(50, 2) : simulate_many(1000, 2 * ways().size());
    } catch (const Disagreement& what) {
        FAIL() << what.what();
    }
    if (is_checked_build) return;
    EXPECT_EQ(counts.tables, 1000U);
    EXPECT_GT(counts.dealt, 700U);
    EXPECT_GT(counts.commands_repeated, 300U);
    EXPECT_GT(counts.not_stored, 100U);
    EXPECT_GT(counts.restarts, 2000U);
    EXPECT_GT(counts.twins_dealt_differently, 1000U);
    for (const char* kind : {"opened", "seated", "unseated", "seat_changed", "invited", "called",
                             "salted", "dealt", "moved", "taken_back", "offered", "answered",
                             "ordered", "out", "resumed", "checkpoint", "ended", "rematch"}) {
        EXPECT_GT(counts.kinds[kind], 0U) << kind << " never happened";
    }
    for (const char* reason : {"resigned", "time", "agreed", "abandoned"}) {
        EXPECT_GT(counts.endings[reason], 0U) << "no table ended by " << reason;
    }
    for (const char* refusal : {"too_late", "not_your_turn", "not_your_seat", "out", "over",
                                "id_used", "offer_gone", "own_offer", "not_dealt"}) {
        EXPECT_GT(counts.refusals[refusal], 0U) << "nothing was refused as " << refusal;
    }
}

TEST(TableSimulation, TheSameSeedIsTheSameTable) {
    const Way& way = ways().back();
    const Counts once = simulate(way, 5, false);
    const Counts again = simulate(way, 5, false);
    EXPECT_EQ(once.entries, again.entries);
    EXPECT_EQ(once.kinds, again.kinds);
    EXPECT_EQ(once.refusals, again.refusals);
}

}  // namespace
}  // namespace lemniscate::tests::table_simulation
