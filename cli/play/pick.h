// One of a numbered list, before there is a game.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "cli/page.h"
#include "cli/play/input_words.h"

namespace lemniscate::cli::play {

/// `  1  Shards of Infinity`
Page numbered_lines(const std::vector<Named>& list);

/// By its number, or the beginning of its name or its id; nothing where that is none or several.
std::optional<std::size_t> pick(std::string_view typed, const std::vector<Named>& list);

}  // namespace lemniscate::cli::play
