#include "cli/play/open_game.h"

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>

#include "cli/failure.h"
#include "cli/input.h"
#include "cli/play/who_plays.h"
#include "cli/setup_options.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::play {
namespace {

using texts::Key;

/// What was said on the command line must agree with the game that a file holds.
void check_loaded(const PlayOptions& options, const Loaded& loaded, std::uint32_t players,
                  const Console& console) {
    for (const match::Option& option : options.setup) {
        if (option.name == "first_seat") continue;
        if (option.name != "players") {
            refuse_input(
                console.texts.say(Key::play_load_option,
                                  {{"file", loaded.file}, {"option", option_word(option.name)}}));
        }
        if (option.value != std::to_string(players)) {
            refuse_input(console.texts.say(
                Key::play_load_players,
                {{"file", loaded.file}, {"found", players}, {"wanted", option.value}}));
        }
    }
}

std::uint64_t drawn_seed() {
    std::random_device chance;
    return chance();  // ten digits at most: somebody may want to type it
}

std::unique_ptr<LocalTable> deal_anew(const std::string& game, const PlayOptions& options,
                                      const Console& console) {
    match::OptionList setup = options.setup;
    if (const auto named = count_named(options); named && !find_option(setup, "players")) {
        setup.push_back({"players", std::to_string(*named)});
    }
    const std::uint64_t seed = options.seed ? *options.seed : drawn_seed();
    // Wrong options are refused here, where the command line is known.
    const std::uint32_t players = deal_game(game, setup, seed, console)->players();
    return std::move(
        *LocalTable::deal(game, setup, seat_players(options, players, console.texts), seed));
}

std::unique_ptr<LocalTable> begin_at_position(const PlayOptions& options, const Loaded& loaded,
                                              const Console& console) {
    const std::uint64_t seed = options.seed ? *options.seed : drawn_seed();
    const auto match = match::open_position(*loaded.position, seed);
    if (!match) {
        refuse_input(
            say_in_file(loaded.file, say_problem(match.problem(), console.texts), console.texts));
    }
    const Players players = seat_players(options, (*match)->players(), console.texts);
    return std::move(*LocalTable::begin_at(*loaded.position, players, seed));
}

std::unique_ptr<LocalTable> go_on_from_record(const PlayOptions& options, const Loaded& loaded,
                                              const Console& console) {
    const auto reopened = match::open_record(loaded.record);
    if (!reopened) {
        refuse_input(say_in_file(loaded.file, say_problem(reopened.problem(), console.texts),
                                 console.texts));
    }
    if (reopened->problem) {
        refuse_input(
            say_in_file(loaded.file, say_record_problem(*reopened, console.texts), console.texts));
    }
    const std::uint32_t count = reopened->match->players();
    Players players = options.bots.empty() ? recorded_players(loaded.record, count)
                                           : seat_players(options, count, console.texts);
    give_names(players, options.names, console.texts);
    return std::move(*LocalTable::go_on(loaded.record, players));
}

}  // namespace

Loaded load(const std::string& file, const Console& console) {
    Loaded loaded;
    loaded.file = file;
    const std::string text = read_file(file, console);
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    if (start != std::string::npos && text[start] == '{') {
        RawPosition raw = read_raw_position_text(file, text, console);
        loaded.game = std::move(raw.game);
        loaded.position = std::move(raw.json);
    } else {
        loaded.record = read_record_text(file, text, console);
        loaded.game = loaded.record.game;
    }
    return loaded;
}

std::unique_ptr<LocalTable> open_game(const std::string& game, const PlayOptions& options,
                                      const std::optional<Loaded>& loaded, const Console& console) {
    check_players(options, console.texts);
    if (!loaded) return deal_anew(game, options, console);
    std::unique_ptr<LocalTable> table = loaded->position
                                            ? begin_at_position(options, *loaded, console)
                                            : go_on_from_record(options, *loaded, console);
    check_loaded(options, *loaded, table->match().players(), console);
    return table;
}

std::unique_ptr<LocalTable> open_another(const PlayOptions& options, const LocalTable& last,
                                         const Console& console) {
    match::OptionList setup = last.match().options();
    std::erase_if(setup, [](const match::Option& option) { return option.name == "first_seat"; });
    if (const match::Option* first = find_option(options.setup, "first_seat")) {
        setup.push_back(*first);
    }
    const std::string game(last.match().game());
    const std::uint64_t seed = drawn_seed();
    deal_game(game, setup, seed, console);
    return std::move(*LocalTable::deal(game, setup, last.players(), seed));
}

}  // namespace lemniscate::cli::play
