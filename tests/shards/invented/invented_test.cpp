// A set of cards is a data file: this program is the game with one more, invented.cards, and no
// other code.
#include <cstdint>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/kit/kit.h"
#include "match/json.h"
#include "match/shards/position.h"
#include "texts/phrases.h"
#include "texts/shards/card_names.h"
#include "texts/shards/card_text.h"

namespace lemniscate::shards {
namespace {

constexpr std::string_view invented_ids[] = {"abbey_herald", "briar_choir", "chrome_envoy",
                                             "dusk_marshal"};
constexpr Card card(std::string_view id) { return find_card(id); }
constexpr Set invented = facts(card("abbey_herald")).set;

Options with_invented(Options options) {
    options.sets.add(invented);
    return options;
}

/// The cards that stand anywhere.
CardSet cards_on(const State& state) {
    CardSet set;
    for (std::uint32_t i = 0; i < state.players; ++i) {
        for (const Place place : state.side[i].cards) set.add(place.card());
    }
    for (const Card each : state.row) set.add(each);
    for (const Card each : state.centre) set.add(each);
    return set;
}

TEST(InventedSet, IsThereWithItsFourCards) {
    EXPECT_EQ(id_of(invented), "invented");
    EXPECT_EQ(set_count, 3U);
    for (const std::string_view id : invented_ids) EXPECT_EQ(facts(card(id)).set, invented) << id;
    EXPECT_EQ(centre_cards, 112U + 8U);
    EXPECT_EQ(lasting_kinds, 5U + 3U);
    EXPECT_LE(sizeof(State), 1024U);
}

TEST(InventedSet, StaysOutOfGamesThatDoNotAskForIt) {
    EXPECT_FALSE(usual_sets.has(invented));
    for (const auto& setup : setups) {
        Dice dice(1);
        const CardSet dealt = cards_on(deal(setup.options, dice));
        const CardSet asked = cards_on(deal(with_invented(setup.options), dice));
        EXPECT_TRUE((dealt & cards_of({.bits = 4})).empty()) << setup.name;
        EXPECT_EQ((asked & cards_of({.bits = 4})).size(), 4U) << setup.name;
    }
    const auto read = [](const std::string& sets) {
        return bool(match::read_position(
            Game{},
            *match::parse_json(R"({"format": 2, "game": "shards", "options": {"players": 2)" +
                               sets + R"(}, "centre": {"row": ["dusk_marshal"]}})")));
    };
    EXPECT_FALSE(read(""));
    EXPECT_TRUE(read(R"(, "sets": ["base", "invented"])"));
}

/// In every way to play; what stands on the table is written down and read back now and then, and
/// so is what somebody sees of it.
TEST(InventedSet, PlaysTenThousandRandomGames) {
    constexpr std::uint64_t games = 10'000;
    CardSet played;
    std::uint64_t steps = 0;
    for (std::uint64_t seed = 0; seed < games; seed += kit::thinned) {
        const Options options = with_invented(setups[seed % std::size(setups)].options);
        const State end = kit::random_game<Game>(
            options, seed, 100'000, [&](const State& state, const MoveList& moves, const Dice&) {
                for (const Move move : moves) {
                    if (move.kind() == MoveKind::play) played.add(move.card());
                }
                if (++steps % 4'999 != 0) return;
                const auto position = match::read_position(Game{}, match::write_position(state));
                ASSERT_TRUE(position && *position == state) << match::write_position(state).text();
                const View view = observe(state, Viewer{to_act(state)});
                const auto read = match::read_view(Game{}, match::write_view(view));
                ASSERT_TRUE(read && *read == view) << match::write_view(view).text();
            });
        ASSERT_TRUE(outcome(end).over) << seed;
    }
    for (const std::string_view id : invented_ids) EXPECT_TRUE(played.has(card(id))) << id;
}

/// A position of two players in which it is the turn of seat 0.
State state_of(const std::string& turn, const std::string& rest) {
    const auto state = match::read_position(
        Game{}, *match::parse_json(
                    R"({"format": 2, "game": "shards", "options": {"players": 2, "sets": ["base",
                        "relics_of_the_future", "invented"]}, "turn": {)" +
                    turn + "}, " + rest + "}"));
    EXPECT_TRUE(state) << state.problem().where << " " << state.problem().expected;
    return state ? *state : State{};
}

