#include "cli/play/news.h"

#include <algorithm>
#include <utility>

#include "cli/ink.h"
#include "cli/play/game_terminal.h"
#include "cli/play/phrases.h"
#include "match/news.h"
#include "texts/width.h"

namespace lemniscate::cli::play {
namespace {

using match::LogPart;
using match::Weight;

/// The first part of those that matter least.
std::vector<LogPart>::const_iterator lightest(const std::vector<LogPart>& parts) {
    return std::min_element(parts.begin(), parts.end(),
                            [](const LogPart& a, const LogPart& b) { return a.weight < b.weight; });
}

}  // namespace

News::News(const match::Match& match, const std::vector<std::string>& names, Viewer viewer,
           std::size_t seen, const Style& style, const texts::Texts& texts)
    : columns_(style.columns),
      texts_(texts),
      speaker_(terminal_of(match.game()).speaker(names, viewer, Ink(style))) {
    for (match::LogLine& log : match::news(match, viewer, seen)) {
        lines_.push_back({std::move(log)});
        say(lines_.back());
    }
}

void News::say(Line& line) const {
    line.text = texts::say(line.log.says(), texts_, *speaker_);
    if (!line.is_whole) line.text += " …";
}

/// Where there are more lines of the log than room, they follow each other like sentences.
Page News::laid_out(const std::vector<Line>& lines, std::size_t rows) const {
    Page page;
    for (const Line& line : lines) page.push_back(line.text);
    if (page.size() > rows) page = {join(page, "  ")};
    return broken(page, columns_);
}

/// Which is shortened before another: what has the lightest part, and of such lines the longest.
bool News::comes_before(const Line& a, const Line& b) {
    const Weight one = lightest(a.log.parts)->weight;
    const Weight other = lightest(b.log.parts)->weight;
    return one != other ? one < other : texts::columns(a.text) > texts::columns(b.text);
}

/// Says whether there was anything that may be left out.
bool News::leave_out_one(std::vector<Line>& lines, std::size_t rows) const {
    // Where each line has a row, one that needs no second gives none back by becoming shorter.
    const bool each_has_a_row = lines.size() <= rows;
    Line* chosen = nullptr;
    for (const bool only_long : {each_has_a_row, false}) {
        for (Line& line : lines) {
            if (only_long && texts::columns(line.text) <= columns_) continue;
            if (lightest(line.log.parts)->weight == Weight::yours) continue;
            if (chosen == nullptr || comes_before(line, *chosen)) chosen = &line;
        }
        if (chosen != nullptr) break;
    }
    if (chosen == nullptr) return false;
    chosen->log.parts.erase(lightest(chosen->log.parts));
    chosen->is_whole = false;
    say(*chosen);
    std::erase_if(lines, [](const Line& line) { return line.log.parts.empty(); });
    return true;
}

Page News::fitted(std::size_t rows) const {
    if (rows == 0) return {};
    std::vector<Line> lines = lines_;
    Page page = laid_out(lines, rows);
    while (page.size() > rows && leave_out_one(lines, rows)) page = laid_out(lines, rows);
    if (page.size() <= rows) return page;
    // Nothing more may be left out: what does not fit is cut.
    page.resize(rows);
    page.back() = texts::clip(page.back() + " …", columns_);
    return page;
}

}  // namespace lemniscate::cli::play
