#include "cli/play/game_file.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "cli/play/test_home.h"

namespace lemniscate::cli::play {
namespace {

namespace fs = std::filesystem;

class GameFiles : public testing::Test {
  protected:
    static std::string contents(const fs::path& file) {
        std::ifstream in(file, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(in), {});
    }

    TestHome home_;
};

/// A few entries that mean nothing.
std::vector<table::Entry> some_entries(std::uint64_t count) {
    std::vector<table::Entry> entries;
    for (std::uint64_t i = 0; i < count; ++i) {
        entries.push_back({.number = i, .time = 7, .what = table::Resumed{5}});
    }
    return entries;
}

TEST_F(GameFiles, LieInTheFolderForState) {
    EXPECT_EQ(state_folder(), home_.folder() / "lemniscate");
    unsetenv("XDG_STATE_HOME");
    setenv("HOME", "/home/somebody", 1);
    EXPECT_EQ(state_folder(), "/home/somebody/.local/state/lemniscate");
    setenv("XDG_STATE_HOME", "relative/paths/are/invalid", 1);
    EXPECT_EQ(state_folder(), "/home/somebody/.local/state/lemniscate");
}

TEST_F(GameFiles, NeedAHome) {
    unsetenv("XDG_STATE_HOME");
    unsetenv("HOME");
    EXPECT_FALSE(state_folder());
}

TEST_F(GameFiles, GiveBackWhatWasAppended) {
    std::error_code error;
    const auto file = GameFile::create(home_.folder() / "new", "splendor", "abc", error);
    ASSERT_NE(file, nullptr) << error;
    EXPECT_FALSE(file->append(some_entries(2)));
    EXPECT_FALSE(file->append(some_entries(3)));
    EXPECT_FALSE(file->sync());
    ASSERT_TRUE(file->read());
    EXPECT_EQ(file->read()->size(), 5U);
    EXPECT_EQ(GameFile::unfinished(home_.folder() / "new", "splendor").size(), 1U);
    EXPECT_TRUE(GameFile::unfinished(home_.folder() / "new", "shards").empty());
    file->remove();
    EXPECT_TRUE(GameFile::unfinished(home_.folder() / "new", "splendor").empty());
}

TEST_F(GameFiles, KnowWhatPeopleAreCalled) {
    const std::vector<std::string> players = {"person Anna", "greedy", "person"};
    std::error_code error;
    fs::path path;
    {
        const auto file = GameFile::create(home_.folder(), "splendor", "abc", error);
        path = file->path();
        EXPECT_FALSE(file->write_players(players));
        EXPECT_FALSE(file->append(some_entries(2)));
    }
    const auto file = GameFile::open(path);
    ASSERT_TRUE(file->read());
    EXPECT_EQ(file->read()->size(), 2U);
    EXPECT_EQ(file->players(), players);
}

TEST_F(GameFiles, AreDamagedWherePlayersAreNoNames) {
    for (const char* line : {R"({"players": "Anna"})", R"({"players": [1]})"}) {
        const fs::path path = home_.folder() / "unfinished-splendor-1.entries";
        std::ofstream(path) << line << "\n";
        EXPECT_FALSE(GameFile::open(path)->read()) << line;
    }
}

TEST_F(GameFiles, AreOpenOnlyOnce) {
    std::error_code error;
    auto file = GameFile::create(home_.folder(), "splendor", "abc", error);
    const fs::path path = file->path();
    EXPECT_EQ(GameFile::open(path), nullptr);
    EXPECT_EQ(GameFile::create(home_.folder(), "splendor", "abc", error), nullptr);
    EXPECT_TRUE(error) << "another's game is never written over";
    file.reset();
    EXPECT_NE(GameFile::open(path), nullptr);
}

TEST_F(GameFiles, LoseOnlyALineThatWasNotFinished) {
    std::error_code error;
    const auto file = GameFile::create(home_.folder(), "splendor", "abc", error);
    EXPECT_FALSE(file->append(some_entries(2)));
    std::ofstream(file->path(), std::ios::app) << "{\"number\"";
    EXPECT_EQ(file->read()->size(), 2U);
    EXPECT_FALSE(file->append(some_entries(1)));
    EXPECT_EQ(file->read()->size(), 3U) << "the next one begins on a line of its own";
}

TEST_F(GameFiles, AreKnownWhenTheyAreDamaged) {
    const fs::path path = home_.folder() / "unfinished-splendor-1.entries";
    for (const char* const text : {"nonsense\n", "{}\n", "{\"number\": 0}\n"}) {
        std::ofstream(path) << text;
        EXPECT_FALSE(GameFile::open(path)->read()) << text;
    }
}

TEST_F(GameFiles, ArePutAsideUnderTheFirstNumberThatIsFree) {
    std::error_code error;
    const fs::path first = put_aside(home_.folder(), "splendor", "first", error);
    EXPECT_FALSE(error);
    EXPECT_EQ(first.filename(), "previous-splendor-1.record");
    const fs::path second = put_aside(home_.folder(), "splendor", "second", error);
    EXPECT_EQ(second.filename(), "previous-splendor-2.record");
    EXPECT_EQ(contents(first), "first");
    EXPECT_EQ(contents(second), "second");
    fs::remove(first);
    EXPECT_EQ(put_aside(home_.folder(), "splendor", "third", error), first);
}

TEST_F(GameFiles, WritesBesideOtherFilesWithoutTouchingThem) {
    const fs::path other = home_.folder() / "game.record.part";
    std::ofstream(other) << "somebody's own";
    EXPECT_FALSE(write_whole(home_.folder() / "game.record", "text"));
    EXPECT_EQ(contents(other), "somebody's own");
}

TEST_F(GameFiles, GivesAFileTheUsualPermissions) {
    const mode_t before = umask(027);
    EXPECT_FALSE(write_whole(home_.folder() / "game.record", "text"));
    umask(before);
    EXPECT_EQ(fs::status(home_.folder() / "game.record").permissions(), fs::perms(0640));
}

TEST_F(GameFiles, LeavesNothingBehindWhenAFileCannotBeWritten) {
    fs::create_directories(home_.folder() / "folder" / "with something");
    EXPECT_TRUE(write_whole(home_.folder() / "folder", "text"));
    const auto files = fs::directory_iterator(home_.folder());
    EXPECT_EQ(std::distance(begin(files), end(files)), 1);
}

TEST_F(GameFiles, SaysWhyAFileCannotBeWritten) {
    const fs::path file = home_.folder() / "file";
    std::ofstream(file) << "in the way";
    EXPECT_TRUE(write_whole(file / "below", "text"));
    EXPECT_TRUE(write_whole(home_.folder() / "missing" / "file", "text"));
    std::error_code error;
    EXPECT_EQ(GameFile::create(file, "splendor", "abc", error), nullptr);
    EXPECT_TRUE(error);
}

}  // namespace
}  // namespace lemniscate::cli::play
