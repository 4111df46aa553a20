#pragma once
// Sentences for what the lower rooms only give codes for: problems, reasons, outcomes.
#include <string>
#include <string_view>
#include <system_error>

#include "engine/game.h"
#include "match/problem.h"
#include "texts/texts.h"

namespace lemniscate::texts {

/// What is wrong, where, and what would be right. `refusal` is the sentence that says why a move is
/// illegal; it may be empty where there cannot be one.
std::string say_problem(const match::Problem& problem, const Texts& texts,
                        const std::string& refusal = {});

/// Why options do not go together: `shards.options.<id>`, of whichever game has such a conflict.
std::string say_conflict(std::string_view conflict, const Texts& texts);

/// Why the machine did not do what it was asked; what is rare is said as the system says it.
std::string say_reason(const std::error_code& error, const Texts& texts);

/// Who has won and why, or that the game goes on.
std::string say_outcome(std::string_view game, const Outcome& outcome, const Texts& texts);

/// Why games ended, in a word or two: `splendor.ending.<reason>`.
std::string say_ending(std::string_view game, std::string_view reason, const Texts& texts);

/// What is decided: `splendor.decision.<id>`.
std::string say_decision(std::string_view game, std::string_view decision, const Texts& texts);

/// The name of a game: `splendor.name`.
std::string say_game(std::string_view game, const Texts& texts);

}  // namespace lemniscate::texts
