#include "match/problem.h"

#include <set>
#include <string_view>

#include <gtest/gtest.h>

namespace lemniscate::match {
namespace {

TEST(Problem, EveryKindHasANameOfItsOwn) {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < problem_kinds; ++i) {
        const std::string_view name = name_of(static_cast<ProblemKind>(i));
        EXPECT_FALSE(name.empty()) << i;
        EXPECT_TRUE(names.insert(name).second) << name;
    }
    EXPECT_EQ(name_of(ProblemKind::not_json), "not_json");
    EXPECT_EQ(name_of(ProblemKind::wrong_result), "wrong_result");
}

TEST(Problem, NamesItsPlaceForPrograms) {
    const Problem field{ProblemKind::missing_field, "options.players", {}, {}};
    EXPECT_EQ(place_of(field), "options.players");
    EXPECT_EQ(place_of(at_line(7, field)), "line 7, options.players");
    Problem line = at_line(7, {ProblemKind::bad_line, {}, "x", "y"});
    EXPECT_EQ(place_of(line), "line 7");
    line.column = 3;
    EXPECT_EQ(place_of(line), "line 7, column 3");
}

TEST(Problem, KeepsTheWordsThatWouldBeRight) {
    const Problem problem = none_of({"a", "b"}, ProblemKind::unknown_word, "mode", "c");
    EXPECT_EQ(problem.known, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(problem.expected, "a, b");
    EXPECT_EQ(problem.where, "mode");
    EXPECT_EQ(problem.found, "c");
}

}  // namespace
}  // namespace lemniscate::match
