// Tokens as coloured chips.
#pragma once

#include <string>
#include <string_view>

#include "cli/ink.h"
#include "cli/play/splendor/token_letters.h"
#include "engine/lanes.h"
#include "games/splendor/cards.h"

namespace lemniscate::cli::play {

class TokenInk : public Ink {
  public:
    TokenInk(const Ink& ink, const texts::Texts& texts) : Ink(ink), letters_(texts) {}

    /// The letter of a token in the person's language.
    const std::string& letter(splendor::Token token) const { return letters_.of(token); }
    /// Text on the colour of a token.
    std::string on(splendor::Token token, std::string_view text) const;
    /// Tokens as `Y2 O1`, one chip a kind, `gap` between them. The letter comes first since `1O`
    /// reads as ten.
    std::string tokens(Lanes tokens, std::string_view gap = " ") const;
    /// Tokens one by one, as they are typed: `YPB`, `YY`.
    std::string letters(Lanes tokens) const;

  private:
    TokenLetters letters_;
};

}  // namespace lemniscate::cli::play
