// Tokens as coloured chips.
#pragma once

#include <string>
#include <string_view>

#include "cli/play/ink.h"
#include "engine/lanes.h"
#include "games/splendor/cards.h"

namespace lemniscate::cli::playing {

/// The letters of the tokens, as they are printed and typed: T is the time token, G the grey one.
inline constexpr std::string_view token_letters = "YPBROGT";

class TokenInk : public Ink {
  public:
    explicit TokenInk(const Ink& ink) : Ink(ink) {}
    explicit TokenInk(const Style& style) : Ink(style) {}

    /// Text on the colour of a token.
    std::string on(splendor::Token token, std::string_view text) const;
    /// Tokens as `Y2 O1`, one chip a kind, `gap` between them. The letter comes first since `1O`
    /// reads as ten.
    std::string tokens(Lanes tokens, std::string_view gap = " ") const;
    /// Tokens one by one, as they are typed: `YPB`, `YY`.
    std::string letters(Lanes tokens) const;
};

}  // namespace lemniscate::cli::playing
