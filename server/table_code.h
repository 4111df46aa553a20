// The short code that leads to a table: told on the phone, typed on another one.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace lemniscate::server {

/// Eight letters and digits, 40 bits: none of them is taken for another (no I, L, O, U).
std::string table_code(std::span<const std::uint8_t> random);

/// As somebody types it: in small letters, with blanks or dashes, o for 0 and i or l for 1. Empty
/// where it can be no code.
std::string read_table_code(std::string_view typed);

}  // namespace lemniscate::server
