// Moves as text: what is printed, what is accepted besides, and what is nonsense.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "games/splendor/test_state.h"

namespace lemniscate::splendor {
namespace {

class Notation : public testing::TestWithParam<std::uint32_t> {};

TEST_P(Notation, WritingAndReadingAreInverseInRandomGames) {
    each_random_position(GetParam(), 8, [](const State& state, const MoveList& moves) {
        std::set<std::string> texts;
        for (Move move : moves) {
            const MoveText text = write_move(state, move);
            const ReadMove read = read_move(state, text);
            ASSERT_EQ(read.refusal, Refusal::none) << text.view();
            ASSERT_EQ(read.move, move) << text.view();
            texts.emplace(text.view());
        }
        ASSERT_EQ(texts.size(), moves.size()) << "two moves print alike";
    });
}

INSTANTIATE_TEST_SUITE_P(Players, Notation, testing::Values(2U, 3U, 4U));

TEST(NotationPrints, TokensTakenInTheOrderOfTheColours) {
    const Names moves = TestTable(2).moves("take");
    const auto is_printed = [&](const char* text) {
        return std::count(moves.begin(), moves.end(), text) == 1;
    };
    EXPECT_TRUE(is_printed("take yellow blue red"));
    EXPECT_TRUE(is_printed("take yellow yellow"));
    EXPECT_EQ(moves.size(), 15U);
}

TEST(NotationPrints, ReservationsByCardOrDeck) {
    TestTable table = TestTable(2).row(1, {"rocket"}).deck(2, {"hela"});
    EXPECT_EQ(table.moves("reserve"), (Names{"reserve deck:2", "reserve rocket"}));
}

TEST(NotationPrints, TheDefaultPaymentBareAndAnyOtherInFull) {
    TestTable table = TestTable(2).tokens(0, "orange:2 red:1 grey:2").row(1, {"electro"});
    EXPECT_EQ(
        table.moves("recruit"),
        (Names{"recruit electro", "recruit electro paying orange:1 grey:2",
               "recruit electro paying orange:2 grey:1", "recruit electro paying red:1 grey:2",
               "recruit electro paying red:1 orange:1 grey:1"}));
}

TEST(NotationPrints, LocationsById) {
    TestTable table = TestTable(2).bonuses(0, "yellow:4 blue:4 red:3").location("knowhere");
    table.location("avengers_tower").play("take yellow purple orange");
    EXPECT_EQ(table.moves(), (Names{"location avengers_tower", "location knowhere"}));
}

TEST(NotationPrints, TokensReturnedInTheOrderOfTheColoursGreyLast) {
    TestTable table = TestTable(2).tokens(0, "yellow:4 purple:4 grey:2").row(1, {"rocket"});
    table.deck(1, {"wasp"}).play("take orange orange");
    EXPECT_EQ(table.moves(),
              (Names{"return grey grey", "return orange grey", "return orange orange",
                     "return purple grey", "return purple orange", "return purple purple",
                     "return yellow grey", "return yellow orange", "return yellow purple",
                     "return yellow yellow"}));
}

TEST(NotationPrints, APass) { EXPECT_EQ(TestTable(2).supply("").moves(), Names{"pass"}); }

TEST(NotationPrints, TheDecisionsOfTheClosedList) {
    TestTable table =
        TestTable(2).bonuses(0, "yellow:4 blue:4 red:4").tokens(0, "yellow:4 purple:4 red:2");
    table.location("knowhere").location("wakanda");
    EXPECT_EQ(table.decision(), "action");
    EXPECT_EQ(table.play("take blue red orange").decision(), "location");
    EXPECT_EQ(table.play("location wakanda").decision(), "return");
}

// Accepted, never printed.

void expect_same_move(const TestTable& table, const char* accepted, const char* printed) {
    const ReadMove read = read_move(table.state(), accepted);
    EXPECT_EQ(id_of(read.refusal), "none") << accepted;
    EXPECT_EQ(write_move(table.state(), read.move).view(), printed);
}

TEST(NotationAccepts, ColoursInAnyOrder) {
    expect_same_move(TestTable(2), "take red yellow blue", "take yellow blue red");
    TestTable table = TestTable(2).tokens(0, "yellow:4 purple:4 grey:2").play("take orange orange");
    expect_same_move(table, "return grey yellow", "return yellow grey");
}

TEST(NotationAccepts, TheDefaultPaymentSpeltOut) {
    TestTable table = TestTable(2).tokens(0, "yellow:1 red:1 grey:2").row(1, {"rocket"});
    expect_same_move(table, "recruit rocket paying yellow:1 red:1 grey:1", "recruit rocket");
}

TEST(NotationAccepts, APaymentInAnyOrder) {
    TestTable table = TestTable(2).tokens(0, "yellow:1 red:1 grey:2").row(1, {"rocket"});
    expect_same_move(table, "recruit rocket paying grey:2 yellow:1",
                     "recruit rocket paying yellow:1 grey:2");
}

TEST(NotationAccepts, BlanksAroundAndBetweenWords) {
    expect_same_move(TestTable(2), "  take \t red   red ", "take red red");
    expect_same_move(TestTable(2).supply(""), " pass\t", "pass");
}

TEST(NotationAccepts, ACardOfTheTableBeforeAnythingElseByItsId) {
    TestTable table = TestTable(2).row(2, {"", "", "hela"});
    EXPECT_EQ(read_move(table.state(), "reserve hela").move,
              Move::of(MoveKind::reserve, row_size + 2, 0));
}

// Nonsense is refused with the word that makes it so.

struct Nonsense {
    const char* text;
    const char* refusal;
    const char* word;
};

TEST(NotationRefuses, NonsenseWithTheWord) {
    TestTable table =
        TestTable(2).tokens(0, "yellow:1 red:2 grey:2").row(1, {"rocket"}).deck(1, {"wasp"});
    const Nonsense nonsense[] = {
        {"", "not_understood", ""},
        {"   ", "not_understood", ""},
        {"steal red", "not_understood", "steal"},
        {"TAKE red red", "not_understood", "TAKE"},
        {"take", "not_understood", "take"},
        {"reserve", "not_understood", "reserve"},
        {"recruit", "not_understood", "recruit"},
        {"pass now", "not_understood", "pass"},
        {"take red mauve blue", "unknown_token", "mauve"},
        {"take red, blue", "unknown_token", "red,"},
        {"reserve gollum", "unknown_card", "gollum"},
        {"reserve Rocket", "unknown_card", "Rocket"},
        {"reserve rocket wasp", "not_understood", "wasp"},
        {"reserve deck:0", "not_understood", "deck:0"},
        {"reserve deck:4", "not_understood", "deck:4"},
        {"reserve deck:11", "not_understood", "deck:11"},
        {"reserve deck:", "not_understood", "deck:"},
        {"reserve ?", "unknown_card", "?"},
        {"recruit gollum", "unknown_card", "gollum"},
        {"recruit rocket for red:1", "not_understood", "for"},
        {"recruit rocket paying", "not_understood", "paying"},
        {"recruit rocket paying red", "unknown_token", "red"},
        {"recruit rocket paying red:", "unknown_token", "red:"},
        {"recruit rocket paying red:x", "unknown_token", "red:x"},
        {"recruit rocket paying red:0", "unknown_token", "red:0"},
        {"recruit rocket paying red:10", "unknown_token", "red:10"},
        {"recruit rocket paying mauve:1", "unknown_token", "mauve:1"},
        {"recruit rocket paying red:1 red:1", "unknown_token", "red:1"},
        {"recruit rocket paying yellow:1 red:1", "payment_wrong", "rocket"},
        {"recruit rocket paying yellow:1 red:2 grey:1", "payment_wrong", "rocket"},
        {"recruit rocket paying yellow:1 red:1 grey:2", "payment_wrong", "rocket"},
        {"recruit rocket paying yellow:1 red:1 orange:1", "payment_not_held", "rocket"},
        {"recruit rocket paying grey:3", "payment_not_held", "rocket"},
    };
    for (const Nonsense& each : nonsense) {
        EXPECT_EQ(table.refusal(each.text), each.refusal) << each.text;
        EXPECT_EQ(table.word(each.text), each.word) << each.text;
    }
}

TEST(NotationRefuses, NonsenseAboutLocationsWithTheWord) {
    TestTable table = TestTable(2).bonuses(0, "yellow:4 blue:4 red:3").location("knowhere");
    table.location("avengers_tower").location("asgard").play("take yellow purple orange");
    const Nonsense nonsense[] = {
        {"location", "not_understood", "location"},
        {"location mordor", "unknown_location", "mordor"},
        {"location knowhere asgard", "not_understood", "asgard"},
        {"location wakanda", "location_not_there", "wakanda"},
        {"location asgard", "location_not_met", "asgard"},
    };
    for (const Nonsense& each : nonsense) {
        EXPECT_EQ(table.refusal(each.text), each.refusal) << each.text;
        EXPECT_EQ(table.word(each.text), each.word) << each.text;
    }
}

TEST(NotationRefuses, EndlessListsOfTokens) {
    std::string take = "take";
    std::string give_back = "return";
    for (int i = 0; i < 1000; ++i) {
        take += " red";
        give_back += " grey";
    }
    EXPECT_NE(TestTable(2).refusal(take), "none");
    TestTable table = TestTable(2).tokens(0, "yellow:4 purple:4 grey:2").play("take orange orange");
    EXPECT_NE(table.refusal(give_back), "none");
    EXPECT_EQ(table.refusal("return grey grey grey grey grey grey grey grey"), "return_not_held");
}

TEST(NotationRefuses, AnythingButThePrintedTextsOrTheirVariantsInRandomGames) {
    each_random_position(3, 1, [](const State& state, const MoveList& moves) {
        for (Move move : moves) {
            const std::string text(write_move(state, move).view());
            ASSERT_NE(read_move(state, text + " nonsense").refusal, Refusal::none) << text;
            ASSERT_NE(read_move(state, text.substr(0, text.size() - 1)).refusal, Refusal::none);
        }
    });
}

}  // namespace
}  // namespace lemniscate::splendor
