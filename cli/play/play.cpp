#include "cli/play/play.h"

#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "cli/failure.h"
#include "cli/play/keeping.h"
#include "cli/play/lines.h"
#include "cli/play/opening.h"
#include "cli/play/pages.h"
#include "cli/play/sitting.h"

namespace lemniscate::cli {
namespace {

using namespace playing;
using texts::Key;

/// Whether an answer to [Y/n] is a yes, as just Enter is.
bool is_yes(const std::string& answer) {
    const std::size_t first = answer.find_first_not_of(' ');
    return first == std::string::npos || answer[first] == 'y' || answer[first] == 'Y';
}

int tell_how(const Venue& venue) {
    for (const Key key : {Key::play_how_start, Key::play_how_pipe, Key::play_how_more}) {
        venue.say(venue.texts().say(key));
    }
    return exit_code::good;
}

/// Offers the game that was left unfinished; otherwise it makes room for another one.
struct Offer {
    bool left = false;  ///< the person went away instead of answering
    std::optional<Seated> game = {};
    std::string note = {};
};

Offer offer_kept(const PlayOptions& options, const Venue& venue) {
    if (!venue.shelf) return {};
    const auto record = venue.shelf->kept();
    if (!record) return {};
    auto game = open_kept(*record);
    const bool asks = game && !options.seed && !options.load;
    if (asks) {
        const auto answer = venue.ask(venue.texts().say(
            Key::play_offer, {{"players", game->players.size()},
                              {"turn", std::to_string(game->session.state().turns + 1)}}));
        if (!answer) return {.left = true};
        if (is_yes(*answer)) {
            return {.game = std::move(game), .note = venue.texts().say(Key::play_continued)};
        }
    }
    const auto aside = venue.shelf->set_aside();
    if (!aside) return {};
    return {.note = venue.texts().say(game ? Key::play_set_aside : Key::play_set_aside_damaged,
                                      {{"file", aside->string()}})};
}

/// After a game: saving it, playing again, or going home. Nothing but a clear answer ends it, since
/// with it ends the last chance to save.
bool play_again(const Sitting& sitting, const Venue& venue) {
    venue.show(result_page(sitting.game(), sitting.onlooker(), venue.style(), venue.texts()));
    while (const auto line = venue.ask(venue.texts().say(Key::play_again))) {
        const std::size_t start = line->find_first_not_of(' ');
        const std::string answer = start == std::string::npos ? "" : line->substr(start);
        if (answer == "y" || answer == "Y") return true;
        if (answer.empty() || answer == "n" || answer == "q" || answer == "quit") return false;
        constexpr std::string_view save = "save";
        std::string sentence = venue.texts().say(Key::play_again_how);
        if (answer.starts_with(save)) {
            const std::size_t file = answer.find_first_not_of(' ', save.size());
            sentence = sitting.save(file == std::string::npos ? "" : answer.substr(file));
        }
        venue.say(sentence);
    }
    return false;
}

void say_goodbye(const Sitting& sitting, const Venue& venue) {
    const Key key = sitting.is_kept() ? Key::play_left_kept : Key::play_left;
    venue.say(venue.texts().say(key, {{"game", splendor::Game::id}}));
}

/// Another game like the last one, but not the very same.
PlayOptions like_before(const PlayOptions& options, const Seated& last) {
    PlayOptions next = options;
    next.players = static_cast<std::uint32_t>(last.players.size());
    next.bots.assign(last.players.begin() + 1, last.players.end());
    next.seed.reset();
    next.load.reset();
    return next;
}

int play_at(const PlayOptions& options, Seated game, const Venue& venue) {
    Offer offer = offer_kept(options, venue);
    if (offer.left) return exit_code::good;
    if (offer.game) game = std::move(*offer.game);
    for (std::string note = offer.note;; note.clear()) {
        Sitting sitting(std::move(game), venue, note);
        if (sitting.play() == Ending::left) {
            say_goodbye(sitting, venue);
            return exit_code::good;
        }
        if (!play_again(sitting, venue)) return exit_code::good;
        game = open_game(like_before(options, sitting.game()), venue.console);
    }
}

}  // namespace

int play(const PlayOptions& wished, const Console& console) {
    PlayOptions options = wished;
    if (options.game.empty()) options.game = splendor::Game::id;
    // First of all: wrong options are refused before anything is asked or moved aside.
    Seated game = open_game(options, console);
    const bool screen = console.in_is_terminal && console.out_is_terminal;
    const std::unique_ptr<Lines> lines =
        screen && &console.in == &std::cin
            ? terminal_lines(console.out)
            : stream_lines(console.in, console.out, !console.in_is_terminal);
    const Venue venue{.console = console,
                      .lines = *lines,
                      .colour = options.colour,
                      .screen = screen,
                      .shelf = screen ? Shelf::of_user(options.game) : std::optional<Shelf>()};
    if (!console.in_is_terminal && console.in.peek() == std::istream::traits_type::eof()) {
        return tell_how(venue);
    }
    return play_at(options, std::move(game), venue);
}

}  // namespace lemniscate::cli
