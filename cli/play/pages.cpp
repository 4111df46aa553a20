#include "cli/play/pages.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "cli/play/ink.h"
#include "cli/play/screen.h"
#include "cli/play/telling.h"
#include "cli/play/words.h"
#include "texts/width.h"

namespace lemniscate::cli::playing {
namespace {

using namespace splendor;
using texts::Key;

void append(Page& page, const Page& more) { page.insert(page.end(), more.begin(), more.end()); }

/// How a table page is laid out, from the roomiest to the closest.
struct Layout {
    bool airy;  ///< empty lines between the parts
    Spacing spacing;
    Detail detail;
    std::size_t news;  ///< at most so many lines of what happened
};

constexpr Layout layouts[] = {
    {true, Spacing::ruled, Detail::named, 8},  {true, Spacing::ruled, Detail::brief, 8},
    {false, Spacing::ruled, Detail::brief, 8}, {false, Spacing::close, Detail::brief, 8},
    {false, Spacing::close, Detail::brief, 1}, {false, Spacing::close, Detail::terse, 1},
    {false, Spacing::close, Detail::terse, 0},
};

/// What happened since the seat decided last; to nobody in particular, the last round is news.
std::span<const Step> news_for(const Session& session, Seat seat) {
    const std::vector<Step>& steps = session.steps();
    const auto round_of = [](const Step& step) { return step.before.turns / step.before.players; };
    const auto is_news = [&](const Step& step) {
        return seat == Seat::none ? round_of(step) == round_of(steps.back()) : step.seat != seat;
    };
    std::size_t from = steps.size();
    while (from > 0 && is_news(steps[from - 1])) --from;
    return std::span(steps).subspan(from);
}

Page news_lines(const Seated& game, Seat seat, std::size_t most, const Style& style,
                const texts::Texts& texts) {
    const Ink ink(style);
    Page lines = tell(news_for(game.session, seat), Viewer{seat}, game.players, ink, texts);
    if (lines.size() > most) lines = most == 0 ? Page{} : Page{join(lines, "  ")};
    for (std::string& line : lines) line = texts::clip(line, style.columns);
    return lines;
}

Page lay_out(const Layout& layout, const Seated& game, Seat seat,
             const std::vector<Choice>& choices, const Style& style, const texts::Texts& texts) {
    const State& state = game.session.state();
    Page page =
        table_lines(observe(state, Viewer{seat}), style, texts, game.players, layout.spacing);
    const Page news = news_lines(game, seat, layout.news, style, texts);
    append(page, news);
    if (layout.airy) page.emplace_back();
    append(page, choice_lines(state, choices, layout.detail, style, texts));
    if (layout.airy) page.emplace_back();
    return page;
}

/// The seats in the order of their standing: winners, then points, tile, fewest characters.
std::vector<Seat> standing(const State& state) {
    std::vector<Seat> seats;
    for (std::uint32_t i = 0; i < state.players; ++i) seats.push_back(seat_at(i));
    const Outcome result = outcome(state);
    std::stable_sort(seats.begin(), seats.end(), [&](Seat a, Seat b) {
        if (result.won_by(a) != result.won_by(b)) return result.won_by(a);
        return scoring::rank(state, a) > scoring::rank(state, b);
    });
    return seats;
}

std::uint32_t locations_of(const State& state, Seat seat) {
    return static_cast<std::uint32_t>(
        std::count_if(state.conquests.begin(), state.conquests.end(),
                      [seat](const Conquest& conquest) { return conquest.seat == seat; }));
}

std::string result_sentence(const Seated& game, Viewer viewer, const texts::Texts& texts) {
    const Outcome result = outcome(game.session.state());
    std::vector<std::string> winners;
    for (std::uint32_t i = 0; i < game.session.state().players; ++i) {
        if (!result.won_by(seat_at(i))) continue;
        winners.push_back(name_of(seat_at(i), viewer, game.players, texts));
    }
    const bool you = winners.size() == 1 && result.won_by(viewer.seat);
    return texts.say(winners.size() == 1 ? Key::play_result_won : Key::play_result_shared,
                     {{"you", you ? "yes" : "no"},
                      {"who", join(winners, ", ")},
                      {"reason", say(texts, "splendor.reason", result.reason)}});
}

}  // namespace

Page table_page(const Seated& game, Seat seat, const std::vector<Choice>& choices,
                const std::string& note, const Style& style, const texts::Texts& texts) {
    Page notes = note.empty() ? Page{} : wrapped(note, style.columns);
    for (std::string& line : notes) line = Ink(style).alert(line);
    Page page;
    for (const Layout& layout : layouts) {
        page = lay_out(layout, game, seat, choices, style, texts);
        append(page, notes);
        constexpr std::size_t prompt_lines = 1;
        const bool fits = page.size() + prompt_lines <= static_cast<std::size_t>(style.rows);
        if (style.rows == 0 || fits) break;
    }
    return page;
}

Page help_page(const Style& style, const texts::Texts& texts) {
    const Ink ink(style);
    constexpr int column = 20;
    Page page;
    const auto title = [&](Key key) { page.push_back(ink.title(texts.say(key))); };
    const auto entry = [&](const std::string& what, Key key) {
        const Page lines = wrapped(texts.say(key), style.columns - column);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const std::string left = i == 0 ? "  " + what : std::string();
            page.push_back(texts::clip(texts::pad_right(left, column) + lines[i], style.columns));
        }
    };
    const auto chips = [&] {
        std::string all;
        for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
            all += ink.on(static_cast<Token>(kind), std::string(1, token_letters[kind])) + " ";
        }
        return all;
    };
    title(Key::play_help_turn);
    entry(ink.strong("ybr") + ", " + ink.strong("yy"), Key::play_help_take);
    entry(ink.strong("rocket"), Key::play_help_recruit);
    entry(ink.strong("rocket paying rrg"), Key::play_help_paying);
    entry(ink.strong("res rocket") + ", " + ink.strong("res 2"), Key::play_help_reserve);
    entry(ink.strong("12"), Key::play_help_number);
    title(Key::play_help_rules);
    append(page, wrapped(texts.say(Key::play_help_goal), style.columns, 2));
    append(page, wrapped(texts.say(Key::play_help_points), style.columns, 2));
    append(page, wrapped(texts.say(Key::play_help_limits), style.columns, 2));
    title(Key::play_help_signs);
    entry(chips(), Key::play_help_letters);
    entry("2+1", Key::play_help_purse);
    entry(ink.good(mark::affordable) + "  " + std::string(mark::minus) + "3",
          Key::play_help_missing);
    entry(ink.strong("A") + "  " + ink.alert(mark::tile), Key::play_help_avengers);
    title(Key::play_help_commands);
    entry(ink.strong("moves") + ", " + ink.strong("log") + ", " + ink.strong("show"),
          Key::play_help_look);
    entry(ink.strong("undo"), Key::play_help_undo);
    entry(ink.strong("save FILE"), Key::play_help_save);
    entry(ink.strong("quit"), Key::play_help_quit);
    return page;
}