State after(State state, std::initializer_list<std::string_view> moves) {
    Dice dice(1);
    for (const std::string_view text : moves) {
        const ReadMove read = read_move(state, text);
        EXPECT_EQ(id_of(read.refusal), "none") << text;
        play(state, read.move, dice, Silence{});
    }
    return state;
}

std::uint32_t count_of(const State& state, std::string_view id) {
    return state.lasting[lasting_table.kind_of[number(card(id))]];
}

TEST(InventedSet, DeploysAChampionOfItsOwnFactionBesideTheOldOne) {
    const State start =
        state_of(R"("gems": 20)", R"("centre": {"row": ["li_hin", "evokatus", "zetta_encryptor"]},
            "players": [{"champions": [{"card": "abbey_herald"}, {"card": "numeri_drones"}]}, {}])");
    const State armed = after(start, {"exhaust abbey_herald", "exhaust numeri_drones"});
    EXPECT_EQ(count_of(armed, "abbey_herald"), 1U);
    EXPECT_EQ(count_of(armed, "numeri_drones"), 1U);

    const Faction wanted = faction_of(card("li_hin"));
    ASSERT_EQ(wanted, Faction::wraethe);
    const State one = after(armed, {"recruit li_hin"});
    EXPECT_EQ(one.side[0].champion_count, 3);
    EXPECT_EQ(count_of(one, "abbey_herald"), 0U);
    EXPECT_EQ(count_of(one, "numeri_drones"), 1U);

    const State both = after(one, {"recruit evokatus", "recruit zetta_encryptor"});
    EXPECT_EQ(both.side[0].champion_count, 4);
    EXPECT_EQ(both.side[0].discard_size, 1);
    EXPECT_EQ(count_of(both, "numeri_drones"), 0U);
}

TEST(InventedSet, PowerForHealthAddsUpByEachCardsOwnAmount) {
    const std::string players = R"("players": [{"character": "tetra", "hand": ["hounds_of_volos"]},
                                               {"character": "volos"}])";
    const auto power = [&](const std::string& lasting) {
        return after(state_of(R"("lasting": [)" + lasting + "]", players), {"play hounds_of_volos"})
            .power;
    };
    const std::string old = R"({"card": "entropic_talons", "count": 1})";
    EXPECT_EQ(power(old), 5);
    EXPECT_EQ(power(R"({"card": "briar_choir", "count": 1})"), 10);
    EXPECT_EQ(power(R"({"card": "briar_choir", "count": 2}, )" + old), 25);
}

TEST(InventedSet, EachCardThatWaitsForDamageHasItsOwnThreshold) {
    const auto hand_after = [](std::uint32_t power) {
        const State start =
            state_of(R"("power": )" + std::to_string(power) +
                         R"(, "lasting": [{"card": "dusk_marshal", "count": 1},
                                 {"card": "heart_of_nothing", "count": 1}])",
                     R"("players": [{"deck": ["crystal", "crystal", "crystal", "crystal", "crystal",
                 "crystal", "crystal", "blaster", "shard_reactor", "infinity_shard"]}, {}])");
        return std::uint32_t{after(start, {"end"}).side[0].hand_size};
    };
    EXPECT_EQ(hand_after(5), hand_cards);
    EXPECT_EQ(hand_after(6), hand_cards + 1);
    EXPECT_EQ(hand_after(10), hand_cards + 1 + 3);
}

/// The effects have words in every language; a name that nobody gave is the id.
TEST(InventedSet, HasTextInEveryLanguage) {
    EXPECT_EQ(texts::languages().size(), 5U);
    for (const std::string_view id : invented_ids) {
        std::set<std::string> said;
        for (const std::string_view language : texts::languages()) {
            const texts::Texts texts(language);
            said.insert(texts::card_text(card(id), texts, texts::Form::full));
            EXPECT_EQ(texts::name_of(card(id), texts), id);
        }
        EXPECT_EQ(said.size(), 5U) << id << ": " << *said.begin();
    }
    EXPECT_EQ(texts::card_text(card("abbey_herald"), texts::Texts()),
              "exhaust: 1 mastery · next Wraethe champion enters play");
}

}  // namespace
}  // namespace lemniscate::shards
