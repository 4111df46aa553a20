// What commands read: files, positions, records, games by name. Whatever is wrong with them is
// thrown as a Failure that says what, where, and what would be right.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/console.h"
#include "cli/failure.h"
#include "cli/options.h"
#include "match/json_forward.h"
#include "match/match.h"
#include "match/record.h"
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
    match::SharedJson json;
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

/// Why a move is refused.
std::string say_refusal(const match::MoveRefusal& refusal, const texts::Texts& texts);

/// What is wrong with a record that could be read but not be played to its end.
std::string say_record_problem(const match::Reopened& reopened, const texts::Texts& texts);

/// A fresh deal of a game, as it was set up on the command line.
std::unique_ptr<match::Match> deal_game(const std::string& game, const match::OptionList& setup,
                                        std::uint64_t seed, const Console& console);

std::vector<std::string> game_ids();
std::vector<std::string> bot_names();

[[noreturn]] void refuse_game(const std::string& word, const texts::Texts& texts);

/// A seed for when none was given, told on standard error so that the game can be had again.
std::uint64_t seed_or_random(const std::optional<std::uint64_t>& seed, const Console& console);

}  // namespace lemniscate::cli
