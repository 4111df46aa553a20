// Who sits where, by what was said on the command line or stands in a record.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options.h"
#include "match/record.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

/// Who sits where: a person, with a name or without (texts/plain_speaker.h), or the name of a bot,
/// for every seat that somebody plays.
using Players = std::vector<std::string>;

inline constexpr std::string_view usual_bot = "greedy";

/// Throws Failure for a bot that there is not and a name that nobody can have.
void check_players(const PlayOptions& options, const texts::Texts& texts);

/// How many play, by those who were named; nothing when none were.
std::optional<std::uint32_t> count_named(const PlayOptions& options);

/// A person at seat 0 and further ones if there are more names, then those of `bots`, the last one
/// repeated where seats are left. Throws Failure when there are too few.
Players seat_players(const PlayOptions& options, std::uint32_t players, const texts::Texts& texts);

/// Those of a record; whoever is no bot is a person, and there is one at least.
Players recorded_players(const match::Record& record, std::uint32_t players);

/// The names, in the order of the seats, for the people among the players; those who have none keep
/// what they were called. Throws Failure when there are more names than people.
void give_names(Players& players, const std::vector<std::string>& names, const texts::Texts& texts);

/// Whether it is short enough for every table and harmless to show. The empty one is: nobody has
/// to have a name.
bool can_be_name(std::string_view name);
/// Why not, in one sentence, beside those who have names already; empty: it can.
std::string refuse_name(const std::string& name, const std::vector<std::string>& others,
                        const texts::Texts& texts);

}  // namespace lemniscate::cli::play
