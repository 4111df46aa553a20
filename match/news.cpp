#include "match/news.h"

#include <algorithm>

#include "match/match.h"

namespace lemniscate::match {
namespace {

/// Says whether there are older lines.
bool keep_last_round(std::vector<LogLine>& lines) {
    const auto old = std::find_if_not(lines.rbegin(), lines.rend(), [&](const LogLine& line) {
        return line.round == lines.back().round;
    });
    const bool has_older = old != lines.rend();
    lines.erase(lines.begin(), old.base());
    return has_older;
}

/// From the viewer's turn before those of others, to its turn that goes on now. Says whether there
/// are older lines.
bool keep_since_turn_of(Seat seat, std::vector<LogLine>& lines) {
    const auto is_own = [seat](const LogLine& line) { return line.seat == seat; };
    auto first = std::find_if_not(lines.rbegin(), lines.rend(), is_own);
    first = std::find_if(first, lines.rend(), is_own);
    if (first != lines.rend()) ++first;
    const bool has_older = first != lines.rend();
    lines.erase(lines.begin(), first.base());
    return has_older;
}

void keep_results(LogLine& line, std::size_t seen) {
    std::erase_if(line.parts, [seen](const LogPart& part) {
        return part.weight < Weight::result || part.step < seen;
    });
}

}  // namespace

std::vector<LogLine> news(const Match& match, Viewer viewer, std::size_t seen) {
    const bool whole_round = match.outcome().over || viewer.seat == Seat::none;
    const std::size_t size = match.size();
    std::vector<LogLine> lines;
    // Of a long game only the end is news. The oldest line that is told may be without its
    // beginning: there is enough of them when that one is not needed.
    bool has_older = false;
    for (std::size_t enough = 32; !has_older; enough *= 4) {
        const std::size_t begin = size > enough ? size - enough : 0;
        lines = match.log(begin, size, viewer);
        has_older = whole_round ? keep_last_round(lines) : keep_since_turn_of(viewer.seat, lines);
        if (begin == 0) break;
    }
    for (LogLine& line : lines) {
        if (!whole_round && line.seat == viewer.seat) keep_results(line, seen);
    }
    std::erase_if(lines, [](const LogLine& line) { return line.parts.empty(); });
    return lines;
}

std::optional<std::size_t> news_since(const Match& match, Viewer viewer) {
    const std::vector<LogLine> lines = news(match, viewer, match.size());
    return lines.empty() ? std::nullopt : std::optional(lines.front().step);
}

}  // namespace lemniscate::match
