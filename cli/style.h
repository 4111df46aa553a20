// What the terminal can show, and what the person wants of it.
#pragma once

#include "cli/options.h"

namespace lemniscate::cli {

struct Style {
    bool colour = false;
    bool unicode = true;  ///< else plain ASCII
    int columns = 80;
    int rows = 0;  ///< 0: as many as it takes
};

/// The style for standard output. Colour only on a terminal that is not dumb and where NO_COLOR is
/// not set, unless it was asked for; box drawing only in a UTF-8 locale; the width of the terminal,
/// or 80.
Style style_for(Colour wish, bool out_is_terminal);

/// Whether the environment shows more letters than ASCII has.
bool speaks_utf8();

/// Whether the terminal understands more than lines of text: it can be cleared.
bool terminal_can_clear();

}  // namespace lemniscate::cli
