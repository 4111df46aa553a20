// A game being played: people are asked, bots answer, everything is kept.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "ai/player.h"
#include "cli/play/pages.h"
#include "cli/play/saving.h"
#include "cli/play/seated.h"
#include "cli/play/tables.h"
#include "cli/play/venue.h"
#include "cli/play/wording.h"
#include "cli/play/words.h"
#include "match/record.h"
#include "match/replay.h"
#include "match/view_of.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::playing {

enum class Ending { finished, left };

template <Game G>
class Sitting {
  public:
    Sitting(Seated<G> game, const Venue& venue, std::string note);

    /// Plays to the end, or until a person leaves.
    Ending play();
    const Seated<G>& game() const { return game_; }
    bool is_kept() const { return kept_; }  ///< as it stands now, for another day

    /// Whose eyes the result is shown to: the one person, or nobody in particular.
    Viewer onlooker() const;

    /// Writes the record to a file of the person's choice; the sentence that says how it went.
    std::string save(const std::string& file) const {
        return save_record(file, record(), venue_.texts());
    }

  private:
    /// What a line leads to.
    enum class Next { ask_again, show_again, go_on, leave };

    bool is_person(Seat seat) const;
    bool several_people() const;
    bool needs_no_answer(const std::vector<typename G::Move>& choices) const;
    void bot_moves();
    bool person_moves();  ///< false: left
    bool hand_over(Seat seat);
    Next answer(const std::string& line, const std::vector<typename G::Move>& choices);
    Next obey(Command command, const std::string& rest,
              const std::vector<typename G::Move>& choices);
    Next say(std::string sentence);
    Next show_aside(const Page& page) const;
    Next take_back();
    void play(typename G::Move move);
    void keep();
    std::string record() const;

    Seated<G> game_;
    const Venue& venue_;
    std::string note_;                               ///< said once, above the next prompt
    std::vector<std::unique_ptr<ai::Player>> bots_;  ///< null for a person
    Seat at_screen_ = Seat::none;                    ///< the person who looks at it now
    bool kept_ = false;
    bool keeping_failed_ = false;  ///< and it has been said
};

// How it is done.

template <Game G>
Sitting<G>::Sitting(Seated<G> game, const Venue& venue, std::string note)
    : game_(std::move(game)), venue_(venue), note_(std::move(note)) {
    for (const std::string& name : game_.players) {
        bots_.push_back(name == person ? nullptr : ai::make_player(G::id, name));
    }
}

template <Game G>
bool Sitting<G>::is_person(Seat seat) const {
    return bots_[index(seat)] == nullptr;
}

template <Game G>
bool Sitting<G>::several_people() const {
    return std::count(game_.players.begin(), game_.players.end(), person) > 1;
}

/// Where people share a keyboard, even a question for form's sake must be seen to be asked.
template <Game G>
bool Sitting<G>::needs_no_answer(const std::vector<typename G::Move>& choices) const {
    return !several_people() && answers_itself(game_.session.state(), choices);
}

template <Game G>
Viewer Sitting<G>::onlooker() const {
    if (several_people()) return spectator;
    const auto seat = std::find(game_.players.begin(), game_.players.end(), person);
    return {seat_at(static_cast<std::uint32_t>(seat - game_.players.begin()))};
}

template <Game G>
Ending Sitting<G>::play() {
    while (to_act(game_.session.state()) != Seat::none) {
        if (!is_person(to_act(game_.session.state()))) {
            bot_moves();
        } else if (!person_moves()) {
            // A game that was loaded and left at once has not been kept yet.
            if (game_.session.size() > 0) keep();
            return Ending::left;
        }
    }
    if (venue_.shelf) venue_.shelf->clear();
    return Ending::finished;
}

template <Game G>
void Sitting<G>::play(typename G::Move move) {
    game_.session.play(move);
    keep();
}

template <Game G>
void Sitting<G>::bot_moves() {
    const typename G::State& state = game_.session.state();
    const Seat seat = to_act(state);
    // Dice of its own for every decision: taken back or gone on with another day, the same position
    // is met with the same move.
    Dice dice = match::bot_dice(game_.session.start().seed + game_.session.size(), seat);
    typename G::MoveList moves;
    legal(state, moves);
    const match::ViewOf<G> view(state, Viewer{seat});
    const match::MovesOf<G> listed(state, moves);
    play(moves[bots_[index(seat)]->choose(view, listed, dice, {}).move]);
}

