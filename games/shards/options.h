// What can be chosen before a game, and what goes together.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/seat.h"
#include "games/shards/state.h"

namespace lemniscate::shards {

struct Options {
    std::uint32_t players = 2;
    Sets sets = usual_sets;  ///< of cards; those with the starters are always in
    Mode mode = Mode::free_for_all;
    std::uint32_t row_size = 6;
    bool auction = false;
    bool relic_draft = false;
    bool mysterious_relics = false;
    Seat first_seat = Seat::none;  ///< none: as the rules say, usually at random
    /// By seat; none: dealt at random or, against Nemesis, asked. The second one is then Nemesis'.
    Character characters[max_players] = {};

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// Why options do not go together.
enum class OptionsProblem : std::uint8_t {
    none,
    players,               ///< not a number of players that this mode has
    row_size,              ///< 4 to 8
    needs_relics,          ///< draft, mysterious relics and Nemesis need a set that has relics
    auction_mode,          ///< no auction in teams or against Nemesis
    draft_mode,            ///< no draft against Nemesis
    draft_and_mysterious,  ///< one or the other
    first_seat,            ///< there is no such seat
    first_seat_decided,    ///< the auction or the draft decides who begins
    first_seat_of_team,    ///< the left-hand player of a team begins: seat 0 or seat 2
    characters_decided,    ///< the auction gives the characters
    character_twice,
    characters_number,  ///< for every seat or for none
};

inline constexpr std::string_view options_problem_ids[] = {"none",
                                                           "players",
                                                           "row_size",
                                                           "needs_relics",
                                                           "auction_mode",
                                                           "draft_mode",
                                                           "draft_and_mysterious",
                                                           "first_seat",
                                                           "first_seat_decided",
                                                           "first_seat_of_team",
                                                           "characters_decided",
                                                           "character_twice",
                                                           "characters_number"};

constexpr std::string_view id_of(OptionsProblem problem) {
    return options_problem_ids[static_cast<std::size_t>(problem)];
}

/// The least and the most players of a mode.
constexpr std::uint32_t least_players(Mode mode) {
    return mode == Mode::teams       ? 4U
           : mode == Mode::bloodbath ? 3U
           : mode == Mode::nemesis   ? 1U
                                     : 2U;
}
constexpr std::uint32_t most_players(Mode mode) {
    return mode == Mode::bloodbath ? 3U : mode == Mode::nemesis ? 1U : 4U;
}

constexpr CardSet relics_of(Sets sets) { return relic_set & cards_of(sets); }

constexpr OptionsProblem check(const Options& options) {
    const Mode mode = options.mode;
    const bool variant = options.relic_draft || options.mysterious_relics || mode == Mode::nemesis;
    if (options.players < least_players(mode) || options.players > most_players(mode)) {
        return OptionsProblem::players;
    }
    if (options.row_size < min_row || options.row_size > max_row) return OptionsProblem::row_size;
    if (variant && relics_of(options.sets).size() < relics_each * options.players) {
        return OptionsProblem::needs_relics;
    }
    if (options.auction && (mode == Mode::teams || mode == Mode::nemesis)) {
        return OptionsProblem::auction_mode;
    }
    if (options.relic_draft && mode == Mode::nemesis) return OptionsProblem::draft_mode;
    if (options.relic_draft && options.mysterious_relics) {
        return OptionsProblem::draft_and_mysterious;
    }
    if (options.first_seat != Seat::none) {
        if (index(options.first_seat) >= options.players) return OptionsProblem::first_seat;
        const bool teams = mode == Mode::teams;  // who begins is then settled before the draft
        if (options.auction || (options.relic_draft && !teams)) {
            return OptionsProblem::first_seat_decided;
        }
        if (teams && index(options.first_seat) % 2 != 0) return OptionsProblem::first_seat_of_team;
    }
    std::uint32_t named = 0;
    for (std::uint32_t i = 0; i < max_players; ++i) {
        if (options.characters[i] == Character::none) continue;
        ++named;
        for (std::uint32_t k = 0; k < i; ++k) {
            if (options.characters[k] == options.characters[i]) {
                return OptionsProblem::character_twice;
            }
        }
    }
    if (named != 0 && options.auction) return OptionsProblem::characters_decided;
    const std::uint32_t wanted = mode == Mode::nemesis ? 2U : options.players;
    for (std::uint32_t i = 0; i < max_players; ++i) {
        const bool given = options.characters[i] != Character::none;
        if (given != (named != 0 && i < wanted)) return OptionsProblem::characters_number;
    }
    return OptionsProblem::none;
}

}  // namespace lemniscate::shards
