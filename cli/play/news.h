// What happened, as much of it as there is room for.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "cli/page.h"
#include "cli/style.h"
#include "engine/seat.h"
#include "match/choice.h"
#include "match/match.h"
#include "texts/say_message.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

/// The news to a viewer who has seen the first `seen` moves (match/news.h). It refers to the texts.
class News {
  public:
    News(const match::Match& match, const std::vector<std::string>& names, Viewer viewer,
         std::size_t seen, const Style& style, const texts::Texts& texts);

    /// On at most so many lines. Parts that matter least are left out first, from the longest line
    /// of the log, which then ends with an ellipsis; what was done to the viewer stays.
    Page fitted(std::size_t rows) const;

  private:
    /// A line of the log as it is said, perhaps without some of its parts.
    struct Line {
        match::LogLine log;
        std::string text = {};
        bool is_whole = true;
    };

    static bool comes_before(const Line& a, const Line& b);
    void say(Line& line) const;
    Page laid_out(const std::vector<Line>& lines, std::size_t rows) const;
    bool leave_out_one(std::vector<Line>& lines, std::size_t rows) const;

    std::vector<Line> lines_;
    int columns_;
    const texts::Texts& texts_;
    std::unique_ptr<texts::Speaker> speaker_;
};

}  // namespace lemniscate::cli::play
