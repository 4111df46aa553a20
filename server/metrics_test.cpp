#include "server/metrics.h"

#include <regex>
#include <set>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Metrics, CountersAreWrittenWithTheirLabels) {
    Metrics metrics("0.1.0", 0);
    metrics.commands.add("done");
    metrics.commands.add("done", 2);
    metrics.commands.add("refused");
    metrics.commits.add(7);
    EXPECT_EQ(metrics.commands.count("done"), 3U);
    EXPECT_EQ(metrics.commands.count("failed"), 0U);
    const std::string text = metrics.text();
    EXPECT_THAT(text, HasSubstr("# TYPE lemniscate_commands_total counter\n"
                                "lemniscate_commands_total{outcome=\"done\"} 3\n"
                                "lemniscate_commands_total{outcome=\"refused\"} 1\n#"));
    EXPECT_THAT(text, HasSubstr("\nlemniscate_commits_total 7\n"));
}

TEST(Metrics, GaugesGoUpAndDown) {
    Metrics metrics("0.1.0", 0);
    metrics.connections.set(3);
    metrics.connections.add(-1);
    metrics.tables.set("running", 2);
    metrics.tables.add("running", 0.5);
    EXPECT_THAT(metrics.text(), HasSubstr("\nlemniscate_connections 2\n"));
    EXPECT_THAT(metrics.text(), HasSubstr("\nlemniscate_tables{phase=\"running\"} 2.5\n"));
}

TEST(Metrics, HistogramsCountWhatIsAtMostABound) {
    std::vector<const Family*> all;
    const double bounds[] = {0.5, 1, 2};
    Histogram histogram(all, "h", "Help.", bounds);
    for (const double number : {0.1, 0.5, 0.6, 2.0, 2.1, 100.0}) histogram.observe(number);
    std::string text;
    histogram.write(text);
    EXPECT_EQ(text,
              "# HELP h Help.\n# TYPE h histogram\n"
              "h_bucket{le=\"0.5\"} 2\nh_bucket{le=\"1\"} 3\nh_bucket{le=\"2\"} 4\n"
              "h_bucket{le=\"+Inf\"} 6\nh_sum 105.3\nh_count 6\n");
}

TEST(Metrics, LabelsAreEscaped) {
    Metrics metrics("a\"b\\c\nd", 0);
    EXPECT_THAT(metrics.text(),
                HasSubstr("lemniscate_build_info{version=\"a\\\"b\\\\c\\nd\"} 1\n"));
}

TEST(Metrics, LabelsThatNeverEndDoNotEatTheMemory) {
    Metrics metrics("0.1.0", 0);
    for (int i = 0; i < 10'000; ++i) metrics.refusals.add(std::to_string(i));
    EXPECT_EQ(metrics.refusals.count("0"), 1U);
    EXPECT_EQ(metrics.refusals.count("9999"), 0U);
    EXPECT_EQ(metrics.refusals.count("other"), 10'000U - 256U);
}

TEST(Metrics, SaysWhatItIsAndSinceWhen) {
    Metrics metrics("0.1.0", 1'700'000'000'500);
    const std::string text = metrics.text();
    EXPECT_THAT(text, HasSubstr("lemniscate_build_info{version=\"0.1.0\"} 1\n"));
    EXPECT_THAT(text, HasSubstr("lemniscate_start_time_seconds 1700000000.5\n"));
    EXPECT_THAT(text, Not(HasSubstr("lemniscate_resident_memory_bytes 0\n")));
    EXPECT_GT(resident_bytes(), 1'000'000U);
}

TEST(Metrics, WhatHasNotHappenedYetIsZeroAndNotAbsent) {
    Metrics metrics("0.1.0", 0);
    const std::string text = metrics.text();
    for (const char* name :
         {"lemniscate_store_failures_total", "lemniscate_slow_readers_dropped_total",
          "lemniscate_store_queue", "lemniscate_connections",
          "lemniscate_bot_decisions_failed_total", "lemniscate_bot_decisions_overdue_total",
          "lemniscate_bot_threads_lost"}) {
        EXPECT_THAT(text, HasSubstr("\n" + std::string(name) + " 0\n"));
    }
}

TEST(Metrics, EveryNumberHasOneNameOfOursAndHelp) {
    const Metrics metrics("0.1.0", 0);
    std::set<std::string_view> names;
    for (const Family* family : metrics.all()) {
        EXPECT_TRUE(names.insert(family->name()).second) << family->name();
        EXPECT_TRUE(family->name().starts_with("lemniscate_")) << family->name();
    }
    EXPECT_GE(names.size(), 20U);
}

TEST(Metrics, EveryLineIsAsTheFormatWantsIt) {
    Metrics metrics("0.1.0", 1'700'000'000'000);
    metrics.commands.add("done");
    metrics.refusals.add("too_late");
    metrics.command_seconds.observe(0.00001);
    metrics.messages.set("in", 12'000);
    const std::regex line(
        R"(# HELP lemniscate_\w+ [^\n]+\.|# TYPE lemniscate_\w+ (counter|gauge|histogram)|)"
        R"re(lemniscate_\w+(\{\w+="[^"]*"\})? [0-9.e+-]+)re");
    std::istringstream lines(metrics.text());
    std::size_t count = 0;
    for (std::string text; std::getline(lines, text); ++count) {
        EXPECT_TRUE(std::regex_match(text, line)) << text;
    }
    EXPECT_GT(count, 60U);
}

}  // namespace
}  // namespace lemniscate::server
