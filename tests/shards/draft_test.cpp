// The relic draft.
#include <set>

#include <gtest/gtest.h>

#include "match/json.h"
#include "tests/shards/scene.h"

namespace lemniscate::tests {
namespace {

using match::Json;

/// Three players, six relics, and seat `starter` picks first.
TextGame draft_from(int starter) {
    return laid_out(R"("options": {"relic_draft": true}, "turn": {"seat": )" +
                    std::to_string(starter) + R"(, "phase": "draft", "first_seat": null},
        "draft": {"pool": ["datic_robes", "heart_of_nothing", "praetorian_01", "praetorian_02",
                           "terminal_crescents", "world_piercer"], "picks": 0},
        "players": [{"character": "tetra"}, {"character": "volos"}, {"character": "decima"}])");
}

TEST(Draft, LaysOutTwoDifferentRelicsPerPlayerAfterTheRow) {
    for (std::uint32_t players = 2; players <= 4; ++players) {
        const Json position = dealt({.players = players, .relic_draft = true}).position();
        EXPECT_EQ(position["turn"]["phase"], "draft");
        EXPECT_EQ(position["decision"], "draft");
        const Json& pool = position["draft"]["pool"];
        EXPECT_EQ(pool.size(), 2 * players);
        EXPECT_EQ(std::set<std::string>(pool.begin(), pool.end()).size(), 2 * players);
        EXPECT_EQ(position["centre"]["deck"].size(), 106U);
        for (const Json& seat : position["players"]) {
            EXPECT_FALSE(seat["character"].is_null());
            EXPECT_EQ(seat["relics"].size(), 0U);
            EXPECT_EQ(seat["hand"].size(), 0U);
        }
    }
}

TEST(Draft, IsBegunByARandomSeatWithRandomRelics) {
    std::set<int> starters;
    std::set<std::string> pools;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Json position = dealt({.players = 3, .relic_draft = true}, seed).position();
        starters.insert(position["to_act"].get<int>());
        for (const Json& relic : position["draft"]["pool"]) pools.insert(relic.get<std::string>());
    }
    EXPECT_EQ(starters, (std::set<int>{0, 1, 2}));
    EXPECT_EQ(pools.size(), 8U);
}

TEST(Draft, GoesClockwiseAndThenBackFromTheLastPicker) {
    TextGame table = draft_from(1);
    table.run(
        "asks 1 draft; draft world_piercer; asks 2 draft; draft praetorian_01;"
        "asks 0 draft; draft datic_robes; asks 0 draft; draft praetorian_02;"
        "asks 2 draft; draft heart_of_nothing; asks 0 play");
    expect(table,
           "relics=datic_robes,praetorian_02 their.relics=world_piercer,terminal_crescents "
           "2.relics=praetorian_01,heart_of_nothing");
}

TEST(Draft, OffersWhatIsLeft) {
    TextGame table = draft_from(1);
    table.run(
        "draft world_piercer; draft praetorian_01;"
        "offers draft datic_robes | draft heart_of_nothing | draft praetorian_02 |"
        "  draft terminal_crescents; cannot draft world_piercer");
}

TEST(Draft, WhoPickedLastInTheFirstRoundBegins) {
    for (int starter = 0; starter < 3; ++starter) {
        TextGame table = draft_from(starter);
        for (int pick = 0; pick < 5; ++pick) table.run(table.moves().front());
        const Json position = table.position();
        const auto last = static_cast<std::size_t>(starter + 2) % 3;
        EXPECT_EQ(position["decision"], "play");
        EXPECT_EQ(position["to_act"], last);
        EXPECT_EQ(position["turn"]["first_seat"], last);
        EXPECT_TRUE(position["draft"].is_null());
        for (std::size_t i = 0; i < 3; ++i) {
            EXPECT_EQ(position["players"][(last + i) % 3]["mastery"], i);
        }
    }
}

TEST(Draft, InTeamsTheDrawnSeatPicksLastAndBegins) {
    std::set<int> beginners;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        TextGame table =
            dealt({.players = 4, .mode = shards::Mode::teams, .relic_draft = true}, seed);
        const int first = table.position()["turn"]["first_seat"].get<int>();
        beginners.insert(first);
        for (const int step : {1, 2, 3, 0, 0, 3, 2}) {
            table.run("asks " + std::to_string((first + step) % 4) + " draft");
            table.run(table.moves().front());
        }
        expect(table, "to=" + std::to_string(first) +
                          " asks=play mastery=0 their.mastery=0 2.mastery=0 3.mastery=0");
    }
    EXPECT_EQ(beginners, (std::set<int>{0, 2}));
}

TEST(Draft, InABloodbathIsTheSame) {
    TextGame table = dealt({.players = 3, .mode = shards::Mode::bloodbath, .relic_draft = true});
    const auto starter = table.position()["to_act"].get<std::size_t>();
    for (int pick = 0; pick < 5; ++pick) table.run(table.moves().front());
    EXPECT_EQ(table.position()["to_act"], (starter + 2) % 3);
}

TEST(Draft, TheHandsAreDrawnAfterTheLastPick) {
    TextGame table = dealt({.players = 2, .relic_draft = true});
    for (int pick = 0; pick < 3; ++pick) table.run(table.moves().front());
    const Json position = table.position();
    for (const Json& seat : position["players"]) {
        EXPECT_EQ(seat["relics"].size(), 2U);
        EXPECT_EQ(seat["hand"].size(), 5U);
        EXPECT_EQ(seat["deck"].size(), 5U);
        EXPECT_EQ(seat["relic_recruited"], false);
    }
}

TEST(Draft, IsOpenToEverybody) {
    const shards::State state = state_of(draft_from(1));
    for (std::uint32_t seat = 0; seat < 3; ++seat) {
        const shards::View view = observe(state, Viewer{seat_at(seat)});
        for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(view.table().pool[i], state.pool[i]);
    }
}

}  // namespace
}  // namespace lemniscate::tests
