#include "cli/play/ink.h"

#include <cstddef>
#include <iterator>

namespace lemniscate::cli::playing {
namespace {

using splendor::Token;

/// Foreground and background from the palette of 256 colours, which terminals agree on; the first
/// sixteen are whatever the person has made of them. Lightness falls from yellow over orange to red
/// and from grey to blue, so that the chips differ without hue as well.
constexpr std::string_view chip_codes[splendor::token_kinds] = {
    "1;38;5;16;48;5;220",   // yellow
    "1;38;5;231;48;5;97",   // purple
    "1;38;5;231;48;5;25",   // blue
    "1;38;5;231;48;5;160",  // red
    "1;38;5;16;48;5;208",   // orange
    "1;38;5;16;48;5;250",   // grey
    "1;38;5;231;48;5;28",   // green
};

struct Replacement {
    std::string_view from;
    std::string_view to;
};

constexpr Replacement replacements[] = {
    {"─", "-"}, {"│", "|"}, {"┌", "+"},  {"┐", "+"},  {"└", "+"}, {"┘", "+"},
    {"├", "+"}, {"┤", "+"}, {"┬", "+"},  {"┴", "+"},  {"┼", "+"}, {"✓", "*"},
    {"−", "-"}, {"▸", ">"}, {"·", "."},  {"★", "#"},  {"–", "-"}, {"…", "~"},
    {"’", "'"}, {"×", "x"}, {"“", "\""}, {"”", "\""},
};

std::size_t sequence_length(char first) {
    const auto byte = static_cast<unsigned char>(first);
    return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

std::string_view in_ascii(std::string_view letter) {
    if (letter.size() == 1) return letter;
    for (const Replacement& replacement : replacements) {
        if (replacement.from == letter) return replacement.to;
    }
    return "?";
}

}  // namespace

std::string Ink::wrap(std::string_view code, std::string_view text) const {
    if (!colour_ || text.empty()) return std::string(text);
    std::string wrapped = "\x1b[";
    wrapped += code;
    wrapped += 'm';
    wrapped += text;
    wrapped += "\x1b[0m";
    return wrapped;
}

std::string Ink::on(Token token, std::string_view text) const {
    return wrap(chip_codes[splendor::lane(token)], text);
}

std::string Ink::tokens(Lanes tokens, std::string_view gap) const {
    std::string text;
    for (std::uint32_t kind = 0; kind < splendor::token_kinds; ++kind) {
        if (tokens[kind] == 0) continue;
        if (!text.empty()) text += gap;
        text += on(static_cast<Token>(kind), token_letters[kind] + std::to_string(tokens[kind]));
    }
    return text;
}

std::string Ink::letters(Lanes tokens) const {
    std::string text;
    for (std::uint32_t kind = 0; kind < splendor::token_kinds; ++kind) {
        text += on(static_cast<Token>(kind), std::string(tokens[kind], token_letters[kind]));
    }
    return text;
}

std::string for_terminal(std::string text, const Style& style) {
    if (style.unicode) return text;
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view letter =
            std::string_view(text).substr(at, sequence_length(text[at]));
        plain += in_ascii(letter);
        at += letter.size();
    }
    return plain;
}

std::string print(const std::vector<std::string>& lines, const Style& style) {
    std::string text;
    for (const std::string& line : lines) text += for_terminal(line, style) + "\n";
    return text;
}

}  // namespace lemniscate::cli::playing
