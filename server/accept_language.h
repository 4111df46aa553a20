// Which language a client reads best.
#pragma once

#include <span>
#include <string_view>

namespace lemniscate::server {

/// Reads the field Accept-Language and chooses among languages by their codes: the one with the
/// highest quality, of several the first that is named; `fr-CA` asks for `fr` as well. The first of
/// ours where none of them is asked for.
std::string_view chosen_language(std::string_view list,
                                 std::span<const std::string_view> languages);

}  // namespace lemniscate::server
