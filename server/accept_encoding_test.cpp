#include "server/accept_encoding.h"

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

/// What is taken, as letters: b for brotli, g for gzip.
std::string taken(std::string_view list) {
    const AcceptedEncodings accepted = accepted_encodings(list);
    return std::string(accepted.brotli ? "b" : "") + (accepted.gzip ? "g" : "");
}

TEST(AcceptEncoding, TakesWhatIsNamed) {
    EXPECT_EQ(taken("gzip, deflate, br, zstd"), "bg");
    EXPECT_EQ(taken("gzip"), "g");
    EXPECT_EQ(taken("br"), "b");
    EXPECT_EQ(taken("x-gzip"), "g");
    EXPECT_EQ(taken("GZip,BR"), "bg");
}

TEST(AcceptEncoding, TakesNothingWhereNothingIsNamed) {
    EXPECT_EQ(taken(""), "");
    EXPECT_EQ(taken("identity"), "");
    EXPECT_EQ(taken(" , ,,"), "");
    EXPECT_EQ(taken("brotli, bread, gzip2"), "");
}

TEST(AcceptEncoding, QualityOfZeroRefuses) {
    EXPECT_EQ(taken("br;q=0, gzip"), "g");
    EXPECT_EQ(taken("br ; q=0.000 , gzip;q=0.001"), "g");
    EXPECT_EQ(taken("br;Q=0.0, gzip;q=1.0"), "g");
    EXPECT_EQ(taken("br;level=1;q=0, gzip;q=0"), "");
    EXPECT_EQ(taken("br;q=0.5"), "b");
}

TEST(AcceptEncoding, StarSpeaksForWhatIsNotNamed) {
    EXPECT_EQ(taken("*"), "bg");
    EXPECT_EQ(taken("br;q=0, *"), "g");
    EXPECT_EQ(taken("*;q=0, gzip"), "g");
    EXPECT_EQ(taken("*;q=0"), "");
}

TEST(AcceptEncoding, BrokenQualityIsNoRefusal) {
    EXPECT_EQ(taken("br;q=, gzip;"), "bg");
    EXPECT_EQ(taken("br;q"), "b");
}

}  // namespace
}  // namespace lemniscate::server
