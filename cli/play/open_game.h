// How a game begins: dealt anew, or loaded from a file.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/console.h"
#include "cli/options.h"
#include "cli/play/local_table.h"
#include "match/json_forward.h"
#include "match/record.h"

namespace lemniscate::cli::play {

/// A file to go on from, read but not judged: a position, or a record.
struct Loaded {
    std::string file;
    std::string game;
    match::SharedJson position;
    match::Record record;  ///< where there is no position
};

/// Throws Failure when the file is neither.
Loaded load(const std::string& file, const Console& console);

/// A new game, or the one that was loaded. Throws Failure when options or file are wrong.
std::unique_ptr<LocalTable> open_game(const std::string& game, const PlayOptions& options,
                                      const std::optional<Loaded>& loaded, const Console& console);

/// Another game like the last one, but not the very same: everybody stays seated.
std::unique_ptr<LocalTable> open_another(const PlayOptions& options, const LocalTable& last,
                                         const Console& console);

}  // namespace lemniscate::cli::play
