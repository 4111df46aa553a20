#include "match/hex.h"

namespace lemniscate::match {

namespace {

constexpr std::string_view digits = "0123456789abcdef";

}  // namespace

std::string write_hex(Bytes bytes) {
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

std::optional<std::vector<std::uint8_t>> read_hex(std::string_view text) {
    if (text.size() % 2 != 0) return std::nullopt;
    std::vector<std::uint8_t> bytes;
    bytes.reserve(text.size() / 2);
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const std::size_t high = digits.find(text[i]);
        const std::size_t low = digits.find(text[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        bytes.push_back(static_cast<std::uint8_t>(16 * high + low));
    }
    return bytes;
}

}  // namespace lemniscate::match
