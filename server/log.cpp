#include "server/log.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <ctime>
#include <utility>

#include <poll.h>
#include <unistd.h>

#include "match/json.h"

namespace lemniscate::server {

namespace {

constexpr std::string_view level_names[] = {"debug", "info", "warning", "error"};

std::string_view name_of(Level level) { return level_names[static_cast<std::size_t>(level)]; }

/// As RFC 3339 has it, in UTC: 2023-11-14T22:13:20.000Z
std::string written_time(Time time) {
    const std::time_t seconds = time / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 40> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
    std::array<char, 8> fraction{};
    std::snprintf(fraction.data(), fraction.size(), ".%03dZ", static_cast<int>(time % 1000));
    return std::string(text.data(), length) + fraction.data();
}

bool needs_no_quotes(const std::string& word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) {
        return c > ' ' && c < 0x7f && c != '"' && c != '\\' && c != '=';
    });
}

/// `port=8177 folder="two words"`: words that need no quotes have none.
std::string written_fields(const match::JsonObject& fields) {
    std::string text;
    const match::Json tree = fields;
    for (const auto& [name, value] : tree.items()) {
        const bool plain =
            value.is_string() && needs_no_quotes(value.get_ref<const std::string&>());
        text += " " + name + "=" + (plain ? value.get<std::string>() : value.dump());
    }
    return text;
}

}  // namespace

bool write_to_standard_error(std::string_view line) {
    // A pipe that can be written to at all takes PIPE_BUF bytes at once.
    pollfd output{.fd = STDERR_FILENO, .events = POLLOUT, .revents = 0};
    if (poll(&output, 1, 0) != 1 || (output.revents & POLLOUT) == 0) return false;
    while (!line.empty()) {
        const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        line.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

Log::Log(Level least, LogFormat format, LineSink sink, TimeSource now)
    : least_(least), format_(format), sink_(std::move(sink)), now_(std::move(now)) {
    if (format_ == LogFormat::automatic) {
        format_ = isatty(STDERR_FILENO) == 1 ? LogFormat::text : LogFormat::json;
    }
}

std::string Log::line(Level level, std::string_view event, const match::JsonObject& fields) const {
    const std::string time = written_time(now_());
    if (format_ == LogFormat::json) {
        return match::JsonObject()
                   .add("time", time)
                   .add("level", name_of(level))
                   .add("event", event)
                   .add_all(fields)
                   .text() +
               "\n";
    }
    return time + " " + std::string(name_of(level)) + " " + std::string(event) +
           written_fields(fields) + "\n";
}

void Log::write(Level level, std::string_view event, const match::JsonObject& fields) {
    if (!writes(level)) return;
    const std::uint64_t lost = lost_.exchange(0);
    if (lost > 0 &&
        !sink_(line(Level::warning, "lines_lost", match::JsonObject().add("lines", lost)))) {
        lost_ += lost + 1;
        return;
    }
    std::string whole = line(level, event, fields);
    if (whole.size() > PIPE_BUF) {
        whole = line(level, event, match::JsonObject().add("too_long", whole.size()));
    }
    if (!sink_(whole)) ++lost_;
}

}  // namespace lemniscate::server
