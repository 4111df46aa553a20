#include "cli/play/help_page.h"

#include <cstddef>

#include "texts/width.h"
#include "texts/words.h"

namespace lemniscate::cli::playing {

using texts::Key;

void HelpPage::title(Key key) { page_.push_back(ink_.title(texts_.say(key))); }

void HelpPage::entry(const std::string& what, Key key) {
    constexpr int column = 20;
    const Page lines = wrapped(texts_.say(key), columns_ - column);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string left = i == 0 ? "  " + what : std::string();
        page_.push_back(texts::clip(texts::pad_right(left, column) + lines[i], columns_));
    }
}

void HelpPage::sentence(Key key) { paragraph({texts_.say(key)}); }

void HelpPage::paragraph(const std::vector<std::string>& sentences) {
    append(page_, wrapped(texts::join(sentences, " "), columns_, 2));
}

void HelpPage::add_commands() {
    title(Key::play_help_commands);
    entry(ink_.strong("moves") + ", " + ink_.strong("log") + ", " + ink_.strong("show"),
          Key::play_help_look);
    entry(ink_.strong("card") + ", " + ink_.strong("rules"), Key::play_help_read);
    entry(ink_.strong("undo"), Key::play_help_undo);
    entry(ink_.strong("save") + ", " + ink_.strong("quit"), Key::play_help_leave);
}

}  // namespace lemniscate::cli::playing
