#include "store/sqlite_queries.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/sqlite_file.h"
#include "store/test_place.h"

namespace lemniscate::store {
namespace {

using testing::HasSubstr;
using testing::Not;

/// How SQLite finds what a query asks for, a step a line.
std::string plan_of(Database& database, queries::Query query) {
    const std::string sql = "EXPLAIN QUERY PLAN " + std::string(query);
    std::string plan;
    Run run(database, sql);
    while (run.next()) plan += run.text(3) + "\n";
    return plan;
}

class SqliteQueries : public testing::Test {
  protected:
    TestPlace place;
    std::unique_ptr<Database> database = open_sqlite_file(place.file(), {});
};

TEST_F(SqliteQueries, WhatIsAskedOftenIsSearchedByAnIndexInItsOrder) {
    for (const queries::Query query :
         {queries::table_by_id, queries::table_by_code, queries::table_by_command,
          queries::finished_of, queries::table, queries::people_at, queries::entries, queries::chat,
          queries::open_tables_of, queries::due, queries::person, queries::person_by_token,
          queries::link, queries::outages_after, queries::word}) {
        const std::string plan = plan_of(*database, query);
        EXPECT_THAT(plan, HasSubstr("SEARCH")) << query;
        EXPECT_THAT(plan, Not(HasSubstr("SCAN"))) << query;
        EXPECT_THAT(plan, Not(HasSubstr("TEMP B-TREE"))) << query;
    }
}

TEST_F(SqliteQueries, JoinableTablesHaveAnIndexOfTheirOwn) {
    EXPECT_EQ(plan_of(*database, queries::joinable), "SCAN tables USING INDEX tables_joinable\n");
}

TEST_F(SqliteQueries, OnlyThePersonsOwnTablesArePutInOrder) {
    const std::string plan = plan_of(*database, queries::tables_of);
    EXPECT_THAT(plan, HasSubstr("members_person (person=? AND over=?)"));
    EXPECT_THAT(plan, Not(HasSubstr("SCAN")));
}

TEST_F(SqliteQueries, TablesThatAreOverCostAStartNothing) {
    EXPECT_THAT(plan_of(*database, queries::behind), HasSubstr("SCAN behind\n"));
    EXPECT_THAT(plan_of(*database, queries::behind), HasSubstr("SEARCH tables"));
    EXPECT_EQ(plan_of(*database, queries::unfinished), "SCAN tables USING INDEX tables_open\n");
}

}  // namespace
}  // namespace lemniscate::store
