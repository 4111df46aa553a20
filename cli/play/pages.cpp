#include "cli/play/pages.h"

#include <cstddef>
#include <vector>

#include "cli/ink.h"
#include "cli/play/game_terminal.h"
#include "cli/play/news.h"
#include "cli/play/numbered.h"
#include "cli/play/phrases.h"
#include "texts/say_message.h"
#include "texts/width.h"

namespace lemniscate::cli::play {
namespace {

using texts::Key;

Page lay_out(const Layout& layout, const Asked& asked, const News& news, const Style& style) {
    const GameTerminal& terminal = terminal_of(asked.match.game());
    Page page = terminal.table_lines(*asked.view, style, asked.texts, asked.names, layout.spacing);
    append(page, news.fitted(layout.news));
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
    const News news(asked.match, asked.names, Viewer{asked.seat}, asked.seen, style, asked.texts);
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
        const std::string words = terminal_of(asked.match.game()).words_for(asked, choice);
        items.push_back(texts::pad_left(ink.strong(number), 3) + "  " +
                        (choice.number ? with_amount(words, amounts_of(choice)) : words));
    }
    return in_columns(items, style.columns);
}

Page log_page(const match::Match& match, const std::vector<std::string>& names, Viewer viewer,
              const Style& style, const texts::Texts& texts) {
    const auto speaker = terminal_of(match.game()).speaker(names, viewer, Ink(style));
    Page page;
    for (const match::LogLine& line : match.log(0, match.size(), viewer)) {
        page.push_back(say(line.says(), texts, *speaker));
    }
    if (page.empty()) page.push_back(texts.say(Key::play_log_empty));
    return broken(page, style.columns);
}

Page result_page(const match::Match& match, const std::vector<std::string>& names, Viewer viewer,
                 const Style& style, const texts::Texts& texts) {
    const GameTerminal& terminal = terminal_of(match.game());
    const Ink ink(style);
    const auto speaker = terminal.speaker(names, viewer, ink);
    Page page = terminal.table_lines(*match.view(viewer), style, texts, names, Spacing::close);
    append(page,
           News(match, names, viewer, 0, style, texts).fitted(terminal.layouts().front().news));
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

}  // namespace lemniscate::cli::play
