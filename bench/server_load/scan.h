// Finds single fields in JSON that is known by its form: what is measured with must cost little, and
// reading all of every update would cost more than playing. Quotes inside of texts are escaped, so
// that `"name":` is found only where a field is.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace lemniscate::bench::server_load {

/// What follows the first `mark`; nothing where there is none.
inline std::optional<std::string_view> after(std::string_view json, std::string_view mark) {
    const std::size_t place = json.find(mark);
    if (place == std::string_view::npos) return std::nullopt;
    return json.substr(place + mark.size());
}

/// The number that a text begins with.
inline std::optional<std::uint64_t> leading_number(std::string_view json) {
    std::uint64_t number = 0;
    const auto read = std::from_chars(json.data(), json.data() + json.size(), number);
    if (read.ec != std::errc()) return std::nullopt;
    return number;
}

/// The number after the first `mark`.
inline std::optional<std::uint64_t> number_after(std::string_view json, std::string_view mark) {
    const auto rest = after(json, mark);
    return rest ? leading_number(*rest) : std::nullopt;
}

/// What stands between the first `mark` and the next quote.
inline std::optional<std::string_view> text_after(std::string_view json, std::string_view mark) {
    const auto rest = after(json, mark);
    if (!rest) return std::nullopt;
    return rest->substr(0, rest->find('"'));
}

}  // namespace lemniscate::bench::server_load
