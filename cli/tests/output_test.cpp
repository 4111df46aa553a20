// What happens when nobody takes what is printed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/tests/program.h"

namespace lemniscate::cli::tests {
namespace {

using testing::HasSubstr;

TEST(Output, ReaderThatGoesAwayIsNoReasonToShout) {
    const Ran ran = run_shell("{ \"$LEMNISCATE\" help; echo $? >&2; } | true");
    // Whether the help still fits into the pipe is up to the machine; a complaint never comes.
    EXPECT_THAT(ran.err, testing::AnyOf("0\n", "1\n"));
}

TEST(Output, ReaderThatIsGoneBeforehandGivesExitCodeOne) {
    const Ran ran = run_shell("{ sleep 0.2; \"$LEMNISCATE\" moves '" + position("rocket") +
                              "'; echo $? >&2; } | true");
    EXPECT_EQ(ran.err, "1\n");
}

TEST(Output, FullDiskIsTold) {
    const Ran ran = run_shell("\"$LEMNISCATE\" help >/dev/full");
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.err, HasSubstr("Standard output cannot be written"));
}

TEST(Output, ClosedOutputIsTold) {
    const Ran ran = run_shell("\"$LEMNISCATE\" moves '" + position("rocket") + "' >&-");
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.err, HasSubstr("Standard output cannot be written"));
}

TEST(Output, ClosedErrorsDoNotChangeTheExitCode) {
    EXPECT_EQ(run_shell("\"$LEMNISCATE\" moves /no/such/file 2>&-").code, 2);
}

TEST(Output, ClosedInputIsAnEmptyPosition) {
    const Ran ran = run_shell("\"$LEMNISCATE\" moves - <&-");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("standard input"));
}

}  // namespace
}  // namespace lemniscate::cli::tests
