#include "cli/play/play.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/failure.h"
#include "cli/input.h"
#include "cli/nearest.h"
#include "cli/play/answer.h"
#include "cli/play/ink.h"
#include "cli/play/keeping.h"
#include "cli/play/lines.h"
#include "cli/play/opening.h"
#include "cli/play/pages.h"
#include "cli/play/sitting.h"
#include "cli/play/typed.h"
#include "cli/play/words.h"
#include "cli/printable.h"
#include "cli/setup.h"
#include "texts/say_problem.h"

namespace lemniscate::cli {
namespace {

using namespace playing;
using texts::Key;

/// Asks until the answer is a clear yes (as just Enter is) or no; nothing when the person left.
std::optional<bool> ask_yes_or_no(const Venue& venue, const std::string& question) {
    while (const auto line = venue.ask(question)) {
        const Answer answer = read_answer(*line, venue.texts());
        if (answer == Answer::yes || answer == Answer::empty) return true;
        if (answer == Answer::no) return false;
    }
    return {};
}

int tell_how(std::string_view game, const Venue& venue) {
    const texts::Texts& texts = venue.texts();
    venue.say(texts.say(Key::play_how_start, {{"game", game}}));
    venue.say(say(texts, std::string(game) + ".how", "pipe"));
    venue.say(texts.say(Key::play_how_more));
    return exit_code::good;
}

/// Offers the game that was left unfinished; otherwise it makes room for another one.
struct Offer {
    bool left = false;  ///< the person went away instead of answering
    std::optional<Seated> game = {};
    std::string note = {};
    bool shelf_taken = false;  ///< by the game that waits; no other one can be kept
};

Offer offer_kept(std::string_view kind, const PlayOptions& options, const Venue& venue) {
    if (!venue.shelf) return {};
    const auto record = venue.shelf->kept();
    if (!record) return {};
    auto game = open_kept(kind, *record);
    const bool asks = game && !options.seed && !options.load;
    if (asks) {
        const auto answer = ask_yes_or_no(
            venue,
            venue.texts().say(Key::play_offer, {{"players", game->players.size()},
                                                {"turn", std::to_string(game->match->turn())}}));
        if (!answer) return {.left = true};
        if (*answer) {
            return {.game = std::move(game), .note = venue.texts().say(Key::play_continued)};
        }
    }
    std::error_code error;
    const auto aside = venue.shelf->set_aside(error);
    if (error) {
        return {.note = venue.texts().say(Key::play_set_aside_failed,
                                          {{"file", venue.shelf->file().string()},
                                           {"reason", say_reason(error, venue.texts())}}),
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
        const Answer meant = read_answer(answer, venue.texts());
        if (meant == Answer::yes) return true;
        if (meant != Answer::other || answer == "q" || answer == "quit") return false;
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
    venue.say(venue.texts().say(key, {{"game", sitting.game().match->game()}}));
}

int play_at(const PlayOptions& options, Seated game, Venue venue) {
    Offer offer = offer_kept(game.match->game(), options, venue);
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
        game = open_another(options, sitting.game(), venue.console);
    }
}

bool is_screen(const Console& console) { return console.in_is_terminal && console.out_is_terminal; }

std::unique_ptr<Lines> lines_for(const Console& console) {
    return is_screen(console) && &console.in == &std::cin
               ? terminal_lines(console.out)
               : stream_lines(console.in, console.out, !console.in_is_terminal);
}

int play_game(const std::string& kind, const PlayOptions& options,
              const std::optional<Loaded>& loaded, const Console& console) {
    // First of all: wrong options are refused before anything is asked or moved aside.
    Seated game = open_game(kind, options, loaded, console);
    const bool screen = is_screen(console);
    const std::unique_ptr<Lines> lines = lines_for(console);
    const Venue venue{.console = console,
                      .lines = *lines,
                      .colour = options.colour,
                      .screen = screen,
                      .shelf = screen ? Shelf::of_user(kind) : std::optional<Shelf>()};
    if (!console.in_is_terminal && console.in.peek() == std::istream::traits_type::eof()) {
        return tell_how(kind, venue);
    }
    return play_at(options, std::move(game), venue);
}

/// Which of the games it shall be, by its number or the beginning of its name; the first is the
/// usual one. Nothing when the person left.
std::optional<std::string> ask_game(const Console& console) {
    const texts::Texts& texts = console.texts;
    const Style style = style_for(Colour::automatic, console.out_is_terminal);
    std::vector<Named> known;
    for (const std::string& id : game_ids()) known.push_back({id, say_game(id, texts)});
    // Written out at once: what edits the line goes past this stream.
    const auto say = [&](const std::string& line) {
        console.out << for_terminal(line, style) << std::endl;
    };
    for (std::size_t i = 0; i < known.size(); ++i) {
        say("  " + std::to_string(i + 1) + "  " + known[i].name);
    }
    const std::unique_ptr<Lines> lines = lines_for(console);
    const std::string question =
        for_terminal(texts.say(Key::play_which, {{"first", known.front().name}}), style);
    while (const auto line = lines->ask(question, {})) {
        const std::string word = joined(Typed::from(*line).words, 0);
        if (word.empty()) return known.front().id;
        if (word == "q" || word == "quit") return {};
        for (std::size_t i = 0; i < known.size(); ++i) {
            if (word == std::to_string(i + 1)) return known[i].id;
        }
        const std::vector<Named> meant = matches(word, known);
        if (meant.size() == 1) return meant.front().id;
        say(texts.say(Key::error_game_unknown,
                      {{"word", printable(*line)}, {"known", comma_list(game_ids())}}));
    }
    return {};
}

/// The game that was named, else that of the file, else the one that is chosen at a terminal, else
/// the one that most people mean.
std::optional<std::string> game_to_play(const PlayOptions& options,
                                        const std::optional<Loaded>& loaded,
                                        const Console& console) {
    const texts::Texts& texts = console.texts;
    if (!loaded) {
        if (!options.game.empty()) return options.game;
        return is_screen(console) ? ask_game(console) : game_ids().front();
    }
    if (!options.game.empty() && options.game != loaded->game) {
        refuse_input(texts.say(Key::play_load_game, {{"file", loaded->file},
                                                     {"found", say_game(loaded->game, texts)},
                                                     {"wanted", say_game(options.game, texts)}}));
    }
    return loaded->game;
}

}  // namespace

int play(const PlayOptions& options, const Console& console) {
    const auto known = game_ids();
    if (!options.game.empty() &&
        std::find(known.begin(), known.end(), options.game) == known.end()) {
        refuse_game(options.game, console.texts);
    }
    std::optional<Loaded> loaded;
    if (options.load) loaded = load(*options.load, console);
    const auto game = game_to_play(options, loaded, console);
    if (!game) return exit_code::good;
    return play_game(*game, options, loaded, console);
}

}  // namespace lemniscate::cli
