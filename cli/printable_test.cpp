#include "cli/printable.h"

#include <gtest/gtest.h>

namespace lemniscate::cli {
namespace {

TEST(Printable, KeepsWordsAndLines) { EXPECT_EQ(printable("“Zoë” €\nnext"), "“Zoë” €\nnext"); }

TEST(Printable, ReplacesWhatATerminalObeys) {
    const std::string replaced = "\xEF\xBF\xBD";
    for (const std::string control : {"\x1b", "\r", "\t", "\x7F", "\xC2\x80", "\xC2\x9B", "\x9B"}) {
        EXPECT_EQ(printable("a" + control + "[2J"), "a" + replaced + "[2J");
    }
}

}  // namespace
}  // namespace lemniscate::cli
