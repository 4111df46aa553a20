#include "cli/play/keeping.h"

#include <cstdlib>
#include <fstream>

#include <gtest/gtest.h>

#include "cli/play/test_home.h"

namespace lemniscate::cli::playing {
namespace {

namespace fs = std::filesystem;

class Keeping : public testing::Test {
  protected:
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

TEST_F(Keeping, LeavesNothingElseBehind) {
    const Shelf shelf = *Shelf::of_user("splendor");
    EXPECT_FALSE(shelf.keep("text"));
    const auto files = fs::directory_iterator(shelf.file().parent_path());
    EXPECT_EQ(std::distance(begin(files), end(files)), 1);
}

TEST_F(Keeping, PutsAGameAside) {
    const Shelf shelf = *Shelf::of_user("splendor");
    EXPECT_FALSE(shelf.set_aside());
    EXPECT_FALSE(shelf.keep("old"));
    EXPECT_EQ(shelf.set_aside(), shelf.file().parent_path() / "previous-splendor.record");
    EXPECT_FALSE(shelf.kept());
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