template <Game G>
bool Sitting<G>::person_moves() {
    const Seat seat = to_act(game_.session.state());
    if (!hand_over(seat)) return false;
    const std::vector<typename G::Move> choices = list_choices(game_.session.state());
    if (needs_no_answer(choices)) {
        play(choices.front());
        return true;
    }
    const Completer complete = [&](std::string_view before, std::string_view word) {
        return completions<G>(game_.session.state(), choices, before, word);
    };
    const std::string prompt = prompt_for(game_.session.state(), game_.players, venue_.texts());
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
template <Game G>
bool Sitting<G>::hand_over(Seat seat) {
    if (several_people() && venue_.screen && seat != at_screen_) {
        const std::string who = name_of(seat, spectator, game_.players, venue_.texts());
        venue_.wipe();
        venue_.show({venue_.texts().say(texts::Key::play_hand_over, {{"who", who}})});
        if (!venue_.ask(venue_.texts().say(texts::Key::play_enter))) return false;
    }
    at_screen_ = seat;
    return true;
}

template <Game G>
typename Sitting<G>::Next Sitting<G>::answer(const std::string& line,
                                             const std::vector<typename G::Move>& choices) {
    const Understood<G> understood =
        understand<G>(game_.session.state(), choices, line, game_.players, venue_.texts());
    switch (understood.kind) {
        case Understood<G>::Kind::nothing:
            return venue_.screen ? Next::show_again : Next::ask_again;
        case Understood<G>::Kind::refused:
            return say(understood.refusal);
        case Understood<G>::Kind::move:
            play(understood.move);
            while (understood.then != nullptr) {
                const auto more = understood.then(game_.session.state());
                if (!more) break;
                play(*more);
            }
            return Next::go_on;
        case Understood<G>::Kind::command:
            break;
    }
    return obey(understood.command, understood.rest, choices);
}

template <Game G>
typename Sitting<G>::Next Sitting<G>::obey(Command command, const std::string& rest,
                                           const std::vector<typename G::Move>& choices) {
    const Style style = venue_.style();
    const Seat seat = to_act(game_.session.state());
    switch (command) {
        case Command::help:
            return show_aside(help_page<G>(style, venue_.texts()));
        case Command::moves:
            return show_aside(moves_page<G>(game_.session.state(), choices, style));
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

template <Game G>
typename Sitting<G>::Next Sitting<G>::say(std::string sentence) {
    if (venue_.screen) {
        note_ = std::move(sentence);
        return Next::show_again;
    }
    venue_.say(sentence);
    return Next::ask_again;
}

template <Game G>
typename Sitting<G>::Next Sitting<G>::show_aside(const Page& page) const {
    venue_.show(page);
    if (!venue_.screen) return Next::ask_again;
    return venue_.ask(venue_.texts().say(texts::Key::play_back)) ? Next::show_again : Next::leave;
}

/// The last decision that a person made, with what bots did after it.
template <Game G>
typename Sitting<G>::Next Sitting<G>::take_back() {
    std::size_t last = game_.session.size();
    while (last > 0 && !is_person(game_.session.seat_of(last - 1))) --last;
    if (last == 0) return say(venue_.texts().say(texts::Key::play_undo_nothing));
    if (!game_.session.undo(game_.session.seat_of(last - 1)))
        return say(venue_.texts().say(texts::Key::play_undo_revealed));
    // What needed no answer would only be answered again.
    while (needs_no_answer(list_choices(game_.session.state())) &&
           game_.session.undo(to_act(game_.session.state()))) {
    }
    note_ = venue_.texts().say(texts::Key::play_undone);
    keep();
    return Next::go_on;
}

template <Game G>
std::string Sitting<G>::record() const {
    match::Record record = match::record_of<G>(game_.session, game_.players, today());
    return match::write_record(record);
}

/// A game that cannot be kept goes on all the same; that is said once.
template <Game G>
void Sitting<G>::keep() {
    if (!venue_.shelf) return;
    const std::error_code error = venue_.shelf->keep(record());
    kept_ = !error;
    if (error && !keeping_failed_) {
        keeping_failed_ = true;
        note_ = venue_.texts().say(texts::Key::play_not_kept,
                                   {{"file", venue_.shelf->file().string()},
                                    {"reason", say_reason(error, venue_.texts())}});
    }
}

}  // namespace lemniscate::cli::playing
