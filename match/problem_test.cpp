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

}  // namespace
}  // namespace lemniscate::match
