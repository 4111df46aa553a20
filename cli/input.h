// What commands read: files, positions, records, games by name. Whatever is wrong with them is
// thrown as a Failure that says what, where, and what would be right.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/console.h"
#include "cli/failure.h"
#include "cli/options.h"
#include "games/games.h"
#include "match/games.h"
#include "match/json.h"
#include "match/match.h"
#include "match/record.h"
#include "match/replay.h"
#include "texts/say_problem.h"

namespace lemniscate::cli {

/// The contents of a file, or of standard input for `-`.
std::string read_file(const std::string& file, const Console& console);

/// How a file is called in a sentence.
std::string file_name(const std::string& file, const texts::Texts& texts);

/// What is wrong with a file, in one sentence that begins with its name.
std::string say_in_file(const std::string& file, const std::string& problem,
                        const texts::Texts& texts);

/// A position as JSON, with the game that it belongs to.
struct RawPosition {
    std::string game;
    match::Json json;
};
RawPosition read_raw_position(const std::string& file, const Console& console);
match::Record read_record_file(const std::string& file, const Console& console);

/// The same, of the contents of a file.
RawPosition read_raw_position_text(const std::string& file, const std::string& text,
                                   const Console& console);
match::Record read_record_text(const std::string& file, const std::string& text,
                               const Console& console);

/// The game that begins at the position of a file.
std::unique_ptr<match::Match> open_position_file(const std::string& file, const Console& console,
                                                 std::uint64_t seed = 0);
/// The game of a record, as far as it could be played.
match::Reopened open_record_file(const std::string& file, const Console& console);

/// What is wrong with a record that could be read but not be played to its end.
std::string say_record_problem(const match::Reopened& reopened, const texts::Texts& texts);

/// A fresh deal of a game, as it was set up on the command line.
std::unique_ptr<match::Match> deal_game(const std::string& game, const match::OptionList& setup,
                                        std::uint64_t seed, const Console& console);

std::vector<std::string> game_ids();
std::vector<std::string> bot_names();

[[noreturn]] void refuse_game(const std::string& word, const texts::Texts& texts);

/// Calls `visit(game)` for the game that was named on the command line.
template <class Visit>
int with_named_game(const std::string& name, const Console& console, Visit&& visit) {
    int code = exit_code::good;
    if (!with_game(name, [&](auto game) { code = visit(game); })) {
        refuse_game(name, console.texts);
    }
    return code;
}

/// Calls `visit(game, state)` with the position of a file.
template <class Visit>
int with_position(const std::string& file, const Console& console, Visit&& visit) {
    const RawPosition raw = read_raw_position(file, console);
    return with_named_game(raw.game, console, [&](auto game) {
        const auto state = match::read_position(game, raw.json);
        if (!state) {
            refuse_input(
                say_in_file(file, say_problem(state.problem(), console.texts), console.texts));
        }
        return visit(game, *state);
    });
}

/// What is wrong with a record that could be read but not be played to its end. The word that the
/// rules stumbled over is found by reading the move once more.
template <Game G>
std::string say_replay_problem(const match::Replayed<G>& replayed, const texts::Texts& texts) {
    const match::Problem& problem = *replayed.problem;
    std::string word;
    if (problem.kind == match::ProblemKind::illegal_move) {
        word = read_move(replayed.session.state(), problem.found).word;
    }
    return say_problem(problem, texts, G::id, word);
}

/// A seed for when none was given, told on standard error so that the game can be had again.
std::uint64_t seed_or_random(const std::optional<std::uint64_t>& seed, const Console& console);

}  // namespace lemniscate::cli
