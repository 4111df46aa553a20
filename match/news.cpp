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

/// Where news probably begin, and a little before: at the last turn of this seat that is over.
std::size_t probable_beginning(const Match& match, Seat seat) {
    std::size_t begin = match.size();
    const auto back_while = [&](bool own) {
        while (begin > 0 && (match.seat_of(begin - 1) == seat) == own) --begin;
    };
    for (const bool own : {true, false, true}) back_while(own);
    return begin > 0 ? begin - 1 : 0;
}

}  // namespace

std::vector<LogLine> news(const Match& match, Viewer viewer, std::size_t seen) {
    const bool whole_round = match.outcome().over || viewer.seat == Seat::none;
    const std::size_t size = match.size();
    std::vector<LogLine> lines;
    // Of a long game only the end is news. The oldest line that is told may be without its
    // beginning: there is enough of them when that one is not needed.
    constexpr std::size_t few = 8;
    std::size_t begin =
        whole_round ? size - std::min(size, few) : probable_beginning(match, viewer.seat);
    bool has_older = false;
    for (std::size_t enough = 4 * few;; enough *= 4) {
        lines = match.log(begin, size, viewer);
        has_older = whole_round ? keep_last_round(lines) : keep_since_turn_of(viewer.seat, lines);
        if (has_older || begin == 0) break;
        begin = std::min(begin, size - std::min(size, enough));
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
