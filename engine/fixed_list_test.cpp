#include "engine/fixed_list.h"

#include <string>

#include <gtest/gtest.h>

namespace lemniscate {
namespace {

using Letters = FixedList<char, 4>;

TEST(FixedList, EraseKeepsTheOrderOfTheOthers) {
    Letters letters{};
    for (char letter : {'a', 'b', 'c', 'd'}) letters.push(letter);
    EXPECT_TRUE(letters.full());
    letters.erase(1);
    ASSERT_EQ(letters.size(), 3U);
    EXPECT_EQ(letters[0], 'a');
    EXPECT_EQ(letters[1], 'c');
    EXPECT_EQ(letters[2], 'd');
}

TEST(FixedList, InsertKeepsTheOrderOfTheOthers) {
    Letters letters{};
    letters.insert(0, 'b');
    letters.insert(0, 'a');
    letters.insert(2, 'd');
    letters.insert(2, 'c');
    EXPECT_EQ(std::string(letters.begin(), letters.end()), "abcd");
}

TEST(FixedList, WhatLiesBehindTheEndIsZeroSoThatEqualListsAreEqualBytes) {
    Letters long_ago{};
    long_ago.push('x');
    long_ago.push('y');
    long_ago.erase(1);
    Letters fresh{};
    fresh.push('x');
    EXPECT_EQ(long_ago, fresh);
    EXPECT_EQ(long_ago.items[1], 0);
}

TEST(FixedList, IteratesOverWhatItHolds) {
    Letters letters{};
    letters.push('a');
    letters.push('b');
    std::string all;
    for (char letter : letters) all += letter;
    EXPECT_EQ(all, "ab");
}

TEST(ScratchList, GrowsInPlace) {
    ScratchList<int, 8> list;
    EXPECT_TRUE(list.empty());
    list.push(1);
    int* tail = list.tail();
    tail[0] = 2;
    tail[1] = 3;
    list.grow(2);
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(list[2], 3);
    EXPECT_TRUE(list.contains(2));
    EXPECT_FALSE(list.contains(4));
}

TEST(ScratchList, EqualityLooksOnlyAtWhatWasPushed) {
    ScratchList<int, 8> one;
    ScratchList<int, 8> other;
    one.push(1);
    one.push(9);
    one.clear();
    one.push(1);
    other.push(1);
    EXPECT_TRUE(one == other);
    other.push(2);
    EXPECT_FALSE(one == other);
}

}  // namespace
}  // namespace lemniscate
