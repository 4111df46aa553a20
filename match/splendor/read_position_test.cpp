#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/splendor/position.h"

namespace lemniscate::match {
namespace {

using splendor::Card;
using splendor::Phase;
using splendor::State;
using splendor::Token;

State state_of(const std::string& fields) {
    const std::string text = R"({"format": 1, "game": "splendor")" + fields + "}";
    const Result<Json> json = parse_json(text);
    if (!json) ADD_FAILURE() << text;
    const Result<State> state = read_position(splendor::Game{}, json ? *json : Json());
    if (state) return *state;
    ADD_FAILURE() << name_of(state.problem().kind) << " at " << state.problem().where;
    return {};
}

TEST(ReadPosition, FillsInEverythingButTheNumberOfPlayers) {
    const State state = state_of(R"(, "options": {"players": 3})");
    EXPECT_EQ(state.players, 3);
    EXPECT_EQ(state.seat, seat_at(0));
    EXPECT_EQ(state.first_seat, seat_at(0));
    EXPECT_EQ(state.phase, Phase::action);
    EXPECT_EQ(state.passes, 0);
    EXPECT_EQ(state.turns, 0U);
    EXPECT_EQ(state.tile, Seat::none);
    for (Card card : state.table) EXPECT_EQ(card, Card::none);
    for (std::uint32_t level = 0; level < splendor::levels; ++level) {
        EXPECT_EQ(state.piles.deck_size(level), 0U);
    }
    EXPECT_EQ(state.piles.recruited(), 0U);
    EXPECT_TRUE(state.locations.empty());
    EXPECT_EQ(state.supply[lane(Token::red)], 5U);
    EXPECT_EQ(state.supply[lane(Token::grey)], 5U);
    EXPECT_EQ(state.supply[lane(Token::green)], 3U);
}

TEST(ReadPosition, CountsThePlayersThatAreListed) {
    EXPECT_EQ(state_of(R"(, "players": [{}, {}, {}, {}])").players, 4);
    EXPECT_EQ(state_of(R"(, "options": {}, "players": [{}, {}])").players, 2);
}

TEST(ReadPosition, AddsEmptyPlayersUpToTheNumber) {
    const State state =
        state_of(R"(, "options": {"players": 4}, "players": [{"tokens": {"red": 2}}])");
    EXPECT_EQ(state.players, 4);
    EXPECT_EQ(state.tokens[0][lane(Token::red)], 2U);
    EXPECT_EQ(state.tokens[3], Lanes{});
}

TEST(ReadPosition, BeginsWithTheFirstSeatUnlessAnotherIsNamed) {
    const State first = state_of(R"(, "options": {"players": 3}, "turn": {"first_seat": 2})");
    EXPECT_EQ(first.seat, seat_at(2));
    EXPECT_EQ(first.first_seat, seat_at(2));
    const State other = state_of(R"(, "options": {"players": 3}, "turn": {"seat": 1})");
    EXPECT_EQ(other.seat, seat_at(1));
    EXPECT_EQ(other.first_seat, seat_at(0));
}

TEST(ReadPosition, ASupplyThatIsMissingIsWhatThePlayersLeave) {
    const State state = state_of(R"(, "players": [{"tokens": {"red": 3, "green": 1}},
                                                  {"tokens": {"red": 1, "grey": 5}}])");
    EXPECT_EQ(state.supply[lane(Token::red)], 0U);
    EXPECT_EQ(state.supply[lane(Token::yellow)], 4U);
    EXPECT_EQ(state.supply[lane(Token::green)], 1U);
    EXPECT_EQ(state.supply[lane(Token::grey)], 0U);
}

TEST(ReadPosition, AColourMissingInTheSupplyIsWhatThePlayersLeave) {
    const State state =
        state_of(R"(, "supply": {"red": 1, "blue": 0}, "players": [{"tokens": {"red": 2}}, {}])");
    EXPECT_EQ(state.supply[lane(Token::red)], 1U);  // fewer than there are is fine
    EXPECT_EQ(state.supply[lane(Token::blue)], 0U);
    EXPECT_EQ(state.supply[lane(Token::orange)], 4U);
}

TEST(ReadPosition, AShortRowLeavesItsLastSlotsEmpty) {
    const State state =
        state_of(R"(, "options": {"players": 2}, "table": {"2": [null, "venom"], "3": []})");
    EXPECT_EQ(state.table[4], Card::none);
    EXPECT_EQ(id_of(state.table[5]), "venom");
    EXPECT_EQ(state.table[6], Card::none);
    EXPECT_EQ(state.table[8], Card::none);
}

TEST(ReadPosition, KeepsTheOrderOfLists) {
    const State state = state_of(R"(, "decks": {"1": ["wong", "rhino", "crystal"]},
        "locations": ["knowhere"],
        "players": [{"characters": ["thor", "wasp", "venom", "lizard"],
                     "reserved": [{"card": "hulk", "hidden": true}, {"card": "rocket"}],
                     "locations": ["attilan"]}, {"characters": ["hela", "quake"]}])");
    EXPECT_EQ(id_of(state.piles.deck_card(0, 0)), "wong");
    EXPECT_EQ(id_of(state.piles.deck_card(0, 2)), "crystal");
    std::vector<std::string> characters;
    state.piles.each_recruited([&](Card card, Seat seat) {
        if (seat == seat_at(0)) characters.emplace_back(id_of(card));
    });
    EXPECT_EQ(characters, (std::vector<std::string>{"thor", "wasp", "venom", "lizard"}));
    EXPECT_EQ(id_of(state.reserve[0].cards[0]), "hulk");
    EXPECT_TRUE(state.reserve[0].is_hidden(0));
    EXPECT_FALSE(state.reserve[0].is_hidden(1));
}

TEST(ReadPosition, AddsUpATeam) {
    const State state = state_of(R"(, "players": [
        {"characters": ["thor", "hela"], "locations": ["asgard", "knowhere"]}, {}])");
    EXPECT_EQ(state.team[0], splendor::gain_of[splendor::find_card("thor")] +
                                 splendor::gain_of[splendor::find_card("hela")] +
                                 Lanes::one(splendor::team_lane::points, 6));
}

