#include "server/log.h"

#include <climits>
#include <string>
#include <vector>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "match/json.h"

namespace lemniscate::server {
namespace {

using match::JsonObject;

/// Keeps the lines, as long as it takes any.
struct Reader {
    std::vector<std::string> lines;
    bool reads = true;

    LineSink sink() {
        return [this](std::string_view line) {
            if (reads) lines.emplace_back(line);
            return reads;
        };
    }
};

Time new_year() { return 1'704'067'200'007; }

TEST(Log, ALineIsOneJsonObjectWithTimeLevelEventAndFields) {
    Reader reader;
    Log log(Level::info, LogFormat::json, reader.sink(), new_year);
    log.write(Level::info, "listening", JsonObject().add("port", 8177).add("page", "a\n\"b\""));
    log.write(Level::error, "stopped");
    ASSERT_EQ(reader.lines.size(), 2U);
    EXPECT_EQ(reader.lines[0],
              R"({"time":"2024-01-01T00:00:00.007Z","level":"info","event":"listening",)"
              R"("port":8177,"page":"a\n\"b\""})"
              "\n");
    EXPECT_EQ(
        reader.lines[1],
        "{\"time\":\"2024-01-01T00:00:00.007Z\",\"level\":\"error\",\"event\":\"stopped\"}\n");
}

TEST(Log, PeopleGetTheSameInWordsAndNothingThatTerminalsObey) {
    Reader reader;
    Log log(Level::debug, LogFormat::text, reader.sink(), new_year);
    log.write(Level::warning, "store_slow",
              JsonObject().add("seconds", 3).add("file", "a b").add("word", "x=\x1b[31m"));
    EXPECT_EQ(reader.lines.at(0),
              "2024-01-01T00:00:00.007Z warning store_slow seconds=3 file=\"a b\" "
              "word=\"x=\\u001b[31m\"\n");
}

TEST(Log, LevelsBelowTheLeastAreNotWritten) {
    Reader reader;
    Log log(Level::warning, LogFormat::json, reader.sink(), new_year);
    log.write(Level::debug, "a");
    log.write(Level::info, "b");
    EXPECT_TRUE(reader.lines.empty());
    log.write(Level::warning, "c");
    log.write(Level::error, "d");
    EXPECT_EQ(reader.lines.size(), 2U);
    EXPECT_FALSE(log.writes(Level::info));
    EXPECT_TRUE(log.writes(Level::warning));
}

TEST(Log, LinesThatNobodyTookAreCountedInTheNextOne) {
    Reader reader;
    Log log(Level::info, LogFormat::text, reader.sink(), new_year);
    reader.reads = false;
    log.write(Level::info, "a");
    log.write(Level::info, "b");
    log.write(Level::info, "c");
    reader.reads = true;
    log.write(Level::info, "d");
    log.write(Level::info, "e");
    EXPECT_EQ(reader.lines,
              (std::vector<std::string>{"2024-01-01T00:00:00.007Z warning lines_lost lines=3\n",
                                        "2024-01-01T00:00:00.007Z info d\n",
                                        "2024-01-01T00:00:00.007Z info e\n"}));
}

TEST(Log, ALineThatAPipeWouldNotTakeWholeLosesItsFields) {
    Reader reader;
    Log log(Level::info, LogFormat::json, reader.sink(), new_year);
    log.write(Level::info, "large", JsonObject().add("text", std::string(PIPE_BUF, 'x')));
    ASSERT_EQ(reader.lines.size(), 1U);
    EXPECT_LT(reader.lines[0].size(), 200U);
    EXPECT_GT(match::Json::parse(reader.lines[0]).at("too_long"), PIPE_BUF);
}

/// Standard error becomes a pipe for a while.
class PipedStandardError {
  public:
    PipedStandardError() : before_(dup(STDERR_FILENO)) {
        EXPECT_EQ(pipe(ends_), 0);
        dup2(ends_[1], STDERR_FILENO);
    }
    ~PipedStandardError() {
        dup2(before_, STDERR_FILENO);
        for (const int end : {before_, ends_[0], ends_[1]}) close(end);
    }
    PipedStandardError(const PipedStandardError&) = delete;
    PipedStandardError& operator=(const PipedStandardError&) = delete;

    std::string read_some() const {
        std::string text(std::size_t{1} << 20U, '\0');
        text.resize(static_cast<std::size_t>(read(ends_[0], text.data(), text.size())));
        return text;
    }

  private:
    int ends_[2] = {};
    int before_;
};

TEST(Log, AFullPipeIsNotWaitedFor) {
    const PipedStandardError error;
    const std::string line = std::string(99, 'x') + "\n";
    std::size_t taken = 0;
    while (write_to_standard_error(line)) ++taken;
    EXPECT_GT(taken, 100U);
    EXPECT_EQ(error.read_some().size(), taken * line.size());
    EXPECT_TRUE(write_to_standard_error(line));
    EXPECT_EQ(error.read_some(), line);
}

}  // namespace
}  // namespace lemniscate::server
