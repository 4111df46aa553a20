#include "cli/play/game_loop.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <system_error>
#include <utility>

#include "cli/markdown.h"
#include "cli/play/answer.h"
#include "cli/play/card_pages.h"
#include "cli/play/game_terminal.h"
#include "cli/play/pages.h"
#include "cli/play/parse_line.h"
#include "cli/play/phrases.h"
#include "cli/play/rules_pages.h"
#include "cli/play/save_record.h"
#include "match/record.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::play {

using texts::Key;

GameLoop::GameLoop(LocalTable& game, const Dialog& dialog, std::string note)
    : game_(game), dialog_(dialog), note_(std::move(note)) {}

/// Where people share a keyboard, even a question for form's sake must be seen to be asked.
bool GameLoop::needs_no_answer(const std::vector<match::Choice>& choices) const {
    return !game_.has_several_people() && terminal_of(match().game()).answers_itself(choices);
}

Viewer GameLoop::onlooker() const {
    if (game_.has_several_people()) return spectator;
    const Players& players = game_.players();
    const auto seat = std::find_if(players.begin(), players.end(), texts::is_person);
    return {seat_at(static_cast<std::uint32_t>(seat - players.begin()))};
}

Ending GameLoop::play() {
    while (!game_.is_over()) {
        if (!game_.is_person(match().to_act())) {
            game_.play_bot();
        } else if (!person_moves()) {
            keep();
            return Ending::left;
        }
    }
    game_.forget();
    return Ending::finished;
}

void GameLoop::play_obvious() {
    const GameTerminal& terminal = terminal_of(match().game());
    while (!game_.is_over() && game_.is_person(match().to_act())) {
        const Asked asked(match(), game_.names(), dialog_.texts());
        const auto move = terminal.obvious_move(*asked.view, asked.choices);
        if (!move) {
            note_ = terminal.left_to_person(asked);
            return;
        }
        game_.play(*move);
    }
}

/// Before a move that throws something away a person at a terminal is asked; nothing: it may be
/// made.
std::optional<GameLoop::Next> GameLoop::warn(const Asked& asked, const std::string& move) {
    if (!dialog_.screen) return std::nullopt;
    const std::string things = terminal_of(match().game()).thrown_away_by(asked, move);
    if (things.empty()) return std::nullopt;
    const auto sure = ask_yes_or_no(
        dialog_, dialog_.texts().say(Key::play_throws_away, {{"things", things}}), Answer::no);
    if (!sure) return Next::leave;
    return *sure ? std::nullopt : std::optional<Next>(Next::show_again);
}

bool GameLoop::person_moves() {
    if (!hand_over(match().to_act())) return false;
    Asked asked(match(), game_.names(), dialog_.texts());
    if (needs_no_answer(asked.choices)) {
        game_.play(asked.choices.front().move);
        return true;
    }
    asked.seen = std::exchange(seen_[asked.seat], match().size());
    // Once a turn: a person's turn may be thirty decisions.
    if (const auto turn = std::pair(match().turn(), asked.seat); turn != kept_turn_) {
        kept_turn_ = turn;
        keep();
    }
    const Completer complete = [&](std::string_view before, std::string_view word) {
        return completions(asked, before, word);
    };
    const std::string prompt = prompt_line(asked);
    for (Next next = Next::show_again;;) {
        if (next == Next::show_again) {
            dialog_.show(table_page(asked, note_, dialog_.style()));
            note_.clear();
        }
        const auto line = dialog_.ask(prompt, complete);
        if (!line) return false;
        next = answer(asked, *line);
        if (next == Next::go_on) return true;
        if (next == Next::leave) return false;
    }
}

/// Between two people the screen shows nothing until the next one sits in front of it.
bool GameLoop::hand_over(Seat seat) {
    if (game_.has_several_people() && dialog_.screen && seat != at_screen_) {
        const std::string who = name_of(seat, spectator, game_.players(), dialog_.texts());
        dialog_.wipe();
        dialog_.show({dialog_.texts().say(Key::play_hand_over, {{"who", who}})});
        if (!dialog_.ask(dialog_.texts().say(Key::play_enter))) return false;
    }
    at_screen_ = seat;
    return true;
}

GameLoop::Next GameLoop::answer(const Asked& asked, const std::string& line) {
    const ParsedLine parsed = parse_line(asked, line);
    switch (parsed.kind) {
        case ParsedLine::Kind::nothing:
            return dialog_.screen ? Next::show_again : Next::ask_again;
        case ParsedLine::Kind::refused:
            return say(parsed.refusal);
        case ParsedLine::Kind::move:
            if (const auto next = warn(asked, parsed.move)) return *next;
            game_.play(parsed.move);
            if (parsed.and_obvious) play_obvious();
            return Next::go_on;
        case ParsedLine::Kind::command:
            break;
    }
    return obey(asked, parsed);
}

