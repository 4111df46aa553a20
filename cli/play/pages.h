// What fills the screen: the table with the moves, help, the log, the result.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "cli/play/ink.h"
#include "cli/play/numbered.h"
#include "cli/play/page.h"
#include "cli/play/seated.h"
#include "cli/play/style.h"
#include "cli/play/tables.h"
#include "cli/play/words.h"
#include "engine/seat.h"
#include "texts/texts.h"
#include "texts/width.h"

namespace lemniscate::cli::playing {

/// The table as `seat` sees it, what happened since its last decision, and its choices, with
/// `note` below. The roomiest layout that leaves a line for the prompt is taken.
template <Game G>
Page table_page(const Seated<G>& game, Seat seat, const std::vector<typename G::Move>& choices,
                const std::string& note, const Style& style, const texts::Texts& texts);

template <Game G>
Page help_page(const Style& style, const texts::Texts& texts);

/// Every choice in the notation.
template <Game G>
Page moves_page(const typename G::State& state, const std::vector<typename G::Move>& choices,
                const Style& style);

template <Game G>
Page log_page(const Seated<G>& game, Viewer viewer, const Style& style, const texts::Texts& texts);

/// The last position, who won and why, and the standings.
template <Game G>
Page result_page(const Seated<G>& game, Viewer viewer, const Style& style,
                 const texts::Texts& texts);

// How it is done.

namespace detail {

template <Game G>
Page news_lines(const Seated<G>& game, Seat seat, const Layout& layout, const Style& style,
                const texts::Texts& texts) {
    Page lines = news(game.session.steps(), Viewer{seat}, game.players, Ink(style), texts);
    if (lines.size() > layout.news) lines = layout.news == 0 ? Page{} : Page{join(lines, "  ")};
    return layout.whole_news ? broken(lines, style.columns)
                             : clipped(std::move(lines), style.columns);
}

template <Game G>
Page lay_out(const Layout& layout, const Seated<G>& game, Seat seat,
             const std::vector<typename G::Move>& choices, const Style& style,
             const texts::Texts& texts) {
    const typename G::State& state = game.session.state();
    Page page =
        table_lines(observe(state, Viewer{seat}), style, texts, game.players, layout.spacing);
    append(page, news_lines(game, seat, layout, style, texts));
    if (layout.airy) page.emplace_back();
    append(page, choice_lines(state, choices, layout.detail, style, texts, game.players));
    if (layout.airy) page.emplace_back();
    return page;
}

template <Game G>
std::string result_sentence(const Seated<G>& game, Viewer viewer, const texts::Texts& texts) {
    const Outcome result = outcome(game.session.state());
    std::vector<std::string> winners;
    for (std::uint32_t i = 0; i < seats(game.session.state()); ++i) {
        if (!result.won_by(seat_at(i))) continue;
        winners.push_back(name_at(game.session.state(), seat_at(i), viewer, game.players, texts));
    }
    const bool you = winners.size() == 1 && result.won_by(viewer.seat);
    return texts.say(winners.empty()       ? texts::Key::play_result_draw
                     : winners.size() == 1 ? texts::Key::play_result_won
                     : result.as_partners  ? texts::Key::play_result_team
                                           : texts::Key::play_result_shared,
                     {{"you", you ? "yes" : "no"},
                      {"who", join(winners, ", ")},
                      {"reason", say(texts, std::string(G::id) + ".reason", result.reason)}});
}

}  // namespace detail

template <Game G>
Page table_page(const Seated<G>& game, Seat seat, const std::vector<typename G::Move>& choices,
                const std::string& note, const Style& style, const texts::Texts& texts) {
    Page notes = note.empty() ? Page{} : wrapped(note, style.columns);
    for (std::string& line : notes) line = Ink(style).alert(line);
    Page page;
    for (const Layout& layout : layouts(G{})) {
        page = detail::lay_out(layout, game, seat, choices, style, texts);
        append(page, notes);
        constexpr std::size_t prompt_lines = 1;
        const bool fits = page.size() + prompt_lines <= static_cast<std::size_t>(style.rows);
        if (style.rows == 0 || fits) break;
    }
    return page;
}

template <Game G>
Page help_page(const Style& style, const texts::Texts& texts) {
    HelpPage help(style, texts);
    add_help(G{}, help);
    help.add_commands();
    return help.page();
}

template <Game G>
Page moves_page(const typename G::State& state, const std::vector<typename G::Move>& choices,
                const Style& style) {
    const Ink ink(style);
    std::vector<std::string> items;
    for (std::size_t at = 0; at < choices.size(); ++at) {
        const auto text = write_move(state, choices[at]);
        items.push_back(texts::pad_left(ink.strong(std::to_string(at + 1)), 3) + "  " +
                        std::string(std::string_view(text)));
    }
    return in_columns(items, style.columns);
}

template <Game G>
Page log_page(const Seated<G>& game, Viewer viewer, const Style& style, const texts::Texts& texts) {
    Page page = tell(game.session.steps(), viewer, game.players, Ink(style), texts);
    if (page.empty()) page.push_back(texts.say(texts::Key::play_log_empty));
    return layouts(G{}).front().whole_news ? broken(page, style.columns)
                                           : clipped(std::move(page), style.columns);
}

template <Game G>
Page result_page(const Seated<G>& game, Viewer viewer, const Style& style,
                 const texts::Texts& texts) {
    const typename G::State& state = game.session.state();
    const Ink ink(style);
    Page page = table_lines(observe(state, viewer), style, texts, game.players, Spacing::close);
    append(page, detail::news_lines(game, viewer.seat, layouts(G{}).front(), style, texts));
    page.emplace_back();
    for (const std::string& line :
         wrapped(detail::result_sentence(game, viewer, texts), style.columns)) {
        page.push_back(ink.title(line));
    }
    for (const Standing& standing : standings(state, texts)) {
        const std::string who = name_at(state, standing.seat, viewer, game.players, texts);
        page.push_back(texts::clip("  " + texts::pad_right(ink.strong(who), 14) + standing.line,
                                   style.columns));
    }
    page.emplace_back();
    return page;
}

}  // namespace lemniscate::cli::playing
