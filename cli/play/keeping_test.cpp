#include "cli/play/keeping.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "cli/play/test_home.h"

namespace lemniscate::cli::playing {
namespace {

namespace fs = std::filesystem;

class Keeping : public testing::Test {
  protected:
    static std::string contents(const fs::path& file) {
        std::ifstream in(file, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(in), {});
    }

    TestHome home_;
};

TEST_F(Keeping, UsesTheFolderForState) {
    EXPECT_EQ(Shelf::of_user("splendor")->file(),
              home_.folder() / "lemniscate" / "unfinished-splendor.record");
}

TEST_F(Keeping, FallsBackToTheHomeFolder) {
    unsetenv("XDG_STATE_HOME");
    setenv("HOME", "/home/somebody", 1);
    EXPECT_EQ(Shelf::of_user("splendor")->file(),
              "/home/somebody/.local/state/lemniscate/unfinished-splendor.record");
    setenv("XDG_STATE_HOME", "relative/paths/are/invalid", 1);
    EXPECT_EQ(Shelf::of_user("splendor")->file().parent_path(),
              "/home/somebody/.local/state/lemniscate");
}

TEST_F(Keeping, NeedsAHome) {
    unsetenv("XDG_STATE_HOME");
    unsetenv("HOME");
    EXPECT_FALSE(Shelf::of_user("splendor"));
}

TEST_F(Keeping, GivesBackWhatWasKept) {
    const Shelf shelf = *Shelf::of_user("splendor");
    EXPECT_FALSE(shelf.kept());
    EXPECT_FALSE(shelf.keep("one"));
    EXPECT_FALSE(shelf.keep("two"));
    EXPECT_EQ(shelf.kept(), "two");
    shelf.clear();
    EXPECT_FALSE(shelf.kept());
}

TEST_F(Keeping, KnowsOfAGameThatCannotBeRead) {
    const Shelf shelf = *Shelf::of_user("splendor");
    EXPECT_EQ(shelf.kept(), std::nullopt);
    fs::create_directories(shelf.file().parent_path());
    fs::create_symlink("nowhere", shelf.file());  // even for root, who may read everything
    EXPECT_EQ(shelf.kept(), "");
    std::error_code error;
    const fs::path aside = shelf.set_aside(error);
    EXPECT_FALSE(error);
    EXPECT_TRUE(fs::is_symlink(aside));
}

TEST_F(Keeping, LeavesNothingElseBehind) {
    const Shelf shelf = *Shelf::of_user("splendor");
    EXPECT_FALSE(shelf.keep("text"));
    const auto files = fs::directory_iterator(shelf.file().parent_path());
    EXPECT_EQ(std::distance(begin(files), end(files)), 1);
}

TEST_F(Keeping, PutsAGameAside) {
    const Shelf shelf = *Shelf::of_user("splendor");
    std::error_code error;
    shelf.set_aside(error);
    EXPECT_TRUE(error) << "there is none";
    EXPECT_FALSE(shelf.keep("old"));
    EXPECT_EQ(shelf.set_aside(error), shelf.file().parent_path() / "previous-splendor-1.record");
    EXPECT_FALSE(error);
    EXPECT_FALSE(shelf.kept());
}

TEST_F(Keeping, PutsNoGameOverAnotherThatWasPutAside) {
    const Shelf shelf = *Shelf::of_user("splendor");
    const auto set_aside = [&](std::string_view record) {
        EXPECT_FALSE(shelf.keep(record));
        std::error_code error;
        const fs::path aside = shelf.set_aside(error);
        EXPECT_FALSE(error);
        return aside;
    };
    const fs::path first = set_aside("first");
    const fs::path second = set_aside("second");
    EXPECT_EQ(second.filename(), "previous-splendor-2.record");
    EXPECT_EQ(contents(first), "first");
    EXPECT_EQ(contents(second), "second");
    fs::remove(first);
    EXPECT_EQ(set_aside("third"), first) << "the first number that is free";
}

TEST_F(Keeping, WritesBesideOtherFilesWithoutTouchingThem) {
    const fs::path other = home_.folder() / "game.record.part";
    std::ofstream(other) << "somebody's own";
    EXPECT_FALSE(write_whole(home_.folder() / "game.record", "text"));
    EXPECT_EQ(contents(other), "somebody's own");
}

TEST_F(Keeping, GivesAFileTheUsualPermissions) {
    const mode_t before = umask(027);
    EXPECT_FALSE(write_whole(home_.folder() / "game.record", "text"));
    umask(before);
    EXPECT_EQ(fs::status(home_.folder() / "game.record").permissions(), fs::perms(0640));
}

TEST_F(Keeping, LeavesNothingBehindWhenAFileCannotBeWritten) {
    fs::create_directories(home_.folder() / "folder" / "with something");
    EXPECT_TRUE(write_whole(home_.folder() / "folder", "text"));
    const auto files = fs::directory_iterator(home_.folder());
    EXPECT_EQ(std::distance(begin(files), end(files)), 1);
}

TEST_F(Keeping, SaysWhyAFileCannotBeWritten) {
    const fs::path file = home_.folder() / "file";
    std::ofstream(file) << "in the way";
    EXPECT_TRUE(write_whole(file / "below", "text"));
    EXPECT_TRUE(write_whole(home_.folder() / "missing" / "file", "text"));
    setenv("XDG_STATE_HOME", file.c_str(), 1);
    EXPECT_TRUE(Shelf::of_user("splendor")->keep("text"));
}

}  // namespace
}  // namespace lemniscate::cli::playing
