// Words that can be typed: those of the person's language, and the English ones everywhere.
//
// They stand in texts/ with commas between them (`play.word.undo` is "undo, u"); the first is the
// one that screens show. Where a word means one thing in the person's language and another in
// English, the person's language counts.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "texts/texts.h"

namespace lemniscate::cli::play {

/// The words of a text, as they are compared: texts::bare.
std::vector<std::string> words_of(texts::Key key, const texts::Texts& texts);
/// Those, and the English ones.
std::vector<std::string> all_words_of(texts::Key key, const texts::Texts& texts);
/// The one that is shown.
std::string shown_word(texts::Key key, const texts::Texts& texts);

/// Which of these texts has this word.
std::optional<std::size_t> find_word(std::string_view typed, std::span<const texts::Key> keys,
                                     const texts::Texts& texts);
bool is_word(std::string_view typed, texts::Key key, const texts::Texts& texts);

/// Where more is to be seen: `(type moves)`.
std::string see_moves(const texts::Texts& texts);

/// The verb of a game as it is shown: the words for `fast-play` are `shards.verb.fast_play`.
std::string shown_verb(std::string_view game, std::string_view verb, const texts::Texts& texts);

/// The verbs of a game's notation with the words for them.
class Verbs {
  public:
    Verbs(std::string_view game, std::span<const std::string_view> verbs,
          const texts::Texts& texts);

    struct Found {
        std::string verb;   ///< in the notation
        std::size_t words;  ///< of the line, that it takes
    };
    /// The verb that a line begins with, as a whole.
    std::optional<Found> whole(const std::vector<std::string>& line) const;
    /// Those among these that begin like this, as they are shown or in the notation.
    std::vector<std::string> beginning(std::string_view typed,
                                       const std::vector<std::string>& among) const;

  private:
    struct Words {
        std::string verb;
        std::vector<std::string> own;      ///< of the person's language; the first is shown
        std::vector<std::string> english;  ///< the notation's own first
    };

    bool is_english_;
    std::vector<Words> verbs_;
};

}  // namespace lemniscate::cli::play
