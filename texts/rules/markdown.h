#pragma once
// The lines that the Markdown of the rules is made of: `#` headings, `-` and `1.` lists, `|`
// tables, and paragraphs of everything else. The generator counts them, the terminal draws them.
#include <cstddef>
#include <string_view>

namespace lemniscate::texts::markdown_line {

inline std::size_t indent(std::string_view line) {
    const std::size_t text = line.find_first_not_of(' ');
    return text == std::string_view::npos ? line.size() : text;
}

inline bool is_blank(std::string_view line) { return indent(line) == line.size(); }
inline bool is_heading(std::string_view line) { return line.starts_with('#'); }
inline bool is_table(std::string_view line) { return line.starts_with('|'); }

/// The length of `- ` or `12. ` at the beginning of a line without indent; 0 when there is none.
inline std::size_t marker(std::string_view line) {
    if (line.starts_with("- ")) return 2;
    const std::size_t digits = line.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string_view::npos) return 0;
    return line.substr(digits).starts_with(". ") ? digits + 2 : 0;
}

/// Whether a line begins a list in the middle of a paragraph. A number does only when it is 1: in
/// many languages "3. " is just how a third is written.
inline bool interrupts(std::string_view line) {
    return marker(line) != 0 && (line.starts_with("- ") || line.starts_with("1. "));
}

}  // namespace lemniscate::texts::markdown_line
