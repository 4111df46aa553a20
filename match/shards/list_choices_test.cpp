#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/shards/preview.h"
#include "match/shards/sample_games.h"
#include "match/shards/tell.h"
#include "match/shards/test_positions.h"

namespace lemniscate::match {
namespace {

using shards::Move;
using shards::MoveKind;
using shards::State;

std::vector<Choice> choices_of(const State& state) {
    shards::MoveList moves;
    legal(state, moves);
    return list_choices(state, moves);
}

/// What a choice is about, without the preview.
std::string what(const State& state, const std::string& move) {
    for (const Choice& each : choices_of(state)) {
        if (each.move == move) return write_object(each.what).text();
    }
    return "no choice " + move;
}

/// What a move gives, without the messages.
std::string gives(const State& state, const std::string& move) {
    for (const Choice& each : choices_of(state)) {
        if (each.move != move) continue;
        std::string list;
        for (const Fact& fact : each.gives) {
            list += (list.empty() ? "" : " ") + Json(fact.fields).at("what").get<std::string>();
            if (Json(fact.fields).contains("amount"))
                list += ":" + Json(fact.fields).at("amount").dump();
        }
        return list;
    }
    return "no choice " + move;
}

/// The moves that a choice stands for.
std::vector<std::string> moves_of(const Choice& choice) {
    if (!choice.number) return {choice.move};
    std::vector<std::string> moves;
    for (std::uint32_t n = choice.number->min; n <= choice.number->max; ++n) {
        std::string move = choice.move;
        moves.push_back(move.replace(move.find("{n}"), 3, std::to_string(n)));
    }
    return moves;
}

TEST(ShardsChoices, AreTheLegalMovesEachOnce) {
    each_sample(shards::Game{}, 20, [](const State& state) {
        shards::MoveList moves;
        legal(state, moves);
        std::set<std::string> legal_moves;
        for (const Move move : moves) legal_moves.emplace(write_move(state, move).view());
        std::set<std::string> listed;
        for (const Choice& choice : list_choices(state, moves)) {
            for (const std::string& move : moves_of(choice))
                ASSERT_TRUE(listed.insert(move).second);
        }
        ASSERT_EQ(listed, legal_moves);
    });
}

TEST(ShardsChoices, ComeInTheOrderOfTheTable) {
    std::string moves;
    for (const Choice& choice : choices_of(middle_of_a_turn())) moves += choice.move + "\n";
    EXPECT_EQ(moves, R"(play crystal
play thorn_zealot
play infinity_shard
play evokatus
exhaust numeri_drones
recruit nil_assassin
recruit kiln_drone
fast-play nil_assassin
attack 1:drakonarius
attack 1:systema_ai
focus
end
)");
}

TEST(ShardsChoices, SayWhatTheyAreAbout) {
    const State state = middle_of_a_turn();
    EXPECT_EQ(what(state, "play crystal"),
              R"({"kind":"play","card":"crystal","from":"hand","seat":0,"copies":2,"says":)"
              R"({"key":"shards.cards.several","arguments":)"
              R"({"card":{"card":"crystal","game":"shards"},"count":2}}})");
    EXPECT_EQ(what(state, "recruit kiln_drone"),
              R"({"kind":"recruit","card":"kiln_drone","from":"row","slot":2,"pays":{"gems":1},)"
              R"("says":{"key":"shards.cards.one","arguments":)"
              R"({"card":{"card":"kiln_drone","game":"shards"}}}})");
    EXPECT_EQ(what(state, "attack 1:systema_ai"),
              R"({"kind":"attack","card":"systema_ai","from":"champions","seat":1,)"
              R"("pays":{"power":4},"hits":[],"says":{"key":"shards.choice.attack","arguments":)"
              R"({"card":{"card":"systema_ai","game":"shards"},"who":{"seat":1},"power":4}}})");
    EXPECT_EQ(what(state, "focus"),
              R"({"kind":"focus","pays":{"gems":1},"says":{"key":"shards.choice.focus"}})");
    EXPECT_EQ(what(state, "end"),
              R"({"kind":"end","says":{"key":"shards.choice.end","arguments":{"power":4}}})");
}

TEST(ShardsChoices, OfACardThatLiesWithSomebodySayWithWhom) {
    const std::set<std::string> owned = {"hand", "champions", "discard", "played", "relics"};
    std::set<std::string> found;
    each_sample(shards::Game{}, 1, [&](const State& state) {
        for (const Choice& choice : choices_of(state)) {
            const Json fields = choice.what.fields;
            if (!fields.contains("from")) continue;
            const std::string from = fields.at("from").get<std::string>();
            ASSERT_EQ(fields.contains("seat"), owned.count(from) == 1) << choice.move;
            found.insert(from);
        }
    });
    for (const std::string& zone : owned) EXPECT_TRUE(found.count(zone)) << zone;
}

TEST(ShardsChoices, ToUseAChampionMeanOnesOwn) {
    State state = middle_of_a_turn();
    state.side[1].add_champion(shards::find_card("numeri_drones"), false);
    EXPECT_EQ(what(state, "exhaust numeri_drones"),
              R"({"kind":"exhaust","card":"numeri_drones","from":"champions","seat":0,"says":)"
              R"({"key":"shards.cards.one","arguments":)"
              R"({"card":{"card":"numeri_drones","game":"shards"}}}})");
}

TEST(ShardsChoices, OfWhatNemesisUsesNextMeanItsChampionsNotEqualCardsOfTheRow) {
    const State state = shards_position(R"("options": {"mode": "nemesis"},
        "turn": {"seat": 1, "phase": "nemesis"}, "pending": [{"ask": "nemesis"}],
        "centre": {"row": ["optio_crusher"]},
        "players": [{"character": "volos"},
                    {"character": "ko_syn_wu", "revealed": "nil_assassin",
                     "played": [{"card": "nil_assassin"}],
                     "champions": [{"card": "optio_crusher"}, {"card": "evokatus"}]}])");
    EXPECT_EQ(what(state, "nemesis optio_crusher"),
              R"({"kind":"nemesis","card":"optio_crusher","from":"champions","seat":1,"says":)"
              R"({"key":"shards.cards.one","arguments":)"
              R"({"card":{"card":"optio_crusher","game":"shards"}}}})");
}

TEST(ShardsChoices, OfWhatNemesisPlaysNextMeanTheRow) {
    const State state = shards_position(R"("options": {"mode": "nemesis"},
        "turn": {"seat": 1, "phase": "nemesis"}, "pending": [{"ask": "nemesis"}],
        "centre": {"row": ["kiln_drone", "evokatus", "numeri_drones"]},
        "players": [{"character": "volos"},
                    {"character": "ko_syn_wu", "revealed": "optio_crusher",
                     "champions": [{"card": "optio_crusher"}]}])");
    EXPECT_NE(what(state, "nemesis evokatus").find(R"("from":"row","slot":1,)"), std::string::npos)
        << what(state, "nemesis evokatus");
}

TEST(ShardsChoices, NameNoPlaceWhereEqualCardsLieInTheRow) {
    State state = middle_of_a_turn();
    state.row[4] = state.row[2];
    EXPECT_EQ(what(state, "recruit kiln_drone"),
              R"({"kind":"recruit","card":"kiln_drone","from":"row","pays":{"gems":1},)"
              R"("says":{"key":"shards.cards.one","arguments":)"
              R"({"card":{"card":"kiln_drone","game":"shards"}}}})");
}

TEST(ShardsChoices, OfPowerAreOneWithARange) {
    Dice dice(1);
    State state = shards::deal({.players = 3}, dice);
    state.power = 5;
    play(state, Move::of(MoveKind::end), dice, Silence{});
    ASSERT_EQ(state.ask, shards::Ask::assign);
    const std::vector<Choice> choices = choices_of(state);
    ASSERT_EQ(choices.size(), 1U);
    const std::string seat = std::to_string(index(state.defender));
    EXPECT_EQ(write_object(choices[0]).text(),
              R"({"move":"assign )" + seat + R"(:{n}","min":0,"max":5,"kind":"assign","seat":)" +
                  seat + R"(,"says":{"key":"shards.choice.amounts","arguments":{"who":{"seat":)" +
                  seat + "}}}}");
}

TEST(ShardsChoices, OfBidsAreOneWithARangeBesideDroppingOut) {
    Dice dice(1);
    const State state = shards::deal({.players = 2, .auction = true}, dice);
    ASSERT_EQ(state.ask, shards::Ask::bid);
    const std::vector<Choice> choices = choices_of(state);
    ASSERT_EQ(choices.size(), 2U);
    EXPECT_EQ(write_object(choices[0]).text(),
              R"({"move":"bid {n}","min":1,"max":49,"kind":"bid","says":)"
              R"({"key":"shards.choice.bids"}})");
    EXPECT_EQ(write_object(choices[1]).text(), R"({"move":"drop","kind":"drop"})");
}

TEST(ShardsChoices, OfShieldsListTheirCards) {
    State state = middle_of_a_turn();
    Dice dice(1);
    play(state, Move::of(MoveKind::end), dice, Silence{});
    ASSERT_EQ(state.ask, shards::Ask::shield);
    EXPECT_EQ(what(state, "shield none"),
              R"({"kind":"shield","cards":[],"says":{"key":"shards.choice.none"}})");
    EXPECT_EQ(
        what(state, "shield command_seer"),
        R"({"kind":"shield","cards":["command_seer"],"from":"hand","seat":1,"says":)"
        R"({"key":"shards.cards.list","arguments":{"cards":{"messages":)"
        R"([{"key":"shards.cards.one","arguments":)"
        R"({"card":{"card":"command_seer","game":"shards"}}}],"between":"language.comma"}}}})");
    EXPECT_EQ(gives(state, "shield none"), "health:-4");
}

TEST(ShardsPreviews, SayWhatAMoveGives) {
    const State state = middle_of_a_turn();
    EXPECT_EQ(gives(state, "play crystal"), "gems:1");
    EXPECT_EQ(gives(state, "play infinity_shard"), "power:2");
    EXPECT_EQ(gives(state, "focus"), "gems:-1 mastery:1");
    EXPECT_EQ(gives(state, "fast-play nil_assassin"), "gems:-2 power:5");
    EXPECT_EQ(gives(state, "attack 1:systema_ai"), "power:-4 destroys:1");
    EXPECT_EQ(gives(state, "play evokatus"), "cards:1") << "how many, never which";
    EXPECT_EQ(gives(state, "play thorn_zealot"), "cards:1 asks");
    EXPECT_EQ(gives(state, "end"), "");
}

TEST(ShardsPreviews, SayWhenNothingHappens) {
    State state = middle_of_a_turn();
    state.side[0].add_champion(shards::find_card("primus_pilus"), false);
    EXPECT_EQ(gives(state, "exhaust primus_pilus"), "nothing");
    EXPECT_EQ(gives(state, "exhaust numeri_drones"), "gems:1");
}

TEST(ShardsPreviews, AnswerForTheSeatWhatHasOneAnswerOnly) {
    State state = shards_position(R"("options": {"players": 2, "sets": ["base"]},
        "turn": {"seat": 0}, "players": [
        {"character": "tetra", "hand": ["undergrowth_aspirant", "crystal"]},
        {"character": "volos"}])");
    EXPECT_EQ(gives(state, "play undergrowth_aspirant"), "nothing") << "there is none to show";
    Dice dice(1);
    play(state, read_move(state, "play undergrowth_aspirant").move, dice, Silence{});
    EXPECT_EQ(state.ask, shards::Ask::reveal) << "it is asked all the same";
}

TEST(ShardsPreviews, OfShieldsSayWhatIsLostAlsoWhereOthersAnswerLater) {
    State state =
        shards_position(R"("options": {"players": 3, "sets": ["base"], "mode": "bloodbath"},
        "turn": {"seat": 0, "power": 6}, "players": [
        {"character": "tetra", "health": 20},
        {"character": "volos", "health": 9, "hand": ["command_seer", "crystal"]},
        {"character": "decima", "health": 4, "hand": ["crystal", "command_seer"]}])");
    Dice dice(1);
    play(state, shards::Move::of(MoveKind::end), dice, Silence{});
    ASSERT_EQ(state.ask, shards::Ask::shield);
    ASSERT_EQ(to_act(state), seat_at(1));
    EXPECT_EQ(gives(state, "shield none"), "health:-6");
    EXPECT_EQ(gives(state, "shield command_seer"), "health:-1");
    play(state, read_move(state, "shield none").move, dice, Silence{});
    ASSERT_EQ(to_act(state), seat_at(2));
    EXPECT_EQ(gives(state, "shield none"), "health:-4 out");
    EXPECT_EQ(gives(state, "shield command_seer"), "health:-1");
}

TEST(ShardsPreviews, AreSaidWithASign) {
    const std::vector<Fact> facts =
        shards_format::list_gives({.gems = -2, .power = 5, .infinite = true});
    ASSERT_EQ(facts.size(), 3U);
    EXPECT_EQ(*facts[0].says, (Message{"shards.text.gems", {{"icon", "−"}, {"amount", 2}}}));
    EXPECT_EQ(*facts[1].says, (Message{"shards.text.infinite", {{"icon", ""}}}));
    EXPECT_EQ(*facts[2].says, (Message{"shards.text.power", {{"icon", "+"}, {"amount", 5}}}));
}

TEST(ShardsPreviews, DoNotDependOnWhatIsHidden) {
    each_sample(shards::Game{}, 20, [](const State& state) {
        if (to_act(state) == Seat::none || state.round % 4 != 0) return;
        Dice dice(5);
        const State other = imagine(observe(state, Viewer{to_act(state)}), dice);
        shards::MoveList moves;
        legal(state, moves);
        if (moves.size() > 40) return;
        const std::vector<Choice> one = list_choices(state, moves);
        const std::vector<Choice> another = list_choices(other, moves);
        ASSERT_EQ(one.size(), another.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            ASSERT_EQ(write_object(one[i]), write_object(another[i]));
        }
    });
}

TEST(ShardsPreviews, AreWhatThenHappens) {
    each_sample(shards::Game{}, 7, [](const State& state) {
        if (state.ask != shards::Ask::play) return;
        const shards_format::ImaginedTables imagined(observe(state, Viewer{to_act(state)}));
        shards::MoveList moves;
        legal(state, moves);
        for (const Move move : moves) {
            if (move.kind() == MoveKind::end) continue;
            const shards_format::Preview seen = imagined.preview(move);
            if (seen.asks || seen.drawn > 0) continue;
            State after = state;
            Dice dice(1);
            play(after, move, dice, Silence{});
            for (shards::MoveList answers; after.ask == shards::Ask::reveal;) {
                answers.clear();
                legal(after, answers);
                ASSERT_EQ(answers.size(), 1U) << "what is not said to be asked has one answer";
                play(after, answers[0], dice, Silence{});
            }
            EXPECT_EQ(after.gems, state.gems + seen.gems);
            EXPECT_EQ(after.power, state.power + seen.power);
            EXPECT_EQ(own(after).mastery, own(state).mastery + seen.mastery);
            EXPECT_EQ(own(after).health, own(state).health + seen.health);
        }
    });
}

}  // namespace
}  // namespace lemniscate::match
