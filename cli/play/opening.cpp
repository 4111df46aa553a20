#include "cli/play/opening.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "ai/player.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/nearest.h"
#include "cli/play/words.h"
#include "match/games.h"
#include "match/record.h"
#include "match/replay.h"

namespace lemniscate::cli::playing {
namespace {

using splendor::Game;
using texts::Key;

constexpr std::string_view usual_bot = "greedy";

bool is_bot(std::string_view name) {
    const auto names = ai::player_names();
    return std::find(names.begin(), names.end(), name) != names.end();
}

void check_bots(const std::vector<std::string>& bots, const texts::Texts& texts) {
    for (const std::string& bot : bots) {
        if (bot == person || is_bot(bot)) continue;
        std::vector<std::string> known;
        for (const std::string_view name : ai::player_names()) known.emplace_back(name);
        known.emplace_back(person);
        refuse_input(
            texts.say(Key::error_bot_unknown, {{"word", bot}, {"known", comma_list(known)}}));
    }
}

/// The person at seat 0, then the bots; where names are missing the last one is repeated.
std::vector<std::string> seat_players(const std::vector<std::string>& bots, std::uint32_t players,
                                      const texts::Texts& texts) {
    if (bots.size() >= players) {
        refuse_input(
            texts.say(Key::play_bots_too_many, {{"count", bots.size()}, {"seats", players - 1}}));
    }
    std::vector<std::string> names = {std::string(person)};
    names.insert(names.end(), bots.begin(), bots.end());
    while (names.size() < players) {
        names.push_back(bots.empty() ? std::string(usual_bot) : bots.back());
    }
    return names;
}

/// Those of a record; whoever is no bot is a person, and there is one at least.
std::vector<std::string> recorded_players(const match::Record& record, std::uint32_t players) {
    std::vector<std::string> names = record.players;
    names.resize(players);
    for (std::string& name : names) {
        if (name.empty()) {
            name = usual_bot;
        } else if (!is_bot(name)) {
            name = person;
        }
    }
    if (std::find(names.begin(), names.end(), person) == names.end()) names[0] = person;
    return names;
}

std::uint64_t drawn_seed() {
    std::random_device chance;
    return chance();  // ten digits at most: somebody may want to type it
}

Seated deal_game(const PlayOptions& options, const Console& console) {
    std::optional<std::uint32_t> players = options.players;
    if (!players && !options.bots.empty()) {
        players = static_cast<std::uint32_t>(options.bots.size()) + 1;
    }
    const auto setup = read_setup(Game{}, players, options.first_seat, console);
    const std::uint64_t seed = options.seed ? *options.seed : drawn_seed();
    return {Session({.options = setup, .seed = seed}),
            seat_players(options.bots, setup.players, console.texts)};
}

Seated load_position(const PlayOptions& options, const std::string& text, const Console& console) {
    const auto wrong = [&](const match::Problem& problem) {
        refuse_input(
            say_in_file(*options.load, say_problem(problem, console.texts), console.texts));
    };
    const auto json = match::parse_json(text);
    if (!json) wrong(json.problem());
    const auto game = match::game_of(*json);
    if (!game) wrong(game.problem());
    const auto state = match::read_position(Game{}, *json);
    if (!state) wrong(state.problem());
    const std::uint64_t seed = options.seed ? *options.seed : drawn_seed();
    return {Session({.seed = seed, .position = *state}),
            seat_players(options.bots, state->players, console.texts)};
}

Seated load_record(const PlayOptions& options, const std::string& text, const Console& console) {
    const auto record = match::read_record(text);
    if (!record) {
        refuse_input(say_in_file(*options.load, say_problem(record.problem(), console.texts),
                                 console.texts));
    }
    if (record->game != Game::id) refuse_game(record->game, console.texts);
    auto replayed = match::replay<Game>(*record);
    if (!replayed) {
        refuse_input(say_in_file(*options.load, say_problem(replayed.problem(), console.texts),
                                 console.texts));
    }
    if (replayed->problem) {
        refuse_input(say_in_file(*options.load, say_replay_problem(*replayed, console.texts),
                                 console.texts));
    }
    const std::uint32_t players = replayed->session.state().players;
    return {std::move(replayed->session), options.bots.empty()
                                              ? recorded_players(*record, players)
                                              : seat_players(options.bots, players, console.texts)};
}

Seated load_game(const PlayOptions& options, const Console& console) {
    const std::string text = read_file(*options.load, console);
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    const bool json = start != std::string::npos && text[start] == '{';
    Seated game =
        json ? load_position(options, text, console) : load_record(options, text, console);
    if (options.players && *options.players != game.players.size()) {
        refuse_input(console.texts.say(Key::play_load_players, {{"file", *options.load},
                                                                {"found", game.players.size()},
                                                                {"wanted", *options.players}}));
    }
    return game;
}

}  // namespace

Seated open_game(const PlayOptions& options, const Console& console) {
    if (options.game != Game::id) refuse_game(options.game, console.texts);
    check_bots(options.bots, console.texts);
    return options.load ? load_game(options, console) : deal_game(options, console);
}

std::optional<Seated> open_kept(std::string_view record_text) {
    const auto record = match::read_record(record_text);
    if (!record || record->game != Game::id) return {};
    auto replayed = match::replay<Game>(*record);
    if (!replayed || replayed->problem) return {};
    const splendor::State& state = replayed->session.state();
    if (to_act(state) == Seat::none) return {};
    return Seated{std::move(replayed->session), recorded_players(*record, state.players)};
}

}  // namespace lemniscate::cli::playing
