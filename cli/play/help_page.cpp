#include "cli/play/help_page.h"

#include <algorithm>
#include <cstddef>

#include "cli/play/vocabulary.h"
#include "texts/width.h"

namespace lemniscate::cli::playing {

using texts::Key;

void HelpPage::title(Key key) { page_.push_back(ink_.title(texts_.say(key))); }

void HelpPage::entry(const std::string& what, Key key) {
    constexpr int usual = 20;
    const int column = std::max(usual, texts::columns(what) + 4);
    const Page lines = wrapped(texts_.say(key), columns_ - column);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string left = i == 0 ? "  " + what : std::string();
        page_.push_back(texts::clip(texts::pad_right(left, column) + lines[i], columns_));
    }
}

void HelpPage::sentence(Key key, std::initializer_list<texts::Arg> args) {
    append(page_, wrapped(texts_.say(key, args), columns_, 2));
}

void HelpPage::add_commands() {
    title(Key::play_help_commands);
    const auto word = [this](Key key) { return ink_.strong(shown_word(key, texts_)); };
    entry(word(Key::play_word_moves) + ", " + word(Key::play_word_log) + ", " +
              word(Key::play_word_show),
          Key::play_help_look);
    entry(word(Key::play_word_undo), Key::play_help_undo);
    entry(word(Key::play_word_save) + " " + ink_.strong(texts_.say(Key::help_placeholder_file)),
          Key::play_help_save);
    entry(word(Key::play_word_quit), Key::play_help_quit);
}

}  // namespace lemniscate::cli::playing
