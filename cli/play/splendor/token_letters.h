// The letters of the tokens, as they are printed and typed in the person's language.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/splendor/cards.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

class TokenLetters {
  public:
    explicit TokenLetters(const texts::Texts& texts);

    /// As it is printed.
    const std::string& of(splendor::Token token) const { return shown_[lane(token)]; }
    /// Some of them as they are typed: `ybr`.
    std::string typed(std::initializer_list<splendor::Token> tokens) const;

    /// The tokens that letters without anything between them name: `ybr`. Nothing when one of them
    /// names none. An English letter is understood where it is no other token's here.
    std::optional<std::vector<splendor::Token>> read(std::string_view word) const;

  private:
    std::vector<std::string> shown_;    ///< by token
    std::vector<std::string> own_;      ///< the same, as they are compared
    std::vector<std::string> english_;  ///< those of English, as they are compared
};

}  // namespace lemniscate::cli::play
