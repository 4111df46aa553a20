// How a game begins: dealt anew, loaded from a file, or gone on with.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/console.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/options.h"
#include "cli/play/seated.h"
#include "cli/play/tables.h"
#include "cli/setup.h"
#include "match/games.h"
#include "match/record.h"
#include "match/replay.h"

namespace lemniscate::cli::playing {

/// A file to go on from, read but not judged: a position, or a record.
struct Loaded {
    std::string file;
    std::string game;
    std::optional<match::Json> position;
    match::Record record;  ///< where there is no position
};

/// Throws Failure when the file is neither.
Loaded load(const std::string& file, const Console& console);

/// A new game, or the one that was loaded. Throws Failure when options or file are wrong.
template <Game G>
Seated<G> open_game(const PlayOptions& options, const std::optional<Loaded>& loaded,
                    const Console& console);

/// The game of a record that was kept. Nothing when it is damaged or over.
template <Game G>
std::optional<Seated<G>> open_kept(std::string_view record);

// How it is done.

namespace detail {

void check_bots(const std::vector<std::string>& bots, const texts::Texts& texts);

/// The person at seat 0, then the bots; where names are missing the last one is repeated.
std::vector<std::string> seat_players(const std::vector<std::string>& bots, std::uint32_t players,
                                      const texts::Texts& texts);

/// Those of a record; whoever is no bot is a person, and there is one at least.
std::vector<std::string> recorded_players(const match::Record& record, std::uint32_t players);

/// What was said on the command line must agree with the game that a file holds.
void check_loaded(const PlayOptions& options, const Loaded& loaded, std::uint32_t players,
                  const Console& console);

std::uint64_t drawn_seed();

[[noreturn]] void refuse_loaded(const Loaded& loaded, const std::string& problem,
                                const texts::Texts& texts);

template <Game G>
Seated<G> deal_game(const PlayOptions& options, const Console& console) {
    match::OptionList setup = options.setup;
    if (find_option(setup, "players") == nullptr && !options.bots.empty()) {
        setup.push_back({"players", std::to_string(options.bots.size() + 1)});
    }
    const std::uint64_t seed = options.seed ? *options.seed : drawn_seed();
    match::Session<G> session({.options = read_setup(G{}, setup, console), .seed = seed});
    const std::uint32_t players = players_of(session.state());
    return {std::move(session), seat_players(options.bots, players, console.texts)};
}

template <Game G>
Seated<G> begin_at_position(const PlayOptions& options, const Loaded& loaded,
                            const Console& console) {
    const auto state = match::read_position(G{}, *loaded.position);
    if (!state) {
        refuse_loaded(loaded, say_problem(state.problem(), console.texts), console.texts);
    }
    const std::uint64_t seed = options.seed ? *options.seed : drawn_seed();
    return {match::Session<G>({.seed = seed, .position = *state}),
            seat_players(options.bots, players_of(*state), console.texts)};
}

template <Game G>
Seated<G> go_on_from_record(const PlayOptions& options, const Loaded& loaded,
                            const Console& console) {
    auto replayed = match::replay<G>(loaded.record);
    if (!replayed) {
        refuse_loaded(loaded, say_problem(replayed.problem(), console.texts), console.texts);
    }
    if (replayed->problem) {
        refuse_loaded(loaded, say_replay_problem(*replayed, console.texts), console.texts);
    }
    const std::uint32_t players = players_of(replayed->session.state());
    return {std::move(replayed->session), options.bots.empty()
                                              ? recorded_players(loaded.record, players)
                                              : seat_players(options.bots, players, console.texts)};
}

}  // namespace detail

template <Game G>
Seated<G> open_game(const PlayOptions& options, const std::optional<Loaded>& loaded,
                    const Console& console) {
    detail::check_bots(options.bots, console.texts);
    if (!loaded) return detail::deal_game<G>(options, console);
    Seated<G> game = loaded->position ? detail::begin_at_position<G>(options, *loaded, console)
                                      : detail::go_on_from_record<G>(options, *loaded, console);
    detail::check_loaded(options, *loaded, players_of(game.session.state()), console);
    return game;
}

template <Game G>
std::optional<Seated<G>> open_kept(std::string_view record_text) {
    const auto record = match::read_record(record_text);
    if (!record || record->game != G::id) return {};
    auto replayed = match::replay<G>(*record);
    if (!replayed || replayed->problem) return {};
    const typename G::State& state = replayed->session.state();
    if (to_act(state) == Seat::none) return {};
    const std::uint32_t players = players_of(state);
    return Seated<G>{std::move(replayed->session), detail::recorded_players(*record, players)};
}

}  // namespace lemniscate::cli::playing
