#include "cli/play/lines.h"

#include <sstream>

#include <editline/readline.h>
#include <gtest/gtest.h>

namespace lemniscate::cli::playing {
namespace {

TEST(TerminalLines, ForgetWhatWasTyped) {
    std::ostringstream out;
    const auto lines = terminal_lines(out);
    add_history("reserve deck:3");
    ASSERT_EQ(history_length, 1);
    lines->forget();
    EXPECT_EQ(history_length, 0);
}

}  // namespace
}  // namespace lemniscate::cli::playing
