#include "ai/shards/worth.h"

#include <cstdint>
#include <string_view>

#include <gtest/gtest.h>

#include "ai/shards/test_state.h"

namespace lemniscate::ai {
namespace {

using shards::Card;
using shards::Resource;

const ShardsWeights weights;

/// A look at a table that stays as long as the look.
struct Look {
    shards::View view;
    ShardsWorth worth;

    explicit Look(const ShardsTable& table, std::uint32_t seat = 0)
        : view(table.view()), worth(view, seat_at(seat), weights) {}

    int now(std::string_view id) const {
        return worth.now(ShardsTable::card(id), ShardsPart::play);
    }
    int exhausted(std::string_view id) const {
        return worth.now(ShardsTable::card(id), ShardsPart::exhaust, ShardsTable::card(id));
    }
    int drawn(std::string_view id) const { return worth.drawn(ShardsTable::card(id)); }
    int in_deck(std::string_view id) const { return worth.in_deck(ShardsTable::card(id)); }
    int in_play(std::string_view id) const { return worth.in_play(ShardsTable::card(id)); }
    int of(Resource resource) const { return worth.of(resource); }
};

TEST(ShardsWorth, EveryCardButTheWeakestStartersIsWorthHaving) {
    // With something of everything, so that no condition is out of the question.
    const Look look(ShardsTable()
                        .mastery(12)
                        .champions({"evokatus", "evokatus"})
                        .discard({"shadow_apostle", "spore_cleric", "spore_cleric"}));
    for (std::uint32_t i = 1; i <= shards::card_types; ++i) {
        const Card card = shards::card_at(i);
        if (shards::facts(card).kind == shards::Kind::starter) continue;
        EXPECT_GT(look.worth.drawn(card), 0) << id_of(card);
    }
    EXPECT_LT(look.in_deck("crystal"), 0);
    EXPECT_LT(look.in_deck("blaster"), 0);
    EXPECT_GT(look.in_deck("infinity_shard"), 0);
}

TEST(ShardsWorth, StageIsThatOfThePlayerNearestToTheEnd) {
    EXPECT_EQ(Look(ShardsTable()).worth.stage(), 0);
    EXPECT_EQ(Look(ShardsTable().health(20, 1)).worth.stage(), 60);
    EXPECT_EQ(Look(ShardsTable().health(20, 1).mastery(24)).worth.stage(), 80);
    EXPECT_EQ(Look(ShardsTable(3).health(0, 2)).worth.stage(), 0);
}

TEST(ShardsWorth, CountsTheLastLineThatHolds) {
    const auto aetherbreaker = [](std::uint32_t mastery) {
        const Look look(ShardsTable().mastery(mastery));
        return look.now("aetherbreaker") / look.of(Resource::power);
    };
    EXPECT_EQ(aetherbreaker(9), 4);
    EXPECT_EQ(aetherbreaker(10), 8);
}

TEST(ShardsWorth, CountsAConditionThatTheHandCanMeet) {
    const auto power = [](const ShardsTable& table) {
        const Look look(table);
        return look.worth.power_now(ShardsTable::card("leshai_knight"), ShardsPart::play);
    };
    EXPECT_EQ(power(ShardsTable().hand({"leshai_knight", "crystal"})), 3U);
    EXPECT_EQ(power(ShardsTable().hand({"leshai_knight", "spore_cleric"})), 6U);
    EXPECT_EQ(power(ShardsTable().hand({"leshai_knight", "leshai_knight"})), 6U);
    EXPECT_EQ(power(ShardsTable().hand({"leshai_knight"}).played({"spore_cleric"})), 6U);
}

TEST(ShardsWorth, CountsHealthOnlyUpToFifty) {
    EXPECT_EQ(Look(ShardsTable()).now("spore_cleric"), 0);
    const Look wounded(ShardsTable().health(48));
    EXPECT_EQ(wounded.now("spore_cleric"), 2 * wounded.of(Resource::health));
}

TEST(ShardsWorth, MultipliesByWhatIsThere) {
    const Look look(ShardsTable().champions({"evokatus", "optio_crusher", "li_hin"}));
    EXPECT_EQ(look.exhausted("evokatus"), 2 * look.of(Resource::power));
}

TEST(ShardsWorth, CopiesTheBestThatWasPlayed) {
    const Look look(ShardsTable().played({"crystal", "nil_assassin"}));
    EXPECT_EQ(look.now("ojas_genesis_druid"), 5 * look.of(Resource::power));
}

TEST(ShardsWorth, LikesAConditionTheMoreTheMoreCardsMeetIt) {
    const Look alone((ShardsTable()));
    const Look some(ShardsTable().deck({"spore_cleric", "spore_cleric"}));
    const Look many(ShardsTable().deck({"spore_cleric", "spore_cleric", "spore_cleric"}));
    EXPECT_LT(alone.drawn("leshai_knight"), some.drawn("leshai_knight"));
    EXPECT_LT(some.drawn("leshai_knight"), many.drawn("leshai_knight"));
}

TEST(ShardsWorth, LikesAThresholdTheMoreTheNearerItIs) {
    const Look far((ShardsTable()));
    const Look near(ShardsTable().mastery(8));
    const Look there(ShardsTable().mastery(10));
    const auto per_power = [](const Look& look) {
        return look.drawn("aetherbreaker") * 100 / look.of(Resource::power);
    };
    EXPECT_LT(per_power(far), per_power(near));
    EXPECT_LT(per_power(near), per_power(there));
    EXPECT_EQ(per_power(there), 800);
}

TEST(ShardsWorth, KnowsCharacters) {
    ShardsTable table;
    table.state.side[0].character = shards::Character::volos;
    const int as_volos = Look(table).drawn("hounds_of_volos");
    table.state.side[0].character = shards::Character::tetra;
    EXPECT_GT(as_volos, Look(table).drawn("hounds_of_volos"));
}

TEST(ShardsWorth, LosesInterestInGemsAsTheGameGoesOn) {
    EXPECT_GT(Look(ShardsTable()).in_deck("reactor_drone"), 0);
    EXPECT_LT(Look(ShardsTable().health(1, 1)).in_deck("reactor_drone"),
              Look(ShardsTable()).in_deck("reactor_drone"));
}

TEST(ShardsWorth, OfAChampionInPlayIsItsExhaust) {
    const Look look((ShardsTable()));
    EXPECT_EQ(look.in_play("li_hin"),
              (look.of(Resource::power) + weights.hard_to_attack) * weights.turns_in_play / 100);
    EXPECT_GT(look.in_play("axia"), look.in_play("optio_crusher"));
    EXPECT_GT(look.in_play("zetta_encryptor"), 0);
}

TEST(ShardsWorth, SeesTheCardsOfOthersAsFarAsTheyAreKnown) {
    // Cards of deck and hand are known together; who looks does not know which is where.
    const ShardsTable table =
        ShardsTable().hand({"spore_cleric"}, 1).deck({"spore_cleric", "fungal_hermit"}, 1);
    EXPECT_EQ(Look(table, 1).drawn("leshai_knight"),
              Look(ShardsTable().discard({"spore_cleric", "spore_cleric", "fungal_hermit"}))
                  .drawn("leshai_knight"));
}

}  // namespace
}  // namespace lemniscate::ai
