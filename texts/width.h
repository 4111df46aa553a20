#pragma once
// How much room a line of text takes in a terminal. Escape sequences that set colours take none.
#include <string>
#include <string_view>

namespace lemniscate::texts {

int columns(std::string_view utf8);

std::string pad_right(std::string_view text, int width);  // spaces after the text; never cuts
std::string pad_left(std::string_view text, int width);   // spaces before the text; never cuts

/// What fits, with "…" as its last character when something was cut. Escape sequences stay even
/// where they follow the cut, so that a colour which is switched on is also switched off.
std::string clip(std::string_view text, int width);

}  // namespace lemniscate::texts
