// What fills the screen: the table with the moves, help, the log, the result.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/choices.h"
#include "cli/play/style.h"
#include "engine/seat.h"
#include "games/splendor/splendor.h"
#include "match/session.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

using Session = match::Session<splendor::Game>;

/// A game and who plays it: `person`, or the name of a bot, for every seat.
struct Seated {
    Session session;
    std::vector<std::string> players;
};

/// A page is its lines, in Unicode; `print` is what turns it into text for a terminal.
using Page = std::vector<std::string>;

/// The table as `seat` sees it, what happened since its last decision, and its choices, with
/// `note` below. The roomiest layout that leaves a line for the prompt is taken.
Page table_page(const Seated& game, Seat seat, const std::vector<Choice>& choices,
                const std::string& note, const Style& style, const texts::Texts& texts);

Page help_page(const Style& style, const texts::Texts& texts);
Page moves_page(const Seated& game, const std::vector<Choice>& choices, const Style& style,
                const texts::Texts& texts);
Page log_page(const Seated& game, Viewer viewer, const Style& style, const texts::Texts& texts);

/// The last position, who won and why, and the standings.
Page result_page(const Seated& game, Viewer viewer, const Style& style, const texts::Texts& texts);

/// What is asked, as a prompt.
std::string prompt_for(const splendor::State& state, const texts::Texts& texts);

/// A sentence on as many lines as it needs.
Page wrapped(std::string_view text, int columns, int indent = 0);

}  // namespace lemniscate::cli::playing
