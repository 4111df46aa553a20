#include "store/administer.h"

#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "store/migrate.h"
#include "store/sqlite_file.h"
#include "store/test_place.h"

namespace lemniscate::store {
namespace {

void add_anna(Store& store) {
    ASSERT_EQ(write_one(store, AddPerson{{.id = "p1", .name = "Annabella", .created = 1}},
                        AddToken{{.hash = "h1", .person = "p1", .created = 1}}),
              Stored::yes);
}

TEST(Forget, APersonIsGoneFromAFileThatNobodyOwns) {
    const TestPlace place;
    {
        SqliteStore store(place.file());
        add_anna(store);
    }
    EXPECT_EQ(forget_person(place.file(), "p1"), Forgotten::yes);
    EXPECT_EQ(forget_person(place.file(), "p1"), Forgotten::nobody);
    SqliteStore store(place.file());
    EXPECT_FALSE(store.person("p1"));
    EXPECT_FALSE(store.person_by_token("h1"));
}

TEST(Forget, AnOwnerSeesThatSomebodyElseHasWritten) {
    const TestPlace place;
    SqliteStore store(place.file());
    const std::int64_t before = store.changes_by_others();
    add_anna(store);
    EXPECT_EQ(store.changes_by_others(), before) << "that was the owner";
    EXPECT_EQ(forget_person(place.file(), "p1"), Forgotten::yes);
    EXPECT_NE(store.changes_by_others(), before);
}

TEST(Forget, AnOwnerSeesItWhenItNextLooks) {
    const TestPlace place;
    SqliteStore store(place.file());
    add_anna(store);
    ASSERT_TRUE(store.person("p1"));
    EXPECT_EQ(forget_person(place.file(), "p1"), Forgotten::yes);
    EXPECT_FALSE(store.person("p1"));
    EXPECT_FALSE(store.person_by_token("h1"));
    EXPECT_EQ(write_one(store, Beat{5}), Stored::yes);
}

TEST(Forget, TheNameIsGoneFromTheBytesOfTheFilesAsWell) {
    const TestPlace place;
    SqliteStore store(place.file());
    add_anna(store);
    const std::string log = place.file().string() + "-wal";
    ASSERT_NE((bytes_of(place.file()) + bytes_of(log)).find("Annabella"), std::string::npos);
    EXPECT_EQ(forget_person(place.file(), "p1"), Forgotten::yes);
    EXPECT_EQ((bytes_of(place.file()) + bytes_of(log)).find("Annabella"), std::string::npos);
}

TEST(Forget, AFileOfAnEarlierVersionIsNotTouched) {
    const TestPlace place;
    create_private(place.file());
    EXPECT_EQ(forget_person(place.file(), "p1"), Forgotten::older);
    EXPECT_EQ(bytes_of(place.file()), "");
}

TEST(BringUpToDate, SaysHowManyStepsItTook) {
    const TestPlace place;
    create_private(place.file());
    EXPECT_EQ(bring_up_to_date(place.file()), migrations().size());
    EXPECT_EQ(bring_up_to_date(place.file()), 0U);
}

TEST(BringUpToDate, AFileThatSomebodyOwnsIsLeftToThem) {
    const TestPlace place;
    const SqliteStore store(place.file());
    EXPECT_EQ(trouble_of([&] { bring_up_to_date(place.file()); }), Trouble::Kind::taken);
}

TEST(BringUpToDate, AFileOfSomebodyElseIsLeftAlone) {
    const TestPlace place;
    std::ofstream(place.file()) << "not a database, but long enough to be looked at";
    EXPECT_EQ(trouble_of([&] { bring_up_to_date(place.file()); }), Trouble::Kind::foreign);
    EXPECT_EQ(trouble_of([&] { forget_person(place.file(), "p1"); }), Trouble::Kind::foreign);
}

}  // namespace
}  // namespace lemniscate::store
