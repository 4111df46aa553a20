#include "match/step_dice.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "match/test_seal.h"

namespace lemniscate::match {
namespace {

TEST(StepDiceTest, PlainDiceGoOnFromStepToStep) {
    Dice plain(5);
    Dice same(5);
    for (int step = 0; step < 3; ++step) {
        StepDice dice(plain);
        EXPECT_FALSE(dice.rolled());
        for (int i = 0; i < 10; ++i) EXPECT_EQ(dice.next(), same.next());
        EXPECT_TRUE(dice.rolled());
    }
    EXPECT_EQ(plain, same);
}

TEST(StepDiceTest, SealedDiceBeginAnewWithEveryStep) {
    const SharedSeal seal = test_seal("splendor", {}, 1).seal();
    StepDice third(*seal, 3);
    StepDice again(*seal, 3);
    StepDice fourth(*seal, 4);
    for (int i = 0; i < 100; ++i) {
        const std::uint64_t word = third.next();
        EXPECT_EQ(word, again.next());
        EXPECT_NE(word, fourth.next());
    }
}

TEST(StepDiceTest, NoWordOfAStepComesTwice) {
    const SharedSeal seal = test_seal("splendor", {}, 1).seal();
    StepDice dice(*seal, 0);
    std::vector<std::uint64_t> words(1000);
    for (std::uint64_t& word : words) word = dice.next();
    std::sort(words.begin(), words.end());
    EXPECT_EQ(std::adjacent_find(words.begin(), words.end()), words.end());
}

}  // namespace
}  // namespace lemniscate::match