Page moves_page(const Seated& game, const std::vector<Choice>& choices, const Style& style,
                const texts::Texts& texts) {
    return choice_lines(game.session.state(), choices, Detail::complete, style, texts);
}

Page log_page(const Seated& game, Viewer viewer, const Style& style, const texts::Texts& texts) {
    Page page = tell(game.session.steps(), viewer, game.players, Ink(style), texts);
    if (page.empty()) page.push_back(texts.say(Key::play_log_empty));
    for (std::string& line : page) line = texts::clip(line, style.columns);
    return page;
}

Page result_page(const Seated& game, Viewer viewer, const Style& style, const texts::Texts& texts) {
    const State& state = game.session.state();
    const Ink ink(style);
    Page page = table_lines(observe(state, viewer), style, texts, game.players, Spacing::close);
    append(page, news_lines(game, viewer.seat, 8, style, texts));
    page.emplace_back();
    for (const std::string& line : wrapped(result_sentence(game, viewer, texts), style.columns)) {
        page.push_back(ink.title(line));
    }
    for (const Seat seat : standing(state)) {
        const std::string who = name_of(seat, viewer, game.players, texts);
        const std::string line = texts.say(
            Key::play_result_line, {{"points", points(state, seat)},
                                    {"characters", state.team[index(seat)][team_lane::characters]},
                                    {"locations", locations_of(state, seat)},
                                    {"tile", state.tile == seat ? "yes" : "no"},
                                    {"gauntlet", meets_gauntlet(state, seat) ? "yes" : "no"}});
        page.push_back(
            texts::clip("  " + texts::pad_right(ink.strong(who), 14) + line, style.columns));
    }
    page.emplace_back();
    return page;
}

std::string prompt_for(const State& state, const texts::Texts& texts) {
    switch (state.phase) {
        case Phase::location:
            return texts.say(Key::play_prompt_location);
        case Phase::give_back:
            return texts.say(Key::play_prompt_return,
                             {{"count", state.tokens[index(state.seat)].total() - max_tokens}});
        case Phase::action:
        case Phase::over:
            break;
    }
    return texts.say(Key::play_prompt_action);
}

Page wrapped(std::string_view text, int columns, int indent) {
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    Page lines;
    std::string line = margin;
    bool fresh = true;
    while (!text.empty()) {
        const std::size_t blank = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, blank);
        text.remove_prefix(std::min(blank + 1, text.size()));
        if (!fresh && texts::columns(line) + 1 + texts::columns(word) > columns) {
            lines.push_back(line);
            line = margin;
            fresh = true;
        }
        if (!fresh) line += ' ';
        line += word;
        fresh = false;
    }
    lines.push_back(line);
    for (std::string& each : lines) each = texts::clip(each, columns);
    return lines;
}

}  // namespace lemniscate::cli::playing
