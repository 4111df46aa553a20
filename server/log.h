// What the server tells whoever runs it: one line for each event, on standard error.
//
// Lines are for programs as well as for people. An event has a name that one can search for and a
// few fields. No line has an address, a token, a name, what somebody said, a card or a secret: an
// opaque id of a table or a person is the most that is told.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "match/json_text.h"
#include "server/server_clock.h"

namespace lemniscate::server {

enum class Level : std::uint8_t { debug, info, warning, error };
enum class LogFormat : std::uint8_t {
    automatic,  ///< text at a terminal, JSON elsewhere
    json,       ///< one object a line: time, level, event and the fields
    text,       ///< the same for people
};

/// Takes a line with its newline, or not: false when nobody reads and waiting would be needed.
using LineSink = std::function<bool(std::string_view line)>;

/// Never waits for a reader. Lines of up to 4096 bytes are written whole or not at all.
bool write_to_standard_error(std::string_view line);

/// From any thread, if its clock and sink may be called from there.
class Log {
  public:
    explicit Log(Level least = Level::info, LogFormat format = LogFormat::automatic,
                 LineSink sink = write_to_standard_error, TimeSource now = system_time);

    bool writes(Level level) const { return level >= least_; }

    /// `log.write(Level::info, "listening", JsonObject().add("port", 8177))`. A line that nobody
    /// takes is lost; the next one says how many were.
    void write(Level level, std::string_view event, const match::JsonObject& fields = {});

  private:
    std::string line(Level level, std::string_view event, const match::JsonObject& fields) const;

    Level least_;
    LogFormat format_;
    LineSink sink_;
    TimeSource now_;
    std::atomic<std::uint64_t> lost_ = 0;
};

}  // namespace lemniscate::server
