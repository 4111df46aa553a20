// Fields that commands, entries and requests have in common.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/seat.h"
#include "match/reader.h"

namespace lemniscate::table {

Seat read_seat(const match::Field& field);
/// From 0 on.
std::uint64_t read_number(const match::Field& field);
/// 64 bits are a text in JSON: not every reader has so many for a number. 0 where it is missing.
std::uint64_t read_long(const match::Field& field);
/// So many bytes at most.
std::string read_text(const match::Field& field, std::size_t longest);
/// What names a command or a request, of the sender's own making: 1 to 64 bytes.
std::string read_id(const match::Field& field);

/// The fields that an object has in any case, and those of its kind; any other is refused.
match::Fields fields_of(const match::Field& object, std::initializer_list<std::string_view> always,
                        std::initializer_list<std::string_view> own);

}  // namespace lemniscate::table
