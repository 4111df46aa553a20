#include "cli/nearest.h"

#include <gtest/gtest.h>

namespace lemniscate::cli {
namespace {

const std::vector<std::string> words = {"moves", "apply", "view", "--json", "--depth"};

TEST(Nearest, ForgivesASlipOfTheFinger) {
    EXPECT_EQ(nearest("movs", words), "moves");
    EXPECT_EQ(nearest("mvoes", words), "moves");
    EXPECT_EQ(nearest("aply", words), "apply");
    EXPECT_EQ(nearest("--jsn", words), "--json");
}

TEST(Nearest, FinishesAWordAndForgivesCapitals) {
    EXPECT_EQ(nearest("--dep", words), "--depth");
    EXPECT_EQ(nearest("VIEW", words), "view");
    EXPECT_EQ(nearest("--", words), "");
}

TEST(Nearest, GuessesNothingForAnotherWord) {
    EXPECT_EQ(nearest("chess", words), "");
    EXPECT_EQ(nearest("--seed", words), "");
    EXPECT_EQ(nearest("", words), "");
    EXPECT_EQ(nearest(std::string(1000, 'm'), words), "");
}

TEST(CommaList, HasCommasOnlyBetween) {
    EXPECT_EQ(comma_list({}), "");
    EXPECT_EQ(comma_list({"a"}), "a");
    EXPECT_EQ(comma_list({"a", "b"}), "a, b");
}

}  // namespace
}  // namespace lemniscate::cli
