// Why a move is refused: one position and one text for every code.
#include <set>

#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

TestTable plain() { return TestTable(2).row(1, {"rocket"}).deck(1, {"wasp"}); }

TestTable asked_for_a_location() {
    return TestTable(2)
        .bonuses(0, "yellow:4 blue:4 red:4")
        .location("asgard")
        .location("wakanda")
        .location("knowhere")
        .play("take yellow purple orange");
}

TestTable asked_to_return() {
    return TestTable(2).tokens(0, "yellow:4 purple:3 green:1").play("take blue red orange");
}

TestTable over() { return TestTable(2).supply("").play("pass").play("pass"); }

struct Case {
    Refusal refusal;
    TestTable table;
    const char* text;
};

std::vector<Case> cases() {
    using enum Refusal;
    TestTable full = plain().reserve(0, "hulk").reserve(0, "thor").reserve(0, "loki");
    TestTable rich = plain().tokens(0, "yellow:1 red:2 grey:1");
    return {
        {none, plain(), "take yellow blue red"},
        {not_understood, plain(), "steal yellow"},
        {unknown_card, plain(), "recruit gollum"},
        {unknown_location, asked_for_a_location(), "location mordor"},
        {unknown_token, plain(), "take yellow blue mauve"},
        {game_over, over(), "take yellow blue red"},
        {action_first, plain(), "return yellow"},
        {choose_location, asked_for_a_location(), "take yellow blue red"},
        {return_tokens, asked_to_return(), "take yellow blue red"},
        {take_grey_or_green, plain(), "take yellow blue grey"},
        {take_wrong_number, plain(), "take yellow purple blue red"},
        {take_more, plain(), "take yellow blue"},
        {supply_empty, plain().supply("purple:1 blue:1 red:1"), "take yellow blue red"},
        {supply_below_four, plain().supply("yellow:3"), "take yellow yellow"},
        {reserve_full, full, "reserve rocket"},
        {deck_empty, plain(), "reserve deck:2"},
        {not_on_table, plain(), "reserve wasp"},
        {not_recruitable, plain(), "recruit wasp"},
        {too_expensive, plain(), "recruit rocket"},
        {payment_wrong, rich, "recruit rocket paying red:2"},
        {payment_not_held, rich, "recruit rocket paying yellow:1 grey:2"},
        {location_not_there, asked_for_a_location(), "location atlantis"},
        {location_not_met, asked_for_a_location(), "location asgard"},
        {return_green, asked_to_return(), "return green"},
        {return_not_held, asked_to_return(), "return grey"},
        {return_wrong_number, asked_to_return(), "return yellow yellow"},
        {pass_not_allowed, plain(), "pass"},
    };
}

TEST(Refusals, EveryCodeIsGivenForItsOwnReason) {
    std::set<Refusal> given;
    for (const Case& each : cases()) {
        EXPECT_EQ(each.table.refusal(each.text), id_of(each.refusal)) << each.text;
        given.insert(each.refusal);
    }
    EXPECT_EQ(given.size(), static_cast<std::size_t>(Refusal::pass_not_allowed) + 1);
}

TEST(Refusals, EveryCodeHasAnIdOfItsOwn) {
    std::set<std::string_view> ids;
    for (const Case& each : cases()) ids.insert(id_of(each.refusal));
    EXPECT_EQ(ids.count(""), 0U);
    EXPECT_EQ(ids.size(), cases().size());
}

TEST(Refusals, ARefusedMoveDoesNotDependOnOthersHiddenCards) {
    TestTable table = plain().reserve(1, "baron_zemo", true).deck(2, {"nebula"});
    for (const char* verb : {"recruit ", "reserve "}) {
        EXPECT_EQ(table.refusal(std::string(verb) + "baron_zemo"),
                  table.refusal(std::string(verb) + "nebula"));
    }
}

TEST(Refusals, ThePhaseIsNamedBeforeAnythingElse) {
    for (const char* text : {"take mauve", "reserve gollum", "recruit gollum", "return", "pass"}) {
        const std::string refusal = asked_for_a_location().refusal(text);
        EXPECT_EQ(refusal, text == std::string("return") ? "not_understood" : "choose_location");
    }
    EXPECT_EQ(plain().refusal("location asgard"), "action_first");
    EXPECT_EQ(asked_to_return().refusal("location asgard"), "return_tokens");
    EXPECT_EQ(over().refusal("return grey"), "game_over");
}

/// Every code that the encodings can spell with a small detail, kinds that do not exist included.
template <class Visit>
void each_code(Visit&& visit) {
    for (std::uint32_t kind = 0; kind < 9; ++kind) {
        for (std::uint32_t place = 0; place < 16; ++place) {
            for (std::uint32_t detail = 0; detail < 40; ++detail) {
                visit(Move::of(static_cast<MoveKind>(kind), place, detail));
            }
        }
    }
}

void expect_legal_or_refused(const State& state, const MoveList& moves) {
    for (Move move : moves) ASSERT_EQ(refuse(state, move), Refusal::none) << move.code;
    each_code([&](Move move) {
        ASSERT_EQ(refuse(state, move) == Refusal::none, moves.contains(move)) << move.code;
    });
}

TEST(Refusals, EveryPossibleCodeIsEitherLegalOrRefused) {
    for (const Case& each : cases()) {
        MoveList moves;
        legal(each.table.state(), moves);
        expect_legal_or_refused(each.table.state(), moves);
    }
}

TEST(Refusals, EveryPossibleCodeIsEitherLegalOrRefusedInRandomGames) {
    std::uint32_t decisions = 0;
    for (std::uint32_t players = min_players; players <= max_players; ++players) {
        each_random_position(players, 4, [&](const State& state, const MoveList& moves) {
            // Positions of one game are much alike: every so many, and more of the rarer kinds.
            const std::uint32_t every = state.phase == Phase::action ? 37 : 5;
            if (++decisions % every == 0) expect_legal_or_refused(state, moves);
        });
    }
}

}  // namespace
}  // namespace lemniscate::splendor
