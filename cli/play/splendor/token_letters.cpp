#include "cli/play/splendor/token_letters.h"

#include <algorithm>
#include <cstddef>
#include <set>

#include "cli/play/input_words.h"
#include "texts/phrases.h"

namespace lemniscate::cli::play {
namespace {

using splendor::Token;

std::vector<std::string> letters_of(const texts::Texts& texts) {
    return InputWords::from(texts.say(texts::Key::splendor_letters)).as_typed;
}

std::vector<std::string> compared(const std::vector<std::string>& letters) {
    std::vector<std::string> list;
    for (const std::string& letter : letters) list.push_back(texts::bare(letter));
    return list;
}

/// Whether they can be told apart. A screen without the letters of a language shows Ж as ZH.
bool are_different(const std::vector<std::string>& letters) {
    return std::all_of(letters.begin(), letters.end(), is_letter) &&
           std::set(letters.begin(), letters.end()).size() == letters.size();
}

std::optional<Token> find(const std::string& letter, const std::vector<std::string>& letters) {
    const auto found = std::find(letters.begin(), letters.end(), letter);
    if (found == letters.end()) return std::nullopt;
    return static_cast<Token>(found - letters.begin());
}

}  // namespace

TokenLetters::TokenLetters(const texts::Texts& texts) : shown_(letters_of(texts)) {
    const std::vector<std::string> english = letters_of(texts::Texts());
    if (!are_different(compared(shown_))) shown_ = english;
    own_ = compared(shown_);
    english_ = compared(english);
}

std::string TokenLetters::typed(std::initializer_list<Token> tokens) const {
    std::string letters;
    for (const Token token : tokens) letters += texts::lowered(of(token));
    return letters;
}

std::optional<std::vector<Token>> TokenLetters::read(std::string_view word) const {
    const std::string letters = texts::bare(word);
    std::vector<Token> tokens;
    for (std::string_view left = letters; !left.empty();) {
        const std::string letter = texts::first_letter(left);
        std::optional<Token> token = find(letter, own_);
        if (!token) token = find(letter, english_);
        if (!token) return std::nullopt;
        tokens.push_back(*token);
        left.remove_prefix(letter.size());
    }
    if (tokens.empty()) return std::nullopt;
    return tokens;
}

}  // namespace lemniscate::cli::play
