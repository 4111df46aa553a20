// Colours and marks. Whatever is told by a colour is told by a letter too.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/style.h"
#include "games/splendor/cards.h"

namespace lemniscate::cli::playing {

/// The letters of the tokens, as they are printed and typed: T is the time token, G the grey one.
inline constexpr std::string_view token_letters = "YPBROGT";

/// Marks of one column each. They are written in Unicode everywhere; `for_terminal` replaces them
/// where that cannot be shown.
namespace mark {
inline constexpr std::string_view affordable = "✓";
inline constexpr std::string_view minus = "−";
inline constexpr std::string_view acting = "▸";
inline constexpr std::string_view none = "·";
inline constexpr std::string_view tile = "★";
inline constexpr std::string_view range = "–";
}  // namespace mark

/// Puts colour on text, or leaves it alone where there is none.
class Ink {
  public:
    explicit Ink(const Style& style) : colour_(style.colour) {}

    /// Text on the colour of a token. Both sides of the contrast are set, so that it reads alike on
    /// dark and on light terminals.
    std::string on(splendor::Token token, std::string_view text) const;

    std::string strong(std::string_view text) const { return wrap("1", text); }
    std::string faint(std::string_view text) const { return wrap("2", text); }
    std::string good(std::string_view text) const { return on(splendor::Token::green, text); }
    std::string title(std::string_view text) const { return wrap("1;36", text); }
    std::string alert(std::string_view text) const { return wrap("1;35", text); }

    /// Tokens as `Y2 O1`, one chip a kind, `gap` between them. The letter comes first since `1O`
    /// reads as ten.
    std::string tokens(Lanes tokens, std::string_view gap = " ") const;
    /// Tokens one by one, as they are typed: `YPB`, `YY`.
    std::string letters(Lanes tokens) const;

  private:
    std::string wrap(std::string_view code, std::string_view text) const;
    bool colour_;
};

/// The text as the terminal can show it: as it is, or with ASCII in the place of everything else.
std::string for_terminal(std::string text, const Style& style);
/// The same for lines, each with its end.
std::string print(const std::vector<std::string>& lines, const Style& style);

}  // namespace lemniscate::cli::playing
