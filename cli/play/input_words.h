// A typed line as words, and the names they may stand for.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lemniscate::cli::play {

/// Upper and lower case do not matter, except in what is repeated or used as it stands.
struct InputWords {
    std::vector<std::string> as_typed;
    std::vector<std::string> words;  ///< the same in small letters

    static InputWords from(std::string_view line);
};

bool is_number(std::string_view text);
bool is_letter(std::string_view text);  ///< or a digit: just one

/// The words from `from` on as one text.
std::string joined(const std::vector<std::string>& words, std::size_t from,
                   std::string_view between = " ");

/// Something that can be named: by its id, or by its name on the screen.
struct Named {
    std::string id;
    std::string name;
};

/// What the text names best, by the whole name, by its beginning, or by the beginning of a later
/// word of it; several when they are equally good. Blanks and punctuation do not matter.
std::vector<Named> matches(std::string_view text, const std::vector<Named>& among);

}  // namespace lemniscate::cli::play
