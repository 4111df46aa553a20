// The log as JSON, and what of it has changed since somebody read it.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "match/choice.h"
#include "match/json_text.h"

namespace lemniscate::match {

class Match;

/// The same name as the enumerator.
std::string_view name_of(Weight weight);

/// `{"seat": 0, "step": 12, "round": 3, "who": ARGUMENT, "parts": [{"says": MESSAGE, "weight":
/// "deed", "step": 14}, ...]}`
void write_fields(JsonObject& json, const LogLine& line);
JsonList write_log(const std::vector<LogLine>& lines);

/// What a reader of the log has to do: drop its lines that begin at `from` or later, and add these.
struct LogChange {
    std::size_t from;
    JsonList lines;
};

/// For a reader who knew the first `kept` of the moves that stand, and perhaps others behind them
/// that were taken back. Only the end of a long game is told again to find out.
LogChange log_change(const Match& match, Viewer viewer, std::size_t kept, bool taken_back);

}  // namespace lemniscate::match
