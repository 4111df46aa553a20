#include "match/write_log.h"

#include <algorithm>
#include <optional>

#include "match/match.h"

namespace lemniscate::match {

std::string_view name_of(Weight weight) {
    switch (weight) {
        case Weight::detail:
            return "detail";
        case Weight::deed:
            return "deed";
        case Weight::result:
            return "result";
        case Weight::yours:
            return "yours";
    }
    return {};
}

void write_fields(JsonObject& json, const LogLine& line) {
    json.add("seat", index(line.seat)).add("step", line.step).add("round", line.round);
    add_argument(json, line.who);
    json.add_list("parts", [&](JsonList& parts) {
        for (const LogPart& part : line.parts) {
            parts.add_object([&](JsonObject& one) {
                one.add("says", part.says).add("weight", name_of(part.weight));
                one.add("step", part.step);
            });
        }
    });
}

JsonList write_log(const std::vector<LogLine>& lines) {
    JsonList list;
    for (const LogLine& line : lines) list.add(line);
    return list;
}

namespace {

/// The line that a reader may have in a longer form: the last one that begins before `kept`.
std::size_t last_before(const std::vector<LogLine>& lines, std::size_t kept) {
    std::size_t at = lines.size();
    while (at > 0 && lines[at - 1].step >= kept) --at;
    return at > 0 ? at - 1 : 0;
}

std::size_t first_difference(const std::vector<LogLine>& lines, const std::vector<LogLine>& then) {
    return static_cast<std::size_t>(
        std::mismatch(lines.begin(), lines.end(), then.begin(), then.end()).first - lines.begin());
}

/// By the log from `begin` on, whose first line may be without its beginning; nothing where that is
/// the one that has changed.
std::optional<LogChange> change_after(std::size_t begin, const Match& match, Viewer viewer,
                                      std::size_t kept, bool taken_back) {
    const std::vector<LogLine> lines = match.log(begin, match.size(), viewer);
    std::vector<LogLine> then;
    if (!taken_back) then = match.log(begin, kept, viewer);
    std::size_t changed = taken_back ? last_before(lines, kept) : first_difference(lines, then);
    LogChange change{match.size(), {}};
    if (changed < then.size()) change.from = std::min(change.from, then[changed].step);
    if (changed < lines.size()) change.from = std::min(change.from, lines[changed].step);
    // A move may begin several lines: they go together.
    while (changed > 0 && lines[changed - 1].step >= change.from) --changed;
    if (changed == 0 && begin > 0) return std::nullopt;
    if (changed == 0) change.from = 0;
    for (std::size_t i = changed; i < lines.size(); ++i) change.lines.add(lines[i]);
    return change;
}

/// Where the seat that made the last of these moves has begun to, and one before: mostly a line
/// that has not changed, and the one that has.
std::size_t last_turn(const Match& match, std::size_t kept) {
    std::size_t begin = kept;
    while (begin > 0 && match.seat_of(begin - 1) == match.seat_of(kept - 1)) --begin;
    return begin > 0 ? begin - 1 : 0;
}

}  // namespace

LogChange log_change(const Match& match, Viewer viewer, std::size_t kept, bool taken_back) {
    if (kept == match.size() && !taken_back) return {match.size(), {}};
    if (const std::size_t begin = last_turn(match, kept); begin > 0) {
        const auto change = change_after(begin, match, viewer, kept, taken_back);
        if (change) return *change;
    }
    for (std::size_t enough = 16; enough < kept; enough *= 4) {
        const auto change = change_after(kept - enough, match, viewer, kept, taken_back);
        if (change) return *change;
    }
    return *change_after(0, match, viewer, kept, taken_back);
}

}  // namespace lemniscate::match
