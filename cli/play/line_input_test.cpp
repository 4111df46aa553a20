#include "cli/play/line_input.h"

#include <sstream>

#include <editline/readline.h>
#include <gtest/gtest.h>

namespace lemniscate::cli::play {
namespace {

TEST(TerminalInput, ForgetWhatWasTyped) {
    std::ostringstream out;
    const auto lines = terminal_input(out);
    add_history("reserve deck:3");
    ASSERT_EQ(history_length, 1);
    lines->forget();
    EXPECT_EQ(history_length, 0);
}

TEST(WholeLetters, AreWhatWordsHaveInCommon) {
    EXPECT_EQ(whole_letters(""), 0U);
    EXPECT_EQ(whole_letters("sa"), 2U);
    EXPECT_EQ(whole_letters("за"), 4U);
    EXPECT_EQ(whole_letters("за\xd0"), 4U) << "half of a letter";
}

}  // namespace
}  // namespace lemniscate::cli::play
