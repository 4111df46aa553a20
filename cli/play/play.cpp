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
#include "cli/ink.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/nearest.h"
#include "cli/play/answer.h"
#include "cli/play/ask_setup.h"
#include "cli/play/game_file.h"
#include "cli/play/game_loop.h"
#include "cli/play/game_terminal.h"
#include "cli/play/input_words.h"
#include "cli/play/line_input.h"
#include "cli/play/local_table.h"
#include "cli/play/open_game.h"
#include "cli/play/pages.h"
#include "cli/play/parse_line.h"
#include "cli/play/phrases.h"
#include "cli/play/vocabulary.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::play {
namespace {

using texts::Key;

int tell_how(std::string_view game, const Dialog& dialog) {
    const texts::Texts& texts = dialog.texts();
    dialog.say(texts.say(Key::play_how_start, {{"game", game}}));
    dialog.say(terminal_of(game).how_to_type(texts));
    dialog.say(texts.say(Key::play_how_more));
    return exit_code::good;
}

/// A game that was left unfinished and that somebody wants to go on with.
struct Offer {
    bool left = false;  ///< the person went away instead of answering
    std::unique_ptr<LocalTable> game = {};
    std::string note = {};
};

std::string say_put_aside(Key key, const std::filesystem::path& file, const Dialog& dialog) {
    return dialog.texts().say(key, {{"file", file.string()}});
}
std::string say_not_put_aside(const std::filesystem::path& file, std::error_code error,
                              const Dialog& dialog) {
    return dialog.texts().say(
        Key::play_set_aside_failed,
        {{"file", file.string()}, {"reason", say_reason(error, dialog.texts())}});
}

/// One that is not wanted becomes a record beside the others, which can be loaded.
std::string put_game_aside(LocalTable& game, const std::filesystem::path& folder,
                           const Dialog& dialog) {
    std::error_code error;
    const auto aside =
        put_aside(folder, game.match().game(), match::write_record(game.record()), error);
    if (error) return say_not_put_aside(game.place(), error, dialog);
    game.forget();
    return say_put_aside(Key::play_set_aside, aside, dialog);
}

/// One that cannot be read is out of the way, and not lost.
std::string put_damaged_aside(const std::filesystem::path& file, const Dialog& dialog) {
    std::filesystem::path aside = file;
    aside += ".damaged";
    std::error_code error;
    std::filesystem::rename(file, aside, error);
    if (error) return say_not_put_aside(file, error, dialog);
    return say_put_aside(Key::play_set_aside_damaged, aside, dialog);
}

/// Everybody but the first person.
std::string others_at(const LocalTable& game, const texts::Texts& texts) {
    const std::vector<std::string> names = game.names();
    const auto first = std::find_if(names.begin(), names.end(), texts::is_person) - names.begin();
    std::vector<std::string> others;
    for (std::uint32_t i = 0; i < names.size(); ++i) {
        if (i != first) others.push_back(name_of(seat_at(i), spectator, names, texts));
    }
    return comma_list(others);
}

/// Offers the last game that was left unfinished and that nobody plays at another terminal.
Offer offer_unfinished(std::string_view kind, const std::filesystem::path& folder,
                       const Dialog& dialog) {
    for (const std::filesystem::path& path : GameFile::unfinished(folder, kind)) {
        std::unique_ptr<GameFile> file = GameFile::open(path);
        if (file == nullptr) continue;
        std::unique_ptr<LocalTable> game = LocalTable::reopen(std::move(file));
        if (game == nullptr) return {.note = put_damaged_aside(path, dialog)};
        const auto answer = ask_yes_or_no(
            dialog,
            dialog.texts().say(Key::play_offer, {{"names", others_at(*game, dialog.texts())},
                                                 {"turn", std::to_string(game->match().turn())}}));
        if (!answer) return {.left = true};
        if (!*answer) return {.note = put_game_aside(*game, folder, dialog)};
        return {.game = std::move(game), .note = dialog.texts().say(Key::play_continued)};
    }
    return {};
}

/// After a game: saving it, playing again, or going home. At a terminal nothing but a clear answer
/// ends it, since with it ends the last chance to save; through a pipe there may be no end of
/// lines.
bool play_again(const LocalTable& game, const GameLoop& loop, const Dialog& dialog) {
    dialog.show(
        result_page(game.match(), game.names(), loop.onlooker(), dialog.style(), dialog.texts()));
    const texts::Texts& texts = dialog.texts();
    const std::string save = shown_word(Key::play_word_save, texts);
    while (const auto line = dialog.ask(texts.say(Key::play_again, {{"save", save}}))) {
        const InputWords typed = InputWords::from(*line);
        const auto command = find_command(typed.words.empty() ? "" : typed.words[0], texts);
        const Answer meant = read_answer(*line, texts);
        if (meant == Answer::yes) return true;
        if (meant != Answer::other || command == Command::quit) return false;
        if (!dialog.screen && command != Command::save) return false;
        dialog.say(command == Command::save ? loop.save(joined(typed.as_typed, 1))
                                            : texts.say(Key::play_again_how, {{"save", save}}));
    }
    return false;
}

std::string goodbye(const LocalTable& game, bool kept, const texts::Texts& texts) {
    return texts.say(kept ? Key::play_left_kept : Key::play_left, {{"game", game.match().game()}});
}

/// Plays to the end or until somebody leaves, by Ctrl-C, too.
Ending play_once(LocalTable& game, GameLoop& loop, const Dialog& dialog) {
    std::optional<LastWords> last_words;
    if (dialog.screen) {
        last_words.emplace(game.is_kept(), goodbye(game, true, dialog.texts()),
                           goodbye(game, false, dialog.texts()));
    }
    return loop.play();
}

int play_at(PlayOptions options, std::unique_ptr<LocalTable> game, const Dialog& dialog) {
    const auto folder = dialog.screen ? state_folder() : std::nullopt;
    std::string note;
    // Whoever gives a seed or a file knows which game is wanted.
    const bool is_settled = !dialog.screen || options.seed || options.load;
    bool is_new = true;
    if (folder && !is_settled) {
        Offer offer = offer_unfinished(game->match().game(), *folder, dialog);
        if (offer.left) return exit_code::good;
        is_new = offer.game == nullptr;
        if (!is_new) game = std::move(offer.game);
        note = std::move(offer.note);
    }
    if (is_new && !is_settled) {
        const std::string kind(game->match().game());
        const auto set_up = ask_setup(kind, options, others_at(*game, dialog.texts()), dialog);
        if (!set_up) return exit_code::good;
        options = *set_up;
        game = open_game(kind, options, std::nullopt, dialog.console);
    }
    for (;; note.clear()) {
        if (folder) game->keep_in(*folder);
        GameLoop loop(*game, dialog, note);
        if (play_once(*game, loop, dialog) == Ending::left) {
            dialog.say(goodbye(*game, game->is_kept(), dialog.texts()));
            return exit_code::good;
        }
        if (!play_again(*game, loop, dialog)) return exit_code::good;
        game = open_another(options, *game, dialog.console);
    }
}

bool is_screen(const Console& console) { return console.in_is_terminal && console.out_is_terminal; }

std::unique_ptr<LineInput> lines_for(const Console& console) {
    return is_screen(console) && &console.in == &std::cin
               ? terminal_input(console.out)
               : stream_input(console.in, console.out, !console.in_is_terminal);
}

int play_game(const std::string& kind, const PlayOptions& options,
              const std::optional<Loaded>& loaded, const Dialog& dialog) {
    // First of all: wrong options are refused before anything is asked or moved aside.
    std::unique_ptr<LocalTable> game = open_game(kind, options, loaded, dialog.console);
    const Console& console = dialog.console;
    if (!console.in_is_terminal && console.in.peek() == std::istream::traits_type::eof()) {
        return tell_how(kind, dialog);
    }
    return play_at(options, std::move(game), dialog);
}

/// The game that was named, else that of the file, else the one that is chosen at a terminal, else
/// the one that most people mean.
std::optional<std::string> game_to_play(const PlayOptions& options,
                                        const std::optional<Loaded>& loaded, const Dialog& dialog) {
    const texts::Texts& texts = dialog.texts();
    if (!loaded) {
        if (!options.game.empty()) return options.game;
        return dialog.screen ? ask_game(dialog) : game_ids().front();
    }
    if (!options.game.empty() && options.game != loaded->game) {
        refuse_input(texts.say(Key::play_load_game, {{"file", loaded->file},
                                                     {"found", say_game(loaded->game, texts)},
                                                     {"wanted", say_game(options.game, texts)}}));
    }
    return loaded->game;
}

}  // namespace

int run(const PlayOptions& options, const Console& console) {
    const auto known = game_ids();
    if (!options.game.empty() &&
        std::find(known.begin(), known.end(), options.game) == known.end()) {
        refuse_game(options.game, console.texts);
    }
    std::optional<Loaded> loaded;
    if (options.load) loaded = load(*options.load, console);
    const std::unique_ptr<LineInput> lines = lines_for(console);
    const Dialog dialog{.console = console,
                        .lines = *lines,
                        .colour = options.colour,
                        .screen = is_screen(console)};
    const auto game = game_to_play(options, loaded, dialog);
    if (!game) return exit_code::good;
    return play_game(*game, options, loaded, dialog);
}

}  // namespace lemniscate::cli::play
