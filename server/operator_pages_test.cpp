#include "server/operator_pages.h"

#include <string>

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

/// What a metric says; nothing where it is absent.
std::string said_of(const std::string& name, Metrics& metrics) {
    const std::string text = metrics.text();
    const std::size_t line = text.find("\n" + name + " ");
    if (line == std::string::npos) return "";
    const std::size_t number = line + name.size() + 2;
    return text.substr(number, text.find('\n', number) - number);
}

TEST(NumbersThatOthersKeep, TellOfBotsThatFailTakeTooLongAndDoNotComeBack) {
    Metrics metrics("0.1.0", 0);
    ThinkingNumbers bots;
    bots.decisions = 9;
    bots.failed = 2;
    bots.overdue = 3;
    bots.lost = 1;
    note_numbers(metrics, {}, bots, {});
    EXPECT_EQ(said_of("lemniscate_bot_decisions_total", metrics), "9");
    EXPECT_EQ(said_of("lemniscate_bot_decisions_failed_total", metrics), "2");
    EXPECT_EQ(said_of("lemniscate_bot_decisions_overdue_total", metrics), "3");
    EXPECT_EQ(said_of("lemniscate_bot_threads_lost", metrics), "1");
}

}  // namespace
}  // namespace lemniscate::server
