#include "cli/play/help_page.h"

#include <algorithm>
#include <cstddef>

#include "cli/play/vocabulary.h"
#include "texts/phrases.h"
#include "texts/width.h"

namespace lemniscate::cli::play {

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
    paragraph({texts_.say(key, args)});
}

void HelpPage::paragraph(const std::vector<std::string>& sentences) {
    append(page_, wrapped(texts::join(sentences, " "), columns_, 2));
}

void HelpPage::add_commands() {
    title(Key::play_help_commands);
    const auto word = [this](Key key) { return ink_.strong(shown_word(key, texts_)); };
    entry(word(Key::play_word_moves) + ", " + word(Key::play_word_log) + ", " +
              word(Key::play_word_show),
          Key::play_help_look);
    const auto words = [&](Key one, Key other) { return word(one) + ", " + word(other); };
    entry(words(Key::play_word_card, Key::play_word_rules), Key::play_help_read);
    entry(word(Key::play_word_undo), Key::play_help_undo);
    entry(words(Key::play_word_save, Key::play_word_quit), Key::play_help_leave);
}

}  // namespace lemniscate::cli::play
