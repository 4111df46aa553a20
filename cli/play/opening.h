// How a game begins: dealt anew, loaded from a file, or gone on with.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/console.h"
#include "cli/options.h"
#include "cli/play/asked.h"
#include "match/record.h"

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
Seated open_game(const std::string& game, const PlayOptions& options,
                 const std::optional<Loaded>& loaded, const Console& console);

/// The game of a record that was kept. Nothing when it is damaged, over, or another game.
std::optional<Seated> open_kept(std::string_view game, std::string_view record);

/// Another game like the last one, but not the very same: everybody stays seated.
Seated open_another(const PlayOptions& options, const Seated& last, const Console& console);

}  // namespace lemniscate::cli::playing
