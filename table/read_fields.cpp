#include "table/read_fields.h"

#include <charconv>
#include <string>
#include <vector>

#include "match/record.h"

namespace lemniscate::table {

using match::Field;
using match::ProblemKind;

Seat read_seat(const Field& field) {
    return seat_at(field.required().number({0, match::most_seats - 1}, 0));
}

std::uint64_t read_number(const Field& field) {
    const std::int64_t number = field.required().integer().value_or(0);
    if (number >= 0) return static_cast<std::uint64_t>(number);
    field.refuse(ProblemKind::out_of_range, "0..");
    return 0;
}

std::uint64_t read_long(const Field& field) {
    const std::string text = field.text();
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    if (!field.is_missing() && !whole) field.refuse(ProblemKind::wrong_type, "a number as text");
    return number;
}

std::string read_text(const Field& field, std::size_t longest) {
    std::string text = field.text();
    if (text.size() > longest) {
        field.refuse(ProblemKind::out_of_range, "1.." + std::to_string(longest));
    }
    return text;
}

std::string read_id(const Field& field) {
    constexpr std::size_t longest_id = 64;
    std::string id = read_text(field.required(), longest_id);
    if (id.empty() && !field.is_missing()) field.refuse(ProblemKind::out_of_range, "1..64");
    return id;
}

match::Fields fields_of(const Field& object, std::initializer_list<std::string_view> always,
                        std::initializer_list<std::string_view> own) {
    std::vector<std::string_view> names = always;
    names.insert(names.end(), own);
    return object.fields(names);
}

}  // namespace lemniscate::table
