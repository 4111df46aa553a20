#include "server/entity_tag.h"

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

TEST(EntityTag, IsTheBeginningOfTheHashInQuotes) {
    // From `printf abc | sha256sum`.
    EXPECT_EQ(entity_tag("abc"), "\"ba7816bf8f01cfea414140de5dae2223\"");
    EXPECT_NE(entity_tag("abc"), entity_tag("abd"));
}

TEST(EntityTag, IsFoundInAList) {
    EXPECT_TRUE(names_tag("\"a\"", "\"a\""));
    EXPECT_TRUE(names_tag("\"b\", \"a\"", "\"a\""));
    EXPECT_TRUE(names_tag("\"b\",\"a\" ,\"c\"", "\"a\""));
    EXPECT_TRUE(names_tag("W/\"a\"", "\"a\""));
    EXPECT_TRUE(names_tag("*", "\"a\""));
}

TEST(EntityTag, IsNotFoundWhereAnotherOneIsNamed) {
    EXPECT_FALSE(names_tag("", "\"a\""));
    EXPECT_FALSE(names_tag("a", "\"a\""));
    EXPECT_FALSE(names_tag("\"aa\", \"b\"", "\"a\""));
}

}  // namespace
}  // namespace lemniscate::server
