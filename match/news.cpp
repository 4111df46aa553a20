#include "match/news.h"

#include <algorithm>

#include "match/match.h"

namespace lemniscate::match {
namespace {

void keep_last_round(std::vector<LogLine>& lines) {
    const auto old = std::find_if_not(lines.rbegin(), lines.rend(), [&](const LogLine& line) {
        return line.round == lines.back().round;
    });
    lines.erase(lines.begin(), old.base());
}

/// From the viewer's turn before those of others, to its turn that goes on now.
void keep_since_turn_of(Seat seat, std::vector<LogLine>& lines) {
    const auto is_own = [seat](const LogLine& line) { return line.seat == seat; };
    auto first = std::find_if_not(lines.rbegin(), lines.rend(), is_own);
    first = std::find_if(first, lines.rend(), is_own);
    if (first != lines.rend()) ++first;
    lines.erase(lines.begin(), first.base());
}

void keep_results(LogLine& line, std::size_t seen) {
    std::erase_if(line.parts, [seen](const LogPart& part) {
        return part.weight < Weight::result || part.step < seen;
    });
}

}  // namespace

std::vector<LogLine> news(const Match& match, Viewer viewer, std::size_t seen) {
    // Of a long game only the end is news: enough turns for everybody, and their decisions.
    constexpr std::size_t enough = 400;
    const std::size_t size = match.size();
    std::vector<LogLine> lines = match.log(size > enough ? size - enough : 0, size, viewer);
    if (match.outcome().over || viewer.seat == Seat::none) {
        keep_last_round(lines);
    } else {
        keep_since_turn_of(viewer.seat, lines);
        for (LogLine& line : lines) {
            if (line.seat == viewer.seat) keep_results(line, seen);
        }
    }
    std::erase_if(lines, [](const LogLine& line) { return line.parts.empty(); });
    return lines;
}

}  // namespace lemniscate::match
