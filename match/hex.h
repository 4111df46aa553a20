// Bytes as text: two hexadecimal digits each, in lower case and nothing else, so that equal bytes
// are equal text.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/hashes.h"

namespace lemniscate::match {

std::string write_hex(Bytes bytes);

/// None for digits in upper case, an odd number of them, or anything else.
std::optional<std::vector<std::uint8_t>> read_hex(std::string_view text);

/// As many bytes as `Array` has.
template <class Array>
std::optional<Array> read_hex_as(std::string_view text) {
    const std::optional<std::vector<std::uint8_t>> bytes = read_hex(text);
    Array array{};
    if (!bytes || bytes->size() != array.size()) return std::nullopt;
    std::copy(bytes->begin(), bytes->end(), array.begin());
    return array;
}

}  // namespace lemniscate::match
