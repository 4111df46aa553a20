#include "cli/columns.h"

#include <gtest/gtest.h>

namespace lemniscate::cli {
namespace {

TEST(Columns, LinesUpWithoutBlanksAtTheEnd) {
    Columns table({Align::left, Align::right, Align::left});
    table.add({"a", "1", "long"});
    table.add({"größer", "22", "x"});
    EXPECT_EQ(table.text(),
              "a        1  long\n"
              "größer  22  x\n");
}

}  // namespace
}  // namespace lemniscate::cli
