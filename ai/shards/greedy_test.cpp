#include "ai/shards/greedy.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "ai/player.h"
#include "ai/shards/test_state.h"
#include "ai/shards/worth.h"
#include "ai/test_allocations.h"
#include "ai/test_ask.h"
#include "engine/sink.h"

namespace lemniscate::ai {
namespace {

using shards::Ask;
using shards::Move;
using shards::MoveList;
using shards::Options;
using shards::State;

// Whole games.

/// Plays a game; `first` has the seat `place` and, in teams, its partner.
State play_game(const Options& options, Player& first, Player& others, std::uint32_t place,
                std::uint64_t seed) {
    Dice dice(seed);
    State state = deal(options, dice);
    MoveList moves;
    while (to_act(state) != Seat::none) {
        legal(state, moves);
        const Seat seat = to_act(state);
        const bool partner =
            options.mode == shards::Mode::teams && shards::same_team(seat, seat_at(place));
        Player& player = index(seat) == place || partner ? first : others;
        const std::size_t chosen = ask<shards::Game>(player, state, moves, dice).move;
        EXPECT_LT(chosen, moves.size());
        play(state, moves[chosen], dice, Silence{});
    }
    return state;
}

/// Of a hundred games against random players, or Nemesis, how many greedy wins, sitting on every
/// seat in turn.
int wins_of_hundred(const Options& options) {
    const auto greedy = make_player("shards", "greedy");
    const auto random = make_player("shards", "random");
    int won = 0;
    for (std::uint32_t seed = 0; seed < 100; ++seed) {
        const std::uint32_t place = seed % options.players;
        const State end = play_game(options, *greedy, *random, place, seed);
        won += outcome(end).won_by(seat_at(place)) ? 1 : 0;
    }
    return won;
}

const Options& options_of(std::string_view name) {
    for (const auto& setup : shards::setups) {
        if (setup.name == name) return setup.options;
    }
    throw std::invalid_argument(std::string(name));
}

class GreedyAtEveryTable : public testing::TestWithParam<Setup<Options>> {
  protected:
    static const Options& options() { return GetParam().options; }

    /// Calls `look(state)` before every decision of games between greedy players.
    template <class Look>
    static void watch(std::uint64_t games, Look&& look) {
        ShardsGreedy greedy;
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            Dice dice(seed);
            State state = deal(options(), dice);
            MoveList moves;
            while (to_act(state) != Seat::none) {
                look(state);
                legal(state, moves);
                const shards::View view = observe(state, Viewer{to_act(state)});
                play(state, moves[greedy.choose(view, moves, dice).move], dice, Silence{});
            }
        }
    }
};

TEST_P(GreedyAtEveryTable, BeatsRandomAndOftenNemesis) {
    // Nemesis is the harder opponent; random players hardly ever beat it.
    const bool nemesis = options().mode == shards::Mode::nemesis;
    EXPECT_GE(wins_of_hundred(options()), nemesis ? 25 : 99);
}

TEST_P(GreedyAtEveryTable, ChoosesWithoutAllocating) {
    const auto greedy = make_player("shards", "greedy");
    watch(3, [&](const State& state) {
        MoveList moves;
        legal(state, moves);
        Dice dice(2);
        const std::size_t before = allocations_so_far();
        ask<shards::Game>(*greedy, state, moves, dice);
        EXPECT_EQ(allocations_so_far(), before);
    });
}

TEST_P(GreedyAtEveryTable, ChoosesTheSameWhateverTheHiddenCardsAre) {
    ShardsGreedy greedy;
    watch(3, [&](const State& state) {
        Dice guess(5);
        const Viewer viewer{to_act(state)};
        const State other = imagine(observe(state, viewer), guess);
        MoveList moves;
        legal(state, moves);
        Dice dice(6);
        Dice same_dice(6);
        EXPECT_EQ(greedy.choose(observe(state, viewer), moves, dice).move,
                  greedy.choose(observe(other, viewer), moves, same_dice).move);
    });
}

INSTANTIATE_TEST_SUITE_P(Setups, GreedyAtEveryTable, testing::ValuesIn(shards::setups),
                         [](const auto& setup) { return std::string(setup.param.name); });

TEST(ShardsGreedy, EndsItsGamesLongBeforeTheRoundLimit) {
    const auto greedy = make_player("shards", "greedy");
    for (const auto& setup : shards::setups) {
        if (setup.options.mode == shards::Mode::nemesis) continue;  // has a clock of its own
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const State end = play_game(setup.options, *greedy, *greedy, 0, seed);
            EXPECT_LE(end.round, 40) << setup.name << ' ' << seed;
        }
    }
}

