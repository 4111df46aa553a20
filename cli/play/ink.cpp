#include "cli/play/ink.h"

#include <cstddef>
#include <iterator>

#include "texts/words.h"

namespace lemniscate::cli::playing {
namespace {

struct Replacement {
    std::string_view from;
    std::string_view to;
};

constexpr Replacement replacements[] = {
    {"─", "-"},  {"│", "|"},  {"┌", "+"},  {"┐", "+"},  {"└", "+"},      {"┘", "+"}, {"├", "+"},
    {"┤", "+"},  {"┬", "+"},  {"┴", "+"},  {"┼", "+"},  {"✓", "*"},      {"−", "-"}, {"▸", ">"},
    {"·", "."},  {"★", "#"},  {"–", "-"},  {"…", "~"},  {"’", "'"},      {"×", "x"}, {"“", "\""},
    {"”", "\""}, {"„", "\""}, {"«", "\""}, {"»", "\""}, {"\u00a0", " "},
};

std::size_t sequence_length(char first) {
    const auto byte = static_cast<unsigned char>(first);
    return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

/// Signs first: they keep their width, and the table its columns.
std::string_view sign_in_ascii(std::string_view letter) {
    for (const Replacement& replacement : replacements) {
        if (replacement.from == letter) return replacement.to;
    }
    return letter;
}

}  // namespace

std::string Ink::paint(std::string_view code, std::string_view text) const {
    if (!colour_ || text.empty()) return std::string(text);
    std::string wrapped = "\x1b[";
    wrapped += code;
    wrapped += 'm';
    wrapped += text;
    wrapped += "\x1b[0m";
    return wrapped;
}

std::string for_terminal(std::string text, const Style& style) {
    if (style.unicode) return text;
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view letter =
            std::string_view(text).substr(at, sequence_length(text[at]));
        plain += letter.size() == 1 ? letter : sign_in_ascii(letter);
        at += letter.size();
    }
    return texts::in_ascii(plain);
}

std::string print(const std::vector<std::string>& lines, const Style& style) {
    std::string text;
    for (const std::string& line : lines) text += for_terminal(line, style) + "\n";
    return text;
}

}  // namespace lemniscate::cli::playing
