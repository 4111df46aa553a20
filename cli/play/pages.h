// What fills the screen: the table with the moves, help, the log, the result.
#pragma once

#include <string>
#include <vector>

#include "cli/page.h"
#include "cli/play/asked.h"
#include "cli/style.h"
#include "engine/seat.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

/// The table as the seat that is asked sees it, what it has not seen happen, and its
/// choices, with `note` below. The roomiest layout that leaves a line for the prompt is taken.
Page table_page(const Asked& asked, const std::string& note, const Style& style);

/// What the seat is asked, on one line.
std::string prompt_line(const Asked& asked);

/// What can be typed and what the signs mean, in this game as it was set up.
Page help_page(const Asked& asked, const Style& style);

/// Every choice in the notation.
Page moves_page(const Asked& asked, const Style& style);

Page log_page(const match::Match& match, const std::vector<std::string>& names, Viewer viewer,
              const Style& style, const texts::Texts& texts);

/// The last position, who won and why, and the standings.
Page result_page(const match::Match& match, const std::vector<std::string>& names, Viewer viewer,
                 const Style& style, const texts::Texts& texts);

}  // namespace lemniscate::cli::play
