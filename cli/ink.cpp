#include "cli/ink.h"

#include "texts/phrases.h"

namespace lemniscate::cli {

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
    return style.unicode ? text : texts::in_ascii(text);
}

std::string print(const std::vector<std::string>& lines, const Style& style) {
    std::string text;
    for (const std::string& line : lines) text += for_terminal(line, style) + "\n";
    return text;
}

}  // namespace lemniscate::cli
