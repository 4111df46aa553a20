#include "cli/play/sitting.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <system_error>
#include <utility>

#include "cli/play/game_terminal.h"
#include "cli/play/pages.h"
#include "cli/play/saving.h"
#include "cli/play/wording.h"
#include "cli/play/words.h"
#include "match/record.h"
#include "match/session.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::playing {

using texts::Key;

Sitting::Sitting(Seated game, const Venue& venue, std::string note)
    : game_(std::move(game)), venue_(venue), note_(std::move(note)) {
    for (const std::string& name : game_.players) {
        bots_.push_back(name == person ? nullptr : ai::make_player(match().game(), name));
    }
    begin_bots();
}

/// From the first move on: a game may have been gone on with, or moves taken back.
void Sitting::begin_bots() {
    const match::OptionList options = match().options();
    for (std::size_t i = 0; i < bots_.size(); ++i) {
        if (bots_[i] == nullptr) continue;
        bots_[i]->begin({.game = match().game(),
                         .seat = seat_at(static_cast<std::uint32_t>(i)),
                         .seats = match().seats(),
                         .options = options});
    }
    inform_bots(0);
}

/// Of the moves from `from` on.
void Sitting::inform_bots(std::size_t from) {
    for (std::size_t i = 0; i < bots_.size(); ++i) {
        if (bots_[i] == nullptr || !bots_[i]->listens()) continue;
        match().show(
            from, match().size(), Viewer{seat_at(static_cast<std::uint32_t>(i))},
            [&](Seat mover, const match::Events& events) { bots_[i]->see(mover, events); });
    }
}

bool Sitting::is_person(Seat seat) const { return bots_[index(seat)] == nullptr; }

bool Sitting::several_people() const {
    return std::count(game_.players.begin(), game_.players.end(), person) > 1;
}

/// Where people share a keyboard, even a question for form's sake must be seen to be asked.
bool Sitting::needs_no_answer(const std::vector<match::Choice>& choices) const {
    return !several_people() && terminal_of(match().game()).answers_itself(choices);
}

Viewer Sitting::onlooker() const {
    if (several_people()) return spectator;
    const auto seat = std::find(game_.players.begin(), game_.players.end(), person);
    return {seat_at(static_cast<std::uint32_t>(seat - game_.players.begin()))};
}

Ending Sitting::play() {
    while (match().to_act() != Seat::none) {
        if (!is_person(match().to_act())) {
            bot_moves();
        } else if (!person_moves()) {
            // A game that was loaded and left at once has not been kept yet.
            if (match().size() > 0) keep();
            return Ending::left;
        }
    }
    if (venue_.shelf) venue_.shelf->clear();
    return Ending::finished;
}

/// Of a legal move.
void Sitting::play(std::string_view move) {
    match().play(match().to_act(), move);
    inform_bots(match().size() - 1);
    keep();
}

void Sitting::play_obvious() {
    const GameTerminal& terminal = terminal_of(match().game());
    for (;;) {
        const Viewer viewer{match().to_act()};
        const auto move = terminal.obvious_move(*match().view(viewer), match().choices(viewer));
        if (!move) return;
        play(*move);
    }
}

void Sitting::bot_moves() {
    const Seat seat = match().to_act();
    // Dice of its own for every decision: taken back or gone on with another day, the same position
    // is met with the same move.
    Dice dice = match::bot_dice(match().seed() + match().size(), seat);
    std::string chosen;
    match().ask([&](const match::View& view, const match::Moves& moves) {
        chosen = moves.text(bots_[index(seat)]->choose(view, moves, dice, {}).move);
    });
    play(chosen);
}

bool Sitting::person_moves() {
    if (!hand_over(match().to_act())) return false;
    const Asked asked(game_, venue_.texts());
    if (needs_no_answer(asked.choices)) {
        play(asked.choices.front().move);
        return true;
    }
    const Completer complete = [&](std::string_view before, std::string_view word) {
        return completions(asked, before, word);
    };
    const std::string prompt = prompt_line(asked);
    for (Next next = Next::show_again;;) {
        if (next == Next::show_again) {
            venue_.show(table_page(asked, note_, venue_.style()));
            note_.clear();
        }
        const auto line = venue_.ask(prompt, complete);
        if (!line) return false;
        next = answer(asked, *line);
        if (next == Next::go_on) return true;
        if (next == Next::leave) return false;
    }
}

