// What people may be called: one policy for everybody.
//
// A name stands in lists and logs beside others, in any of the languages. It must be readable, stay
// in its line and not pass for somebody else's; beyond that it is people's own business, and any
// alphabet will do. Two people may have the same name.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "server/refusal.h"
#include "server/secret.h"

namespace lemniscate::server {

/// Letters as people count them: with their marks.
inline constexpr std::size_t longest_name = 24;

/// The name as it is kept (in the form NFC, with single blanks and none at its ends), or the rule
/// that it breaks.
std::variant<std::string, Refusal> read_name(std::string_view name);

/// For whoever has not said one: a star and a number, `Vega 417`, which is a name in every
/// language.
std::string make_name(const RandomBytes& random);

}  // namespace lemniscate::server
