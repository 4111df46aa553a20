// Talking with whoever sits at the keyboard: the way in and out, and how much of a screen that is.
#pragma once

#include <optional>
#include <string>

#include "cli/console.h"
#include "cli/options.h"
#include "cli/page.h"
#include "cli/play/line_input.h"
#include "cli/style.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

struct Dialog {
    const Console& console;
    LineInput& lines;
    Colour colour;
    bool screen;  ///< a terminal, which is cleared for every page

    const texts::Texts& texts() const { return console.texts; }
    Style style() const { return style_for(colour, console.out_is_terminal); }
    void show(const Page& page) const;            ///< instead of what is on the screen
    void say(const std::string& sentence) const;  ///< below it
    void wipe() const;  ///< leaves nothing to look back at: no page, no line
    std::optional<std::string> ask(const std::string& prompt, const Completer& complete = {}) const;
};

}  // namespace lemniscate::cli::play
