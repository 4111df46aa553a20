#include "server/page.h"

#include <gtest/gtest.h>

#include "server/test_folder.h"

namespace lemniscate::server {
namespace {

using Kind = PageProblem::Kind;

PageProblem problem_of(const std::filesystem::path& folder) {
    try {
        load_page(folder);
    } catch (const PageProblem& problem) {
        return problem;
    }
    throw std::runtime_error("it could be loaded");
}

TEST(Page, HasEveryFileByItsPath) {
    const TestFolder folder;
    folder.write("index.html", "<p>");
    folder.write("assets/index-1.js", "run()");
    folder.write("assets/empty.txt", "");
    const Page page = load_page(folder.path());
    ASSERT_EQ(page.files.size(), 3);
    EXPECT_EQ(*page.files.at("/index.html").plain.bytes, "<p>");
    EXPECT_FALSE(page.files.at("/index.html").never_changes);
    EXPECT_EQ(*page.files.at("/assets/index-1.js").plain.bytes, "run()");
    EXPECT_TRUE(page.files.at("/assets/index-1.js").never_changes);
    EXPECT_EQ(page.files.at("/assets/index-1.js").type, "text/javascript; charset=utf-8");
    EXPECT_EQ(*page.files.at("/assets/empty.txt").plain.bytes, "");
}

TEST(Page, TakesCompressedFormsFromBesideAFileAndAsNoFilesOfTheirOwn) {
    const TestFolder folder;
    folder.write("index.html", "plain");
    folder.write("index.html.br", "brotli");
    folder.write("index.html.gz", "gzip");
    folder.write("icon.png", "png");
    folder.write("alone.gz", "of nothing");
    const Page page = load_page(folder.path());
    ASSERT_EQ(page.files.size(), 2);
    const PageFile& index = page.files.at("/index.html");
    EXPECT_EQ(*index.brotli.bytes, "brotli");
    EXPECT_EQ(*index.gzip.bytes, "gzip");
    EXPECT_NE(index.brotli.tag, index.gzip.tag);
    EXPECT_NE(index.brotli.tag, index.plain.tag);
    EXPECT_EQ(page.files.at("/icon.png").brotli.bytes, nullptr);
    EXPECT_EQ(page.files.at("/icon.png").gzip.bytes, nullptr);
}

TEST(Page, KeepsBytesAsTheyAre) {
    const TestFolder folder;
    std::string bytes;
    for (int i = 0; i < 100'000; ++i) bytes += static_cast<char>(i % 251);
    folder.write("index.html", bytes);
    EXPECT_EQ(*load_page(folder.path()).files.at("/index.html").plain.bytes, bytes);
}

TEST(Page, LeavesOutWhatIsHidden) {
    const TestFolder folder;
    folder.write("index.html", "");
    folder.write(".git/config", "secret");
    folder.write(".env", "secret");
    EXPECT_EQ(load_page(folder.path()).files.size(), 1);
}

TEST(Page, MayBeNamedWithASlashBehindIt) {
    const TestFolder folder;
    folder.write("index.html", "");
    EXPECT_EQ(load_page(folder.path() / "").files.begin()->first, "/index.html");
}

TEST(Page, NeedsAnIndex) {
    const TestFolder folder;
    EXPECT_EQ(problem_of(folder.path()).kind, Kind::no_page);
    EXPECT_EQ(problem_of(folder.path() / "missing").kind, Kind::no_page);
    EXPECT_EQ(problem_of(folder.path() / "missing").where, folder.path() / "missing");
}

TEST(Page, IsNoFolderOfSomethingElse) {
    const TestFolder folder;
    folder.write("index.html", "");
    folder.write("disk.image", "");
    std::filesystem::resize_file(folder.path() / "disk.image", largest_page + 1);
    EXPECT_EQ(problem_of(folder.path()).kind, Kind::too_large);
}

TEST(Page, FileThatCannotBeReadIsNamed) {
    const TestFolder folder;
    folder.write("index.html", "");
    // Root may read every file of a disk; this one begins where no memory is.
    std::filesystem::create_symlink("/proc/self/mem", folder.path() / "strange.txt");
    const PageProblem problem = problem_of(folder.path());
    EXPECT_EQ(problem.kind, Kind::unreadable);
    EXPECT_EQ(problem.where, folder.path() / "strange.txt");
    EXPECT_EQ(problem.reason, std::errc::io_error);
}

}  // namespace
}  // namespace lemniscate::server
