#include "server/http_date.h"

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

TEST(HttpDate, IsWrittenAsTheStandardShowsIt) {
    const auto at = [](std::time_t seconds) {
        return http_date(std::chrono::system_clock::from_time_t(seconds));
    };
    EXPECT_EQ(at(784'111'777), "Sun, 06 Nov 1994 08:49:37 GMT");
    EXPECT_EQ(at(0), "Thu, 01 Jan 1970 00:00:00 GMT");
    EXPECT_EQ(at(1'709'251'199), "Thu, 29 Feb 2024 23:59:59 GMT");
}

}  // namespace
}  // namespace lemniscate::server
