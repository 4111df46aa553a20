// Mysterious relics: two for each player, secret until recruited.
#include <set>

#include <gtest/gtest.h>

#include "match/games.h"
#include "match/json.h"
#include "tests/shards/scene.h"

namespace lemniscate::tests {
namespace {

using match::Json;

Json seen_by(const shards::State& state, Viewer viewer) {
    return match::write_view(observe(state, viewer));
}

/// Tetra's own relics lie elsewhere: what a player has here says nothing.
shards::State mysterious_state(int mastery) {
    return state_of(laid_out(R"("options": {"mysterious_relics": true}, "players": [
        {"character": "tetra", "mastery": )" +
                             std::to_string(mastery) +
                             R"(, "relics": ["world_piercer", "praetorian_02"]},
        {"character": "volos", "relics": ["datic_robes", "entropic_talons"]}])"));
}

TEST(MysteriousRelics, AreTwoOfAllEightForEachPlayer) {
    std::set<std::string> all;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Json position = dealt({.players = 3, .mysterious_relics = true}, seed).position();
        std::set<std::string> dealt_now;
        for (const Json& seat : position["players"]) {
            EXPECT_EQ(seat["relics"].size(), 2U);
            dealt_now.insert(seat["relics"].begin(), seat["relics"].end());
        }
        EXPECT_EQ(dealt_now.size(), 6U);
        all.insert(dealt_now.begin(), dealt_now.end());
    }
    EXPECT_EQ(all.size(), 8U);
}

TEST(MysteriousRelics, UseUpAllEightWithFourPlayers) {
    const shards::Options options = {
        .players = 4, .mode = shards::Mode::teams, .mysterious_relics = true};
    const Json position = dealt(options).position();
    std::set<std::string> relics;
    for (const Json& seat : position["players"]) {
        relics.insert(seat["relics"].begin(), seat["relics"].end());
    }
    EXPECT_EQ(relics.size(), 8U);
}

TEST(MysteriousRelics, DoNotDependOnTheCharacter) {
    bool foreign = false;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        shards::Options options = {.players = 2, .mysterious_relics = true};
        options.characters[0] = shards::Character::tetra;
        options.characters[1] = shards::Character::volos;
        const Json position = dealt(options, seed).position();
        for (const Json& relic : position["players"][0]["relics"]) {
            foreign |= relic != "datic_robes" && relic != "terminal_crescents";
        }
    }
    EXPECT_TRUE(foreign);
}

TEST(MysteriousRelics, AgainstNemesisAreTwoForYouAndNoneForIt) {
    TextGame table =
        dealt({.players = 1, .mode = shards::Mode::nemesis, .mysterious_relics = true});
    table.run("character tetra; character volos; extra none");
    const Json position = table.position();
    EXPECT_EQ(position["players"][0]["relics"].size(), 2U);
    EXPECT_EQ(position["players"][1]["relics"].size(), 0U);
}

TEST(MysteriousRelics, AreKnownOnlyToTheirOwner) {
    const shards::State state = mysterious_state(0);
    const Json own = seen_by(state, Viewer{seat_at(0)});
    EXPECT_EQ(own["players"][0]["relics"].dump(), R"(["world_piercer","praetorian_02"])");
    EXPECT_EQ(own["players"][1]["relics"].dump(), R"(["?","?"])");
    const Json other = seen_by(state, Viewer{seat_at(1)});
    EXPECT_EQ(other["players"][0]["relics"].dump(), R"(["?","?"])");
    EXPECT_EQ(other["players"][1]["relics"].dump(), R"(["datic_robes","entropic_talons"])");
    const Json nobody = seen_by(state, spectator);
    EXPECT_EQ(nobody["players"][0]["relics"].dump(), R"(["?","?"])");
    EXPECT_EQ(nobody["players"][1]["relics"].dump(), R"(["?","?"])");
}

TEST(MysteriousRelics, AreOpenWithoutTheVariant) {
    shards::State state = mysterious_state(0);
    state.mysterious_relics = false;
    EXPECT_EQ(seen_by(state, Viewer{seat_at(1)})["players"][0]["relics"].dump(),
              R"(["world_piercer","praetorian_02"])");
}

TEST(MysteriousRelics, AreRecruitedWhateverTheCharacterAndTheOtherStaysSecret) {
    TextGame table(mysterious_state(10));
    table.run("can relic praetorian_02; relic world_piercer; cannot relic praetorian_02");
    const Json other = seen_by(state_of(table), Viewer{seat_at(1)});
    EXPECT_EQ(other["players"][0]["discard"].dump(), R"(["world_piercer"])");
    EXPECT_EQ(other["players"][0]["relics"].dump(), R"(["?"])");
    EXPECT_EQ(other["players"][0]["relic_recruited"], true);
}

TEST(MysteriousRelics, AreGuessedAmongThoseThatAreNotToBeSeen) {
    TextGame table(mysterious_state(10));
    table.run("relic world_piercer");
    const shards::View view = observe(state_of(table), Viewer{seat_at(1)});
    std::set<std::string> guesses;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Dice dice(seed);
        const shards::State guess = imagine(view, dice);
        guesses.insert(std::string(id_of(guess.side[0].relics[0])));
        EXPECT_EQ(guess.side[1].relics[0], view.table().side[1].relics[0]);
    }
    EXPECT_EQ(guesses,
              (std::set<std::string>{"heart_of_nothing", "panconscious_crown", "praetorian_01",
                                     "praetorian_02", "terminal_crescents"}));
}

}  // namespace
}  // namespace lemniscate::tests