// The order of a turn.

TEST(ShardsGreedy, PlaysEverythingBeforeItEndsItsTurn) {
    ShardsTable table = ShardsTable().hand({"crystal", "blaster", "shard_reactor"});
    for (int i = 0; i < 3; ++i) {
        const std::string move = table.greedy();
        EXPECT_EQ(move.substr(0, 4), "play") << move;
        table.then(move);
    }
    EXPECT_EQ(table.greedy(), "focus");
}

TEST(ShardsGreedy, DrawsBeforeItPlaysTheRest) {
    EXPECT_EQ(ShardsTable().hand({"crystal", "nil_assassin", "data_heretic"}).greedy(),
              "play data_heretic");
}

TEST(ShardsGreedy, GainsMasteryBeforeCardsThatAskForIt) {
    ShardsTable table =
        ShardsTable().hand({"aetherbreaker", "crystal", "shard_abstractor"}).mastery(8);
    EXPECT_EQ(table.greedy(), "play shard_abstractor");
    EXPECT_EQ(table.then("play shard_abstractor").greedy(), "play crystal");
}

TEST(ShardsGreedy, FocusesBeforeACardThatOneMoreMasteryImproves) {
    EXPECT_EQ(ShardsTable().hand({"aetherbreaker"}).mastery(9).gems(1).greedy(), "focus");
    EXPECT_EQ(ShardsTable().hand({"aetherbreaker"}).mastery(8).gems(1).greedy(),
              "play aetherbreaker");
}

TEST(ShardsGreedy, PlaysAChampionBeforeWhatItInspires) {
    EXPECT_EQ(ShardsTable().hand({"kiln_drone", "optio_crusher"}).greedy(), "play optio_crusher");
}

TEST(ShardsGreedy, CopiesLast) {
    EXPECT_EQ(ShardsTable().hand({"ojas_genesis_druid", "crystal"}).greedy(), "play crystal");
}

TEST(ShardsGreedy, DoublesPowerLast) {
    const ShardsTable table = ShardsTable().champions({"fao_cutul", "optio_crusher"}).mastery(20);
    EXPECT_EQ(table.greedy(), "exhaust optio_crusher");
}

TEST(ShardsGreedy, RecruitsARelicAtOnce) {
    ShardsTable table = ShardsTable().hand({"crystal"}).mastery(10);
    table.state.sets = shards::usual_sets;
    table.state.side[0].relic_earned = true;
    table.state.side[0].relics[0] = ShardsTable::card("entropic_talons");
    table.state.side[0].relics[1] = ShardsTable::card("praetorian_01");
    EXPECT_EQ(table.greedy().substr(0, 5), "relic");
}

TEST(ShardsGreedy, WinsWithTheInfinityShardAtThirtyMastery) {
    ShardsTable table = ShardsTable().hand({"infinity_shard", "crystal"}).mastery(29);
    for (int i = 0; i < 4; ++i) table.then(table.greedy());
    EXPECT_TRUE(outcome(table.state).won_by(seat_at(0)));
}

// Gems.

TEST(ShardsGreedy, BuysWhatIsWorthMostTogether) {
    // Three gems for the best card, or for two others that together are better: the champion
    // inspires the one, and the other draws a card.
    const ShardsTable table = ShardsTable()
                                  .row({"reactor_drone", "kiln_drone", "mining_drones"})
                                  .champions({"zetta_encryptor"})
                                  .gems(3)
                                  .focused();
    const shards::View view = table.view();
    const ShardsWeights weights;
    const ShardsWorth worth(view, seat_at(0), weights);
    const int best = worth.in_deck(ShardsTable::card("reactor_drone"));
    const int inspired = worth.in_deck(ShardsTable::card("kiln_drone"));
    const int drawing = worth.in_deck(ShardsTable::card("mining_drones"));
    ASSERT_TRUE(inspired < best && drawing < best && best < inspired + drawing);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const std::string move = table.greedy(seed);
        EXPECT_TRUE(move == "recruit kiln_drone" || move == "recruit mining_drones") << move;
    }
}

TEST(ShardsGreedy, SpendsTheLastGemOnFocus) {
    EXPECT_EQ(ShardsTable().gems(1).greedy(), "focus");
    EXPECT_EQ(ShardsTable().gems(1).focused().greedy(), "end");
}

