#include "texts/say_problem.h"

#include <gtest/gtest.h>

namespace lemniscate::texts {
namespace {

using match::Problem;
using match::ProblemKind;

TEST(ProblemSaid, EveryKindHasASentenceInEveryLanguage) {
    for (const std::string_view language : languages()) {
        const Texts texts(language);
        for (std::size_t i = 0; i < match::problem_kinds; ++i) {
            const auto kind = static_cast<ProblemKind>(i);
            const std::string said = say_problem({kind, "players[0]", "7", "2..4"}, texts);
            EXPECT_NE(said, match::name_of(kind)) << language;
            EXPECT_NE(said.find("players[0]"), std::string::npos) << language << " " << said;
        }
    }
}

TEST(ProblemSaid, NamesThePlaceInTheLanguage) {
    Problem problem{ProblemKind::missing_field, "options.players", {}, {}};
    EXPECT_EQ(say_problem(problem, Texts("en")), "options.players: this field is missing.");
    problem.line = 3;
    EXPECT_EQ(say_problem(problem, Texts("en")), "line 3, options.players: this field is missing.");
    problem.where.clear();
    EXPECT_EQ(say_problem(problem, Texts("en")), "line 3: this field is missing.");
    EXPECT_TRUE(say_problem(problem, Texts("de")).starts_with("Zeile 3: "));
    problem.column = 14;
    EXPECT_TRUE(say_problem(problem, Texts("de")).starts_with("Zeile 3, Spalte 14: "));
}

TEST(ProblemSaid, ListsWhatCouldStandThere) {
    EXPECT_EQ(say_problem(match::none_of({"a", "b"}, ProblemKind::unknown_word, "mode", "c"),
                          Texts("en")),
              "mode: c is not one of a, b.");
}

TEST(ProblemSaid, GivesTheReasonOfARefusalInWords) {
    const Problem problem{ProblemKind::illegal_move, "x", "zap", "nemesis_cannot"};
    EXPECT_EQ(say_problem(problem, Texts(), "Not now."), "x: “zap” is refused: Not now.");
    EXPECT_EQ(say_problem(problem, Texts()), "x: “zap” is refused: nemesis_cannot");
}

TEST(OutcomeSaid, NamesTheWinnersAndTheReason) {
    const Texts texts;
    EXPECT_EQ(say_outcome("splendor", {}, texts), texts.say(Key::result_unfinished));
    const std::string_view reason = "nemesis_defeated";
    const std::string why = texts.say(Key::shards_reason_nemesis_defeated);
    EXPECT_EQ(say_outcome("shards", {true, 0b100, reason}, texts),
              texts.say(Key::result_won, {{"seats", "2"}, {"reason", why}}));
    EXPECT_EQ(say_outcome("shards", {true, 0b1010, reason}, texts),
              texts.say(Key::result_shared, {{"seats", "1, 3"}, {"reason", why}}));
    EXPECT_EQ(say_outcome("shards", {true, 0, reason}, texts),
              texts.say(Key::result_draw, {{"reason", why}}));
}

TEST(GameSaid, IsCalledByItsName) {
    EXPECT_EQ(say_game("splendor", Texts()), Texts().say(Key::splendor_name));
    EXPECT_EQ(say_game("chess", Texts()), "chess");
}

}  // namespace
}  // namespace lemniscate::texts
