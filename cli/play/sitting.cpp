#include "cli/play/sitting.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <string_view>
#include <utility>

#include "cli/play/ink.h"
#include "cli/play/words.h"
#include "match/record.h"
#include "match/replay.h"

namespace lemniscate::cli::playing {
namespace {

namespace fs = std::filesystem;
using namespace splendor;
using texts::Key;

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    char text[16] = {};
    std::strftime(text, sizeof text, "%Y-%m-%d", &local);
    return text;
}

/// No shell has seen what is typed here.
fs::path with_home(const std::string& file) {
    const char* home = std::getenv("HOME");
    if (home != nullptr && file.starts_with("~/")) return fs::path(home) / file.substr(2);
    return file;
}

/// Whether the record may be written there: where nothing is, or over an older record, which is
/// known by the line that they all begin with. Devices and pipes are not even opened.
bool may_replace(const fs::path& file, std::string_view record) {
    std::error_code error;
    const fs::file_status found = fs::status(file, error);
    if (!fs::exists(found)) return true;
    if (!fs::is_regular_file(found)) return false;
    const std::string_view first_line = record.substr(0, record.find('\n') + 1);
    std::string begin(first_line.size(), '\0');
    std::ifstream in(file, std::ios::binary);
    in.read(begin.data(), static_cast<std::streamsize>(begin.size()));
    return in && begin == first_line;
}

}  // namespace

void Venue::show(const Page& page) const {
    const Style now = style();
    // Only the screen is cleared; what scrolled off it stays to be looked at.
    if (screen && terminal_can_clear()) console.out << "\x1b[H\x1b[2J";
    console.out << print(page, now) << std::flush;
}

void Venue::wipe() const {
    lines.forget();
    // The screen first: some terminals move what they clear to what has scrolled off.
    if (screen && terminal_can_clear()) console.out << "\x1b[H\x1b[2J\x1b[3J";
}

void Venue::say(const std::string& sentence) const {
    const Style now = style();
    console.out << print(wrapped(sentence, now.columns), now) << std::flush;
}

std::optional<std::string> Venue::ask(const std::string& prompt, const Completer& complete) const {
    return lines.ask(for_terminal(prompt, style()), complete);
}

Sitting::Sitting(Seated game, const Venue& venue, std::string note)
    : game_(std::move(game)), venue_(venue), note_(std::move(note)) {
    for (const std::string& name : game_.players) {
        bots_.push_back(name == person ? nullptr : ai::make_player<splendor::Game>(name));
    }
}

bool Sitting::is_person(Seat seat) const { return bots_[index(seat)] == nullptr; }

bool Sitting::several_people() const {
    return std::count(game_.players.begin(), game_.players.end(), person) > 1;
}

Viewer Sitting::onlooker() const {
    if (several_people()) return spectator;
    const auto seat = std::find(game_.players.begin(), game_.players.end(), person);
    return {seat_at(static_cast<std::uint32_t>(seat - game_.players.begin()))};
}

Ending Sitting::play() {
    while (to_act(game_.session.state()) != Seat::none) {
        if (!is_person(game_.session.state().seat)) {
            bot_moves();
        } else if (!person_moves()) {
            // A game that was loaded and left at once has not been kept yet.
            if (!game_.session.steps().empty()) keep();
            return Ending::left;
        }
    }
    if (venue_.shelf) venue_.shelf->clear();
    return Ending::finished;
}

void Sitting::play(Move move) {
    game_.session.play(move);
    keep();
}

void Sitting::bot_moves() {
    const State& state = game_.session.state();
    // Dice of its own for every decision: taken back or gone on with another day, the same position
    // is met with the same move.
    Dice dice =
        match::bot_dice(game_.session.start().seed + game_.session.steps().size(), state.seat);
    MoveList moves;
    legal(state, moves);
    play(bots_[index(state.seat)]->choose(observe(state, Viewer{state.seat}), moves, dice));
}

bool Sitting::person_moves() {
    const Seat seat = game_.session.state().seat;
    if (!hand_over(seat)) return false;
    const std::vector<Choice> choices = list_choices(game_.session.state());
    const Completer complete = [&](std::string_view before, std::string_view word) {
        return completions(game_.session.state(), choices, before, word);
    };
    const std::string prompt = prompt_for(game_.session.state(), venue_.texts());
    for (Next next = Next::show_again;;) {
        if (next == Next::show_again) {
            venue_.show(table_page(game_, seat, choices, note_, venue_.style(), venue_.texts()));
            note_.clear();
        }
        const auto line = venue_.ask(prompt, complete);
        if (!line) return false;
        next = answer(*line, choices);
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

Sitting::Next Sitting::answer(const std::string& line, const std::vector<Choice>& choices) {
    const Understood understood = understand(game_.session.state(), choices, line, venue_.texts());
    switch (understood.kind) {
        case Understood::Kind::nothing:
            return venue_.screen ? Next::show_again : Next::ask_again;
        case Understood::Kind::refused:
            return say(understood.refusal);
        case Understood::Kind::move:
            play(understood.move);
            return Next::go_on;
        case Understood::Kind::command:
            break;
    }
    return obey(understood.command, understood.rest, choices);
}

Sitting::Next Sitting::obey(Command command, const std::string& rest,
                            const std::vector<Choice>& choices) {
    const Style style = venue_.style();
    const Seat seat = game_.session.state().seat;
    switch (command) {
        case Command::help:
            return show_aside(help_page(style, venue_.texts()));
        case Command::moves:
            return show_aside(moves_page(game_, choices, style, venue_.texts()));
        case Command::log:
            return show_aside(log_page(game_, Viewer{seat}, style, venue_.texts()));
        case Command::show:
            return Next::show_again;
        case Command::undo:
            return take_back();
        case Command::save:
            return say(save(rest));
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
    const auto& steps = game_.session.steps();
    const auto last = std::find_if(steps.rbegin(), steps.rend(),
                                   [this](const auto& step) { return is_person(step.seat); });
    if (last == steps.rend()) return say(venue_.texts().say(Key::play_undo_nothing));
    if (!game_.session.undo(last->seat)) return say(venue_.texts().say(Key::play_undo_revealed));
    note_ = venue_.texts().say(Key::play_undone);
    keep();
    return Next::go_on;
}

std::string Sitting::record() const {
    match::Record record = match::record_of<splendor::Game>(game_.session, game_.players, today());
    return match::write_record(record);
}

/// A game that cannot be kept goes on all the same; that is said once.
void Sitting::keep() {
    if (!venue_.shelf) return;
    const std::error_code error = venue_.shelf->keep(record());
    kept_ = !error;
    if (error && !keeping_failed_) {
        keeping_failed_ = true;
        note_ = venue_.texts().say(Key::play_not_kept, {{"file", venue_.shelf->file().string()},
                                                        {"reason", error.message()}});
    }
}

std::string Sitting::save(const std::string& file) const {
    if (file.empty()) return venue_.texts().say(Key::play_save_where);
    const fs::path path = with_home(file);
    const std::string text = record();
    if (!may_replace(path, text)) return venue_.texts().say(Key::play_save_other, {{"file", file}});
    const std::error_code error = write_whole(path, text);
    if (!error) return venue_.texts().say(Key::play_saved, {{"file", file}});
    return venue_.texts().say(Key::error_file_unwritable,
                              {{"file", file}, {"reason", error.message()}});
}

}  // namespace lemniscate::cli::playing