GameLoop::Next GameLoop::obey(const Asked& asked, const ParsedLine& parsed) {
    const Style style = dialog_.style();
    switch (parsed.command) {
        case Command::help:
            return show_in_pages(asked, help_page(asked, style));
        case Command::card:
            return show_card(asked, parsed.rest);
        case Command::rules:
            return show_rules(asked, parsed.rest);
        case Command::moves:
            return show_in_pages(asked, moves_page(asked, style));
        case Command::log:
            return show_aside(
                asked, log_page(match(), asked.names, Viewer{asked.seat}, style, dialog_.texts()));
        case Command::show:
            return Next::show_again;
        case Command::undo:
            return take_back();
        case Command::save:
            return say(save(parsed.rest));
        case Command::quit:
            break;
    }
    return Next::leave;
}

GameLoop::Next GameLoop::say(std::string sentence) {
    if (dialog_.screen) {
        note_ = std::move(sentence);
        return Next::show_again;
    }
    dialog_.say(sentence);
    return Next::ask_again;
}

/// Enter goes back to the table; whatever else is typed there is an answer already.
GameLoop::Next GameLoop::show_aside(const Asked& asked, const Page& page) {
    dialog_.show(page);
    if (!dialog_.screen) return Next::ask_again;
    const auto line = dialog_.ask(dialog_.texts().say(Key::play_back));
    return line ? answer(asked, *line) : Next::leave;
}

/// What is longer than the screen is shown part by part, and left whenever something is typed.
GameLoop::Next GameLoop::show_in_pages(const Asked& asked, const Page& page) {
    const int prompt_lines = 1;
    const int rows = dialog_.screen ? dialog_.style().rows : 0;
    const std::vector<Page> parts = parts_of(page, rows - prompt_lines);
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        dialog_.show(parts[i]);
        const auto line = dialog_.ask(
            dialog_.texts().say(Key::play_more, {{"at", i + 1}, {"pages", parts.size()}}));
        if (!line) return Next::leave;
        if (read_answer(*line, dialog_.texts()) != Answer::empty) return answer(asked, *line);
    }
    return show_aside(asked, parts.back());
}

GameLoop::Next GameLoop::show_card(const Asked& asked, const std::string& name) {
    if (name.empty()) return say(dialog_.texts().say(Key::play_card_which));
    texts::CardList list = *texts::card_list(match().game(), dialog_.texts());
    std::string refusal = keep_named(list, name, match().game(), dialog_.texts());
    if (!refusal.empty()) return say(std::move(refusal));
    return show_in_pages(asked, card_lines(list, dialog_.style(), dialog_.texts()));
}

GameLoop::Next GameLoop::show_rules(const Asked& asked, const std::string& section) {
    const texts::Texts& texts = dialog_.texts();
    const texts::Rulebook& rules = *texts::find_rules(match().game(), texts.language());
    if (section.empty()) {
        const std::string how = texts.say(Key::play_rules_how);
        return show_in_pages(asked, contents_lines(rules, how, dialog_.style(), texts));
    }
    const auto sections = find_sections(rules, section);
    if (sections.empty()) return say(refuse_section(section, rules, texts));
    return show_in_pages(
        asked, lines_in(rendered(sections_in_markdown(rules, sections), dialog_.style())));
}

/// The last decision that a person made, with what bots did after it.
GameLoop::Next GameLoop::take_back() {
    std::size_t last = match().size();
    while (last > 0 && !game_.is_person(match().seat_of(last - 1))) --last;
    if (last == 0) return say(dialog_.texts().say(Key::play_undo_nothing));
    if (!game_.undo(match().seat_of(last - 1))) {
        return say(dialog_.texts().say(Key::play_undo_revealed));
    }
    // What needed no answer would only be answered again.
    while (needs_no_answer(match().choices(Viewer{match().to_act()})) &&
           game_.undo(match().to_act())) {
    }
    note_ = dialog_.texts().say(Key::play_undone);
    return Next::go_on;
}

std::string GameLoop::save(const std::string& file) const {
    match::Record record = game_.record();
    record.date = today();
    return save_record(file, match::write_record(record), dialog_.texts());
}

/// What others did meanwhile and what was done before goes to the disk when somebody is asked. A
/// game that cannot be kept goes on all the same; that is said once.
void GameLoop::keep() {
    game_.sync();
    if (!game_.error() || keeping_failed_) return;
    keeping_failed_ = true;
    note_ += (note_.empty() ? "" : " ") +
             dialog_.texts().say(Key::play_not_kept,
                                 {{"file", game_.place().string()},
                                  {"reason", say_reason(game_.error(), dialog_.texts())}});
}

}  // namespace lemniscate::cli::play