TEST(ReadPosition, PlaysNothing) {
    // The row could be filled, the tile and a location taken, and the tokens are too many.
    const State state = state_of(R"(, "table": {"1": [null, "rocket"]}, "decks": {"1": ["wong"]},
        "locations": ["wakanda"],
        "players": [{"tokens": {"red": 4, "blue": 4, "grey": 5},
                     "characters": ["thor", "loki", "nova", "doctor_strange", "black_widow",
                                    "ant_man", "iron_fist", "gamora"]}, {}])");
    EXPECT_EQ(state.phase, Phase::action);
    EXPECT_EQ(state.table[0], Card::none);
    EXPECT_EQ(state.piles.deck_size(0), 1U);
    EXPECT_EQ(state.tile, Seat::none);
    EXPECT_EQ(state.locations.size(), 1U);
    EXPECT_EQ(state.tokens[0].total(), 13U);
}

TEST(ReadPosition, AcceptsDerivedFieldsThatAgree) {
    state_of(R"(, "options": {"players": 2}, "turn": {"seat": 1}, "to_act": 1,
                "decision": "action", "result": null)");
    state_of(R"(, "options": {"players": 2}, "turn": {"seat": 1, "phase": "over", "passes": 2},
                "to_act": null, "decision": null,
                "result": {"reason": "all_passed", "winners": [0, 1]})");
}

TEST(ReadPosition, AcceptsEveryWayInWhichAGameEnds) {
    const std::string champion = R"("players": [{}, {"tokens": {"green": 1},
        "characters": ["vision", "luke_cage", "gamora", "loki", "spider_man"]}])";
    const auto reason = [](const State& state) { return outcome(state).reason; };
    EXPECT_EQ(reason(state_of(R"(, "turn": {"seat": 1, "phase": "over"}, )" + champion)),
              "gauntlet");
    EXPECT_EQ(
        reason(state_of(R"(, "turn": {"seat": 0, "first_seat": 1, "phase": "over"}, )" + champion)),
        "gauntlet");
    const std::string last =
        R"(, "options": {"players": 2}, "turn": {"seat": 1, "phase": "over", )";
    EXPECT_EQ(reason(state_of(last + R"("passes": 2})")), "all_passed");
    EXPECT_EQ(reason(state_of(last + R"("count": 400})")), "turn_limit");
    EXPECT_EQ(reason(state_of(last + R"("count": 400}, )" + champion)), "gauntlet");
}

TEST(ReadPosition, AcceptsAllTheCardsInOneHand) {
    Json position;
    position["format"] = 1;
    position["game"] = "splendor";
    position["options"]["players"] = 2;
    for (const splendor::CharacterFacts& facts : splendor::character_facts) {
        position["players"][0]["characters"].push_back(facts.id);
    }
    const Result<State> state = read_position(splendor::Game{}, position);
    ASSERT_TRUE(state);
    EXPECT_EQ(state->piles.recruited(), splendor::cards);
    EXPECT_EQ(Json(write_position(*state))["players"][0]["characters"],
              position["players"][0]["characters"]);
}

TEST(GameOf, NamesTheGame) {
    const Result<std::string> game = game_of(Json::parse(R"({"format": 1, "game": "splendor"})"));
    ASSERT_TRUE(game);
    EXPECT_EQ(*game, "splendor");
}

}  // namespace
}  // namespace lemniscate::match
