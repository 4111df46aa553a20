// Fifty thousand commands; two thousand where every address is checked.
#include <initializer_list>

#include <gtest/gtest.h>

#include "engine/kit/thinned.h"
#include "tests/hall_simulation/simulation.h"
#include "tests/table_simulation/demand.h"

namespace lemniscate::tests::hall_simulation {
namespace {

constexpr bool is_checked_build = kit::thinned > 1;

void expect_met(Tally tally, std::initializer_list<const char*> names, const char* what) {
    for (const char* name : names) EXPECT_GT(tally[name], 0U) << what << name;
}

/// Nobody believes in a simulation in which nothing happens: of what is demanded here a run meets
/// at least twice as much, and of the rarest kind seven.
void expect_much_happened(const Counts& counts) {
    EXPECT_GE(counts.commands, 50'000U);
    EXPECT_GT(counts.messages, 80'000U);
    EXPECT_GT(counts.tried_on_schemas, 5000U);
    EXPECT_GT(counts.tables, 500U);
    EXPECT_GT(counts.entries, 10'000U);
    EXPECT_GT(counts.repeated, 300U);
    EXPECT_GT(counts.caught_up, 1000U);
    EXPECT_GT(counts.records, 50U);
    EXPECT_GT(counts.restarts, 40U);
    EXPECT_GT(counts.restarts_amid, 20U);
    EXPECT_GT(counts.outages, 40U);
    EXPECT_GT(counts.slow_spells, 200U);
    EXPECT_GT(counts.lines_heard, 10'000U);
    EXPECT_GT(counts.lines_kept_back, 200U);
    EXPECT_GT(counts.private_twins, 100U);
    EXPECT_GT(counts.dealt_differently, 100U);
    EXPECT_GT(counts.order_twins, 60U);

    expect_met(counts.requests,
               {"hello",   "open",     "quick",   "find",    "watch",  "unwatch",     "say",
                "mute",    "lobby",    "ping",    "sit",     "leave",  "change_seat", "invite",
                "salt",    "move",     "undo",    "draw",    "answer", "order",       "resign",
                "rematch", "finished", "running", "nonsense"},
               "nobody asked for ");
    expect_met(counts.answers,
               {"hello", "done", "refused", "update", "chat", "presence", "lobby", "mine", "notice",
                "gone"},
               "nobody was told of ");
    expect_met(counts.kinds,
               {"opened", "seated", "unseated", "seat_changed", "invited", "called", "salted",
                "dealt", "moved", "taken_back", "offered", "answered", "ordered", "out", "resumed",
                "checkpoint", "ended", "rematch"},
               "nothing was stored of the kind ");
    expect_met(counts.endings, {"resigned", "time", "agreed"}, "no table ended by ");

    // Of the hall.
    expect_met(counts.refusals,
               {"hello_first", "client_too_old", "bad_request", "bad_settings", "id_used",
                "trouble", "not_stored", "no_such_table", "no_such_code", "too_many_tables",
                "too_many_watched", "not_watched", "not_invited"},
               "nothing was refused as ");
    // Of a table, and of its chat.
    expect_met(counts.refusals,
               {"not_host",
                "not_seated",
                "not_your_seat",
                "no_such_seat",
                "no_free_seat",
                "seat_taken",
                "seat_not_for_you",
                "salt_hash_missing",
                "terms_not_settled",
                "salting",
                "no_salt",
                "salt_sent",
                "already_dealt",
                "not_dealt",
                "out",
                "over",
                "not_over",
                "too_late",
                "nothing_to_undo",
                "nobody_to_ask",
                "already_offered",
                "offer_gone",
                "own_offer",
                "already_agreed",
                "no_such_order",
                "rematch_made",
                "chat_empty",
                "chat_too_long",
                "chat_too_fast"},
               "nothing was refused as ");
}

TEST(HallSimulation, NobodyDoesOrLearnsWhatTheyMayNot) {
    Counts counts;
    try {
        counts = simulate_many(is_checked_build ? 2'000 : 50'000);
    } catch (const table_simulation::Disagreement& what) {
        FAIL() << what.what();
    }
    if (!is_checked_build) expect_much_happened(counts);
}

TEST(HallSimulation, TheSameSeedIsTheSameHall) {
    const Counts once = simulate(5, 500);
    const Counts again = simulate(5, 500);
    EXPECT_EQ(once.messages, again.messages);
    EXPECT_EQ(once.answers, again.answers);
    EXPECT_EQ(once.refusals, again.refusals);
    EXPECT_EQ(once.kinds, again.kinds);
}

}  // namespace
}  // namespace lemniscate::tests::hall_simulation
