#include "cli/play/dialog.h"

#include <ostream>

#include "cli/ink.h"

namespace lemniscate::cli::play {

void Dialog::show(const Page& page) const {
    const Style now = style();
    // Only the screen is cleared; what scrolled off it stays to be looked at.
    if (screen && terminal_can_clear()) console.out << "\x1b[H\x1b[2J";
    console.out << print(page, now) << std::flush;
}

void Dialog::wipe() const {
    lines.forget();
    // The screen first: some terminals move what they clear to what has scrolled off.
    if (screen && terminal_can_clear()) console.out << "\x1b[H\x1b[2J\x1b[3J";
}

void Dialog::say(const std::string& sentence) const {
    const Style now = style();
    console.out << print(wrapped(sentence, now.columns), now) << std::flush;
}

std::optional<std::string> Dialog::ask(const std::string& prompt, const Completer& complete) const {
    return lines.ask(for_terminal(prompt, style()), complete);
}

}  // namespace lemniscate::cli::play
