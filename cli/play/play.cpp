#include "cli/play/play.h"

#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
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

/// Asks until the answer is a clear yes (as just Enter is) or no; nothing when the person left.
std::optional<bool> ask_yes_or_no(const Venue& venue, const std::string& question) {
    while (const auto line = venue.ask(question)) {
        const std::size_t first = line->find_first_not_of(' ');
        const char answer = first == std::string::npos ? 'y' : (*line)[first];
        if (answer == 'y' || answer == 'Y') return true;
        if (answer == 'n' || answer == 'N') return false;
    }
    return {};
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
    bool shelf_taken = false;  ///< by the game that waits; no other one can be kept
};

Offer offer_kept(const PlayOptions& options, const Venue& venue) {
    if (!venue.shelf) return {};
    const auto record = venue.shelf->kept();
    if (!record) return {};
    auto game = open_kept(*record);
    const bool asks = game && !options.seed && !options.load;
    if (asks) {
        const auto answer = ask_yes_or_no(
            venue, venue.texts().say(Key::play_offer,
                                     {{"players", game->players.size()},
                                      {"turn", std::to_string(game->session.state().turns + 1)}}));
        if (!answer) return {.left = true};
        if (*answer) {
            return {.game = std::move(game), .note = venue.texts().say(Key::play_continued)};
        }
    }
    std::error_code error;
    const auto aside = venue.shelf->set_aside(error);
    if (error) {
        return {.note = venue.texts().say(
                    Key::play_set_aside_failed,
                    {{"file", venue.shelf->file().string()}, {"reason", error.message()}}),
                .shelf_taken = true};
    }
    return {.note = venue.texts().say(game ? Key::play_set_aside : Key::play_set_aside_damaged,
                                      {{"file", aside.string()}})};
}

/// After a game: saving it, playing again, or going home. At a terminal nothing but a clear answer
/// ends it, since with it ends the last chance to save; through a pipe there may be no end of
/// lines.
bool play_again(const Sitting& sitting, const Venue& venue) {
    venue.show(result_page(sitting.game(), sitting.onlooker(), venue.style(), venue.texts()));
    while (const auto line = venue.ask(venue.texts().say(Key::play_again))) {
        const std::size_t start = line->find_first_not_of(' ');
        const std::string answer = start == std::string::npos ? "" : line->substr(start);
        if (answer == "y" || answer == "Y") return true;
        if (answer.empty() || answer == "n" || answer == "q" || answer == "quit") return false;
        constexpr std::string_view save = "save";
        if (!venue.screen && !answer.starts_with(save)) return false;
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

/// Another game like the last one, but not the very same: everybody stays seated.
Seated like_before(const PlayOptions& options, const Seated& last, const Console& console) {
    PlayOptions next = options;
    next.players = static_cast<std::uint32_t>(last.players.size());
    next.bots.clear();
    next.seed.reset();
    next.load.reset();
    Seated game = open_game(next, console);
    game.players = last.players;
    return game;
}

int play_at(const PlayOptions& options, Seated game, Venue venue) {
    Offer offer = offer_kept(options, venue);
    if (offer.left) return exit_code::good;
    if (offer.shelf_taken) venue.shelf.reset();
    if (offer.game) game = std::move(*offer.game);
    for (std::string note = offer.note;; note.clear()) {
        Sitting sitting(std::move(game), venue, note);
        if (sitting.play() == Ending::left) {
            say_goodbye(sitting, venue);
            return exit_code::good;
        }
        if (!play_again(sitting, venue)) return exit_code::good;
        game = like_before(options, sitting.game(), venue.console);
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
