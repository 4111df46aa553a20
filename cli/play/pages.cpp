#include "cli/play/pages.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "cli/play/game_terminal.h"
#include "cli/play/ink.h"
#include "cli/play/numbered.h"
#include "cli/play/words.h"
#include "texts/say_message.h"
#include "texts/width.h"

namespace lemniscate::cli::playing {
namespace {

using texts::Key;

std::unique_ptr<texts::Speaker> speaker_of(const match::Match& match,
                                           const std::vector<std::string>& names, Viewer viewer,
                                           const Style& style) {
    return terminal_of(match.game()).speaker(names, viewer, Ink(style));
}

Page said(const std::vector<match::LogLine>& lines, const texts::Texts& texts,
          const texts::Speaker& speaker) {
    Page page;
    for (const match::LogLine& line : lines) page.push_back(say(line.says, texts, speaker));
    return page;
}

/// As much of the news as a layout has room for.
Page fitted(Page news, const Layout& layout, const Style& style) {
    if (news.size() > layout.news) news = layout.news == 0 ? Page{} : Page{join(news, "  ")};
    return layout.whole_news ? broken(news, style.columns)
                             : clipped(std::move(news), style.columns);
}

Page lay_out(const Layout& layout, const Asked& asked, const Page& news, const Style& style) {
    const GameTerminal& terminal = terminal_of(asked.match.game());
    Page page = terminal.table_lines(*asked.view, style, asked.texts, asked.names, layout.spacing);
    append(page, fitted(news, layout, style));
    if (layout.airy) page.emplace_back();
    append(page,
           flow(terminal.group_choices(asked, layout.detail, style), style.columns, Ink(style)));
    if (layout.airy) page.emplace_back();
    return page;
}

}  // namespace

Page table_page(const Asked& asked, const std::string& note, const Style& style) {
    Page notes = note.empty() ? Page{} : wrapped(note, style.columns);
    for (std::string& line : notes) line = Ink(style).alert(line);
    const Page news = news_lines(asked.match, asked.names, Viewer{asked.seat}, style, asked.texts);
    Page page;
    for (const Layout& layout : terminal_of(asked.match.game()).layouts()) {
        page = lay_out(layout, asked, news, style);
        append(page, notes);
        constexpr std::size_t prompt_lines = 1;
        const bool fits = page.size() + prompt_lines <= static_cast<std::size_t>(style.rows);
        if (style.rows == 0 || fits) break;
    }
    return page;
}

std::string prompt_line(const Asked& asked) {
    return say(asked.match.prompt(), asked.texts,
               texts::PlainSpeaker(asked.names, Viewer{asked.seat}));
}

Page help_page(const Asked& asked, const Style& style) {
    HelpPage help(style, asked.texts);
    terminal_of(asked.match.game()).add_help(help, *asked.view);
    help.add_commands();
    return help.page();
}

Page moves_page(const Asked& asked, const Style& style) {
    const Ink ink(style);
    std::vector<std::string> items;
    for (std::size_t at = 0; at < asked.choices.size(); ++at) {
        const match::Choice& choice = asked.choices[at];
        const std::string number = asked.amounts() == nullptr ? std::to_string(at + 1) : "";
        items.push_back(texts::pad_left(ink.strong(number), 3) + "  " +
                        (choice.number ? with_amount(choice, amounts_of(choice)) : choice.move));
    }
    return in_columns(items, style.columns);
}

Page log_page(const match::Match& match, const std::vector<std::string>& names, Viewer viewer,
              const Style& style, const texts::Texts& texts) {
    Page page =
        said(match.log(0, match.size(), viewer), texts, *speaker_of(match, names, viewer, style));
    if (page.empty()) page.push_back(texts.say(Key::play_log_empty));
    return terminal_of(match.game()).layouts().front().whole_news
               ? broken(page, style.columns)
               : clipped(std::move(page), style.columns);
}

Page news_lines(const match::Match& match, const std::vector<std::string>& names, Viewer viewer,
                const Style& style, const texts::Texts& texts) {
    // Of a long game only the end is news: enough turns for everybody, and their decisions.
    constexpr std::size_t enough = 400;
    const std::size_t size = match.size();
    std::vector<match::LogLine> lines = match.log(size > enough ? size - enough : 0, size, viewer);
    const bool to_everybody = match.outcome().over || viewer.seat == Seat::none;
    // One's own turn that goes on is no news.
    while (!to_everybody && !lines.empty() && lines.back().seat == viewer.seat) lines.pop_back();
    const auto is_news = [&](const match::LogLine& line) {
        return to_everybody ? line.round == lines.back().round : line.seat != viewer.seat;
    };
    const auto old = std::find_if_not(lines.rbegin(), lines.rend(), is_news);
    lines.erase(lines.begin(), old.base());
    return said(lines, texts, *speaker_of(match, names, viewer, style));
}

Page result_page(const match::Match& match, const std::vector<std::string>& names, Viewer viewer,
                 const Style& style, const texts::Texts& texts) {
    const GameTerminal& terminal = terminal_of(match.game());
    const auto speaker = speaker_of(match, names, viewer, style);
    const Ink ink(style);
    Page page = terminal.table_lines(*match.view(viewer), style, texts, names, Spacing::close);
    append(page, fitted(news_lines(match, names, viewer, style, texts), terminal.layouts().front(),
                        style));
    page.emplace_back();
    for (const std::string& line :
         wrapped(say(match.result(viewer), texts, *speaker), style.columns)) {
        page.push_back(ink.title(line));
    }
    for (const match::Standing& standing : match.standings()) {
        const std::string who = speaker->seat(standing.seat, texts);
        page.push_back(texts::clip(
            "  " + texts::pad_right(ink.strong(who), 14) + say(standing.says, texts, *speaker),
            style.columns));
    }
    page.emplace_back();
    return page;
}

}  // namespace lemniscate::cli::playing
