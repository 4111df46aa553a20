// What whoever runs a server does to its tables.
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/tests/program.h"
#include "store/sqlite_store.h"

namespace lemniscate::cli::tests {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

void add_person(const fs::path& tables, const std::string& id, const std::string& name) {
    store::SqliteStore store(tables);
    const store::Unit unit{{store::AddPerson{{.id = id, .name = name, .created = 1}}}};
    ASSERT_EQ(store.write({&unit, 1}).front(), store::Stored::yes);
}

std::string name_of(const fs::path& tables, const std::string& id) {
    store::SqliteStore store(tables);
    const auto person = store.person(id);
    return person ? person->name : "nobody";
}

class Admin : public testing::Test {
  protected:
    Admin() { fs::create_directories(folder_); }
    ~Admin() override { fs::remove_all(folder_); }

    Ran admin(std::vector<std::string> words) const {
        words.insert(words.begin(), "admin");
        words.insert(words.end(), {"--data", folder_.string()});
        return run(words);
    }
    fs::path tables() const { return folder_ / "tables.db"; }
    std::string in_folder(const std::string& name) const { return (folder_ / name).string(); }

    fs::path folder_ = fresh_path("data");
};

TEST_F(Admin, ACopyIsMadeWhileAServerRunsAndPutBackWhenNoneDoes) {
    add_person(tables(), "p1", "Anna");
    {
        const store::SqliteStore server(tables());
        const Ran ran = admin({"backup", in_folder("copy.db")});
        EXPECT_EQ(ran.code, 0) << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("copy.db”. Whoever reads it knows the secrets"));
        expect_refused(admin({"restore", in_folder("copy.db"), "--force"}),
                       {"tables.db” is in use by a server"});
    }
    EXPECT_EQ(fs::status(in_folder("copy.db")).permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
    add_person(tables(), "p2", "Ben");
    expect_refused(admin({"restore", in_folder("copy.db")}),
                   {"tables.db” holds tables already", "--force"});
    EXPECT_EQ(name_of(tables(), "p2"), "Ben");
    const Ran ran = admin({"restore", in_folder("copy.db"), "--force"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("end as abandoned"));
    EXPECT_EQ(name_of(tables(), "p1"), "Anna");
    EXPECT_EQ(name_of(tables(), "p2"), "nobody");
}

TEST_F(Admin, ACopyCanBeRestoredWhereNothingWasBefore) {
    add_person(tables(), "p1", "Anna");
    ASSERT_EQ(admin({"backup", in_folder("copy.db")}).code, 0);
    const fs::path other = folder_ / "new" / "place";
    const Ran ran = run({"admin", "restore", in_folder("copy.db"), "--data", other.string()});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(name_of(other / "tables.db", "p1"), "Anna");
    EXPECT_EQ(fs::status(other).permissions(), fs::perms::owner_all);
}

TEST_F(Admin, WhatRootMakesBelongsToTheOwnerOfTheFolder) {
    if (geteuid() != 0) GTEST_SKIP() << "only root can give files away";
    constexpr uid_t somebody = 65534;
    add_person(tables(), "p1", "Anna");
    ASSERT_EQ(admin({"backup", in_folder("copy.db")}).code, 0);
    ASSERT_EQ(chown(folder_.c_str(), somebody, somebody), 0);
    ASSERT_EQ(admin({"restore", in_folder("copy.db"), "--force"}).code, 0);
    for (const char* name : {"tables.db", "tables.db.lock"}) {
        struct stat found {};
        ASSERT_EQ(stat(in_folder(name).c_str(), &found), 0) << name;
        EXPECT_EQ(found.st_uid, somebody) << name;
        EXPECT_EQ(found.st_gid, somebody) << name;
    }
}

TEST_F(Admin, NoCopyIsWrittenOverAnotherFile) {
    add_person(tables(), "p1", "Anna");
    std::ofstream(in_folder("copy.db")) << "mine";
    expect_refused(admin({"backup", in_folder("copy.db")}), {"copy.db” is there already"});
    EXPECT_EQ(contents_of(in_folder("copy.db")), "mine");
    const Ran ran = admin({"backup", in_folder("no/such/folder.db")});
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.err, HasSubstr("no/such/folder.db” cannot be used"));
}

TEST_F(Admin, WhatIsNoCopyIsNotRestored) {
    add_person(tables(), "p1", "Anna");
    std::ofstream(in_folder("copy.db")) << "something else that is long enough to be a file";
    expect_refused(admin({"restore", in_folder("copy.db"), "--force"}),
                   {"copy.db” is no file of tables"});
    expect_refused(admin({"restore", in_folder("nothing.db"), "--force"}),
                   {"There is no file", "nothing.db"});
    EXPECT_EQ(name_of(tables(), "p1"), "Anna");
}

TEST_F(Admin, MigrateSaysThatNothingWasToDo) {
    expect_refused(admin({"migrate"}), {"There is no file", "tables.db"});
    add_person(tables(), "p1", "Anna");
    const Ran ran = admin({"migrate"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("tables.db” is of this version already."));
}

TEST_F(Admin, APersonIsForgottenWhileAServerRunsAndNobodyTwice) {
    add_person(tables(), "p1", "Anna");
    {
        store::SqliteStore server(tables());
        const Ran ran = admin({"forget", "p1"});
        EXPECT_EQ(ran.code, 0) << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("p1 is forgotten"));
        EXPECT_FALSE(server.person("p1"));
    }
    expect_refused(admin({"forget", "p1"}), {"Nobody here has the id “p1”."});
}

TEST_F(Admin, WhatCannotBeUnderstoodIsRefused) {
    expect_refused(admin({"backpu", "x"}), {"“lemniscate admin backpu”", "“backup”"});
    expect_refused(admin({"xyzzy"}), {"backup, restore, migrate, forget"});
    expect_refused(admin({"backup"}), {"lemniscate admin backup FILE"});
    expect_refused(admin({"forget"}), {"lemniscate admin forget PERSON"});
    expect_refused(admin({"migrate", "x"}), {"said like this: lemniscate admin migrate"});
    expect_refused(admin({"backup", "x", "--force"}), {"--force is for restore only"});
    expect_refused(run({"admin"}), {"needs ACTION"});
    EXPECT_FALSE(fs::exists(tables()));
}

TEST_F(Admin, TheTablesAreFoundAsTheServerFindsThem) {
    add_person(tables(), "p1", "Anna");
    const std::string where = "='" + folder_.string() + "' ";
    EXPECT_EQ(run_shell("LEMNISCATE_DATA" + where + "\"$LEMNISCATE\" admin migrate").code, 0);
    EXPECT_EQ(run_shell("STATE_DIRECTORY" + where + "\"$LEMNISCATE\" admin migrate").code, 0);
    const std::string file =
        file_with("admin.conf", "port = 8200\ndata = " + folder_.string() + "\n");
    EXPECT_EQ(run({"admin", "migrate", "--config", file}).code, 0);
    expect_refused(run_shell("unset HOME XDG_DATA_HOME; \"$LEMNISCATE\" admin migrate"),
                   {"neither HOME nor XDG_DATA_HOME", "--data"});
}

}  // namespace
}  // namespace lemniscate::cli::tests