/// Between two people the screen shows nothing until the next one sits in front of it.
bool Sitting::hand_over(Seat seat) {
    if (several_people() && venue_.screen && seat != at_screen_) {
        const std::string who = name_of(seat, spectator, game_.players, venue_.texts());
        venue_.wipe();
        venue_.show({venue_.texts().say(Key::play_hand_over, {{"who", who}})});
        if (!venue_.ask(venue_.texts().say(Key::play_enter))) return false;
    }
    at_screen_ = seat;
    return true;
}

Sitting::Next Sitting::answer(const Asked& asked, const std::string& line) {
    const Understood understood = understand(asked, line);
    switch (understood.kind) {
        case Understood::Kind::nothing:
            return venue_.screen ? Next::show_again : Next::ask_again;
        case Understood::Kind::refused:
            return say(understood.refusal);
        case Understood::Kind::move:
            play(understood.move);
            if (understood.and_obvious) play_obvious();
            return Next::go_on;
        case Understood::Kind::command:
            break;
    }
    return obey(asked, understood);
}

Sitting::Next Sitting::obey(const Asked& asked, const Understood& understood) {
    const Style style = venue_.style();
    switch (understood.command) {
        case Command::help:
            return show_aside(help_page(match().game(), style, venue_.texts()));
        case Command::moves:
            return show_aside(moves_page(asked, style));
        case Command::log:
            return show_aside(log_page(game_, Viewer{asked.seat}, style, venue_.texts()));
        case Command::show:
            return Next::show_again;
        case Command::undo:
            return take_back();
        case Command::save:
            return say(save(understood.rest));
        case Command::quit:
            break;
    }
    return Next::leave;
}

Sitting::Next Sitting::say(std::string sentence) {
    if (venue_.screen) {
        note_ = std::move(sentence);
        return Next::show_again;
    }
    venue_.say(sentence);
    return Next::ask_again;
}

Sitting::Next Sitting::show_aside(const Page& page) const {
    venue_.show(page);
    if (!venue_.screen) return Next::ask_again;
    return venue_.ask(venue_.texts().say(Key::play_back)) ? Next::show_again : Next::leave;
}

/// The last decision that a person made, with what bots did after it.
Sitting::Next Sitting::take_back() {
    std::size_t last = match().size();
    while (last > 0 && !is_person(match().seat_of(last - 1))) --last;
    if (last == 0) return say(venue_.texts().say(Key::play_undo_nothing));
    if (!match().undo(match().seat_of(last - 1))) {
        return say(venue_.texts().say(Key::play_undo_revealed));
    }
    // What needed no answer would only be answered again.
    while (needs_no_answer(match().choices(Viewer{match().to_act()})) &&
           match().undo(match().to_act())) {
    }
    note_ = venue_.texts().say(Key::play_undone);
    begin_bots();
    keep();
    return Next::go_on;
}

std::string Sitting::save(const std::string& file) const {
    return save_record(file, record(), venue_.texts());
}

std::string Sitting::record() const {
    match::Record record = match().record();
    record.players = game_.players;
    record.date = today();
    return match::write_record(record);
}

/// A game that cannot be kept goes on all the same; that is said once.
void Sitting::keep() {
    if (!venue_.shelf) return;
    const std::error_code error = venue_.shelf->keep(record());
    kept_ = !error;
    if (error && !keeping_failed_) {
        keeping_failed_ = true;
        note_ =
            venue_.texts().say(Key::play_not_kept, {{"file", venue_.shelf->file().string()},
                                                    {"reason", say_reason(error, venue_.texts())}});
    }
}

}  // namespace lemniscate::cli::playing