TEST(ShardsGreedy, FastPlaysWhatKills) {
    const ShardsTable table =
        ShardsTable().row({"nil_assassin", "mining_drones"}).gems(2).power(3).focused();
    EXPECT_NE(ShardsTable(table).greedy(), "fast-play nil_assassin");
    EXPECT_EQ(ShardsTable(table).health(8, 1).greedy(), "fast-play nil_assassin");
}

// Power.

TEST(ShardsGreedy, AttacksAChampionThatIsWorthThePower) {
    EXPECT_EQ(ShardsTable().champions({"drakonarius"}, 1).power(5).greedy(),
              "attack 1:drakonarius");
    EXPECT_EQ(ShardsTable().champions({"primus_pilus"}, 1).power(6).greedy(), "end");
}

TEST(ShardsGreedy, KillsRatherThanAttackAChampion) {
    EXPECT_EQ(ShardsTable().champions({"drakonarius"}, 1).health(6, 1).power(7).greedy(), "end");
}

TEST(ShardsGreedy, BreaksAGuardThatStandsBeforeAKill) {
    EXPECT_EQ(ShardsTable().champions({"zetta_encryptor"}, 1).health(6, 1).power(11).greedy(),
              "attack 1:zetta_encryptor");
    ShardsTable infinite = ShardsTable().champions({"zetta_encryptor"}, 1);
    infinite.state.infinite = true;
    EXPECT_EQ(infinite.greedy(), "attack 1:zetta_encryptor");
}

TEST(ShardsGreedy, AssignsPowerWhereItKills) {
    EXPECT_EQ(ShardsTable(3).health(10, 1).power(10).then("end").greedy(), "assign 1:10");
    EXPECT_EQ(ShardsTable(3).health(10, 2).power(10).then("end").greedy(), "assign 1:0");
    EXPECT_EQ(ShardsTable(3).health(4, 1).health(6, 2).power(10).then("end").greedy(),
              "assign 1:4");
}

TEST(ShardsGreedy, AssignsPowerToTheWeakest) {
    EXPECT_EQ(ShardsTable(3).health(20, 1).power(9).then("end").greedy(), "assign 1:9");
    EXPECT_EQ(ShardsTable(3).health(20, 2).power(9).then("end").greedy(), "assign 1:0");
}

TEST(ShardsGreedy, AssignsPowerToWhoeverIsAboutToBeInfinite) {
    EXPECT_EQ(ShardsTable(3).health(40, 1).mastery(28, 2).power(9).then("end").greedy(),
              "assign 1:0");
}

TEST(ShardsGreedy, ShowsAsFewShieldsAsPreventMost) {
    const auto answer = [](std::uint32_t power) {
        ShardsTable table = ShardsTable().power(power);
        table.hand({"command_seer", "cryptofist_monk", "korvus_legionnaire", "crystal"}, 1);
        return table.then("end").greedy();
    };
    EXPECT_EQ(answer(2), "shield korvus_legionnaire");
    EXPECT_EQ(answer(8), "shield cryptofist_monk");
    EXPECT_EQ(answer(10), "shield cryptofist_monk korvus_legionnaire");
    EXPECT_EQ(answer(40), "shield command_seer cryptofist_monk korvus_legionnaire");
}

// In the middle of a card.

TEST(ShardsGreedy, RevealsWhatMeetsACondition) {
    ShardsTable table = ShardsTable().hand({"leshai_knight", "thorn_zealot", "spore_cleric"});
    EXPECT_EQ(table.then("play leshai_knight").greedy(), "reveal spore_cleric");
}

TEST(ShardsGreedy, BanishesStartersAndNothingGood) {
    ShardsTable table = ShardsTable()
                            .hand({"umbral_scourge"})
                            .discard({"axia", "blaster", "infinity_shard", "omnius"});
    EXPECT_EQ(table.then("play umbral_scourge").greedy(), "banish discard:blaster");
    table = ShardsTable().hand({"umbral_scourge"}).discard({"axia", "omnius"});
    EXPECT_EQ(table.then("play umbral_scourge").greedy(), "banish none");
}

TEST(ShardsGreedy, BanishesFromTheDiscardPileRatherThanFromTheHand) {
    ShardsTable table =
        ShardsTable().hand({"umbral_scourge", "blaster"}).discard({"blaster"}).mastery(5);
    EXPECT_EQ(table.then("play umbral_scourge").greedy(), "banish discard:blaster");
}

