#include "server/table_code.h"

namespace lemniscate::server {

namespace {

constexpr std::string_view digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t length = 8;

char digit_of(char typed) {
    if (typed >= 'a' && typed <= 'z') typed = static_cast<char>(typed - 'a' + 'A');
    if (typed == 'O') return '0';
    if (typed == 'I' || typed == 'L') return '1';
    return typed;
}

}  // namespace

std::string table_code(std::span<const std::uint8_t> random) {
    std::uint64_t bits = 0;
    for (const std::uint8_t byte : random.first(5)) bits = bits << 8U | byte;
    std::string code;
    for (std::size_t i = 0; i < length; ++i) {
        code += digits[static_cast<std::size_t>(bits >> (5 * (length - 1 - i)) & 31U)];
    }
    return code;
}

std::string read_table_code(std::string_view typed) {
    std::string code;
    for (const char letter : typed) {
        if (letter == ' ' || letter == '-') continue;
        const char digit = digit_of(letter);
        if (digits.find(digit) == std::string_view::npos || code.size() == length) return {};
        code += digit;
    }
    return code.size() == length ? code : std::string();
}

}  // namespace lemniscate::server
