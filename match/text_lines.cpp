#include "match/text_lines.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace lemniscate::match {

namespace {

/// How many bytes the UTF-8 character at the front takes; 0 when there is none.
std::size_t character_size(std::string_view text) {
    const auto byte = [text](std::size_t at) {
        return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
    };
    const auto follows = [byte](std::size_t at) { return (byte(at) & 0xC0U) == 0x80U; };
    const unsigned lead = byte(0);
    if (lead < 0x80) return text.empty() ? 0 : 1;
    if (lead >= 0xC2 && lead < 0xE0) return follows(1) ? 2 : 0;
    if (lead >= 0xE0 && lead < 0xF0) {
        // Not what could be shorter, nor half of a UTF-16 pair.
        if ((lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) > 0x9F)) return 0;
        return follows(1) && follows(2) ? 3 : 0;
    }
    if (lead >= 0xF0 && lead < 0xF5) {
        // Not what could be shorter, nor beyond the last character.
        if ((lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) > 0x8F)) return 0;
        return follows(1) && follows(2) && follows(3) ? 4 : 0;
    }
    return 0;
}

/// The character at the front; a byte where there is none.
std::string_view first_of(std::string_view text) {
    return text.substr(0, std::max<std::size_t>(character_size(text), 1));
}

/// ASCII's, and those of Latin-1: U+0080 to U+009F, which terminals without UTF-8 also obey as
/// single bytes.
bool is_control(std::string_view character) {
    const auto first = static_cast<unsigned char>(character[0]);
    if (character.size() == 1) return first < 0x20 || (first >= 0x7F && first < 0xA0);
    return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
}

}  // namespace

Lines::Lines(std::string_view text) : rest_(text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (rest_.substr(0, byte_order_mark.size()) == byte_order_mark) {
        rest_.remove_prefix(byte_order_mark.size());
    }
}

std::string_view Lines::take() {
    ++number_;
    std::string_view line = rest_.substr(0, rest_.find('\n'));
    rest_.remove_prefix(line.size() < rest_.size() ? line.size() + 1 : line.size());
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    return line;
}

bool is_blank(char letter) { return letter == ' ' || letter == '\t'; }

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

std::string single_spaced(std::string_view text) {
    std::string words;
    for (char letter : text) {
        if (!is_blank(letter)) {
            words += letter;
        } else if (words.back() != ' ') {
            words += ' ';
        }
    }
    return words;
}

bool is_text(std::string_view line) {
    while (!line.empty()) {
        const std::string_view character = first_of(line);
        if (character_size(line) == 0) return false;
        if (is_control(character) && character != "\t") return false;
        line.remove_prefix(character.size());
    }
    return true;
}

std::string shortened(std::string_view line) {
    constexpr std::size_t enough = 256;  // no move is longer
    if (line.size() <= enough) return std::string(line);
    std::size_t size = 0;
    while (size < enough) size += first_of(line.substr(size)).size();
    return std::string(line.substr(0, size)) + "...";
}

std::string replace_controls(std::string_view text, std::string_view by, std::string_view kept) {
    std::string replaced;
    while (!text.empty()) {
        const std::string_view character = first_of(text);
        const bool stays = !is_control(character) || kept.find(character) != std::string_view::npos;
        replaced.append(stays ? character : by);
        text.remove_prefix(character.size());
    }
    return replaced;
}

std::string on_one_line(std::string_view text) {
    return std::string(trimmed(replace_controls(text, " ", "\t")));
}

std::optional<std::uint64_t> read_number(std::string_view text) {
    if (text.empty() || text.find_first_not_of("0123456789") != std::string_view::npos) {
        return std::nullopt;
    }
    std::uint64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc()) return std::nullopt;
    return number;
}

}  // namespace lemniscate::match