TEST(ShardsGreedy, GivesBackWhatDoesMostNow) {
    ShardsTable table = ShardsTable().hand({"korvus_legionnaire"}).discard({"li_hin", "axia"});
    EXPECT_EQ(table.then("play korvus_legionnaire").greedy(), "return axia");
}

TEST(ShardsGreedy, CopiesWhatDoesMostNow) {
    ShardsTable table =
        ShardsTable().hand({"ojas_genesis_druid"}).played({"crystal", "grand_architect"});
    EXPECT_EQ(table.then("play ojas_genesis_druid").greedy(), "copy grand_architect");
}

TEST(ShardsGreedy, TakesTheBestCardOfTheRow) {
    ShardsTable table = ShardsTable()
                            .hand({"portal_monk"})
                            .row({"spore_cleric", "drakonarius", "cache_warden", "primus_pilus"});
    EXPECT_EQ(table.then("play portal_monk").greedy(), "take drakonarius");
}

TEST(ShardsGreedy, DestroysTheBestChampion) {
    ShardsTable table = ShardsTable(3)
                            .hand({"thorn_zealot"})
                            .played({"spore_cleric"})
                            .champions({"li_hin", "numeri_drones"}, 1)
                            .champions({"axia"}, 2);
    EXPECT_EQ(table.then("play thorn_zealot").greedy(), "destroy 2:axia");
}

TEST(ShardsGreedy, WeakensWhoeverHasMostMastery) {
    ShardsTable table = ShardsTable(3)
                            .hand({"venator_of_the_wastes"})
                            .champions({"li_hin"})
                            .mastery(4, 1)
                            .mastery(9, 2);
    EXPECT_EQ(table.then("play venator_of_the_wastes").greedy(), "target 2");
}

// Set-up.

TEST(ShardsGreedy, BidsLittleAndDropsOut) {
    Dice dice(3);
    ShardsTable table;
    table.state = deal(options_of("auction_two"), dice);
    EXPECT_EQ(table.greedy(), "bid 1");
    table.then("bid 5");
    EXPECT_EQ(table.greedy(), "drop");
}

TEST(ShardsGreedy, DraftsTheBestRelic) {
    Dice dice(3);
    ShardsTable table;
    table.state = deal(options_of("draft_four"), dice);
    ASSERT_EQ(table.state.ask, Ask::draft);
    const shards::View view = table.view(index(table.state.seat));
    const ShardsWeights weights;
    const ShardsWorth worth(view, table.state.seat, weights);
    int best = 0;
    for (const shards::Card card : table.state.pool) best = std::max(best, worth.drawn(card));
    const shards::Card drafted = read_move(table.state, table.greedy()).move.card();
    EXPECT_EQ(worth.drawn(drafted), best);
}

TEST(ShardsGreedy, BeginsWithTheExtraCard) {
    Dice dice(3);
    ShardsTable table;
    Options options = options_of("nemesis");
    options.characters[0] = shards::Character::tetra;
    options.characters[1] = shards::Character::volos;
    table.state = deal(options, dice);
    EXPECT_EQ(table.greedy(), "extra cloud_oracles");
}

// For Nemesis.

/// Nemesis has revealed a card and is about to go on.
ShardsTable nemesis_table(std::string_view revealed) {
    ShardsTable table;
    table.state.mode = shards::Mode::nemesis;
    table.state.phase = shards::Phase::nemesis;
    table.state.seat = seat_at(1);
    table.state.revealed = ShardsTable::card(revealed);
    return table;
}

TEST(ShardsGreedy, LetsNemesisDoFirstWhatOtherCardsWouldImprove) {
    ShardsTable table = nemesis_table("spore_cleric").row({"ojas_genesis_druid", "leshai_knight"});
    table.state.side[1].add_played(ShardsTable::card("spore_cleric"), false);
    table.state.ask = Ask::nemesis;
    EXPECT_EQ(table.greedy(), "nemesis ojas_genesis_druid");
}

TEST(ShardsGreedy, LetsNemesisAttackTheChampionItMissesLeast) {
    // Late enough that seven power are better than three gems.
    ShardsTable table = nemesis_table("spore_cleric").power(7).health(20);
    table.champions({"axia", "general_decurion"});
    table.state.ask = Ask::attack;
    EXPECT_EQ(table.greedy(), "attack 0:general_decurion");
}

}  // namespace
}  // namespace lemniscate::ai
