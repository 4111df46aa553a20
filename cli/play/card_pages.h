// Cards as people read them: those of `lemniscate cards`, and of `card NAME` during a game.
#pragma once

#include <string>
#include <string_view>

#include "cli/page.h"
#include "cli/style.h"
#include "texts/card_list.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

/// Leaves in the list of a game what goes by this name, all of it where several things do. Where
/// nothing does, the list stays as it is and a sentence says so.
std::string keep_named(texts::CardList& list, const std::string& name, std::string_view game,
                       const texts::Texts& texts);

/// Every card with what it does, under the titles of the list.
Page card_lines(const texts::CardList& list, const Style& style, const texts::Texts& texts);

}  // namespace lemniscate::cli::play
