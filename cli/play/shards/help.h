// What a person at a table of Shards of Infinity can type, and what this way to play is about.
#pragma once

#include <string>

#include "cli/play/help_page.h"
#include "games/shards/shards.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

/// The help that fits the table: nothing of other ways to play.
void add_shards_help(HelpPage& help, const shards::Table& table);

/// What a line may be, for who plays without a terminal.
std::string say_shards_lines(const texts::Texts& texts);

}  // namespace lemniscate::cli::play
