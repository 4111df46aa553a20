// Colours and marks. Whatever is told by a colour is told by a letter too.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/style.h"

namespace lemniscate::cli {

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

    std::string strong(std::string_view text) const { return paint("1", text); }
    std::string faint(std::string_view text) const { return paint("2", text); }
    std::string good(std::string_view text) const { return paint(white_on_green, text); }
    std::string title(std::string_view text) const { return paint("1;36", text); }
    std::string alert(std::string_view text) const { return paint("1;35", text); }

    /// Text in the colours of a code. Where it sets a background it sets the letters as well, so
    /// that it reads alike on dark and on light terminals.
    std::string paint(std::string_view code, std::string_view text) const;

  private:
    static constexpr std::string_view white_on_green = "1;38;5;231;48;5;28";
    bool colour_;
};

/// The text as the terminal can show it: as it is, or with ASCII in the place of everything else.
std::string for_terminal(std::string text, const Style& style);
/// The same for lines, each with its end.
std::string print(const std::vector<std::string>& lines, const Style& style);

}  // namespace lemniscate::cli
