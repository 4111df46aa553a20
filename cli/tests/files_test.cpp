// Files that are not there, not readable or not what they should be.
#include <gtest/gtest.h>
#include <unistd.h>

#include "cli/tests/program.h"

namespace lemniscate::cli::tests {
namespace {

const std::vector<std::vector<std::string>> readers = {
    {"moves"},
    {"apply", "--moves", "pass"},
    {"show"},
    {"view", "--seat", "0"},
    {"perft", "--depth", "1"},
    {"replay"},
};

std::vector<std::string> with_file(std::vector<std::string> words, const std::string& file) {
    words.push_back(file);
    return words;
}

TEST(Files, MissingOnesAreNamedByEveryCommand) {
    for (const auto& words : readers) {
        expect_refused(run(with_file(words, "/no/such/file.json")), {"/no/such/file.json"});
    }
}

TEST(Files, FoldersAreRefusedByEveryCommand) {
    for (const auto& words : readers) {
        expect_refused(run(with_file(words, "/")), {"“/”", "folder"});
    }
}

TEST(Files, WithoutPermissionAreRefused) {
    if (geteuid() == 0) GTEST_SKIP() << "the administrator may read everything";
    const std::string file = file_with("secret.json", "{}");
    std::filesystem::permissions(file, std::filesystem::perms::none);
    expect_refused(run({"moves", file}), {file, "cannot be read"});
}

TEST(Files, ThatFailWhileBeingReadAreRefused) {
    // The first page of a process is never mapped, so the file opens and then cannot be read.
    expect_refused(run({"moves", "/proc/self/mem"}), {"/proc/self/mem", "cannot be read"});
}

TEST(Files, WithoutEndAreRefused) {
    expect_refused(run({"moves", "/dev/zero"}), {"/dev/zero", "16 MB"});
}

TEST(Positions, ThatAreNotJsonAreToldWhere) {
    expect_refused(run({"moves", file_with("broken.json", "{\"format\": 1,\n  oops}")}),
                   {"broken.json", "2"});
    expect_refused(run({"moves", "-"}, ""), {"standard input"});
}

TEST(Positions, WithAnUnknownFieldAreToldWhich) {
    expect_refused(
        run({"moves", "-"}, R"({"format": 1, "game": "splendor", "players": [{"hat": 1}, {}]})"),
        {"standard input", "players[0]", "hat"});
}

TEST(Positions, WithAnUnknownCardAreToldWhere) {
    expect_refused(
        run({"show", "-"},
            R"({"format": 1, "game": "splendor", "options": {"players": 2}, "table": {"1": ["batman"]}})"),
        {"table", "batman"});
}

TEST(Positions, OfAnUnknownGameAreToldTheGames) {
    expect_refused(run({"moves", "-"}, R"({"format": 1, "game": "chess"})"), {"chess", "splendor"});
}

TEST(Positions, OfAnotherFormatAreRefused) {
    expect_refused(run({"moves", "-"}, R"({"format": 7, "game": "splendor"})"), {"format", "7"});
}

TEST(Positions, ViewsAreNone) {
    const Ran view = run({"view", position("hidden"), "--seat", "0", "--json"});
    ASSERT_EQ(view.code, 0);
    expect_refused(run({"moves", "-"}, view.out), {"standard input", "view"});
}

TEST(Positions, AreReadFromStandardInputByEveryCommand) {
    const std::string text = contents_of(position("rocket"));
    EXPECT_EQ(run({"moves", "-"}, text).out, run({"moves", position("rocket")}).out);
    EXPECT_EQ(run({"show", "-"}, text).out, run({"show", position("rocket")}).out);
    EXPECT_EQ(run({"view", "-", "--seat", "1"}, text).code, 0);
    EXPECT_EQ(run({"perft", "-", "--depth", "1"}, text).code, 0);
    EXPECT_EQ(run({"apply", "-", "--moves", "recruit rocket"}, text).code, 0);
}

}  // namespace
}  // namespace lemniscate::cli::tests
